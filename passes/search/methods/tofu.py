"""Tofu: every op is split along one loop and every tensor cut along one dim, step by step.

A step splits workers in k equal groups (k = 2, or the next prime factor). It minimises the bytes
that all groups receive, a sum over ops and the tensors that they read and make, where of a tensor
of S bytes groups receive 0 if the op takes it apart as it is held, S (1 - 1/k) along another dim,
and S (k - 1) if each needs all of it or makes a partial result (partition-n-reduce). The best split
and cuts of a step come from the dynamic programme of OptCNN over the graph; shapes are divided, and
one group goes on, as they are alike. Bytes of a step are those of all groups together: steps
commute, and no later step sends less than an earlier one of as many groups, as it can choose no
more.

What differs. The paper coarsens the graph to a chain first (forward with backward, element-wise
ops, time steps); elimination needs no chain, and a table of more than `limit` entries is refused
with its width. Only bytes count: no computing, no memory.

Of a program: an axis of the mesh is a step for each of its prime factors, the outermost first: of 8
devices three steps of two, whether they are one axis or three. Where a mesh has more than three
prime factors, tables of all ways to take them one by one are too large: the steps of an axis choose
alike. Arguments are tensors too, and choices that leave a result whole over an axis are in the
space only where no dim divides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, NamedTuple, TypeVar

import numpy as np

from shardwright.passes.search.kernels.elimination import TooWide, best_labels
from shardwright.passes.search.kernels.recursion import recurse
from shardwright.passes.search.problem.anatomy import NONE, Anatomy
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.moved_bytes import moved
from shardwright.passes.search.problem.op_graphs import Access, OpGraph, prime_parts
from shardwright.passes.search.problem.own_answers import own_answer, refused
from shardwright.passes.search.problem.own_axes import AxisChoices, axis_problem
from shardwright.passes.search.problem.own_costs import decided
from shardwright.passes.search.problem.problem import Bools, Floats, Ints, Problem

UNIT = "bytes"
BY_STEP = "every step is exact, and by the paper steps commute"
Key = TypeVar("Key", str, int)


class NoStep(Exception):
    """What has no loop, or no dim, that the groups of a step divide."""


class Step(NamedTuple):
    """`moved`: bytes of all groups together; by op the loop, by tensor the dim."""

    parts: int
    moved: float
    loops: dict[str, str]
    dims: dict[str, int]


@dataclass(frozen=True)
class Tofu:
    """`limit`: entries of the largest table."""

    limit: float = 5e7
    name: str = "tofu"
    exact: bool = True
    relative: float = 1e-9
    paper: ClassVar[str] = "Wang et al., Tofu, EuroSys 2019 (arXiv 1807.08887), section 5"
    label: ClassVar[str] = "paper-formula"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "one loop of every op and one dim of every tensor a step, by bytes"

    def of_ops(self, graph: OpGraph) -> list[Step]:
        """The steps of a graph of ops. Raises NoStep, and TooWide."""
        whole = graph

        def solve(now: OpGraph, parts: int) -> Step:
            return step(now, whole, parts, self.limit)

        def divide(now: OpGraph, one: Step, parts: int) -> OpGraph:
            return now.divided(one.loops, one.dims, parts)

        return recurse(graph, graph.parts, solve, divide)

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`. Of a problem without tensors its one step. Refuses as is said above."""
        evaluator.charge(1.0)
        try:
            if not problem.anatomy:
                _, y = best_labels(free_graph(problem), limit=self.limit)
                return own_answer(problem, problem, free_graph(problem).plan(y), evaluator)
            x, cost = self.by_axes(problem)
        except TooWide as wide:
            return refused(f"too wide: {wide}, of at most {self.limit:.3g}")
        found = own_answer(
            problem, None, x, evaluator, cost=cost, info={"unit": UNIT}, is_least=True, kind=BY_STEP
        )  # fmt: skip
        return replace(found, decided=_decided(problem))

    def by_axes(self, problem: Problem) -> tuple[Ints, float]:
        """A choice by node, and the bytes of all steps."""
        choices, total = AxisChoices(problem, _may), 0.0
        for axis, parts in enumerate(problem.axes):
            read = partial(_read, axis, parts)
            own = axis_problem(problem, choices.allowed(axis), partial(_made, axis, parts), read)
            cost, y = best_labels(free_graph(own), limit=self.limit)
            choices.take(free_graph(own).plan(y), axis)
            total += cost
        return choices.x, total


def step(now: OpGraph, whole: OpGraph, parts: int, limit: float) -> Step:
    """The best step for a group that has the shapes of `now` of a `whole` graph."""
    ops, tensors = now.ops, list(now.shapes)
    loops = [_divisible(op.loops.items(), parts, f"op '{op.name}'", "loop") for op in ops]
    dims = [
        _divisible(enumerate(now.shapes[name]), parts, f"tensor '{name}'", "dim")
        for name in tensors
    ]
    at = {name: len(ops) + k for k, name in enumerate(tensors)}
    edges: list[tuple[int, int, int]] = []
    tables: list[Floats] = []
    for k, op in enumerate(ops):
        for access in op.accesses:
            size = whole.elements(access.tensor) * whole.width
            edges.append((k, at[access.tensor], len(tables)))
            tables.append(_table(size, parts, loops[k], access, dims[at[access.tensor] - len(ops)]))
    costs = tuple(np.zeros(len(some)) for some in (*loops, *dims))
    count = len(costs)
    problem = Problem(np.arange(count), costs, np.array(edges, np.int64), tuple(tables))
    free = free_graph(problem)
    _, y = best_labels(free, limit=limit)
    x = free.plan(y)
    return Step(
        parts, problem.total(x),
        {op.name: loops[k][x[k]] for k, op in enumerate(ops)},
        {name: dims[k][x[len(ops) + k]] for k, name in enumerate(tensors)},
    )  # fmt: skip


def _divisible(sizes: Iterable[tuple[Key, int]], parts: int, what: str, kind: str) -> list[Key]:
    found = [key for key, size in sizes if size % parts == 0]
    if not found:
        raise NoStep(f"{what} has no {kind} that {parts} groups divide")
    return found


def _table(
    size: float, parts: int, loops: Sequence[str], access: Access, dims: Sequence[int]
) -> Floats:
    """[loops, dims] bytes that all groups receive."""
    split = [access.loops.index(loop) if loop in access.loops else NONE for loop in loops]
    return np.array([[moved(size, parts, at, dim) for dim in dims] for at in split])


# --- of programs


def _decided(problem: Problem) -> Bools:
    """[n] ops, and what no op makes."""
    made = np.zeros(problem.n, np.bool_)
    made[problem.edges[:, 1]] = True
    return decided(problem) | ~made


def _may(one: Anatomy, axis: int) -> Ints:
    """[K] 0 of choices in which the axis splits the op and cuts its result, 1 of those that leave
    both whole, which stand in where there is none; others are not in the space.
    """
    is_split, is_cut = one.cut[:, axis] != NONE, one.left[:, axis] != NONE
    return np.where(is_split & is_cut, 0, np.where(is_split | is_cut, 2, 1))


def _bytes(one: Anatomy, result: int) -> float:
    return float(np.prod(one.out_shapes[result], dtype=float)) * one.width


def _made(axis: int, parts: int, one: Anatomy) -> Floats:
    """[K] bytes to bring a result from where it is made to where it is held."""
    if one.is_value or not one.outs:
        return np.zeros(one.count)
    pairs = zip(one.cut[:, axis].tolist(), one.left[:, axis].tolist(), strict=True)
    size = _bytes(one, 0)
    return np.array([_moved(size, parts, _dim(one.outs[0], factor), dim) for factor, dim in pairs])


def _read(
    axis: int, parts: int, maker: Anatomy, result: int, user: Anatomy, operand: int
) -> Floats:
    """[K of maker, K of user] bytes to bring a tensor from where it is held to where it is read."""
    size = _bytes(maker, result)
    held = maker.left[:, axis].tolist() if result == 0 else [NONE] * maker.count
    split = [
        NONE if factor == NONE else _dim(user.ins[operand], factor)
        for factor in user.cut[:, axis].tolist()
    ]
    known = {
        (at, dim): _moved(size, parts, at, dim) for at in set(split) for dim in set(held)
    }  # fmt: skip
    return np.array([[known[at, dim] for at in split] for dim in held])


def _moved(size: float, parts: int, split: int, held: int) -> float:
    """Bytes of steps by prime factors that all choose the same."""
    return sum(moved(size, prime, split, held) for prime in prime_parts(parts))


def _dim(dims: Sequence[Sequence[int]], factor: int) -> int:
    """The dim that a factor is in."""
    return next((k for k, some in enumerate(dims) if factor in some), NONE)

"""The problem of a method with an objective of its own, on the nodes and choices of a program.

Ops are its nodes. Values that lie somewhere by themselves (arguments, values of several users) are
not: an edge leads from the op that makes a tensor to each that reads it, network inputs and weights
have none. What is no node of the method stays undecided and is completed as for every method.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.anatomy import Anatomy
from shardwright.passes.search.problem.problem import Bools, Floats, Problem, whole

OfNode = Callable[[Anatomy], Floats]  # [K]
OfEdge = Callable[[Anatomy, int, Anatomy, int], Floats]  # [K of maker, K of user]
May = Callable[[Anatomy], Bools]  # [K]


class Use(NamedTuple):
    """Op `user` reads as its `operand` what op `maker` makes as its `result`."""

    maker: int
    result: int
    user: int
    operand: int
    weight: float


def ports_of(problem: Problem) -> list[tuple[int, int, int, int]]:
    """Edges as (producer, its result, consumer, its operand)."""
    rows = zip(problem.edges.tolist(), problem.ports.tolist(), strict=True)
    return [(int(a), int(r), int(b), int(o)) for (a, b, _), (r, o) in rows]


def uses_of(problem: Problem, has_arguments: bool = False) -> list[Use]:
    """All uses, by user. `has_arguments`: also those of what no op makes, by the value itself."""
    is_value = [problem.anatomy[kind].is_value for kind in whole(problem.kinds)]
    edges = ports_of(problem)
    source = {b: (a, r) for a, r, b, o in edges if is_value[b] and o >= 0}
    found: list[Use] = []
    for (a, result, b, operand), weight in zip(edges, problem.edge_weights.tolist(), strict=True):
        if is_value[b] or operand < 0:  # what is saved by one sum for two is no use
            continue
        while is_value[a] and a in source:
            a, result = source[a]
        if has_arguments or not is_value[a]:
            found.append(Use(a, result, b, operand, weight))
    return found


def own_problem(
    problem: Problem, node: OfNode, edge: OfEdge, may: May, unit: str, has_arguments: bool = False
) -> Problem:
    """The problem of ops alone with other costs, once per class. `may`: choices that the method
    knows; where the text leaves none of these, all that it leaves stay. `has_arguments`: what no op
    makes is a node, too.
    """
    shapes = problem.anatomy
    kinds = whole(problem.kinds)
    tables: dict[tuple[int, int, int, int], int] = {}
    edges: list[tuple[int, int, int]] = []
    weights: list[float] = []
    for use in uses_of(problem, has_arguments):
        key = kinds[use.maker], use.result, kinds[use.user], use.operand
        edges.append((use.maker, use.user, tables.setdefault(key, len(tables))))
        weights.append(use.weight)
    made = tuple(edge(shapes[a], r, shapes[b], o) for a, r, b, o in tables)
    costs = tuple(
        np.zeros(one.count) if one.is_value else np.asarray(node(one), np.float64)
        for one in shapes
    )  # fmt: skip
    found = replace(
        problem, compute=costs, collective=(), edges=np.array(edges, np.int64).reshape(-1, 3),
        tables=made, weights=np.array(weights), ports=np.zeros((0, 2), np.int64), fixed=0.0,
        unit=unit,
    ).without_rows()  # fmt: skip
    by_class = [may(one) for one in shapes]
    return found.restrict(np.concatenate(tied(problem, [by_class[kind] for kind in kinds])))


def tied(problem: Problem, every: Sequence[Bools]) -> list[Bools]:
    """By node [K] what is allowed of `every` by it, by the text, and by all that is tied to it;
    where that is nothing, what the text allows.
    """
    open_ = [problem.may(number) for number in range(problem.n)]
    heads = whole(problem.ties)
    both: dict[int, Bools] = {}
    for number, head in enumerate(heads):
        here = every[number] & open_[number]
        both[head] = both[head] & here if head in both else here
    return [both[head] if both[head].any() else open_[k] for k, head in enumerate(heads)]


def decided(problem: Problem) -> Bools:
    """[n] True of the nodes that such a problem decides: ops."""
    return np.array([not problem.anatomy[kind].is_value for kind in whole(problem.kinds)])


def plain_only(one: Anatomy) -> Bools:
    """[K] choices that leave no result scattered."""
    return one.plain

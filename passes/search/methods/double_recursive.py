"""Double Recursive: every level halves every op along one dim, op by op, the heaviest first.

A level goes through the ops once and gives each the cut of the least sum
    own(cut) + 16 |input 0| per maker decided, + 16 |output| per user decided, that is cut otherwise
of elements: no computing, no bandwidth, no latency. A product of i x k by k x j costs 0.25 jk/2 to
cut along i, ik/2 along j, ij/2 along k; shapes are halved, and the next level begins. O(n log P).
It is no optimum: an op never hears of what comes after it. Orders that the sources leave open are
chosen below.

What differs. The last test of memory, which divides bytes by the devices twice, is not made. Ops
that are cut by channels (the caller turns it off) are not.

Of a program: layers are the ops, products of the forward part with their gradients and all that is
made of them until the next product (`problem/layers_of_programs.py`). Where no mesh is given, a
level has an axis of two, or of another prime, up to three levels; else every axis of the mesh is a
level, the outermost first, of as many groups as it has devices: halves are parts. A loop that all
three tensors have costs nothing and comes first, then rows, columns, sums; of products with windows
rows alone are cut. Neighbours are the layers that make both operands.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple

from shardwright.passes.search.kernels.greedy_cuts import walk, walk_tables
from shardwright.passes.search.kernels.recursion import recurse
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.layer_blocks import LayerLevels
from shardwright.passes.search.problem.layers_of_programs import layers_of
from shardwright.passes.search.problem.own_answers import own_answer
from shardwright.passes.search.problem.own_costs import plain_only
from shardwright.passes.search.problem.problem import Ints, Problem
from shardwright.passes.search.problem.sized_graphs import Cut, SizedGraph

UNIT = "elements"


class Halving(NamedTuple):
    """A level: by op its cut, and the sum when it was taken."""

    cuts: tuple[Cut, ...]
    sums: tuple[float, ...]


@dataclass(frozen=True)
class DoubleRecursive:
    """No settings."""

    name: str = "double-recursive"
    exact: bool = False
    relative: float = 0.0
    paper: ClassVar[str] = "Wang et al., Double Recursive, Euro-Par 2021; MindSpore rec_core"
    label: ClassVar[str] = "exact-code"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "one dim of every op a level, the heaviest op first, by elements"

    def of_sized(self, graph: SizedGraph) -> list[Halving]:
        """The levels of a graph of ops over n, c, h, w."""

        def solve(now: SizedGraph, parts: int) -> Halving:
            level = now.level()
            found = walk(level)
            cuts = tuple(some[k] for some, k in zip(level.cuts, found.chosen, strict=True))
            return Halving(cuts, tuple(found.sums))

        def halve(now: SizedGraph, one: Halving, parts: int) -> SizedGraph:
            return now.halved(one.cuts)

        return recurse(graph, [2] * graph.levels, solve, halve)

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`. Of a problem without tensors its one level. Refuses what does not fit."""
        evaluator.charge(1.0)
        if not problem.anatomy:
            graph = free_graph(problem)
            found = own_answer(problem, problem, graph.plan(walk_tables(graph)), evaluator)
            if found.status is Status.REFUSED:
                return found
            return replace(found, status=Status.FEASIBLE, lower_bound=None, bound_kind="")
        x, cost = self.by_axes(problem)
        return own_answer(problem, None, x, evaluator, cost=cost, info={"unit": UNIT})

    def by_axes(self, problem: Problem) -> tuple[Ints, float]:
        """A choice by node, and the sums of all levels."""
        layers = layers_of(problem, problem.without_rows(), plain_only)
        levels, total = LayerLevels(problem, layers), 0.0
        for axis, parts in enumerate(problem.axes):
            level, colours = levels.level(axis, parts)
            found = walk(level)
            total += sum(found.sums)
            for op, some, chosen in zip(levels.ops, colours, found.chosen, strict=True):
                op.take(axis, parts, some[chosen])
        return layers.expanded(levels.choices()), total

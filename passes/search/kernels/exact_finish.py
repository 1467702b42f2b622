"""Finishes what bounds have begun: labels that no better plan takes go, the rest is solved.

A label goes when the bound with its excess lies above a known plan: what is left holds every better
plan, so the exact answer over it is the optimum. Where tables of elimination are too wide, one
variable is fixed to each of its labels in turn. Source: Dechter, Bucket elimination, 1999, section
8 (conditioning).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from shardwright.ir.errors import ProgramError
from shardwright.ir.exit_codes import MISSING
from shardwright.passes.search.kernels.elimination import TooWide, best_labels
from shardwright.passes.search.kernels.integer_program import Limit, Solved, solve_integer
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.problem import Bools, Floats, Ints, whole

MOST_FINISHED = 150_000  # entries of edges of an integer program
FINISH_GAP = 1e-7
WIDEST = 2e6  # entries of a table of elimination
FEW = 8, 16, 32  # labels of least excess of each variable
WIDEST_CASE = 5e6  # the same in cases
WORK = 3e8  # entries of the widest tables of all cases together, as far as they are foreseen
MOST_LEFT = 80  # variables that are left where a table is too wide, for cases to be tried
MOST_CASES = 400
DEEPEST = 3  # variables that are fixed at once


class Answer(NamedTuple):
    """Labels or None, a bound, whether it is proved that no plan is better, and by what."""

    y: Ints | None
    bound: float
    exact: bool
    kind: str
    proof: str = ""  # where no plan exists: why


class Narrowed(NamedTuple):
    """A graph of fewer labels; `back` turns its labels into those of the whole."""

    graph: FreeGraph
    kept: tuple[Ints, ...]  # [m] labels of the whole that are left

    def back(self, y: Ints) -> Ints:
        """[m] labels of the whole."""
        return np.concatenate(self.kept)[self.graph.starts[:-1] + y]

    def into(self, y: Ints) -> Ints:
        """[m] labels of the part, for labels of the whole that it has."""
        wide = int(max(one[-1] for one in self.kept)) + 1
        owner = self.graph.owner * wide
        found = np.searchsorted(np.concatenate(self.kept) + owner, np.arange(len(y)) * wide + y)
        return found - self.graph.starts[:-1]


def narrow(graph: FreeGraph, keep: Bools, rows: bool = True) -> Narrowed:
    """The graph with these labels [labels] only, at least one of each variable.

    `rows`: with its rows of memory.
    """
    problem = graph.problem if rows else graph.problem.without_rows()
    allowed = np.zeros(int(problem.starts[-1]), np.bool_)
    kept: list[Ints] = []
    spans = zip(whole(graph.starts[:-1]), whole(graph.starts[1:]), strict=True)
    for variable, (first, last) in enumerate(spans):
        left = np.flatnonzero(keep[first:last])
        kept.append(left)
        start = problem.starts[graph.head[variable]]
        allowed[start + graph.labels[variable][left]] = True
    tied = np.flatnonzero(problem.ties != np.arange(problem.n))
    for node in whole(tied):  # nodes that follow may do what their head may
        allowed[problem.starts[node] : problem.starts[node + 1]] = True
    return Narrowed(free_graph(problem.restrict(allowed)), tuple(kept))


def nearest(graph: FreeGraph, excess: Floats, count: int, plan: Ints) -> Bools:
    """[labels] the `count` labels of least excess of each variable, and those of a plan."""
    order = np.lexsort((excess, graph.owner))
    rank = np.empty(len(order), np.int64)
    rank[order] = np.arange(len(order)) - np.repeat(graph.starts[:-1], graph.sizes)
    keep = rank < count
    keep[graph.starts[:-1] + plan] = True
    return keep


def without_hopeless(
    graph: FreeGraph, bound: float, excess: Floats, plan: Ints, cost: float
) -> Bools:
    """[labels] those that a plan better than the known one may take."""
    keep = bound + excess <= cost + 1e-12 * abs(cost)
    keep[graph.starts[:-1] + plan] = True
    return keep


def eliminate_kept(graph: FreeGraph, keep: Bools) -> tuple[float, Ints] | None:
    """The best plan of these labels, without memory rows; None where tables are too wide."""
    small = narrow(graph, keep, rows=False)
    try:
        cost, y = best_labels(small.graph, limit=WIDEST)
    except TooWide:
        return None
    return cost, small.back(y)


def without_rows(graph: FreeGraph, keep: Bools, limit: Limit) -> Solved | None:
    """The best plan of these labels by HiGHS, whatever it holds; None without scipy."""
    small = narrow(graph, keep, rows=False)
    if small.graph.entries > MOST_FINISHED:
        return None
    try:
        nodes = limit.nodes(small.graph)
        solved = solve_integer(small.graph, limit.seconds, FINISH_GAP, nodes)
    except ProgramError as problem:
        if problem.code == MISSING:
            return None
        raise
    return solved if solved.y is None else replace(solved, y=small.back(solved.y))


@dataclass
class Cases:
    """The best plan y at its cost; `low`, `more`: a bound, and [labels] by how much plans that take
    a label lie above it at least. `deepest`: variables that are fixed at once. `count` cases were
    eliminated.
    """

    graph: FreeGraph
    low: float
    more: Floats
    y: Ints
    cost: float
    stop: Callable[[], bool]
    deepest: int = DEEPEST
    count: int = 0

    def solve(self) -> bool:
        """Find the best plan of all; False where that takes too much.

        That of few labels of each variable comes first: the better a plan, the fewer cases.
        """
        graph, known = self.graph, np.zeros(len(self.more), np.bool_)
        for count in (*FEW, len(self.more)):
            keep = self._hopeful() & nearest(graph, self.more, count, self.y)
            if not (keep & ~known).any():
                continue  # the best plan of these labels is known
            if not self._among(keep, 0):
                return False
            known = keep
        return True

    def _hopeful(self) -> Bools:
        return without_hopeless(self.graph, self.low, self.more, self.y, self.cost)

    def _among(self, keep: Bools, depth: int) -> bool:
        """Find the best plan of these labels, if it is better than the known one."""
        graph = self.graph
        if not np.logical_or.reduceat(keep, graph.starts[:-1]).all():
            return True  # no better plan is among these
        small = narrow(graph, keep, rows=False)
        self.count += 1
        try:
            cost, y = best_labels(small.graph, limit=WIDEST_CASE)
        except TooWide as wide:
            return self._split(keep, wide, small.graph.sizes, depth)
        if cost < self.cost:
            self.y, self.cost = small.back(y), graph.total(small.back(y))
        return True

    def _split(self, keep: Bools, wide: TooWide, sizes: Ints, depth: int) -> bool:
        """The labels of the variable that makes the rest narrowest, those of least bound first."""
        if depth == self.deepest or len(wide.around) > MOST_LEFT:
            return False
        variable, entries = _narrowest(wide, sizes)
        if entries * sizes[variable] > WORK:
            return False
        start, end = self.graph.starts[variable], self.graph.starts[variable + 1]
        labels = start + np.flatnonzero(keep[start:end])
        for label in whole(labels[np.argsort(self.more[labels], kind="stable")]):
            if self.count >= MOST_CASES or self.stop():
                return False
            case = keep.copy()
            case[start:end] = False
            case[label] = True
            if not self._among(case & self._hopeful(), depth + 1):
                return False
        return True


def _narrowest(wide: TooWide, sizes: Ints) -> tuple[int, float]:
    """The variable of the table that is too wide without which the widest one is narrowest, times
    its labels; and that one's entries.
    """
    found = {one: widest(wide.around, sizes, one) for one in wide.around}
    chosen = min(found, key=lambda one: (found[one] * sizes[one], one))
    return chosen, found[chosen]


def widest(around: dict[int, set[int]], sizes: Ints, without: int) -> float:
    """Entries of the widest table that elimination makes, with one variable fixed."""
    left = {one: some - {without} for one, some in around.items() if one != without}
    logs = {one: math.log(sizes[one]) for one in left}
    most = 0.0
    while left:
        costs = {one: logs[one] + math.fsum(logs[k] for k in sorted(left[one])) for one in left}
        next_one = min(costs, key=lambda one: (costs[one], one))
        most = max(most, costs[next_one])
        near = left.pop(next_one)
        for one in near:
            left[one] = (left[one] | near) - {one, next_one}
    return math.exp(most)

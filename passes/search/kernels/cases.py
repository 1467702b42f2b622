"""Exact answers case by case: where tables of elimination are too wide, one variable is fixed to
each of its labels in turn, and what is left is eliminated.

A label whose bound lies above the best plan so far is no case. Source: Dechter, Bucket elimination,
1999, section 8 (conditioning).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from shardwright.passes.search.kernels.elimination import TooWide, best_labels
from shardwright.passes.search.kernels.exact_finish import narrow, nearest, without_hopeless
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Bools, Floats, Ints, whole

FEW = 8, 16, 32  # labels of least excess of each variable
WIDEST = 5e6  # entries of a table of elimination
WORK = 3e8  # entries of the widest tables of all cases together, as far as they are foreseen
MOST_LEFT = 80  # variables that are left where a table is too wide, for cases to be tried
MOST_CASES = 400
DEEPEST = 3  # variables that are fixed at once


@dataclass
class Cases:
    """The best plan y at its cost; `low`, `more`: a bound, and [labels] by how much plans that take
    a label lie above it at least. `count` cases were eliminated.
    """

    graph: FreeGraph
    low: float
    more: Floats
    y: Ints
    cost: float
    stop: Callable[[], bool]
    count: int = 0

    def solve(self) -> bool:
        """Find the best plan of all; False where that takes too much.

        That of few labels of each variable comes first: the better a plan, the fewer cases.
        """
        for count in FEW:
            if not self._among(nearest(self.graph, self.more, count, self.y), 0):
                return False
        return self._among(np.ones(len(self.more), np.bool_), 0)

    def _among(self, allowed: Bools, depth: int) -> bool:
        graph = self.graph
        keep = without_hopeless(graph, self.low, self.more, self.y, self.cost) & allowed
        if not np.logical_or.reduceat(keep, graph.starts[:-1]).all():
            return True  # no better plan is among these
        small = narrow(graph, keep, rows=False)
        self.count += 1
        try:
            cost, y = best_labels(small.graph, limit=WIDEST)
        except TooWide as wide:
            return self._split(keep, wide, small.graph.sizes, depth)
        if cost < self.cost:
            self.y, self.cost = small.back(y), graph.total(small.back(y))
        return True

    def _split(self, keep: Bools, wide: TooWide, sizes: Ints, depth: int) -> bool:
        """The labels of the variable that makes the rest narrowest, those of least bound first."""
        if depth == DEEPEST or len(wide.around) > MOST_LEFT:
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
            if not self._among(case, depth + 1):
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

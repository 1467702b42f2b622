"""Choices axis by axis: of each node those that go on from what earlier axes have been given.

Of choices that do the same over the axes so far one stands for all: what later axes do is decided
later.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from shardwright.passes.search.problem.anatomy import Anatomy
from shardwright.passes.search.problem.own_costs import OfEdge, OfNode, own_problem, tied
from shardwright.passes.search.problem.problem import Bools, Ints, Problem, whole

# [K] 0: in the space of the method, 1: where nothing is, 2: never by itself
Rank = Callable[[Anatomy, int], Ints]


class AxisChoices:
    """`x` [n]: the choices so far."""

    def __init__(self, problem: Problem, rank: Rank) -> None:
        self.problem, self.rank = problem, rank
        self.x: Ints = np.zeros(problem.n, np.int64)
        self.left: list[Bools] = tied(problem, [problem.may(node) for node in range(problem.n)])
        self.known: dict[tuple[int, int, bytes], Bools] = {}

    def allowed(self, axis: int) -> Bools:
        """[sum of K] one choice for each thing that an axis may do, for all nodes."""
        kinds = whole(self.problem.kinds)
        found = [self._of(kind, axis, left) for kind, left in zip(kinds, self.left, strict=True)]
        return np.concatenate(found)

    def _of(self, kind: int, axis: int, left: Bools) -> Bools:
        key = kind, axis, left.tobytes()
        if key not in self.known:
            one = self.problem.anatomy[kind]
            ranks = np.where(left, self.rank(one, axis), 9)
            best = np.flatnonzero(ranks == ranks.min())
            steps = _steps(one, axis)[best]
            _, first = np.unique(steps, axis=0, return_index=True)
            self.known[key] = np.isin(np.arange(one.count), best[first])
        return self.known[key]

    def take(self, x: Ints, axis: int) -> None:
        """Keep the choices that do over this axis what x [n] does."""
        self.x = x
        for node, (kind, choice) in enumerate(
            zip(whole(self.problem.kinds), whole(x), strict=True)
        ):
            steps = _steps(self.problem.anatomy[kind], axis)
            self.left[node] = self.left[node] & (steps == steps[choice]).all(axis=1)


def _steps(one: Anatomy, axis: int) -> Ints:
    """[K, 2] what an axis cuts of the loops and of the result."""
    return np.stack([one.cut[:, axis], one.left[:, axis]], axis=1)


def axis_problem(problem: Problem, allowed: Bools, node: OfNode, edge: OfEdge) -> Problem:
    """The problem of one axis, with arguments as nodes."""
    own = own_problem(problem, node, edge, lambda one: np.ones(one.count, np.bool_), "", True)
    return own.restrict(allowed)

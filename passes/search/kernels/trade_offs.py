"""A few plans from the cheapest one to the one of least peak, in one call: for planners.

One cap of all rows goes from the peak of the cheapest plan to the least one. Plans met under one
cap are known under the next, multipliers and messages go on from there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.kernels.cutting_planes import climb, has_solver
from shardwright.passes.search.kernels.least_peak import least_peak
from shardwright.passes.search.kernels.message_solver import MessageOracle, solve_free
from shardwright.passes.search.kernels.multipliers import Dual, Effort, Line
from shardwright.passes.search.kernels.solving import improve
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.problem import Floats, Ints, Problem

SWEEPS, GAP = 200, 1e-6  # of the cheapest plan
STEPS = 12  # of multipliers under one cap


class Choice(NamedTuple):
    """A plan x [n], its cost, and the bytes of the fullest row."""

    x: Ints
    cost: float
    peak: int


def trade_offs(problem: Problem, caps: int, stop: Callable[[], bool]) -> list[Choice]:
    """Plans none of which another beats in cost and peak, cheapest first: without a cap, the least
    peak that is found, and the best found under so many `caps` between, evenly.

    The caps of the problem do not count. A plan under a cap may not be the best one.
    """
    free = free_graph(problem.without_rows())
    cheapest = solve_free(MessageOracle(free, stop), SWEEPS, GAP).y
    assert cheapest is not None
    x = free.plan(cheapest)
    if not len(problem.cap):
        return [Choice(x, problem.total(x), 0)]
    graph = free_graph(problem.with_cap(np.zeros(len(problem.cap), np.int64)))
    oracle, y = MessageOracle(graph, stop), graph.labels_of(x)
    least = least_peak(graph, oracle, y, -np.inf)
    lines = [Line(graph.total(one), graph.used(one), one) for one in (y, least.y)]
    at, high = np.zeros(len(graph.loads)), float((lines[0].used - graph.room).max())
    for cap in np.linspace(high, least.excess, caps + 2)[1:-1]:
        dual = Dual(replace(graph, room=graph.room + cap), -np.inf, at, lines)
        _under(dual, oracle, stop)
        at, lines = dual.at, dual.lines
    return _front(graph, lines, caps, high, least.excess)


def _under(dual: Dual, oracle: MessageOracle, stop: Callable[[], bool]) -> None:
    """Better plans under the rooms of `dual`."""

    def ask(at: Floats, deeper: bool, near: float) -> None:
        dual.ask(oracle, at, Effort.USUAL if deeper else Effort.QUICK, near=near)

    if has_solver():
        climb(dual, ask, np.maximum(np.abs(dual.graph.room), 1.0), stop, STEPS)
    improve(dual)


def _front(
    graph: FreeGraph, lines: list[Line], caps: int, high: float, low: float
) -> list[Choice]:  # fmt: skip
    """The cheapest plan under each cap; of equals the one of least peak."""
    peaks = [float((line.used - graph.room).max()) for line in lines]
    found: dict[int, Choice] = {}
    for cap in np.linspace(high, low, caps + 2):
        under = [k for k, peak in enumerate(peaks) if peak <= cap]
        if under:
            best = min(under, key=lambda k: (lines[k].cost, peaks[k]))
            x = graph.plan(lines[best].y)
            peak = int(graph.problem.memory(x).max())
            found.setdefault(best, Choice(x, graph.problem.total(x), peak))
    return list(found.values())

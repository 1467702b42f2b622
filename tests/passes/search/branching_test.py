"""Branch and bound over labels against brute force, and what it is for on small graphs."""

from functools import cache

import numpy as np
import pytest

from shardwright.passes.search.kernels import branching
from shardwright.passes.search.kernels.branching import Branching, branch
from shardwright.passes.search.kernels.exhaustion import all_plans
from shardwright.passes.search.kernels.message_bounds import Shares
from shardwright.passes.search.kernels.message_solver import MessageOracle
from shardwright.passes.search.kernels.multipliers import Dual, Line, ascend
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.planted import Shape, random_problem

pytest.importorskip("scipy")


def never() -> bool:
    return False


@cache
def cases() -> list[tuple[FreeGraph, float]]:
    """Graphs whose cheapest plan does not fit, and the cost of the best plan that does."""
    found: list[tuple[FreeGraph, float]] = []
    for seed in range(60):
        graph = free_graph(random_problem(Shape(7, 3, 2, 3, 1, 1 + seed % 3, pairs=4), seed))
        plans = np.concatenate(list(all_plans(graph)))
        costs = graph.problem.totals(plans)
        legal = np.array([graph.problem.is_legal(x) for x in plans])
        if legal.any() and not legal[costs.argmin()]:
            found.append((graph, float(costs[legal].min())))
    assert len(found) > 15
    return found


def cheapest(graph: FreeGraph) -> Line:
    """The plan that is cheapest by itself."""
    plans = np.concatenate(list(all_plans(graph)))
    y = graph.labels_of(plans[graph.problem.totals(plans).argmin()])
    return Line(graph.total(y), graph.used(y), y)


def ascended(graph: FreeGraph) -> Dual:
    """The best bound over multipliers, from the plan that is cheapest by itself."""
    first = cheapest(graph)
    return ascend(graph, MessageOracle(graph, never), [first], first.cost - 1.0, never)


def unascended(graph: FreeGraph) -> Dual:
    """Nothing is known but this plan."""
    return Dual(graph, -np.inf, np.zeros(len(graph.loads)), [cheapest(graph)])


def test_branching_proves_the_best_plan():
    """Bounds never lie above it, plans fit, and both meet where multipliers alone leave a gap."""
    gaps = 0
    for graph, least in cases():
        dual = ascended(graph)
        gaps += dual.gap > 1e-6
        branch(dual, never, 1e-9)
        best = dual.best()
        assert best is not None and graph.problem.is_legal(graph.plan(best.y))
        assert dual.bound <= least + 1e-9 * abs(least)
        assert best.cost == pytest.approx(least, rel=1e-9) and dual.gap < 1e-6
    assert gaps > 10


def test_a_half_that_is_left_out_is_caught(monkeypatch: pytest.MonkeyPatch):
    """The mutant: plans where the variable takes the label that most take are forgotten."""
    halves = Branching.halves
    monkeypatch.setattr(Branching, "halves", lambda self, node: halves(self, node)[1:])
    monkeypatch.setattr(branching, "STEPS", 1)
    wrong = 0
    for graph, least in cases():
        dual = unascended(graph)
        branch(dual, never, 1e-9)
        best = dual.best()
        wrong += best is None or best.cost > least * (1 + 1e-6) or dual.bound > least * (1 + 1e-6)
    assert wrong > 0


def test_labels_closed_too_early_are_caught(monkeypatch: pytest.MonkeyPatch):
    """The mutant: ten times their excess is believed, where no good plan is known at first."""
    true = branching.excess

    def tenfold(shares: Shares) -> tuple[float, np.ndarray]:
        low, more = true(shares)
        return low, 10 * more

    monkeypatch.setattr(branching, "excess", tenfold)
    monkeypatch.setattr(branching, "STEPS", 1)
    wrong = 0
    for graph, least in cases():
        dual = unascended(graph)
        branch(dual, never, 1e-9)
        best = dual.best()
        wrong += best is None or best.cost > least * (1 + 1e-6) or dual.bound > least * (1 + 1e-6)
    assert wrong > 0


def test_no_more_halves_than_asked_for():
    graph, _ = cases()[0]
    dual = ascended(graph)
    search = Branching(dual, MessageOracle(graph, never), never, 0.0)
    search.run(4)
    assert search.count <= 5

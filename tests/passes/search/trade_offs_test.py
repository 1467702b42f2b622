"""Plans between the cheapest one and that of least peak, against brute force."""

import numpy as np

from shardwright.passes.search.kernels.exhaustion import all_plans
from shardwright.passes.search.kernels.trade_offs import trade_offs
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.planted import Shape, random_problem


def never() -> bool:
    return False


def test_plans_lie_between_the_cheapest_and_the_least_peak():
    """Costs rise, peaks fall, both as said; the first is the optimum, and some lie between."""
    counts, off = 0, 0
    for seed in range(30):
        problem = random_problem(Shape(7, 3, 2, 3, 1, 1 + seed % 3, pairs=4), seed)
        found = trade_offs(problem, 3, never)
        graph = free_graph(problem.with_cap(np.full(len(problem.cap), 1 << 60)))
        plans = np.concatenate(list(all_plans(graph)))
        costs = graph.problem.totals(plans)
        assert found[0].cost <= costs.min() * (1 + 1e-9)
        for one in found:
            assert one.cost == problem.total(one.x) and one.peak == problem.memory(one.x).max()
        for one, after in zip(found, found[1:], strict=False):
            assert one.cost < after.cost and one.peak > after.peak
        counts += len(found) > 2
        least = min(int(problem.memory(x).max()) for x in plans)
        off += found[-1].peak > least
    assert counts > 5 and off < 10


def test_a_problem_without_rows_has_one():
    problem = random_problem(Shape(6, 3, 2), 1)
    (one,) = trade_offs(problem, 3, never)
    assert one.cost == problem.total(one.x) and one.peak == 0

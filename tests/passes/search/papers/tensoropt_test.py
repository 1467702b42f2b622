"""TensorOpt's frontier is that of brute force; integer programs under its caps end on it."""

from itertools import product

import numpy as np
import pytest

from shardwright.passes.search.kernels import plan_lists
from shardwright.passes.search.kernels.elimination import eliminate
from shardwright.passes.search.kernels.integer_program import solve_integer
from shardwright.passes.search.kernels.plan_lists import Pareto
from shardwright.passes.search.methods.tensoropt import TensorOpt, frontier
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.planted import Shape, random_problem
from shardwright.passes.search.problem.problem import Problem

Points = list[tuple[float, int]]


def problem_of(seed: int) -> Problem:
    return random_problem(Shape(7, 3, 2, 3, seed % 2, 1), seed)


def found_of(problem: Problem) -> Points:
    graph = free_graph(problem)
    return frontier(eliminate(graph, Pareto()), graph)


def brute_force(problem: Problem) -> Points:
    graph = free_graph(problem)
    every: Points = []
    for y in product(*(range(int(size)) for size in graph.sizes)):
        x = graph.plan(np.array(y, np.int64))
        every.append((problem.total(x), int(problem.memory(x)[0])))
    kept: Points = []
    for cost, size in sorted(every):
        if not kept or size < kept[-1][1]:
            kept.append((cost, size))
    return kept


def volume(points: Points, cost: float, size: int) -> float:
    """What the points beat below a corner."""
    total, last = 0.0, size
    for one, held in points:
        total += (cost - one) * (last - held)
        last = held
    return total


def agrees(seed: int) -> bool:
    problem = problem_of(seed)
    found, expected = found_of(problem), brute_force(problem)
    if [size for _, size in found] != [size for _, size in expected]:
        return False
    corner = expected[-1][0] + 1.0, expected[0][1] + 1
    same = np.allclose([cost for cost, _ in found], [cost for cost, _ in expected], rtol=1e-9)
    return bool(same) and volume(found, *corner) == pytest.approx(volume(expected, *corner))


def test_the_frontier_is_that_of_brute_force():
    assert all(agrees(seed) for seed in range(20))


def test_integer_programs_under_caps_end_on_the_frontier():
    pytest.importorskip("scipy")
    for seed in range(5):
        problem = problem_of(seed)
        for cost, size in found_of(problem):
            graph = free_graph(problem.with_cap(np.array([size])))
            y = solve_integer(graph).y
            assert y is not None and graph.total(y) == pytest.approx(cost, rel=1e-6)


def test_the_fastest_that_fits_is_taken():
    for seed in range(6):
        problem = problem_of(seed)
        for cost, size in found_of(problem):
            under = problem.with_cap(np.array([size]))
            found = TensorOpt().solve(under, Evaluator(under, Budget()), 0)
            assert found.status is Status.OPTIMAL and found.x is not None
            assert under.total(found.x) == pytest.approx(cost, rel=1e-9)
            assert under.is_legal(found.x)
        least = problem.with_cap(np.array([found_of(problem)[-1][1] - 1]))
        found = TensorOpt().solve(least, Evaluator(least, Budget()), 0)
        assert found.status is Status.INFEASIBLE


def test_rounded_bytes_give_plans_that_fit():
    problem = problem_of(3)
    found = TensorOpt(steps=6).solve(problem, Evaluator(problem, Budget()), 0)
    assert found.status in (Status.FEASIBLE, Status.REFUSED)
    assert found.x is None or problem.is_legal(found.x)


def test_long_frontiers_and_several_rows_are_refused():
    problem = random_problem(Shape(20, 4, 1, 5, 0, 1), 1)
    found = TensorOpt(most=2).solve(problem, Evaluator(problem, Budget()), 0)
    assert found.status is Status.REFUSED and "frontier is too long" in str(found.info["why"])
    rows = random_problem(Shape(8, 3, 2, 3, 0, 2), 1)
    assert TensorOpt().solve(rows, Evaluator(rows, Budget()), 0).status is Status.REFUSED


@pytest.mark.parametrize("how", ["dominance", "bytes of edges"])
def test_planted_mistakes_are_caught(how: str, monkeypatch: pytest.MonkeyPatch):
    kind = plan_lists.Pareto
    if how == "dominance":  # the fastest alone
        real = kind.select
        monkeypatch.setattr(kind, "select", lambda one, values: real(one, values)[..., :1])
    else:

        def lift(one: Pareto, costs: np.ndarray) -> np.ndarray:
            return np.stack([costs, np.ones_like(costs)], axis=-1)[..., None, :]

        monkeypatch.setattr(kind, "lift_edge", lift)
    assert not all(agrees(seed) for seed in range(8))

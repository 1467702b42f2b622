"""Galvatron's knapsack is HiGHS on the same memory grid, and brute force; chains alone."""

from dataclasses import replace

import numpy as np
import pytest

from shardwright.passes.search.kernels import layer_knapsack
from shardwright.passes.search.kernels.integer_program import solve_integer
from shardwright.passes.search.methods import galvatron_intra
from shardwright.passes.search.methods.galvatron_intra import GalvatronIntra, on_grid
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.planted import Shape, planted_problem, random_problem
from shardwright.passes.search.problem.problem import Problem
from shardwright.testing.certify import brute_force

GRID = 37.0


def chain(seed: int) -> Problem:
    """A chain (or several) of seven layers with a row whose cap a random plan meets.

    Every layer has several strategies: what has one is no variable, and its bytes are not rounded.
    """
    found = random_problem(Shape(7, 4, 1, 3, 0, 1, 1), seed)
    return found if found.sizes.min() > 1 else chain(seed + 1000)


def rounded(problem: Problem) -> Problem:
    """The same problem with bytes and cap in units of the grid."""
    cap = float(problem.cap[0])
    units, most = on_grid([one.astype(float) for one in problem.vectors], cap, GRID)
    return replace(problem, vectors=tuple(units), cap=np.array([most]))


def found_of(problem: Problem) -> Found:
    return GalvatronIntra(grid=GRID).solve(problem, Evaluator(problem, Budget()), 0)


def agrees(seed: int, tight: int = 0) -> bool:
    """Brute force on the grid has the same cost, and none where there is none."""
    problem = chain(seed)
    problem = problem.with_cap(problem.cap - tight)
    found, (best, _) = found_of(problem), brute_force(rounded(problem))
    if found.x is None:
        return found.status is Status.REFUSED and not np.isfinite(best)
    return problem.is_legal(found.x) and problem.total(found.x) == pytest.approx(best, rel=1e-9)


def test_the_knapsack_is_the_optimum_on_its_grid():
    assert all(agrees(seed) for seed in range(20))
    assert all(agrees(seed, tight) for seed in range(4) for tight in (20, 60, 120))
    tight = chain(2).with_cap(np.array([1]))
    assert found_of(tight).x is None


def test_it_is_highs_on_the_same_grid():
    pytest.importorskip("scipy")
    for seed in range(8):
        graph, found = free_graph(rounded(chain(seed))), found_of(chain(seed))
        solved = solve_integer(graph)
        if found.x is None:
            assert solved.status == "infeasible"
            continue
        assert solved.y is not None
        assert graph.total(solved.y) == pytest.approx(chain(seed).total(found.x), rel=1e-6)


@pytest.mark.parametrize("how", ["marks", "grid", "inter"])
def test_planted_mistakes_are_caught(how: str, monkeypatch: pytest.MonkeyPatch):
    real = layer_knapsack.knapsack
    if how == "marks":  # the first strategy of all layers but the last
        monkeypatch.setattr(
            galvatron_intra, "knapsack",
            lambda *given: (one := real(*given)) and one._replace(
                strategies=[0] * (len(one.strategies) - 1) + one.strategies[-1:]
            ),
        )  # fmt: skip
    elif how == "grid":  # rounded down
        grid = on_grid

        def down(held: list[np.ndarray], cap: float, count: float):  # type: ignore[type-arg]
            units, most = grid(held, cap, count)
            return [np.maximum(one - 1, 0) for one in units], most

        monkeypatch.setattr(galvatron_intra, "on_grid", down)
    else:  # edges are not seen
        monkeypatch.setattr(galvatron_intra, "between", lambda graph, a, b: None)
    assert not all(agrees(seed) for seed in range(20))


def test_what_is_no_chain_is_refused():
    problem, _ = planted_problem(Shape(8, 3), 1)
    found = found_of(problem)
    assert found.status is Status.REFUSED and "are a chain" in str(found.info["why"])

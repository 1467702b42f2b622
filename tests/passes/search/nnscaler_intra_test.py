"""nnScaler's two solvers give one optimum, which elimination and brute force give, too."""

from __future__ import annotations

import numpy as np
import pytest

from shardwright.passes.search.kernels import frontier
from shardwright.passes.search.methods import nnscaler_intra
from shardwright.passes.search.methods.eliminate import Eliminate
from shardwright.passes.search.methods.exhaustive import Exhaustive
from shardwright.passes.search.methods.nnscaler_intra import NnScalerIntra, NnScalerStates
from shardwright.passes.search.problem.alpa_ilp import alpa_ilp
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.planted import Shape, random_problem
from shardwright.passes.search.problem.problem import Bools, Floats, Ints
from shardwright.passes.search.problem.solve import solve
from shardwright.testing.method_imports import kernels_of

pytest.importorskip("scipy")


@pytest.mark.parametrize("seed", range(10))
def test_chains_without_memory_are_solved_as_by_elimination(seed: int):
    problem = random_problem(Shape(14, 4, 2, 3, ties=seed % 2), seed)
    expected = solve(Eliminate(), problem).objective
    for method in (NnScalerIntra(), NnScalerStates()):
        solved = solve(method, problem)
        assert solved.objective == pytest.approx(expected, rel=1e-9)
        assert solved.found.status is Status.OPTIMAL


@pytest.mark.parametrize("seed", range(10))
def test_one_row_of_memory_is_met_as_by_brute_force(seed: int):
    problem = random_problem(Shape(7, 3, 2, 2, rows=1), seed)
    expected = solve(Exhaustive(), problem).objective
    for method in (NnScalerIntra(), NnScalerStates()):
        assert solve(method, problem).objective == pytest.approx(expected, rel=1e-9)


def test_published_instances():
    for method in (NnScalerIntra(), NnScalerStates()):
        assert f"{solve(method, alpa_ilp(1, 2)).objective:.6f}" == "72259.469312"
        assert f"{solve(method, alpa_ilp(4, 10)).objective:.6f}" == "257698.037760"
    memory = alpa_ilp(2, 4, memory=True)
    two = [solve(method, memory).objective for method in (NnScalerIntra(), NnScalerStates())]
    assert two[0] == pytest.approx(two[1], rel=1e-9)


def test_what_it_cannot_hold_is_refused():
    rows = random_problem(Shape(6, 3, 2, 2, rows=2), 0)
    for method, problem, why in (
        (NnScalerStates(most=100), alpa_ilp(1, 10), "too wide: states of open producers"),
        (NnScalerIntra(most=100), alpa_ilp(1, 10), "too wide: variables"),
        (NnScalerStates(), rows, "it carries one row of memory, and there are 2"),
    ):
        found = solve(method, problem).found
        assert found.status is Status.REFUSED and str(found.info["why"]).startswith(why)


def test_what_fits_nowhere_is_infeasible():
    problem = alpa_ilp(1, 4, memory=True).with_cap(np.array([1000]))
    for method in (NnScalerIntra(), NnScalerStates()):
        assert solve(method, problem).found.status is Status.INFEASIBLE


def test_its_kernels_are_its_own():
    assert kernels_of(nnscaler_intra) == {"bounded_answers", "frontier", "integer_program"}


# --- planted errors


def test_lists_that_lose_plans_of_fewer_bytes_are_caught(monkeypatch: pytest.MonkeyPatch):
    def cheapest(labels: Ints, cost: Floats, held: Floats, fits: Bools) -> Ints:
        return best(labels, cost, np.zeros_like(held), fits)

    best = frontier.best_of
    monkeypatch.setattr(frontier, "best_of", cheapest)
    wrong = 0
    for seed in range(10):
        problem = random_problem(Shape(7, 3, 2, 2, rows=1), seed)
        expected = solve(Exhaustive(), problem).objective
        found = solve(NnScalerStates(), problem).objective
        wrong += found is None or found > (expected or 0.0) * (1 + 1e-9)
    assert wrong

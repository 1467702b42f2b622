"""Evaluators: what they charge, what they keep, moves that add up, with and without numba."""

import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.ir.errors import ProgramError
from shardwright.passes.search.problem.budgets import Budget, BudgetSpent
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.planted import Shape, random_problem
from shardwright.passes.search.problem.problem import Problem

PROBLEM = random_problem(Shape(40, 5, 3, 4), 3)


def plans(problem: Problem, count: int, seed: int = 0) -> np.ndarray:
    draw = np.random.default_rng(seed)
    return draw.integers(0, 1 << 30, (count, problem.n)) % problem.sizes


@pytest.fixture(params=["numba", "numpy"])
def loops(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "numpy":
        monkeypatch.setitem(sys.modules, "numba", None)
    else:
        pytest.importorskip("numba")
    return request.param


def test_costs_are_those_of_the_problem(loops: str):
    x = plans(PROBLEM, 50)
    evaluator = Evaluator(PROBLEM)
    assert evaluator.batch(x) == pytest.approx(PROBLEM.totals(x), rel=1e-12)
    assert evaluator.total(x[0]) == pytest.approx(PROBLEM.total(x[0]), rel=1e-12)
    assert evaluator.best_cost == pytest.approx(PROBLEM.totals(x).min())
    assert evaluator.count == 51


def test_a_hundred_moves_add_up(loops: str):
    draw = np.random.default_rng(5)
    evaluator, x = Evaluator(PROBLEM), plans(PROBLEM, 1)[0]
    cost = evaluator.total(x)
    for _ in range(100):
        node = int(draw.integers(PROBLEM.n))
        choice = int(draw.integers(PROBLEM.sizes[node]))
        cost += evaluator.delta(x, node, choice)
        x[node] = choice
    assert cost == pytest.approx(PROBLEM.total(x), rel=1e-9)
    assert evaluator.count == pytest.approx(1 + 100 / PROBLEM.n)


@given(st.integers(0, 500))
def test_moves_with_edges_to_itself_and_twice(seed: int):
    problem = random_problem(Shape(6, 3, 4, 2), seed)
    edges = np.concatenate([problem.edges, problem.edges[:2]])
    if not len(edges):
        return
    loop = edges[:1].copy()
    table = np.random.default_rng(seed).random((int(problem.sizes[loop[0, 0]]),) * 2)
    loop[0, 1:] = loop[0, 0], len(problem.tables)
    found = Problem(
        problem.kinds, problem.compute, np.concatenate([edges, loop]), (*problem.tables, table)
    )
    x, y = plans(found, 2, seed)
    evaluator = Evaluator(found)
    for node in range(found.n):
        after = x.copy()
        after[node] = y[node]
        change = evaluator.delta(x, node, int(y[node]))
        assert change == pytest.approx(found.total(after) - found.total(x), abs=1e-9)


def test_a_group_moves_at_once():
    x = plans(PROBLEM, 1)[0]
    nodes = np.flatnonzero(PROBLEM.kinds == PROBLEM.kinds[0])
    after = x.copy()
    after[nodes] = 0
    evaluator = Evaluator(PROBLEM)
    change = evaluator.move_group(x, nodes, 0)
    assert change == pytest.approx(PROBLEM.total(after) - PROBLEM.total(x), abs=1e-9)
    assert evaluator.count == pytest.approx(len(nodes) / PROBLEM.n)


def test_the_budget_cuts_off_and_the_best_plan_stays():
    evaluator, x = Evaluator(PROBLEM, Budget(evals=10)), plans(PROBLEM, 20)
    with pytest.raises(BudgetSpent):
        for one in x:
            evaluator.total(one)
    assert evaluator.count == 10 and evaluator.left() == 0
    assert evaluator.best_cost == pytest.approx(PROBLEM.totals(x[:10]).min())
    counts, _, costs = zip(*evaluator.trace, strict=True)
    assert list(counts) == sorted(counts) and list(costs) == sorted(costs, reverse=True)


def test_a_plan_that_does_not_fit_is_not_kept():
    problem = random_problem(Shape(9, 3, 2, 3, 0, 1), 2)
    evaluator = Evaluator(problem.with_cap(problem.cap * 0))
    evaluator.batch(plans(problem, 50))
    assert evaluator.best is None and evaluator.trace == []


def test_time_cuts_off():
    evaluator = Evaluator(PROBLEM, Budget(seconds=0.0))
    assert evaluator.left() == 0
    with pytest.raises(BudgetSpent):
        evaluator.total(plans(PROBLEM, 1)[0])


@pytest.mark.parametrize("text", ["1000", "30s", "0", "1e6"])
def test_budgets_are_read(text: str):
    found = Budget.parse(text)
    assert (found.seconds if text.endswith("s") else found.evals) == float(text.rstrip("s"))


@pytest.mark.parametrize("text", ["", "s", "-1", "nan", "nans", "ten", "3m"])
def test_a_wrong_budget_is_said(text: str):
    with pytest.raises(ProgramError, match="expected evaluations such as 1000"):
        Budget.parse(text)

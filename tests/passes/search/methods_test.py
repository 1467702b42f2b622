"""Every method is certified; planted mistakes of methods are caught."""

import re
import sys
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import ClassVar

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.errors import ProgramError
from shardwright.passes.search.kernels import solving
from shardwright.passes.search.kernels.integer_program import Solved
from shardwright.passes.search.methods import METHODS
from shardwright.passes.search.methods.exhaustive import Exhaustive
from shardwright.passes.search.methods.message_passing_search import Messages
from shardwright.passes.search.problem.alpa_ilp import alpa_ilp
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Method, Status
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.planted import Shape, planted_problem, random_problem
from shardwright.passes.search.problem.problem import Ints, Problem
from shardwright.passes.search.problem.settings import configured, settings_of, split_settings
from shardwright.passes.search.problem.solve import solve
from shardwright.testing.certify import SMALL, certify

QUICK = {"anneal": {"proposals": "3000"}, "random": {"plans": "500"}, "uct": {"steps": "300"}}

CHAINS = [Shape(1, 1), Shape(6, 3, 1, 3, 0, 0, 1), Shape(7, 3, 1, 2, 0, 1, 1)]


def quick(name: str) -> Method:
    return configured(METHODS[name], name, QUICK.get(name, {}))


@pytest.mark.parametrize("name", METHODS)
def test_methods_are_certified(name: str):
    if name in ("ilp", "alpa-intra", "nnscaler-intra"):
        pytest.importorskip("scipy")
    shapes = CHAINS if name == "galvatron-intra" else SMALL
    assert certify(quick(name), shapes=shapes) == []


@dataclass(frozen=True)
class Mutant:
    """The optimum, spoilt in one way."""

    how: str
    paper: ClassVar[str] = "none"
    label: ClassVar[str] = "own"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "spoils"
    name: str = "mutant"
    exact: bool = True
    relative: float = 1e-9

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        found = Exhaustive().solve(problem, evaluator, seed, start)
        spoil = {
            "no rows": self.without_rows, "worse": self.worse, "high bound": self.high_bound,
            "no seed": self.without_seed, "gives up": self.gives_up,
        }  # fmt: skip
        return spoil[self.how](problem, evaluator, found)

    def without_rows(self, problem: Problem, evaluator: Evaluator, found: Found) -> Found:
        evaluator.best = None
        open_ = problem.with_cap(problem.cap * 0 + 10**9)
        return Exhaustive().solve(open_, Evaluator(open_), 0)

    def worse(self, problem: Problem, evaluator: Evaluator, found: Found) -> Found:
        evaluator.best = None
        return found if found.x is None else replace(found, x=found.x * 0)

    def high_bound(self, problem: Problem, evaluator: Evaluator, found: Found) -> Found:
        bound = None if found.lower_bound is None else found.lower_bound * 1.01 + 1e-3
        return replace(found, lower_bound=bound)

    def without_seed(self, problem: Problem, evaluator: Evaluator, found: Found) -> Found:
        return replace(found, lower_bound=-float(np.random.default_rng().random()))

    def gives_up(self, problem: Problem, evaluator: Evaluator, found: Found) -> Found:
        return Found(None, Status.INFEASIBLE)


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("no rows", "the plan is not legal"), ("worse", "is called optimal"),
        ("high bound", "is above the optimum"), ("no seed", "another answer for the same seed"),
        ("gives up", "infeasible, but there is a plan"),
    ],
)  # fmt: skip
def test_planted_mistakes_are_caught(how: str, said: str):
    assert any(said in complaint for complaint in certify(Mutant(how), range(1)))


# --- larger problems


@pytest.mark.parametrize("name", ["eliminate", "messages", "ilp"])
def test_a_planted_optimum_is_found(name: str):
    if name == "ilp":
        pytest.importorskip("scipy")
    problem, plan = planted_problem(Shape(120, 5, 3), 1)
    solved = solve(quick(name), problem)
    assert solved.found.x is not None and np.array_equal(solved.found.x, plan)
    assert solved.objective == 0.0


@pytest.mark.parametrize("name", ["eliminate", "messages"])
def test_published_value_with_a_memory_row(name: str):
    solved = solve(quick(name), alpa_ilp(24, 10, memory=True))
    assert f"{solved.objective:.6f}" == "1744025.157632"
    assert solved.found.lower_bound is not None and solved.objective is not None
    assert 1 - solved.found.lower_bound / solved.objective <= 0.0013


def test_annealing_gets_near_the_optimum():
    problem = alpa_ilp(4, 10)
    solved = solve(configured(METHODS["anneal"], "anneal", {"proposals": "300000"}), problem)
    assert solved.objective is not None and solved.objective <= 257698.03776 * 1.03


def test_several_rows_are_met_by_multipliers():
    for seed in range(6):
        problem = random_problem(Shape(40, 4, 2, 4, 1, 3), seed)
        solved = solve(Messages(), problem)
        assert solved.found.x is not None and problem.is_legal(solved.found.x)


def test_a_wide_graph_is_answered_by_messages():
    problem = random_problem(Shape(60, 6, 6, 3), 1)
    found = solve(METHODS["eliminate"](), problem)
    narrow = solve(configured(METHODS["eliminate"], "eliminate", {"limit": "50"}), problem)
    assert found.objective is not None and narrow.objective is not None
    assert narrow.found.lower_bound is not None
    assert narrow.found.lower_bound <= found.objective + 1e-9
    assert narrow.objective >= found.objective - 1e-9


def test_a_cap_below_the_least_says_what_needs_it():
    problem = random_problem(Shape(9, 3, 2, 3, 0, 1), 1)
    found = solve(Messages(), problem.with_cap(np.array([1]))).found
    assert found.status is Status.INFEASIBLE
    assert "row 0 needs at least" in str(found.info["proof"])


def test_a_start_is_kept_when_nothing_better_is_found():
    problem, plan = planted_problem(Shape(60, 5), 1)
    solved = solve(quick("random"), problem, Budget(evals=5), 0, plan)
    assert solved.objective == 0.0


def test_too_many_plans_are_said():
    with pytest.raises(ProgramError, match=r"there are about 10\^\d+ plans, expected at most"):
        solve(Exhaustive(), alpa_ilp(4, 10))


@pytest.mark.parametrize("name", ["eliminate", "messages", "anneal", "exhaustive", "random"])
def test_methods_do_without_optional_packages(name: str, monkeypatch: pytest.MonkeyPatch):
    problem = random_problem(Shape(8, 3, 2, 3, 2, 1), 3)
    words = {"proposals": "300"} if name == "anneal" else {}
    method = configured(METHODS[name], name, words)
    with_all = solve(method, problem).objective
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.setitem(sys.modules, "scipy", None)
    without = solve(method, problem)
    assert without.found.x is not None and problem.is_legal(without.found.x)
    assert with_all is not None and without.objective is not None
    assert without.objective >= with_all * (1 - 1e-9)


def test_the_integer_program_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "scipy", None)
    with pytest.raises(ProgramError, match="needs scipy, which is not installed") as caught:
        solve(quick("ilp"), random_problem(Shape(4), 0))
    assert caught.value.code == 4


@given(st.integers(0, 200))
@settings(max_examples=30)
def test_nested_spaces_give_nested_optima(seed: int):
    draw = np.random.default_rng(seed)
    problem = random_problem(Shape(20, 4, 2, 4), seed)
    costs = [solve(quick("eliminate"), problem).objective]
    for _ in range(3):
        allowed = draw.random(int(problem.sizes.sum())) < 0.6
        allowed[problem.starts[:-1]] = True
        problem = problem.restrict(allowed)
        costs.append(solve(quick("eliminate"), problem).objective)
    assert all(a is not None and b is not None and a <= b + 1e-9 for a, b in pairwise(costs))


@pytest.mark.parametrize("budget", [Budget(evals=1), Budget(evals=7), Budget(seconds=1e-4)])
@pytest.mark.parametrize("name", ["messages", "anneal", "uct", "eliminate"])
def test_a_small_budget_cuts_off(name: str, budget: Budget):
    problem = random_problem(Shape(60, 5, 4, 4, 1, 2), 2)
    solved = solve(quick(name), problem, budget)
    assert solved.evals <= budget.evals
    if solved.found.x is not None:
        assert problem.is_legal(solved.found.x)


# --- settings


def test_settings_are_those_of_the_method():
    wanted = {"sweeps": 2000, "gap": 1e-6, "join_work": 3e6, "near": 0.0, "thorough": True}
    assert settings_of(Messages) == wanted
    assert configured(Messages, "messages", {"sweeps": "7"}) == Messages(sweeps=7)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["sweep=1"], "has no setting 'sweep'"), (["sweeps=x"], "expected a whole number"),
        (["sweeps=1.5"], "expected a whole number"), (["gap=-1"], "expected a number"),
        (["gap=nan"], "expected a number"), (["gap"], "expected KEY=VALUE"),
    ],
)  # fmt: skip
def test_wrong_settings_are_said(words: list[str], said: str):
    with pytest.raises(ProgramError) as caught:
        configured(Messages, "messages", split_settings(words))
    assert said in str(caught.value) and caught.value.diagnostics[0].help


def test_integer_programs_end_by_work_and_not_by_the_clock(monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("scipy")
    plain, asked = solving.solve_integer, list[tuple[float, int | None]]()

    def told(graph: FreeGraph, seconds: float, gap: float, nodes: int | None) -> Solved:
        asked.append((seconds, nodes))
        return plain(graph, seconds, gap, nodes)

    monkeypatch.setattr(solving, "solve_integer", told)
    problem = random_problem(Shape(n=30, choices=5, degree=3, kinds=8, rows=3), 2)
    solve(Messages(), problem)
    assert len(asked) > 1
    assert all(np.isinf(seconds) and nodes is not None for seconds, nodes in asked)
    asked.clear()
    solve(Messages(join_work=1.0), problem)
    assert asked and all(nodes == 1 for _, nodes in asked)
    asked.clear()  # a budget of time cuts off besides
    solve(Messages(), problem, Budget(seconds=100.0))
    assert asked and all(seconds <= 100.0 for seconds, _ in asked)


@pytest.mark.parametrize("name", METHODS)
def test_the_page_has_the_settings_of_a_method(name: str):
    page = (Path(__file__).parents[3] / "docs" / "search.md").read_text(encoding="utf-8")
    row = next(
        line for line in page.splitlines() if re.match(rf"\| (\[`{name}`\]|`{name}` \|)", line)
    )
    words = {"on": 1.0, "off": 0.0}
    found = re.findall(r"`(\w+)=([0-9.e-]+|on|off)`", row)
    said = {key: words[text] if text in words else float(text) for key, text in found}
    known = {key: float(value) for key, value in settings_of(METHODS[name]).items()}
    assert said == known

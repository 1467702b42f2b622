"""Alpa's integer program: optima that are known otherwise, followers, refusals."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from shardwright.ir.parse import parse
from shardwright.passes.search.building.program_problem import program_of
from shardwright.passes.search.methods import METHODS, alpa_intra
from shardwright.passes.search.methods.alpa_intra import AlpaIntra
from shardwright.passes.search.methods.eliminate import Eliminate
from shardwright.passes.search.methods.exhaustive import Exhaustive
from shardwright.passes.search.problem import followers
from shardwright.passes.search.problem.alpa_ilp import alpa_ilp
from shardwright.passes.search.problem.followers import followed
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.instances import instance
from shardwright.passes.search.problem.planted import Shape, random_problem
from shardwright.passes.search.problem.problem import Ints, Problem
from shardwright.passes.search.problem.solve import solve
from shardwright.passes.target import Target
from shardwright.testing.method_imports import kernels_of

pytest.importorskip("scipy")
MLP = Path(__file__).parents[2] / "data" / "models" / "layers" / "mlp.mlir"
# Optima by other solvers: of the first by brute force over 2^17 plans.
KNOWN = {
    "alpa-ilp:L=1,K=2": "72259.469312",
    "alpa-ilp:L=4,K=10": "257698.037760",
    "alpa-ilp:L=24,K=10": "1544846.049280",
    "alpa-ilp-fb:8": "1507657.687028",
}


@pytest.mark.parametrize("name", KNOWN)
def test_published_instances(name: str):
    solved = solve(AlpaIntra(), instance(name))
    assert f"{solved.objective:.6f}" == KNOWN[name]
    assert solved.found.status is Status.OPTIMAL
    assert solved.found.info["followers"] == 0


def test_the_smallest_is_what_brute_force_finds():
    problem = alpa_ilp(1, 2)
    assert solve(AlpaIntra(), problem).objective == pytest.approx(
        solve(Exhaustive(), problem).objective, rel=1e-9
    )


def test_published_instance_with_memory():
    solved = solve(AlpaIntra(), alpa_ilp(24, 10, memory=True))
    assert f"{solved.objective:.6f}" == "1744025.157632"


@pytest.mark.parametrize("seed", range(12))
def test_random_problems_are_solved_as_by_elimination(seed: int):
    problem = random_problem(Shape(14, 4, 2, 3, ties=seed % 2), seed)
    expected = solve(Eliminate(), problem).objective
    assert solve(AlpaIntra(), problem).objective == pytest.approx(expected, rel=1e-9)


# --- followers


@cache
def mlp() -> Problem:
    """Three layers, forward and back, with rows of memory."""
    head, _, rest = MLP.read_text(encoding="utf-8").partition("\n")
    text = f'{head}\n  sdy.mesh @mesh = <["x"=8]>\n{rest}'
    return program_of(parse(text), Target("dgx-h100")).problem


def drawn(problem: Problem, seed: int) -> Ints:
    """A plan that keeps ties."""
    draw = np.random.default_rng(seed)
    return (draw.integers(0, 1 << 30, problem.n) % problem.sizes)[problem.ties]


def is_the_same(problem: Problem) -> bool:
    """Whether plans cost and hold what the whole plans that they stand for do."""
    less = followed(problem)
    for seed in range(20):
        x = drawn(less.problem, seed)
        whole = less.lifted(x)
        if not np.isclose(less.problem.total(x), problem.total(whole), rtol=1e-12):
            return False
        if (less.problem.memory(x) != problem.memory(whole)).any():
            return False
    return True


def test_followers_cost_and_hold_what_they_do_by_themselves():
    assert followed(mlp()).followers > 40
    assert is_the_same(mlp())


def test_a_problem_of_followers_is_never_better():
    problem = mlp().without_rows()
    best = solve(Eliminate(), problem).objective
    solved = solve(AlpaIntra(), problem)
    own = solved.found.own_bound
    assert best is not None and solved.objective is not None and isinstance(own, float)
    assert best <= solved.objective == pytest.approx(own, rel=1e-6)
    less = solve(Eliminate(), followed(problem).problem).objective
    assert solved.objective == pytest.approx(less, rel=1e-6)
    assert solved.found.lower_bound is None  # of plans in which nobody follows


def test_rows_of_memory_are_kept():
    problem = mlp()
    free = solve(AlpaIntra(), problem.without_rows())
    assert free.found.x is not None
    held = int(problem.memory(free.found.x).max())
    as_much = problem.with_cap(np.full(len(problem.cap), held))
    assert solve(AlpaIntra(), as_much).objective == pytest.approx(free.objective)
    cap = held * 99 // 100  # plans that take as long differ by a few bytes
    less = solve(AlpaIntra(), problem.with_cap(np.full(len(problem.cap), cap)))
    assert less.found.x is None or problem.memory(less.found.x).max() <= cap
    assert less.objective is None or less.objective > (free.objective or 0.0)


# --- refusals


def test_a_wide_program_is_refused_with_its_width():
    found = solve(AlpaIntra(most=100), alpa_ilp(4, 10)).found
    assert found.status is Status.REFUSED and found.x is None
    assert found.info["why"] == "too wide: variables of the integer program: 8,090, at most 100"


def test_what_fits_nowhere_is_infeasible():
    problem = alpa_ilp(1, 4, memory=True)
    found = solve(AlpaIntra(), problem.with_cap(np.array([1000]))).found
    assert found.status is Status.INFEASIBLE and found.x is None


def test_its_kernel_is_the_integer_program():
    assert METHODS["alpa-intra"] is AlpaIntra
    assert kernels_of(alpa_intra) == {"bounded_answers", "integer_program"}


# --- planted errors


def test_followers_of_wrong_choices_are_caught(monkeypatch: pytest.MonkeyPatch):
    def shifted(array: Ints, own: Ints) -> Ints:
        return array[np.roll(own, 1)] if len(own) else array

    monkeypatch.setattr(followers, "_at", shifted)
    assert not is_the_same(mlp())

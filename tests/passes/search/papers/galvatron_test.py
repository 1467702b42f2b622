"""Galvatron's knapsack is HiGHS on the same memory grid, and brute force; chains alone."""

import io
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.search.building.program_problem import Program, plan_of, without_rows
from shardwright.passes.search.kernels import layer_knapsack
from shardwright.passes.search.kernels.integer_program import solve_integer
from shardwright.passes.search.methods import galvatron_intra
from shardwright.passes.search.methods.galvatron_intra import GalvatronIntra, on_grid
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.layered import leaf_blocks
from shardwright.passes.search.problem.layered.leaf_blocks import Blocks, blocks_of
from shardwright.passes.search.problem.layers_of_programs import (
    bytes_by_node,
    layers_of,
    with_row,
)
from shardwright.passes.search.problem.own_costs import plain_only
from shardwright.passes.search.problem.planted import Shape, planted_problem, random_problem
from shardwright.passes.search.problem.problem import Problem
from shardwright.passes.target import Target
from shardwright.spec.axes import Mesh
from shardwright.testing.certify import brute_force
from shardwright.testing.jax_corpus.transformer_steps import Step, text
from shardwright.tools import cli

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


# --- of programs

SMALL = Step(layers=1, width=16, hidden=32, vocab=32, seq=8, batch=8)


@pytest.fixture(scope="module")
def step() -> Program:
    mesh = Mesh((("a", 2), ("b", 2)))
    target = Target("dgx-h100/4")
    task = Task.of(parse(text(SMALL)), target, mesh=mesh, ignores=True)
    return without_rows(task.on(mesh), target)


def blocks(program: Program) -> Blocks:
    own = program.problem.without_rows()
    return blocks_of(program.problem, own, layers_of(program.problem, own, plain_only))


def held(problem: Problem) -> Problem:
    """The problem with one row of what all nodes hold."""
    loads = np.array([(0, k, k) for k in range(problem.n)], np.int64)
    vectors = tuple(np.ceil(one).astype(np.int64) for one in bytes_by_node(problem))
    return replace(with_row(problem), loads=loads, vectors=vectors)


def test_leaves_are_those_of_the_tree(step: Program):
    assert blocks(step).words == [
        f"{a}-{b}" for a in ("dp", "sdp", "tp") for b in ("dp", "sdp", "tp")
    ]


def test_sharded_states_take_less_memory_and_more_seconds(step: Program):
    found = blocks(step)
    dp, sdp = found.words.index("dp-dp"), found.words.index("sdp-sdp")
    cost = [sum(one[leaf] for one in found.intra) for leaf in (dp, sdp)]
    assert cost[0] < cost[1]
    assert all(one[sdp] < one[dp] for one in found.bytes)
    args = [k for k, one in enumerate(step.problem.ties.tolist()) if one == k]
    assert (found.choice[args, dp] != found.choice[args, sdp]).sum() > 20


def test_less_memory_is_met_by_sharding(step: Program):
    """Under what data parallelism holds there is what shards states."""
    problem, every = held(step.problem), blocks(step)
    dp = every.plan([every.words.index("dp-dp")] * len(every.intra))
    most = int(problem.memory(dp)[0])
    tight = problem.with_cap(np.array([most - most // 50]))
    found = found_of(tight)
    assert found.x is not None and tight.is_legal(found.x)
    assert "sdp" in str(found.info["strategies"])


@pytest.mark.parametrize("leaf", ["sdp-dp", "sdp-sdp", "sdp-tp"])
def test_what_a_leaf_stands_for_computes_the_same(leaf: str, step: Program, tmp_path: Path):
    found = blocks(step)
    x = found.plan([found.words.index(leaf)] * len(found.intra))
    assert step.problem.is_legal(x)
    file = tmp_path / "planned.mlir"
    file.write_text(print_module(plan_of(step, x)))
    out = io.StringIO()
    code = cli.main(["verify", str(file), "--skip", "jax,torch"], io.StringIO(), out, out)
    assert code == 0, out.getvalue()


def test_states_that_are_left_whole_are_caught(step: Program, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(leaf_blocks.Spread, "shared", lambda one, x, over: x)
    with pytest.raises(AssertionError):
        test_sharded_states_take_less_memory_and_more_seconds(step)

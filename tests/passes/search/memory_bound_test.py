"""Plans under a limit of memory: what they hold, what is worked out again, the least there is."""

import io
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from math import inf
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from shardwright.api.verification import verify
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.search.building.program_problem import program_of
from shardwright.passes.search.kernels.within import fewest_bytes
from shardwright.passes.search.methods.message_passing_search import Messages
from shardwright.passes.search.planning.auto import Auto
from shardwright.passes.search.planning.bounds import even_bound
from shardwright.passes.search.planning.looked import Looked
from shardwright.passes.search.planning.memory_bound import MemoryBound, Search
from shardwright.passes.search.planning.planned import Plan, plan
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.planning.program_texts import on_mesh, unannotated
from shardwright.passes.search.planning.recomputed import Recomputing, recomputed
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import Trials, Tried, priced
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.planted import Shape, random_problem
from shardwright.passes.target import Target
from shardwright.spec import plan as keys
from shardwright.spec.axes import Mesh
from shardwright.testing.recipes import random_program
from shardwright.tools import cli

TWO = Target("dgx-h100/2")


@cache
def step(layers: int = 2, rows: int = 2048) -> Module:
    """A train step whose activations are most of what a device holds."""
    out = io.StringIO()
    words = f"model mlp --layers {layers} --hidden 32 --microbatch {rows} --unroll"
    assert cli.main(words.split(), io.StringIO(), out, io.StringIO()) == 0
    return parse(out.getvalue())


@cache
def rows() -> Plan:
    """The step by data parallelism."""
    return plan(PLANNERS["data-parallel"], Task.of(step(), TWO, ignores=True))


@cache
def limited(part: float) -> Plan:
    """The plan of a search in a part of what data parallelism holds."""
    limit = part * rows().cost.peak_bytes
    return plan(PLANNERS["auto"], Task.of(step(), TWO, ignores=True, limit=limit))


def held(module: Module) -> int:
    return priced(compiled(module, TWO, is_judged=False)).peak_bytes


# --- values worked out again


def test_what_is_worked_out_again_holds_less_and_computes_the_same():
    module = rows().module
    found = recomputed(module, TWO, 0.0, "jax")
    assert found is not None
    less = found.of(module)
    assert found.peak_bytes == held(less) < held(module)
    assert verify(less, TWO, skip=["jax", "torch"], edge_inputs=False).ok
    unmarked = Recomputing(frozenset(), 0).of(module)  # the mutant
    assert held(unmarked) == held(module) != found.peak_bytes


def test_no_more_is_worked_out_again_than_has_to_be():
    module = rows().module
    start = held(module)
    every, few = recomputed(module, TWO, 0.0, "jax"), recomputed(module, TWO, start - 1, "jax")
    assert every is not None and few is not None
    assert few.peak_bytes < start and few.numbers < every.numbers


def test_a_search_works_values_out_again_where_that_is_fastest():
    answer = limited(0.85)
    assert answer.fits and answer.status == "feasible"
    text = parse(answer.text)
    assert sum(keys.REMAT in op.notes for op in text.walk()) == answer.tried.recomputed > 0
    assert verify(text, TWO, skip=["jax", "torch"], edge_inputs=False).ok
    others = [one for one in answer.trials.done if one.peak_bytes <= answer.task.limit]
    assert len(others) > 1
    assert min(one.seconds for one in others) == answer.tried.seconds


def faster_than(slowness: float, limit: float) -> Trials:
    """What is priced of data parallelism, where something that takes so many times as long fits."""
    task = Task.of(step(), TWO, ignores=True, limit=limit)
    trials = Trials(TWO, limit)
    PLANNERS["data-parallel"].plan(task, trials, lambda _: None)
    (fast,) = trials.done
    trials.done.append(replace(fast, way="slow", seconds=slowness * fast.seconds, peak_bytes=1))
    Auto(task, trials, Messages(), Messages()).faster()
    return trials


def test_a_faster_plan_that_does_not_fit_works_values_out_again():
    limit = 0.9 * rows().cost.peak_bytes
    best = faster_than(10.0, limit).best
    assert best is not None and best.recomputed > 0 and best.peak_bytes <= limit
    assert faster_than(1.0, limit).count == 1  # what fits is no slower: nothing is to be gained
    module = rows().module
    assert module.main is not None
    least = sum(arg.tensor.bytes for arg in module.main.args) / 2  # of a device at most
    assert faster_than(10.0, least / 2).count == 1  # arguments alone are more


def stub(limit: float, *done: tuple[float, int]) -> Search:
    """A search that has priced plans of these seconds and bytes."""
    plans = [SimpleNamespace(seconds=s, peak_bytes=b, recomputed=0) for s, b in done]
    fits = any(one.peak_bytes <= limit for one in plans)
    least = plans[0].seconds if fits else inf
    trials = SimpleNamespace(done=plans, limit=limit, fits=fits, least=least)
    task = SimpleNamespace(module=step())
    return cast(
        Search, SimpleNamespace(trials=trials, task=task, say=lambda _: None, space=lambda *_: None)
    )


def test_of_plans_that_are_alike_one_works_values_out_again(monkeypatch: pytest.MonkeyPatch):
    """They are mostly one plan, written on several meshes."""
    search, asked = stub(5.0, (1.0, 9), (1.0, 9), (1.0, 8), (2.0, 9)), list[tuple[float, int]]()
    monkeypatch.setattr(
        MemoryBound, "_again", lambda _, one: asked.append((one.seconds, one.peak_bytes))
    )
    MemoryBound(search, 1).again(search.trials.done)
    assert asked == [(1.0, 9), (1.0, 8), (2.0, 9)]


@pytest.mark.parametrize(("seconds", "is_asked"), [(0.5, True), (2.0, False)])
def test_no_cap_is_put_on_micro_batches_that_are_slower_than_what_fits(
    seconds: float, is_asked: bool, monkeypatch: pytest.MonkeyPatch
):
    search, asked = stub(5.0, (1.0, 4)), list[int]()
    tried = SimpleNamespace(seconds=seconds, peak_bytes=9)
    monkeypatch.setattr(search, "facts", lambda _: None, raising=False)
    monkeypatch.setattr(search, "price", lambda _: [tried], raising=False)

    def bounded(_: MemoryBound, looked: list[Looked], turns: int) -> list[Looked]:
        asked.append(turns)
        return looked

    monkeypatch.setattr(MemoryBound, "bounded", bounded)
    assert len(list(MemoryBound(search, 2).in_turns(2, [Mesh((("data", 2),))]))) == 1
    assert asked == ([2] if is_asked else [])


# --- the least there is


@pytest.mark.parametrize("is_enough", [False, True])
def test_plans_of_fewest_bytes_come_where_nothing_else_fits(
    is_enough: bool, monkeypatch: pytest.MonkeyPatch
):
    """`is_enough`: plans under caps fit once they work values out again."""
    trials = SimpleNamespace(done=[SimpleNamespace(turns=1)], fits=False)
    bound = MemoryBound(cast(Search, SimpleNamespace(trials=trials)), 1)
    asked = list[str]()

    def again(_: MemoryBound, tried: Sequence[Tried]) -> None:
        asked.append(f"again {len(tried)}")
        trials.fits = is_enough

    def fewest(_: MemoryBound, looked: Looked) -> list[Tried]:
        asked.append("fewest")
        return [cast(Tried, None)]

    monkeypatch.setattr(MemoryBound, "capped", lambda _, looked: looked)
    monkeypatch.setattr(MemoryBound, "again", again)
    monkeypatch.setattr(MemoryBound, "fewest", fewest)
    bound.bounded([cast(Looked, "one"), cast(Looked, "two")], 1)
    assert asked == ["again 1", *([] if is_enough else ["fewest", "fewest", "again 2"])]


def test_what_is_called_the_least_fits_and_is_found():
    small = step(layers=1, rows=64)
    every = plan(PLANNERS["data-parallel"], Task.of(small, TWO, ignores=True))
    answer = plan(PLANNERS["auto"], Task.of(small, TWO, ignores=True, limit=1000.0))
    assert not answer.fits and answer.status == "infeasible"
    assert answer.least_bytes < 0.6 * every.cost.peak_bytes
    task = Task.of(small, TWO, ignores=True, limit=answer.least_bytes)
    assert plan(PLANNERS["auto"], task).fits


@pytest.mark.parametrize("seed", range(6))
def test_fewest_bytes_stand_between_a_bound_and_random_plans(seed: int):
    problem = random_problem(Shape(n=8, choices=3, rows=2), seed)
    evaluator = Evaluator(problem, Budget())
    found = fewest_bytes(problem, evaluator)
    assert found.x is not None and problem.without_rows().is_legal(found.x)
    mine = int(problem.memory(found.x).max())
    assert found.lower_bound is not None and found.lower_bound <= mine * (1 + 1e-9)
    every = problem.without_rows()
    plans = (np.array(one, np.int64) for one in product(*map(range, every.sizes)))
    least = min(int(problem.memory(x).max()) for x in plans if every.is_legal(x))
    assert found.lower_bound <= least * (1 + 1e-9) and mine <= 1.1 * least


# --- what no mesh beats


def totals(seed: int, sizes: tuple[int, ...]) -> tuple[float, float, float]:
    """Of a random program on a mesh: the bound, all ops at their fastest, and all ops whole."""
    target = Target("dgx-h100", trips=3)
    mesh = Mesh(tuple((f"axis{k}", size) for k, size in enumerate(sizes)))
    program = program_of(on_mesh(unannotated(random_program(seed)), mesh), target)
    problem = program.problem
    kinds, turns = [int(k) for k in problem.kinds], [float(t) for t in problem.node_turns]
    pairs = list(zip(turns, kinds, strict=True))
    best = sum(count * min(map(float, problem.compute[kind])) for count, kind in pairs)
    whole = sum(count * float(problem.compute[kind][0]) for count, kind in pairs)
    return even_bound(program.built, target.on_machines), best, whole


@pytest.mark.parametrize("sizes", [(8,), (2, 4), (4, 2), (2, 2, 2)])
def test_no_mesh_beats_all_ops_dealt_out_evenly(sizes: tuple[int, ...]):
    found = [totals(seed, sizes) for seed in (3, 8, 13)]
    assert all(0 < bound <= best * (1 + 1e-9) for bound, best, _ in found)
    assert any(best < whole for _, best, whole in found)  # the mutant: nothing is dealt out

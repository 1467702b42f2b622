"""Pipelines of our own: they compute the same, are priced as `cost` does, and are best."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from math import inf
from pathlib import Path

import pytest

import shardwright as sw
from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.cost.pricing.machine import Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.registry import parse_pipeline
from shardwright.passes.search.building.staged.laid_stages import Staging, UnitStep
from shardwright.passes.search.planning import piped_search
from shardwright.passes.search.planning.auto import Auto
from shardwright.passes.search.planning.piped_search import PipedSearch, Piping
from shardwright.passes.search.planning.planned import Plan, plan
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.planning.task import StageAsks, Task
from shardwright.passes.search.planning.tried_plans import Trials, priced
from shardwright.passes.search.planning.unit_figures import Asked, Way
from shardwright.passes.search.rules.stage_layouts import StageLayout
from shardwright.passes.target import Target
from shardwright.spec.attributes import Int
from shardwright.spec.op import Values
from shardwright.spec.schedule_names import ONE_F_ONE_B, Named
from shardwright.testing.jax_corpus.deep_steps import deep_step
from shardwright.testing.jax_corpus.stage_steps import SMALL, STEPS
from shardwright.testing.scripts import run_scripts
from shardwright.testing.soundness import differences
from shardwright.testing.verbs import ask

MLP = Path(__file__).parents[4] / "docs" / "schedules" / "step.mlir"
SLOW = """module @two attributes {plan.cluster = {
  chip = "h100",
  levels = [
    {name = "box", count = 2, topology = "switch", bandwidth = "20MB/s", latency = "3us"},
    {name = "card", count = 2, topology = "switch", bandwidth = "20GB/s", latency = "1us"}],
  source = ["an example, of no machine"]
}} {}
"""


@cache
def slow() -> str:
    path = Path(tempfile.mkdtemp()) / "two.mlir"
    path.write_text(SLOW, encoding="utf-8")
    return str(path)


@cache
def source(name: str) -> str:
    if name == "mlp":
        return MLP.read_text(encoding="utf-8")
    pytest.importorskip("jax")
    if name == "deep":
        return deep_step(64, 64)
    if name == "short GPT":
        return STEPS["GPT"](**{**SMALL["GPT"], "layers": 1})
    return STEPS[name](**SMALL[name])


def task_of(name: str, asks: StageAsks = StageAsks(), jobs: int = 1, limit: float = 8e10) -> Task:
    return Task.of(
        parse(source(name)), Target(slow()), ignores=True, limit=limit, jobs=jobs, asks=asks
    )  # fmt: skip


@cache
def planned(name: str, stages: int | None = None, jobs: int = 1, limit: float = 8e10) -> Plan:
    return plan(PLANNERS["auto"], task_of(name, StageAsks(stages), jobs, limit))


def computes_the_same(module: Module, name: str) -> bool:
    cut, before = parse(print_module(module)), parse(source(name))
    parse_pipeline("follow-stages").run(cut)
    args = inputs(before, 1)
    return differences(run(cut, args), run(before, args)) == []


def test_ways_are_measured_with_several_micro_batches_where_some_have_them():
    """One micro-batch cannot pass stages in turn, and says nothing of its way."""
    search = PipedSearch.of(task_of("short GPT"))
    most = dict[tuple[int, int], int]()
    for _, way, turns in search.ways():
        key = way.model, search.rows // (turns * way.data)
        most[key] = max(turns, most.get(key, 0))
    assert any(
        turns == 1 < most[way.model, search.rows // way.data] for _, way, turns in search.ways()
    )
    search.first()
    for asked in search.known:
        key = asked.way.model, search.rows // (asked.microbatches * asked.way.data)
        assert asked.microbatches > 1 or most[key] == 1


@pytest.mark.parametrize("name", ["GPT", "experts", "encoder-decoder", "mlp"])
def test_a_plan_with_stages_is_a_text_that_cost_prices_alike(name: str):
    found = planned(name, 2)
    assert found.tried.stages is not None and found.tried.stages.groups == 2
    assert found.module.notes["plan.stages"] == Int(2)
    read = parse(found.text)
    assert priced(compiled(read, Target(slow()))).step == found.cost.step
    assert sum(found.tried.stages.units) >= len(found.tried.stages.units) >= 2
    assert computes_the_same(found.module, name)


@pytest.mark.parametrize("name", ["GPT", "encoder-decoder"])
def test_units_worked_out_again_hold_less_and_compute_the_same(name: str):
    search = PipedSearch.of(task_of(name))
    count = len(search.step)
    way = next(way for groups, way, _ in search.ways() if groups == 2 and way.model == 1)
    half = count // 2
    staging = Staging(tuple(int(k >= half) for k in range(count)), 2, 4, Named(ONE_F_ONE_B))
    again = replace(staging, again=frozenset(range(count)))
    peaks: list[int] = []
    for one in (staging, again):
        text = search.text(Piping(way, one, 0.0, 0.0))
        assert computes_the_same(text, name)
        cost = priced(compiled(parse(print_module(text)), Target(slow())))
        peaks.append(cost.peak_bytes)
    assert peaks[1] < peaks[0]


def of_two_groups(name: str, *, shares: bool) -> Module:
    """Two stages on two groups of two replicas each, which share states of the optimizer or not."""
    search = PipedSearch.of(task_of(name))
    count = len(search.step)
    stages = tuple(int(k >= count // 2) for k in range(count))
    way = Way(2, 1, StageLayout(shares=shares))
    return search.text(Piping(way, Staging(stages, 2, 4, Named(ONE_F_ONE_B)), 0.0, 0.0))


def collectives(module: Module) -> Counter[str]:
    """Of stages, in every micro-batch."""
    funcs = [one for one in module.funcs if one.symbol.endswith(("_forward", "_backward"))]
    assert funcs
    every = (op for func in funcs for op in func.walk() if "replica_groups" in op.attrs)
    return Counter(op.name for op in every)


@pytest.mark.parametrize("name", ["GPT", "encoder-decoder"])
def test_replicas_of_a_stage_share_states(name: str):
    """They hold less, send no more in a micro-batch, and compute the same."""
    target, peaks = Target(slow()), list[int]()
    inside: list[Counter[str]] = []
    for shares in (False, True):
        text = of_two_groups(name, shares=shares)
        assert computes_the_same(text, name)
        made = compiled(parse(print_module(text)), target, is_judged=False)
        peaks.append(priced(made).peak_bytes)
        inside.append(collectives(made.local))
    assert peaks[1] < peaks[0]
    assert inside[0] == inside[1]


def test_new_weights_are_gathered_by_their_own_group_alone():
    made = compiled(
        parse(print_module(of_two_groups("GPT", shares=True))), Target(slow()), is_judged=False
    )
    runs = [run for run, _ in Simulator(made.local, Machine(find_cluster(slow())), "one").groups()]
    every = {
        number for number, kernel in enumerate(runs[0].fused.kernels)
        if any(node.op.name == "stablehlo.all_gather" for node in kernel.nodes)
    }  # fmt: skip
    one, other = (every - run.skipped for run in runs)
    assert one and other and one | other == every and one.isdisjoint(other)


def test_the_best_of_all_plans_with_two_groups_is_found():
    """Every cut of the chain, way, number of micro-batches and schedule, priced as text."""
    search = PipedSearch.of(task_of("mlp", StageAsks(2)))
    count = len(search.step)
    trials = Trials(Target(slow()), 8e10)
    for groups, given, turns in search.ways():
        way = given._replace(layout=StageLayout())  # a perceptron has no sequence
        for schedule in search.schedules(groups, turns):
            stages = groups * schedule.chunks
            for inner in combinations(range(1, count), stages - 1):
                stage_of = tuple(sum(k >= end for end in inner) for k in range(count))
                staging = Staging(stage_of, groups, turns, schedule)
                trials.price([search.candidate(Piping(way, staging, 0.0, 0.0))])
    assert trials.count > 20 and not trials.failed
    best = min(one.seconds for one in trials.done)
    assert planned("mlp", 2).cost.step <= best * (1 + 1e-9)


@pytest.mark.parametrize("name", ["encoder-decoder", "mlp"])
def test_what_is_not_played_is_no_better(name: str):
    """No plan takes less than its bound, and the best of all by figures is there."""
    search = PipedSearch.of(task_of(name))
    first = search.first()
    least, count = inf, 0
    for groups, given, turns in search.ways():
        for asked in search.known:
            way = given._replace(layout=asked.way.layout)
            if (way.model, search.rows // (turns * way.data)) != (
                asked.way.model, search.rows // (asked.microbatches * asked.way.data)
            ):  # fmt: skip
                continue
            figures = search.figures(asked, False)
            if figures is None or asked.again or asked.splits:
                continue
            for stagings in search.stagings(groups, turns, figures, search.limit):
                for staging in stagings:
                    plan = search.judged(way, staging, figures)
                    bound = search.estimator.least_seconds(figures, staging, way.devices)
                    assert bound <= plan.seconds * (1 + 1e-9)
                    least, count = min(least, plan.seconds), count + 1
    assert count > len(first) > 0
    assert first[0].seconds == pytest.approx(least, rel=1e-9)


def test_products_are_cut_in_parts_that_stand_in_one_machine():
    """Machines of two cards: three or four of four have no share of products of their own."""
    search = PipedSearch.of(task_of("GPT"))
    assert {way.model for _, way, _ in search.ways()} == {1, 2, 4}
    odd = replace(search, cluster=find_cluster("dgx-a100:3"))
    assert {way.model for _, way, _ in odd.ways()} == {1, 2, 4, 8}


@pytest.mark.parametrize("microbatches", [4, None])
def test_rows_that_gain_nothing_are_measured_where_micro_batches_are_told(
    microbatches: int | None, monkeypatch: pytest.MonkeyPatch
):
    """Told how many, more groups have more rows of each."""
    asked: set[tuple[int, int]] = set()
    search = PipedSearch.of(task_of("mlp", StageAsks(microbatches=microbatches)))

    def no_gain(self: PipedSearch, one: Asked) -> float:
        rows = self.rows // (one.microbatches * one.way.data)
        asked.add((one.way.model, rows))
        return float(rows)

    monkeypatch.setattr(PipedSearch, "_seconds", no_gain)
    search.first()
    rows = {search.rows // (turns * way.data) for _, way, turns in search.ways()}
    found = {one for model, one in asked if model == 1}
    assert found == (rows if microbatches else set(sorted(rows)[:2]))


def test_meshes_are_left_out_where_all_rows_at_once_do_not_fit(monkeypatch: pytest.MonkeyPatch):
    """What the way back reads is more than all devices hold: stages with micro-batches fit."""
    monkeypatch.setattr(Task, "is_large", True)
    task = task_of("short GPT")
    search = PipedSearch.of(task)
    assert 0 < search.whole_bytes < max(one.peak_bytes for one in planned("short GPT").trials.done)
    small = replace(task, limit=0.9 * search.whole_bytes)
    found = plan(PLANNERS["auto"], small)
    assert found.fits and found.tried.x is None
    assert any("all rows at once" in one for one in found.trials.left_out)


def test_other_meshes_are_left_out_where_the_best_holds_too_much(monkeypatch: pytest.MonkeyPatch):
    """One plan without stages is priced, then pipelines; the others only where they may be best."""
    monkeypatch.setattr(Task, "is_large", True)
    task = task_of("short GPT")
    small = replace(task, limit=0.9 * planned("short GPT").least_bytes)
    assert small.limit > PipedSearch.of(task).whole_bytes
    counts: dict[bool, int] = {}
    for is_beaten in (False, True):
        monkeypatch.setattr(Auto, "is_beaten", is_beaten)
        found = plan(PLANNERS["auto"], small)
        assert found.fits
        assert any("does not fit" in one for one in found.trials.left_out) == is_beaten
        own = [one for one in found.trials.done if one.x is not None and not one.recomputed]
        counts[is_beaten] = len(own)
    assert counts[True] == 1 < counts[False]


def test_plans_are_the_same_again_and_in_two_processes():
    again = plan(PLANNERS["auto"], task_of("mlp", StageAsks(2), jobs=2))
    assert planned("mlp", 2).text == again.text


def test_plans_run_on_four_ranks():
    pytest.importorskip("torch")
    jobs: list[tuple[Path, Sequence[Values]]] = []
    wanted: list[Sequence[Values]] = []
    with tempfile.TemporaryDirectory() as folder:
        for number, name in enumerate(("GPT", "encoder-decoder")):
            module = parse(source(name))
            args = inputs(module, number)
            path = Path(folder) / f"step{number}.py"
            script = sw.compile(sw.parse(planned(name, 2).text), emit="torch")
            path.write_text(script, encoding="utf-8")
            jobs.append((path, args))
            wanted.append(run(module, args))
        for found, right in zip(run_scripts(jobs, processes=4), wanted, strict=True):
            assert isinstance(found, list), found
            assert differences(found, right) == []


def test_stages_of_as_few_units_as_can_be_are_looked_at(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(piped_search, "CHUNKS", (2,))
    search = PipedSearch.of(task_of("deep"))
    most = len(search.step) // 2
    assert most > 2
    assert {one.chunks for one in search.schedules(2, 4)} == {1, 2, most}


def test_units_are_layers():
    """Of a deep perceptron every layer is a unit of one class, but for the ends."""
    task = task_of("deep")
    search = PipedSearch.of(task)
    assert len(search.step) >= 4
    assert len(set(search.step.keys)) < len(search.step)
    assert set(search.step.keys) <= set(search.short.keys)
    assert isinstance(search.step, UnitStep)


def test_of_one_sequence_whose_rows_depend_on_one_another_pipelines_are_refused():
    """The dim that is likest a batch are then its words, of which no micro-batch can be made."""
    words = "transformer --layers 1 --hidden 16 --heads 4 --vocab 32 --seq 8 --microbatch 1"
    code, text, errors = ask("model", *words.split(), "--unroll")
    assert code == 0, errors
    task = Task.of(parse(text), Target("dgx-h100"), ignores=True, limit=1e4)
    with pytest.raises(ProgramError, match="relates rows of the batch to others"):
        PipedSearch.of(task)

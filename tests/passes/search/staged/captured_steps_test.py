"""Planners of stages on captured steps: what they are given, what is written, what is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from math import inf

import numpy as np
import pytest

import shardwright as sw
from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.pipeline.schedules.actions import PassTimes
from shardwright.passes.pipeline.schedules.batches import with_transfers
from shardwright.passes.pipeline.schedules.noted_lists import noted_places
from shardwright.passes.pipeline.schedules.placed_orders import placed_lists, serial_lists
from shardwright.passes.pipeline.schedules.staged_calls import Calls, stage_calls
from shardwright.passes.pipeline.schedules.timing import play
from shardwright.passes.pipeline.schedules.validation import broken
from shardwright.passes.registry import parse_pipeline
from shardwright.passes.search.building.staged import worked_again
from shardwright.passes.search.building.staged.links_of_groups import machines_of
from shardwright.passes.search.building.staged.op_groups import OpGroups, grouped
from shardwright.passes.search.building.staged.prepared_step import prepared
from shardwright.passes.search.building.staged.stage_order import stage_order
from shardwright.passes.search.building.staged.stage_problems import placed_of, profile_of
from shardwright.passes.search.building.staged.step_chain import StepChain
from shardwright.passes.search.building.staged.written_stages import (
    Unwritable,
    Wanted,
    Written,
    written,
)
from shardwright.passes.search.methods import STAGED
from shardwright.passes.search.methods.dnn_partitioning import DnnPartitioning
from shardwright.passes.search.planning.stage_plans import Ask, StagePlan, plan_stages
from shardwright.passes.search.planning.tried_plans import priced
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.stages.profile_files import crossing
from shardwright.passes.search.problem.stages.stage_answers import StageAnswer, StageRow
from shardwright.passes.target import Target
from shardwright.spec.schedule_names import Named
from shardwright.spec.types import TensorType
from shardwright.testing.soundness import differences

SMALL = "pcie-workstation"  # four cards


@cache
def source(name: str) -> str:
    pytest.importorskip("jax")
    from shardwright.testing.jax_corpus.deep_steps import deep_step
    from shardwright.testing.jax_corpus.stage_steps import SMALL as sizes
    from shardwright.testing.jax_corpus.stage_steps import STEPS

    return deep_step(64, 64) if name == "deep" else STEPS[name](**sizes[name])


def planned(name: str, method: str, stages: int | None = None, **more: object) -> StagePlan:
    ask = Ask(method, stages, 4)
    stages = stages or (None if ask.chooses else 2)
    return plan_stages(parse(source(name)), Target(SMALL), replace(ask, stages=stages, **more))  # pyright: ignore


def is_equal(name: str, text: Module) -> bool:
    """The cut program computes what the step does."""
    cut, before = parse(print_module(text)), parse(source(name))
    parse_pipeline("follow-stages").run(cut)
    args = inputs(before, 1)
    return differences(run(cut, args), run(before, args)) == []


# --- every method


@pytest.mark.parametrize(
    ("method", "name"),
    [*((one, "conv net") for one in STAGED),
     *((one, "experts") for one in ("piper", "pipedream", "equal-split"))],
)  # fmt: skip
def test_plans_compute_what_the_step_does(method: str, name: str):
    plan = planned(name, method)
    assert plan.written is not None, plan.answer.info
    assert plan.fits and plan.cost is not None and plan.cost.step > 0
    assert plan.status in (Status.OPTIMAL, Status.FEASIBLE)
    text = plan.written
    assert text.devices == 4 and min(text.ops) > 0
    assert is_equal(name, text.module)
    if text.ranks > 1:  # what is sent is what the cut program sends, of all rows
        cut = parse(print_module(text.module))
        parse_pipeline("follow-stages").run(cut)
        assert cut.main is not None
        calls = stage_calls(cut, cut.main.body.ops[_loop(cut)].regions[1].block)
        calls = calls[: len(text.ops)]  # those of one copy of the model
        found = [sent_bytes(calls, k) for k in range(1, len(text.ops))]
        assert list(text.sent) == found


def sent_bytes(calls: Sequence[Calls], stage: int) -> int:
    """The bytes that forward passes of stages before one make, and it or later ones read."""
    made = {value for one in calls[:stage] for value in one.forward.results}
    read = dict.fromkeys(value for one in calls[stage:] for value in one.forward.operands)
    types = [value.type for value in read if value in made]
    return sum(type.bytes for type in types if isinstance(type, TensorType))


def _loop(cut: Module) -> int:
    assert cut.main is not None
    return next(k for k, op in enumerate(cut.main.body.ops) if op.name == "stablehlo.while")


@pytest.mark.parametrize(
    ("method", "name"),
    [("torchgpipe", "deep"), ("gpipe", "deep"), ("pipedream", "deep"), ("dapple", "experts")],
)
def test_objectives_are_those_of_the_stages_that_are_written(method: str, name: str):
    plan = planned(name, method, 4 if method in ("torchgpipe", "gpipe") else None)
    assert plan.written is not None and plan.answer.objective is not None
    text = plan.written
    longest = max(text.seconds) / text.replicas
    if method == "dapple":
        assert plan.answer.info["block"] == pytest.approx(longest)
    else:
        assert plan.answer.objective == pytest.approx(longest)


# --- what methods are given


@cache
def chain_of(name: str, count: int = 4) -> StepChain:
    module, _ = prepared(parse(source(name)))
    return StepChain(module, count, find_cluster(SMALL))


@pytest.mark.parametrize("name", ["deep", "encoder-decoder"])
@pytest.mark.parametrize("most", [0, 8])
def test_groups_keep_all_of_a_step(name: str, most: int):
    chain = chain_of(name)
    groups = grouped(chain, most)
    assert len(groups) == (most or len(chain))
    seconds = groups.summed(chain.there).sum() + groups.summed(chain.back).sum()
    assert seconds == pytest.approx(sum(chain.there) + sum(chain.back)) and seconds > 0
    module = parse(source(name))
    assert module.main is not None
    weights = sum(value.type.bytes for value in module.main.args[: _params(name)])  # pyright: ignore
    assert groups.weights.sum() == weights
    assert (groups.owned >= 2 * groups.weights).all() and groups.kept.sum() > 0
    assert all(a < b for a, b in groups.edges)
    # What crosses a cut by groups is no less than by values, and the same where a group has one.
    exact = chain.sent(groups.of, len(groups))
    rough = crossing(profile_of(groups, machines_of(find_cluster(SMALL), 1, 1e3, 1e3), 4, inf))
    assert all(a <= b for a, b in zip(exact, rough[1:-1].tolist(), strict=True))
    if name == "deep" and not most:
        assert exact == rough[1:-1].tolist()


def _params(name: str) -> int:
    module = parse(source(name))
    assert module.main is not None
    results = len(module.main.result_types) - 1
    return results // 2 if name != "deep" else results


def test_links_are_those_of_the_cost_pass():
    two = find_cluster("gcp-v100:2")
    size = 1e6
    alone, pairs = machines_of(two, 1, size, size), machines_of(two, 4, size, size)
    assert [one.units for one in alone.levels] == [8, 2]
    assert [one.units for one in pairs.levels] == [2, 2]
    assert alone.levels[0].send > 5 * alone.across.send  # one NIC for a machine
    assert alone.groups == 16 and pairs.groups == 4
    assert machines_of(two, 16, size, size).groups == 1


def test_the_optimum_is_that_of_all_cuts():
    """DNN-partitioning on the adapted step, held against all cuts of its order."""
    groups = grouped(chain_of("deep"), 8)
    machines = machines_of(find_cluster(SMALL), 1, 1e3, 1e3)
    graph = replace(placed_of(groups, machines, 4, inf), accelerators=3)
    answer = DnnPartitioning(linear=True).of_graph(graph)
    loads = [
        graph.loads(np.array([sum(k >= cut for cut in cuts) for k in range(8)])).max()
        for count in range(3)
        for cuts in combinations(range(1, 8), count)
    ]
    assert answer.objective == pytest.approx(min(loads))


# --- what is written


def answer_of(groups: OpGroups, cuts: list[int], devices: list[int], **more: object) -> StageAnswer:
    """Stages of groups in order, behind these cuts."""
    edges = [0, *cuts, len(groups)]
    rows = tuple(
        StageRow(groups.ids[a:b], "accelerator", count, count, 1, 1.0, 1.0)
        for a, b, count in zip(edges, edges[1:], devices, strict=False)
    )
    answer = StageAnswer(1.0, "s", Status.FEASIBLE, 1.0, rows)
    return replace(answer, **more)  # pyright: ignore


def text_of(
    name: str, make: Callable[[OpGroups], StageAnswer], wanted: Wanted, most: int = 8
) -> Written:
    module, main = prepared(parse(source(name)))
    groups = grouped(StepChain(module, 4, find_cluster(SMALL)), most)
    return written(module, main, groups, make(groups), wanted)


FREE = Wanted(4)


def swapped(groups: OpGroups) -> StageAnswer:
    """Two devices that take turns, out of order at last."""
    own = [groups.ids[k] for k in (0, 1, 4, 5)], [groups.ids[k] for k in (2, 3, 6, 7)]
    rows = tuple(StageRow(tuple(ids), "accelerator", 1, 1, 1, 1.0, 1.0) for ids in own)
    return StageAnswer(1.0, "s", Status.FEASIBLE, 1.0, rows)


def test_stages_that_go_round_are_interleaved():
    text = text_of("deep", swapped, FREE)
    assert str(text.schedule) == "interleaved:2" and (text.ranks, len(text.ops)) == (2, 4)
    assert is_equal("deep", text.module)


def test_stages_of_unequal_replicas_have_meshes_of_their_own():
    text = text_of("deep", lambda g: answer_of(g, [2, 5], [1, 2, 1]), FREE)
    assert text.sizes == (1, 2, 1) and (text.ranks, text.devices) == (3, 4)
    assert "plan.topology" in text.module.notes
    assert is_equal("deep", text.module)
    read = parse(print_module(text.module))
    assert priced(compiled(read, Target(SMALL + "/4"))).step > 0


def test_a_micro_batch_after_another_is_a_list():
    text = text_of("deep", lambda g: answer_of(g, [3], [1, 1], is_serial=True), FREE)
    assert '"0F0,0B0,0F1,0B1,0F2,0B2,0F3,0B3"' in print_module(text.module)
    assert is_equal("deep", text.module)
    read = parse(print_module(text.module))
    serial = priced(compiled(read, Target(SMALL + "/2"))).step
    piped = text_of("deep", lambda g: answer_of(g, [3], [1, 1]), FREE)
    read = parse(print_module(piped.module))
    assert priced(compiled(read, Target(SMALL + "/2"))).step < 0.9 * serial


@pytest.mark.parametrize("cuts", [[], [4]])
def test_what_is_worked_out_again_is_not_kept(cuts: list[int]):
    """Stages keep less, and take longer; one stage has one micro-batch at a time to keep."""
    found = dict[bool, tuple[int, float]]()
    for again in (False, True):

        def make(groups: OpGroups, again: bool = again) -> StageAnswer:
            ids = groups.ids if again else ()
            return answer_of(groups, cuts, [1] * (len(cuts) + 1), again=ids)

        text = text_of("deep", make, FREE)
        assert (text.again > 0) == again
        assert is_equal("deep", text.module)
        on = Target(f"{SMALL}/{text.devices}")
        cost = priced(compiled(parse(print_module(text.module)), on))
        found[again] = cost.peak_bytes, cost.compute
    assert found[True][0] < found[False][0] if cuts else found[True][0] <= found[False][0]
    assert found[True][1] > (1.1 if cuts else 1) * found[False][1]


def test_copies_on_the_way_there_save_nothing(monkeypatch: pytest.MonkeyPatch):
    """A planted mistake: what is worked out again belongs to the forward pass, and is kept."""

    def held() -> int:
        text = text_of("deep", lambda g: answer_of(g, [4], [1, 1], again=g.ids), FREE)
        return priced(compiled(parse(print_module(text.module)), Target(SMALL + "/2"))).peak_bytes

    right = held()
    monkeypatch.setattr(worked_again, "BACKWARD", "forward")
    assert held() > right


def test_replicas_share_rows_of_micro_batches():
    text = text_of("deep", lambda g: answer_of(g, [4], [2, 2]), FREE)
    assert (text.ranks, text.replicas, text.devices) == (2, 2, 4)
    found = sw.verify(parse(print_module(text.module)), skip=("jax", "torch"), edge_inputs=False)
    assert found.ok


REFUSALS: dict[str, tuple[Callable[[OpGroups], StageAnswer], Wanted]] = {
    "3, 1 replicas do not each divide the rows of a micro-batch": (
        lambda g: answer_of(g, [4], [3, 1]), FREE,
    ),
    "it has 2 stages, and 4 are asked for": (
        lambda g: answer_of(g, [4], [1, 1]), replace(FREE, stages=4),
    ),
    "32 replicas do not divide the rows of a micro-batch": (
        lambda g: answer_of(g, [4], [32, 32]), FREE,
    ),
    'it has 2 stages on each device, and "1f1b" has 1': (
        swapped, replace(FREE, schedule=Named("1f1b")),
    ),
    '"interleaved:2" takes micro-batches in multiples of 2, and it has 3': (
        lambda g: replace(swapped(g), micro=3), FREE,
    ),
    'before the next one begins, which "gpipe" does not do': (
        lambda g: answer_of(g, [4], [1, 1], is_serial=True),
        replace(FREE, schedule=Named("gpipe")),
    ),
    "stage 0 stands on 1+1 devices of machines": (
        lambda g: replace(
            answer_of(g, [4], [2, 2]),
            stages=tuple(replace(row, machines=(1, 1)) for row in answer_of(g, [4], [2, 2]).stages),
        ),
        FREE,
    ),
}  # fmt: skip


@pytest.mark.parametrize("said", REFUSALS)
def test_what_text_cannot_say_is_refused(said: str):
    make, wanted = REFUSALS[said]
    with pytest.raises(Unwritable) as problem:
        text_of("deep", make, wanted)
    assert said in str(problem.value)


@pytest.mark.parametrize(
    ("rows", "stages"),
    [([[0, 3, 5], [1, 4], [2, 6, 7]], 0), ([[0, 1, 6, 7], [2, 3], [4, 5]], 4)],
)
def test_stages_in_any_order_have_lists_of_their_own(rows: list[list[int]], stages: int):
    def make(groups: OpGroups) -> StageAnswer:
        return replace(
            swapped(groups),
            stages=tuple(
                StageRow(tuple(groups.ids[k] for k in row), "accelerator", 1, 1, 1, 1.0, 1.0)
                for row in rows
            ),
        )

    text = text_of("deep", make, FREE)
    assert text.ranks == 3 and len(text.ops) > 3 and len(text.ops) in (stages, 5, 6, 7, 8)
    assert "plan.actions" in text.module.notes
    assert is_equal("deep", text.module)
    read = parse(print_module(text.module))
    assert priced(compiled(read, Target(SMALL + "/3"))).step > 0
    assert sw.verify(read, skip=("jax", "torch"), edge_inputs=False).ok
    with pytest.raises(Unwritable, match='do not go round as those of "gpipe" do'):
        text_of("deep", make, replace(FREE, schedule=Named("gpipe")))


@pytest.mark.parametrize("seed", range(40))
def test_orders_of_stages_follow_edges(seed: int):
    rng = np.random.default_rng(seed)
    count, rows = int(rng.integers(2, 12)), int(rng.integers(1, 4))
    edges = [(a, b) for a in range(count) for b in range(a + 1, count) if rng.random() < 0.3]
    row_of = [*range(rows), *rng.integers(0, rows, count).tolist()][:count]
    row_of = [min(row, count - 1) for row in row_of]
    found = stage_order(row_of, edges)
    assert all(found.stages[a] <= found.stages[b] for a, b in edges)
    assert all(found.devices[stage] == row for stage, row in zip(found.stages, row_of, strict=True))
    assert sorted(set(found.stages)) == list(range(len(found.devices)))
    turns = found.turns(max(row_of) + 1)
    if turns:
        assert len(found.devices) == turns * (max(row_of) + 1)


def test_one_mesh_of_the_program_is_kept():
    """A program with a mesh is cut in groups of it; replicas of it are not written."""
    text = source("deep").replace(
        "  func.func public", '  sdy.mesh @mesh = <["x"=2]>\n  func.func public', 1
    )
    assert "sdy.mesh" in text
    plan = plan_stages(parse(text), Target(SMALL), Ask("pipedream", None, 4))
    assert plan.each == 2 and sum(row.devices for row in plan.answer.stages) == 2
    free = plan_stages(parse(text), Target(SMALL), Ask("pipedream", None, 4, ignores=True))
    assert free.each == 1 and sum(row.devices for row in free.answer.stages) == 4
    wide = parse(text.replace('"x"=2', '"x"=3'))
    with pytest.raises(ProgramError, match="has 3 devices, which do not divide the 4"):
        plan_stages(wide, Target(SMALL), Ask("pipedream", None, 4))


def test_a_mesh_of_one_device_says_nothing_of_many():
    one = '  sdy.mesh @mesh = <["x"=1]>\n  func.func public'
    text = source("deep").replace("  func.func public", one, 1)
    ask = Ask("gpipe", 2, 4)
    found, free = (plan_stages(parse(each), Target(SMALL), ask) for each in (text, source("deep")))
    assert found.written is not None and free.written is not None
    assert print_module(found.written.module) == print_module(free.written.module)


@pytest.mark.parametrize("seed", range(60))
def test_lists_of_any_order_are_schedules(seed: int):
    rng = np.random.default_rng(seed)
    ranks, stages = int(rng.integers(1, 5)), int(rng.integers(5, 9))
    places = [*range(ranks), *rng.integers(0, ranks, stages - ranks).tolist()]
    rng.shuffle(places)
    for make in (placed_lists, serial_lists):
        lists = make(places, int(rng.integers(1, 6)))
        assert broken(with_transfers(lists)) == [] and lists.places == (tuple(places),)
    if ranks > 1:
        together, alone = (
            play(make(places, 8), [PassTimes(1, 1, 1)] * stages).makespan
            for make in (placed_lists, serial_lists)
        )
        assert together < alone == 8 * stages * 3
        first = placed_lists(places, 2).ranks[places[1]]
        moved = [one._replace(stage=0) if one.stage == 1 else one for one in first]
        lists = placed_lists(places, 2)
        lines = [*lists.ranks]
        lines[places[1]] = tuple(moved)
        assert broken(replace(lists, ranks=tuple(lines))) != []


def test_groups_of_lists_are_read_where_they_do_not_go_round():
    module = parse('module attributes {plan.actions = ["0F0,2F0,2B0,0B0", "1F0,3F0,3B0,1B0"]} {}')
    assert noted_places(module) == ()
    module = parse('module attributes {plan.actions = ["0F0,3F0,3B0,0B0", "1F0,2F0,2B0,1B0"]} {}')
    assert noted_places(module) == (0, 1, 1, 0)
    module = parse('module attributes {plan.actions = ["0F0,2F0,2B0,0B0", "1F0,1B0"]} {}')
    assert noted_places(module) == (0, 1, 0)
    assert noted_places(parse("module {}")) == ()

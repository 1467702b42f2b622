"""Stages as functions of all that they do in one go: same numbers, by any list; refusals."""

from __future__ import annotations

import pytest

from shardwright.ir.analysis.staged_step import StagedStep, read_staged
from shardwright.ir.core import Module, Value
from shardwright.ir.errors import Diagnostic, ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.action_order import in_order
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.reference.staged_run import run_stages
from shardwright.ir.run import run, run_devices
from shardwright.ir.verify import verify
from shardwright.passes.pipeline.schedules.action_text import lists_of, row_text
from shardwright.passes.pipeline.schedules.batches import with_transfers
from shardwright.passes.pipeline.schedules.named_lists import lists_of_schedule
from shardwright.passes.pipeline.stage_closing import piece_writer, step_pieces
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.schedule_names import named
from shardwright.testing.generate.staged_steps import STEP, staged_step
from shardwright.testing.soundness import differences

CASES = [
    ("plain_mean", (0, 1), "1f1b", 2),
    ("masked_mean", (0, 1), "gpipe", 3),
    ("ignored_labels", (0, 1), "1f1b", 2),
    ("dropout", (0, 1), "zb-h1", 3),
    ("clipped", (0, 1), "zb-h1", 2),
    ("half_precision", (0, 1), "1f1b", 2),
    ("experts", (0, 0, 1), "zb-h1", 3),
    ("experts", (0, 1, 2), "1f1b", 1),
    ("tied", (0, 0, 0, 1, 2), "zb-h1", 4),
    ("tied", (0, 1, 2, 2, 3), "interleaved:2", 4),
    ("conv_net", (0, 1, 1), "1f1b", 1),
    ("conv_net", (0, 1, 2), "zb-h1", 2),
    ("encoder_decoder", (0, 0, 1, 1, 2), "1f1b", 4),
    ("encoder_decoder", (0, 1, 2, 3), "looped-bfs:2", 2),
    ("encoder_decoder", (0, 1, 2, 3), "zb-h1", 4),
    ("whitened", (0, 1), "gpipe", 2),
]


def closed(text: str, passes: str = "compile, close-stages") -> Module:
    module = parse(text)
    parse_pipeline(passes).run(module)
    after = parse(print_module(module))
    assert verify(after) == []
    return after


def step_of(module: Module) -> StagedStep:
    step = read_staged(module)
    assert step is not None
    return step


def faults(whole: str, after: Module) -> list[str]:
    """Results that differ from those of one device, with main run in order and by the lists."""
    before = parse(whole)
    args = inputs(before, 0)
    expected = run(before, args)
    by_main, by_lists = run_devices(after, args), run_stages(after, args)
    return differences(by_main, expected) + differences(by_lists, by_main)


@pytest.mark.parametrize(("name", "stages", "schedule", "count"), CASES)
def test_ranks_with_what_they_have_compute_the_step(
    name: str, stages: tuple[int, ...], schedule: str, count: int
):
    pytest.importorskip("jax")
    whole, text = staged_step(name, stages, schedule, count)
    after = closed(text)
    assert faults(whole, after) == []
    step = step_of(after)
    assert step.microbatches == count and len(step.places) == 1 + max(stages)
    assert sorted(one.stage for one in step.passes if one.kind == "F") == [*range(1 + max(stages))]


def test_main_only_calls_stages():
    pytest.importorskip("jax")
    after = closed(staged_step("clipped", (0, 1), "1f1b", 2)[1])
    assert after.main is not None
    names = [op.name for op in after.main.body.ops]
    assert set(names) == {"func.call", "stablehlo.constant", "stablehlo.while", "func.return"}
    assert names.count("stablehlo.constant") == 1  # where the counter starts
    (loop,) = (op for op in after.main.body.ops if op.regions)
    body = [op.name for op in loop.regions[1].block.ops]
    assert body.count("func.call") == 4 and set(body) - {"func.call"} == {
        "stablehlo.constant", "stablehlo.add", "stablehlo.return",
    }  # fmt: skip
    again = closed(print_module(after), "close-stages")
    assert [one.func.symbol for one in step_of(again).pieces] == [
        one.func.symbol for one in step_of(after).pieces
    ]


def test_a_norm_over_all_stages_takes_turns():
    """Sums of squares of each stage, their sum, and updates by it: as few turns as there are."""
    pytest.importorskip("jax")
    step = step_of(closed(staged_step("clipped", (0, 1), "1f1b", 2)[1]))
    assert [one.stage for one in step.updates] in ([0, 1, 0, 1], [0, 1, 1, 0])


def test_weights_that_stages_share_are_known():
    pytest.importorskip("jax")
    step = step_of(closed(staged_step("tied", (0, 0, 0, 1, 2), "1f1b", 2)[1]))
    readers = {
        v: {one.stage for one in step.pieces if v in one.takes} for v in step.updated.values()
    }
    assert any(len(stages) > 1 for stages in readers.values())
    assert len(step.updated) == len(step.results) - 1


def test_what_skips_a_stage_is_not_sent_to_it():
    pytest.importorskip("jax")
    step = step_of(closed(staged_step("encoder_decoder", (0, 0, 1, 1, 2), "1f1b", 4)[1]))
    assert {hop for hop in step.sent if abs(hop[0] - hop[1]) > 1} == {(2, 0)}
    for (_, to), values in step.sent.items():
        assert len(set(values)) == len(values)
        for value in values:
            assert to in [one.stage for one in step.passes if value in one.takes]


# --- lists


@pytest.mark.parametrize("name", ["gpipe", "1f1b", "zb-h1", "interleaved:2", "looped-bfs:3"])
def test_lists_with_transfers_have_an_order(name: str):
    schedule = named(name)
    assert schedule is not None
    lists = with_transfers(lists_of_schedule(schedule, 3, 6))
    rows = [row_text(line) for line in lists.ranks]
    order = in_order(rows, lists.chain)
    assert len(order) == sum(map(len, lists.ranks)) == len(set(order))
    late = rows[0].split(",")
    late.append(late.pop(late.index("0SEND_F0")))
    with pytest.raises(ValueError, match="the lists of actions never end: rank 0 waits"):
        in_order([",".join(late), *rows[1:]], lists.chain)


FORWARD_1 = '%5:2 = func.call @f1(%4, %ls) {plan.phase = "forward", plan.stage = 1 : i64}'


def refused(text: str) -> Diagnostic:
    with pytest.raises(ProgramError) as caught:
        closed(text, "close-stages")
    (found,) = caught.value.diagnostics
    assert found.help
    return found


REFUSALS = [
    (("compare LT, %i, %two", "compare NE, %i, %two"), "not a number of micro-batches that can be"),
    (
        (
            "%1 = stablehlo.subtract %w, %0#1",
            "%7 = stablehlo.convert %0#0 : (tensor<i32>) -> tensor<f32>\n"
            "%9 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<8x8xf32>\n"
            "%1 = stablehlo.subtract %w, %9",
        ),
        "reads how many micro-batches there were",
    ),
    (
        (
            "%3 = stablehlo.reshape %2 : (tensor<1x4x8xf32>) -> tensor<4x8xf32>",
            "%3 = stablehlo.custom_call @noise(%2) {has_side_effect = true} : "
            "(tensor<1x4x8xf32>) -> tensor<4x8xf32>",
        ),
        "has an effect, and stands beside all stages",
    ),
    (('plan.schedule = "1f1b", ', ""), "has calls of stages and no plan.schedule"),
    ((', plan.stages = 2 : i64} {\n  func.func @main', "} {\n  func.func @main"), "no plan.stages"),
    (('"1f1b"', '"zb-h1"'), "runs gradients of inputs and of weights apart"),
    (('"1f1b"', '"zb-1p"'), "which is searched with times"),
    (('"1f1b"', '"chimera"'), "which runs two copies of the model"),
    (("plan.stages = 2", "plan.stages = 3"), "runs 2 stages, plan.stages and plan.schedule say 3"),
    (("dense<0> : tensor<i32>", "dense<1> : tensor<i32>"), "counts micro-batches from 1 by 1"),
    (("@f0(%3, %w)", "@f0(%3, %gs)"), "reads what the micro-batch before gives back"),
    (("stablehlo.return %8, %7, %5#1", "stablehlo.return %8, %7, %x9"), "beside all stages"),
    ((FORWARD_1, FORWARD_1.replace("forward", "input")), "has no forward pass of stage 1"),
    ((FORWARD_1, FORWARD_1.replace("forward", "update")), 'of phase "update" stands in the loop'),
    (
        ('plan.schedule = "1f1b"', 'plan.actions = ["0F0,0B0,0F1,0B1", "1F0,1F1,1B0,1B1", "2F0"], '
         'plan.schedule = "1f1b"'), "of 3 ranks",
    ),
    (
        ('plan.schedule = "1f1b"', 'plan.actions = ["0F0,0B0,0SEND_F0,0RECV_B0,0F1,0SEND_F1,'
         '0RECV_B1,0B1", "1RECV_F0,1F0,1B0,1SEND_B0,1RECV_F1,1F1,1B1,1SEND_B1"], '
         'plan.schedule = "1f1b"'), "breaks rule 6",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("change", "said"), REFUSALS, ids=[said for _, said in REFUSALS])
def test_what_cannot_run_is_refused(change: tuple[str, str], said: str):
    assert change[0] in STEP
    text = STEP.replace(*change, 1).replace(
        "stablehlo.return %8, %7, %x9", "%x9 = stablehlo.negate %ls : tensor<f32>\n"
        "      stablehlo.return %8, %7, %x9",
    )  # fmt: skip
    assert said in refused(text).message


def test_one_loop_over_micro_batches():
    """Two loops that run stages have no order that a list says."""
    start, end = STEP.index("    %0:3 ="), STEP.index("    %1 = stablehlo.subtract")
    other = STEP[start:end].replace("%0:3", "%9:3").replace("%ls = %l", "%ls = %0#2")
    text = STEP[:end] + other + STEP[end:]
    assert (
        "runs stages in 2 loops"
        in refused(text.replace("return %1, %0#2", "return %1, %9#2")).message
    )


def test_lists_of_a_person_are_followed():
    """All forward first, and gradients of the second micro-batch before those of the first."""
    rows = ["0F0,0F1,0B1,0B0", "1F0,1F1,1B1,1B0"]
    told = ", ".join(f'"{row}"' for row in rows)
    text = STEP.replace("plan.schedule", f"plan.actions = [{told}], plan.schedule", 1)
    step = step_of(closed(text, "close-stages"))
    lists = lists_of(step.rows)
    assert [one.kind for one in lists.ranks[0] if len(one.kind) == 1] == ["F", "F", "B", "B"]
    assert "0B1" in step.rows[0].split("0B0")[0]


# --- planted errors


def one_case() -> tuple[str, Module]:
    pytest.importorskip("jax")
    whole, text = staged_step("encoder_decoder", (0, 0, 1, 1, 2), "1f1b", 4)
    return whole, closed(text)


def test_a_rank_that_gets_nothing_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: what skips a stage is not handed on."""
    whole, after = one_case()
    sent = StagedStep.sent.func

    def near(step: StagedStep) -> dict[tuple[str, int], tuple[Value, ...]]:
        makers = {v: one.stage for v, one in step.made_in.items()}
        return {
            key: tuple(v for v in values if makers[v] == key[1])
            for key, values in sent(step).items()
        }

    monkeypatch.setattr(StagedStep, "sent", property(near))
    with pytest.raises(ProgramError, match="which has not got it"):
        faults(whole, after)


def test_a_sum_that_others_read_too_early_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: the first micro-batch's rows for all."""
    pytest.importorskip("jax")
    whole, text = staged_step("plain_mean", (0, 1), "1f1b", 2)
    write = piece_writer.PieceWriter.write

    def first_rows(self: piece_writer.PieceWriter) -> None:
        write(self)
        counter = next(op for op in self.main.walk() if op.name == "stablehlo.while")
        (turn, *_), zero = counter.regions[1].block.args, counter.operands[0]
        for user, index in [*turn.uses]:
            if user.name == "func.call":
                user.set_operand(index, zero)

    monkeypatch.setattr(piece_writer.PieceWriter, "write", first_rows)
    before, after = parse(whole), closed(text)
    args = inputs(before, 0)
    assert differences(run_devices(after, args), run(before, args))


def test_an_update_without_a_stage_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: nothing behind the loop has a stage."""
    pytest.importorskip("jax")
    whole, text = staged_step("clipped", (0, 1), "1f1b", 2)

    def nowhere(self: step_pieces.StepPieces) -> None:
        self.home = {op: one for op, one in self.home.items() if one.phase != "update"}

    monkeypatch.setattr(step_pieces.StepPieces, "_behind", nowhere)
    with pytest.raises((AssertionError, ProgramError, KeyError)):
        assert faults(whole, closed(text)) == []

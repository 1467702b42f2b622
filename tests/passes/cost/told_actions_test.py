"""`cost` and `memory` play the lists that a module states, if they are a schedule."""

from __future__ import annotations

import json

import pytest

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.attributes import Array, String
from shardwright.testing.generate.staged_programs import staged, whole
from shardwright.testing.verbs import ask

ON = ["--cluster", "dgx-h100:1", "--devices", "4", "--json"]  # two stages on two devices each


def texts() -> list[str]:
    """A program of two stages or more in each schedule."""
    found: dict[str, str] = {}
    for seed in range(60):
        one = staged(seed)
        if one.devices == 2 and one.microbatches > 2:
            found.setdefault(one.schedule, whole(one))
    assert {"gpipe", "1f1b", "interleaved:2"} <= set(found)
    return list(found.values())


def told(text: str, schedule: str = "", transfers: str = "off") -> str:
    """The same with its lists written down, and another schedule named."""
    module = parse(text)
    parse_pipeline(f"write-actions{{transfers={transfers}}}").run(module)
    if schedule:
        module.set_note("plan.schedule", String(schedule))
    return print_module(module)


def seconds(text: str) -> float:
    code, out, errors = ask("cost", "-", *ON, stdin=text)
    assert code == 0, errors
    return json.loads(out)["step_seconds"]


def peak(text: str) -> int:
    code, out, errors = ask("memory", "-", *ON, stdin=text)
    assert code in (0, 3), errors
    return json.loads(out)["peak_bytes"]


@pytest.mark.parametrize("text", texts())
def test_written_lists_cost_what_the_name_does(text: str):
    assert seconds(told(text)) == seconds(text)
    assert peak(told(text)) == peak(told(text, transfers="on")) == peak(text)
    assert seconds(told(text, transfers="on")) >= seconds(text)


def test_lists_are_played_in_place_of_the_name():
    gpipe = next(text for text in texts() if '"gpipe"' in text)
    assert peak(told(gpipe, "1f1b")) == peak(gpipe)
    module = parse(gpipe)
    module.set_note("plan.schedule", String("1f1b"))
    assert peak(print_module(module)) < peak(gpipe)


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (["0F0,0B0", "0F1,0B1"], "of 2 ranks, 1 stages, 2 micro-batches, expected 2 ranks"),
        (["0F0,0B0", ""], "runs 2 stages, plan.actions lists 1"),
        (["0F0,?", "1F0,1B0"], 'whose rank 0 has "?"'),
        ([], "breaks rule 1|expected 2 ranks"),
    ],
)
def test_lists_that_are_no_schedule_are_refused(rows: list[str], said: str):
    text = next(text for text in texts() if '"1f1b"' in text)
    module = parse(text)
    module.set_note("plan.actions", Array(tuple(map(String, rows))))
    for verb in ("cost", "memory"):
        code, out, errors = ask(verb, "-", *ON, stdin=print_module(module))
        assert code == 1 and not out and any(one in errors for one in said.split("|")), errors


def test_mutated_lists_and_split_ones_are_refused():
    text = next(text for text in texts() if '"1f1b"' in text)
    module = parse(told(text))
    rows = module.notes["plan.actions"]
    assert isinstance(rows, Array)
    first, *rest = (str(one).strip('"') for one in rows)
    for changed, said in (
        (first.replace("0B0", "0I0,0W0"), "with passes beside forward and backward calls"),
        (first.replace("0F1,", ""), "breaks rule 1"),
        (",".join(reversed(first.split(","))), "breaks rule 2"),
    ):
        module.set_note("plan.actions", Array(tuple(map(String, [changed, *rest]))))
        code, _, errors = ask("cost", "-", *ON, stdin=print_module(module))
        assert code == 1 and said in errors, errors


@pytest.mark.parametrize("name", ["zb-h1", "zb-1p", "chimera", "1f1", "1f1b:2"])
def test_schedules_that_calls_cannot_follow_are_refused(name: str):
    module = parse(texts()[0])
    module.set_note("plan.schedule", String(name))
    code, _, errors = ask("cost", "-", *ON, stdin=print_module(module))
    assert code == 1 and name in errors and "help: " in errors


SKIP = """module attributes {plan.stages = 3 : i64, plan.schedule = "1f1b", plan.microbatches = 2 : i64} {
  sdy.mesh @mesh = <["x"=1]>
  func.func @main(%w: tensor<64x64xf32>, %u: tensor<64x64xf32>, %v: tensor<64x64xf32>, %x: tensor<32x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<f32>) {
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] {plan.stage = 0 : i64} : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
    %1 = stablehlo.dot_general %0, %u, contracting_dims = [1] x [0] {plan.stage = 1 : i64} : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
    %2 = stablehlo.dot_general %1, %v, contracting_dims = [1] x [0] {plan.stage = 2 : i64} : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
    %3 = stablehlo.add %2, OTHER : tensor<32x64xf32>
    %4 = stablehlo.reduce(%3 init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.dot_general %1, %3, contracting_dims = [0] x [0] : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<64x64xf32>
    %6 = stablehlo.dot_general %3, %v, contracting_dims = [1] x [1] : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
    %7 = stablehlo.dot_general %0, %6, contracting_dims = [0] x [0] : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<64x64xf32>
    %8 = stablehlo.dot_general %6, %u, contracting_dims = [1] x [1] : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
    %9 = stablehlo.dot_general %x, %8, contracting_dims = [0] x [0] : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<64x64xf32>
    %10 = stablehlo.subtract %w, %9 : tensor<64x64xf32>
    %11 = stablehlo.subtract %u, %7 : tensor<64x64xf32>
    %12 = stablehlo.subtract %v, %5 : tensor<64x64xf32>
    return %10, %11, %12, %4 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<f32>
  }
}
"""  # noqa: E501


def test_what_skips_a_stage_is_handed_on():
    on = ["--cluster", "dgx-h100:1", "--devices", "3", "--json"]
    found = dict[str, list[int]]()
    for other in ("%2", "%0"):
        code, out, errors = ask("cost", "-", *on, stdin=SKIP.replace("OTHER", other))
        assert code == 0, errors
        found[other] = [one["bytes"] for one in json.loads(out)["handovers"]]
    one = 2 * 2 * 16 * 64 * 4  # there and back, two micro-batches of 16 rows
    assert found == {"%2": [one, one], "%0": [one, 2 * one]}

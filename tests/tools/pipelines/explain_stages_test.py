"""`explain` and `show` of steps in pipeline stages: what each stage moves, sends and does."""

from __future__ import annotations

import ast
import math
import re
from functools import cache
from typing import Any

import numpy as np
import pytest

import shardwright as sw
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.generate.staged_steps import OWN, SMALL, own_meshes_step, staged_step
from shardwright.testing.jax_corpus.stage_steps import SMALL as SIZES
from shardwright.testing.jax_corpus.stage_steps import STEPS
from shardwright.testing.verbs import ask, record

# Steps with labels on their first products: stages of these, schedule, micro-batches, devices.
LABELLED = {
    "tied": ((0, 0, 0, 1, 1), "1f1b", 2, 2),
    "encoder_decoder": ((0, 1, 2), "gpipe", 4, 2),
    "experts": ((0, 1, 2, 3), "zb-h1", 2, 2),
    "clipped": ((0, 1), "1f1b", 2, (3, 1)),
    "conv_net": ((0, 1, 1), "1f1b", 2, (1, 2)),
}
# Steps that a planner cuts: into stages and micro-batches, on devices.
PLANNED = {"GPT": (2, 4, 4), "conv net": (2, 2, 4), "encoder-decoder": (4, 4, 8)}


@cache
def step(name: str) -> str:
    pytest.importorskip("jax")
    if name in LABELLED:
        stages, schedule, count, size = LABELLED[name]
        if isinstance(size, tuple):
            return own_meshes_step(name, stages, schedule, count, size)[1]
        return staged_step(name, stages, schedule, count, size)[1]
    stages, microbatches, devices = PLANNED[name]
    words = ["plan", "-", "--cluster", f"dgx-h100:1/{devices}", "--method", "gpipe", "-o", "-"]
    counts = ["--stages", str(stages), "--microbatches", str(microbatches)]
    code, out, errors = ask(*words, *counts, stdin=STEPS[name](**SIZES[name]))
    assert code == 0, errors
    return out


NAMES = [*LABELLED, *PLANNED]


@cache
def explained(name: str) -> dict[str, Any]:
    return record("explain", "-", "--budget", "0", stdin=step(name))


@cache
def shown(name: str) -> dict[str, Any]:
    return record("show", "-", stdin=step(name))


def tables(name: str) -> dict[str, Any]:
    """The constants of the script that runs the step."""
    script = sw.compile(parse(step(name)), emit="torch")
    found: dict[str, Any] = {}
    for one in ast.parse(script).body:
        if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name):
            try:
                found[one.targets[0].id] = ast.literal_eval(one.value)
            except ValueError:
                continue
    return found


@pytest.mark.parametrize("name", NAMES)
def test_transfers_are_those_that_the_script_posts(name: str):
    found, said = tables(name), explained(name)
    wanted: dict[tuple[int, int, str], int] = {}
    for (stage, to), values in found["SENT"].items():
        wanted[stage, to, "forward" if to > stage else "backward"] = len(values)
    counts: dict[tuple[int, int, str], int] = {}
    for one in said["transfers"]:
        if one["when"] in ("forward", "backward"):
            key = one["stage"], one["to_stage"], one["when"]
            counts[key] = counts.get(key, 0) + 1
            assert one["count"] == said["schedule"]["microbatches"]
    assert counts == wanted != {}
    assert [one["row"] for one in said["schedule"]["actions"]] == list(found["ACTIONS"])
    assert said["transfers"] == shown(name)["transfers"]


@pytest.mark.parametrize("name", ["tied", "encoder_decoder", "GPT", "encoder-decoder"])
def test_bytes_are_those_that_a_device_receives(name: str):
    found, said = tables(name), explained(name)["transfers"]
    sizes = {n: math.prod(shape) * np.dtype(word.replace("bfloat16", "int16")).itemsize
             for n, (shape, word) in found["PASSED"].items()}  # fmt: skip
    sent = sum(sizes[value] for values in found["SENT"].values() for value in values)
    assert sent == sum(one["bytes"] for one in said if one["when"] in ("forward", "backward"))
    handed = sum(one["when"] == "next step" for one in said)
    assert handed >= len(found["SHARED"]) and (handed > 0) == bool(found["SHARED"])


@pytest.mark.parametrize("name", NAMES)
def test_every_cause_is_one_of_a_stage(name: str):
    said = explained(name)
    by_stage = dict.fromkeys((one["stage"] for one in said["stages"]), 0.0)
    for one in said["collectives"]:
        by_stage[one["stage"]] += one["bytes"]
    numbers = [number for one in said["collectives"] for number in one["numbers"]]
    assert len(numbers) == len({*numbers})
    for one in said["stages"]:
        assert by_stage[one["stage"]] <= one["ring_bytes"]
        kinds = [c for c in shown(name)["collectives"] if c["stage"] == one["stage"]]
        assert sum(c["ring_bytes"] for c in kinds) == pytest.approx(one["ring_bytes"])
        assert sum(c["count"] for c in kinds) == one["collectives"]
    assert said["ring_bytes"] == sum(one["ring_bytes"] for one in said["stages"])


@pytest.mark.parametrize("name", NAMES)
def test_values_stand_on_the_stages_that_have_them(name: str):
    found = shown(name)
    main = parse(step(name)).main
    assert main is not None
    lines = found["values"]
    assert {one["stage"] for one in lines} == {one["stage"] for one in found["stages"]}
    for role, count in (("argument", len(main.args)), ("result", len(main.result_types))):
        labels = {one["label"] for one in lines if one["role"] == role}
        assert len(labels) == count
    for stage in found["stages"]:
        own = [one for one in lines if one["stage"] == stage["stage"]]
        args = sum(one["bytes"] for one in own if one["role"] == "argument")
        assert args == stage["argument_bytes"]
        functions = {one["function"] for one in own} - {main.symbol}
        named = (re.match(r"stage(\d+)_", function) for function in functions)
        assert {int(match[1]) for match in named if match} == {stage["stage"]}
        assert 0 < stage["dot_flops"] <= stage["whole_dot_flops"]


def test_a_value_keeps_its_name_and_place():
    text = step("tied")
    line = next(n for n, row in enumerate(text.splitlines(), 1) if "plan.stage = 1" in row)
    name = text.splitlines()[line - 1].split("=")[0].strip()
    code, out, _ = ask("explain", "-", "--value", name, "--budget", "0", stdin=text)
    assert code == 0
    assert out.startswith(f"{name} of @stage1_forward: 4x6x16xf32, ") and ", stage 1\n" in out
    assert f"at <stdin>:{line}\n" in out
    assert "comes from the annotation of" in out or "annotation: %" in out
    found = record("explain", "-", "--value", name, "--budget", "0", stdin=text)
    assert found["on_stages"] == [1] and found["elsewhere"] == []


def test_an_argument_says_how_each_mesh_cuts_it():
    text = SMALL.format(OWN).replace("%w: tensor<8x8xf32>", (
        '%w: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@three, [{}, {}]>}'
    )).replace("%2 = stablehlo.tanh %1", (
        "%9 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] {plan.stage = 1 : i64} : "
        "(tensor<12x8xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>\n    %2 = stablehlo.tanh %9"
    ))  # fmt: skip
    found = record("explain", "-", "--arg", "0", stdin=text)
    assert found["on_stages"] == [0, 1]
    assert [one["stages"] for one in found["elsewhere"]] == [[1]]
    moved = record("explain", "-", stdin=text)["transfers"]
    (there,) = [one for one in moved if one["when"] == "forward"]
    assert (there["from"], there["to"], there["bytes"]) == ('[{"x"}, {}]', "[{}, {}]", 6 * 8 * 4)


def test_programs_over_several_meshes_say_the_same():
    module = parse(step("tied"))
    parse_pipeline("follow-stages,close-stages,write-mpmd").run(module)
    over = record("explain", "-", "--budget", "0", stdin=print_module(module))
    keys = ("stage", "to_stage", "when", "op", "type", "from", "to", "bytes", "count")
    alike = [[{key: one[key] for key in keys} for one in said["transfers"]]
             for said in (over, explained("tied"))]  # fmt: skip
    assert alike[0] == alike[1]
    assert over["ring_bytes"] == explained("tied")["ring_bytes"]


def test_show_takes_the_program_of_one_device():
    code, local, _ = ask("compile", "-", "--emit", "mlir", stdin=step("tied"))
    assert code == 0
    found = record("show", "-", stdin=local)
    keys = ("stage", "kind", "axes", "count", "ring_bytes")
    ends = [[[one[key] for key in keys] for one in said["collectives"]]
            for said in (found, shown("tied"))]  # fmt: skip
    assert ends[0] == ends[1]
    assert [one["bytes"] for one in found["transfers"]] == [
        one["bytes"] for one in shown("tied")["transfers"]
    ]
    code, _, errors = ask("explain", "-", stdin=local)
    assert code == 1 and "the program is already partitioned" in errors


def test_python_says_the_same():
    answer = sw.explain(parse(step("tied")), tries=0)
    assert answer.pipeline is not None
    assert [one.record() for one in answer.transfers] == explained("tied")["transfers"]
    text = str(answer)
    assert "\nstage 1: rank 1, 2 devices" in text and "\nschedule 1f1b, 2 micro-batches:\n" in text
    assert "1. stage " in text


@pytest.mark.parametrize("verb", ["explain", "show"])
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (r" \{plan.stage = \d : i64\}", "", "has plan.stages = 2, and no op of a stage"),
        ("plan.microbatches = 2 : i64, ", "", "and no op of a stage"),
        ('plan.schedule = "1f1b", ', "", "has calls of stages and no plan.schedule"),
        ('"1f1b"', '"2f2b"', 'has plan.schedule = "2f2b", expected a schedule, gpipe'),
        (
            "plan.stages = 2",
            "plan.stages = 3",
            "runs 2 stages, plan.stages and plan.schedule say 3",
        ),
        ("plan.microbatches = 2", "plan.microbatches = 3", "cannot run in 3 micro-batches"),
        ("plan.stages = 2", "plan.topology = [@on], plan.stages = 2", "with @on, which is no mesh"),
    ],
)
def test_what_cannot_run_is_refused(verb: str, old: str, new: str, message: str):
    text = re.sub(old, new, step("tied"))
    assert text != step("tied")
    code, out, errors = ask(verb, "-", stdin=text)
    assert (code, out) == (1, "") and message in errors


def test_stages_in_a_circle_are_refused():
    text = step("tied").replace("plan.stage = 0", "plan.stage = 9")
    text = text.replace("plan.stage = 1", "plan.stage = 0").replace(
        "plan.stage = 9", "plan.stage = 1"
    )
    for verb in ("explain", "show"):
        code, _, errors = ask(verb, "-", stdin=text)
        assert code == 1 and "the stages form a circle: 0 -> 1 -> 0" in errors


def test_what_is_forbidden_is_looked_for_on_all_stages():
    code, out, errors = ask("explain", "-", "--budget", "0", "--forbid", "full-remat",
                            stdin=step("tied"))  # fmt: skip
    assert code == 3 and "forbidden full-remat" in errors and "stage 0, all_gather over x" in out

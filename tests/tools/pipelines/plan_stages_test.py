"""`plan --method gpipe`: stages are balanced and compute the same; cost and memory take them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import shardwright as sw
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.registry import parse_pipeline
from shardwright.passes.search.planning.stage_plans import Ask, plan_stages
from shardwright.passes.target import Target
from shardwright.spec.attributes import Int, String
from shardwright.testing.jax_corpus.batch_steps import text
from shardwright.testing.jax_corpus.deep_steps import deep_step, scanned_step
from shardwright.testing.soundness import differences
from shardwright.testing.verbs import ask

# Steps with the stages and micro-batches that they are cut into, on so many devices.
CUT = {
    "plain_mean": (2, 6, 2), "clipped": (2, 3, 4), "conv_net": (2, 4, 4), "tied": (3, 2, 6),
    "encoder_decoder": (4, 4, 8), "experts": (2, 6, 4), "dropout": (2, 4, 2), "whitened": (2, 2, 2),
}  # fmt: skip
NAMES = [*CUT, "deep2", "deep4", "scanned4"]


@cache
def deep() -> str:
    pytest.importorskip("jax")
    return deep_step(64, 64)


def source_of(name: str) -> tuple[str, tuple[int, int, int]]:
    pytest.importorskip("jax")
    if name.startswith("scanned"):
        return scanned_step(64, 64), (int(name[7:]), 8, 8)
    if name.startswith("deep"):
        return deep(), (int(name[4:]), 8, 8)
    return text(name), CUT[name]


def words_of(name: str, *more: str) -> tuple[str, list[str]]:
    source, (stages, microbatches, devices) = source_of(name)
    words = ["plan", "-", "--cluster", f"dgx-h100:1/{devices}", "--method", "gpipe"]
    counts = ["--stages", str(stages), "--microbatches", str(microbatches)]
    return source, [*words, *counts, *more]


@cache
def planned(name: str) -> tuple[Module, dict[str, Any]]:
    source, words = words_of(name, "-o", "-", "--json")
    code, out, errors = ask(*words, stdin=source)
    assert code == 0, errors
    return parse(out), json.loads(errors[errors.index("{") :])


@pytest.mark.parametrize("name", NAMES)
def test_stages_compute_what_the_step_did(name: str):
    source, (stages, microbatches, _) = source_of(name)
    module, told = planned(name)
    assert str(module.notes["plan.schedule"]) == '"1f1b"'
    assert module.notes["plan.stages"] == Int(stages)
    assert module.notes["plan.microbatches"] == Int(microbatches)
    labels = [
        note.value for op in module.walk() if isinstance(note := op.notes.get("plan.stage"), Int)
    ]
    assert [labels.count(k) for k in range(stages)] == told["ops"] and min(told["ops"]) > 0
    cut = parse(print_module(module))
    parse_pipeline("follow-stages").run(cut)
    before = parse(source)
    args = inputs(before, 1)
    assert differences(run(cut, args), run(before, args)) == []
    phases = [op.notes["plan.phase"] for op in cut.walk() if "plan.phase" in op.notes]
    assert phases.count(String("forward")) == phases.count(String("backward")) == stages


@pytest.mark.parametrize("name", NAMES)
def test_stages_are_balanced(name: str):
    told = planned(name)[1]
    longest, seconds = told["longest_seconds"], told["stage_seconds"]
    assert longest == max(seconds)
    assert told["lower_bound_seconds"] <= told["least_longest_seconds"] * (1 + 1e-9)
    assert longest <= 1.02 * told["least_longest_seconds"] * (1 + 1e-9)
    if name.startswith(("deep", "scanned")):
        assert longest <= 1.15 * sum(seconds) / len(seconds)
        assert len(set(told["sent_bytes"])) == 1  # layers are cut between, where least is sent


@pytest.mark.parametrize("name", ["plain_mean", "deep2"])
def test_the_published_schedule_has_the_published_cuts(name: str):
    """No stage takes longer than it must, what it has is worked out again, and it computes so."""
    source, words = words_of(name, "--schedule", "gpipe", "-o", "-", "--json")
    code, out, errors = ask(*words, stdin=source)
    told = json.loads(errors[errors.index("{") :])
    assert code == 0 and 'plan.schedule = "gpipe"' in out
    assert told["own"]["status"] == "optimal" and told["own"]["info"]["recompute"] == "on"
    assert max(row["seconds"] for row in told["own"]["stages"]) == told["own"]["lower_bound"]
    assert told["again"] > 0
    cut, before = parse(out), parse(source)
    parse_pipeline("follow-stages").run(cut)
    args = inputs(before, 1)
    assert differences(run(cut, args), run(before, args)) == []


@pytest.mark.parametrize("name", ["conv_net", "encoder_decoder", "experts", "deep4"])
def test_cost_and_memory_take_it_as_it_is(name: str, tmp_path: Path):
    source, words = words_of(name)
    path, (stages, _, devices) = tmp_path / "piped.mlir", source_of(name)[1]
    code, out, errors = ask(*words, "-o", str(path), stdin=source)
    assert code == 0, errors
    assert f"{stages} stages on {stages} groups of devices" in out
    on = ["--cluster", f"dgx-h100:1/{devices}", "--json"]
    code, out, errors = ask("cost", str(path), *on)
    assert code == 0, errors
    cost = json.loads(out)
    assert cost["devices"] == devices and cost["bubble_seconds"] > 0
    microbatches = source_of(name)[1][1]
    assert [len(one) for one in cost["actions"]] == [2 * microbatches] * stages
    assert cost["actions"][0][0][0] == "0F0"
    assert 0 < max(one[-1][2] for one in cost["actions"]) <= cost["step_seconds"]
    ends = {name: end for line in cost["actions"] for name, _, end in line}
    assert all(ends[f"0F{k}"] < ends[f"1F{k}"] < ends[f"0B{k}"] for k in range(microbatches))
    code, out, errors = ask("memory", str(path), *on)
    assert code == 0, errors
    assert [one["stage"] for one in json.loads(out)["stages"]] == list(range(stages))
    code, out, errors = ask("compile", str(path), "--emit", "torch")
    assert code == 0 and f"RANKS = {stages}  #" in out, errors


def test_gradients_of_weights_may_run_apart():
    """ZB-H1 waits less than 1F1B, and holds as many micro-batches on each stage as there are."""
    found = dict[str, tuple[float, list[int]]]()
    for schedule in ("1f1b", "zb-h1"):
        source, words = words_of("deep4", "--schedule", schedule, "-o", "-")
        code, out, errors = ask(*words, stdin=source)
        assert code == 0, errors
        code, cost, errors = ask("cost", "-", "--cluster", "dgx-h100:1", "--json", stdin=out)
        assert code == 0, errors
        code, memory, errors = ask("memory", "-", "--cluster", "dgx-h100:1", "--json", stdin=out)
        assert code == 0, errors
        flying = [one["in_flight"] for one in json.loads(memory)["stages"]]
        found[schedule] = json.loads(cost)["bubble_seconds"], flying
        kept = sw.schedule(schedule, 4, 8).figures.kept
        assert flying == [int(most) for most in kept]
    assert found["zb-h1"][0] < 0.9 * found["1f1b"][0]


EXAMPLES = Path(__file__).parents[3] / "examples"


@pytest.mark.parametrize(
    ("name", "stages", "schedule"),
    [("gpt", 2, "1f1b"), ("gpt", 4, "zb-h1"), ("vit", 2, "1f1b"), ("vit", 4, "zb-h1")],
)
def test_examples_are_cut_with_their_shardings(name: str, stages: int, schedule: str):
    """Layers written out, tensors cut over devices, AdamW; a norm over all gradients in the ViT."""
    before = parse((EXAMPLES / f"{name}_train_step.mlir").read_text(encoding="utf-8"))
    asked = Ask("gpipe", stages, 2, schedule)
    plan = plan_stages(before, Target(f"dgx-h100:{stages}"), asked, is_priced=False)
    assert plan.written is not None
    cut = parse(print_module(plan.written.module))
    parse_pipeline("follow-stages").run(cut)
    args = inputs(before, 0)
    assert differences(run(cut, args), run(before, args)) == []
    phases = [op.notes["plan.phase"] for op in cut.walk() if "plan.phase" in op.notes]
    last = "weight" if schedule == "zb-h1" else "backward"
    assert phases.count(String("forward")) == phases.count(String(last)) == stages


def test_a_schedule_may_hold_several_stages():
    source, words = words_of("deep2", "--schedule", "interleaved:2", "-o", "-")
    code, out, errors = ask(*words, stdin=source)
    assert code == 0, errors
    labels = {note.value for op in parse(out).walk()
              if isinstance(note := op.notes.get("plan.stage"), Int)}  # fmt: skip
    assert labels == {0, 1, 2, 3} and 'plan.schedule = "interleaved:2"' in out
    code, cost, errors = ask("cost", "-", "--cluster", "dgx-h100:1", "--json", stdin=out)
    assert code == 0 and json.loads(cost)["bubble_seconds"] > 0, errors


WRONG = {
    "--stages 4": 'expected a number of "microbatches"',
    "--microbatches 4": 'expected a number of "stages"',
    "--stages 1 --microbatches 4": "expected 2 or more stages, got 1",
    "--stages 3 --microbatches 12 --schedule chimera": "an even number of stages, got 3",
    "--stages 2 --microbatches 1": "write --microbatches 4",
    "--stages 3 --microbatches 4": "write --stages 2",
    "--stages 16 --microbatches 4": "16 stages are more than the 8 devices of the cluster",
    "--stages 2 --microbatches 3 --schedule interleaved:2": "write --microbatches 4",
    "--stages 2 --microbatches 4 --schedule 1f1": 'did you mean "1f1b"?',
    "--stages 2 --microbatches 4 --schedule zb-2p": '"zb-2p" is not planned for',
    "--stages 2 --microbatches 3 --schedule chimera": "write --microbatches 4",
}


@pytest.mark.parametrize("words", WRONG)
def test_what_cannot_be_planned(words: str):
    asked = ["plan", "-", "--cluster", "dgx-h100:1", "--method", "gpipe", *words.split()]
    code, out, errors = ask(*asked, stdin=deep())
    assert (code, out) == (2, "") and WRONG[words] in errors and "help: " in errors


def test_programs_that_cannot_be_cut():
    on = ["--cluster", "dgx-h100:1", "--method", "gpipe", "--stages", "2", "--microbatches"]
    code, out, errors = ask("plan", "-", *on, "7", stdin=deep())
    assert (code, out) == (1, "") and "legal counts" in errors
    two = ["--cluster", "dgx-h100:1/2", *on[2:]]
    code, _, errors = ask("plan", "-", *two, "2", stdin=text("reductions"))
    assert code == 1 and "no train step" in errors
    code, _, errors = ask("plan", "-", "--method", "gpipe", stdin=deep())
    assert code == 2 and "--cluster" in errors
    other = ["--cluster", "dgx-h100:1", "--method", "messages", "--stages", "2"]
    code, _, errors = ask("plan", "-", *other, stdin=deep())
    assert code == 2 and '"--stages" is for --method gpipe' in errors

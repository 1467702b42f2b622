"""Memory of piped train steps of `shardwright model` against what papers say of Megatron."""

from __future__ import annotations

from functools import cache

import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.liveness.analysis import Peak, peak
from shardwright.spec.attributes import Int, String
from shardwright.testing.machines.measured_fit import program

pytest.importorskip("jax")

HIDDEN, HEADS, LENGTH, VOCAB, LAYERS = 256, 4, 128, 512, 8
SIZES = (
    f"--layers {LAYERS} --hidden {HIDDEN} --heads {HEADS} --vocab {VOCAB} --seq {LENGTH}".split()
)


@cache
def step(parallel: str, turns: int, *words: str) -> Module:
    """A program for one device, to be read only."""
    asked = ["--parallel", parallel, "--accumulate", str(turns)]
    return program(["transformer", *SIZES, *asked, *words])


def stages(module: Module, schedule: str = "1f1b", devices: int = 4) -> tuple[Peak, ...]:
    """The same stages on so many groups of devices: text is the same for every schedule."""
    other = parse(print_module(module))
    other.set_note("plan.schedule", String(schedule))
    other.set_note("plan.stages", Int(devices))
    return peak(other).stages


@pytest.mark.parametrize("schedule", ["gpipe", "1f1b"])
def test_in_flight_are_as_many_as_papers_say(schedule: str):
    """Narayanan et al., SC 2021, section 2.2: GPipe keeps all, 1F1B one per stage to come."""
    found = [one.flying for one in stages(step("pp=4", 8), schedule)]
    assert found == [8 if schedule == "gpipe" else 4 - k for k in range(4)]


def test_interleaving_keeps_a_few_more_layers():
    """Korthikanti et al., MLSys 2023, 4.2.3: 1 + (p - 1) / (p v) as many layers on the first."""
    found = stages(step("pp=4", 8), "interleaved:2", 2)[0].flying
    assert found == 2 * 2 * (1 + 1 / (2 * 2))


def test_a_stage_holds_its_own_parameters():
    """Each with a copy of the tied embedding; f32, two moments; the last also the final norm."""
    layer = 12 * HIDDEN * HIDDEN + 13 * HIDDEN
    table, places, norm = VOCAB * HIDDEN, LENGTH * HIDDEN, 2 * HIDDEN
    more = [table + places, 0, 0, table + norm]
    for stage, one in enumerate(stages(step("pp=4", 8))):
        count = 2 * layer + more[stage]
        assert one.roles["parameters"] == 4 * count, stage
        assert one.roles["optimizer state"] == 8 * count + 4, stage


def between(parallel: str, *words: str) -> float:
    """Bytes per layer that a micro-batch holds between its passes, on the first stage."""
    found = stages(step(parallel, 8, *words))[0]
    own = sum(one.bytes for one in found.live if one.count == found.flying - 1)
    return own / (found.flying - 1) / (LAYERS // 4)


@pytest.mark.parametrize("t", [1, 2])
def test_a_layer_keeps_what_papers_count(t: int):
    """Korthikanti et al., 4.1: sbh(10 + 24 / t + 5as / ht) with dropout: its masks are 2sbh, and of
    scores a mask and what it leaves, 3as²b / t. With sequences cut all of it is parted by t.
    """
    sbh, scores = LENGTH * HIDDEN, HEADS * LENGTH * LENGTH
    plain = ["--attention", "plain"]
    wanted = sbh * (10 - 2 + 24 / t) + 2 * scores / t
    assert between(f"pp=4,tp={t}", *plain) == pytest.approx(wanted, rel=0.05)
    cut = f"pp=4,tp={t},sp=on" if t > 1 else "pp=4"
    assert between(cut) == pytest.approx(sbh * (34 - 2) / t, rel=0.05)  # no scores


def test_recomputing_keeps_what_enters_each_layer():
    """Korthikanti et al., table 2: 2sbh."""
    assert between("pp=4", "--remat", "full") == pytest.approx(2 * LENGTH * HIDDEN, rel=0.05)


def test_one_micro_batch_needs_no_schedule():
    found, many = (stages(step("pp=4", turns)) for turns in (1, 8))
    for role in ("parameters", "optimizer state"):
        assert [one.roles[role] for one in found] == [one.roles[role] for one in many]

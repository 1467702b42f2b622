"""Programs with pipeline stages: bubbles, and what a device of a stage runs."""

from __future__ import annotations

from functools import cache

import pytest

from shardwright.ir.clusters import find_cluster
from shardwright.passes.cost._answer import Cost, evaluate
from shardwright.testing.measured_fit import program

pytest.importorskip("jax")

SIZES = ["--layers", "4", "--hidden", "256", "--heads", "4", "--vocab", "512", "--seq", "128"]


@cache
def cost(passes: int, stages: int, schedule: str) -> Cost:
    words = ["--accumulate", str(passes), "--parallel", f"dp=2,pp={stages}", "--schedule", schedule]
    return evaluate(program(["transformer", *SIZES, *words]), find_cluster("dgx-a100"))


@pytest.mark.parametrize("schedule", ["gpipe", "1f1b"])
def test_bubbles_do_not_grow_with_micro_batches(schedule: str):
    few, more, most = (cost(passes, 2, schedule) for passes in (4, 6, 8))
    assert few.bubble > 0
    assert most.step - more.step == pytest.approx(more.step - few.step, rel=1e-6)
    assert few.step == pytest.approx(few.compute + few.exposed + few.idle + few.bubble)


def test_a_device_runs_its_own_stage():
    piped, whole = cost(4, 2, "1f1b"), cost(4, 1, "1f1b")
    assert 0.4 * whole.flops < piped.flops < 0.75 * whole.flops
    assert piped.bound < piped.step

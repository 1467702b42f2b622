"""Programs with pipeline stages: bubbles, and what a device of a stage runs."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module
from shardwright.passes.cost.evaluation.evaluate import Cost, evaluate
from shardwright.passes.cost.simulator import simulate
from shardwright.passes.pipeline.schedules.actions import Lists, PassTimes
from shardwright.passes.pipeline.schedules.timing import Played, play
from shardwright.passes.target import Target, target_of
from shardwright.spec.axes import Mesh
from shardwright.spec.cluster import Cluster
from shardwright.testing.machines.measured_fit import program

pytest.importorskip("jax")

SIZES = ["--layers", "4", "--hidden", "256", "--heads", "4", "--vocab", "512", "--seq", "128"]


@cache
def cost(passes: int, stages: int, schedule: str) -> Cost:
    words = ["--accumulate", str(passes), "--parallel", f"dp=2,pp={stages}", "--schedule", schedule]
    return evaluate(program(["transformer", *SIZES, *words]), Target("dgx-a100", mesh=PART))


@pytest.mark.parametrize("schedule", ["gpipe", "1f1b"])
def test_bubbles_do_not_grow_with_micro_batches(schedule: str):
    few, more, most = (cost(passes, 2, schedule) for passes in (4, 6, 8))
    assert few.bubble > 0
    assert most.step - more.step == pytest.approx(more.step - few.step, rel=1e-6)
    assert few.step == pytest.approx(few.compute + few.exposed + few.idle + few.bubble)


PART = Mesh((("dp", 2),))  # of the machines: the others are idle


def test_a_device_runs_its_own_stage():
    piped, whole = cost(4, 2, "1f1b"), cost(4, 1, "1f1b")
    assert 0.4 * whole.flops < piped.flops < 0.75 * whole.flops
    assert piped.bound < piped.step


@pytest.mark.parametrize(("parallel", "parts"), [("dp=2", 1), ("tp=2", 2), ("tp=2,sp=on", 2)])
@pytest.mark.parametrize("nodes", [1, 2])
def test_stages_hand_over_activations_there_and_gradients_back(
    parallel: str, parts: int, nodes: int
):
    """2 m b s h bytes of bf16 between two stages, in parts where several devices hold the same."""
    rows, length, hidden, passes = 2, 128, 256, 8
    found = evaluate(step(parallel, rows, passes), target_of(machines(nodes), mesh=PART))
    sent = 2 * passes * rows * length * hidden * 2 // parts
    levels = ["gpu", "gpu", "gpu"] if nodes == 1 else ["gpu", "node", "gpu"]
    assert [(one.before, one.after, one.bytes) for one in found.handovers] == [
        (k, k + 1, sent) for k in range(3)
    ]
    assert [one.level for one in found.handovers] == levels
    nics = next(level for level in found.levels if level.name == "node")
    assert nics.bytes == pytest.approx(0 if nodes == 1 else sent / 2)  # both ways at once
    alone = sum(line.seconds for line in found.lines if line.kind == "collective")
    assert found.collective_seconds > alone
    assert found.bound < found.step


def machines(nodes: int) -> Cluster:
    """Eight devices in so many nodes."""
    cluster = find_cluster("dgx-a100")
    node, gpu = cluster.levels
    levels = replace(node, count=nodes), replace(gpu, count=8 // nodes)
    return replace(cluster, levels=levels)


@cache
def step(parallel: str, rows: int, passes: int) -> Module:
    words = ["--accumulate", str(passes), "--microbatch", str(rows)]
    return program(["transformer", *SIZES, *words, "--parallel", f"pp=4,{parallel}"])


def _at_once(lists: Lists, times: list[PassTimes], **_: object) -> Played:
    """Planted: transfers take no time."""
    return play(lists, [one._replace(sent=0) for one in times])


def slow() -> Cost:
    cluster = machines(2)
    levels = (replace(one, bandwidth=1e6, ingress=1e6) for one in cluster.levels)
    return evaluate(
        step("dp=2", 2, 8), target_of(replace(cluster, levels=tuple(levels)), mesh=PART)
    )


def test_slow_links_take_as_long_as_what_they_carry():
    found = slow()
    one_way = found.handovers[1].bytes / 2 / 1e6
    assert found.bounds["nic links"] == pytest.approx(one_way)
    assert one_way <= found.bound < found.step


def test_transfers_that_take_no_time_are_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(simulate, "play", _at_once)
    found = slow()
    assert found.bound > found.step

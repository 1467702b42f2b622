"""Prices of what passes between stages on unequal meshes, by hand from a cluster's numbers."""

from __future__ import annotations

import pytest

from shardwright.ir.analysis.stage_meshes import is_move
from shardwright.ir.clusters import read_cluster
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.cost.pricing.machine import Machine
from shardwright.passes.cost.simulator import stage_transfers
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.cluster import Cluster
from shardwright.testing.generate.staged_steps import own_meshes_step

RATE, HOP = 1e9, 5e-6  # bytes per second of a device's link, seconds
FLAT = """module @flat attributes {{plan.cluster = {{
  chip = "h100",
  levels = [
    {{name = "card", count = {}, topology = "switch", bandwidth = "1GB/s", latency = "5us"}}],
  source = ["an example, of no machine"]
}}}} {{}}
"""


def flat(devices: int) -> Cluster:
    return read_cluster(FLAT.format(devices), "flat.mlir", "flat")


def by_hand(cluster: Cluster, size: int) -> float:
    """Seconds of a transfer by whose busiest end `size` bytes go in or out."""
    (kernels,) = {chip.kernels for chip, _ in cluster.chips}
    part = kernels.links * dict(kernels.collectives).get("collective_permute", 1.0)
    return kernels.launch + HOP + size / (RATE * part)


def spread(text: str) -> Module:
    module = parse(text)
    parse_pipeline("spread-stages").run(module)
    return module


def clipped(sizes: tuple[int, int]) -> Module:
    """Two micro-batches of six rows on two stages, and a norm of all gradients behind them."""
    return spread(own_meshes_step("clipped", (0, 1), "zb-h1", 2, sizes)[1])


def sent(module: Module, cluster: Cluster) -> list[float]:
    """Seconds of what a micro-batch sends, by boundary of stages."""
    simulator = Simulator(module, Machine(cluster), "one")
    runs = [run for run, _ in simulator.groups()]
    (inner,) = runs[0].inner.values()
    return [send.price.time / 1e12 for send in inner.sends]


def moved(module: Module, cluster: Cluster, group: int) -> list[float]:
    """Seconds of moves outside the loop, as a group of devices sees them."""
    simulator = Simulator(module, Machine(cluster), "one")
    run = next(run for run, _ in simulator.groups() if run.group == group)
    return [
        price.time / 1e12
        for number, (kernel, price) in enumerate(zip(run.fused.kernels, run.prices, strict=True))
        if is_move(kernel.nodes[0].op) and number not in run.skipped
    ]


def test_rows_of_three_devices_arrive_at_one():
    """Six rows of 128 bytes, two of each of three devices, all go in at the fourth."""
    pytest.importorskip("jax")
    assert sent(clipped((3, 1)), flat(4)) == pytest.approx([by_hand(flat(4), 6 * 128)], rel=1e-9)


def test_what_is_moved_behind_the_loop_is_priced_by_links():
    """A norm of all gradients: its f32 goes from one device to both of stage 0, then from one of
    these back.
    """
    pytest.importorskip("jax")
    module, cluster = clipped((2, 1)), flat(3)
    there, back = by_hand(cluster, 2 * 4), by_hand(cluster, 4)
    assert moved(module, cluster, 0) == pytest.approx([there], rel=1e-9)
    assert moved(module, cluster, 1) == pytest.approx([there, back], rel=1e-9)
    assert there - back > 1e-9  # a picosecond is seen


def test_arguments_are_given_to_all_groups():
    """Scripts cut their parts of arguments: these moves cost nothing."""
    pytest.importorskip("jax")
    module = spread(own_meshes_step("tied", (0, 1, 2, 2, 3), "interleaved:2", 2, (2, 1))[1])
    assert module.main is not None
    given = [
        op for op in module.main.walk() if is_move(op) and op.operands[0].owner is module.main.body
    ]
    assert given
    moves = stage_transfers.GroupMoves.of(module)
    assert moves is not None and all(moves.by(op) is None for op in given)


def test_a_lost_receiver_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: only the first device of a group gets what it reads, or one of the givers sends."""
    pytest.importorskip("jax")
    true = stage_transfers.routes
    monkeypatch.setattr(stage_transfers, "routes", lambda *ends: true(*ends)[:1])  # pyright: ignore
    assert sent(clipped((3, 1)), flat(4)) != pytest.approx([by_hand(flat(4), 6 * 128)], rel=1e-9)
    module, cluster = clipped((2, 1)), flat(3)
    assert moved(module, cluster, 0) != pytest.approx([by_hand(cluster, 2 * 4)], rel=1e-9)

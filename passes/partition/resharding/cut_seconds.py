"""Seconds of the moves and the work that a cut of an op's factors means, on a cluster.

Moves go the way of fewest bytes, whose collectives are charged the one price (`spec/links.py`);
work is that of the slowest chip (`spec/machines/roofline.py`). The planner by seconds may later
find a faster way; to ask it for every cut that is weighed would take longer than all the rest.
"""

from __future__ import annotations

from math import prod

from shardwright.ir.core import Module
from shardwright.passes.partition.reshard import space as kinds
from shardwright.passes.partition.reshard.planner import route
from shardwright.passes.partition.reshard_timed.step_seconds import StepTimes
from shardwright.passes.partition.resharding.cut_prices import (
    BY_BYTES,
    MAX_COMBINATIONS,
    CutPrices,
    width,
)
from shardwright.passes.partition.resharding.uneven_shards import even_ends
from shardwright.passes.target import Target, stage_count
from shardwright.spec.axes import Axes, Mesh, total
from shardwright.spec.blocks.halo import Carry, Need, carried, exchange
from shardwright.spec.cluster import Cluster
from shardwright.spec.layout import Cut, Layout, local_count, local_shape
from shardwright.spec.machines.local_work import cut_load
from shardwright.spec.machines.roofline import Load, kernel_seconds
from shardwright.spec.op import Sig
from shardwright.spec.types import TensorType

MAX_WORK = 1 << 26  # cuts of an op that are priced, times devices


def prices_for(module: Module, mesh: Mesh, cluster: str) -> CutPrices:
    """Seconds on a cluster; bytes without one, and in a pipeline, whose mesh is that of one stage.

    Raises ProgramError where the cluster is none, or has another number of devices.
    """
    if not cluster:
        return BY_BYTES
    machines = Target(cluster).on(module).on_machines
    return BySeconds(mesh, machines) if stage_count(module) == 1 else BY_BYTES


class BySeconds:
    """Seconds on a mesh of a cluster; equal questions are asked once."""

    def __init__(self, mesh: Mesh, cluster: Cluster) -> None:
        self.times = StepTimes(mesh, cluster)
        self._chips = list(dict.fromkeys(chip for chip, _ in cluster.chips))
        self._moves: dict[tuple[TensorType, Layout, Layout, Axes], float] = {}
        self._kernels: dict[Load, float] = {}
        # Each price looks at all devices.
        self.combinations = min(MAX_COMBINATIONS, max(1, MAX_WORK // mesh.device_count))

    def moved(self, type: TensorType, src: Layout, dst: Layout, partial: Axes = ()) -> float:
        if src == dst and not partial:
            return 0.0
        key = type, src, dst, partial
        found = self._moves.get(key)
        if found is None:
            found = self._moves[key] = sum(
                self.times.chain(route(ends).steps, ends.src, ends.shape, width(type))
                for ends in even_ends(type.shape, src, dst, partial)
            )
        return found

    def gathered(self, type: TensorType, layout: Layout, partial: Axes) -> float:
        size = local_count(type.shape, layout) * total(partial) * width(type)
        return self.times.seconds(kinds.GATHER, partial, size)

    def exchanged(
        self, type: TensorType, layout: Layout, need: Need | Carry, axes: Axes
    ) -> float:  # fmt: skip
        local = local_shape(type.shape, layout)
        position = prod(local) / local[need.dim] * width(type)
        if isinstance(need, Carry):
            hops = carried(total(axes), need.way)
            return sum(self.times.between_blocks(axes, pairs, position) for pairs in hops)
        return sum(
            self.times.between_blocks(axes, slab.pairs, slab.width * position)
            for slab in exchange(type.shape[need.dim], need).moving
        )

    def work(self, sig: Sig, cut: Cut) -> float:
        load = cut_load(sig, cut)
        if load is None:
            return 0.0
        found = self._kernels.get(load)
        if found is None:
            found = max(kernel_seconds(load, chip) for chip in self._chips)
            self._kernels[load] = found
        return found

    def total(self, price: float) -> float:
        # Seconds are sums of rounded numbers: of equal cuts the one with fewest moves is wanted.
        return float(f"{price:.9e}")

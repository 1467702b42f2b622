"""What no plan can beat: on the simulator, and by tables of any mesh of some devices."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.passes.cost.pricing.machine import Machine
from shardwright.passes.cost.tables.build_tables import Built
from shardwright.passes.cost.tables.charges import Charge
from shardwright.passes.cost.tables.program_graph import Graph
from shardwright.spec.cluster import Chip, Cluster
from shardwright.spec.op import Sig


def step_bound(graph: Graph, charges: Sequence[Charge], cluster: Cluster) -> float:
    """Seconds of a step that any plan takes on the simulator.

    Each chip computes at its peak, nothing is done twice, and of attention only what is not masked.
    """
    flops = dict[str, float]()
    for key, turns, charge in zip(graph.keys, graph.turns, charges, strict=True):
        if isinstance(key, Sig) and key.is_contraction and key.flops:
            element = key.element()
            flops[element] = flops.get(element, 0.0) + turns * key.flops * charge.visible
    rates = {
        element: sum(_peak(chip, element) * n for chip, n in cluster.chips) for element in flops
    }
    return sum(count / rates[element] for element, count in flops.items() if rates[element])


def even_bound(built: Built, cluster: Cluster) -> float:
    """Seconds by tables that any plan takes on any mesh of the cluster's devices.

    Each op is dealt out evenly over all of them, but for launches, and nothing is sent. A kernel
    does no more per second when it is smaller, so no cut of an op takes less.
    """
    tables, launch = built.tables, Machine(cluster).launch
    seconds = 0.0
    for kind, turns, charge in zip(tables.kinds, tables.turns, built.charges, strict=True):
        whole, launching = tables.compute_s[int(kind)].item(0), launch * charge.launches
        seconds += float(turns) * (launching + (whole - launching) / cluster.devices)
    return seconds


def _peak(chip: Chip, element: str) -> float:
    """Operations per second, at whatever precision products of an element may run."""
    own = chip.peak(element)
    return max(own, chip.peak(chip.kernels.f32_products)) if element == "f32" else own

"""What no plan can beat: seconds of the products alone, dealt out evenly over all chips."""

from __future__ import annotations

from shardwright.passes.cost.tables.build_tables import Built
from shardwright.spec.cluster import Chip, Cluster
from shardwright.spec.op import Sig


def step_bound(built: Built, cluster: Cluster) -> float:
    """Seconds of a step that any plan takes on the simulator.

    Each chip computes at its peak, nothing is done twice, and of attention only what is not masked.
    """
    flops = dict[str, float]()
    graph = built.graph
    for key, turns, charge in zip(graph.keys, graph.turns, built.charges, strict=True):
        if isinstance(key, Sig) and key.is_contraction and key.flops:
            element = key.element()
            flops[element] = flops.get(element, 0.0) + turns * key.flops * charge.visible
    rates = {
        element: sum(_peak(chip, element) * n for chip, n in cluster.chips) for element in flops
    }
    return sum(count / rates[element] for element, count in flops.items() if rates[element])


def _peak(chip: Chip, element: str) -> float:
    """Operations per second, at whatever precision products of an element may run."""
    own = chip.peak(element)
    return max(own, chip.peak(chip.kernels.f32_products)) if element == "f32" else own

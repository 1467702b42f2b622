"""The exact optimum of all-gather on a graph, with the cut that proves it.

Source: Zhao et al., ForestColl, arXiv 2402.06787: where N devices each send a shard at rate x to
all, x is feasible when for every set S of nodes that lacks some device, x |S's devices| is at most
the capacity out of S. A violated set lowers x to its own ratio; when none is left, x is exact.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm

from shardwright.passes.collect.link_graph.max_flow import Capacities, Network, leaving
from shardwright.spec.machines.capacity_graph import CapacityGraph


@dataclass(frozen=True)
class GatherOptimum:
    """Bytes per second that each device's shard reaches all others with; the set that is tight."""

    rate: Fraction
    cut: frozenset[int]
    devices: int

    @property
    def bandwidth(self) -> Fraction:
        """Bytes of the whole output per second."""
        return self.rate * self.devices

    def seconds(self, total: int) -> Fraction:
        """Of an all-gather with that many bytes in its output, latency aside."""
        return total / self.bandwidth


def gather_optimum(graph: CapacityGraph) -> GatherOptimum:
    """The best rate of an all-gather. Raises ValueError where a device cannot reach another."""
    if graph.devices < 2:
        raise ValueError("one device has nobody to gather from")
    unit, capacities = whole(graph.capacities)
    best = min((_ratio(capacities, side, graph) for side in _all_but_one(graph)), key=_first)
    while True:
        if not best[0]:
            raise ValueError("the devices are not connected")
        violated = [
            _ratio(capacities, side, graph) for side in _too_small(graph, capacities, best[0])
        ]
        better = min(violated, key=_first, default=best)
        if better[0] >= best[0]:
            return GatherOptimum(best[0] * unit, best[1], graph.devices)
        best = better


_Ratio = tuple[Fraction, frozenset[int]]


def _first(found: _Ratio) -> Fraction:
    return found[0]


def whole(capacities: dict[tuple[int, int], Fraction]) -> tuple[Fraction, Capacities]:
    """A unit, and the capacities as integer multiples of it without a common factor."""
    denominator = lcm(*(c.denominator for c in capacities.values()))
    sizes = {ends: int(c * denominator) for ends, c in capacities.items()}
    common = gcd(*sizes.values()) or 1
    return Fraction(common, denominator), {ends: c // common for ends, c in sizes.items()}


def _ratio(capacities: Capacities, side: frozenset[int], graph: CapacityGraph) -> _Ratio:
    inside = sum(1 for node in side if node < graph.devices)
    return Fraction(leaving(capacities, side), inside), side


def spread_optimum(graph: CapacityGraph, root: int) -> GatherOptimum:
    """The best rate at which one device's data reach all others, and the tight set.

    Source: Edmonds, Edge-disjoint branchings, 1973: what flows to the device that gets least.
    """
    unit, capacities = whole(graph.capacities)
    network = Network(len(graph.names), capacities)
    others = [device for device in range(graph.devices) if device != root]
    value, side = min((network.cut(root, device) for device in others), key=lambda cut: cut[0])
    if not value:
        raise ValueError("the devices are not connected")
    return GatherOptimum(value * unit, side, 1)


def _all_but_one(graph: CapacityGraph) -> list[frozenset[int]]:
    everything = frozenset(range(len(graph.names)))
    return [everything - {device} for device in range(graph.devices)]


def _too_small(
    graph: CapacityGraph, capacities: Capacities, rate: Fraction
) -> list[frozenset[int]]:
    """Sets out of which less goes than their devices send at that rate."""
    network, source = sending(graph, capacities, rate)
    wanted = rate.numerator * graph.devices
    found: list[frozenset[int]] = []
    for device in range(graph.devices):
        value, side = network.cut(source, device)
        if value < wanted:
            found.append(side - {source})
    return found


def sending(graph: CapacityGraph, capacities: Capacities, rate: Fraction) -> tuple[Network, int]:
    """The graph in units of the rate's denominator, and a source that feeds every device."""
    source = len(graph.names)
    scaled = {ends: c * rate.denominator for ends, c in capacities.items()}
    scaled |= {(source, device): rate.numerator for device in range(graph.devices)}
    return Network(source + 1, scaled), source

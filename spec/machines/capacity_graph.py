"""A cluster as a directed graph with exact capacities: devices, switches, links between them.

Bounds and schedules of a collective on a graph start from it. A device is a node, and so is a
switch (`node[0]`), and what joins the links that a unit shares or that all traffic goes through
(`node[0].port3`); only devices hold data.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from shardwright.spec.cluster import FULL, GRAPH, RING, SWITCH, Cluster, Level

Edge = tuple[int, int, Fraction]  # from, to, bytes per second
_NOISE = 10**6  # rates are multiples of a millionth of a byte per second: no rounding error counts


@dataclass(frozen=True)
class CapacityGraph:
    """Nodes by number: the devices by their ids, then all others. Links that run alike are one."""

    devices: int
    names: tuple[str, ...]
    edges: tuple[Edge, ...]  # by ends

    @cached_property
    def capacities(self) -> dict[tuple[int, int], Fraction]:
        """Bytes per second by ends."""
        return {(source, target): rate for source, target, rate in self.edges}

    @cached_property
    def onward(self) -> dict[int, list[int]]:
        """Per node that has links out the nodes these lead to."""
        found: dict[int, list[int]] = {}
        for source, target, _ in self.edges:
            found.setdefault(source, []).append(target)
        return found

    def leaving(self, nodes: Collection[int]) -> Fraction:
        """Bytes per second out of a set of nodes."""
        inside = frozenset(nodes)
        rates = (rate for a, b, rate in self.edges if a in inside and b not in inside)
        return sum(rates, Fraction(0))

    def reached(self, start: int, backward: bool = False) -> frozenset[int]:
        """Nodes that data from a node can get to, or come from."""
        turned = replace(self, edges=tuple((b, a, rate) for a, b, rate in self.edges))
        onward = (turned if backward else self).onward
        found, waiting = {start}, [start]
        while waiting:
            fresh = [node for node in onward.get(waiting.pop(), ()) if node not in found]
            found.update(fresh)
            waiting += fresh
        return frozenset(found)


def unconnected(cluster: Cluster) -> int | None:
    """A device that cannot send to device 0 or hear from it; None in a connected cluster."""
    graph = capacity_graph(cluster)
    both = graph.reached(0) & graph.reached(0, backward=True)
    return next((device for device in range(graph.devices) if device not in both), None)


def capacity_graph(cluster: Cluster) -> CapacityGraph:
    """The links of a cluster, those of each level as its topology has them."""
    made = _Maker(cluster)
    for index in reversed(range(len(cluster.levels))):
        made.level(index)
    edges = tuple((*ends, made.rates[ends]) for ends in sorted(made.rates))
    return CapacityGraph(cluster.devices, tuple(made.names), edges)


class _Maker:
    """Adds level by level, innermost first; `at` is the node where a device's traffic now is."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.names = [str(device) for device in range(cluster.devices)]
        self.at = list(range(cluster.devices))
        self.rates: dict[tuple[int, int], Fraction] = {}

    def level(self, index: int) -> None:
        level = self.cluster.levels[index]
        if level.count == 1:
            return
        below = self.cluster.below[index]
        ends = self._ports(level, below) if level.is_shared or level.is_through else self.at
        add = _TOPOLOGIES.get(level.topology, _rings)
        for instance in range(self.cluster.devices // (level.count * below)):
            start = instance * level.count * below
            add(self, level, below, ends[start : start + level.count * below], f"[{instance}]")
        if level.is_through:
            self.at = ends

    def _ports(self, level: Level, below: int) -> list[int]:
        """A node per owner of links, which every byte over these links passes."""
        owned = below if level.is_shared else 1
        ports: list[int] = []
        for owner in range(self.cluster.devices // owned):
            port = self.node(f"{level.name}.port{owner}")
            inside = port
            if level.is_shared and level.is_through:  # one link for what goes on and what goes up
                inside = self.node(f"{level.name}.hub{owner}")
                self.both(inside, port, level)
            for end in dict.fromkeys(self.at[owner * owned : (owner + 1) * owned]):
                self.both(end, inside, level)
            ports += [port] * owned
        return ports

    def node(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1

    def add(self, source: int, target: int, rate: Fraction) -> None:
        self.rates[source, target] = self.rates.get((source, target), Fraction(0)) + rate

    def both(self, unit: int, outside: int, level: Level) -> None:
        """The links between a unit and what is outside, each way with its own rate."""
        self.add(unit, outside, _exact(level.bandwidth) * level.links)
        self.add(outside, unit, _exact(level.ingress or level.bandwidth) * level.links)


_Add = Callable[[_Maker, Level, int, list[int], str], None]


def _switches(made: _Maker, level: Level, below: int, ends: list[int], place: str) -> None:
    suffixes = [f".{rail}" for rail in range(level.rails)] if level.rails > 1 else [""]
    nodes = [made.node(f"{level.name}{place}{suffix}") for suffix in suffixes]
    for rail, end in dict.fromkeys((k % below % level.rails, end) for k, end in enumerate(ends)):
        made.both(end, nodes[rail], level)


def _rings(made: _Maker, level: Level, below: int, ends: list[int], place: str) -> None:
    steps = range(level.count if level.topology == RING else level.count - 1)
    _pairs(made, level, below, ends, ((step, (step + 1) % level.count) for step in steps))


def _meshes(made: _Maker, level: Level, below: int, ends: list[int], place: str) -> None:
    units = range(level.count)
    _pairs(made, level, below, ends, ((a, b) for a in units for b in units if a < b))


def _pairs(
    made: _Maker, level: Level, below: int, ends: list[int], pairs: Iterable[tuple[int, int]]
) -> None:
    """Links both ways between the like devices of pairs of units."""
    for a, b in pairs:
        units = zip(
            ends[a * below : (a + 1) * below], ends[b * below : (b + 1) * below], strict=True
        )
        for source, target in dict.fromkeys(units):
            made.both(source, target, level)


def _graphs(made: _Maker, level: Level, below: int, ends: list[int], place: str) -> None:
    switches: dict[str, int] = {}
    for edge in level.edges:
        for end in edge[:2]:
            if end.startswith("s") and end not in switches:
                switches[end] = made.node(f"{level.name}{place}.{end}")
    for source, target, links in level.edges:
        a, b = (switches[end] if end in switches else ends[int(end)] for end in (source, target))
        made.add(a, b, _exact(level.bandwidth) * level.links * links)


_TOPOLOGIES: dict[str, _Add] = {SWITCH: _switches, FULL: _meshes, GRAPH: _graphs}


def _exact(rate: float) -> Fraction:
    return Fraction(rate).limit_denominator(_NOISE)

"""A slow simulator of messages on the links of a cluster, compared with `spec.links`.

It knows the graph of the cluster and nothing of its levels but the outermost.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import lcm

import numpy as np

from shardwright.spec.cluster import Cluster
from shardwright.spec.machines.capacity_graph import capacity_graph
from shardwright.spec.machines.link_loads import Groups, Numbers


class Wires:
    """Bytes on every link of a cluster's graph, messages sent along routes found here."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster, graph = cluster, capacity_graph(cluster)
        self.rates = {ends: float(rate) for ends, rate in graph.capacities.items()}
        self.near: dict[int, list[int]] = defaultdict(list)
        for source, target in self.rates:
            self.near[source].append(target)
        self.load: dict[tuple[int, int], float] = defaultdict(float)

    def send(self, source: int, target: int, size: float) -> None:
        """Along all widest ones of the shortest paths, in equal parts."""
        if source == target:
            return
        found = [(self._width(path), path) for path in self._paths(source, target)]
        paths = [path for width, path in found if width == max(found)[0]]
        for path in paths:
            for link in zip(path, path[1:], strict=False):
                self.load[link] += size / len(paths)

    def _paths(self, source: int, target: int) -> Iterator[list[int]]:
        waiting = [[source]]
        while not any(path[-1] == target for path in waiting):
            waiting = [[*p, n] for p in waiting for n in self.near[p[-1]] if n not in p]
        yield from (path for path in waiting if path[-1] == target)

    def _width(self, path: list[int]) -> float:
        return min(self.rates[link] for link in zip(path, path[1:], strict=False))

    def seconds(self) -> float:
        """Of the busiest link."""
        return max((size / self.rates[link] for link, size in self.load.items()), default=0.0)


def ring_by_links(cluster: Cluster, groups: Groups, parts: Numbers | None = None) -> float:
    """Seconds per byte sent round rings in device order, one ring per rotation within units.

    `parts`: per group how much of a byte it sends.
    """
    wires = Wires(cluster)
    below = cluster.below[0]
    sent = np.ones(len(groups)) if parts is None else parts
    for row, part in zip(np.sort(groups, axis=1).tolist(), sent.tolist(), strict=True):
        units = [[d for d in row if d // below == u] for u in sorted({d // below for d in row})]
        turns = lcm(*map(len, units))
        for turn in range(turns):
            ring = [
                device
                for unit in units
                for device in unit[turn % len(unit) :] + unit[: turn % len(unit)]
            ]
            for k, device in enumerate(ring):
                wires.send(device, ring[(k + 1) % len(ring)], part / turns)
    return wires.seconds()


def exchange_by_links(cluster: Cluster, groups: Groups) -> float:
    """Seconds per byte that each member sends in all, to each other one alike."""
    wires = Wires(cluster)
    for row in groups.tolist():
        for source in row:
            for target in row:
                wires.send(source, target, 1 / (len(row) - 1))
    return wires.seconds()


def pairs_by_links(cluster: Cluster, pairs: Groups) -> float:
    """Seconds per byte that each first device sends to its second."""
    wires = Wires(cluster)
    for source, target in pairs.tolist():
        wires.send(source, target, 1)
    return wires.seconds()

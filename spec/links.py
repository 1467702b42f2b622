"""Seconds of a collective on the links of a cluster: a latency, and bytes over the busiest link.

The alpha-beta model on the levels of a cluster; every algorithm that a communication library would
choose among is priced, and the fastest taken. Formulas: Thakur, Rabenseifner, Gropp, IJHPCA 2005.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil, log2

import numpy as np

from shardwright.spec.cluster import GRAPH, LINE, RING, Cluster
from shardwright.spec.machines import graph_loads, rails
from shardwright.spec.machines.link_loads import (
    Groups,
    Loads,
    Numbers,
    exchange_loads,
    permute_loads,
    ring_loads,
)

ALL_REDUCE, ALL_GATHER = "stablehlo.all_reduce", "stablehlo.all_gather"
REDUCE_SCATTER, ALL_TO_ALL = "stablehlo.reduce_scatter", "stablehlo.all_to_all"
PERMUTE, BROADCAST = "stablehlo.collective_permute", "stablehlo.collective_broadcast"


@dataclass(frozen=True, slots=True)
class Transfer:
    """A collective priced: `busy` is the seconds each level's busiest link carries data."""

    seconds: float
    algorithm: str  # ring | tree | direct
    latency: float
    busy: tuple[float, ...]

    @property
    def level(self) -> int:
        """The level that takes longest."""
        return max(range(len(self.busy)), key=self.busy.__getitem__)


class Links:
    """The links of a cluster, with what a byte of each pattern costs remembered."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self._patterns: dict[tuple[str, tuple[int, ...], bytes], _Pattern] = {}

    def seconds(self, kind: str, groups: Groups, result_bytes: float) -> float:
        """Of one collective; see `transfer`."""
        return self.transfer(kind, groups, result_bytes).seconds

    def transfer(
        self, kind: str, groups: Groups, result_bytes: float, parts: Numbers | None = None
    ) -> Transfer:
        """The fastest way of a collective.

        `groups`: device ids, groups x members (of a permute: pairs). `result_bytes`: of the op's
        result on one device; of groups with less than that, `parts` says how much. Raises KeyError
        for an op that is no collective, IndexError for a device that the cluster does not have.
        """
        return min(self.ways(kind, groups, result_bytes, parts), key=lambda one: one.seconds)

    def ways(
        self, kind: str, groups: Groups, result_bytes: float, parts: Numbers | None = None
    ) -> list[Transfer]:
        """All ways of a collective that are priced; see `transfer`."""
        pattern = self._pattern(kind, groups, parts)
        members = groups.shape[1]
        if members < 2 or not result_bytes:
            return [Transfer(0.0, "ring", 0.0, (0.0,) * len(self.cluster.levels))]
        return [
            self._priced(name, latency, volume * result_bytes, loads)
            for name, latency, volume, loads in WAYS[kind](pattern, members)
        ]

    def lines(self, kind: str, groups: Groups) -> tuple[tuple[float, float], ...]:
        """Per algorithm its latency, and its seconds per byte of the result; see `transfer`.

        The seconds of a collective are the least of latency + slope x bytes, none for no bytes.
        """
        pattern, members = self._pattern(kind, groups, None), groups.shape[1]
        if members < 2:
            return ((0.0, 0.0),)
        return tuple(
            (latency, max(loads) * volume)
            for _, latency, volume, loads in WAYS[kind](pattern, members)
        )

    def _priced(self, name: str, latency: float, volume: float, loads: Loads) -> Transfer:
        busy = tuple(load * volume for load in loads)
        return Transfer(latency + max(busy), name, latency, busy)

    def _pattern(self, kind: str, groups: Groups, parts: Numbers | None) -> _Pattern:
        if kind != PERMUTE:  # neither the order of groups nor that of members counts
            groups = np.sort(groups, axis=1)
        order = np.argsort(groups[:, 0], kind="stable")
        groups, parts = groups[order], None if parts is None else parts[order]
        told = b"" if parts is None else parts.tobytes()
        key = (kind if kind == PERMUTE else "", groups.shape, groups.tobytes() + told)
        found = self._patterns.get(key)
        if found is None:
            if groups.size and (groups.min() < 0 or groups.max() >= self.cluster.devices):
                raise IndexError(int(groups.max()))
            found = self._patterns[key] = _Pattern(self.cluster, groups, parts, kind == PERMUTE)
        return found


class _Pattern:
    """Loads and latencies of groups of devices; the unit of `WAYS`' volumes is the result."""

    def __init__(
        self, cluster: Cluster, groups: Groups, parts: Numbers | None, is_permute: bool
    ) -> None:
        if is_permute:
            self.pairs = permute_loads(cluster, groups)
        else:
            self.ring = ring_loads(cluster, groups, parts)
        self._cluster, self._groups = cluster, groups
        self.hop = _farthest(cluster, groups)
        self.round, self.tree = _latencies(cluster, groups)

    @cached_property
    def exchange(self) -> Loads:
        """Seconds per byte sent, when every member sends to every other; only some ask."""
        return exchange_loads(self._cluster, self._groups)


_Way = tuple[str, float, float, Loads]  # name, latency in seconds, volume per result byte, loads


def _all_reduce(p: _Pattern, n: int) -> list[_Way]:
    ring: _Way = ("ring", 2 * p.round, 2 * (n - 1) / n, p.ring)
    return [ring, ("tree", 2 * p.tree, 2.0, p.ring)]


def _all_gather(p: _Pattern, n: int) -> list[_Way]:
    return [("ring", p.round, (n - 1) / n, p.ring)]


def _reduce_scatter(p: _Pattern, n: int) -> list[_Way]:
    return [("ring", p.round, n - 1, p.ring)]


def _all_to_all(p: _Pattern, n: int) -> list[_Way]:
    return [("direct", (n - 1) * p.hop, (n - 1) / n, p.exchange)]


def _permute(p: _Pattern, n: int) -> list[_Way]:
    return [("direct", p.hop, 1.0, p.pairs)]


def _broadcast(p: _Pattern, n: int) -> list[_Way]:
    return [("ring", p.round, 1.0, p.ring), ("tree", p.tree, 2.0, p.ring)]


# By op, what is priced.
WAYS = {
    ALL_REDUCE: _all_reduce,
    ALL_GATHER: _all_gather,
    REDUCE_SCATTER: _reduce_scatter,
    ALL_TO_ALL: _all_to_all,
    PERMUTE: _permute,
    BROADCAST: _broadcast,
}


# --- latencies


def _latencies(cluster: Cluster, groups: Groups) -> tuple[float, float]:
    """Seconds of a message round a ring in device order less its shortest hop, and up a tree."""
    rows = np.sort(groups, axis=1)
    hops = _hops(cluster, rows, np.roll(rows, -1, axis=1))
    ring = float((hops.sum(axis=1) - hops.min(axis=1)).max())
    tree = 0.0
    for level, below in zip(cluster.levels, cluster.below, strict=True):
        units = max(_most_units(row // below, level.count) for row in rows[:64])
        tree += ceil(log2(units)) * level.latency
    return ring, tree


def _most_units(units: Groups, count: int) -> int:
    """The largest number of units of a level that a group has in one instance of it."""
    return int(np.unique(np.unique(units) // count, return_counts=True)[1].max())


def _farthest(cluster: Cluster, groups: Groups) -> float:
    """The longest hop from the first member of a group to another."""
    first = np.broadcast_to(groups[:, :1], groups.shape)
    return float(_hops(cluster, first, groups).max()) if groups.size else 0.0


def _hops(cluster: Cluster, source: Groups, target: Groups) -> Numbers:
    """Seconds of a message from each source to its target: one hop by a switch, else several."""
    seconds = np.zeros(source.shape)
    is_settled = np.zeros(source.shape, dtype=bool)
    for index, level in enumerate(cluster.levels):
        below = cluster.below[index]
        a, b = source // below % level.count, target // below % level.count
        distance = np.abs(a - b)
        if level.topology == RING:
            distance = np.minimum(distance, level.count - distance)
        elif level.topology == GRAPH:
            distance = graph_loads.hops(level, below)[a, b]
        elif level.topology != LINE:
            distance = np.minimum(distance, 1)
        seconds += np.where(is_settled, 0.0, distance * level.latency)
        if level.rails > 1:
            inside = max((one.latency for one in cluster.levels[index + 1 :]), default=0.0)
            seconds += np.where(rails.is_apart(cluster, index, source, target), inside, 0.0)
        if not _goes_on(cluster, index):
            is_settled |= source // below != target // below
    return seconds


def _goes_on(cluster: Cluster, index: int) -> bool:
    """True if the next level is a further dim of the same torus."""
    following = cluster.levels[index + 1 : index + 2]
    return any(level.torus and level.torus == cluster.levels[index].torus for level in following)

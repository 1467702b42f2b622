"""The one price of a collective: a launch, a latency, and bytes over the busiest link.

Seconds of a transfer alone, all its groups at work, at the part of the links' bandwidth that the
chips' software reaches. Planners, synthesis, placement, tables and the simulator all ask here; what
transfers in flight at once take from each other is the simulator's alone. The alpha-beta model on
the levels of a cluster; every algorithm that a communication library would choose among is priced,
and the fastest taken. Formulas: Thakur, Rabenseifner, Gropp, IJHPCA 2005.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil, log2

import numpy as np

from shardwright.spec.cluster import GRAPH, IDEAL, LINE, RING, Cluster
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
MOST_HELD = 1 << 24  # devices in patterns that are remembered


@dataclass(frozen=True, slots=True)
class Transfer:
    """A collective priced, in seconds.

    `latency`: the launch, and the messages' hops. `busy`: what each level's busiest link takes for
    the data, at the bandwidth reached. `least`: at full bandwidth without a launch; no way of doing
    the collective takes less.
    """

    seconds: float
    algorithm: str  # ring | tree | direct
    latency: float
    busy: tuple[float, ...]
    least: float

    @property
    def level(self) -> int:
        """The level that takes longest."""
        return max(range(len(self.busy)), key=self.busy.__getitem__)


class Links:
    """The links of a cluster, with what a byte of each pattern costs remembered.

    `launch`: seconds before a collective starts, of the slowest chip.
    """

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self._kernels = [chip.kernels for chip, _ in cluster.chips] or [IDEAL]
        self.launch = max(kernels.launch for kernels in self._kernels)
        self._free = Transfer(0.0, "ring", 0.0, (0.0,) * len(cluster.levels), 0.0)
        self._reached: dict[str, float] = {}
        self._patterns: dict[tuple[str, tuple[int, ...], bytes], _Pattern] = {}
        self._held = 0  # devices in them

    def reached(self, kind: str) -> float:
        """The part of the links' bandwidth that a collective reaches, on the slowest chip."""
        if kind not in self._reached:
            name = kind.rpartition(".")[2]
            parts = [one.links * dict(one.collectives).get(name, 1.0) for one in self._kernels]
            self._reached[kind] = min(parts)
        return self._reached[kind]

    @cached_property
    def most_reached(self) -> float:
        """The part that no collective exceeds: what bounds from below may count on."""
        return max(map(self.reached, WAYS))

    def seconds(self, kind: str, groups: Groups, result_bytes: float) -> float:
        """Of one collective; see `transfer`."""
        return self.transfer(kind, groups, result_bytes).seconds

    def together(self, kind: str, tables: Sequence[Groups], result_bytes: float) -> Transfer:
        """One op in groups of several sizes, a table of each: one launch, one after the other."""
        every = [self.transfer(kind, groups, result_bytes) for groups in tables]
        found = [one for one in every if one.seconds]
        if len(found) < 2:
            return found[0] if found else self._free
        again = (len(found) - 1) * self.launch
        return Transfer(
            sum(one.seconds for one in found) - again,
            ", ".join(dict.fromkeys(one.algorithm for one in found)),
            sum(one.latency for one in found) - again,
            tuple(map(sum, zip(*(one.busy for one in found), strict=True))),
            sum(one.least for one in found),
        )

    def transfer(
        self, kind: str, groups: Groups, result_bytes: float, parts: Numbers | None = None
    ) -> Transfer:
        """The fastest way of a collective.

        `groups`: device ids, groups x members (of a permute: pairs). `result_bytes`: of the op's
        result on one device; of groups with less than that, `parts` says how much. Raises KeyError
        for an op that is no collective, IndexError for a device that the cluster does not have.
        """
        found = self.ways(kind, groups, result_bytes, parts)
        best = min(found, key=lambda one: one.seconds)
        return replace(best, least=min(one.least for one in found)) if len(found) > 1 else best

    def ways(
        self, kind: str, groups: Groups, result_bytes: float, parts: Numbers | None = None
    ) -> list[Transfer]:
        """All ways of a collective that are priced; see `transfer`."""
        found = self._ways(kind, groups, parts)
        if not found or not result_bytes:
            return [self._free]
        reached = self.reached(kind)
        return [self._priced(way, result_bytes, reached) for way in found]

    def lines(self, kind: str, groups: Groups) -> tuple[tuple[float, float], ...]:
        """Per algorithm its latency, and its seconds per byte of the result; see `transfer`.

        The seconds of a collective are the least of latency + slope x bytes, none for no bytes.
        """
        reached = self.reached(kind)
        return tuple(
            (self.launch + hops, max(loads) * volume / reached)
            for _, hops, volume, loads in self._ways(kind, groups, None)
        ) or ((0.0, 0.0),)

    def crossing(self, level: int) -> tuple[float, float]:
        """Latency and seconds per byte that no permute between units of a level stays below."""
        below, found = self.cluster.below[level], self.cluster.levels[level]
        slopes = [0.0]
        if found.topology != GRAPH:
            ends = {below * far for far in (1, found.count // 2) if 0 < far < found.count}
            pairs = [np.array([[0, end]], np.int64) for end in sorted(ends)]
            slopes = [permute_loads(self.cluster, pair)[level] for pair in pairs]
        return self.launch + found.latency, min(slopes, default=0.0) / self.reached(PERMUTE)

    def _ways(self, kind: str, groups: Groups, parts: Numbers | None) -> list[_Way]:
        """None where nothing crosses a link."""
        pattern, members = self._pattern(kind, groups, parts), groups.shape[1]
        if members < 2:
            return []
        return [way for way in WAYS[kind](pattern, members) if max(way[3]) > 0]

    def _priced(self, way: _Way, result_bytes: float, reached: float) -> Transfer:
        name, hops, volume, loads = way
        latency, size = self.launch + hops, volume * result_bytes
        busy = tuple(load * size / reached for load in loads)
        least = hops + max(loads) * size
        return Transfer(latency + max(busy), name, latency, busy, least)

    def _pattern(self, kind: str, groups: Groups, parts: Numbers | None) -> _Pattern:
        if kind != PERMUTE:  # neither the order of groups nor that of members counts
            groups = np.sort(groups, axis=1)
        order = np.argsort(groups[:, 0], kind="stable")
        groups, parts = groups[order], None if parts is None else parts[order]
        told = b"" if parts is None else parts.tobytes()
        key = (kind if kind == PERMUTE else "", groups.shape, groups.tobytes() + told)
        found = self._patterns.get(key)
        if found is None:
            self._held += groups.size
            if self._held > MOST_HELD:
                self._patterns.clear()
                self._held = groups.size
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


_Way = tuple[str, float, float, Loads]  # name, seconds of hops, volume per result byte, loads


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

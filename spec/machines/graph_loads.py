"""Link loads per byte of a collective on a level that is an explicit graph.

A unit of several devices is one node here: what comes in at one of its devices goes on to another
over the links inside. `groups` is an integer array (groups x members) of device ids.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from shardwright.spec.cluster import Level

Groups = npt.NDArray[np.int64]
Numbers = npt.NDArray[np.float64]


def ring_load(level: Level, below: int, rows: Groups, sent: Numbers, devices: int) -> float:
    """Seconds per byte that each member sends on to the next unit of its group.

    `sent`: per group how much of a byte its members send. Units that are joined without help of
    others use all links between them (rings, or trees packed on them); others send along shortest
    paths.
    """
    joined = np.zeros(devices // below)
    for row, units in _unit_sets(level, below, rows):
        rate = _rate_among(level, below, frozenset(unit % level.count for unit in units))
        if not rate:
            return exchange_load(level, below, rows, devices, sent)
        joined[list(units)] += sent[row] / rate
    return float(joined.max()) / level.rate


def exchange_load(
    level: Level, below: int, groups: Groups, devices: int, sent: Numbers | None = None
) -> float:
    """Seconds per byte that each member sends, an equal part to each other member."""
    members = groups.shape[1]
    pairs = np.stack(
        [np.repeat(groups, members, axis=1).ravel(), np.tile(groups, members).ravel()], axis=1
    )
    each = None if sent is None else np.repeat(sent, members * members)
    return pairs_load(level, below, pairs, devices, each) / max(1, members - 1)


def pairs_load(
    level: Level, below: int, pairs: Groups, devices: int, sent: Numbers | None = None
) -> float:
    """Seconds per byte that the first device of each pair sends to the second."""
    size = level.count * below
    is_here = (pairs[:, 0] // size == pairs[:, 1] // size) & (
        pairs[:, 0] // below != pairs[:, 1] // below
    )
    source, target = pairs[is_here].T
    amounts = 1.0 if sent is None else sent[is_here]
    flows = np.zeros((devices // size, level.count, level.count))
    places = (source // size, source // below % level.count, target // below % level.count)
    np.add.at(flows, places, amounts)
    kinds = np.unique(flows.reshape(len(flows), -1), axis=0)
    loads = (_routed(level, below, kind.reshape(flows.shape[1:])) for kind in kinds)
    return max(loads, default=0.0) / level.rate


@lru_cache(maxsize=64)
def hops(level: Level, below: int) -> Groups:
    """Messages from each unit to each other one: a switch passes on, a unit sends anew."""
    net, units = _net(level, below), range(level.count)
    found = [_hops_from(net, str(unit)) for unit in units]
    return np.array([[row.get(str(unit), 1) for unit in units] for row in found], np.int64)


def _hops_from(net: _Net, start: str) -> dict[str, int]:
    found, waiting = {start: 0}, [start]
    for here in waiting:
        near = [*net.out.get(here, {})]
        for end in near:  # grows by what is behind switches
            if end not in found:
                found[end] = found[here] + 1
                if end.startswith("s"):
                    near += net.out.get(end, {})
                else:
                    waiting.append(end)
    return found


def _unit_sets(level: Level, below: int, rows: Groups) -> list[tuple[int, tuple[int, ...]]]:
    """Number and units of each group in each instance of the level where it has several."""
    found: list[tuple[int, tuple[int, ...]]] = []
    for number, row in enumerate(rows.tolist()):
        instances: dict[int, set[int]] = {}
        for device in row:
            instances.setdefault(device // (level.count * below), set()).add(device // below)
        sets = (tuple(sorted(units)) for units in instances.values() if len(units) > 1)
        found += [(number, units) for units in sets]
    return found


class _Net(NamedTuple):
    """Links between units (by position) and switches: per node what it sends to and hears from."""

    out: dict[str, dict[str, int]]
    into: dict[str, dict[str, int]]


@lru_cache(maxsize=64)
def _net(level: Level, below: int) -> _Net:
    found = _Net(defaultdict(dict), defaultdict(dict))
    for source, target, links in level.edges:
        a, b = (_unit(end, below) for end in (source, target))
        if a != b:
            found.out[a][b] = found.into[b][a] = found.out[a].get(b, 0) + links
    return found


def _unit(end: str, below: int) -> str:
    return end if end.startswith("s") else str(int(end) // below)


@lru_cache(maxsize=4096)
def _rate_among(level: Level, below: int, units: frozenset[int]) -> int:
    """Links of the unit that has fewest to or from the others; 0 where these do not join."""
    net, names = _net(level, below), {str(unit) for unit in units}
    waiting = [min(names)]
    reached = set(waiting)
    while waiting:
        near = net.out.get(waiting.pop(), {})
        fresh = [b for b in near if _is_among(b, names) and b not in reached]
        reached.update(fresh)
        waiting += fresh
    if not names <= reached:
        return 0
    return min(
        sum(links for other, links in side.get(name, {}).items() if _is_among(other, names))
        for name in names
        for side in net
    )


def _is_among(end: str, names: set[str]) -> bool:
    return end in names or end.startswith("s")


def _routed(level: Level, below: int, flows: Numbers) -> float:
    """The busiest link, in bytes per link, when flows take shortest paths, split by their links."""
    net = _net(level, below)
    load: dict[tuple[str, str], float] = defaultdict(float)
    for source in range(len(flows)):
        if flows[source].any():
            wanted = {str(unit): float(amount) for unit, amount in enumerate(flows[source])}
            _send(net, str(source), wanted, load)
    return max((amount / net.out[a][b] for (a, b), amount in load.items()), default=0.0)


def _send(
    net: _Net, source: str, wanted: dict[str, float], load: dict[tuple[str, str], float]
) -> None:
    """Add the flows out of one source, each passed back from its target."""
    far = _distances(net, source)
    arriving = dict(wanted)
    for node in sorted(far, key=lambda name: -far[name]):
        amount = arriving.get(node, 0.0)
        if not amount or node == source:
            continue
        before = {a: n for a, n in net.into[node].items() if far.get(a) == far[node] - 1}
        for near, links in before.items():
            part = amount * links / sum(before.values())
            load[near, node] += part
            arriving[near] = arriving.get(near, 0.0) + part


def _distances(net: _Net, start: str) -> dict[str, int]:
    found, waiting = {start: 0}, [start]
    for here in waiting:
        for target in net.out.get(here, {}):
            if target not in found:
                found[target] = found[here] + 1
                waiting.append(target)
    return found

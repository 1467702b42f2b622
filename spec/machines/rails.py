"""Messages between devices on different rails, forwarded inside a unit.

Device k of a unit is on switch k mod rails of the level, so that only devices of the same rail meet
there. What goes to another rail changes inside the unit that it leaves, or inside the one that it
comes to, half each, spread over all devices there that are on the right rail.
"""

from __future__ import annotations

from itertools import pairwise, product

import numpy as np
import numpy.typing as npt

from shardwright.spec.cluster import Cluster, Level

Groups = npt.NDArray[np.int64]
Numbers = npt.NDArray[np.float64]
_Message = tuple[int, int, float]  # from, to, bytes
_ROUNDING = 1e-9


def has_rails(cluster: Cluster) -> bool:
    """True if a level in use has several."""
    return any(level.rails > 1 and level.count > 1 for level in cluster.levels)


def is_apart(cluster: Cluster, index: int, source: Groups, target: Groups) -> npt.NDArray[np.bool_]:
    """True if devices of different units of one instance of a level are on different rails."""
    level, below = cluster.levels[index], cluster.below[index]
    around = below * level.count
    meet = (source // below != target // below) & (source // around == target // around)
    return meet & (source % below % level.rails != target % below % level.rails)


def relayed(cluster: Cluster, pairs: Groups, sent: Numbers) -> tuple[Groups, Numbers]:
    """Pairs of devices and what they send, those on different rails by way of others."""
    for index, level in enumerate(cluster.levels):
        if level.rails > 1 and level.count > 1:
            pairs, sent = _relayed(cluster, index, pairs, sent)
    return pairs, sent


def _relayed(cluster: Cluster, index: int, pairs: Groups, sent: Numbers) -> tuple[Groups, Numbers]:
    level, below = cluster.levels[index], cluster.below[index]
    apart = is_apart(cluster, index, pairs[:, 0], pairs[:, 1])
    found: list[_Message] = []
    for (source, target), size in zip(pairs[apart].tolist(), sent[apart].tolist(), strict=True):
        for near, rail in ((source, target), (target, source)):
            ways = _on_rail(level, below, near // below, rail % below % level.rails)
            for way in ways:
                part = size / 2 / len(ways)
                found += [(source, way, part), (way, target, part)]
    added = np.array([one[:2] for one in found], np.int64).reshape(-1, 2)
    amounts = np.array([one[2] for one in found], float)
    return np.concatenate([pairs[~apart], added]), np.concatenate([sent[~apart], amounts])


def _on_rail(level: Level, below: int, unit: int, rail: int) -> range:
    """Devices of a unit that are on a rail; all if it has fewer devices than rails."""
    return range(unit * below + rail, (unit + 1) * below, level.rails)


def ring_messages(cluster: Cluster, rows: Groups, sent: Numbers) -> tuple[Groups, Numbers]:
    """Messages of rings between units of railed levels; they keep to their rails if they can."""
    found: list[_Message] = []
    for index, level in enumerate(cluster.levels):
        if level.rails > 1 and level.count > 1:
            below = cluster.below[index]
            for row, size in zip(rows.tolist(), sent.tolist(), strict=True):
                found += _round(level, below, row, size)
    pairs = np.array([one[:2] for one in found], np.int64).reshape(-1, 2)
    return pairs, np.array([one[2] for one in found], float)


def _round(level: Level, below: int, row: list[int], size: float) -> list[_Message]:
    around = below * level.count
    found: list[_Message] = []
    for place in sorted({device // around for device in row}):
        here = [device for device in row if device // around == place]
        units = [
            [device for device in here if device // below == unit]
            for unit in sorted({device // below for device in here})
        ]
        if len(units) > 1:
            for unit, after in pairwise([*units, units[0]]):
                found += _onward(level, below, unit, after, size)
    return found


def _onward(
    level: Level, below: int, unit: list[int], after: list[int], size: float
) -> list[_Message]:
    """From the members in a unit, which send equal parts, to those in the next, which get such."""
    sources, targets = (_by_rail(level, below, devices) for devices in (unit, after))
    rails = range(level.rails)
    out = [len(sources[rail]) / len(unit) for rail in rails]
    into = [len(targets[rail]) / len(after) for rail in rails]
    kept = [min(pair) for pair in zip(out, into, strict=True)]
    left = 1 - sum(kept)
    found: list[_Message] = []
    for a, b in product(rails, repeat=2):
        crossing = (out[a] - kept[a]) * (into[b] - kept[b]) / left if left > _ROUNDING else 0.0
        part = kept[a] if a == b else crossing
        if part > _ROUNDING:
            each = size * part / (len(sources[a]) * len(targets[b]))
            found += [(source, target, each) for source in sources[a] for target in targets[b]]
    return found


def _by_rail(level: Level, below: int, devices: list[int]) -> list[list[int]]:
    rails: list[list[int]] = [[] for _ in range(level.rails)]
    for device in devices:
        rails[device % below % level.rails].append(device)
    return rails

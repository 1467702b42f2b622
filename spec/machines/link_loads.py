"""Link loads per byte of a collective on a cluster: seconds per byte, level by level.

`groups` is an integer array (groups x members) of device ids; all groups work at once, so links
that several of them cross carry the sum. Rings run in device order, hence leave a unit once, over
the links of all their members there (rotated channels). A torus is walked in all its dims at once.
Source: `reference` models of hierarchical networks, Thakur et al., IJHPCA 2005, for the rings.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from shardwright.spec.cluster import FULL, GRAPH, LINE, RING, Cluster, Level
from shardwright.spec.machines import graph_loads, rails

Groups = npt.NDArray[np.int64]
Numbers = npt.NDArray[np.float64]
Loads = tuple[float, ...]  # seconds per byte, by level


def ring_loads(cluster: Cluster, groups: Groups, parts: Numbers | None = None) -> Loads:
    """Seconds per byte that each member sends round a ring of its group.

    `parts`: per group how much of a byte its members send, 1 if left out.
    """
    rows = np.sort(groups, axis=1)
    sent = np.ones(len(rows)) if parts is None else parts
    crossed = np.zeros(len(rows), np.int64)
    for level, below in zip(cluster.levels, cluster.below, strict=True):
        if level.topology in (RING, LINE):
            places = rows // below % level.count
            crossed += (places != places[:, :1]).any(axis=1)
    dims = np.maximum(1, crossed)[:, None]
    indices = range(len(cluster.levels))
    loads = tuple(_ring_load(cluster, index, rows, sent, dims) for index in indices)
    if not rails.has_rails(cluster):
        return loads
    # Inside, what changes rails comes on top of the rings.
    more = permute_loads(cluster, *rails.ring_messages(cluster, rows, sent))
    return tuple(
        extra if level.rails > 1 else load + extra
        for load, extra, level in zip(loads, more, cluster.levels, strict=True)
    )


def exchange_loads(cluster: Cluster, groups: Groups) -> Loads:
    """Seconds per byte that each member sends, an equal part to each other member of its group."""
    members = groups.shape[1]
    if rails.has_rails(cluster) and members > 1:
        ends = [np.repeat(groups, members, axis=1), np.tile(groups, members)]
        pairs = np.stack([one.ravel() for one in ends], axis=1)
        return permute_loads(cluster, pairs, np.full(len(pairs), 1 / (members - 1)))
    return tuple(_exchange_load(cluster, index, groups) for index in range(len(cluster.levels)))


def permute_loads(cluster: Cluster, pairs: Groups, sent: Numbers | None = None) -> Loads:
    """Seconds per byte that the first device of each pair sends to the second.

    `sent`: how much of a byte each pair sends, 1 if left out.
    """
    amounts = np.ones(len(pairs)) if sent is None else sent
    if rails.has_rails(cluster):
        pairs, amounts = rails.relayed(cluster, pairs, amounts)
    indices = range(len(cluster.levels))
    return tuple(_permute_load(cluster, index, pairs, amounts) for index in indices)


# --- rings


def _ring_load(cluster: Cluster, index: int, rows: Groups, sent: Numbers, dims: Groups) -> float:
    level, below = cluster.levels[index], cluster.below[index]
    units, around = rows // below, rows // (below * level.count)
    within = _alike(rows, units)
    outside = rows.shape[1] if level.is_through else _alike(rows, around)
    leaves = outside > within
    if not leaves.any():
        return 0.0
    shares = np.where(leaves, sent[:, None] / within, 0.0)
    if level.topology in (RING, LINE):
        return _round(level, below, rows, shares / dims) / level.rate
    if level.topology == GRAPH:
        return graph_loads.ring_load(level, below, rows, sent, cluster.devices)
    if level.topology == FULL:
        shares = shares / np.maximum(1, _kinds(rows, units, around) - 1)
    return _busiest(level, units, rows, shares, cluster.devices) / level.rate


def _busiest(level: Level, units: Groups, devices: Groups, shares: Numbers, count: int) -> float:
    """The largest sum of shares on the links of one owner."""
    load = np.zeros(count)
    np.add.at(load, units if level.is_shared else devices, shares)
    return float(load.max())


def _keys(rows: Groups, values: Groups) -> Groups:
    """A number per member that is equal where row and value are."""
    numbers = np.arange(len(rows), dtype=np.int64).reshape(-1, 1)
    return np.add(numbers * (int(values.max()) + 1), values)


def _alike(rows: Groups, values: Groups) -> Groups:
    """Per member how many of its group have its value."""
    inverse: Groups = np.unique(_keys(rows, values), return_inverse=True)[1].reshape(rows.shape)
    counts: Groups = np.bincount(inverse.ravel())
    return counts[inverse]


def _kinds(rows: Groups, units: Groups, around: Groups) -> Groups:
    """Per member how many units its group has around it."""
    pairs = np.stack([_keys(rows, around), units])
    one_each = np.unique(pairs.reshape(2, -1), axis=1)[0]
    found, counts = np.unique(one_each, return_counts=True)
    return counts[np.searchsorted(found, pairs[0])]


def _round(level: Level, below: int, rows: Groups, shares: Numbers) -> float:
    """The busiest link of the rings or lines of a level, in one direction.

    A ring goes both ways round where its members lie all around, else there and back over the arc
    that holds them.
    """
    count = level.count
    lanes = rows // (below * count) * below + rows % below
    keys, places = _keys(rows, lanes).ravel(), (rows // below % count).ravel()
    order = np.lexsort((places, keys))
    keys, places, lane = keys[order], places[order], lanes.ravel()[order]
    first = np.flatnonzero(np.diff(keys, prepend=-1))
    size = np.diff(first, append=len(keys))
    following = np.append(places[1:], 0)
    following[first + size - 1] = places[first] + count
    gaps = following - places
    gap = np.maximum.reduceat(gaps, first)
    if level.topology == LINE:
        start, length = places[first], count - gaps[first + size - 1]
    else:
        is_widest = gaps == np.repeat(gap, size)
        at = np.maximum.reduceat(np.where(is_widest, np.arange(len(gaps)), -1), first)
        start, length = following[at] % count, count - gap
    share = np.maximum.reduceat(shares.ravel()[order], first)
    is_all_round = (level.topology == RING) & (2 * gap <= count)
    share = np.where(size > 1, np.where(is_all_round, share / 2, share), 0.0)
    load = np.zeros((int(lanes.max()) + 1, count + 1))
    _add_segment(load, lane[first], start, np.where(is_all_round, count, length), share)
    return float(np.cumsum(load, axis=1)[:, :count].max())


# --- all to all


def _exchange_load(cluster: Cluster, index: int, groups: Groups) -> float:
    level, below = cluster.levels[index], cluster.below[index]
    members = groups.shape[1]
    if members < 2:
        return 0.0
    if level.topology in (RING, LINE):
        return _spread(cluster, index, groups) / level.rate
    units, around = groups // below, groups // (below * level.count)
    reach = np.full_like(groups, members) if level.is_through else _alike(groups, around)
    shares = (reach - _alike(groups, units)) / (members - 1)
    if not shares.any():
        return 0.0
    if level.topology == GRAPH:
        return graph_loads.exchange_load(level, below, groups, cluster.devices)
    if level.topology == FULL:
        shares = shares / np.maximum(1, _kinds(groups, units, around) - 1)
    return _busiest(level, units, groups, shares, cluster.devices) / level.rate


def _spread(cluster: Cluster, index: int, groups: Groups) -> float:
    """The busiest link of rings or lines when every member sends to every other, the short way."""
    level, below = cluster.levels[index], cluster.below[index]
    count = level.count
    keys = _keys(groups, groups // cluster.around[index])
    _, rows = np.unique(keys, return_inverse=True)
    rows = rows.reshape(groups.shape)
    places = groups // below % count
    there = np.zeros((int(rows.max()) + 1, count))
    np.add.at(there, (rows, places), 1.0 / (groups.shape[1] - 1))
    lanes = groups // (below * count) * below + groups % below
    ahead, back = (np.zeros((int(lanes.max()) + 1, count + 1)) for _ in range(2))
    for distance in range(1, count):
        is_short = level.topology == LINE or 2 * distance <= count
        weight = 0.5 if level.topology == RING and 2 * distance == count else 1.0
        if not is_short:
            break
        after, before = places + distance, places - distance
        is_line = level.topology == LINE
        forth = np.where(is_line & (after >= count), 0.0, weight * there[rows, after % count])
        home = np.where(is_line & (before < 0), 0.0, weight * there[rows, before % count])
        _add_segment(ahead, lanes, places, distance, forth)
        _add_segment(back, lanes, before % count, distance, home)
    return float(max(np.cumsum(load, axis=1)[:, :count].max() for load in (ahead, back)))


def _add_segment(
    load: Numbers, lanes: Groups, start: Groups, length: int | Groups, weight: Numbers
) -> None:
    """Add weights to `length` links from each start on, round the end, as differences."""
    width = load.shape[1]
    lanes, start, end, weight = np.broadcast_arrays(lanes, start, start + length, weight)
    over = np.where(end >= width, weight, 0.0)
    places = (
        start,
        np.minimum(end, width - 1),
        np.zeros_like(start),
        np.maximum(end - width + 1, 0),
    )
    shares = (weight, -weight, over, -over)
    at = np.stack([lanes * width + place for place in places])
    load += np.bincount(at.ravel(), np.stack(shares).ravel(), load.size).reshape(load.shape)


# --- pairs


def _permute_load(cluster: Cluster, index: int, pairs: Groups, sent: Numbers) -> float:
    level, below = cluster.levels[index], cluster.below[index]
    source, target = pairs[:, 0], pairs[:, 1]
    around = cluster.around[index] if level.topology in (RING, LINE) else below * level.count
    moves = source // below != target // below
    if not level.is_through:
        moves &= source // around == target // around
    if not moves.any():
        return 0.0
    if level.topology in (RING, LINE):
        return _hops(level, below, source[moves], target[moves], sent[moves]) / level.rate
    shares = sent[moves]
    if level.topology == GRAPH:
        return graph_loads.pairs_load(level, below, pairs, cluster.devices, sent)
    out = _busiest(level, source[moves] // below, source[moves], shares, cluster.devices)
    into = _busiest(level, target[moves] // below, target[moves], shares, cluster.devices)
    return max(out, into) / level.rate


def _hops(level: Level, below: int, source: Groups, target: Groups, sent: Numbers) -> float:
    """The busiest link of rings or lines; messages go the short way, both ways where alike."""
    count = level.count
    start, end = source // below % count, target // below % count
    lanes = source // (below * count) * below + source % below
    far = (end - start) % count
    if level.topology == LINE:
        ahead = np.where(start + far < count, 1.0, 0.0)
    else:
        ahead = np.select([2 * far < count, 2 * far == count], [1.0, 0.5], 0.0)
    load = np.zeros((2, int(lanes.max()) + 1, count + 1))
    _add_segment(load[0], lanes, start, far, ahead * sent)
    _add_segment(load[1], lanes, end, count - far, (1.0 - ahead) * sent)
    return float(np.cumsum(load, axis=2)[:, :, :count].max())

"""What groups of a cluster's devices are to planners of stages: levels of machines, bytes/s.

Speeds are those of the cluster's links at a size, launch and latency in it: what `cost` charges.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

import numpy as np

from shardwright.spec.cluster import Cluster
from shardwright.spec.links import ALL_REDUCE, PERMUTE, Links


class Level(NamedTuple):
    """`units`: groups, or units of the level below, in one of it; bytes/s of what one sends another
    (`send`), and of the parameters that all of it sum, on a ring (`sum`).
    """

    units: int
    send: float
    sum: float


class Machines(NamedTuple):
    """Levels, the inner one first; `each`: devices of a group."""

    levels: tuple[Level, ...]
    each: int

    @property
    def groups(self) -> int:
        """All of them."""
        return prod(one.units for one in self.levels)

    @property
    def across(self) -> Level:
        """The outermost."""
        return self.levels[-1]


def machines_of(cluster: Cluster, each: int, sent: float, summed: float) -> Machines:
    """The cluster in groups of `each` devices, which share what they send. `sent`, `summed`: bytes
    of an activation, and of parameters, at which links are asked.
    """
    links, found, below = Links(cluster), list[Level](), 1
    sizes = [level.count * size for level, size in zip(cluster.levels, cluster.below, strict=True)]
    for size in reversed(sizes):
        units, rest = divmod(size, each)
        if rest or units % below or units <= below:
            continue
        pairs = np.array([[k, below * each + k] for k in range(each)], np.int64)
        ring = np.array([[unit * each for unit in range(units)]], np.int64)
        found.append(
            Level(
                units // below,
                _speed(sent, links.seconds(PERMUTE, pairs, sent / each)),
                _speed(2 * (units - 1) / units * summed, links.seconds(ALL_REDUCE, ring, summed)),
            )
        )
        below = units
    return Machines(tuple(found) or (Level(1, np.inf, np.inf),), each)


def _speed(size: float, seconds: float) -> float:
    return size / seconds if seconds and size else np.inf

"""Lower bound of the time of a reshard: bytes that must enter each unit of the cluster.

A unit of a level is a device, a node, a slice of a torus. Each block of the tensor that its devices
need, and for which they do not hold all that it is made of, must come in, at least once, over the
links that lead into the unit, at no more of their bandwidth than any collective reaches, behind one
launch. Summed contributions may come as one.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import lcm, prod

import numpy as np
import numpy.typing as npt

from shardwright.passes.partition.reshard.types import Ends
from shardwright.passes.partition.reshard_timed.step_seconds import StepTimes
from shardwright.spec.axes import Axes, Mesh, refine, total
from shardwright.spec.cluster import FULL, GRAPH, LINE, RING, Cluster, Level
from shardwright.spec.layout import Layout
from shardwright.spec.machines.mesh_devices import device_numbers

MOST = 1 << 22  # blocks times devices; above there is no bound
Numbers = npt.NDArray[np.int64]
Marks = npt.NDArray[np.bool_]


def least_seconds(ends: Ends, width: float, times: StepTimes) -> float:
    """Seconds below which some device lacks something; 0.0 where that takes long to tell."""
    shares = _least_shares(times.mesh, times.cluster, ends)
    size = prod(ends.shape) * width / times.links.most_reached
    least = max((share * size / rate for share, rate in shares if rate), default=0.0)
    return times.links.launch + least if least else 0.0


@lru_cache(maxsize=4096)
def _least_shares(mesh: Mesh, cluster: Cluster, ends: Ends) -> tuple[tuple[float, float], ...]:
    """Per level the largest part of the tensor that comes into a unit, and bytes per second."""
    grid = tuple(
        lcm(total(a), total(b)) for a, b in zip(ends.src, ends.dst, strict=True)
    )  # fmt: skip
    lost = tuple(axis for axis in ends.partial if axis not in ends.wanted)
    terms = total(lost)
    devices = mesh.device_count
    if prod(grid) * devices * terms > MOST:
        return ()
    order = np.argsort(device_numbers(mesh))
    held = _blocks(mesh, grid, ends.src)[order]
    needed = _blocks(mesh, grid, ends.dst)[order]
    term = _numbers(mesh, lost)[order]
    found: list[tuple[float, float]] = []
    for level, below in enumerate(cluster.below):
        units = np.arange(devices) // below
        missing = np.zeros((devices // below, held.shape[1]), np.bool_)
        for number in range(terms):
            has = _any(held & (term == number)[:, None], units)
            missing |= ~has
        share = (missing & _any(needed, units)).sum(axis=1).max() / prod(grid)
        found.append((float(share), _into(cluster, level)))
    return tuple(found)


def _any(marks: Marks, units: Numbers) -> Marks:
    return np.logical_or.reduceat(marks, np.unique(units, return_index=True)[1], axis=0)


def _numbers(mesh: Mesh, axes: Axes) -> Numbers:
    """Per place of the mesh its number along resolved axes."""
    sizes: list[int] = []
    at: dict[tuple[str, int], int] = {}
    for name, parts in refine(mesh, axes).items():
        pre = 1
        for size in parts:
            at[name, pre] = len(sizes)
            sizes.append(size)
            pre *= size
    places = np.indices(sizes).reshape(len(sizes), -1) if sizes else np.zeros((0, 1), np.int64)
    number = np.zeros(prod(sizes), np.int64)
    for axis in axes:
        number = number * axis.size + places[at[axis.name, axis.pre]]
    return number


def _blocks(mesh: Mesh, grid: tuple[int, ...], layout: Layout) -> Marks:
    """Per place of the mesh the blocks of a grid that a layout puts there."""
    found = np.ones((mesh.device_count, 1), np.bool_)
    for count, axes in zip(grid, layout, strict=True):
        part = np.arange(count) // (count // total(axes)) == _numbers(mesh, axes)[:, None]
        found = (found[:, :, None] & part[:, None, :]).reshape(mesh.device_count, -1)
    return found


@lru_cache(maxsize=256)
def _into(cluster: Cluster, level: int) -> float:
    """Bytes per second into a unit of a level over all links that end there."""
    inside = cluster.below[level]
    rates = [_rate(cluster.levels[k], cluster.below[k], inside) for k in range(level + 1)]
    return rates[level] if cluster.levels[level].is_through and rates[level] else sum(rates)


def _rate(level: Level, below: int, devices: int) -> float:
    """Of one level's links into so many devices, which share a unit of it."""
    if level.count < 2:
        return 0.0
    if level.topology == GRAPH:
        return level.rate * _degree(level, below)
    ways = {FULL: level.count - 1, RING: 2, LINE: 2}.get(level.topology, 1)
    return level.rate * ways * (1 if level.is_shared else devices)


def _degree(level: Level, below: int) -> int:
    """Links into a unit, at most."""
    into = Counter[str]()
    for source, target, links in level.edges:
        a, b = (end if end.startswith("s") else str(int(end) // below) for end in (source, target))
        into[b] += links if a != b else 0
    return max(into.values(), default=0)

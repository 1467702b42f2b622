"""Mesh axes on the levels of a cluster: each axis as digits that lie on one level each.

A digit of an axis is a sub-axis along which the device number grows by one step wherever it begins,
without leaving its level. An axis that is no product of such digits has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.cluster import Cluster
from shardwright.spec.machines.mesh_devices import device_numbers

Numbers = npt.NDArray[np.int64]


class LevelDigit(NamedTuple):
    """A resolved sub-axis, and the level of the cluster that it is on."""

    axis: Axis
    level: int


class _Run(NamedTuple):
    """Equal steps of device numbers: so many places, so far apart."""

    size: int
    step: int


def level_digits(mesh: Mesh, cluster: Cluster) -> dict[str, tuple[LevelDigit, ...]]:
    """Per axis its digits, major to minor; axes that have none are left out.

    Raises ValueError where mesh and cluster have not as many devices.
    """
    if mesh.device_count != cluster.devices:
        raise ValueError(f"{mesh.device_count} devices, the cluster has {cluster.devices}")
    ids = device_numbers(mesh)
    grid = ids.reshape([size for _, size in mesh.axes])
    found: dict[str, tuple[LevelDigit, ...]] = {}
    for place, (name, _) in enumerate(mesh.axes):
        digits = _digits(name, np.moveaxis(grid, place, 0).reshape(grid.shape[place], -1), cluster)
        if digits is not None:
            found[name] = digits
    return found


def _digits(name: str, lines: Numbers, cluster: Cluster) -> tuple[LevelDigit, ...] | None:
    """`lines`: device numbers, a row per coordinate on the axis, a column per place beside it."""
    offsets = lines[:, 0] - lines[0, 0]
    runs = _runs(offsets)
    if runs is None or (lines != lines[0] + offsets[:, None]).any():
        return None
    found: list[LevelDigit] = []
    pre = len(offsets)
    for run in runs:  # minor first
        # Counting up must not carry into the next place, wherever it begins.
        if (lines[0] // run.step % run.size).any():
            return None
        cut = _cut(run, cluster)
        if cut is None:
            return None
        for size, level in cut:
            pre //= size
            found.append(LevelDigit(Axis(name, pre, size), level))
    return tuple(found[::-1])


def _runs(offsets: Numbers) -> list[_Run] | None:
    """The offsets as a mixed radix, minor places first; None where they are none."""
    count, done = len(offsets), 1
    found: list[_Run] = []
    total = np.zeros(1, np.int64)
    while done < count:
        step = int(offsets[done])
        if step <= 0:
            return None
        even = [size for size in range(2, count // done + 1) if count % (done * size) == 0]
        linear = [k for k in even if (offsets[: done * k : done] == step * np.arange(k)).all()]
        if not linear:
            return None
        found.append(_Run(linear[-1], step))
        total = (step * np.arange(linear[-1])[:, None] + total).ravel()
        done *= linear[-1]
    return found if (total == offsets).all() else None


def _cut(run: _Run, cluster: Cluster) -> list[tuple[int, int]] | None:
    """Sizes and levels of the parts of a run, minor first; None where one is between levels."""
    left, step = run
    found: list[tuple[int, int]] = []
    for level in reversed(range(len(cluster.levels))):
        below = cluster.below[level]
        room = below * cluster.levels[level].count
        if left == 1 or step >= room:
            continue
        if step % below or room % step:
            return None
        size = min(left, room // step)
        if left % size:
            return None
        found.append((size, level))
        left, step = left // size, step * size
    return found if left == 1 else None


class DigitGrid:
    """The devices of a mesh by all digits of its axes: who works together along some of them.

    Axes without digits are one digit each, on no level.
    """

    def __init__(self, mesh: Mesh, digits: dict[str, tuple[LevelDigit, ...]]) -> None:
        sizes: list[int] = []
        self._places: dict[Axis, int] = {}
        for name, size in mesh.axes:
            for axis in [digit.axis for digit in digits.get(name, ())] or [Axis(name, 1, size)]:
                self._places[axis] = len(sizes)
                sizes.append(axis.size)
        ids = device_numbers(mesh)
        self._grid = ids.reshape(sizes)

    def groups(self, axes: Sequence[Axis]) -> Numbers:
        """Devices that differ along digits only, a row per group, major digits first."""
        along = [self._places[axis] for axis in axes]
        beside = [place for place in range(self._grid.ndim) if place not in along]
        members = prod(axis.size for axis in axes)
        return self._grid.transpose([*beside, *along]).reshape(-1, members)

"""The devices of a mesh as arrays: their ids, and their shard numbers along axes."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np
from numpy.typing import NDArray

from shardwright.spec.axes import Axis, Mesh

Numbers = NDArray[np.int64]


def device_numbers(mesh: Mesh) -> Numbers:
    """The device ids in mesh order."""
    if mesh.device_ids:
        return np.array(mesh.device_ids, np.int64)
    return np.arange(mesh.device_count, dtype=np.int64)


def shard_numbers(mesh: Mesh, axes: Sequence[Axis], places: Numbers | None = None) -> Numbers:
    """The shard number over resolved axes, major to minor, of each place of the mesh in its order,
    or of some linear indices.
    """
    if places is None:
        places = np.arange(mesh.device_count, dtype=np.int64)
    found = np.zeros_like(places)
    for axis in axes:
        later = mesh.axes[mesh.names.index(axis.name) + 1 :]
        step = prod(size for _, size in later) * (mesh.axis_size(axis.name) // axis.next_pre)
        found = found * axis.size + places // step % axis.size
    return found

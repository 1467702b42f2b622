"""Replica groups and permutations of collectives, from axes and layouts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from shardwright.spec import plan
from shardwright.spec.attributes import (
    Array,
    Attribute,
    Attrs,
    Dense,
    Dialect,
    Number,
    String,
    Unit,
)
from shardwright.spec.axes import Axes, Axis, Mesh, shown_count, total
from shardwright.spec.layout import Layout
from shardwright.spec.machines.mesh_devices import device_numbers
from shardwright.spec.types import tensor
from shardwright.spec.values.dense import dense, values
from shardwright.spec.verifying.infer_collective import MOST_IDS

Table = NDArray[np.int64]

MOST_LISTED = 4 * MOST_IDS  # devices, in all tables of a program: 1 GiB of their text
SMALL = 1 << 12  # devices, of meshes whose tables are remembered


def groups(mesh: Mesh, axes: Axes) -> Table:
    """Device ids, one row per group; along a row the shard number over `axes` counts up."""
    sizes = {name: size for name, size in mesh.axes if size > 1}  # numpy takes few dims
    names = list(sizes)
    along = [names.index(axis.name) for axis in axes if axis.size > 1]
    others = [k for k in range(len(names)) if k not in along]
    grid = device_numbers(mesh).reshape([*sizes.values()])
    return grid.transpose([*others, *along]).reshape(-1, total(axes))


def axes_of_groups(mesh: Mesh, table: Table) -> Axes | None:
    """The axes, major to minor, whose groups are these; None when no list of axes has them.

    The order within a group counts: it is the order of gathered and scattered parts.
    """
    if table.size != mesh.device_count:
        return None
    axes = _counted(mesh, table[0].tolist())
    if axes is None or total(axes) != table.shape[1]:
        return None
    wanted, found = (rows[np.argsort(rows[:, 0])] for rows in (table, groups(mesh, axes)))
    return axes if np.array_equal(wanted, found) else None


def _counted(mesh: Mesh, row: Sequence[int]) -> Axes | None:
    """The axes, major to minor, along which the devices of a row count up; None where none do."""
    every = mesh.resolve(map(Axis, mesh.names))
    index_of = mesh.indices(row)
    found: list[Axis] = []
    step = 1
    while step < len(row):
        if row[0] not in index_of or row[step] not in index_of:
            return None
        first, next = index_of[row[0]], index_of[row[step]]
        moved = [a for a in every if mesh.coordinate(first, a) != mesh.coordinate(next, a)]
        if len(moved) != 1 or moved[0] in found:
            return None
        found.append(moved[0])
        step *= moved[0].size
    return tuple(found[::-1])


def axes_of_pairs(mesh: Mesh, table: Table) -> Axes:
    """The axes, in mesh order, along which a permutation's pairs of devices differ."""
    rows: list[list[int]] = table.tolist()
    return _varying(mesh, rows) or mesh.resolve(map(Axis, mesh.names))


def _varying(mesh: Mesh, rows: Sequence[Sequence[int]]) -> Axes:
    """The axes, in mesh order, along which the devices of some row differ."""
    index_of = mesh.indices(device for row in rows for device in row)
    places = [[index_of[device] for device in row if device in index_of] for row in rows]
    return tuple(
        axis
        for axis in mesh.resolve(map(Axis, mesh.names))
        if any(len({mesh.coordinate(index, axis) for index in row}) > 1 for row in places)
    )


def permutation(mesh: Mesh, src: Layout, dst: Layout) -> tuple[Axes, Table]:
    """The axes along which blocks change hands, and the (source, target) device pairs.

    Both layouts have equally many shards per dim, so that a block has as many holders before as
    after; a device that holds the right block keeps it. Every group of devices along the axes does
    the same.
    """
    before, after = _changed(src, dst)
    axes = changed_axes(mesh, src, dst)
    shards = _pairs(axes, before, after)
    table = groups(mesh, axes)
    pairs = table[:, shards].reshape(-1, 2)
    return axes, pairs[np.argsort(pairs[:, 1], kind="stable")]


def changed_axes(mesh: Mesh, src: Layout, dst: Layout) -> Axes:
    """The axes, in mesh order, along which blocks change hands between two layouts."""
    before, after = _changed(src, dst)
    return tuple(
        axis
        for axis in mesh.resolve(map(Axis, mesh.names))
        if any(axis in part for part in before + after)
    )


def shards_permuted(mesh: Mesh, axes: Axes, pairs: Sequence[tuple[int, int]]) -> Table:
    """Pairs of devices from pairs of shard numbers along axes, in every group of devices."""
    found = groups(mesh, axes)[:, np.array(pairs, np.int64).reshape(-1, 2)].reshape(-1, 2)
    return found[np.argsort(found[:, 1], kind="stable")]


def _changed(src: Layout, dst: Layout) -> tuple[Layout, Layout]:
    """The layouts without the major axes that every dim keeps."""
    before: list[Axes] = []
    after: list[Axes] = []
    for old, new in zip(src, dst, strict=True):
        keep = 0
        while keep < min(len(old), len(new)) and old[keep] == new[keep]:
            keep += 1
        before.append(old[keep:])
        after.append(new[keep:])
    return tuple(before), tuple(after)


def _pairs(axes: Axes, src: Layout, dst: Layout) -> Table:
    """Linear indices along axes of who sends and who receives, a row each.

    Who needs the block that it has keeps it; of each block the others that have it, in order, send
    it to those that need it, in order.
    """
    have, need = _blocks(axes, src), _blocks(axes, dst)
    keep, rest = np.flatnonzero(have == need), np.flatnonzero(have != need)
    give = rest[np.argsort(have[rest], kind="stable")]
    take = rest[np.argsort(need[rest], kind="stable")]
    return np.stack([np.concatenate([keep, give]), np.concatenate([keep, take])], axis=1)


def _blocks(axes: Axes, layout: Layout) -> Table:
    """Per linear index along axes the number of the block there."""
    sizes = [axis.size for axis in axes]
    places = np.indices(sizes, np.int64).reshape(len(sizes), -1)
    number = np.zeros(total(axes), np.int64)
    for axis in (axis for part in layout for axis in part):
        number = number * axis.size + places[axes.index(axis)]
    return number


def table_attr(table: Table) -> Dense:
    """A matrix of device ids as an attribute."""
    return dense(table, tensor(tuple(table.shape), "i64"))


def table_of(attribute: Attribute | None) -> Table | None:
    """The matrix of a replica_groups attribute."""
    return values(attribute) if isinstance(attribute, Dense) else None


# JAX numbers every collective of a program alike; so do we.
CHANNEL = Dialect("stablehlo.channel_handle", (("handle", Number(1)), ("type", Number(1))))


class DeviceTables:
    """The tables of devices that the collectives of a program list, each held once.

    A table is in the text and in memory, so that a mesh may be too large for one, and a program
    for many. Methods raise ValueError with a sentence for an op where it is.
    """

    def __init__(self, mesh: Mesh) -> None:
        self._mesh = mesh
        self._found: dict[object, Dense] = {}
        self._ids = 0

    def communication(self, axes: Axes, is_global: bool = True) -> dict[str, Attribute]:
        """The attributes by which a StableHLO collective says who takes part."""
        attrs: dict[str, Attribute] = {
            "replica_groups": self._of(axes, lambda: _groups_attr(self._mesh, axes)),
            "channel_handle": CHANNEL,
        }
        if is_global:
            attrs["use_global_device_ids"] = Unit()
        return attrs

    def between(self, src: Layout, dst: Layout) -> tuple[Axes, dict[str, Attribute]]:
        """The axes along which blocks change hands, and the attributes of that permutation."""
        axes = changed_axes(self._mesh, src, dst)
        pairs = self._of((src, dst), lambda: table_attr(permutation(self._mesh, src, dst)[1]))
        return axes, {"source_target_pairs": pairs, "channel_handle": CHANNEL}

    def shards(self, axes: Axes, pairs: Sequence[tuple[int, int]]) -> dict[str, Attribute]:
        """The attributes of a permutation of shards along axes, alike in every group."""
        found = self._of(
            (axes, tuple(pairs)), lambda: table_attr(shards_permuted(self._mesh, axes, pairs))
        )
        return {"source_target_pairs": found, "channel_handle": CHANNEL}

    def _of(self, question: object, table: Callable[[], Dense]) -> Dense:
        found = self._found.get(question)
        if found is not None:
            return found
        count = self._mesh.device_count
        if count > MOST_IDS:
            raise ValueError(
                f"lists {shown_count(count)} devices, a table of them has at most {MOST_IDS}"
            )
        if self._ids + count > MOST_LISTED:
            message = f"lists {count} devices, and other tables of the program {self._ids}"
            raise ValueError(f"{message}: together at most {MOST_LISTED}")
        found = self._found[question] = table()
        self._ids += found.type.count
        return found


def _groups_attr(mesh: Mesh, axes: Axes) -> Dense:
    """Of small meshes remembered beyond a program."""
    return _members(mesh, axes) if mesh.device_count <= SMALL else table_attr(groups(mesh, axes))


@lru_cache(maxsize=4096)
def _members(mesh: Mesh, axes: Axes) -> Dense:
    return table_attr(groups(mesh, axes))


def axes_note(axes: Sequence[Axis]) -> Array:
    """The value of `plan.axes`."""
    return Array(tuple(String(axis.name) for axis in axes))


_KEPT = (plan.REASON, plan.SYNTHESIS, plan.ALGORITHM, plan.REMAT)


def with_reason(notes: Attrs, axes: Sequence[Axis]) -> Attrs:
    """The notes of a collective: over which axes, the reason it had, and how it was chosen."""
    kept = Attrs({key: notes[key] for key in _KEPT if key in notes})
    return kept.set(plan.AXES, axes_note(axes))

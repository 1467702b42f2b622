"""Replica groups and permutations of collectives, from axes and layouts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations

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
from shardwright.spec.axes import Axes, Axis, Mesh, total
from shardwright.spec.layout import Layout
from shardwright.spec.types import tensor
from shardwright.spec.values.dense import dense, values

Table = NDArray[np.int64]


def groups(mesh: Mesh, axes: Axes) -> Table:
    """Device ids, one row per group; along a row the shard number over `axes` counts up."""
    ids = np.array(mesh.device_ids or range(mesh.device_count), np.int64)
    names = mesh.names
    along = [names.index(axis.name) for axis in axes]
    others = [k for k in range(len(names)) if k not in along]
    grid = ids.reshape([size for _, size in mesh.axes])
    return grid.transpose([*others, *along]).reshape(-1, total(axes))


def axes_of_groups(mesh: Mesh, table: Table) -> Axes | None:
    """The axes, major to minor, whose groups are these; None when no list of axes has them.

    The order within a group counts: it is the order of gathered and scattered parts.
    """
    rows: list[list[int]] = table.tolist()
    wanted = sorted(rows)
    for axes in permutations(_varying(mesh, rows[:1])):
        if sorted(groups(mesh, axes).tolist()) == wanted:
            return axes
    return None


def axes_of_pairs(mesh: Mesh, table: Table) -> Axes:
    """The axes, in mesh order, along which a permutation's pairs of devices differ."""
    rows: list[list[int]] = table.tolist()
    return _varying(mesh, rows) or mesh.resolve(map(Axis, mesh.names))


def _varying(mesh: Mesh, rows: Sequence[Sequence[int]]) -> Axes:
    """The axes, in mesh order, along which the devices of some row differ."""
    index_of = {mesh.device(k): k for k in range(mesh.device_count)}
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
    axes = tuple(
        axis
        for axis in mesh.resolve(map(Axis, mesh.names))
        if any(axis in part for part in before + after)
    )
    shards = _pairs(axes, before, after)
    table = groups(mesh, axes)
    pairs = table[:, shards].reshape(-1, 2)
    return axes, pairs[np.argsort(pairs[:, 1], kind="stable")]


def shards_permuted(mesh: Mesh, axes: Axes, pairs: Sequence[tuple[int, int]]) -> Table:
    """Pairs of devices from pairs of shard numbers along axes, in every group of devices."""
    found = [(row[a], row[b]) for row in groups(mesh, axes).tolist() for a, b in pairs]
    return np.array(sorted(found, key=lambda pair: pair[1]), np.int64)


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


def communication(mesh: Mesh, axes: Axes, is_global: bool = True) -> dict[str, Attribute]:
    """The attributes by which a StableHLO collective says who takes part."""
    attrs: dict[str, Attribute] = {
        "replica_groups": _members(mesh, axes),
        "channel_handle": CHANNEL,
    }
    if is_global:
        attrs["use_global_device_ids"] = Unit()
    return attrs


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

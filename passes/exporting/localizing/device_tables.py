"""Per-device tables: groups, permutations, and the offset of each shard."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np

from shardwright.ir.build import Builder
from shardwright.ir.core import Module, Op, Value
from shardwright.passes.base import op_error
from shardwright.spec.attributes import Attribute, Attrs, Dense, Dialect, Ints, Number, Unit, Word
from shardwright.spec.axes import (
    Axes,
    Axis,
    Mesh,
    linear_index,
    quote,
    shown_count,
    symbol,
    total,
)
from shardwright.spec.machines.mesh_devices import device_numbers, shard_numbers
from shardwright.spec.types import tensor
from shardwright.spec.values.dense import splat
from shardwright.spec.values.fields import dense_table

Cuts = Sequence[Axes]  # resolved axes of each dim
INDEX = tensor((), "i64")
MOST_DEVICES = 1 << 20  # of a mesh, whose devices are listed one by one


def expect_listable(module: Module, op: Op, mesh: Mesh) -> None:
    """Raises ProgramError at an op whose mesh has too many devices for a table of them."""
    if mesh.device_count > MOST_DEVICES:
        count = shown_count(mesh.device_count)
        message = f"is on {count} devices, of which tables list at most {MOST_DEVICES}"
        raise op_error(module, op, message, help="make the mesh smaller, or run localize instead")


def stride(mesh: Mesh, axis: Axis) -> int:
    """The distance in a mesh between neighbours along a (sub-)axis."""
    place = mesh.names.index(axis.name)
    minor = prod(size for _, size in mesh.axes[place + 1 :])
    return minor * (mesh.axis_size(axis.name) // axis.next_pre)


def place_beside(mesh: Mesh, index: int, axes: Axes) -> int:
    """The rest of a linear mesh index without its coordinates along some axes."""
    return index - sum(mesh.coordinate(index, axis) * stride(mesh, axis) for axis in axes)


def groups(mesh: Mesh, axes: Axes) -> list[list[int]]:
    """Devices that differ only along some axes, in the order of their numbers along these."""
    place = np.arange(mesh.device_count)
    beside = place - sum(shard_numbers(mesh, (axis,)) * stride(mesh, axis) for axis in axes)
    order = np.lexsort((shard_numbers(mesh, axes), beside))
    return device_numbers(mesh)[order].reshape(-1, total(axes)).tolist()


def permutation(mesh: Mesh, old: Cuts, other: Mesh, new: Cuts) -> list[tuple[int, int]]:
    """(source, target) devices, by source: the n-th holder of a block sends to the next."""
    before, after = _holders(mesh, old), _holders(other, new)
    return sorted(
        pair for block, row in before.items() for pair in zip(row, after[block], strict=True)
    )


def _holders(mesh: Mesh, cuts: Cuts) -> dict[tuple[int, ...], list[int]]:
    found: dict[tuple[int, ...], list[int]] = {}
    for index in range(mesh.device_count):
        block = tuple(linear_index(mesh, index, axes) for axes in cuts)
        found.setdefault(block, []).append(mesh.device(index))
    return found


class Channels:
    """Numbers of the communications of a program, one each, after those that it has."""

    def __init__(self, ops: Sequence[Op], *, by_axes: bool) -> None:
        handles = [op.attrs.get("channel_handle") for op in ops]
        known = [h.get("handle") for h in handles if isinstance(h, Dialect)]
        self._last = max([n.value for n in known if isinstance(n, Number)], default=0)
        self._by_axes = by_axes

    def next(self) -> Dialect:
        """The next one's channel."""
        self._last += 1
        fields = (("handle", Number(self._last)), ("type", Number(1)))
        return Dialect("stablehlo.channel_handle", fields)

    def among(self, name: str, mesh: Mesh, axes: Axes, *, ids: bool = True) -> dict[str, Attribute]:
        """The attributes that say who takes part: devices along some axes of the mesh `name`."""
        attrs: dict[str, Attribute] = {"channel_handle": self.next()}
        if self._by_axes:
            attrs["replica_groups"] = _along(name, mesh, axes)
        else:
            attrs["replica_groups"] = dense_table(groups(mesh, axes))
        if ids:
            attrs["use_global_device_ids"] = Unit()
        return attrs


def _along(name: str, mesh: Mesh, axes: Axes) -> Word:
    shown = ", ".join(f"#sdy<axis_ref{_axis_text(axis)}>" for axis in mesh.spell(axes))
    return Word(f"#stablehlo.replica_group_mesh_axes<mesh = {symbol(name)}, axes = [{shown}]>")


def _axis_text(axis: Axis) -> str:
    return f"{quote(axis.name)}:({axis.pre}){axis.size}" if axis.size else quote(axis.name)


def number(builder: Builder, value: int) -> Value:
    """A constant index."""
    attrs = Attrs({"value": splat(value, INDEX)})
    return builder.op("stablehlo.constant", [], [INDEX], attrs).result


def this_device(builder: Builder) -> Value:
    """The id of the running device, as an index."""
    device = builder.op("stablehlo.partition_id", [], [tensor((), "ui32")]).result
    return builder.op("stablehlo.convert", [device], [INDEX]).result


def entry(builder: Builder, device: Value, mesh: Mesh, table: Sequence[int], element: str) -> Value:
    """The entry, of shape 1, of a device in a table that is given in the order of the mesh."""
    row = [0] * len(table)
    for place, value in enumerate(table):
        row[mesh.device(place)] = value
    type = tensor((len(row),), element)
    payload = splat(row[0], type)
    if len(set(row)) > 1:
        words = [str(bool(n)).lower() if element == "i1" else str(n) for n in row]
        payload = Dense(f"[{', '.join(words)}]", type)
    entries = builder.op("stablehlo.constant", [], [type], Attrs({"value": payload})).result
    sizes = Attrs({"slice_sizes": Ints((1,))})
    one = tensor((1,), element)
    return builder.op("stablehlo.dynamic_slice", [entries, device], [one], sizes).result


def per_device(
    builder: Builder, mesh: Mesh, table: Sequence[int], device: Value | None = None
) -> Value:
    """The entry of the running device in a table of indices."""
    device = this_device(builder) if device is None else device
    found = entry(builder, device, mesh, table, "i64")
    return builder.op("stablehlo.reshape", [found], [INDEX]).result


def shard_start(builder: Builder, mesh: Mesh, axes: Axes, size: int) -> Value:
    """The start of the running device's shard along some axes, for shards of a size."""
    count = range(mesh.device_count)
    return per_device(builder, mesh, [linear_index(mesh, k, axes) * size for k in count])


def block_of(builder: Builder, value: Value, mesh: Mesh, cuts: Cuts, shape: Sequence[int]) -> Value:
    """The running device's block of a value, cut along axes per dim into blocks of a shape."""
    starts = [
        shard_start(builder, mesh, axes, size) if axes else number(builder, 0)
        for axes, size in zip(cuts, shape, strict=True)
    ]
    return cut_at(builder, value, starts, shape)


def cut_at(builder: Builder, value: Value, starts: Sequence[Value], shape: Sequence[int]) -> Value:
    """A block of a shape from where `starts` say."""
    attrs = Attrs({"slice_sizes": Ints(tuple(shape))})
    types = [value.tensor.with_shape(tuple(shape))]
    return builder.op("stablehlo.dynamic_slice", [value, *starts], types, attrs).result

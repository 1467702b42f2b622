"""Halo exchange on one device: emits the code that brings a block what it needs of other blocks."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardwright.spec.attributes import Attribute, Int
from shardwright.spec.axes import Axes, total
from shardwright.spec.blocks import pieces
from shardwright.spec.blocks.halo import Carry, Exchange, Need, Slab, exchange
from shardwright.spec.op import Handle, Local
from shardwright.spec.types import tensor
from shardwright.spec.values.fields import i64

_WIDE = 1 << 31  # dims from here on need 64-bit positions


def cut_overlaps(local: Local) -> dict[int, Axes]:
    """The axes that cut factors whose blocks overlap."""
    rule = local.sig.blocks
    assert rule is not None
    found: dict[int, Axes] = {}
    for factor in local.sig.overlaps:
        for tensor_, axes in zip(rule.tensors, local.in_axes + local.out_axes, strict=True):
            for dim, cut in zip(tensor_, axes, strict=True):
                if dim[0] == factor and total(cut) > 1:
                    found[factor] = cut
    return found


def fetched(local: Local, fills: Sequence[Handle | None] = ()) -> list[Handle]:
    """The operands with all positions that this device's blocks need.

    `fills`: per operand the rank-0 value of positions outside; None or missing: zero.
    """
    operands = list(local.operands)
    for factor, axes in cut_overlaps(local).items():
        for need in local.sig.needs(factor, total(axes)) or ():
            if isinstance(need, Carry):
                continue
            fill = fills[need.operand] if need.operand < len(fills) else None
            operands[need.operand] = fetch(local, operands[need.operand], need, axes, fill)
    return operands


def fetch(
    local: Local,
    value: Handle,
    need: Need,
    axes: Axes,
    fill: Handle | None = None,
    is_masked: bool = True,
) -> Handle:
    """The positions of one dim that this device needs of a value cut by `axes` there.

    Positions outside hold `fill` (None: zero), or anything where nothing is masked.
    """
    type, dim, count = pieces.tensor_type(value), need.dim, total(axes)
    size = type.shape[dim] * count
    found = exchange(size, need)
    parts = [_place(local, value, dim, axes, slabs) for slabs in found.places]
    buffer = joined(local, parts, dim) if parts else None
    if buffer is None:  # nothing but padding
        shape = pieces.resized(type.shape, dim, need.length)
        return pieces.spread(local, _fill(local, fill, type.element), shape)
    buffer = _taken(local, buffer, found, need, axes)
    is_zero = fill is None and found.gives_zeros
    if is_zero or not is_masked or all(a >= 0 and a + need.length <= size for a in need.starts):
        return buffer
    return _masked(local, buffer, need, axes, size, fill)


def _place(local: Local, value: Handle, dim: int, axes: Axes, slabs: Sequence[Slab]) -> Handle:
    """The slab that this device receives, for one place."""
    (first, *others) = slabs
    held = _received(local, value, dim, axes, first)
    for slab in others:
        targets = {target for _, target in slab.pairs}
        other = _received(local, value, dim, axes, slab)
        type = pieces.tensor_type(held)
        mask = chosen(local, [k in targets for k in range(total(axes))], axes)
        mask = pieces.spread(local, mask, type.shape)
        (held,) = local.emit("stablehlo.select", [mask, other, held], [type])
    return held


def _received(local: Local, value: Handle, dim: int, axes: Axes, slab: Slab) -> Handle:
    sent = pieces.along(local, value, dim, slab.low, slab.low + slab.width)
    if slab.stays:
        return sent
    return local.permute(sent, axes, slab.pairs)


def _taken(local: Local, buffer: Handle, found: Exchange, need: Need, axes: Axes) -> Handle:
    """The needed positions out of the slabs."""
    type, dim = pieces.tensor_type(buffer), need.dim
    if len(set(found.offsets)) == 1:
        return pieces.along(local, buffer, dim, found.offsets[0], found.offsets[0] + need.length)
    shape = pieces.resized(type.shape, dim, need.length)
    zero = pieces.scalar(local, 0, "i32")
    starts = [zero] * type.rank
    starts[dim] = number(local, found.offsets, axes)
    attrs: dict[str, Attribute] = {"slice_sizes": i64(shape)}
    return local.emit(
        "stablehlo.dynamic_slice", [buffer, *starts], [type.with_shape(shape)], attrs
    )[0]


def _masked(
    local: Local, buffer: Handle, need: Need, axes: Axes, size: int, fill: Handle | None
) -> Handle:
    """Positions outside the dim replaced by the padding value."""
    type, element = pieces.tensor_type(buffer), "i64" if size >= _WIDE else "i32"
    shape = type.shape
    line = tensor((need.length,), element)
    (count,) = local.emit("stablehlo.iota", [], [line], {"iota_dimension": Int(0)})
    begin = pieces.spread(local, number(local, need.starts, axes, element), line.shape)
    position = pieces.binary(local, "add", count, begin)
    inside: Handle | None = None
    if min(need.starts) < 0:
        inside = pieces.compare(local, "GE", position, local.constant(0, line))
    if max(need.starts) + need.length > size:
        below = pieces.compare(local, "LT", position, local.constant(size, line))
        inside = below if inside is None else pieces.binary(local, "and", inside, below)
    assert inside is not None
    mask = pieces.spread(local, inside, shape, [need.dim])
    padding = pieces.spread(local, _fill(local, fill, type.element), shape)
    return local.emit("stablehlo.select", [mask, buffer, padding], [type])[0]


def _fill(local: Local, fill: Handle | None, element: str) -> Handle:
    return fill if fill is not None else local.constant(0, tensor((), element))


# --- numbers that depend on the device


def number(local: Local, table: Sequence[int], axes: Axes, element: str = "i32") -> Handle:
    """Rank-0: the entry of a table for this device's shard along some axes."""
    steps = {after - before for before, after in zip(table, table[1:], strict=False)}
    if len(steps) > 1:
        return _looked_up(local, np.asarray(table), axes, element)
    step = steps.pop() if steps else 0
    if step == 0:
        return pieces.scalar(local, table[0], element)
    index = local.shard_index(axes, element)
    if step != 1:
        index = pieces.binary(local, "multiply", index, pieces.scalar(local, step, element))
    if table[0]:
        index = pieces.binary(local, "add", index, pieces.scalar(local, table[0], element))
    return index


def chosen(local: Local, table: Sequence[bool], axes: Axes) -> Handle:
    """Rank-0: the entry of a table of booleans for this device's shard along some axes."""
    return _looked_up(local, np.asarray(table), axes, "i1")


def _looked_up(local: Local, table: np.ndarray, axes: Axes, element: str) -> Handle:
    entries = local.constant(table, tensor(table.shape, element))
    one = tensor((1,), element)
    attrs: dict[str, Attribute] = {"slice_sizes": i64([1])}
    (entry,) = local.emit(
        "stablehlo.dynamic_slice", [entries, local.shard_index(axes)], [one], attrs
    )
    return pieces.reshape(local, entry, ())


def joined(local: Local, parts: Sequence[Handle], dim: int) -> Handle:
    """Values side by side along a dim."""
    if len(parts) == 1:
        return parts[0]
    type = pieces.tensor_type(parts[0])
    size = sum(pieces.tensor_type(part).shape[dim] for part in parts)
    out = type.with_shape(pieces.resized(type.shape, dim, size))
    return local.emit("stablehlo.concatenate", parts, [out], {"dimension": Int(dim)})[0]

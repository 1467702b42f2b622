"""Local forms of gather, scatter and dynamic_update_slice with an indexed dim cut.

The device's part of the operand begins at an offset. Index components of cut dims are made relative
to it. A gather then takes the rows that lie on the device and nothing for the others: the sum over
the devices is the result. A scatter drops updates that lie elsewhere. Every index is clamped, or
widened, before the subtraction, so that it cannot wrap around.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardwright.spec.attributes import Attribute, Attrs, Dialect, Dims, Int
from shardwright.spec.axes import total
from shardwright.spec.blocks import pieces
from shardwright.spec.blocks.padding import Padded
from shardwright.spec.op import Handle, Local, Sig
from shardwright.spec.rows.indexing import IndexDims, gather_dims, slice_sizes
from shardwright.spec.types import ELEMENTS, TensorType, Type, tensor
from shardwright.spec.values.fields import i64

_WIDE = 1 << 31  # dims from here on need 64-bit positions


def part_of(local: Local, operand: int) -> tuple[int, ...]:
    """Local shape of an operand."""
    return pieces.tensor_type(local.operands[operand]).shape


def _shape(type: Type) -> tuple[int, ...]:
    return type.shape if isinstance(type, TensorType) else ()


def is_cut(local: Local, dim: int) -> bool:
    return total(local.in_axes[0][dim]) > 1


def position_element(element: str, extent: int) -> str:
    """An integer type that holds all positions and all differences of positions."""
    fits = ELEMENTS[element].bits < 32 or element == "i32"
    return "i32" if fits and extent < _WIDE else "i64"


def _limit(element: str, value: int) -> int:
    """The value, or the largest one that the index type can hold: nothing lies beyond it."""
    info = ELEMENTS[element]
    return min(value, (1 << (info.bits - (info.kind != "uint"))) - 1)


# --- index vectors by component


def components(local: Local, indices: Handle, dims: IndexDims) -> list[Handle]:
    """The index vector taken apart: one tensor of the batch shape per component."""
    type = pieces.tensor_type(indices)
    at = dims.vector_dim
    if at == type.rank:
        return [indices]
    batch = (*type.shape[:at], *type.shape[at + 1 :])
    parts: list[Handle] = []
    for k in range(type.shape[at]):
        part = pieces.along(local, indices, at, k, k + 1) if type.shape[at] > 1 else indices
        parts.append(pieces.reshape(local, part, batch))
    return parts


def joined(local: Local, parts: Sequence[Handle], at: int) -> Handle:
    """Components put together again, along a new dim."""
    shape = pieces.tensor_type(parts[0]).shape
    single = (*shape[:at], 1, *shape[at:])
    columns = [pieces.reshape(local, part, single) for part in parts]
    if len(columns) == 1:
        return columns[0]
    type = pieces.tensor_type(columns[0])
    target = type.with_shape((*shape[:at], len(parts), *shape[at:]))
    return local.emit("stablehlo.concatenate", columns, [target], {"dimension": Int(at)})[0]


def _clamped(local: Local, index: Handle, highest: int) -> Handle:
    """The index clamped to [0, highest], in its own type."""
    type = pieces.tensor_type(index)
    low = pieces.scalar(local, 0, type.element)
    high = pieces.scalar(local, _limit(type.element, highest), type.element)
    return local.emit("stablehlo.clamp", [low, index, high], [type])[0]


def relative(local: Local, index: Handle, dim: int, element: str) -> Handle:
    """A position along a cut dim, counted from where this device's part begins."""
    begin = pieces.offset(local, local.in_axes[0][dim], part_of(local, 0)[dim], element)
    shape = pieces.tensor_type(index).shape
    return pieces.binary(local, "subtract", index, pieces.spread(local, begin, shape))


def with_map(attrs: Attrs, key: str, field: str, mapped: Sequence[int]) -> Attrs:
    """Dimension numbers with another index map; the vector dim stays."""
    numbers = attrs[key]
    assert isinstance(numbers, Dialect)
    fields = tuple((k, Dims(tuple(mapped)) if k == field else v) for k, v in numbers.fields)
    if all(k != field for k, _ in fields):
        fields = (*fields, (field, Dims(tuple(mapped))))
    return attrs.set(key, Dialect(numbers.name, fields))


def zeros(local: Local, like: Handle, element: str) -> Handle:
    return local.constant(0, tensor(pieces.tensor_type(like).shape, element))


def nothing(local: Local, type: TensorType) -> Handle:
    """Neutral element of addition, also for a zero's sign: -0 + 0 is 0, so that floats take -0."""
    return local.constant(-0.0 if ELEMENTS[type.element].kind == "float" else 0, type)


# --- gather


def gather_attrs(local: Local) -> Attrs:
    """Slice sizes of the local gather: dims that are taken whole have their local size."""
    sizes = [
        part if size == whole else size
        for size, whole, part in zip(
            slice_sizes(local.sig), local.sig.shape(0), part_of(local, 0), strict=True
        )
    ]
    return local.sig.attrs.plus(slice_sizes=i64(sizes))


def gather(local: Local) -> list[Handle]:
    """Rows of other devices become nothing."""
    operand, indices = local.operands
    dims, attrs = gather_dims(local.sig), gather_attrs(local)
    shape, sizes = local.sig.shape(0), slice_sizes(local.sig)
    cut = [
        dim
        for dim, size in enumerate(sizes)
        if is_cut(local, dim) and dim not in dims.operand_batching and size < shape[dim]
    ]
    if not cut:
        return local.emit_same([operand, indices], attrs)
    parts = components(local, indices, dims)
    element = position_element(pieces.tensor_type(indices).element, max(shape))
    positions = {
        dim: pieces.convert(local, _clamped(local, part, shape[dim] - sizes[dim]), element)
        for dim, part in zip(dims.index_map, parts, strict=True)
    }
    is_here: Handle | None = None
    room = [0] * len(shape)
    for dim in cut:
        if dim not in positions:  # no component: slices begin at 0
            positions[dim] = zeros(local, parts[0], element)
        positions[dim] = relative(local, positions[dim], dim, element)
        if sizes[dim] > 1:  # a slice may lie partly here: around the block are zeros
            room[dim] = sizes[dim]
            positions[dim] = _shifted(local, positions[dim], sizes[dim])
            continue
        inside = _inside(local, positions[dim], part_of(local, 0)[dim])
        is_here = pieces.binary(local, "and", is_here, inside) if is_here is not None else inside
    vectors = joined(local, list(positions.values()), dims.vector_dim)
    attrs = with_map(attrs, "dimension_numbers", "start_index_map", list(positions))
    (rows,) = local.emit_same([roomy(local, operand, room), vectors], attrs)
    if is_here is None:
        return [rows]
    type = pieces.tensor_type(rows)
    mask = pieces.spread(local, is_here, type.shape, dims.batch_dims)
    return local.emit("stablehlo.select", [mask, rows, nothing(local, type)], [type])


def _shifted(local: Local, position: Handle, by: int) -> Handle:
    """A position plus a number."""
    return pieces.binary(local, "add", position, local.constant(by, pieces.tensor_type(position)))


def roomy(local: Local, value: Handle, room: Sequence[int]) -> Handle:
    """A value with zeros on both sides of its dims."""
    if not any(room):
        return value
    type = pieces.tensor_type(value)
    wide = tuple(n + 2 * r for n, r in zip(type.shape, room, strict=True))
    padding: dict[str, Attribute] = {
        "edge_padding_low": i64(room),
        "edge_padding_high": i64(room),
        "interior_padding": i64([0] * type.rank),
    }
    around = nothing(local, tensor((), type.element))
    return local.emit("stablehlo.pad", [value, around], [type.with_shape(wide)], padding)[0]


def without_room(local: Local, value: Handle, room: Sequence[int], type: Type) -> Handle:
    """The block without the room on both sides."""
    shape = pieces.tensor_type(value).shape
    bounds: dict[str, Attribute] = {
        "start_indices": i64(room),
        "limit_indices": i64([n - r for r, n in zip(room, shape, strict=True)]),
        "strides": i64([1] * len(shape)),
    }
    return local.emit("stablehlo.slice", [value], [type], bounds)[0] if any(room) else value


def _inside(local: Local, position: Handle, extent: int) -> Handle:
    """True if 0 <= position < extent."""
    type = pieces.tensor_type(position)
    low = pieces.compare(local, "GE", position, local.constant(0, type))
    high = pieces.compare(local, "LT", position, local.constant(extent, type))
    return pieces.binary(local, "and", low, high)


# --- dynamic_slice


def dynamic_slice(local: Local) -> list[Handle]:
    """Along a cut dim the slice may lie anywhere: what other devices hold of it becomes nothing."""
    operand, *starts = local.operands
    whole, sizes, part = local.sig.shape(0), local.sig.out_shape(0), part_of(local, 0)
    outs = _shape(local.local_outs[0])
    moved = [d for d in range(len(part)) if is_cut(local, d) and sizes[d] < whole[d]]
    attrs = local.sig.attrs.plus(slice_sizes=i64(outs))
    if not moved:
        return local.emit_same(local.operands, attrs)
    room = [outs[dim] if dim in moved else 0 for dim in range(len(part))]
    places = [_place(local, starts[dim], dim, outs[dim], room[dim]) for dim in range(len(part))]
    return local.emit_same([roomy(local, operand, room), *places], attrs)


# --- dynamic_update_slice


def dynamic_update_slice(local: Local) -> list[Handle]:
    """Along a cut dim the update may lie anywhere: here, partly here, or elsewhere.

    The operand is given room for the whole update on both sides; the room is cut off afterwards.
    """
    operand, update, *starts = local.operands
    whole, sizes = local.sig.shape(0), local.sig.shape(1)
    part = part_of(local, 0)
    moved = [dim for dim in range(len(part)) if is_cut(local, dim) and sizes[dim] < whole[dim]]
    if not moved:
        return local.emit_same(local.operands)
    room = [sizes[dim] if dim in moved else 0 for dim in range(len(part))]
    places = [_place(local, starts[dim], dim, sizes[dim], room[dim]) for dim in range(len(part))]
    wide = roomy(local, operand, room)
    (updated,) = local.emit("stablehlo.dynamic_update_slice", [wide, update, *places], [wide.type])
    return [without_room(local, updated, room, local.local_outs[0])]


def update_room(sig: Sig) -> tuple[int, ...]:
    """Positions by dim that a cut operand of dynamic_update_slice is given besides its own."""
    pairs = zip(sig.shape(0), sig.shape(1), strict=True)
    return tuple(2 * update if update < whole else 0 for whole, update in pairs)


def _place(local: Local, start: Handle, dim: int, size: int, room: int) -> Handle:
    """Start index of a slice of that size within the roomy operand."""
    whole = local.sig.shape(0)
    element = position_element(pieces.tensor_type(start).element, max(whole))
    index = pieces.convert(local, _clamped(local, start, whole[dim] - size), element)
    if not room:
        return index
    index = relative(local, index, dim, element)
    shifted = pieces.binary(local, "add", index, pieces.scalar(local, room, element))
    low = pieces.scalar(local, 0, element)
    high = pieces.scalar(local, room + part_of(local, 0)[dim], element)
    return local.emit("stablehlo.clamp", [low, shifted, high], [pieces.tensor_type(shifted)])[0]


# --- padded types: the true sizes bound the positions


def _sizes(type: Type) -> tuple[int, ...]:
    return type.shape if isinstance(type, TensorType) else ()


def gather_padded(sig: Sig, ins: tuple[Type, ...], outs: tuple[Type, ...]) -> Padded:
    """Dims that are taken whole stay whole; nothing behind the true end is read."""
    dims, sizes, whole = gather_dims(sig), slice_sizes(sig), sig.shape(0)
    wide = [
        after if size == before else size
        for size, before, after in zip(sizes, whole, _sizes(ins[0]), strict=True)
    ]
    last = [whole[dim] - sizes[dim] for dim in dims.index_map]
    reach = [_sizes(ins[0])[dim] - wide[dim] for dim in dims.index_map]
    shape = [-1 if dim == dims.vector_dim else 1 for dim in range(dims.index_rank)]
    highest = {1: np.array(last).reshape(shape)} if last != reach else {}
    return Padded(sig.attrs.plus(slice_sizes=i64(wide)), (), highest)


def scatter_padded(sig: Sig, ins: tuple[Type, ...], outs: tuple[Type, ...]) -> Padded:
    """Updates that padding adds change nothing, wherever they go."""
    return Padded(sig.attrs, tuple(range(len(sig.outs) + 1, len(sig.ins))))


def dynamic_slice_padded(sig: Sig, ins: tuple[Type, ...], outs: tuple[Type, ...]) -> Padded:
    """Only dims that are taken whole grow."""
    return Padded(sig.attrs.plus(slice_sizes=i64(_sizes(outs[0]))))


def dynamic_update_slice_padded(sig: Sig, ins: tuple[Type, ...], outs: tuple[Type, ...]) -> Padded:
    """The update goes where it went in the true operand."""
    pairs = zip(sig.shape(0), sig.shape(1), strict=True)
    last = [whole - update for whole, update in pairs]
    reach = [whole - update for whole, update in zip(*map(_sizes, ins[:2]), strict=True)]
    moved = [dim for dim, (a, b) in enumerate(zip(last, reach, strict=True)) if a != b]
    return Padded(sig.attrs, None, {2 + dim: np.array(last[dim]) for dim in moved})

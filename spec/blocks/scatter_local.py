"""Local form of scatter with a written dim cut.

Index components of cut dims are made relative to the device's block. Updates that lie elsewhere
fall outside and are dropped. Windows longer than 1 may lie partly on a device: the block is given
room on both sides, which is cut off afterwards.
"""

from __future__ import annotations

from shardwright.spec.blocks import index_local, pieces
from shardwright.spec.blocks.index_local import is_cut, part_of
from shardwright.spec.op import Handle, Local, Sig
from shardwright.spec.rows.indexing import IndexDims, scatter_dims


def scatter(local: Local) -> list[Handle]:
    """Updates of other devices' places fall outside and are dropped."""
    sig, inputs = local.sig, len(local.sig.outs)
    dims, shape = scatter_dims(sig), sig.shape(0)
    windows = _windows(sig, dims)
    cut = [dim for dim, size in windows.items() if is_cut(local, dim) and size < shape[dim]]
    cut += [dim for dim in dims.collapsed if is_cut(local, dim) and dim not in cut]
    if not cut:
        return local.emit_same(local.operands)
    parts = index_local.components(local, local.operands[inputs], dims)
    element = index_local.position_element(pieces.tensor_type(parts[0]).element, max(shape))
    positions = {
        dim: _widened(local, part, element) for dim, part in zip(dims.index_map, parts, strict=True)
    }
    room = [0] * len(shape)
    for dim in cut:
        if dim not in positions:  # no component: slices begin at 0
            positions[dim] = index_local.zeros(local, parts[0], element)
        room[dim] = windows.get(dim, 1) if windows.get(dim, 1) > 1 else 0
        positions[dim] = _placed(local, positions[dim], dim, room[dim], element)
    vectors = index_local.joined(local, list(positions.values()), dims.vector_dim)
    key, field = "scatter_dimension_numbers", "scatter_dims_to_operand_dims"
    attrs = index_local.with_map(sig.attrs, key, field, list(positions))
    wide = [index_local.roomy(local, value, room) for value in local.operands[:inputs]]
    made = local.emit_same(
        [*wide, vectors, *local.operands[inputs + 1 :]], attrs, [value.type for value in wide]
    )
    types = local.local_outs
    return [
        index_local.without_room(local, value, room, type)
        for value, type in zip(made, types, strict=True)
    ]


def _windows(sig: Sig, dims: IndexDims) -> dict[int, int]:
    """Extent of an update per operand dim that its window has."""
    updates = sig.shape(len(sig.outs) + 1)
    return {operand: updates[window] for window, operand in dims.operand_dim_of.items()}


def _placed(local: Local, index: Handle, dim: int, room: int, element: str) -> Handle:
    """A position within the roomy block; outside of it where the whole window is nowhere legal."""
    relative = index_local.relative(local, index, dim, element)
    if not room:
        return relative
    type = pieces.tensor_type(index)
    extent = part_of(local, 0)[dim]
    highest = local.constant(local.sig.shape(0)[dim] - room, type)
    low = pieces.compare(local, "GE", index, local.constant(0, type))
    high = pieces.compare(local, "LE", index, highest)
    legal = pieces.binary(local, "and", low, high)
    shifted = pieces.binary(local, "add", relative, local.constant(room, type))
    outside = local.constant(extent + 2 * room, type)
    return local.emit("stablehlo.select", [legal, shifted, outside], [type])[0]


def _widened(local: Local, index: Handle, element: str) -> Handle:
    """The index as a signed integer; what does not fit becomes so large that it stays outside.

    A negative one stays negative or, less an offset, wraps to a number beyond any dim.
    """
    type = pieces.tensor_type(index)
    if type.element == "ui64":
        highest = local.constant((1 << 63) - 1, type)
        index = pieces.binary(local, "minimum", index, highest)
    return pieces.convert(local, index, element)

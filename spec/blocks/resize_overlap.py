"""Local forms of slice, pad, reverse and concatenate on blocks of the dim that they change.

Each block of the result is made of an interval of the operand's positions; `halo` brings it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from shardwright.spec.attributes import Attribute, Int
from shardwright.spec.axes import total
from shardwright.spec.blocks import halo_local, pieces
from shardwright.spec.blocks.halo import Need, Needs, Overlap, window_need
from shardwright.spec.blocks.padding import Padded
from shardwright.spec.op import Handle, Local, Sig
from shardwright.spec.types import TensorType, Type, tensor
from shardwright.spec.values.fields import i64, integer, ints

PADDING = ("edge_padding_low", "edge_padding_high", "interior_padding")


def _factor(sig: Sig, dim: int) -> int:
    """The factor of a result dim."""
    assert sig.rule is not None
    return sig.rule.results[0][dim][0]


def _cut_dims(local: Local) -> list[int]:
    """Result dims that are cut by a factor whose blocks overlap."""
    factors = halo_local.cut_overlaps(local)
    return [d for d in range(len(local.sig.out_shape(0))) if _factor(local.sig, d) in factors]


# --- slice


def slice_overlap(sig: Sig) -> Mapping[int, Overlap]:
    """Dims that get shorter."""
    pairs = enumerate(zip(sig.shape(0), sig.out_shape(0), strict=True))
    dims = [dim for dim, (before, after) in pairs if before != after]
    return {_factor(sig, dim): partial(_slice_needs, sig, dim) for dim in dims}


def _slice_needs(sig: Sig, dim: int, count: int) -> Needs:
    start, stride = ints(sig.attrs, "start_indices")[dim], _strides(sig)[dim]
    part = sig.out_shape(0)[dim] // count
    starts = tuple(start + k * part * stride for k in range(count))
    return (Need(0, dim, starts, (part - 1) * stride + 1),)


def _strides(sig: Sig) -> Sequence[int]:
    return ints(sig.attrs, "strides", [1] * len(sig.shape(0)))


def slice_local(local: Local) -> list[Handle]:
    """Dims that are cut are taken whole, others as they were."""
    (value,) = halo_local.fetched(local)
    sig, dims, shape = local.sig, _cut_dims(local), pieces.tensor_type(value).shape
    starts = list(ints(sig.attrs, "start_indices"))
    limits = list(ints(sig.attrs, "limit_indices"))
    for dim, (before, after) in enumerate(zip(sig.shape(0), shape, strict=True)):
        if dim in dims:
            starts[dim], limits[dim] = 0, after
        elif limits[dim] == before:
            limits[dim] = after
    if value.type is local.local_outs[0]:
        return [value]
    changed = sig.attrs.plus(start_indices=i64(starts), limit_indices=i64(limits))
    return local.emit_same([value], changed)


def slice_padded(sig: Sig, ins: tuple[Type, ...], outs: tuple[Type, ...]) -> Padded:
    """Only dims that are taken whole grow."""
    wide = ins[0].shape if isinstance(ins[0], TensorType) else ()
    limits = [
        limit if before == after else after
        for limit, before, after in zip(
            ints(sig.attrs, "limit_indices"), sig.shape(0), wide, strict=True
        )
    ]
    return Padded(sig.attrs.plus(limit_indices=i64(limits)))


# --- pad


def pad_overlap(sig: Sig) -> Mapping[int, Overlap]:
    """Dims that are padded or cropped."""
    edges = zip(*(ints(sig.attrs, name) for name in PADDING), strict=True)
    dims = [dim for dim, widths in enumerate(edges) if any(widths)]
    return {_factor(sig, dim): lambda n, d=dim: _pad_needs(sig, d, n) for dim in dims}


def _pad_needs(sig: Sig, dim: int, count: int) -> Needs | None:
    found = _pad_window(sig, dim, count)
    return (found[0],) if found else None


def _pad_window(sig: Sig, dim: int, count: int) -> tuple[Need, tuple[int, int]] | None:
    """The need of blocks, and the padding that is left to do."""
    low, _, interior = (ints(sig.attrs, name)[dim] for name in PADDING)
    part = sig.out_shape(0)[dim] // count
    return window_need(0, dim, [k * part - low for k in range(count)], part, interior + 1)


def pad_local(local: Local) -> list[Handle]:
    """The edges of cut dims come with the exchange; what is put between neighbours remains."""
    sig, padding = local.sig, local.operands[1]
    value, _ = halo_local.fetched(local, (padding,))
    widths = [list(ints(sig.attrs, name)) for name in PADDING]
    for dim in _cut_dims(local):
        found = _pad_window(sig, dim, total(local.out_axes[0][dim]))
        assert found is not None
        widths[0][dim], widths[1][dim] = found[1]
    if value.type is local.local_outs[0] and not any(map(any, widths)):
        return [value]
    changed = {name: i64(values) for name, values in zip(PADDING, widths, strict=True)}
    return local.emit_same([value, padding], sig.attrs.plus(**changed))


# --- reverse


def reverse_overlap(sig: Sig) -> Mapping[int, Overlap]:
    """Dims that are turned round."""
    dims = ints(sig.attrs, "dimensions")
    return {_factor(sig, dim): partial(_reverse_needs, sig, dim) for dim in dims}


def _reverse_needs(sig: Sig, dim: int, count: int) -> Needs:
    size = sig.shape(0)[dim]
    part = size // count
    return (Need(0, dim, tuple(size - (k + 1) * part for k in range(count)), part),)


def reverse_local(local: Local) -> list[Handle]:
    """Blocks change places, and each is turned round."""
    return local.emit_same(halo_local.fetched(local))


# --- concatenate


def concatenate_overlap(sig: Sig) -> Mapping[int, Overlap]:
    """The joined dim."""
    dim = integer(sig.attrs, "dimension")
    return {_factor(sig, dim): partial(_concatenate_needs, sig, dim)}


def _concatenate_needs(sig: Sig, dim: int, count: int) -> Needs:
    part = sig.out_shape(0)[dim] // count
    needs: list[Need] = []
    for operand, begin in enumerate(_begins(sig, dim)[:-1]):
        starts = tuple(k * part - begin for k in range(count))
        needs.append(Need(operand, dim, starts, part))
    return tuple(needs)


def _begins(sig: Sig, dim: int) -> list[int]:
    """The start of each operand in the result; last, the end of the result."""
    begins = [0]
    for operand in range(len(sig.ins)):
        begins.append(begins[-1] + sig.shape(operand)[dim])
    return begins


def concatenate_local(local: Local) -> list[Handle]:
    """Each position is taken from the operand that it comes from."""
    sig, dim = local.sig, integer(local.sig.attrs, "dimension")
    axes = local.out_axes[0][dim]
    if total(axes) == 1:
        return local.emit_same(local.operands)
    part = sig.out_shape(0)[dim] // total(axes)
    needs = sig.needs(_factor(sig, dim), total(axes))
    assert needs is not None
    values = [
        halo_local.fetch(local, value, need, axes, is_masked=False)
        for value, need in zip(local.operands, needs, strict=True)
        if isinstance(need, Need)
    ]
    type = pieces.tensor_type(values[0])
    line = tensor((part,), "i64" if sig.out_shape(0)[dim] >= 1 << 31 else "i32")
    count: dict[str, Attribute] = {"iota_dimension": Int(0)}
    (position,) = local.emit("stablehlo.iota", [], [line], count)
    begin = pieces.offset(local, axes, part, line.element)
    position = pieces.binary(local, "add", position, pieces.spread(local, begin, line.shape))
    result = values[-1]
    for value, end in reversed(list(zip(values, _begins(sig, dim)[1:-1], strict=False))):
        before = pieces.compare(local, "LT", position, local.constant(end, line))
        mask = pieces.spread(local, before, type.shape, [dim])
        (result,) = local.emit("stablehlo.select", [mask, value, result], [type])
    return [result]

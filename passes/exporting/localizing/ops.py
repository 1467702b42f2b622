"""Localizes ops whose attributes hold global sizes or positions, as jaxlib writes them."""

from __future__ import annotations

from collections.abc import Callable

from shardwright.ir.core import Value
from shardwright.passes.exporting.localizing import gather_scatter as index
from shardwright.passes.exporting.localizing.device_tables import (
    block_of,
    cut_at,
    number,
    per_device,
    shard_start,
    this_device,
)
from shardwright.passes.exporting.localizing.lowering_frame import Global, check_sum
from shardwright.spec.attributes import Attribute, ConvDims, Dense, Int
from shardwright.spec.axes import Axis, linear_index, total
from shardwright.spec.factors import Kind
from shardwright.spec.sharding_rules.dataflow import (
    CONCATENATE,
    CONVOLUTION,
    DOTS,
    GATHER,
    IOTA,
    PAD,
    SCATTER,
    SHARED_CONSTANT,
    SLICE,
)
from shardwright.spec.types import tensor
from shardwright.spec.values.dense import is_splat
from shardwright.spec.values.fields import i64, integer, ints

CONSTANT = "stablehlo.constant"


def _constant(at: Global) -> Value:
    """One value for all is so on each device; others are cut from the whole."""
    payload, placed = at.op.attrs["value"], at.result
    assert isinstance(payload, Dense)
    local = at.op.result.tensor
    is_even = is_splat(payload) or not payload.text
    if is_even or not any(placed.cuts) or placed.mesh is None:
        return at.emit(CONSTANT, [], local, {"value": Dense(payload.text, local)})
    whole = at.emit(CONSTANT, [], placed.type, {"value": payload})
    return block_of(at.builder, whole, placed.mesh, placed.cuts, local.shape)


def _iota(at: Global) -> Value:
    """Counts within the shard, and then where the shard starts."""
    placed, local = at.result, at.op.result.tensor
    dim = integer(at.op.attrs, "iota_dimension")
    count = at.emit(IOTA, [], local, {"iota_dimension": at.op.attrs["iota_dimension"]})
    if not placed.cuts[dim] or placed.mesh is None:
        return count
    start = shard_start(at.builder, placed.mesh, placed.cuts[dim], local.shape[dim])
    start = at.emit("stablehlo.convert", [start], tensor((), local.element), {})
    wide = at.emit("stablehlo.broadcast_in_dim", [start], local, {"broadcast_dimensions": i64(())})
    return at.emit("stablehlo.add", [count, wide], local, {})


def _slice(at: Global) -> Value:
    """Whole along every dim that is cut."""
    limits = list(ints(at.op.attrs, "limit_indices"))
    starts, strides = ints(at.op.attrs, "start_indices"), ints(at.op.attrs, "strides")
    source = at.placed[at.op.operands[0]]
    for dim, axes in enumerate(source.cuts):
        if not axes:
            continue
        if (starts[dim], limits[dim], strides[dim]) != (0, source.shape[dim], 1):
            message = f"dimension {dim} is sharded but the slice is not a full slice"
            raise at.error(
                f"{message} and requires device communication",
                "run sdy-resolve-permutation-factors before sdy-reshard-to-collectives",
            )
        limits[dim] = at.op.operands[0].shape[dim]
    attrs = dict(at.op.attrs.items()) | {"limit_indices": i64(limits)}
    return at.emit(SLICE, at.op.operands, at.op.result.type, attrs)


def _concatenate(at: Global) -> None:
    """Not along a dim that is cut."""
    dim = integer(at.op.attrs, "dimension")
    if any(at.placed[value].cuts[dim] for value in (*at.op.operands, at.op.result)):
        raise at.error(f"dimension {dim} is sharded but the concatenation is on this dimension")


def _pad(at: Global) -> Value | None:
    """Each device pads its shard until it holds its block of the result, and cuts that out."""
    op, placed = at.op, at.result
    source, local = op.operands[0], op.result.tensor
    low, high = list(ints(op.attrs, "edge_padding_low")), list(ints(op.attrs, "edge_padding_high"))
    interior = ints(op.attrs, "interior_padding")
    given = at.placed[source]
    starts: dict[int, list[int]] = {}
    shape = list(local.shape)
    for dim, size in enumerate(local.shape):
        if not (axes := placed.cuts[dim] or given.cuts[dim]) or placed.mesh is None:
            continue
        step = source.shape[dim] * (interior[dim] + 1)
        found = [
            low[dim] + linear_index(placed.mesh, k, axes) * (step - size)
            for k in range(placed.mesh.device_count)
        ]
        low[dim] = found[0] if len(set(found)) == 1 else max(found)
        offsets = [low[dim] - place for place in found]
        if any(offsets):
            starts[dim] = offsets
        shape[dim] = size + max(offsets)
        span = max((source.shape[dim] - 1) * (interior[dim] + 1) + 1, 0)
        high[dim] = shape[dim] - low[dim] - span
    attrs: dict[str, Attribute] = {"edge_padding_low": i64(low), "edge_padding_high": i64(high)}
    attrs |= {"interior_padding": i64(interior)}
    wide = at.emit(PAD, op.operands, local.with_shape(tuple(shape)), attrs)
    if not starts or placed.mesh is None:
        return wide
    device = this_device(at.builder)
    places = [
        per_device(at.builder, placed.mesh, starts[dim], device)
        if dim in starts
        else number(at.builder, 0)
        for dim in range(len(shape))
    ]
    return cut_at(at.builder, wide, places, local.shape)


def _dot(at: Global) -> None:
    """Partial sums where a contracted dim is cut: someone has to add them."""
    rule = at.op.sig.rule
    if rule is None:
        return
    wanted: set[Axis] = set()
    for value, dims in zip(at.op.operands, rule.operands, strict=True):
        for axes, factors in zip(at.placed[value].cuts, dims, strict=True):
            if any(rule.kinds[factor] is Kind.REDUCTION for factor in factors):
                wanted |= set(axes)
    if wanted:
        check_sum(at, wanted, at.op.name.partition(".")[2], "contracting dimensions")


def _convolution(at: Global) -> Value:
    """Groups are spread over devices with the features or batches that they are of."""
    op = at.op
    _dot(at)
    dims = op.attrs["dimension_numbers"]
    assert isinstance(dims, ConvDims)
    attrs = dict(op.attrs.items())
    given = at.placed[op.operands[0]]
    for key, name in (("feature_group_count", "f"), ("batch_group_count", "b")):
        groups = integer(op.attrs, key, 1)
        axes = given.cuts[dims.lhs.index(name)]
        if groups > 1 and axes:
            attrs[key] = Int(groups // total(axes))
    return at.emit(op.name, op.operands, op.result.type, attrs)


# Gives what stands for the op; None where the op stays.
LOCAL: dict[str, Callable[[Global], Value | None]] = {
    SHARED_CONSTANT: _constant,
    CONSTANT: _constant,
    IOTA: _iota,
    SLICE: _slice,
    CONCATENATE: _concatenate,
    PAD: _pad,
    GATHER: index.gather,
    SCATTER: index.scatter,
    CONVOLUTION: _convolution,
    **dict.fromkeys(DOTS, _dot),
}

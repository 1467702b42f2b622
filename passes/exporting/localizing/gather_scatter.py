"""Localizes gathers and scatters: indices count from the start of the operand's shard.

A gather reads what its shard holds and zero elsewhere, for the sum that follows; a scatter whose updates
are spread starts from the operand on one device and from the reducer's identity on the others.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.build import reducer_region
from shardwright.ir.core import Op, Value
from shardwright.passes.exporting.localizing.device_tables import entry, shard_start, this_device
from shardwright.passes.exporting.localizing.lowering_frame import Global, check_sum
from shardwright.spec.attributes import Attribute, Attrs, Enum, Int
from shardwright.spec.axes import Axes, linear_index
from shardwright.spec.op import reducer_identity
from shardwright.spec.rows.indexing import IndexDims, gather_dims, scatter_dims, slice_sizes
from shardwright.spec.sharding_rules.dataflow import CONCATENATE
from shardwright.spec.types import TensorType, tensor
from shardwright.spec.values.dense import dense, splat
from shardwright.spec.values.fields import i64

AND = "stablehlo.and"


def gather(at: Global) -> Value | None:
    """Read what the shard holds."""
    op = at.op
    dims, sizes = gather_dims(op.sig), list(slice_sizes(op.sig))
    source = at.placed[op.operands[0]]
    spread = [d for d in dims.index_map if source.cuts[d] and sizes[d] != source.shape[d]]
    spread += [d for d in dims.index_map if source.cuts[d] and d in dims.collapsed]
    for dim, axes in enumerate(source.cuts):
        if not axes or dim in dims.operand_batching or dim in spread:
            continue
        sizes[dim] = op.operands[0].shape[dim]
    if any(sizes[dim] != 1 for dim in spread):
        raise at.error("slices reach over shards: a sharded dim is neither taken whole nor indexed")
    if spread:
        wanted = {axis for dim in spread for axis in source.cuts[dim]}
        check_sum(at, wanted, "gather", "collapsed operand dimensions")
    op.set_attr("slice_sizes", i64(sizes))
    if not spread:
        return None
    return _masked(at, dims, sizes, frozenset(spread))


def _masked(at: Global, dims: IndexDims, sizes: Sequence[int], spread: frozenset[int]) -> Value:
    op = at.op
    indices, source = op.operands[1], at.placed[op.operands[0]]
    type = indices.tensor
    bounds = [source.shape[dim] - 1 for dim in dims.index_map]
    zeros = at.constant(splat(0, type), type)
    vector = tensor((len(bounds),), type.element)
    most = at.constant(at.list(bounds, vector), vector)
    along = [dims.vector_dim] if dims.vector_dim < len(type.shape) else []
    clamped = at.emit("stablehlo.clamp", [zeros, indices, at.wide(most, along, type)], type, {})
    low: list[Value] = []
    high: list[Value] = []
    for dim, bound in zip(dims.index_map, bounds, strict=True):
        if dim in spread:
            size = op.operands[0].shape[dim]
            start = _start(at, source.cuts[dim], size, type.element)
            last = at.scalar(size - 1, type.element)
            low.append(start)
            high.append(at.emit("stablehlo.add", [start, last], start.type, {}))
        else:
            low.append(at.scalar(0, type.element))
            high.append(at.scalar(bound, type.element))
    first, last = _vector(at, low, along, type), _vector(at, high, along, type)
    bits = tensor(type.shape, "i1")
    shifted = at.emit("stablehlo.subtract", [clamped, first], type, {})
    after = at.emit("stablehlo.compare", [clamped, first], bits, _direction("GE"))
    before = at.emit("stablehlo.compare", [clamped, last], bits, _direction("LE"))
    inside = at.emit(AND, [after, before], bits, {})
    made = Op(op.name, [op.operands[0], shifted], [op.result.type], op.attrs, (), op.notes, op.loc)
    made.results[0].set_sharding(op.result.sharding)
    read = at.builder.insert(made).result
    keep = _all_components(at, inside, dims)
    result = read.tensor
    keep = at.wide(keep, dims.batch_dims, tensor(result.shape, "i1"))
    nothing = at.constant(splat(0, result), result)
    return at.emit("stablehlo.select", [keep, read, nothing], result, {})


def _all_components(at: Global, inside: Value, dims: IndexDims) -> Value:
    """True if all components of each index vector are so."""
    bit = tensor((), "i1")
    true = at.constant(splat(True, bit), bit)
    along = [dims.vector_dim] if dims.vector_dim < len(inside.shape) else []
    shape = tuple(n for dim, n in enumerate(inside.shape) if dim not in along)
    types = [inside.tensor.with_shape(shape)]
    attrs = Attrs({"dimensions": i64(along)})
    body = [reducer_region(AND, bit)]
    return at.builder.op("stablehlo.reduce", [inside, true], types, attrs, body).result


def _start(at: Global, axes: Axes, size: int, element: str) -> Value:
    mesh = at.mesh
    start = shard_start(at.builder, mesh, axes, size)
    return at.emit("stablehlo.convert", [start], tensor((), element), {})


def _vector(at: Global, parts: Sequence[Value], along: Sequence[int], type: TensorType) -> Value:
    """One number per component of the index vectors, repeated for all of these."""
    if len(parts) == 1:
        return at.wide(parts[0], [], type)
    one = tensor((1,), type.element)
    rows = [at.emit("stablehlo.reshape", [part], one, {}) for part in parts]
    whole = tensor((len(rows),), type.element)
    joined = at.emit(CONCATENATE, rows, whole, {"dimension": Int(0)})
    return at.wide(joined, along, type)


def _direction(name: str) -> dict[str, Attribute]:
    return {"comparison_direction": Enum("comparison_direction", name, "stablehlo")}


def scatter(at: Global) -> None:
    """Write what falls into the shard; others fall out of bounds, and so away."""
    op = at.op
    dims, count = scatter_dims(op.sig), len(op.results)
    source = at.placed[op.operands[0]]
    spread = [dim for dim in dims.index_map if source.cuts[dim]]
    axes = _batch_axes(at, dims, count)
    if spread:
        indices = op.operands[count]
        type = indices.tensor
        parts = [
            _start(at, source.cuts[dim], op.operands[0].shape[dim], type.element)
            if dim in spread
            else at.scalar(0, type.element)
            for dim in dims.index_map
        ]
        along = [dims.vector_dim] if dims.vector_dim < len(type.shape) else []
        start = _vector(at, parts, along, type)
        op.set_operand(count, at.emit("stablehlo.subtract", [indices, start], type, {}))
    if axes:
        _only_first(at, axes, count)


def _batch_axes(at: Global, dims: IndexDims, count: int) -> Axes:
    """The axes that spread updates and their indices over devices with the same operand."""
    cuts = at.placed[at.op.operands[count]].cuts
    gone = {dims.vector_dim, *dims.index_batching}
    return tuple(axis for dim, axes in enumerate(cuts) if dim not in gone for axis in axes)


def _only_first(at: Global, axes: Axes, count: int) -> None:
    """Devices behind the first along some axes start from the identity of the reducer."""
    op, mesh = at.op, at.mesh
    kinds = op.sig.hints.body
    table = [int(linear_index(mesh, k, axes) == 0) for k in range(mesh.device_count)]
    for index in range(count):
        value = op.operands[index]
        type, kind = value.tensor, kinds[index] if kinds else ""
        if kind in ("", "set", "select"):
            raise at.error("sharded updates need a reducer with an identity")
        scalar = tensor((), type.element)
        neutral = at.constant(dense(reducer_identity(kind, type.element), scalar), scalar)
        first = entry(at.builder, this_device(at.builder), mesh, table, "i1")
        bits = tensor(type.shape, "i1")
        keep = at.wide(first, [0] if type.shape else [], bits)
        other = at.wide(neutral, [], type)
        op.set_operand(index, at.emit("stablehlo.select", [keep, value, other], type, {}))

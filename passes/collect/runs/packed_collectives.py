"""Packs collectives of one kind on matrices into one on their concatenated columns.

A collective that splits or joins a dim among g devices does so with the rows of a matrix: what is
gathered is one row that becomes g, what is scattered is g rows that become one, and a sum over
devices takes one row to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.build import Builder
from shardwright.ir.core import Op, Region, Value, clone_region
from shardwright.spec import plan
from shardwright.spec.attributes import Attribute, Attrs, Dense, Int, String
from shardwright.spec.op import REDUCERS
from shardwright.spec.sharding_rules.dataflow import CONCATENATE, RESHAPE, SLICE, TRANSPOSE
from shardwright.spec.types import TensorType
from shardwright.spec.values.fields import i64

# Kind of collective -> attribute that names the dim it joins or splits; "" where there is none.
DIMS = {
    "stablehlo.all_reduce": "",
    "stablehlo.all_gather": "all_gather_dim",
    "stablehlo.reduce_scatter": "scatter_dimension",
}


def key(op: Op) -> tuple[object, ...] | None:
    """Equal for collectives that can be one; None for any other op."""
    if op.name not in DIMS or len(op.operands) != 1 or not op.result.tensor.count:
        return None
    if plan.ALGORITHM in op.notes:  # the plan says how it is done, alone
        return None
    reducer = [_reducer(region) for region in op.regions]
    if not all(reducer) or not isinstance(op.attrs.get("replica_groups"), Dense):
        return None
    dim = DIMS[op.name]
    attrs = op.attrs.without(dim) if dim else op.attrs
    notes = op.notes.get(plan.AXES), op.notes.get(plan.REMAT)
    return op.name, attrs, *notes, op.result.tensor.element, *reducer


def _reducer(region: Region) -> str:
    """The reducer that a body is; "" when it is none of the plain ones."""
    first, *rest = region.block.ops
    is_plain = len(rest) == 1 and set(first.operands) == set(region.block.args)
    return REDUCERS.get(first.name, "") if is_plain else ""


@dataclass(frozen=True, slots=True)
class _Matrix:
    """The matrix form of a collective: rows before and after, columns."""

    before: int
    after: int
    columns: int


def _matrix(op: Op) -> _Matrix:
    source, target = op.operands[0].tensor.count, op.result.tensor.count
    before, after = max(1, source // target), max(1, target // source)
    return _Matrix(before, after, source // before)


def merged(members: Sequence[Op], before: Op) -> None:
    """Replace collectives with equal keys by one that stands before an op."""
    builder = Builder.before(before)
    first, kind = members[0], members[0].result.tensor
    packed = [_packed(op, builder) for op in members]
    matrices = [_matrix(op) for op in members]
    total = sum(matrix.columns for matrix in matrices)
    rows = matrices[0]
    whole = builder.op(
        CONCATENATE, packed, [_sized(kind, (rows.before, total))], Attrs({"dimension": Int(1)})
    )
    attrs = first.attrs.set(DIMS[first.name], Int(0)) if DIMS[first.name] else first.attrs
    regions = [clone_region(region, {}) for region in first.regions]
    type = _sized(kind, (rows.after, total))
    made = builder.op(first.name, whole.results, [type], attrs, regions, _notes(members))
    start = 0
    for op, matrix in zip(members, matrices, strict=True):
        stop = start + matrix.columns
        cut: dict[str, Attribute] = {
            "start_indices": i64((0, start)),
            "limit_indices": i64((rows.after, stop)),
            "strides": i64((1, 1)),
        }
        type = _sized(kind, (rows.after, matrix.columns))
        part = builder.op(SLICE, made.results, [type], Attrs(cut)).result
        op.result.replace_uses(_unpacked(op, part, builder))
        start = stop
    for op in members:
        op.erase()


def _notes(members: Sequence[Op]) -> Attrs:
    """The first one's, its reason with the number of all."""
    notes = members[0].notes
    reason = notes.get(plan.REASON)
    if not isinstance(reason, String):
        return notes
    return notes.set(plan.REASON, String(f"{len(members)} in one; the first: {reason.value}"))


def _sized(like: TensorType, shape: tuple[int, ...]) -> TensorType:
    return like.with_shape(shape)


def _packed(op: Op, builder: Builder) -> Value:
    """The operand as a matrix: the parts of a dim that is scattered are its rows."""
    value, matrix = op.operands[0], _matrix(op)
    if matrix.before > 1:
        dim, shape = _dim(op), value.shape
        split = (*shape[:dim], matrix.before, shape[dim] // matrix.before, *shape[dim + 1 :])
        value = _reshaped(value, split, builder)
        order = (dim, *(k for k in range(len(split)) if k != dim))
        value = _transposed(value, order, builder)
    return _reshaped(value, (matrix.before, matrix.columns), builder)


def _unpacked(op: Op, value: Value, builder: Builder) -> Value:
    """The result from its matrix: rows are the parts of a dim that was gathered."""
    matrix = _matrix(op)
    if matrix.after > 1:
        dim, shape = _dim(op), op.operands[0].shape
        value = _reshaped(value, (matrix.after, *shape), builder)
        order = (*range(1, dim + 1), 0, *range(dim + 1, len(shape) + 1))
        value = _transposed(value, order, builder)
    return _reshaped(value, op.result.shape, builder)


def _dim(op: Op) -> int:
    found = op.attrs[DIMS[op.name]]
    assert isinstance(found, Int)
    return found.value


def _reshaped(value: Value, shape: tuple[int, ...], builder: Builder) -> Value:
    if shape == value.shape:
        return value
    return builder.op(RESHAPE, [value], [_sized(value.tensor, shape)]).result


def _transposed(value: Value, order: tuple[int, ...], builder: Builder) -> Value:
    if order == tuple(range(len(order))):
        return value
    type = _sized(value.tensor, tuple(value.shape[k] for k in order))
    return builder.op(TRANSPOSE, [value], [type], Attrs({"permutation": i64(order)})).result

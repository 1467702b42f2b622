"""Ops that torch spells by a function of this module: ops of several lines, ops with a body."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from shardwright.backends.annotations import ANNOTATIONS, identity
from shardwright.backends.constants import INLINE, Tables, is_splat, nested, number
from shardwright.backends.emit import Writer
from shardwright.backends.names import items
from shardwright.backends.order import lexicographic_keys
from shardwright.backends.torch import collective, control
from shardwright.ir.analysis.reducer_kinds import recognise
from shardwright.ir.core import Op
from shardwright.spec import plan
from shardwright.spec.attributes import Dense
from shardwright.spec.rows.spelling import torch_dtype
from shardwright.spec.values.dense import values
from shardwright.spec.values.fields import integer, ints, table


def _combine(writer: Writer, op: Op) -> str:
    """The reducer of an op as a function of two tuples."""
    return writer.reducer("combine", op.regions[0], as_pairs=True)


def constant(writer: Writer, op: Op) -> None:
    writer.constant(op, _spelled)


def _spelled(dense: Dense, tables: Tables) -> str:
    array, dtype = values(dense), torch_dtype(dense.type.element)
    shape = items(list(map(str, array.shape)))
    if array.size == 0:
        return f"torch.zeros({shape}, dtype={dtype})"
    if is_splat(array):  # a fill, as `torch_scalar` is
        return f"torch.full({shape}, {number(array.flat[0], 'torch')}, dtype={dtype})"
    if array.size <= INLINE:
        return f"torch.tensor({nested(array, 'torch')}, dtype={dtype})"
    return f"torch.tensor({tables.add(array)}).to({dtype})"


def barrier(writer: Writer, op: Op) -> None:
    """The operands; before something is worked out again, what nobody needs any more is let go."""
    if plan.RECOMPUTED in op.notes:
        writer.delete(writer.freeing.all())
    identity(writer, op)


# Bits of exponent and mantissa.
_FORMATS = {"bf16": (8, 7), "f16": (5, 10), "f32": (8, 23), "f64": (11, 52)}


def reduce_precision(writer: Writer, op: Op) -> None:
    """The operand itself, if its type has no more bits than are kept: nothing fuses in torch."""
    exponent, mantissa = _FORMATS.get(op.result.tensor.element, (0, 0))
    keeps = [integer(op.attrs, f"{name}_bits") for name in ("exponent", "mantissa")]
    if exponent and keeps[0] >= exponent and keeps[1] >= mantissa:
        identity(writer, op)
    else:
        writer.spelled(op)


_SIGNED = frozenset(("i8", "i16", "i32", "i64"))
_NUMBER = re.compile(r"torch\.full\(\(\), (-?\d+), dtype=torch\.int\d+\)", re.ASCII)


def clamp(writer: Writer, op: Op) -> None:
    """Integers between two numbers, where these are written down."""
    if op.result.tensor.element not in _SIGNED:
        writer.spelled(op)
        return
    low, x, high = writer.uses(op.operands)
    numbers = [_NUMBER.fullmatch(text) for text in (low, high)]
    if numbers[0] is not None and numbers[1] is not None:
        writer.assign(op, f"{x}.clamp({numbers[0][1]}, {numbers[1][1]})")
    else:
        writer.assign(op, f"torch.minimum(torch.maximum({x}, {low}), {high})")


def _reduced(writer: Writer, op: Op, text: str) -> None:
    writer.assign(op, text if len(op.results) > 1 else f"{text}[0]")


def reduce(writer: Writer, op: Op) -> None:
    kinds = recognise(op.regions[0])
    if kinds and all(kinds) and writer.spelled(op):
        return
    half = len(op.operands) // 2
    data, inits = (items(writer.uses(part)) for part in (op.operands[:half], op.operands[half:]))
    dims = items(list(map(str, ints(op.attrs, "dimensions"))))
    _reduced(writer, op, f"_reduce_by({_combine(writer, op)}, {data}, {inits}, {dims})")


def reduce_window(writer: Writer, op: Op) -> None:
    if writer.spelled(op):
        return
    half, rank = len(op.operands) // 2, len(op.operands[0].shape)
    ones = (1,) * rank
    data, inits = (items(writer.uses(part)) for part in (op.operands[:half], op.operands[half:]))
    keys = ("window_dimensions", "window_strides", "base_dilations", "window_dilations")
    window, strides, base, inner = (ints(op.attrs, key, ones) for key in keys)
    padding = table(op.attrs, "padding", [(0, 0)] * rank)
    shape = f"{window}, {strides}, {padding}, {base}, {inner}"
    _reduced(writer, op, f"_reduce_window({_combine(writer, op)}, {data}, {inits}, {shape})")


def mapped(writer: Writer, op: Op) -> None:
    parameters = [writer.parameter(value, "a") for value in op.regions[0].block.args]
    body = writer.nested("each", parameters, op.regions[0])
    writer.assign(op, f"{body}({', '.join(writer.uses(op.operands))})")


def sort(writer: Writer, op: Op) -> None:
    dim = integer(op.attrs, "dimension", -1) % len(op.operands[0].shape)
    operands, keys = items(writer.uses(op.operands)), lexicographic_keys(op)
    if keys is not None:
        _reduced(writer, op, f"_sort({operands}, dim={dim}, keys={keys})")
        return
    args = op.regions[0].block.args
    parameters = [writer.parameter(value, "ab"[k % 2]) for k, value in enumerate(args)]
    before = writer.nested("comes_before", parameters, op.regions[0])
    _reduced(writer, op, f"_sort_by({before}, {operands}, {dim})")


OPS: Mapping[str, Callable[[Writer, Op], None]] = {
    **ANNOTATIONS,
    "stablehlo.constant": constant,
    "sdy.constant": constant,
    "chlo.constant": constant,
    "func.call": control.call,
    "stablehlo.while": control.while_loop,
    "stablehlo.case": control.branches,
    "stablehlo.if": control.branches,
    "stablehlo.all_gather": collective.all_gather,
    "stablehlo.all_reduce": collective.all_reduce,
    "stablehlo.reduce_scatter": collective.reduce_scatter,
    "stablehlo.all_to_all": collective.all_to_all,
    "stablehlo.collective_permute": collective.collective_permute,
    "stablehlo.collective_broadcast": collective.collective_broadcast,
    "stablehlo.replica_id": collective.replica_id,
    "stablehlo.partition_id": collective.partition_id,
    "stablehlo.dynamic_slice": collective.dynamic_slice,
    "stablehlo.clamp": clamp,
    "stablehlo.reduce": reduce,
    "stablehlo.reduce_window": reduce_window,
    "stablehlo.map": mapped,
    "stablehlo.optimization_barrier": barrier,
    "stablehlo.reduce_precision": reduce_precision,
    "stablehlo.sort": sort,
}

"""Collectives in JAX, and the casts that its check of varying axes requires."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.backends.collectives import axes_of, permutation, reducer
from shardwright.backends.emit import Writer, each_operand
from shardwright.backends.names import quoted_items
from shardwright.ir.core import Op, Value
from shardwright.spec.types import ELEMENTS
from shardwright.spec.values.fields import integer

# The function that combines two arrays, by reducer.
COMBINE = {
    "add": "lax.add",
    "mul": "lax.mul",
    "max": "lax.max",
    "min": "lax.min",
    "and": "lax.bitwise_and",
    "or": "lax.bitwise_or",
    "xor": "lax.bitwise_xor",
}
_REDUCE_ALL = {"add": "lax.psum", "max": "lax.pmax", "min": "lax.pmin"}
# On floats the collectives of some backends lose a NaN, and take either one of two zeros.
_EXACT = {"max": "_pmax", "min": "_pmin"}
# On booleans a sum is an "or", a product an "and".
_ON_BOOLEANS = {"add": "max", "or": "max", "mul": "min", "and": "min"}


# --- what varies between devices


def varied(writer: Writer, sources: Sequence[Value], like: Sequence[Value]) -> list[str]:
    """Texts of values, cast to vary along the same axes as others, as loops and branches need."""
    return [
        vary(writer, value, _axes(writer, target))
        for value, target in zip(sources, like, strict=True)
    ]


def _axes(writer: Writer, value: Value) -> tuple[str, ...]:
    found = writer.program.varying
    return () if found is None else found.of(value)


def vary(writer: Writer, value: Value, axes: tuple[str, ...]) -> str:
    """The text of a value, cast to vary at least along these axes where it may not."""
    found, text = writer.program.varying, writer.use(value)
    if found is None or not axes:
        return text
    known = set(found.of(value))
    if known >= set(axes) and writer.func not in found.inexact:
        return text
    return f"_vary({text}, {quoted_items(axes)})"


def axis_text(axes: tuple[str, ...]) -> str:
    """One axis bare, several as a tuple, major to minor."""
    return quoted_items(axes) if len(axes) != 1 else quoted_items(axes)[1:-2]


# --- collectives


def _gathered(writer: Writer, value: Value, axes: tuple[str, ...], how: str) -> str:
    is_checked = writer.program.varying is not None
    to = ', to="invarying"' if is_checked else ""
    return f"lax.all_gather({vary(writer, value, axes)}, {axis_text(axes)}{how}{to})"


def all_gather(writer: Writer, op: Op) -> None:
    how = f", axis={integer(op.attrs, 'all_gather_dim')}, tiled=True"
    each_operand(writer, op, lambda value: _gathered(writer, value, axes_of(op), how))


def all_reduce(writer: Writer, op: Op) -> None:
    axes, kind = axes_of(op), _kind(op)
    if kind in _REDUCE_ALL:
        is_float = ELEMENTS[op.operands[0].tensor.element].kind == "float"
        name = _REDUCE_ALL[kind]
        if is_float and not writer.program.fast_extremes:
            name = _EXACT.get(kind, name)
        each_operand(writer, op, lambda v: f"{name}({vary(writer, v, axes)}, {axis_text(axes)})")
        return
    combine = _combine(writer, op, kind)
    each_operand(
        writer, op, lambda v: f"functools.reduce({combine}, {_gathered(writer, v, axes, '')})"
    )


def reduce_scatter(writer: Writer, op: Op) -> None:
    axes, kind, dim = axes_of(op), _kind(op), integer(op.attrs, "scatter_dimension")
    if kind == "add":
        how = f"scatter_dimension={dim}, tiled=True"
        each_operand(
            writer,
            op,
            lambda v: f"lax.psum_scatter({vary(writer, v, axes)}, {axis_text(axes)}, {how})",
        )
        return
    combine = _combine(writer, op, kind)
    each_operand(
        writer,
        op,
        lambda v: f"_reduce_scatter({vary(writer, v, axes)}, {axis_text(axes)}, {dim}, {combine})",
    )


def _kind(op: Op) -> str:
    """The reducer, booleans counting as the numbers 0 and 1; "" for one without a name."""
    kind = reducer(op)
    is_bool = op.operands[0].tensor.element == "i1"
    return _ON_BOOLEANS.get(kind, kind) if is_bool else kind


def _combine(writer: Writer, op: Op, kind: str) -> str:
    if kind:
        return COMBINE[kind]
    return f"jnp.vectorize({writer.reducer('combine', op.regions[0], as_pairs=False)})"


def all_to_all(writer: Writer, op: Op) -> None:
    axes = axes_of(op)
    split, joined = integer(op.attrs, "split_dimension"), integer(op.attrs, "concat_dimension")
    how = f"split_axis={split}, concat_axis={joined}, tiled=True"
    each_operand(
        writer, op, lambda v: f"lax.all_to_all({vary(writer, v, axes)}, {axis_text(axes)}, {how})"
    )


def collective_permute(writer: Writer, op: Op) -> None:
    axes, pairs = permutation(op, writer.program.mesh)
    shown = f"[{', '.join(map(str, pairs))}]"
    each_operand(
        writer, op, lambda v: f"lax.ppermute({vary(writer, v, axes)}, {axis_text(axes)}, {shown})"
    )


def collective_broadcast(writer: Writer, op: Op) -> None:
    axes = axes_of(op)
    each_operand(writer, op, lambda v: f"_broadcast({vary(writer, v, axes)}, {axis_text(axes)})")


def partition_id(writer: Writer, op: Op) -> None:
    mesh = writer.program.mesh
    index = f"lax.axis_index({axis_text(mesh.names)})"
    if mesh.device_ids:
        index = f"jnp.array({list(mesh.device_ids)}, jnp.uint32)[{index}]"
    writer.assign(op, index if mesh.device_ids else f"{index}.astype(jnp.uint32)")


def replica_id(writer: Writer, op: Op) -> None:
    writer.assign(op, "np.uint32(0)")  # devices are partitions of one replica


def dynamic_slice(writer: Writer, op: Op) -> None:
    cuts = writer.own_parts.get(op)
    if cuts is None:
        writer.spelled(op)
        return
    text = writer.use(op.operands[0])
    for dim, axes in cuts:
        text = f"_own_part({text}, {axis_text(axes)}, {op.result.shape[dim]}, dim={dim})"
    writer.assign(op, text)

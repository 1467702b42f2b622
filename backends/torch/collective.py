"""Collectives in torch: calls of the functions in `wire.py`."""

from __future__ import annotations

from shardwright.backends.collectives import axes_of, permutation, reducer
from shardwright.backends.emit import Writer, each_operand
from shardwright.backends.names import quoted
from shardwright.ir.core import Op
from shardwright.spec.rows.spelling import torch_scalar
from shardwright.spec.values.fields import integer


def group_text(axes: tuple[str, ...]) -> str:
    """The group along these axes."""
    key = ", ".join(map(quoted, axes))
    return f"groups[{key}]"


def _kind(writer: Writer, op: Op) -> str:
    """The reducer as the functions of `wire.py` take it: a name, or a function written here."""
    kind = reducer(op)
    return quoted(kind) if kind else writer.reducer("combine", op.regions[0], as_pairs=False)


def all_gather(writer: Writer, op: Op) -> None:
    group, dim = group_text(axes_of(op)), integer(op.attrs, "all_gather_dim")
    each_operand(writer, op, lambda v: f"all_gather({writer.use(v)}, {group}, dim={dim})")


def all_reduce(writer: Writer, op: Op) -> None:
    group, kind = group_text(axes_of(op)), _kind(writer, op)
    is_fast = writer.program.fast_extremes and kind in (quoted("max"), quoted("min"))
    name = "all_reduce_fast" if is_fast else "all_reduce"
    each_operand(writer, op, lambda v: f"{name}({writer.use(v)}, {group}, {kind})")


def reduce_scatter(writer: Writer, op: Op) -> None:
    group, kind = group_text(axes_of(op)), _kind(writer, op)
    dim = integer(op.attrs, "scatter_dimension")
    each_operand(
        writer, op, lambda v: f"reduce_scatter({writer.use(v)}, {group}, dim={dim}, kind={kind})"
    )


def all_to_all(writer: Writer, op: Op) -> None:
    group = group_text(axes_of(op))
    split, joined = integer(op.attrs, "split_dimension"), integer(op.attrs, "concat_dimension")
    dims = f"split_dim={split}, concat_dim={joined}"
    each_operand(writer, op, lambda v: f"all_to_all({writer.use(v)}, {group}, {dims})")


def collective_permute(writer: Writer, op: Op) -> None:
    axes, pairs = permutation(op, writer.program.mesh)
    shown = f"[{', '.join(map(str, pairs))}]"
    each_operand(writer, op, lambda v: f"permute({writer.use(v)}, {group_text(axes)}, {shown})")


def collective_broadcast(writer: Writer, op: Op) -> None:
    group = group_text(axes_of(op))
    each_operand(writer, op, lambda v: f"broadcast({writer.use(v)}, {group})")


def partition_id(writer: Writer, op: Op) -> None:
    writer.assign(op, torch_scalar("dist.get_rank()", "ui32"))


def replica_id(writer: Writer, op: Op) -> None:
    writer.assign(op, torch_scalar(0, "ui32"))  # ranks are parts of one replica


def dynamic_slice(writer: Writer, op: Op) -> None:
    cuts = writer.own_parts.get(op)
    if cuts is None:
        writer.spelled(op)
        return
    text = writer.use(op.operands[0])
    for dim, axes in cuts:
        text = f"own_part({text}, {group_text(axes)}, dim={dim})"
    writer.assign(op, text)

"""Finds the `sdy.all_reduce`s that complete partial sums, and makes values partial again."""

from __future__ import annotations

from math import prod

from shardwright.ir.core import Module, Op, Value, out_sharding
from shardwright.spec import plan
from shardwright.spec.attributes import AxisList, String
from shardwright.spec.axes import Axes, Mesh, overlaps, total
from shardwright.spec.layout import Layout, layout_of, spelled
from shardwright.spec.sharding_rules.dataflow import ALL_REDUCE
from shardwright.spec.stages import sharding_of
from shardwright.spec.types import ELEMENTS


def summed_axes(op: Op | None) -> AxisList | None:
    """The axes over which an op sums all that is partial; None for any other op, and for a sum that
    a plan tells to stand where it is.
    """
    found = reduction_of(op)
    return found[0] if found is not None and found[1] == "add" else None


def reduction_of(op: Op | None) -> tuple[AxisList, str] | None:
    """The axes over which an op combines all that is partial, and how; else None, as above."""
    if op is None or op.name != ALL_REDUCE or plan.TOLD in op.notes:
        return None
    kind, axes, wanted = op.notes.get(plan.KIND), op.attrs["reduction_axes"], out_sharding(op)
    if wanted is None or wanted.unreduced or not isinstance(axes, AxisList):
        return None
    given = sharding_of(op.operands[0])
    if given is None or sorted(given.unreduced) != sorted(axes.axes):
        return None
    return axes, kind.value if isinstance(kind, String) else "add"


def mesh_of(module: Module, value: Value) -> Mesh | None:
    """The mesh that a value is sharded over; None for one that is whole."""
    found = sharding_of(value)
    return module.mesh_of(found) if found is not None else None


def layout(value: Value, mesh: Mesh) -> Layout:
    """Axes per dim of a value."""
    return layout_of(sharding_of(value), mesh, len(value.shape))


def is_free_of(value: Value, mesh: Mesh, axes: Axes) -> bool:
    """True if a value is whole, and the same on all devices, along these resolved axes."""
    found = sharding_of(value)
    if found is not None and found.unreduced:
        return False
    cut = [axis for axes in layout(value, mesh) for axis in axes]
    return not any(overlaps(a, b) for a in cut for b in axes)


def local_bytes(value: Value, mesh: Mesh) -> int:
    """Bytes of a value on one device, a part of a block counted whole."""
    sizes = zip(value.shape, layout(value, mesh), strict=True)
    count = prod(-(-size // total(axes)) for size, axes in sizes)
    return count * ELEMENTS[value.tensor.element].bits // 8


def set_partial(value: Value, mesh: Mesh, name: str, axes: Axes) -> None:
    """Say that a value is partial over resolved axes, cut as it is."""
    value.set_sharding(spelled(layout(value, mesh), mesh, name, axes))

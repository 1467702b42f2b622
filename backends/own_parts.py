"""Finds slices that are a device's own part of a whole value, which scripts take by a function.

In a `local` program that is a `dynamic_slice` whose starts are shard indices times its sizes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

from shardwright.backends.collectives import shard_index_axes
from shardwright.ir.core import Func, Module, Op, Value, callee
from shardwright.spec.attributes import Dense
from shardwright.spec.axes import Mesh
from shardwright.spec.values.dense import values

SLICE = "stablehlo.dynamic_slice"
Cut = tuple[int, tuple[str, ...]]  # a dim, and the axes along which devices have parts of it


def own_parts(module: Module, mesh: Mesh, func: Func) -> Mapping[Op, Sequence[Cut]]:
    """The slices of a function that are own parts, with the dims that are cut."""
    found: dict[Op, Sequence[Cut]] = {}
    for op in func.walk():
        cuts = _cuts(module, mesh, op) if op.name == SLICE else ()
        if cuts:
            found[op] = cuts
    return found


def _cuts(module: Module, mesh: Mesh, op: Op) -> Sequence[Cut]:
    """The dims that a slice cuts; none if it is another slice."""
    cuts: list[Cut] = []
    sizes = dict(mesh.axes)
    whole, part = op.operands[0].shape, op.result.shape
    for dim, start in enumerate(op.operands[1:]):
        if whole[dim] == part[dim]:
            continue
        axes = _axes(module, start, part[dim])
        if not axes or prod(sizes[axis] for axis in axes) * part[dim] != whole[dim]:
            return ()
        cuts.append((dim, axes))
    return cuts


def _axes(module: Module, start: Value, size: int) -> tuple[str, ...]:
    """The axes of a shard index, if a start is that times the size."""
    op = start.op
    if op is not None and op.name == "stablehlo.multiply":
        first, second = (value.op for value in op.operands)
        if second is None or _number(second) != size:
            return ()
        op = first
    elif size != 1:
        return ()
    is_call = op is not None and op.name == "func.call"
    return (shard_index_axes(module, callee(op)) or ()) if op is not None and is_call else ()


def _number(op: Op) -> int | None:
    """The number that an op is a constant of; None for any other op."""
    value = op.attrs.get("value")
    if op.name != "stablehlo.constant" or not isinstance(value, Dense) or value.type.shape:
        return None
    return int(values(value).flat[0])

"""Compares the shardings of two programs by structure, not by bytes.

Axes of size 1 count for nothing, sub-axes are merged, meshes are compared by axis sizes and device
order. Strict comparison looks at open dims, priorities and replicated axes too.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from shardwright.ir.core import Func, Module, Op
from shardwright.spec.attributes import (
    AllToAllParams,
    AxisList,
    AxisLists,
    Int,
    ShardingAttr,
    ShardingPerValue,
    Symbol,
)
from shardwright.spec.axes import Axes, Axis, Mesh, joined
from shardwright.spec.sharding import Sharding

Fact = tuple[str, object]  # where it stands, and its canonical form


def differences(ours: Module, theirs: Module, *, strict: bool = True, limit: int = 10) -> list[str]:
    """Sentences about the first places where two programs differ; empty if they shard alike."""
    found: list[str] = []
    for a, b in zip_longest(_facts(ours, strict), _facts(theirs, strict)):
        if a != b:
            found.append(f"{_shown(a)} instead of {_shown(b)}")
            if len(found) == limit:
                break
    return found


def _shown(fact: Fact | None) -> str:
    return "nothing" if fact is None else f"{fact[0]}: {fact[1]}"


def _facts(module: Module, strict: bool) -> Iterator[Fact]:
    """All shardings and axes of a program in order, functions by their place in the call order."""
    meshes = module.meshes
    names = {func.symbol: f"@{index}" for index, func in enumerate(module.funcs)}
    for func in module.funcs:
        for index, value in enumerate([] if func.is_declaration else func.args):
            yield f"{names[func.symbol]} arg {index}", canonical(value.sharding, meshes, strict)
        for index, value in enumerate(func.result_shardings):
            yield f"{names[func.symbol]} result {index}", canonical(value, meshes, strict)
        for index, op in enumerate(op for op in func.walk() if not isinstance(op, Func)):
            yield from _op_facts(f"op {index} {op.name}", op, names, meshes, strict)


def _op_facts(
    place: str, op: Op, names: dict[str, str], meshes: dict[str, Mesh], strict: bool
) -> Iterator[Fact]:
    yield place, len(op.operands)
    for value in op.results:
        yield f"{place} result {value.index}", canonical(value.sharding, meshes, strict)
    for key, attr in op.attrs.items_tuple:
        where = f"{place} {key}"
        if isinstance(attr, ShardingAttr):
            yield where, canonical(attr.sharding, meshes, strict)
        elif isinstance(attr, ShardingPerValue):
            yield where, tuple(canonical(s, meshes, strict) for s in attr.shardings)
        elif isinstance(attr, AxisList | AxisLists | AllToAllParams):
            yield where, str(attr)
        elif isinstance(attr, Symbol):
            yield where, names.get(attr.name, attr.name)
        elif key == "group_id" and isinstance(attr, Int):
            yield where, attr.value


def canonical(value: Sharding | None, meshes: dict[str, Mesh], strict: bool = True) -> object:
    """A sharding without spelling: equal for shardings that mean the same.

    Not strict, a missing sharding equals one that cuts nothing.
    """
    if value is None:
        return None
    mesh = value.mesh if isinstance(value.mesh, Mesh) else meshes[value.mesh]
    sizes = tuple((name, size) for name, size in mesh.axes if size > 1)

    def cutting(axes: Axes) -> Axes:
        return joined(axis for axis in mesh.resolve(axes) if axis.size > 1)

    dims = tuple(cutting(dim.axes) for dim in value.dims)
    partial: frozenset[Axis] = frozenset(cutting(value.unreduced))
    if not strict:
        return None if not any(dims) and not partial else (sizes, mesh.device_ids, dims, partial)
    flags = tuple((dim.is_open, dim.priority) for dim in value.dims)
    return sizes, mesh.device_ids, dims, partial, flags, cutting(value.replicated)

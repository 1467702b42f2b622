"""Finds all shardings of a program, and rewrites them at once.

A value's sharding is `Value.sharding`, except for ops that name the sharding of their result themselves
(constraints, reshards, collectives).
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Callable, Sequence

from shardwright.ir.core import Block, Func, Module, Op, Value
from shardwright.ir.walk import all_ops
from shardwright.spec.attributes import Attribute, AxisList, ShardingAttr, ShardingPerValue
from shardwright.spec.axes import Axes
from shardwright.spec.sharding import Dim, Sharding, fully_open, sharding
from shardwright.spec.sharding_rules.dataflow import DATA_FLOW, EDGE

_WITH_SHARDINGS = ShardingAttr, ShardingPerValue
DIALECT = "sdy."  # the dialect whose ops may name the sharding of their result
_OWN_SHARDING = ("sharding", "out_sharding")  # attributes that are the sharding of the result


def sharding_of(value: Value) -> Sharding | None:
    """The sharding of a value, wherever it is written; None when there is none."""
    if value.sharding is not None:
        return value.sharding
    op = value.op
    if op is not None and op.name.startswith(DIALECT):
        for key in _OWN_SHARDING:
            attr = op.attrs.get(key)
            if isinstance(attr, ShardingAttr):
                return attr.sharding
    return None


def visible_sharding(value: Value) -> Sharding | None:
    """The sharding of a value in a program without edges: region arguments have their op's."""
    if isinstance(value.owner, Op):
        if not value.owner.name.startswith(DIALECT):
            return value.sharding
        declared = per_value(value.owner, "out_shardings")
        return declared[value.index] if declared else sharding_of(value)
    op = value.owner.parent
    flow = DATA_FLOW.get(op.name) if op is not None else None
    if op is None or flow is None:
        return value.sharding
    if flow.shared_args:
        return sharding_of(op.results[value.index])
    declared = per_value(op, "in_shardings")
    names = frozenset(axis.name for axis in manual_axes(op))
    return without_axes(declared[value.index], names) if declared else None


def set_sharding(value: Value, new: Sharding | None) -> None:
    """Write a value's sharding where it belongs."""
    op = value.op
    if op is None and _set_argument(value, new):
        return
    if op is None or not op.name.startswith(DIALECT):
        value.set_sharding(new)
        if op is not None and len(op.results) > 1:
            fill_open(op.results)
        return
    if (declared := per_value(op, "out_shardings")) and new is not None:
        changed = (*declared[: value.index], new, *declared[value.index + 1 :])
        op.set_attr("out_shardings", ShardingPerValue(changed))
        return
    if new is not None:
        key = next((k for k in _OWN_SHARDING if isinstance(op.attrs.get(k), ShardingAttr)), None)
        if key is None and op.name == EDGE:
            key = "sharding"
        if key is not None:
            op.set_attr(key, ShardingAttr(new))
            return
    if new is None and "sharding" in op.attrs and op.name == EDGE:
        op.set_attrs(op.attrs.without("sharding"))
    value.set_sharding(new)
    if len(op.results) > 1:
        fill_open(op.results)


def _set_argument(value: Value, new: Sharding | None) -> bool:
    """Write the sharding of a region argument where its op declares it; False if it is its own."""
    op = value.owner.parent if isinstance(value.owner, Block) else None
    flow = DATA_FLOW.get(op.name) if op is not None else None
    if op is None or flow is None:
        return False
    if flow.shared_args:
        set_sharding(op.results[value.index], new)
        return True
    declared = per_value(op, "in_shardings")
    if declared is None or new is None:
        return False
    names = frozenset(axis.name for axis in manual_axes(op))
    outer = with_free_axes(declared[value.index], new, names)
    changed = (*declared[: value.index], outer, *declared[value.index + 1 :])
    op.set_attr("in_shardings", ShardingPerValue(changed))
    return True


def fill_open(values: Sequence[Value]) -> None:
    """Results of one op have shardings all or none: the missing ones are fully open."""
    present = [v.sharding for v in values if v.sharding is not None]
    if not present:
        return
    # one that only names a device has no dims, so that no other value can be open on its mesh
    spread = (v.sharding for v in values if v.sharding is not None and v.sharding.dims)
    mesh = next(spread, present[0]).mesh
    for value in values:
        if value.sharding is None:
            value.set_sharding(fully_open(mesh, len(value.shape)))


def only_devices(shardings: Sequence[Sharding | None], module: Module) -> bool:
    """True if no sharding does more than to name a device: Shardy does not pass these on."""
    meshes = (module.mesh_of(value) for value in shardings if value is not None)
    return all(mesh is not None and mesh.is_maximal for mesh in meshes)


def map_shardings(
    module: Module,
    change: Callable[[Sharding], Sharding],
    *,
    keep: Callable[[Op], bool] | None = None,
) -> None:
    """Replace every sharding of a module; ops for which `keep` holds are left alone."""
    memo: dict[Sharding, Sharding] = {}

    def changed(old: Sharding) -> Sharding:
        found = memo.get(old)
        if found is None:
            found = memo[old] = change(old)
        return found

    for op in all_ops(module):
        if keep is not None and keep(op):
            continue
        if isinstance(op, Func):
            _map_func(op, changed)
        for value in op.results:
            if value.sharding is not None:
                value.set_sharding(changed(value.sharding))
        for key, attr in op.attrs.items_tuple:
            if isinstance(attr, _WITH_SHARDINGS) and (new := _map_attr(attr, changed)) is not attr:
                op.set_attr(key, new)


def _map_func(func: Func, change: Callable[[Sharding], Sharding]) -> None:
    for value in [] if func.is_declaration else func.args:
        value.set_sharding(None if value.sharding is None else change(value.sharding))
    func.set_boundary(
        result_shardings=[None if s is None else change(s) for s in func.result_shardings]
    )


def _map_attr(
    attr: ShardingAttr | ShardingPerValue, change: Callable[[Sharding], Sharding]
) -> Attribute:
    if isinstance(attr, ShardingAttr):
        new = change(attr.sharding)
        return attr if new is attr.sharding else ShardingAttr(new)
    changed = tuple(map(change, attr.shardings))
    return attr if changed == attr.shardings else ShardingPerValue(changed)


def per_value(op: Op, key: str) -> tuple[Sharding, ...] | None:
    """The shardings of an attribute such as `in_shardings`; None when the op lacks it."""
    attr = op.attrs.get(key)
    return attr.shardings if isinstance(attr, ShardingPerValue) else None


def manual_axes(op: Op) -> Axes:
    """The manual axes of an op; () for all ops but manual computations."""
    attr = op.attrs.get("manual_axes") if op.regions else None
    return attr.axes if isinstance(attr, AxisList) else ()


def without_axes(value: Sharding, names: frozenset[str]) -> Sharding:
    """A sharding with some axes erased: the view from inside a region where they are manual."""
    dims = tuple(
        Dim(tuple(a for a in dim.axes if a.name not in names), dim.is_open, dim.priority)
        for dim in value.dims
    )
    kept, partial = (
        tuple(a for a in axes if a.name not in names)
        for axes in (value.replicated, value.unreduced)
    )
    return sharding(value.mesh, dims, kept, partial)


def with_free_axes(outer: Sharding, inner: Sharding, names: frozenset[str]) -> Sharding:
    """The manual axes of `outer`, then the free axes of `inner`: the view from outside a region."""
    dims: list[Dim] = []
    for old, new in zip(outer.dims, inner.dims, strict=True):
        manual = tuple(a for a in old.axes if a.name in names)
        dims.append(Dim(manual + new.axes, new.is_open, new.priority))
    return sharding(outer.mesh, tuple(dims), outer.replicated, outer.unreduced)

"""Rewrites of the sharding dialect: each takes an op and says whether it changed the program.

Source: shardy `ir/canonicalization.cc`.
"""

from __future__ import annotations

from collections.abc import Callable

from shardwright.ir.build import Builder
from shardwright.ir.core import Op, out_sharding
from shardwright.passes.clean.rewrites.equal_reshards import equal_reshards
from shardwright.spec import plan
from shardwright.spec.attributes import (
    AllToAllParams,
    Attrs,
    AxisList,
    AxisLists,
    ShardingAttr,
    ShardingPerValue,
)
from shardwright.spec.axes import Axis

Rewrite = Callable[[Op], bool]
Rewrites = tuple[tuple[str, Rewrite], ...]  # op name, and what may be done to such an op


def _forward(op: Op, source: Op | None = None) -> bool:
    """Let users of an op use its operand (or that of `source`) instead."""
    op.result.replace_uses((source or op).operands[0])
    op.erase()
    return True


def _definition(op: Op, name: str) -> Op | None:
    """The op that defines the operand, if it is of this kind and no plan tells it to stay."""
    source = op.operands[0].op
    is_one = source is not None and source.name == name and plan.TOLD not in source.notes
    return source if is_one else None


def reshard_of_reshard(op: Op) -> bool:
    """reshard(reshard(x)) -> reshard(x), when nothing else uses the inner one."""
    inner = _definition(op, "sdy.reshard")
    if inner is None or len(inner.result.uses) != 1:
        return False
    op.set_operand(0, inner.operands[0])
    inner.erase()
    return True


def unused_exchange(op: Op) -> bool:
    """An all_to_all that nothing uses goes."""
    if op.result.uses:
        return False
    op.erase()
    return True


def no_op_lists(op: Op) -> bool:
    """A collective with an empty axis list in every dim does nothing."""
    for key in ("gathering_axes", "slicing_axes", "reduce_scatter_axes"):
        attr = op.attrs.get(key)
        if isinstance(attr, AxisLists) and not any(attr.dims):
            return _forward(op)
    attr = op.attrs.get("reduction_axes")
    if isinstance(attr, AxisList) and not attr.axes:
        return _forward(op)
    params = op.attrs.get("params")
    return isinstance(params, AllToAllParams) and not params.params and _forward(op)


def slice_of_gather(op: Op) -> bool:
    """all_slice(all_gather(x)) over the same axes -> x."""
    inner = _definition(op, "sdy.all_gather")
    if inner is None or inner.attrs["gathering_axes"] != op.attrs["slicing_axes"]:
        return False
    return _forward(op, inner)


def reduce_of_declared_partial(op: Op) -> bool:
    """all_reduce(replicated_to_unreduced(x)) over the same axes -> x."""
    inner = _definition(op, "sdy.replicated_to_unreduced")
    if inner is None or inner.attrs["axes"] != op.attrs["reduction_axes"]:
        return False
    return _forward(op, inner)


def reduce_of_sharded(op: Op) -> bool:
    """all_reduce(sharded_to_unreduced(x)) over the same axes -> all_gather(x)."""
    inner = _definition(op, "sdy.sharded_to_unreduced")
    axes, wanted = op.attrs["reduction_axes"], out_sharding(op)
    if inner is None or wanted is None:
        return False
    lists = inner.attrs["axes"]
    assert isinstance(lists, AxisLists) and isinstance(axes, AxisList)
    if sorted(axis for dim in lists.dims for axis in dim) != sorted(axes.axes):
        return False
    attrs = Attrs({"gathering_axes": lists, "out_sharding": ShardingAttr(wanted)})
    made = Builder.before(op).op("sdy.all_gather", [inner.operands[0]], [op.result.type], attrs)
    op.result.replace_uses(made.result)
    op.erase()
    return True


def fuse_all_to_alls(op: Op) -> bool:
    """all_to_all(all_to_all(x)) over other dims -> one, if nothing else uses the inner one."""
    inner = _definition(op, "sdy.all_to_all")
    if inner is None or len(inner.result.uses) != 1:
        return False
    mine, other = op.attrs["params"], inner.attrs["params"]
    assert isinstance(mine, AllToAllParams) and isinstance(other, AllToAllParams)
    dims = [dim for _, source, target in mine.params + other.params for dim in (source, target)]
    if len(dims) != len(set(dims)):
        return False
    params = tuple(sorted(mine.params + other.params, key=lambda param: param[1]))
    op.set_attr("params", AllToAllParams(params))
    op.set_operand(0, inner.operands[0])
    inner.erase()
    return True


def idle_permute(op: Op) -> bool:
    """A collective_permute between equal shardings does nothing."""
    source = op.operands[0].op
    given = op.operands[0].sharding or (out_sharding(source) if source is not None else None)
    wanted = out_sharding(op)
    if given is None or wanted is None or given.mesh != wanted.mesh or given.axes != wanted.axes:
        return False
    return _forward(op)


def reduce_scatter(op: Op) -> bool:
    """all_slice(all_reduce(x)) -> reduce_scatter(x), when every user slices alike and all axes go.

    Slicing axes beyond the reduced ones stay in a trailing all_slice.
    """
    users = tuple(op.result.users())
    reduced = op.attrs["reduction_axes"]
    assert isinstance(reduced, AxisList)
    if not users or any(u.name != "sdy.all_slice" or plan.TOLD in u.notes for u in users):
        return False
    slices = users[0].attrs["slicing_axes"]
    if any(user.attrs["slicing_axes"] != slices for user in users):
        return False
    assert isinstance(slices, AxisLists)
    left = list(reduced.axes)
    scattered: list[tuple[Axis, ...]] = []
    for dim in slices.dims:
        count = next((i for i, axis in enumerate(dim) if axis not in left), len(dim))
        scattered.append(dim[:count])
        left = [axis for axis in left if axis not in dim[:count]]
    if left:
        return False
    for user in users:
        _scatter(op, user, scattered)
    op.erase()
    return True


def _scatter(op: Op, user: Op, scattered: list[tuple[Axis, ...]]) -> None:
    slices, wanted, summed = user.attrs["slicing_axes"], out_sharding(user), out_sharding(op)
    assert isinstance(slices, AxisLists) and wanted is not None and summed is not None
    rest = tuple(dim[len(part) :] for dim, part in zip(slices.dims, scattered, strict=True))
    middle = summed.with_axes(
        [own + part for own, part in zip(summed.axes, scattered, strict=True)]
    )
    target = middle if any(rest) else wanted
    attrs = Attrs(
        {"reduce_scatter_axes": AxisLists(tuple(scattered)), "out_sharding": ShardingAttr(target)}
    )
    builder = Builder.before(user)
    value = builder.op("sdy.reduce_scatter", [op.operands[0]], [op.result.type], attrs).result
    if any(rest):
        attrs = Attrs({"slicing_axes": AxisLists(rest), "out_sharding": ShardingAttr(wanted)})
        value = builder.op("sdy.all_slice", [value], [op.result.type], attrs).result
    user.result.replace_uses(value)
    user.erase()


def unused_inputs(op: Op) -> bool:
    """A manual computation takes only the operands that its body uses."""
    block, shardings = op.regions[0].block, op.attrs.get("in_shardings")
    kept = [index for index, value in enumerate(block.args) if value.uses]
    if len(kept) == len(block.args) or not isinstance(shardings, ShardingPerValue):
        return False
    operands = [op.operands[index] for index in kept]
    left = tuple(shardings.shardings[index] for index in kept)
    op.set_operands(operands)
    op.set_attr("in_shardings", ShardingPerValue(left))
    block.set_args([block.args[index] for index in kept])
    return True


COLLECTIVE: Rewrites = (
    ("sdy.all_gather", no_op_lists),
    ("sdy.all_slice", no_op_lists),
    ("sdy.all_slice", slice_of_gather),
    ("sdy.all_to_all", no_op_lists),
    ("sdy.all_to_all", unused_exchange),
    ("sdy.all_to_all", fuse_all_to_alls),
    ("sdy.collective_permute", idle_permute),
    ("sdy.reduce_scatter", no_op_lists),
    ("sdy.all_reduce", no_op_lists),
    ("sdy.all_reduce", reduce_of_declared_partial),
    ("sdy.all_reduce", reduce_of_sharded),
    ("sdy.all_reduce", reduce_scatter),
)

# Rewrites that a pattern name stands for, and those that run only when no name is given.
NAMED: dict[str, Rewrites] = {
    "sdy-collective": COLLECTIVE,
    "sdy-reshard": (("sdy.reshard", reshard_of_reshard),),
}
OTHER: Rewrites = (
    ("sdy.manual_computation", unused_inputs),
    ("sdy.reshard", equal_reshards),
)

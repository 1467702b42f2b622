"""Lowers the collectives of `sdy` to StableHLO collectives on local values."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import NamedTuple

from shardwright.ir.build import reducer_region
from shardwright.ir.core import Block, Op, Region, Value
from shardwright.passes.partition.lowering.device_view import LocalOp
from shardwright.passes.partition.lowering.replica_groups import (
    with_reason,
)
from shardwright.spec import plan
from shardwright.spec.attributes import (
    AllToAllParams,
    Attribute,
    Attrs,
    AxisList,
    AxisLists,
    Int,
    Ints,
    String,
)
from shardwright.spec.axes import Axes, Axis, total
from shardwright.spec.layout import Layout
from shardwright.spec.op import REDUCER_OF
from shardwright.spec.types import TensorType, tensor


class Move(NamedTuple):
    """A collective to lower: its operand is local already, axes are refined."""

    op: Op
    local: LocalOp
    block: Block
    axes: Callable[[tuple[Axis, ...]], Axes]  # axes as text spells them, refined
    src: Layout
    dst: Layout

    @property
    def value(self) -> Value:
        return self.op.operands[0]

    def append(
        self,
        name: str,
        value: Value,
        type: TensorType,
        attrs: dict[str, Attribute],
        axes: Axes,
        regions: tuple[Region, ...] = (),
    ) -> Value:
        """A StableHLO collective with the notes of the op it comes from."""
        op = self.op
        notes = with_reason(op.notes, axes)
        made = Op(name, [value], [type], Attrs(attrs), regions, notes, op.loc, op.place)
        return self.block.append(made).result

    def among(self, axes: Axes, is_global: bool = True) -> dict[str, Attribute]:
        """The attributes that say who takes part: devices along axes."""
        return self.local.listed(lambda tables: tables.communication(axes, is_global))

    def lists(self, key: str) -> Layout:
        """A list-per-dim attribute, refined."""
        found = self.op.attrs[key]
        assert isinstance(found, AxisLists)
        return tuple(map(self.axes, found.dims))

    def resized(self, type: TensorType, dim: int, size: int) -> TensorType:
        return type.with_shape((*type.shape[:dim], size, *type.shape[dim + 1 :]))

    def reducer(self) -> tuple[Region]:
        kind = self.op.notes.get(plan.KIND)
        name = REDUCER_OF[kind.value if isinstance(kind, String) else "add"]
        return (reducer_region(name, tensor((), self.value.tensor.element)),)


def all_gather(move: Move) -> Value:
    value = move.value
    for dim, axes in enumerate(move.lists("gathering_axes")):
        if axes:
            type = move.resized(value.tensor, dim, value.shape[dim] * total(axes))
            attrs = {"all_gather_dim": Int(dim), **move.among(axes)}
            value = move.append("stablehlo.all_gather", value, type, attrs, axes)
    return value


def all_slice(move: Move) -> Value:
    """Every device keeps the block of its shard number: nothing is sent."""
    value, local = move.value, move.local
    cuts = move.lists("slicing_axes")
    shape = tuple(n // total(axes) for n, axes in zip(value.shape, cuts, strict=True))
    starts: list[Value] = []
    for size, axes in zip(shape, cuts, strict=True):
        start = local.shard_index(axes)
        if axes and size > 1:
            step = local.constant(size, tensor((), "i32"))
            start = local.emit("stablehlo.multiply", [start, step], [start.type])[0]
        assert isinstance(start, Value)
        starts.append(start)
    said = move.op.notes.without(plan.ALGORITHM)  # of what is sent
    notes = with_reason(said, tuple(axis for axes in cuts for axis in axes))
    type = value.tensor.with_shape(shape)
    attrs = Attrs({"slice_sizes": Ints(shape)})
    made = Op("stablehlo.dynamic_slice", [value, *starts], [type], attrs, (), notes)
    made.loc, made.place = move.op.loc, move.op.place
    return move.block.append(made).result


def all_to_all(move: Move) -> Value:
    """Several moves are one exchange among the devices along all their axes."""
    value, found = move.value, move.op.attrs["params"]
    assert isinstance(found, AllToAllParams)
    moves = [(move.axes(axes), source, target) for axes, source, target in found.params]
    if len(moves) > 1:
        return _exchanged(move, moves)
    ((axes, source, target),) = moves
    count = total(axes)
    type = move.resized(value.tensor, target, value.shape[target] // count)
    type = move.resized(type, source, type.shape[source] * count)
    return _all_to_all(move, value, type, axes, (target, source))


def _all_to_all(
    move: Move, value: Value, type: TensorType, axes: Axes, dims: tuple[int, int]
) -> Value:
    """`dims`: the one that is split, and the one that grows."""
    attrs: dict[str, Attribute] = {
        "split_dimension": Int(dims[0]),
        "concat_dimension": Int(dims[1]),
        "split_count": Int(total(axes)),
        **move.among(axes, is_global=False),
    }
    return move.append("stablehlo.all_to_all", value, type, attrs, axes)


def _exchanged(move: Move, moves: list[tuple[Axes, int, int]]) -> Value:
    """Exchange rows, one per receiving device; rows change places; the new ones join their dims."""
    value, rank, count = move.value, len(move.value.shape), len(moves)
    groups = [total(axes) for axes, _, _ in moves]
    split = {target: number for number, (_, _, target) in enumerate(moves)}
    sizes: list[int] = []  # per dim, before it where it is split: the number of rows
    rows, rest = [0] * count, list[int]()
    for dim, size in enumerate(value.shape):
        if dim in split:
            rows[split[dim]] = len(sizes)
            sizes.append(groups[split[dim]])
            size //= sizes[-1]
        rest.append(len(sizes))
        sizes.append(size)
    left = tuple(sizes[place] for place in rest)
    value = _reshaped(move, value, tuple(sizes))
    value = _transposed(move, value, (*rows, *rest))
    value = _reshaped(move, value, (prod(groups), *left))
    axes = tuple(axis for axes, _, _ in moves for axis in axes)
    value = _all_to_all(move, value, value.tensor, axes, (0, 0))
    value = _reshaped(move, value, (*groups, *left))
    grown = {source: number for number, (_, source, _) in enumerate(moves)}
    order: list[int] = []
    shape = list(left)
    for dim in range(rank):
        if dim in grown:
            order.append(grown[dim])
            shape[dim] *= groups[grown[dim]]
        order.append(count + dim)
    return _reshaped(move, _transposed(move, value, tuple(order)), tuple(shape))


def _reshaped(move: Move, value: Value, shape: tuple[int, ...]) -> Value:
    if value.shape == shape:
        return value
    type = value.tensor.with_shape(shape)
    return _emitted(move, "stablehlo.reshape", value, type)


def _transposed(move: Move, value: Value, order: tuple[int, ...]) -> Value:
    if order == tuple(range(len(order))):
        return value
    type = value.tensor.with_shape(tuple(value.shape[dim] for dim in order))
    return _emitted(move, "stablehlo.transpose", value, type, {"permutation": Ints(order)})


def _emitted(
    move: Move, name: str, value: Value, type: TensorType, attrs: dict[str, Attribute] | None = None
) -> Value:
    (made,) = move.local.emit(name, [value], [type], attrs)
    assert isinstance(made, Value)
    return made


def collective_permute(move: Move) -> Value:
    axes, attrs = move.local.listed(lambda tables: tables.between(move.src, move.dst))
    value = move.value
    return move.append("stablehlo.collective_permute", value, value.tensor, attrs, axes)


def all_reduce(move: Move) -> Value:
    found, value = move.op.attrs["reduction_axes"], move.value
    assert isinstance(found, AxisList)
    axes = move.axes(found.axes)
    attrs = move.among(axes)
    return move.append("stablehlo.all_reduce", value, value.tensor, attrs, axes, move.reducer())


def reduce_scatter(move: Move) -> Value:
    value = move.value
    for dim, axes in enumerate(move.lists("reduce_scatter_axes")):
        if axes:
            type = move.resized(value.tensor, dim, value.shape[dim] // total(axes))
            attrs = {"scatter_dimension": Int(dim), **move.among(axes)}
            value = move.append(
                "stablehlo.reduce_scatter", value, type, attrs, axes, move.reducer()
            )
    return value


# Ops that StableHLO spells differently: sdy has its own constant to keep equal ones apart.
PLAIN_NAMES = {"sdy.constant": "stablehlo.constant"}

LOWERINGS: dict[str, Callable[[Move], Value]] = {
    "sdy.all_gather": all_gather,
    "sdy.all_slice": all_slice,
    "sdy.all_to_all": all_to_all,
    "sdy.collective_permute": collective_permute,
    "sdy.all_reduce": all_reduce,
    "sdy.reduce_scatter": reduce_scatter,
}

"""Translates the planner's steps to ops of a `collective` program, and back."""

from __future__ import annotations

from collections.abc import Callable

from shardwright.ir.core import Op, Value, out_sharding
from shardwright.passes.partition.reshard.space import (
    ALL_REDUCE,
    EXCHANGE,
    FROM_SHARDED,
    FROM_WHOLE,
    GATHER,
    PERMUTE,
    REDUCE_SCATTER,
    SLICE,
    VIEW,
)
from shardwright.passes.partition.reshard.types import Ends, Step
from shardwright.passes.partition.resharding.layouts import Layouts, layouts_of
from shardwright.spec import plan
from shardwright.spec.attributes import (
    AllToAllParams,
    Attribute,
    Attrs,
    AxisList,
    AxisLists,
    ShardingAttr,
)
from shardwright.spec.axes import Axes
from shardwright.spec.layout import in_mesh_order

__all__ = [
    "FROM_SHARDED",
    "FROM_WHOLE",
    "NAMES",
    "RESHAPE",
    "SUMS",
    "Ends",
    "Layouts",
    "Step",
    "layouts_of",
    "read_step",
    "write_step",
]

NAMES = {
    SLICE: "sdy.all_slice",
    GATHER: "sdy.all_gather",
    EXCHANGE: "sdy.all_to_all",
    PERMUTE: "sdy.collective_permute",
    REDUCE_SCATTER: "sdy.reduce_scatter",
    ALL_REDUCE: "sdy.all_reduce",
}
RESHAPE = "stablehlo.reshape"
_KINDS = {name: kind for kind, name in NAMES.items()}
SUMS = (ALL_REDUCE, REDUCE_SCATTER)  # by the kind that the notes name
_LISTS = {
    SLICE: "slicing_axes",
    GATHER: "gathering_axes",
    REDUCE_SCATTER: "reduce_scatter_axes",
}


Put = Callable[[Op], Op]  # inserts an op where it belongs


def write_step(layouts: Layouts, op: Op, value: Value, step: Step, put: Put) -> Value:
    """Insert one step; notes and place are those of the op in whose place it stands."""
    if step.kind == VIEW:
        return _view(layouts, op, value, step, put)
    mesh = layouts.mesh
    moved = AxisLists(tuple(map(mesh.spell, step.moved)))
    attrs: dict[str, Attribute] = {}
    if step.kind == EXCHANGE:
        params = tuple((moved.dims[source], source, target) for source, target in step.moves)
        attrs["params"] = AllToAllParams(params)
    elif step.kind == ALL_REDUCE:
        attrs["reduction_axes"] = AxisList(mesh.spell(in_mesh_order(mesh, step.axes)))
    elif step.kind != PERMUTE:
        attrs[_LISTS[step.kind]] = moved
    sharding = layouts.write(step.out, step.partial)
    attrs["out_sharding"] = ShardingAttr(sharding)
    notes = op.notes if step.kind in SUMS else op.notes.without(plan.KIND)
    name, type = NAMES[step.kind], value.type
    return put(Op(name, [value], [type], Attrs(attrs), (), notes, op.loc, op.place)).result


def _view(layouts: Layouts, op: Op, value: Value, step: Step, put: Put) -> Value:
    """A reshape that moves nothing: other dims, of which each device holds a block."""
    type = value.tensor.with_shape(step.view or op.result.shape)
    made = put(Op(RESHAPE, [value], [type], loc=op.loc, place=op.place))
    made.result.set_sharding(layouts.write(step.out))
    return made.result


def read_step(layouts: Layouts, op: Op, partial: Axes = ()) -> Step:
    """The step of a collective or a reshape. `partial`: resolved, behind it. Volumes are left out.

    Raises KeyError for another op.
    """
    mesh = layouts.mesh
    shape = op.result.shape
    given = op.result.sharding if op.name == RESHAPE else out_sharding(op)
    out, nothing = layouts.read(given, shape), ((),) * len(shape)
    if op.name == RESHAPE:
        return Step(VIEW, nothing, out, 0, (), (), partial, shape)
    kind = _KINDS[op.name]
    if kind == EXCHANGE:
        found = op.attrs["params"]
        assert isinstance(found, AllToAllParams)
        lists = {source: mesh.resolve(axes) for axes, source, _ in found.params}
        moved = tuple(lists.get(dim, ()) for dim in range(len(shape)))
        moves = tuple((source, target) for _, source, target in found.params)
        return Step(kind, moved, out, 0, moves, (), partial, shape)
    if kind == ALL_REDUCE:
        axes = op.attrs["reduction_axes"]
        assert isinstance(axes, AxisList)
        return Step(kind, nothing, out, 0, (), mesh.resolve(axes.axes), partial, shape)
    if kind == PERMUTE:
        return Step(kind, nothing, out, 0, (), (), partial, shape)
    lists = op.attrs[_LISTS[kind]]
    assert isinstance(lists, AxisLists)
    return Step(kind, tuple(map(mesh.resolve, lists.dims)), out, 0, (), (), partial, shape)

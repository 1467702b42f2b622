"""Wraps an op in a manual computation, which runs on one device's shard of each tensor."""

from __future__ import annotations

from shardwright.ir.core import Block, Module, Op, Region
from shardwright.spec.attributes import Attrs, AxisList, ShardingPerValue
from shardwright.spec.axes import Axis
from shardwright.spec.sharding import Sharding

MANUAL, RETURN = "sdy.manual_computation", "sdy.return"


def run_on_pieces(module: Module, op: Op, sharding: Sharding) -> None:
    """Run an op piece by piece; its operands and results are all of one type, cut alike."""
    mesh = module.mesh_of(sharding)
    assert mesh is not None and op.block is not None
    local = [sharding.local_type(mesh, value.tensor) for value in (*op.operands, *op.results)]
    count = len(op.operands)
    block = Block(local[:count])
    inner = Op(op.name, block.args, local[count:], op.attrs, (), op.notes, op.loc, op.place)
    block.append(inner)
    block.append(Op(RETURN, inner.results, loc=op.loc, place=op.place))
    used = dict.fromkeys(axis.name for axes in sharding.axes for axis in axes)
    manual = tuple(Axis(name) for name in mesh.names if name in used)
    attrs = Attrs(
        {
            "in_shardings": ShardingPerValue((sharding,) * count),
            "out_shardings": ShardingPerValue((sharding,) * len(op.results)),
            "manual_axes": AxisList(manual, is_manual=True),
        }
    )
    types = [value.type for value in op.results]
    made = Op(MANUAL, op.operands, types, attrs, [Region([block])], loc=op.loc, place=op.place)
    op.block.insert_after(op, made)
    for old, new in zip(op.results, made.results, strict=True):
        old.replace_uses(new)
    op.erase()

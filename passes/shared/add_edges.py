"""Puts a data-flow edge behind each owner of an op, and makes all its users use the edge."""

from __future__ import annotations

from collections.abc import Iterable

from shardwright.ir.core import Block, Op, Value
from shardwright.passes.shared.data_flow import edges_of
from shardwright.passes.shared.shardings import (
    manual_axes,
    per_value,
    set_sharding,
    sharding_of,
    without_axes,
)
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import EDGE
from shardwright.spec.types import TensorType


def add_edges(op: Op) -> dict[Value, Op]:
    """Make the edges of an op, by owner; they are not in a block yet (see `place_edges`)."""
    made: dict[Value, Op] = {}
    for edge in edges_of(op):
        owner = edge.owner
        if not isinstance(owner.type, TensorType) or not owner.type.is_static:
            continue
        made[owner] = carrier = Op(EDGE, [owner], [owner.type], loc=op.loc, place=op.place)
        set_sharding(carrier.result, owner_sharding(op, owner))
        owner.replace_uses(carrier.result, keep=[carrier])
    return made


def owner_sharding(op: Op, owner: Value) -> Sharding | None:
    """The sharding that an op declares for an edge owner, as seen where the owner is used."""
    if owner.op is None:
        shardings = per_value(op, "in_shardings")
        names = frozenset(axis.name for axis in manual_axes(op))
        return without_axes(shardings[owner.index], names) if shardings else None
    shardings = per_value(op, "out_shardings")
    return shardings[owner.index] if shardings else sharding_of(owner)


def place_edges(made: dict[Value, Op]) -> None:
    """Put edges right after their owners: at the top of a block, or behind the op."""
    behind: dict[Op, list[Op]] = {}
    on_top: dict[Block, list[Op]] = {}
    for owner, carrier in made.items():
        if isinstance(owner.owner, Op):
            behind.setdefault(owner.owner, []).append(carrier)
        else:
            on_top.setdefault(owner.owner, []).append(carrier)
    blocks = dict.fromkeys([*on_top, *(op.block for op in behind if op.block is not None)])
    for block in blocks:
        ops = _adopt(block, on_top.get(block, ()))
        for op in block.ops:
            ops.append(op)
            ops += _adopt(block, behind.get(op, ()))
        block.set_ops(ops)


def _adopt(block: Block, ops: Iterable[Op]) -> list[Op]:
    for op in ops:
        op.block = block
    return list(ops)

"""Finds loops: ops whose regions receive the results of the previous iteration as arguments."""

from __future__ import annotations

from shardwright.ir.analysis.collective_traffic import trip_count
from shardwright.ir.core import Block, Module, Op, Value
from shardwright.ir.walk import all_ops
from shardwright.passes.shared.data_flow import is_loop
from shardwright.spec.sharding_rules.dataflow import DATA_FLOW


def loops(module: Module) -> list[Op]:
    """Loops that may run, inner ones first."""
    found = [op for op in all_ops(module) if op.regions and is_loop(op) and trip_count(op) != 0]
    return found[::-1]


def body(loop: Op) -> Block:
    """The block that runs once a round."""
    returns = DATA_FLOW[loop.name].from_returns
    assert returns is not None and len(returns) == 1
    return loop.regions[returns[0]].block


def outside(loop: Op, value: Value) -> Value | None:
    """Value outside of the loop that equals a value in every iteration; None when made inside."""
    block = body(loop)
    if value.owner is block:
        is_kept = block.terminator.operands[value.index] is value
        return loop.operands[value.index] if is_kept else None
    inside = value.owner.block if isinstance(value.owner, Op) else value.owner
    while inside is not None and inside.parent is not None:
        if inside.parent is loop:
            return None
        inside = inside.parent.block
    return value

"""Finds ops that MLIR's drivers erase on sight: unused and without effect."""

from __future__ import annotations

from shardwright.ir.core import Module, Op
from shardwright.ir.walk import all_ops
from shardwright.spec.sharding_rules.dataflow import EDGES


def is_dead(op: Op) -> bool:
    """True if an op has no use and no effect, its regions included."""
    for value in op.results:
        if value.uses:
            return False
    return is_pure(op)


def erase_dead(module: Module) -> None:
    """Erase dead ops, and those that die with them."""
    while dead := [op for op in reversed(all_ops(module)) if is_dead(op)]:
        for op in dead:
            if op.block is not None:
                op.erase()


def is_pure(op: Op) -> bool:
    """True if running an op has no effect besides its results."""
    if op.name in EDGES or not op.sig.is_erasable:
        return False
    return all(
        inner.is_terminator or is_pure(inner)
        for region in op.regions
        for block in region.blocks
        for inner in block.ops
    )

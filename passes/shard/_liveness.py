"""Which ops MLIR's drivers erase as they meet them: unused and without effect."""

from __future__ import annotations

from shardwright.ir.core import Op
from shardwright.spec.dataflow import EDGES


def is_dead(op: Op) -> bool:
    """Whether an op has no use and no effect, its regions included."""
    return not any(value.uses for value in op.results) and is_pure(op)


def is_pure(op: Op) -> bool:
    """Whether running an op has no effect besides its results."""
    if op.name in EDGES or not op.sig.is_erasable:
        return False
    return all(
        inner.is_terminator or is_pure(inner)
        for region in op.regions
        for block in region.blocks
        for inner in block.ops
    )

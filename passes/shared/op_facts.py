"""Facts of ops, from their rows, that several rooms use."""

from __future__ import annotations

from shardwright.ir.core import Op
from shardwright.spec.sharding_rules.dataflow import SAME_SHAPE_ELEMENTWISE


def has_own_rule(op: Op) -> bool:
    """True if the rule of an op is ours, because Shardy has none."""
    row = op.row
    return row is not None and row.own_rule


def is_elementwise(op: Op) -> bool:
    """True if each element of the result is made of the elements at its own place."""
    if op.row is None or not op.row.elementwise:
        return False
    return op.name not in SAME_SHAPE_ELEMENTWISE or op.operands[0].shape == op.result.shape

"""What the reader of a program asks of an op, by its signature."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from shardwright.ir.core import Block, Op, Value
from shardwright.spec.factors import Kind
from shardwright.spec.op import Sig
from shardwright.spec.types import TensorType

FREE_HEIGHT = 4  # ops that devices do again rather than move, at most


class Facts(NamedTuple):
    """What to do with ops of a signature. `places`: operands that are tensors of some rank;
    `tall`: those but scalars of an op that may be done again; None: it may not.
    """

    is_node: bool
    is_plain: bool
    places: tuple[int, ...]
    tall: tuple[int, ...] | None
    groups: tuple[tuple[int, ...], ...] = ()  # of operands in which it is linear
    is_sum: bool = False  # its results may be sums that are partial


def has_dims(value: Value) -> bool:
    return isinstance(value.type, TensorType) and bool(value.type.shape)


def tall(op: Op) -> tuple[int, ...] | None:
    """The operands of an op but scalars; None where devices do not do it again for nothing."""
    row = op.row
    if row is None or not row.pure or len(op.results) != 1 or op.regions:
        return None
    is_source = not op.operands and row.local is not None
    if op.sig.rule is None and not is_source:
        return None
    values = enumerate(op.operands)
    return tuple(k for k, v in values if v.shape or not isinstance(v.type, TensorType))


def linear(op: Op) -> tuple[tuple[int, ...], ...]:
    """Groups of operands in which an op is linear that have as many elements as its result."""
    if len(op.results) != 1:
        return ()
    count = prod(op.results[0].shape)
    kept = (
        tuple(k for k in group if prod(op.operands[k].shape) == count) for group in op.sig.linear
    )
    return tuple(group for group in kept if group)


def is_sum(sig: Sig) -> bool:
    """True if cutting some factor of an op makes its only result a partial sum."""
    rule, row = sig.blocks, sig.row
    if rule is None or row is None or row.combine is None or len(sig.outs) != 1:
        return False
    return row.combine(sig) == ("add",) and bool(rule.of_kind(Kind.REDUCTION))


def work(block: Block) -> float:
    """Operations of the ops of a block, and bytes where there are none."""
    return sum(inner.sig.flops + sum(inner.sig.touched) for op in block.ops for inner in op.walk())

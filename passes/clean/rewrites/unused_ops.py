"""Finds ops that may be erased when their results are unused."""

from __future__ import annotations

from shardwright.ir.core import Block, Op
from shardwright.spec.sharding_rules.dataflow import COLLECTIVES


def is_pure(op: Op, pure: frozenset[str] = COLLECTIVES) -> bool:
    """True if running an op, its regions included, has no effect besides its results.

    `pure` names ops that count as pure though the table says otherwise.
    """
    if not (op.sig.is_erasable or op.name in pure):
        return False
    return all(
        inner.is_terminator or is_pure(inner, pure)
        for region in op.regions
        for block in region.blocks
        for inner in block.ops
    )


def erase_dead(block: Block, pure: frozenset[str] = COLLECTIVES) -> int:
    """Erase unused pure ops of a block and of the regions in it, users first; how many went."""
    gone: set[int] = set()
    nested = 0
    for op in reversed(block.ops):
        if not any([value.uses for value in op.results]) and is_pure(op, pure):
            op.let_go()
            op.block = None
            gone.add(id(op))
            continue
        for region in op.regions:
            nested += sum(erase_dead(b, pure) for b in region.blocks)
    if gone:
        block.set_ops([op for op in block.ops if id(op) not in gone])
    return len(gone) + nested

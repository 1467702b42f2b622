"""Walks and erases many ops at once, in programs of tens of thousands of ops."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from shardwright.ir.core import Op, Value


def all_ops(root: Op) -> list[Op]:
    """An op and all ops in its regions, in program order."""
    found = [root]
    _enter(root, found)
    return found


def _enter(root: Op, found: list[Op]) -> None:
    for region in root.regions:
        for block in region.blocks:
            ops, start = block.ops, 0
            for end in [end for end, op in enumerate(ops) if op.regions]:  # few
                found += ops[start : end + 1]
                _enter(ops[end], found)
                start = end + 1
            found += ops[start:] if start else ops


def all_values(ops: Sequence[Op]) -> list[Value]:
    """The results of ops, then the arguments of the blocks that these hold themselves."""
    found = [*chain.from_iterable([op.results for op in ops])]
    holders = [op for op in ops if op.regions]
    found += [v for op in holders for r in op.regions for b in r.blocks for v in b.args]
    return found


def named(root: Op, name: str) -> list[Op]:
    """The ops of one name, in program order."""
    return [op for op in all_ops(root) if op.name == name]


def inner_first(root: Op) -> list[Op]:
    """The same, each op behind the ops in its regions."""
    found: list[Op] = []
    for region in root.regions:
        for block in region.blocks:
            ops, start = block.ops, 0
            for end in [end for end, op in enumerate(ops) if op.regions]:  # few
                found += ops[start:end]
                found += inner_first(ops[end])
                start = end + 1
            found += ops[start:] if start else ops
    found.append(root)
    return found


def erase_all(ops: Iterable[Op]) -> None:
    """Erase unused ops; each block is rewritten once. Users must come before what they use."""
    gone = dict.fromkeys(ops)
    for op in gone:
        for value in op.results:
            assert not value.uses, f"{op.name} is still used"
        op.let_go()
    for block in dict.fromkeys(op.block for op in gone):
        if block is not None:
            block.set_ops([op for op in block.ops if op not in gone])
    for op in gone:
        op.block = None

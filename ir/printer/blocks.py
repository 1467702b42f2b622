"""Block headers as text: labels, arguments, and the source file of the program."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.core import Block, Func
from shardwright.ir.verifier.dominance import successors


def block_names(blocks: Sequence[Block]) -> dict[Block, str]:
    """The label of each block of a region."""
    return {block: f"^bb{number}" for number, block in enumerate(blocks)}


def heads(blocks: Sequence[Block], names: dict[Block, str]) -> dict[Block, str]:
    """Per block but the first what its head says after the arguments: the blocks before it."""
    if len(blocks) == 1:
        return {}
    before: dict[Block, list[str]] = {block: [] for block in blocks}
    for block in blocks:
        for successor in successors(block):
            before.setdefault(successor, []).append(names[block])
    return {block: _comment(before[block]) for block in blocks[1:]}


def _comment(before: Sequence[str]) -> str:
    if not before:
        return "  // no predecessors"
    if len(before) == 1:
        return f"  // pred: {before[0]}"
    return f"  // {len(before)} preds: {', '.join(before)}"


def needs_head(block: Block, label: bool) -> bool:
    """True if the first block of a region shows its head; `label`: where its arguments stand."""
    if not label or (not block.ops and isinstance(block.parent, Func)):
        return False
    return bool(block.args) or not block.ops

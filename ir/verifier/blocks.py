"""Verifies blocks: terminators, and the scope of values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.ir.core import TERMINATORS, Block, Branch, Func, Module, Op, Region, Value
from shardwright.ir.errors import Diagnostic
from shardwright.ir.verifier.dominance import dominator_tree, successors
from shardwright.ir.verifier.report import Reporter
from shardwright.ir.verifier.shardings import Problem


class Scope:
    """A block and the values that its next op may use.

    `isolated` is the op around whose regions see nothing of what lies outside; `is_reached` is
    false where nothing leads. `keeps`: the values stay visible when the block is left.
    """

    __slots__ = ("block", "is_reached", "isolated", "keeps", "visible")

    def __init__(
        self,
        block: Block,
        visible: set[Value],
        isolated: Op,
        *,
        keeps: bool = False,
        is_reached: bool = True,
    ) -> None:
        self.block = block
        self.visible = visible
        self.isolated = isolated
        self.keeps = keeps
        self.is_reached = is_reached
        visible.update(block.args)

    def close(self) -> None:
        """Take out again what the block added."""
        if self.keeps:
            return
        self.visible.difference_update(self.block.args)
        for op in self.block.ops:
            self.visible.difference_update(op.results)

    def unseen(self, index: int, value: Value, reporter: Reporter) -> Problem | None:
        """The problem with using a value that is not visible here."""
        if not _is_inside(value, self.isolated):
            here = reporter.note("required by region isolation constraints", self.isolated)
            return Problem("using value defined outside the region", notes=(here,))
        if not self.is_reached:
            return None
        name = f"%{value.name}"
        return Problem(
            f"operand #{index} does not dominate this use", (name,), notes=_defined(value, reporter)
        )


def _defined(value: Value, reporter: Reporter) -> tuple[Diagnostic, ...]:
    op = value.op
    return (reporter.note("operand defined here", op),) if op is not None else ()


def _is_inside(value: Value, op: Op) -> bool:
    """True if a value is defined in a region of an op, however deep."""
    block = value.op.block if value.op is not None else value.owner
    while isinstance(block, Block):
        parent = block.parent
        if parent is op:
            return True
        block = parent.block if parent is not None else None
    return False


def scopes(region: Region, around: Scope, owner: Op) -> Iterator[Scope]:
    """A scope per block of a region; each is to be closed before the next one is asked for."""
    blocks = region.blocks
    row = owner.row
    frame = row.structure if row is not None else None
    is_isolated = frame is not None and frame.isolated
    isolated = owner if is_isolated else around.isolated
    visible: set[Value] = set() if is_isolated else around.visible
    if row is None:  # MLIR takes nothing for granted about the order in such regions
        inner = {value for block in blocks for op in block.ops for value in op.results}
        visible = visible | inner
        for block in blocks:
            yield Scope(block, visible, isolated, keeps=True)
    elif len(blocks) == 1:
        yield Scope(blocks[0], visible, isolated, keeps=is_isolated)  # nobody looks at it again
    elif blocks:
        yield from _flow(blocks, visible, isolated)


def _flow(blocks: Sequence[Block], visible: set[Value], isolated: Op) -> Iterator[Scope]:
    """Blocks that lead to others see the values of those that every way to them goes through."""
    tree = dominator_tree(blocks)
    stack = [(blocks[0], False)]
    while stack:
        block, is_done = stack.pop()
        if is_done:
            visible.difference_update(_values(block))
            continue
        yield Scope(block, visible, isolated, keeps=True)
        stack.append((block, True))
        stack += [(below, False) for below in reversed(tree[block])]
    for block in blocks:
        if block not in tree:
            yield Scope(block, visible, isolated, is_reached=False)


def _values(block: Block) -> list[Value]:
    return [*block.args, *(value for op in block.ops for value in op.results)]


# --- terminators


def block_problems(block: Block) -> Iterator[tuple[Op, Problem]]:
    """Mistakes of the order of a block's ops, with the op that each is reported at."""
    region, owner = block.region, block.parent
    assert region is not None and owner is not None
    for op in block.ops[:-1]:
        if op.name in TERMINATORS:
            yield op, Problem("must be the last operation in the parent block")
        elif isinstance(op, Branch):
            yield op, Problem("operation with block successors must terminate its parent block")
    row = owner.row
    if isinstance(owner, Func) and owner.is_declaration:
        return
    if (row is None or isinstance(owner, Module)) and len(region.blocks) == 1:
        return
    wanted = row.structure.ends_with if row is not None and row.structure is not None else ""
    help = f"end it with {wanted}" if wanted else ""
    if not block.ops:
        message = "expects a non-empty block" if wanted else ""
        yield owner, Problem(message or "empty block: expect at least a terminator", help=help)
        return
    end = block.ops[-1]
    if end.row is not None and end.name not in TERMINATORS:
        yield end, Problem("is the end of a block with no terminator", help=help)
    elif wanted and end.row is not None and end.name != wanted:
        message = f"expects regions to end with '{wanted}', found '{end.name}'"
        yield owner, Problem(message)


def region_problems(op: Op) -> Iterator[Problem]:
    """Mistakes of the number of an op's blocks."""
    row = op.row
    frame = row.structure if row is not None else None
    for number, region in enumerate(op.regions):
        if region.blocks and any(region.blocks[0] in successors(block) for block in region.blocks):
            yield Problem("entry block of region may not have predecessors")
        if frame is None or not frame.regions or len(region.blocks) == 1:
            continue
        if region.blocks and frame.ends_with:  # one block is a trait of its own then
            yield Problem(f"expects region #{number} to have 0 or 1 blocks")
            continue
        name = frame.regions[min(number, len(frame.regions) - 1)]
        yield Problem(
            f"region #{number} ('{name}') failed to verify constraint: region with 1 blocks"
        )

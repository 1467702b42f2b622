"""Labelled blocks of a region, and the branches to them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from shardwright.ir.core import Block, Func, Unlinked
from shardwright.ir.memo.known_statements import Mistake
from shardwright.ir.scanner.slot_places import fill
from shardwright.ir.scanner.split import Statement
from shardwright.spec.types import Type

_LABEL = re.compile(r"\^[\w$.\-]+", re.ASCII)


class Labels:
    """The labelled blocks of one region, some of which are named before they stand."""

    def __init__(self, entry: Block, args: Sequence[object], unlinked: Unlinked | None) -> None:
        self.entry = entry
        self.unlinked = unlinked
        self.has_args = bool(args)  # declared by the op's head
        self.blocks: dict[str, Block] = {}
        self.awaited: dict[str, tuple[Statement, int]] = {}  # first use of blocks that come later

    def use(self, statement: Statement, name: str) -> Block:
        """The block of this name, which may stand further on."""
        found = self.blocks.get(name)
        if found is None:
            text, _ = fill(statement.key, statement.slots)
            self.awaited[name] = statement, max(text.find(name), 0)
            found = self.blocks[name] = Block()
        return found

    def define(self, statement: Statement, types: Sequence[Type], is_entry: bool) -> Block:
        """The block that a label starts; `is_entry`: nothing stands before it. Raises Mistake."""
        match = _LABEL.match(statement.key)
        name = match[0] if match else ""
        if is_entry and self.has_args:
            raise Mistake("invalid block name in region with named arguments", 0)
        if name in self.blocks and name not in self.awaited:
            raise Mistake(f"redefinition of block '{name}'", 0)
        self.awaited.pop(name, None)
        if is_entry:
            self.blocks[name] = self.entry
            is_declared = isinstance(self.entry.parent, Func)
            return _filled(self.entry, types, self.unlinked, is_declared)
        block = self.blocks.setdefault(name, Block())
        region = self.entry.region
        assert region is not None
        region.add_block(block)
        return _filled(block, types, self.unlinked, False)

    def finish(self, report: Callable[[Statement, Mistake], None]) -> None:
        """Report the blocks that stand nowhere."""
        for name, (statement, at) in self.awaited.items():
            report(statement, Mistake(f"reference to an undefined block {name}", at))


def _filled(
    block: Block, types: Sequence[Type], unlinked: Unlinked | None, is_declared: bool
) -> Block:
    """The block with arguments of these types. Raises Mistake when it has others.

    `is_declared`: the head of a function says which it has.
    """
    if not block.args and not is_declared:
        for type in types:
            block.add_arg(type, unlinked)
    known = [value.type for value in block.args]
    if len(known) != len(types):
        message = f"entry block must have {len(known)} arguments to match function signature"
        raise Mistake(message, 0, f"got {len(types)}")
    for number, (type, expected) in enumerate(zip(types, known, strict=True)):
        if type is not expected:
            raise Mistake(
                f"type of entry block argument #{number}('{type}') must match the type of the"
                f" corresponding argument in function signature('{expected}')",
                0,
            )
    return block


def unnamed(results: Sequence[object]) -> None:
    """Raises Mistake when the text names results of an op that has none."""
    if results:
        raise Mistake("cannot name an operation with no results", 0, "drop the name and the =")


def one_body(statement: Statement) -> list[Statement]:
    """The statements of a module's only block. Raises Mistake when it has others."""
    regions = statement.regions or []
    if len(regions) != 1:
        raise Mistake("'builtin.module' op requires one region", 0)
    (body,) = regions
    labels = [position for position, inner in enumerate(body) if inner.key.startswith("^")]
    if any(labels):  # one at the start is the block's own
        raise Mistake("'builtin.module' op expects region #0 to have 0 or 1 blocks", 0)
    if not body and statement.key.lstrip().startswith('"'):
        raise Mistake(
            "'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with"
            " 1 blocks",
            0,
        )
    return body

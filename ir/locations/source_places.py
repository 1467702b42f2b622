"""Source places of ops and block arguments, with the columns that MLIR reports; computed on
demand.
"""

from __future__ import annotations

import re
from bisect import bisect_right

from shardwright.ir.core import Block, Module, Op, Value
from shardwright.ir.diagnostics.at_op import location_of, source_name
from shardwright.ir.locations.location import UNKNOWN, Location, file
from shardwright.ir.printer.forms import PLACED_AFTER_NAME

_NAME = re.compile(r'"(?:[^"\\\n]|\\.)*+"|//[^\n]*|%([\w$.\-]+)')
_SPACE = re.compile(r"(?:\s|//[^\n]*)*")
_OP_NAME = re.compile(r"[\w$.]+")


class SourcePlaces:
    """The locations of what a text gives none."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.name = source_name(module)
        self.source = module.source
        self.starts = [0, *(match.end() for match in re.finditer("\n", self.source))]
        self._found: dict[Value, Location] = {}

    def op(self, op: Op) -> Location:
        """The location of an op; of those in a region that the text abbreviates, of their owner."""
        if op.loc is not None:
            return op.loc
        owner = op.parent
        if owner is not None and owner.place == op.place and op.place[0]:
            return self.op(owner)
        row = op.row
        if row is None or row.syntax not in PLACED_AFTER_NAME or not op.place[0]:
            return location_of(self.module, op)
        match = _OP_NAME.match(self.source, max(self._offset(op), 0))
        if match is None:  # the generic form
            return location_of(self.module, op)
        space = _SPACE.match(self.source, match.end())
        return self._at(space.end() if space is not None else match.end())

    def argument(self, value: Value) -> Location:
        """The location of a block argument."""
        if value.loc is not None:
            return value.loc
        if value not in self._found and isinstance(value.owner, Block):
            self._look(value.owner)
        return self._found.get(value, UNKNOWN)

    # --- arguments: by name, in the text before the ops of their block

    def _look(self, block: Block) -> None:
        owner = block.parent
        if owner is None or not owner.place[0]:
            return
        wanted = {value.name: value for value in block.args if value.name}
        if block.ops and wanted:
            first = self._offset(block.ops[0])
            before = _op_before(block)
            if before is not None:
                self._scan(wanted, self._offset(before), first)
            if wanted:  # some forms name the arguments of all regions in front of the first
                head = next((b.ops[0] for r in owner.regions for b in r.blocks if b.ops), None)
                end = first if head is None else self._offset(head)
                self._scan(wanted, self._offset(owner), end)
        for value in block.args:
            if not value.name:  # of a region that the text abbreviates
                self._found[value] = self.op(owner)

    def _scan(self, wanted: dict[str, Value], start: int, end: int) -> None:
        """Take the names found in a piece of the source out of `wanted`."""
        if not 0 <= start < end:
            return
        for match in _NAME.finditer(self.source, start, end):
            value = wanted.pop(match[1], None) if match[1] else None
            if value is not None:
                self._found[value] = self._at(match.start())
            if not wanted:
                return

    # --- offsets

    def _at(self, offset: int) -> Location:
        line = bisect_right(self.starts, offset)
        return file(self.name, line, offset - self.starts[line - 1] + 1)

    def _offset(self, op: Op) -> int:
        """The offset of an op in the source; -1 when it is not there."""
        line, column = op.place
        return self.starts[line - 1] + column - 1 if 0 < line <= len(self.starts) else -1


def _op_before(block: Block) -> Op | None:
    """The last op of the text in front of a block of the same op; None for the first."""
    owner = block.parent
    last: Op | None = None
    for region in owner.regions if owner is not None else ():
        for other in region.blocks:
            if other is block:
                return last
            last = other.ops[-1] if other.ops else last
    return last

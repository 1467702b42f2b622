"""Slot offsets of a statement: in its key, in its filled text, and in the source."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.scanner.source_text import SLOT, Text, unmask
from shardwright.ir.scanner.split import Statement


def fill(key: str, slots: Sequence[str]) -> tuple[str, dict[int, int]]:
    """A key with its slots put back, and the slot that starts at each offset.

    What a location says is of no interest to the grammar.
    """
    text: list[str] = []
    offset = 0
    starts: dict[int, int] = {}
    for number, part in enumerate(key.split(SLOT)):
        if number:
            starts[offset] = number - 1
            slot = slots[number - 1]
            text.append(f"loc({'_' * (len(slot) - 5)})" if slot.startswith("loc(") else slot)
            offset += len(slot)
        text.append(part)
        offset += len(part)
    return "".join(text), starts


def filled_offset(key: str, slots: Sequence[str], at: int) -> int:
    """Offset in the filled text of an offset in the key."""
    before = slots[: key.count(SLOT, 0, at)]
    return at + sum(map(len, before)) - len(before)


def offsets_of(statement: Statement, text: str) -> list[int]:
    """Offsets in the filled text of all slots with this text."""
    starts = fill(statement.key, statement.slots)[1]
    return [at for at, slot in starts.items() if statement.slots[slot] == text]


def offset_of(statement: Statement, slot: int) -> int:
    """Offset of a slot in the filled text."""
    starts = fill(statement.key, statement.slots)[1]
    return next((at for at, number in starts.items() if number == slot), 0)


def position(statement: Statement, at: int, text: Text) -> tuple[int, int]:
    """Line and column in the source of an offset in a statement's filled text."""
    filled, _ = fill(statement.key, statement.slots)
    found = 0, statement.line, statement.column
    for offset, line, column in statement.pieces():
        start = filled_offset(statement.key, statement.slots, offset)
        if start <= at:
            found = start, line, column
    start, line, column = found
    return line, column + len(unmask(filled[start:at], text.blobs))


def beyond(line: int, column: int, text: str) -> tuple[int, int]:
    """Line and column behind a text that starts at a place."""
    newlines = text.count("\n")
    if not newlines:
        return line, column + len(text)
    return line + newlines, len(text) - text.rfind("\n")

"""Statements, and the source text they are cut from."""

from __future__ import annotations

import re

from shardwright.ir.memo.known_lines import Line
from shardwright.ir.scanner.source_text import SLOT, detailed

_SPACE = re.compile(r"\s*")
_PIECE = re.compile(r"[^\s](?:[^\n]*[^\s])?")


class Statement:
    """One statement: its text with slots and regions cut out, and where it stood.

    `origins`: where each further piece of joined text starts in `key`, with its line and column.
    `known`: of a statement that is a line of its own, what is remembered of that line; types and
    constants are no slots then, until `detail`.
    """

    __slots__ = ("_more", "column", "head", "known", "line", "origins", "regions", "size", "slots")

    def __init__(
        self, key: str, slots: list[str], line: int, column: int, known: Line | None = None
    ) -> None:
        self.head = key  # at least the start of the key
        self.size = len(key)
        self.slots = slots
        self.line = line
        self.column = column
        self.known = known
        self.regions: list[list[Statement]] | None = None
        self.origins: list[tuple[int, int, int]] | None = None
        self._more: list[str] | None = None  # what follows the head

    @property
    def key(self) -> str:
        """The text with slots and regions cut out."""
        if self._more:
            self.head = "".join((self.head, *self._more))
            self._more = None
        return self.head

    def add(self, text: str, line: int, column: int) -> None:
        """Make a text of the source the next part of the key."""
        self.detail()
        if not self.head:
            self.head = text
            return
        self._grow(" " + text)
        self.origins = self.origins or []
        self.origins.append((self.size - len(text), line, column))

    def add_region(self, mark: str) -> list[Statement]:
        """Put a mark in the key for a region; returns the region's statements, none so far."""
        self.detail()
        body: list[Statement] = []
        self.regions = self.regions or []
        self.regions.append(body)
        if self.head:
            self._grow(mark)
        else:
            self.head = mark
        return body

    def _grow(self, text: str) -> None:
        if self._more is None:
            self._more, self.size = [], len(self.head)
        self._more.append(text)
        self.size += len(text)

    def detail(self) -> None:
        """Make types and constants slots too."""
        if self.known is not None:
            self.head, self.slots = detailed(self.head, self.slots)
            self.known = None

    def pieces(self) -> list[tuple[int, int, int]]:
        """All joined pieces: offset in `key`, line, column."""
        return [(0, self.line, self.column), *(self.origins or ())]


class Cursor:
    """Text being taken apart: a line, or all lines; from `start` on it is nobody's yet."""

    def __init__(self, key: str, slots: list[str], line: int, column: int) -> None:
        self.key, self.slots, self.line, self.column = key, slots, line, column
        self.start = 0
        self.used = 0  # slots handed out
        self._mark = 0, line, column, 0  # an offset, its line and column, slots before it
        self._first = -1, 0  # a start, the first text from there

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column in the source of an offset in the key; fast near the place before."""
        key = self.key
        at, line, column, used = self._mark if offset >= self._mark[0] else self._back(offset)
        begin = key.rfind("\n", at, offset) + 1
        if begin:
            line += key.count("\n", at, begin)
            used += key.count(SLOT, at, begin)
            at, column = begin, 1
        column += offset - at + self._hidden(used, at, offset)
        self._mark = offset, line, column, used + key.count(SLOT, at, offset)
        return line, column

    def _back(self, offset: int) -> tuple[int, int, int, int]:
        """A mark at an offset before the mark, or at the start of its line."""
        key, (at, line, column, used) = self.key, self._mark
        newlines = key.count("\n", offset, at)
        begin = key.rfind("\n", 0, offset) + 1 if newlines else offset
        used -= key.count(SLOT, begin, at)
        if newlines:
            return begin, line - newlines, 1 if begin else self.column, used
        return offset, line, column - (at - offset) - self._hidden(used, offset, at), used

    def _hidden(self, used: int, start: int, end: int) -> int:
        """Number of characters by which a piece of the source is longer than that of the key."""
        before = self.slots[used : used + self.key.count(SLOT, start, end)]
        return sum(map(len, before)) - len(before)

    def has_text(self, end: int) -> bool:
        """True if there is text before `end` that belongs to no statement."""
        return self._text_start() < end

    def starts_with(self, char: str) -> bool:
        """True if the text that belongs to no statement starts with a character."""
        return self.key.startswith(char, self._text_start())

    def _text_start(self) -> int:
        start, first = self._first
        if start != self.start:
            match = _SPACE.match(self.key, self.start)
            first = match.end() if match else self.start
            self._first = self.start, first
        return first

    def give(self, end: int, statement: Statement) -> None:
        """Hand the text up to `end` to a statement."""
        for match in _PIECE.finditer(self.key, self.start, end):
            text = match[0]
            statement.add(text, *self.place(match.start()))
            count = text.count(SLOT)
            statement.slots += self.slots[self.used : self.used + count]
            self.used += count
        self.start = end

    def skip_line(self, at: int) -> None:
        """Leave out the text up to the end of the line that an offset is on."""
        end = self.key.find("\n", at)
        end = len(self.key) if end < 0 else end
        self.used += self.key.count(SLOT, self.start, end)
        self.start = end

"""Stable ids of messages: `SW0042` for every sentence that a diagnostic may carry.

`messages.txt` has one sentence per line, with `{}` where values stand. Lines are only added: a
test that meets a message without one fails, and `make golden` appends it. A line whose sentence is
reworded keeps its id when the line is reworded too. A diagnostic holds no id: it is found from the
message, so that raising an error costs no more than its sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("messages.txt")
HOLE = "{}"
# Where a sentence may start in a message: `'stablehlo.add' op arg 0 - sentence`.
_STARTS = re.compile(r"(?<= op )| - ")
# What varies in a message. Marks in quotes, as in "expected ':'", belong to the sentence.
_VALUE = re.compile(r"(?<!\w)'[^']*'|\"[^\"]*\"|%[\w#.$]+|@[\w.$]+|\d+(?:\.\d+)?")
_PLACE = re.compile(r"^(?:'[^']*' op )?(?:\w+ \d+ - )?")
_HEAD = 12  # characters by which sentences are found
_SEARCHED = 2000  # characters of a message; the values in it may be long
_LONG = re.compile(r"(\S{100})\S+(\S{100})")


class Entry(NamedTuple):
    """A line of the catalogue."""

    id: str
    sentence: str

    @property
    def pieces(self) -> list[str]:
        """The words between the holes."""
        return self.sentence.split(HOLE)

    @property
    def weight(self) -> int:
        """Characters that a message must have in common with the sentence."""
        return len(self.sentence) - len(HOLE) * self.sentence.count(HOLE)


def parse_catalogue(text: str) -> list[Entry]:
    """The entries of a catalogue's text."""
    return [Entry(*line.split(" ", 1)) for line in text.splitlines() if line.strip()]


@cache
def catalogue() -> tuple[Entry, ...]:
    """All entries, in the order of their ids."""
    return tuple(parse_catalogue(FILE.read_text(encoding="utf-8")))


class _Index:
    """Entries by the first characters of their sentences, as far as these hold no value."""

    def __init__(self, entries: tuple[Entry, ...]) -> None:
        # A general sentence must not take the messages of a specific one (decision 0008).
        self.entries = sorted(entries, key=lambda entry: (-entry.weight, entry.id))
        self._ends = [entry.pieces[-1] for entry in self.entries]
        self._ranks: dict[str, list[int]] = {}
        for rank, entry in enumerate(self.entries):
            self._ranks.setdefault(entry.pieces[0][:_HEAD], []).append(rank)

    def first_fit(self, message: str) -> str:
        """The id of the most specific sentence that a message is; "" when it is none."""
        starts = [0, *(match.end() for match in _STARTS.finditer(message))][:20]
        tried = [(rank, start) for start in starts for rank in self._ranks_at(message, start)]
        for rank, start in sorted(one for one in tried if message.endswith(self._ends[one[0]])):
            if fits(self.entries[rank], message, start):
                return self.entries[rank].id
        return ""

    def _ranks_at(self, message: str, start: int) -> Iterator[int]:
        """Entries that may start there, by their place in the order."""
        head = message[start : start + _HEAD]
        for size in range(len(head) + 1):
            yield from self._ranks.get(head[:size], ())


_index = cache(_Index)


def fits(entry: Entry, message: str, start: int = 0) -> bool:
    """True if a message is the sentence of an entry, with values in the holes.

    Linear: each piece is found at its first place after the one before, the last one at the end.
    """
    first, *rest = entry.pieces
    if not message.startswith(first, start):
        return False
    at = start + len(first)
    if not rest:
        return at == len(message)
    *middle, last = rest
    for piece in middle:
        found = message.find(piece, at)
        if found < 0:
            return False
        at = found + len(piece)
    return len(message) - at >= len(last) and message.endswith(last)


def message_id(message: str, entries: tuple[Entry, ...] | None = None) -> str:
    """The id of a message; "" when no sentence of the catalogue fits."""
    message = " ".join(message.split())
    if len(message) > 2 * _SEARCHED:
        message = _LONG.sub(r"\1\2", message)
    if len(message) > 2 * _SEARCHED:
        message = message[:_SEARCHED] + message[-_SEARCHED:]
    known = _index(catalogue() if entries is None else entries)
    found = known.first_fit(message)
    if not found and message.endswith(")"):  # what MLIR says of the same mistake
        found = known.first_fit(message.rpartition(" (")[0])
    return found


def as_sentence(message: str) -> str:
    """A message with holes for what varies: numbers, names, and what stands in quotes."""
    sentence = _PLACE.sub("", " ".join(message.split()))
    return _VALUE.sub(_hole, sentence)


def _hole(value: re.Match[str]) -> str:
    quote = value[0][0] if value[0][0] in "'\"" else ""
    is_mark = bool(quote) and not any(c.isalnum() for c in value[0])
    return value[0] if is_mark else quote + HOLE + quote

"""Stable ids of messages: `SW0042` for every sentence that a diagnostic may carry.

`messages.txt` has one sentence per line, with `{}` where values stand. Lines are only added: a
test that meets a message without one fails, and `make golden` appends it. A line whose sentence is
reworded keeps its id when the line is reworded too. A diagnostic holds no id: it is found from the
message, so that raising an error costs no more than its sentence.
"""

from __future__ import annotations

import re
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


@cache
def _by_weight(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The most specific sentence first."""
    # A general sentence must not take the messages of a specific one (decision 0008).
    return tuple(sorted(entries, key=lambda entry: (-entry.weight, entry.id)))


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
    known = _by_weight(catalogue() if entries is None else entries)
    found = _first_fit(message, known)
    if not found and message.endswith(")"):  # what MLIR says of the same mistake
        found = _first_fit(message.rpartition(" (")[0], known)
    return found


def as_sentence(message: str) -> str:
    """A message with holes for what varies: numbers, names, and what stands in quotes."""
    sentence = _PLACE.sub("", " ".join(message.split()))
    return _VALUE.sub(_hole, sentence)


def _hole(value: re.Match[str]) -> str:
    quote = value[0][0] if value[0][0] in "'\"" else ""
    is_mark = bool(quote) and not any(c.isalnum() for c in value[0])
    return value[0] if is_mark else quote + HOLE + quote


def _first_fit(message: str, entries: tuple[Entry, ...]) -> str:
    starts = [0, *(match.end() for match in _STARTS.finditer(message))][:20]
    for entry in entries:
        if any(fits(entry, message, start) for start in starts):
            return entry.id
    return ""

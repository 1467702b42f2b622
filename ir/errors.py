"""Diagnostics: place, actual, expected, repair. The only way the project says that something is
wrong.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass, field

MAX_ERRORS = 20


@dataclass(frozen=True, slots=True)
class Place:
    """A point of a source text; line and column from 1, 0 when unknown."""

    file: str = ""
    line: int = 0
    column: int = 0
    source: str = field(default="", repr=False, compare=False)  # the text of that line

    def __str__(self) -> str:
        name = self.file or "<stdin>"
        return f"{name}:{self.line}:{self.column}" if self.line else name


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One message: lower case, no final period, actual and expected value.

    `id` is stable (`SW0123`); see docs/errors.md.
    """

    severity: str  # "error" | "warning" | "remark" | "note"
    message: str
    place: Place = Place()
    id: str = ""
    notes: tuple[Diagnostic, ...] = ()
    help: str = ""

    def __str__(self) -> str:
        lines = [f"{self.place}: {self.severity}: {self.message}"]
        if self.place.source:
            lines += _caret(self.place)
        lines += [str(note) for note in self.notes]
        if self.help:
            lines.append(f"help: {self.help}")
        return "\n".join(lines)


_WIDTH = 160  # longer source lines are cut around the column


def _caret(place: Place) -> list[str]:
    # Tabs would move the caret; other control characters may do anything to a terminal.
    source = "".join(c if c.isprintable() else " " for c in place.source)
    column = max(place.column, 1)
    if len(source) > _WIDTH:
        start = min(max(0, column - _WIDTH // 2), max(0, len(source) - _WIDTH))
        source, column = source[start : start + _WIDTH], column - start
    return [source, " " * (column - 1) + "^"]


class ProgramError(Exception):
    """The program or the request is wrong: carries diagnostics and the exit code."""

    def __init__(self, *diagnostics: Diagnostic, code: int = 1) -> None:
        super().__init__("\n".join(map(str, diagnostics)))
        self.diagnostics = diagnostics
        self.code = code


def error(
    message: str,
    place: Place = Place(),
    *,
    id: str = "",
    notes: tuple[Diagnostic, ...] = (),
    help: str = "",
    code: int = 1,
) -> ProgramError:
    """An exception with one error diagnostic."""
    return ProgramError(Diagnostic("error", message, place, id, notes, help), code=code)


def note(message: str, place: Place = Place()) -> Diagnostic:
    """A note that points at the other half of a contradiction."""
    return Diagnostic("note", message, place)


def nearest(word: str, known: list[str]) -> str:
    """`did you mean "x"?` for a misspelt word, or the first known words, or `""`."""
    if found := difflib.get_close_matches(word, known, 1):
        return f'did you mean "{found[0]}"?'
    shown = ", ".join(f'"{name}"' for name in known[:5])
    more = f", ... and {len(known) - 5} more" if len(known) > 5 else ""
    return f"known: {shown}{more}" if shown else ""

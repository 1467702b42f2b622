"""Diagnostics: place, actual, expected, repair. The only channel by which the project reports that
something is wrong.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

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


class Suggestion(str):
    """A help that tools can carry out: write `new` for `old`, found at or after the place.

    An empty `old` stands for the place itself: `new` is inserted.
    """

    old: str
    new: str

    def __new__(cls, text: str, old: str, new: str) -> Suggestion:
        made = super().__new__(cls, text)
        made.old, made.new = old, new
        return made


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One message: lower case, no final period, actual and expected value.

    `name` is that of a warning, which `-Wno-NAME` silences. `also` is a further message that MLIR
    gives for the same mistake; nobody needs to read it, but tests written for MLIR expect it. The
    stable id of a message is found by `ir.diagnostics.message_ids`.
    """

    severity: str  # "error" | "warning" | "remark" | "note"
    message: str
    place: Place = Place()
    notes: tuple[Diagnostic, ...] = ()
    help: str = ""
    name: str = ""
    also: str = ""

    def __str__(self) -> str:
        where = f"{self.place}: " if self.place.file or self.place.line else ""
        name = f" [{self.name}]" if self.name else ""
        lines = [f"{where}{self.severity}: {self.message}{name}"]
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


_Problem = TypeVar("_Problem", bound=Exception)


def kept(problem: _Problem) -> _Problem:
    """An exception that is kept after it was caught, without the frames that it passed: these hold
    it and all that was at hand, programs among them, in a circle.
    """
    problem.__context__ = problem.__cause__ = None
    return problem.with_traceback(None)


def error(
    message: str,
    place: Place = Place(),
    *,
    notes: tuple[Diagnostic, ...] = (),
    help: str = "",
    code: int = 1,
) -> ProgramError:
    """An exception with one error diagnostic."""
    return ProgramError(Diagnostic("error", message, place, notes, help), code=code)


def no_main(file: str = "") -> ProgramError:
    """That a program has no function to begin with."""
    help = "name the function that is to be run: func.func @main(...)"
    return error("the program has no function main", Place(file), help=help)


def note(message: str, place: Place = Place()) -> Diagnostic:
    """A note that points at the other half of a contradiction."""
    return Diagnostic("note", message, place)


def first_errors(problems: Iterable[Diagnostic], most: int = MAX_ERRORS) -> list[Diagnostic]:
    """The first mistakes, everything that is none, and a note that counts the other mistakes."""
    shown: list[Diagnostic] = []
    count = 0
    for problem in problems:
        count += problem.severity == "error"
        if count <= most or problem.severity != "error":
            shown.append(problem)
    more = count - most
    return [*shown, note(f"... and {more} more errors")] if more > 0 else shown


def _quoted(word: str) -> str:
    return f'"{word}"'


def nearest(word: str, known: list[str], shown: Callable[[str], str] = _quoted) -> str:
    """`did you mean "x"?` for a misspelt word, or the first known words, or `""`."""
    if found := difflib.get_close_matches(word, known, 1):
        return Suggestion(f"did you mean {shown(found[0])}?", word, found[0])
    words = ", ".join(shown(name) for name in known[:5])
    more = f", ... and {len(known) - 5} more" if len(known) > 5 else ""
    return f"known: {words}{more}" if words else ""

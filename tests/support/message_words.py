"""Sentences of messages as text: joined, with bare holes, worth an id or not."""

from __future__ import annotations

import ast
from itertools import product

HOLE = "{}"
LETTERS = 5  # of a sentence that says something by itself
WRAPS = 7  # fewer letters than these around a sentence only say where it belongs


def filled(text: str) -> str:
    """A format string with bare holes."""
    return "".join(f"{HOLE if part % 2 else piece}" for part, piece in enumerate(_pieces(text)))


def _pieces(text: str) -> list[str]:
    pieces: list[str] = []
    for before in text.split("{"):
        hole, brace, after = before.partition("}")
        pieces += [hole, after] if brace else [before]
    return pieces


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def joined(parts: list[list[str]]) -> list[str]:
    combined = ["".join(words) for words in product(*(part[:4] for part in parts))]
    return [text.replace(HOLE + HOLE, HOLE) for text in combined]


def is_severe(severity: ast.expr | None) -> bool:
    """Whether a diagnostic may be an error or a warning; others have no id."""
    return not isinstance(severity, ast.Constant) or severity.value in ("error", "warning")


def letters(text: str) -> int:
    return sum(c.isalpha() for c in text.replace(HOLE, ""))


def says_something(text: str) -> bool:
    """Whether a sentence has words of its own."""
    return letters(text) >= LETTERS and " " in text.strip()


def plain(text: str) -> str:
    """A sentence with single spaces, as it is compared."""
    return " ".join(text.split())

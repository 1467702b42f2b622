"""Cuts locations out of a source text: its table `#name = loc(...)`, and each `loc(...)`.

Most of them are `loc(#name)`: the patterns start with letters, which makes looking for them cheap.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import NamedTuple

_QUOTED = r'"(?:[^"\\\n]|\\.)*"'


def _parentheses(depth: int) -> str:
    """Text with balanced parentheses, nested so deep; nothing is tried twice."""
    inner = rf"|\({_parentheses(depth - 1)}\)" if depth else ""
    return rf'(?>(?:[^()"\n]++|{_QUOTED}{inner})*)'


_WORD = r"loc(?<![\w@$.%\-]loc)"
_START = rf"{_WORD}\("
_SPACED = re.compile(rf"{_WORD}(\s++)\(")
_LOC = re.compile(rf"({_START}(?:#\w++\)|{_parentheses(12)}\)))")
_LOC_START = re.compile(_START)
_ANY_START = re.compile(rf"{_WORD}\s*+\(")
_ALIAS = re.compile(rf"#([\w$.\-]++)\s*+=\s*+(loc\()(?:({_parentheses(1)})\)[ \t]*+(?=\n))?")
_ALIAS_USE = re.compile(r"#([\w$\-]++)(?![.<])")
_PUNCTUATION = re.compile(rf'{_QUOTED}|"[^\n]*|->|>=|<=|[()\[\]<>{{}}=%@^!]')


_CLOSED = re.compile(_QUOTED)


UNCLOSED = "\x00"  # ends an inner text that no parenthesis closes


class LocationAlias(NamedTuple):
    """`#name = loc(inner)` of a text; where the `#` and the inner text stand."""

    name: str
    inner: str
    line: int
    column: int
    inner_column: int


def has_locations(text: str) -> bool:
    """True if a text has a `loc(...)`, of any layout."""
    return "loc" in text and _ANY_START.search(text) is not None


def location_end(text: str, start: int) -> int:
    """Offset of the parenthesis that closes a `loc(` before `start`, or of the first character that
    no location has.
    """
    parentheses, angles = 1, 0
    for match in _PUNCTUATION.finditer(text, start):
        token = match[0]
        if token[0] == '"' and not _CLOSED.fullmatch(token):
            return match.end()
        if token == "<":
            angles += 1
        elif token == ">" and angles:
            angles -= 1
        elif angles:
            continue  # the metadata of a fused location: any attribute
        elif token == "(":
            parentheses += 1
        elif token == ")":
            parentheses -= 1
            if not parentheses:
                return match.start()
        elif token[0] not in '"[]':
            return match.start()
    return len(text)


def take_aliases(text: str, unmask: Callable[[str], str]) -> tuple[str, list[LocationAlias]]:
    """The text without its table of locations, and the table.

    `unmask` puts back what was cut out of a piece of the text before.
    """
    found: list[LocationAlias] = []
    pieces: list[str] = []
    text = _SPACED.sub(r"loc(\1", text)
    text = f"{text}\n"
    start, line, counted = 0, 1, 0
    for match in _ALIAS.finditer(text):
        at, end, blank = match.start(), match.end(), ""
        if at < start:
            continue
        line += text.count("\n", counted, at)
        counted = at
        inner = match[3]
        if inner is None:
            inner, end = _inner(text, end)
            blank = _blank(unmask(text[at:end]))
        line_start = text.rfind("\n", 0, at) + 1
        column, inner_column = at - line_start + 1, match.end(2) - line_start + 1
        found.append(LocationAlias(match[1], unmask(inner), line, column, inner_column))
        pieces += text[start:at], blank
        start = end
    return "".join((*pieces, text[start:-1])), found


def cut_locations(
    text: str,
    aliases: Collection[str],
    mark: str,
    unmask: Callable[[str], str],
    blob: Callable[[str], str],
) -> tuple[str, list[str]]:
    """The text with a mark for each location, and the locations.

    `aliases` may stand for locations in attributes without `loc()` around them. What a location of
    unusual layout says becomes a `blob`.
    """
    parts = _LOC.split(text)
    rest = mark.join(parts[::2])
    if aliases and any(match[1] in aliases for match in _ALIAS_USE.finditer(rest)):
        parts[::2] = [_with_loc(part, aliases) for part in parts[::2]]
        parts = _LOC.split("".join(parts))
        rest = mark.join(parts[::2])
    if "loc" in rest and _LOC_START.search(rest):
        parts = _LOC.split(_without_odd("".join(parts), unmask, blob))
        rest = mark.join(parts[::2])
    return rest, parts[1::2]


def _with_loc(text: str, aliases: Collection[str]) -> str:
    def spelled(match: re.Match[str]) -> str:
        return f"loc({match[0]})" if match[1] in aliases else match[0]

    return _ALIAS_USE.sub(spelled, text)


def _without_odd(text: str, unmask: Callable[[str], str], blob: Callable[[str], str]) -> str:
    """The text with a blob for what each location says; the rest keeps its place."""
    pieces: list[str] = []
    start = 0
    for match in _LOC_START.finditer(text):
        if match.start() < start:
            continue
        inner, end = _inner(text, match.end())
        inner = unmask(inner)
        pieces += text[start : match.end()], blob(inner), ")"
        if "\n" in inner:
            pieces.append(_blank(text[match.start() : end]))
        start = end
    return "".join((*pieces, text[start:]))


def _inner(text: str, start: int) -> tuple[str, int]:
    """The text inside a location, and the offset after it."""
    close = location_end(text, start)
    if text.startswith(")", close):
        return text[start:close], close + 1
    return text[start:close] + UNCLOSED, close


def _blank(piece: str) -> str:
    """Blank text of the length and lines of a piece, so that all text after it keeps its place."""
    return "\n" * piece.count("\n") + " " * (len(piece) - piece.rfind("\n") - 1)

"""Splits MLIR's generic form into the pieces of each op, so that they can be changed.

Nothing here knows an op or uses our parser: what is changed is seen by it and by jaxlib alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple


class Span(NamedTuple):
    """Places of one op `"name"(%0) <{properties}> ({regions}) {attributes} : types` in a text.

    `properties` and `attributes` enclose what stands between the braces; both ends are equal, and
    the place where the braces would go, when there are none.
    """

    name: str
    start: int
    properties: tuple[int, int]
    attributes: tuple[int, int]
    types: int  # of the space before the colon


_HEAD = re.compile(r'"([A-Za-z_][\w$.-]*)"\(')
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|->|[(){}\[\]<>]')
_CLOSES = {"(": ")", "{": "}", "[": "]", "<": ">"}


def closing(text: str, start: int) -> int:
    """The place behind the bracket that closes the one at `start`."""
    depth = 0
    for match in _TOKEN.finditer(text, start):
        word = match[0]
        depth += (word in _CLOSES) - (word in _CLOSES.values())
        if not depth:
            return match.end()
    raise ValueError(f"no end of {text[start : start + 20]!r}")


def spans(text: str) -> Iterator[Span]:
    """All ops of a text in generic form, in the order in which they begin."""
    for match in _HEAD.finditer(text):
        at = closing(text, match.end() - 1)
        if text.startswith("[", at + 1):  # successors
            at = closing(text, at + 1)
        properties = (at, at)
        if text.startswith(" <{", at):
            end = closing(text, at + 1)
            properties, at = (at + 3, end - 2), end
        if text.startswith(" ({", at):
            at = closing(text, at + 1)
        attributes = (at, at)
        if text.startswith(" {", at):
            end = closing(text, at + 1)
            attributes, at = (at + 2, end - 1), end
        if text.startswith(" : (", at):
            yield Span(match[1], match.start(), properties, attributes, at)


def parts(text: str) -> list[str]:
    """Pieces between commas that stand in no bracket."""
    found: list[str] = []
    start = at = 0
    while at < len(text):
        match = _PART.match(text, at)
        assert match is not None
        at = closing(text, at) if match[0] in _CLOSES else match.end()
        if match[0] == ",":
            found.append(text[start : at - 1].strip())
            start = at
    return [*found, text[start:].strip()] if text.strip() else []


_PART = re.compile(r'"(?:[^"\\]|\\.)*"|->|[({\[<,]|[^"({\[<,-]+|-')


def entries(text: str) -> dict[str, str]:
    """A dictionary's text between the braces: key -> value; "unit" for a key alone."""
    found: dict[str, str] = {}
    for piece in parts(text):
        match = _ENTRY.match(piece)
        assert match is not None, piece
        found[match[1]] = piece[match.end() :] or "unit"
    return found


_ENTRY = re.compile(r'("(?:[^"\\]|\\.)*"|[\w$.]+)(?: = )?')


def joined(items: dict[str, str]) -> str:
    """The text of a dictionary between its braces."""
    return ", ".join(key if value == "unit" else f"{key} = {value}" for key, value in items.items())


def with_properties(text: str, span: Span, items: dict[str, str]) -> str:
    """The text with other properties of one op."""
    start, end = span.properties
    if start == end:
        return f"{text[:start]} <{{{joined(items)}}}>{text[start:]}" if items else text
    if not items:
        return text[: start - 3] + text[end + 2 :]
    return text[:start] + joined(items) + text[end:]


def with_attributes(text: str, span: Span, items: dict[str, str]) -> str:
    """The text with further discardable attributes of one op."""
    start, end = span.attributes
    if start == end:
        return f"{text[:start]} {{{joined(items)}}}{text[start:]}"
    return text[:start] + joined({**entries(text[start:end]), **items}) + text[end:]


def result_types(text: str, span: Span) -> list[str]:
    """The types of an op's results."""
    at = closing(text, span.types + 3) + len(" -> ")
    if text.startswith("(", at):
        return parts(text[at + 1 : closing(text, at) - 1])
    line = text[at : text.find("\n", at)]
    return parts(line)[:1]

"""Breaks lines that are too long at brackets, as people and formatters do."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from shardwright.backends.names import LINE

_STRING = re.compile(r""""[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'""")
_FOR = re.compile(r" (?=for |if )")
DEEPER = "    "


class _Pair(NamedTuple):
    """A bracket, and where it closes."""

    start: int
    end: int


def short(lines: Iterable[str]) -> list[str]:
    """The lines, those that are too long broken."""
    return [part for line in lines for part in _broken(line)]


def _broken(line: str) -> list[str]:
    if len(line) <= LINE:
        return [line]
    text = line.lstrip()
    indent = line[: len(line) - len(text)]
    if text.startswith("#"):
        return _note(text, indent)
    text = _in_brackets(text)
    pairs = pairs_of(text)
    if not pairs:
        return [line]
    pair = max(pairs, key=lambda one: (one.end - one.start, -one.start))
    head, content, tail = (
        text[: pair.start + 1],
        text[pair.start + 1 : pair.end],
        text[pair.end :],
    )
    if not content:
        return [line]
    inner = _content(content, indent + DEEPER)
    return [*_broken(indent + head), *inner, *_broken(indent + tail)]


def _note(text: str, indent: str) -> list[str]:
    """A comment on several lines, which begin as it does."""
    start = text[: len(text) - len(text.lstrip("# "))]
    lines = [indent + start.rstrip()]
    for word in text[len(start) :].split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1].strip("# ") else f"{indent}{start}{word}"
        if len(longer) > LINE and lines[-1].strip("# "):
            lines.append(f"{indent}{start}{word}")
        else:
            lines[-1] = longer
    return lines


def _in_brackets(text: str) -> str:
    """A statement with brackets around what is long: many targets, and many values."""
    if text.startswith("return ") and _commas(text[7:]):
        return f"return ({text[7:]})"
    left, sign, right = text.partition(" = ")
    if not sign or "(" in left or "[" in left:
        return text
    if _commas(right) and not right.endswith(","):
        right = f"({right})"
    if len(left) > LINE // 2 and _commas(left):
        left = f"({left})"
    return f"{left} = {right}"


def _content(content: str, indent: str) -> list[str]:
    """What stands in brackets, on lines of its own."""
    parts = _comprehension(content)
    if len(parts) > 1:
        return _loops(indent, parts)
    items = [*parts_of(content)]
    whole = indent + content
    if len(items) == 1 and not content.rstrip().endswith(","):
        return _broken(whole)
    if len(whole) <= LINE and not content.rstrip().endswith(","):
        return [whole]
    lines: list[str] = []
    for item in items:
        longer = f"{lines[-1]} {item}," if lines else ""
        if longer and lines[-1].startswith(indent) and len(longer) <= LINE and _is_whole(lines[-1]):
            lines[-1] = longer
        else:
            lines += _broken(f"{indent}{item},")
    return lines


def _loops(indent: str, parts: Sequence[str]) -> list[str]:
    """A comprehension: on one line, or what it gives above its loops, as many on a line as fit."""
    whole = indent + " ".join(parts)
    if len(whole) <= LINE:
        return [whole]
    lines = _broken(indent + parts[0])
    is_open = False  # to further loops
    for part in parts[1:]:
        longer = f"{lines[-1]} {part}"
        if is_open and len(longer) <= LINE:
            lines[-1] = longer
            continue
        broken = _broken(indent + part)
        lines += broken
        is_open = len(broken) == 1
    return lines


def _is_whole(line: str) -> bool:
    """True if no bracket of a line is open, or closed that others opened."""
    depth = 0
    for _, char in _marks(line):
        depth += (char in "([{") - (char in ")]}")
        if depth < 0:
            return False
    return not depth


def _comprehension(content: str) -> list[str]:
    """The parts of a comprehension; the content itself where it is none."""
    every = [found.start() for found in _FOR.finditer(content)]
    places = [place for place in every if not _depth(content, place)]
    if not places or _commas(content[: places[0]]):
        return [content]
    bounds = [0, *(place + 1 for place in places), len(content)]
    return [content[a:b].rstrip() for a, b in zip(bounds, bounds[1:], strict=False)]


def _marks(text: str) -> Iterator[tuple[int, str]]:
    """Brackets and commas outside of strings."""
    plain = _STRING.sub(lambda found: " " * len(found[0]), text)
    for place, char in enumerate(plain):
        if char in "()[]{},":
            yield place, char


def _depth(text: str, end: int) -> int:
    return sum((char in "([{") - (char in ")]}") for place, char in _marks(text) if place < end)


def pairs_of(text: str) -> list[_Pair]:
    """The outermost pairs of brackets."""
    found: list[_Pair] = []
    open_at: list[int] = []
    for place, char in _marks(text):
        if char in "([{":
            open_at.append(place)
        elif char in ")]}" and open_at:
            start = open_at.pop()
            if not open_at:
                found.append(_Pair(start, place))
    return found


def _commas(text: str) -> list[int]:
    """The commas outside of brackets."""
    depth, found = 0, list[int]()
    for place, char in _marks(text):
        depth += (char in "([{") - (char in ")]}")
        if char == "," and not depth:
            found.append(place)
    return found


def parts_of(text: str) -> Iterator[str]:
    """What commas outside of brackets part."""
    start = 0
    for place in [*_commas(text), len(text)]:
        if item := text[start:place].strip():
            yield item
        start = place + 1

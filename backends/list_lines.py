"""Lists of a function are put together in as few lines as can be, and read as they are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from shardwright.backends.long_lines import parts_of
from shardwright.backends.names import LINE
from shardwright.backends.nesting import TOKEN
from shardwright.backends.short_lists import sliced

_MORE = re.compile(r"( *)(\w+) (\+?=) \[(.*)\]", re.ASCII)
_COPY = re.compile(r"(?<=[ (\[])\[\*(\w+)\[0:(\d+)\]\]", re.ASCII)
_GIVEN = re.compile(r"( *)(\w+) = (\[.*\])", re.ASCII)


def as_they_are(lines: Sequence[str], lengths: Mapping[str, int]) -> list[str]:
    """The lines with lists for copies of all of their items, where nothing else reads them."""
    reads = Counter(
        name
        for line in lines
        if not line.lstrip().startswith(("#", "del "))
        for _, name in TOKEN.findall(line.partition(" = ")[2] or line)
        if name in lengths
    )

    def told(copy: re.Match[str]) -> str:
        is_all = reads[copy[1]] == 1 and int(copy[2]) == lengths.get(copy[1])
        return copy[1] if is_all else copy[0]

    found: list[str] = []
    for line in lines:
        line = _COPY.sub(told, line) if "[*" in line else line
        given = _GIVEN.fullmatch(found[-1]) if found else None
        if given is None or line != f"{given[1]}return {given[2]}":
            found.append(line)
        elif len(flat := f"{given[1]}return {given[3]}") <= LINE:
            found[-1] = flat
        else:
            found.append(line)
    return found


def joined(lines: Sequence[str]) -> list[str]:
    """Lists that are put together of several lines in as few as they fill."""
    found: list[str] = []
    at = 0
    while at < len(lines):
        first, end = _MORE.fullmatch(lines[at]), at + 1
        start = "" if first is None else f"{first[1]}{first[2]} += ["
        while start and end < len(lines) and lines[end].startswith(start):
            end += 1
        if first is None or first[3] != "=" or end == at + 1:
            found.append(lines[at])
            at += 1
            continue
        texts = [_MORE.fullmatch(line) for line in lines[at:end]]
        told = ", ".join(text[4] for text in texts if text is not None)
        items = sliced([*parts_of(told)])
        is_returned = end < len(lines) and lines[end] == f"{first[1]}return {first[2]}"
        flat = f"{first[1]}return [{', '.join(items)}]"
        if is_returned and len(flat) <= LINE:
            found.append(flat)
            end += 1
        else:
            found += _in_lines(f"{first[1]}{first[2]}", items)
        at = end
    return found


def _in_lines(name: str, items: Sequence[str]) -> list[str]:
    """A list that lines with `+=` put together."""
    lines = [f"{name} = [{items[0]}"]
    for item in items[1:]:
        if len(lines[-1]) + len(item) + 3 > LINE:
            lines[-1] += "]"
            lines.append(f"{name} += [{item}")
        else:
            lines[-1] += f", {item}"
    return [*lines[:-1], f"{lines[-1]}]"]

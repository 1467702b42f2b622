"""The lines of a function that gives rows of a table; rows that are alike are a loop.

Rows of numbers that follow one another are a loop over these, others a loop over what they differ
in, where that has fewer lines.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from shardwright.backends.list_entries import NUMBER, line_at
from shardwright.backends.long_lines import parts_of, short
from shardwright.backends.names import formatted, items, packed, quoted

ROWS = 3  # that are alike are worth a loop
FIRST, PATH = "first", "path"  # the parameter of a function
FIELDS = ("shape", "dtype", "axes")  # of a row behind its name, by place
UNNUMBERED = -1  # digits of a name without a number
_BEGUN = re.compile(r"[.\]]|(?=\[)", re.ASCII)  # behind what words of names begin
_ENDED = re.compile(r"[.\[]", re.ASCII)  # what they end before


class Spelled(NamedTuple):
    """A row by turn: its name has the number `first + step * k` of so many digits between two
    texts; 0: as many as it needs. `said`: what else it is.
    """

    before: str
    first: int
    step: int
    digits: int
    after: str
    said: str


class _Lines(NamedTuple):
    """Lines that give so many rows."""

    many: int
    lines: list[str]


def written(row: Spelled, parameter: str = "") -> str:
    """The row at turn `k`. `parameter`: what its name begins with, or its number counts from."""
    return _array(row, _number(row, parameter), parameter)


def yields(rows: Sequence[Spelled], parameter: str, indent: str) -> list[str]:
    """What a turn gives."""
    lines, at = list[str](), 0
    while at < len(rows):
        alike = _alike_in_fields(rows, at, parameter)
        found = _by_fields(alike, parameter) if len(alike) >= ROWS else []
        if found and _height(found, indent) < _height(_plain(alike, parameter), indent):
            lines += found
            at += len(alike)
            continue
        one = _by_numbers(rows, at, parameter)
        lines += one.lines
        at += one.many
    return [f"{indent}{line}" for line in lines]


def _number(row: Spelled, parameter: str) -> str:
    """The number of a row at turn `k`."""
    if parameter != FIRST:
        return line_at(row.first, row.step)
    further = f" + {row.first}" if row.first else ""
    return f"{line_at(0, row.step)} + {FIRST}{further}" if row.step else f"{FIRST}{further}"


def _array(row: Spelled, number: str, parameter: str, *name: str) -> str:
    """A row of which a text gives the number; `name`: an expression behind it, and a text."""
    number += f":0{row.digits}" if row.digits > 0 else ""
    if row.digits == UNNUMBERED:
        told = formatted("", PATH, row.before)
    elif parameter == PATH:
        told = formatted("", PATH, row.before, number, row.after, *name)
    else:
        told = formatted(row.before, number, row.after, *name)
    return f"GlobalArray({told}, {row.said})"


def _height(lines: Sequence[str], indent: str) -> int:
    return len(short(f"{indent}{line}" for line in lines))


def _plain(rows: Sequence[Spelled], parameter: str) -> list[str]:
    """Rows that are no loop over fields."""
    lines, at = list[str](), 0
    while at < len(rows):
        one = _by_numbers(rows, at, parameter)
        lines += one.lines
        at += one.many
    return lines


def _by_numbers(rows: Sequence[Spelled], at: int, parameter: str) -> _Lines:
    """A row, or several with numbers that follow one another."""
    row, end = rows[at], at + 1
    while end < len(rows) and rows[end] == row._replace(first=row.first + end - at):
        end += 1
    if end - at < ROWS or not (row.step or parameter == FIRST):
        return _Lines(1, [f"yield {written(row, parameter)}"])
    behind = row._replace(first=row.first + end - at)
    start, stop = _number(row, parameter), _number(behind, parameter)
    loop = f"for {NUMBER} in range({start}, {stop}):"
    return _Lines(end - at, [loop, f"    yield {_array(row, NUMBER, parameter)}"])


def _alike_in_fields(rows: Sequence[Spelled], at: int, parameter: str) -> Sequence[Spelled]:
    """Rows from here on that differ in fields, and in their numbers or in what follows these."""
    first, end = rows[at], at + 1
    more = _said(first)[1]
    while end < len(rows):
        row = rows[end]
        wanted = first._replace(said=row.said)
        if parameter == FIRST:
            wanted = wanted._replace(first=first.first + end - at)
        else:
            wanted = wanted._replace(after=row.after)
        if row != wanted or _said(row)[1] != more:
            break
        end += 1
    return rows[at:end]


def _said(row: Spelled) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields of a row, and what else is said of it."""
    found = tuple(parts_of(row.said))
    return found[: len(FIELDS)], found[len(FIELDS) :]


def _by_fields(rows: Sequence[Spelled], parameter: str) -> list[str]:
    """A loop over what rows differ in."""
    fields, more = [_said(row)[0] for row in rows], _said(rows[0])[1]
    columns = dict(zip(FIELDS, zip(*fields, strict=True), strict=False))
    if len(columns) < len(FIELDS):
        return []
    told = {name: column for name, column in columns.items() if len(set(column)) > 1}
    said = ", ".join([*(name if name in told else columns[name][0] for name in columns), *more])
    first = rows[0]._replace(said=said)
    if parameter == FIRST:
        return _counted(first, told) if told else []
    start, end = _around([row.after for row in rows])
    names = [quoted(row.after[start : len(row.after) - end]) for row in rows]
    loop, listed = _loop({"name": names, **told})
    behind = first.after[len(first.after) - end :]
    cut = first._replace(after=first.after[:start])
    array = _array(cut, _number(cut, parameter), parameter, "name", behind)
    return [*_display(f"for {loop} in (", listed, "):"), f"    yield {array}"]


def _counted(first: Spelled, told: dict[str, tuple[str, ...]]) -> list[str]:
    """A loop over fields of rows of numbers that follow one another."""
    loop, listed = _loop(told)
    one = f"({loop})" if len(told) > 1 else loop
    return [
        *_display("rows = (", listed, ")"),
        f"for {NUMBER}, {one} in enumerate(rows, {_number(first, FIRST)}):",
        f"    yield {_array(first, NUMBER, FIRST)}",
    ]


def _loop(columns: Mapping[str, Sequence[str]]) -> tuple[str, list[str]]:
    """The variables of a loop, and the items that it runs over."""
    listed = [*zip(*columns.values(), strict=True)]
    texts = [one[0] if len(columns) == 1 else items(one) for one in listed]
    return ", ".join(columns), texts


def _display(head: str, listed: Sequence[str], tail: str) -> list[str]:
    """Single words as many on a line as fit, others one below the other."""
    if all(one.startswith('"') for one in listed):
        return packed(head, listed, tail)
    return [head, *(f"    {one}," for one in listed), tail]


def _around(texts: Sequence[str]) -> tuple[int, int]:
    """How many letters texts begin and end with alike, whole words."""
    first = _common(texts, _BEGUN)
    return first, _common([text[first:][::-1] for text in texts], _ENDED)


def _common(texts: Sequence[str], cut: re.Pattern[str]) -> int:
    """How many letters texts begin with alike, up to where they may be cut."""
    count = 0
    for letters in zip(*texts, strict=False):
        if len(set(letters)) > 1:
            break
        count += 1
    places = (found.end() for found in cut.finditer(texts[0]))
    return max((place for place in places if place <= count), default=0)

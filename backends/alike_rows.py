"""Rows of tables that repeat in one way at several places: a function of what they differ in.

They differ in the number from which they count, or in the text that all their names begin with.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shardwright.backends.names import formatted, quoted
from shardwright.backends.short_lists import NUMBER, TURN, line_at

WORTH = 8  # lines that a function must save
ROWS = 3  # that follow one another are worth a loop
FIRST, PATH = "first", "path"  # its parameter
_STEP = re.compile(r"[.\[]")  # where a path may be cut


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


class Rows(NamedTuple):
    """Rows that are there so many times, one after another; `order`: numbers that do not rise by
    steps, which all rows count by instead.
    """

    turns: int
    rows: tuple[Spelled, ...]
    order: tuple[int, ...] = ()

    @property
    def numbers(self) -> str:
        """What a loop over turns runs over."""
        return str(self.order) if self.order else f"range({self.turns})"


class Shared(NamedTuple):
    """Lines of functions, and by number of rows the call that gives them."""

    lines: list[str]
    calls: dict[int, str]


class _Way(NamedTuple):
    """Rows with a parameter, and the argument that gives those meant."""

    parameter: str
    rows: Rows
    argument: str


def written(row: Spelled, parameter: str = "") -> str:
    """The row at turn `k`. `parameter`: what its name begins with, or its number counts from."""
    return _array(row, _number(row, parameter), parameter)


def _number(row: Spelled, parameter: str) -> str:
    """The number of a row at turn `k`."""
    if parameter != FIRST:
        return line_at(row.first, row.step)
    further = f" + {row.first}" if row.first else ""
    return f"{line_at(0, row.step)} + {FIRST}{further}"


def _array(row: Spelled, number: str, parameter: str) -> str:
    """A row of which a text gives the number."""
    number += f":0{row.digits}" if row.digits else ""
    if parameter == PATH:
        name = formatted("", PATH, row.before, number, row.after)
    else:
        name = formatted(row.before, number, row.after)
    return f"GlobalArray({name}, {row.said})"


def shared(name: str, blocks: Sequence[Rows]) -> Shared:
    """Functions for rows that are alike, by this name."""
    found, waiting, count = Shared([], {}), dict(enumerate(blocks)), 0
    while waiting:
        way, numbers = _best([(k, way) for k, rows in waiting.items() for way in _ways(rows)])
        saved = (len(numbers) - 1) * (len(way.rows.rows) + 3) - 5
        if len(numbers) < 2 or saved < WORTH:
            break
        own = f"{name}_{count}" if count else name
        count += 1
        found.lines.extend(_function(own, way))
        for k, argument in numbers.items():
            found.calls[k] = f"*{own}({argument})"
            del waiting[k]
    return found


def _best(ways: Sequence[tuple[int, _Way]]) -> tuple[_Way, dict[int, str]]:
    """The way in which most are alike, the simplest of these; and their arguments by number."""
    alike: dict[tuple[str, Rows], dict[int, str]] = {}
    first: dict[tuple[str, Rows], _Way] = {}
    for k, way in ways:
        key = way.parameter, way.rows
        first.setdefault(key, way)
        alike.setdefault(key, {})[k] = way.argument
    key = max(alike, key=lambda key: (len(alike[key]), len(key[1].rows)))
    return first[key], alike[key]


def _ways(rows: Rows) -> Iterator[_Way]:
    """First by numbers, then by what names begin with, as little of it as can be."""
    start = min(row.first for row in rows.rows)
    moved = tuple(row._replace(first=row.first - start) for row in rows.rows)
    yield _Way(FIRST, rows._replace(rows=moved), str(start))
    first = rows.rows[0].before
    for place in (found.start() for found in _STEP.finditer(first)):
        path = first[:place]
        if path and all(row.before.startswith(path) for row in rows.rows):
            rest = tuple(row._replace(before=row.before[place:]) for row in rows.rows)
            yield _Way(PATH, rows._replace(rows=rest), quoted(path))


def _yields(way: _Way) -> list[str]:
    """What a turn gives; rows that follow one another are a loop."""
    rows, lines, at = way.rows.rows, list[str](), 0
    while at < len(rows):
        row, end = rows[at], at + 1
        while end < len(rows) and rows[end] == row._replace(first=row.first + end - at):
            end += 1
        if end - at < ROWS or not row.step:
            lines.append(f"yield {written(row, way.parameter)}")
            at += 1
            continue
        behind = row._replace(first=row.first + end - at)
        start, stop = _number(row, way.parameter), _number(behind, way.parameter)
        lines.append(f"for {NUMBER} in range({start}, {stop}):")
        lines.append(f"    yield {_array(row, NUMBER, way.parameter)}")
        at = end
    return lines


def _function(name: str, way: _Way) -> list[str]:
    said = "from this number on" if way.parameter == FIRST else "with names that begin so"
    return [
        f"def {name}({way.parameter}):",
        f'    """Rows that repeat, {said}."""',
        f"    for {TURN} in {way.rows.numbers}:",
        *(f"        {line}" for line in _yields(way)),
        "",
        "",
    ]

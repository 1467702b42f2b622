"""Tables of a script's arguments and results; rows that repeat with a number are a comprehension."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from shardwright.backends.names import formatted, quoted
from shardwright.backends.rolls.lists import TURN, affine, line_at

LEAST = 3  # repetitions of a comprehension
WORTH = 16  # lines that it must save
MOST = 4096  # rows of one
_NUMBER = re.compile(r"(?<![0-9])(?:0|[1-9][0-9]{0,8})(?![0-9])", re.ASCII)


class Entry(NamedTuple):
    """A row of a table: a name, and what is said of it."""

    name: str
    said: str


class _Period(NamedTuple):
    length: int
    turns: int
    numbers: Sequence[tuple[int, int, int]]  # by row where its number is in the name, first, step


def table(name: str, rows: Sequence[Entry]) -> list[str]:
    """The lines of `name = (...)`."""
    lines: list[str] = []
    at = 0
    while at < len(rows):
        period = _period(rows, at)
        if period is None:
            lines.append(f"    {_row(quoted(rows[at].name), rows[at].said)},")
            at += 1
            continue
        lines += _repeated(rows[at : at + period.length], period)
        at += period.length * period.turns
    if not rows:
        return [f"{name} = ()"]
    return [f"{name} = (", *lines, ")"]


def _row(name: str, said: str) -> str:
    return f"GlobalArray({name}, {said})"


def _repeated(rows: Sequence[Entry], period: _Period) -> list[str]:
    lines = ["    *(", "        array", f"        for {TURN} in range({period.turns})"]
    lines.append("        for array in (")
    for row, (place, first, step) in zip(rows, period.numbers, strict=True):
        found = list(_NUMBER.finditer(row.name))[place]
        before, after = row.name[: found.start()], row.name[found.end() :]
        name = formatted(before, line_at(first, step), after)
        lines.append(f"            {_row(name, row.said)},")
    return [*lines, "        )", "    ),"]


def _period(rows: Sequence[Entry], start: int) -> _Period | None:
    """The rows that repeat from here on, first those of few."""
    for length in range(1, min(MOST, (len(rows) - start) // LEAST) + 1):
        if rows[start + length].said != rows[start].said:
            continue
        if not _differs(rows[start].name, rows[start + length].name):
            continue
        found = _repeats(rows, start, length)
        if found is not None:
            return found
    return None


def _differs(one: str, other: str) -> bool:
    return _NUMBER.sub("#", one) == _NUMBER.sub("#", other)


def _repeats(rows: Sequence[Entry], start: int, length: int) -> _Period | None:
    """Rows of a length, if they stand there several times but for one number each."""
    numbers: list[tuple[int, int, int]] = []
    turns = (len(rows) - start) // length
    for at in range(start, start + length):
        column = [rows[at + length * k] for k in range(turns)]
        found = _number(column)
        if found is None:
            return None
        place, first, step, count = found
        numbers.append((place, first, step))
        turns = count
    is_worth_it = turns >= LEAST and length * (turns - 1) >= WORTH
    return _Period(length, turns, numbers) if is_worth_it else None


def _number(column: Sequence[Entry]) -> tuple[int, int, int, int] | None:
    """Where names differ, the first number and the step there, and how many rows go on so."""
    first, second = column[0], column[1]
    if first.said != second.said or not _differs(first.name, second.name):
        return None
    one, other = _numbers(first.name), _numbers(second.name)
    places = [k for k, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    if len(places) != 1:
        return None
    (place,) = places
    step = other[place] - one[place]
    count = 2
    for row in column[2:]:
        wanted = [*one]
        wanted[place] += step * count
        if row.said != first.said or not _differs(first.name, row.name):
            break
        if _numbers(row.name) != wanted:
            break
        count += 1
    if count < LEAST or affine([one[place], other[place]]) is None or step < 0:
        return None
    return place, one[place], step, count


def _numbers(name: str) -> list[int]:
    return [int(found[0]) for found in _NUMBER.finditer(name)]

"""Tables of a script's arguments and results; rows that repeat are a comprehension."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from shardwright.backends.names import formatted, quoted
from shardwright.backends.short_lists import TURN, affine, line_at

LEAST = 3  # repetitions of a comprehension
WORTH = 16  # lines that it must save
MOST = 4096  # rows of one
_NUMBER = re.compile(r"(?<![0-9])(?:0|[1-9][0-9]{0,8})(?![0-9])", re.ASCII)


class Entry(NamedTuple):
    """A row of a table: a name, and what is said of it."""

    name: str
    said: str


class _Period(NamedTuple):
    """Rows that repeat: by row the place of its number in the name, and the numbers by turn."""

    length: int
    turns: int
    numbers: Sequence[tuple[int, Sequence[int]]]


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
    columns = [numbers[: period.turns] for _, numbers in period.numbers]
    is_regular = all(affine(numbers) is not None for numbers in columns)
    turns = f"range({period.turns})" if is_regular else str(tuple(columns[0]))
    lines = ["    *(", "        array", f"        for {TURN} in {turns}"]
    lines.append("        for array in (")
    for row, (place, numbers) in zip(rows, period.numbers, strict=True):
        found = list(_NUMBER.finditer(row.name))[place]
        before, after = row.name[: found.start()], row.name[found.end() :]
        step = affine(numbers[: period.turns])
        number = line_at(numbers[0], step) if is_regular and step is not None else TURN
        lines.append(f"            {_row(formatted(before, number, after), row.said)},")
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
    numbers: list[tuple[int, Sequence[int]]] = []
    turns = (len(rows) - start) // length
    for at in range(start, start + length):
        found = _number([rows[at + length * k] for k in range(turns)])
        if found is None:
            return None
        numbers.append(found)
        turns = min(turns, len(found[1]))
    columns = [list(column[:turns]) for _, column in numbers]
    while turns >= LEAST and not _is_short(columns):
        turns -= 1
        columns = [column[:turns] for column in columns]
    is_worth_it = turns >= LEAST and length * (turns - 1) >= WORTH
    return _Period(length, turns, numbers) if is_worth_it else None


def _is_short(columns: Sequence[Sequence[int]]) -> bool:
    """True if a range tells all numbers, or one tuple."""
    if all(affine(column) is not None for column in columns):
        return True
    return all(column == columns[0] for column in columns)


def _number(column: Sequence[Entry]) -> tuple[int, list[int]] | None:
    """The place of the number in which names differ, and the numbers of the rows that go on so."""
    first, second = column[0], column[1]
    if first.said != second.said or not _differs(first.name, second.name):
        return None
    one = _numbers(first.name)
    places = [k for k, (a, b) in enumerate(zip(one, _numbers(second.name), strict=True)) if a != b]
    if len(places) != 1:
        return None
    (place,) = places
    found = [one[place]]
    for row in column[1:]:
        if row.said != first.said or not _differs(first.name, row.name):
            break
        numbers = _numbers(row.name)
        if [*numbers[:place], *numbers[place + 1 :]] != [*one[:place], *one[place + 1 :]]:
            break
        found.append(numbers[place])
    return (place, found) if len(found) >= LEAST else None


def _numbers(name: str) -> list[int]:
    return [int(found[0]) for found in _NUMBER.finditer(name)]

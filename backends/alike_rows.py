"""Rows of tables that repeat in one way at several places: a function of what they differ in.

They differ in the number from which they count, or in the text that all their names begin with.
What stands before and behind them at all of these places is given by the function, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shardwright.backends.list_entries import TURN
from shardwright.backends.names import quoted
from shardwright.backends.row_loops import FIRST, PATH, UNNUMBERED, Spelled, yields

WORTH = 8  # lines that a function must save
_STEP = re.compile(r"[.\[]")  # where a path may be cut
NUMBER = re.compile(r"(?<![0-9])[0-9]{1,9}(?![0-9])", re.ASCII)


class Entry(NamedTuple):
    """A row of a table: a name, and what is said of it."""

    name: str
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


Part = Rows | Entry


class Shared(NamedTuple):
    """Lines of functions; by part of a table the call that stands there, "" for parts before or
    behind it that it gives, too.
    """

    lines: list[str]
    calls: dict[int, str]


class _Way(NamedTuple):
    """Rows with a parameter, and the argument that gives those meant."""

    parameter: str
    rows: Rows
    argument: str


def shared(name: str, parts: Sequence[Part]) -> Shared:
    """Functions for parts of a table that are alike, by this name."""
    found, count = Shared([], {}), 0
    waiting = {k: part for k, part in enumerate(parts) if isinstance(part, Rows)}
    while waiting:
        way, arguments = _best([(k, way) for k, rows in waiting.items() for way in _ways(rows)])
        saved = (len(arguments) - 1) * (len(way.rows.rows) + 3) - 5
        if len(arguments) < 2 or saved < WORTH:
            break
        own = f"{name}_{count}" if count else name
        count += 1
        stretch = _Stretch(parts, way.parameter, arguments, found.calls)
        found.lines.extend(_function(own, way.parameter, stretch.given()))
        for k, argument in stretch.arguments().items():
            found.calls.update(dict.fromkeys(stretch.around(k), ""))
            found.calls[k] = f"*{own}({argument})"
        for k in found.calls:
            waiting.pop(k, None)
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
    yield _Way(FIRST, _from_number(rows, start), str(start))
    first = rows.rows[0].before
    for place in (found.start() for found in _STEP.finditer(first)):
        path = first[:place]
        if path and all(row.before.startswith(path) for row in rows.rows):
            yield _Way(PATH, _below(rows, path), path)


def _from_number(rows: Rows, start: int) -> Rows:
    """The rows, their numbers counted from one."""
    return rows._replace(rows=tuple(row._replace(first=row.first - start) for row in rows.rows))


def _below(rows: Rows, path: str) -> Rows:
    """The rows, their names without what they begin with."""
    cut = tuple(row._replace(before=row.before[len(path) :]) for row in rows.rows)
    return rows._replace(rows=cut)


class _Stretch:
    """Parts of a table around rows that are alike at several places, as far as they are, too."""

    def __init__(
        self, parts: Sequence[Part], parameter: str, places: dict[int, str], used: dict[int, str]
    ) -> None:
        self._parts = parts
        self._parameter = parameter
        self._places = places  # by number of the rows the argument
        self._taken = {*used, *places}
        self._behind = self._count(1)
        self._before = self._count(-1)
        rows = [row.first for part in self._told(min(places)) for row in part.rows]
        self._lowest = min(rows) if parameter == FIRST else 0

    def _count(self, step: int) -> int:
        """How many parts further on are alike."""
        count = 0
        while True:
            here = {at + step * (count + 1): argument for at, argument in self._places.items()}
            if any(at in self._taken or not 0 <= at < len(self._parts) for at in here):
                return count
            told = {self._alone(at, argument) for at, argument in here.items()}
            if None in told or len(told) > 1:
                return count
            self._taken.update(here)
            count += 1

    def _alone(self, at: int, argument: str) -> Rows | None:
        """A part as it is for all arguments, if it is that."""
        part = self._parts[at]
        if isinstance(part, Entry):
            return _single(part, self._parameter, argument)
        if self._parameter == FIRST:
            return None if part.order else _from_number(part, int(argument))
        is_below = all(row.before.startswith(argument) for row in part.rows)
        return _below(part, argument) if is_below else None

    def _told(self, place: int) -> list[Rows]:
        found: list[Rows] = []
        for at in self.around(place):
            # Rows in an order of their own count as they are.
            part = self._alone(at, self._places[place]) or self._parts[at]
            assert isinstance(part, Rows)  # they are alike at all places
            found.append(part)
        return found

    def given(self) -> list[Rows]:
        """What the function gives."""
        found = self._told(min(self._places))
        return [_from_number(rows, self._lowest) if not rows.order else rows for rows in found]

    def around(self, place: int) -> range:
        """The numbers of the parts that a call stands for."""
        return range(place - self._before, place + self._behind + 1)

    def arguments(self) -> dict[int, str]:
        """By place of rows the argument of a call."""
        if self._parameter == PATH:
            return {at: quoted(path) for at, path in self._places.items()}
        return {at: str(int(start) + self._lowest) for at, start in self._places.items()}


def _single(entry: Entry, parameter: str, argument: str) -> Rows | None:
    """One row as it is for all arguments."""
    if parameter == PATH:
        if not entry.name.startswith(argument):
            return None
        return Rows(1, (Spelled(entry.name[len(argument) :], 0, 0, UNNUMBERED, "", entry.said),))
    numbers = [*NUMBER.finditer(entry.name)]
    if len(numbers) != 1 or numbers[0][0] != str(int(numbers[0][0])):
        return None
    before, after = entry.name[: numbers[0].start()], entry.name[numbers[0].end() :]
    first = int(numbers[0][0]) - int(argument)
    return Rows(1, (Spelled(before, first, 0, 0, after, entry.said),))


def _function(name: str, parameter: str, given: Sequence[Rows]) -> list[str]:
    said = "from this number on" if parameter == FIRST else "with names that begin so"
    lines = [f"def {name}({parameter}):", f'    """Rows that repeat, {said}."""']
    single: list[Spelled] = []
    for rows in given:
        if rows.turns == 1:
            single += rows.rows
            continue
        lines += yields(single, parameter, "    ")
        single = []
        lines.append(f"    for {TURN} in {rows.numbers}:")
        lines += yields(rows.rows, parameter, "        ")
    return [*lines, *yields(single, parameter, "    "), "", ""]

"""Tables of a script's arguments and results; rows that repeat are a comprehension."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from shardwright.backends.alike_rows import NUMBER, Entry, Rows, shared
from shardwright.backends.list_entries import TURN, affine
from shardwright.backends.names import quoted
from shardwright.backends.row_loops import Spelled, written

LEAST = 3  # repetitions of a comprehension
WORTH = 16  # lines that it must save
MOST = 4096  # rows of one


class _Column(NamedTuple):
    """The place of the number in which names differ, the numbers, and their digits: 0 where these
    are as many as they need.
    """

    place: int
    numbers: Sequence[int]
    digits: int


class _Period(NamedTuple):
    """Rows that repeat: by row its numbers by turn."""

    length: int
    turns: int
    columns: Sequence[_Column]


class _Block(NamedTuple):
    """Rows that repeat; these are those of the first turn."""

    rows: Sequence[Entry]
    period: _Period


def table(name: str, rows: Sequence[Entry]) -> list[str]:
    """The lines of `name = (...)`, and before it of functions that give what repeats in it."""
    if not rows:
        return [f"{name} = ()"]
    pieces = list(_pieces(rows))
    parts = [piece if isinstance(piece, Entry) else _rows(piece) for piece in pieces]
    alike = shared(f"repeated_{name.lower()}", parts)
    lines: list[str] = []
    for number, piece in enumerate(pieces):
        if number in alike.calls:
            lines += [f"    {alike.calls[number]},"] if alike.calls[number] else []
        elif isinstance(piece, Entry):
            lines.append(f"    {_row(quoted(piece.name), piece.said)},")
        else:
            lines += _repeated(piece)
    return [*alike.lines, f"{name} = (", *lines, ")"]


def _pieces(rows: Sequence[Entry]) -> Iterator[Entry | _Block]:
    at = 0
    while at < len(rows):
        period = _period(rows, at)
        if period is None:
            yield rows[at]
            at += 1
            continue
        yield _Block(rows[at : at + period.length], period)
        at += period.length * period.turns


def _row(name: str, said: str) -> str:
    return f"GlobalArray({name}, {said})"


def _rows(block: _Block) -> Rows:
    """The rows of a block; where numbers do not rise by steps they are the same in all rows."""
    found: list[Spelled] = []
    turns = block.period.turns
    order = tuple(block.period.columns[0].numbers[:turns])
    columns = [column.numbers[:turns] for column in block.period.columns]
    is_regular = all(affine(numbers) is not None for numbers in columns)
    for row, (place, numbers, digits) in zip(block.rows, block.period.columns, strict=True):
        before, after = _around(row, place)
        first, step = (numbers[0], affine(numbers[:turns]) or 0) if is_regular else (0, 1)
        found.append(Spelled(before, first, step, digits, after, row.said))
    return Rows(turns, tuple(found), () if is_regular else order)


def _around(row: Entry, place: int) -> tuple[str, str]:
    """The texts of a name before and after one of its numbers."""
    found = list(NUMBER.finditer(row.name))[place]
    return row.name[: found.start()], row.name[found.end() :]


def _repeated(block: _Block) -> list[str]:
    rows = _rows(block)
    return [
        "    *(",
        "        array",
        f"        for {TURN} in {rows.numbers}",
        "        for array in (",
        *(f"            {written(row)}," for row in rows.rows),
        "        )",
        "    ),",
    ]


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
    return NUMBER.sub("#", one) == NUMBER.sub("#", other)


def _repeats(rows: Sequence[Entry], start: int, length: int) -> _Period | None:
    """Rows of a length, if they stand there several times but for one number each."""
    told: list[_Column] = []
    turns = (len(rows) - start) // length
    for at in range(start, start + length):
        found = _number([rows[at + length * k] for k in range(turns)])
        if found is None:
            return None
        told.append(found)
        turns = min(turns, len(found.numbers))
    columns = [list(column.numbers[:turns]) for column in told]
    while turns >= LEAST and not _is_short(columns):
        turns -= 1
        columns = [column[:turns] for column in columns]
    is_worth_it = turns >= LEAST and length * (turns - 1) >= WORTH
    return _Period(length, turns, told) if is_worth_it else None


def _is_short(columns: Sequence[Sequence[int]]) -> bool:
    """True if a range tells all numbers, or one tuple."""
    if all(affine(column) is not None for column in columns):
        return True
    return all(column == columns[0] for column in columns)


def _number(column: Sequence[Entry]) -> _Column | None:
    """The numbers in which names of rows differ, of those that go on so."""
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
    return _column(place, found)


def _column(place: int, found: Sequence[str]) -> _Column | None:
    """Numbers as far as they are all spelled in one way; None for few."""
    plain = _while(found, lambda word: word == str(int(word)))
    padded = _while(found, lambda word: len(word) == len(found[0]))
    words, digits = (plain, 0) if len(plain) >= len(padded) else (padded, len(found[0]))
    return _Column(place, [*map(int, words)], digits) if len(words) >= LEAST else None


def _while(words: Sequence[str], is_so: Callable[[str], bool]) -> list[str]:
    return list(takewhile(is_so, words))


def _numbers(name: str) -> list[str]:
    return NUMBER.findall(name)

"""What loops over calls take from arguments and from one another, as lists of lists.

A bundle holds columns of values, one of each for every turn of a loop: `bundle[turn][column]`.
Columns that come from the same place and go to the same places are one bundle.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from shardwright.backends.call_loops import Roll
from shardwright.ir.core import Func, Value

ARGUMENTS = -1  # in the place of a loop: who made it
Column = tuple[Value, ...]
Lines = tuple[int, ...]  # of a bundle, by turn of a loop
Place = tuple[int, Lines]  # a loop that reads, and the lines that it takes


class Taken:
    """What an operand of the calls of a loop is."""


@dataclass(frozen=True)
class Lone(Taken):
    """One value that all calls take, or that each hands to the next."""


@dataclass(frozen=True)
class Row(Taken):
    """A column of a bundle, line by line."""

    bundle: Bundle
    column: int
    lines: Lines


@dataclass(frozen=True)
class Listed(Taken):
    """Values from here and there."""

    values: Column


@dataclass(eq=False)
class Bundle:
    """Columns of equal length. `maker`: the number of a loop, or ARGUMENTS."""

    maker: int
    columns: list[Column]
    readers: frozenset[Place]
    is_free: bool  # nobody but loops reads it
    name: str = ""
    read_name: str = ""  # of what others read of it: what a caller gives instead
    fields: list[str] = field(default_factory=list[str])  # names of columns

    @property
    def turns(self) -> int:
        return len(self.columns[0])

    @property
    def is_flat(self) -> bool:
        """True if it is a list of values: its lines are no lists."""
        return len(self.columns) == 1


@dataclass
class Bundles:
    """All of a function.

    taken   by loop, by operand what it is
    places  by value its bundle, line and column
    """

    rolls: Sequence[Roll]
    bundles: list[Bundle] = field(default_factory=list[Bundle])
    taken: list[list[Taken]] = field(default_factory=list[list[Taken]])
    places: dict[Value, tuple[Bundle, int, int]] = field(
        default_factory=dict[Value, tuple[Bundle, int, int]]
    )

    def made_by(self, loop: int) -> list[Bundle]:
        return [bundle for bundle in self.bundles if bundle.maker == loop]

    def last_reader(self, bundle: Bundle) -> Place | None:
        """The loop that reads a bundle last and may let go of it line by line."""
        if not bundle.is_free or bundle.maker == ARGUMENTS:
            return None
        last = max(bundle.readers, default=None)
        if last is None or sum(loop == last[0] for loop, _ in bundle.readers) > 1:
            return None
        every = tuple(range(bundle.turns))
        return last if last[1] in (every, every[::-1]) else None


def find_bundles(func: Func, rolls: Sequence[Roll], given: Collection[Value]) -> Bundles:
    """The bundles of a function with loops over calls. `given`: what a caller may replace."""
    finder = _Finder(func, rolls, given)
    finder.look()
    return finder.found


class _Finder:
    def __init__(self, func: Func, rolls: Sequence[Roll], given: Collection[Value]) -> None:
        self.func, self.rolls, self.given = func, rolls, given
        self.found = Bundles(rolls)
        self._number = {value: number for number, value in enumerate(func.args)}
        self._output: dict[Value, int] = {}
        for number, value in enumerate(func.body.terminator.operands):
            self._output.setdefault(value, number)
        self._column: dict[Value, tuple[Column, int]] = {}  # that a value stands in, and where
        self._maker: dict[Column, int] = {}
        self._readers: dict[Column, dict[Place, None]] = {}
        self._of: dict[tuple[int, int], tuple[Column, Lines]] = {}  # by loop and operand
        self._loop = {call: n for n, roll in enumerate(rolls) for call in roll.calls}

    def look(self) -> None:
        for number, roll in enumerate(self.rolls):
            for position in range(len(roll.calls[0].results)):
                self._stand(roll.results(position), number)
        columns = [
            (number, position, roll.operands(position))
            for number, roll in enumerate(self.rolls)
            for position in range(len(roll.calls[0].operands))
            if position not in roll.same and position not in roll.carried
        ]
        # Layers first: what is done to all weights takes them from where those have them.
        for _, _, values in sorted(columns, key=self._order):
            self._stand_arguments(values)
        for number, position, values in columns:
            self._read(number, position, values)
        self._bundle()
        self.found.taken = [
            [self._taken(number, roll, p) for p in range(len(roll.calls[0].operands))]
            for number, roll in enumerate(self.rolls)
        ]

    def _order(self, column: tuple[int, int, Column]) -> tuple[bool, int]:
        return self.rolls[column[0]].is_form, -len(column[2])

    def _stand(self, values: Column, maker: int) -> None:
        self._maker[values] = maker
        for line, value in enumerate(values):
            self._column[value] = values, line

    def _stand_arguments(self, values: Column) -> None:
        """Arguments that stand in no column yet are one, first argument first."""
        if any(value not in self._number or value in self._column for value in values):
            return
        if len(set(values)) == len(values):
            falls = self._number[values[0]] > self._number[values[-1]]
            self._stand(values[::-1] if falls else values, ARGUMENTS)

    def _read(self, loop: int, position: int, values: Column) -> None:
        """Note the lines of a column that a loop takes."""
        places = [self._column.get(value) for value in values]
        if places[0] is None or any(p is None or p[0] is not places[0][0] for p in places):
            return
        column = places[0][0]
        lines = tuple(place[1] for place in places if place is not None)
        self._of[loop, position] = column, lines
        self._readers.setdefault(column, {})[loop, lines] = None

    def _bundle(self) -> None:
        groups: dict[tuple[int, int, frozenset[Place], bool, bool], list[Column]] = {}
        for column, maker in self._maker.items():
            if maker != ARGUMENTS and not self._is_needed(column, self.rolls[maker]):
                continue
            readers = frozenset(self._readers.get(column, ()))
            is_given = all(value in self.given for value in column)
            key = maker, len(column), readers, self._is_free(column), is_given
            groups.setdefault(key, []).append(column)
        for (maker, _, readers, is_free, _), columns in groups.items():
            bundle = Bundle(maker, sorted(columns, key=self._rank), readers, is_free)
            self.found.bundles.append(bundle)
            for number, column in enumerate(bundle.columns):
                for line, value in enumerate(column):
                    self.found.places[value] = bundle, line, number

    def _rank(self, column: Column) -> tuple[int, int]:
        value = column[0]
        known = self._number.get(value, self._output.get(value, len(self._output)))
        return known, value.index

    def _is_needed(self, column: Column, roll: Roll) -> bool:
        """True if a result of a loop's calls is read by others than the next call."""
        if column in self._readers:
            return True
        next_positions = {p for p, number in roll.carried.items() if number == column[0].index}
        own = self._loop[roll.calls[0]]
        return any(
            (self._loop.get(user) != own or position not in next_positions)
            and not (next_positions and turn == len(column) - 1)
            for turn, value in enumerate(column)
            for user, position in value.uses
        )

    def _is_free(self, column: Column) -> bool:
        own = self._maker[column]
        return all(
            (self._loop.get(user, ARGUMENTS), position) in self._of
            or (own != ARGUMENTS and self._loop.get(user) == own)
            for value in column
            for user, position in value.uses
        )

    def _taken(self, loop: int, roll: Roll, position: int) -> Taken:
        if position in roll.same or position in roll.carried:
            return Lone()
        if (loop, position) not in self._of:
            return Listed(roll.operands(position))
        column, lines = self._of[loop, position]
        bundle, _, number = self.found.places[column[0]]
        return Row(bundle, number, lines)

"""Numbers of what there is of a long program, by those of what there is of the short one.

Values, and kernels, that something takes: each is of a layer, where it has a place, or of none. A
copy that stands so many layers further on takes what stands so many layers further on, or the one
that all take.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from shardwright.passes.clean.folding.layers import Layer
from shardwright.passes.clean.folding.shorten import Gap
from shardwright.passes.clean.folding.stretches import Irregular

Ints = NDArray[np.intp]
NONE = -1


class Seat(NamedTuple):
    """A layer, and a place in it: that of the like of it in other layers."""

    layer: Layer
    place: Hashable


class Taker(NamedTuple):
    """What takes numbers, and all else that it is."""

    what: object
    taken: Sequence[int]


class Way(NamedTuple):
    """Where a number comes from: from a row of the table, of the taker's layer and so much; without
    a row `distance` is the number that all take.
    """

    row: int
    distance: int


@dataclass(frozen=True)
class Numbers:
    """Seats of numbers of the short program; those below `args` are of arguments of main.

    takers  by layer and place what takes them, of all layers that are repeated
    """

    gaps: Sequence[Gap]
    seats: Sequence[Seat | None]
    args: int
    takers: Mapping[Layer, Mapping[Hashable, Taker]]

    def expect_equal(self) -> None:
        """Raises Irregular where what is repeated differs from layer to layer."""
        for stack, gap in enumerate(self.gaps):
            for a, b in pairwise(Layer(stack, number) for number in gap.inner):
                some, others = self.takers.get(a, {}), self.takers.get(b, {})
                if some.keys() != others.keys():
                    raise Irregular
                if not all(self._are_equal(one, others[place]) for place, one in some.items()):
                    raise Irregular

    def _are_equal(self, one: Taker, other: Taker) -> bool:
        """True of what stands in two layers that follow one another."""
        if one.what != other.what or len(one.taken) != len(other.taken):
            return False
        return all(map(self._is_same, one.taken, other.taken))

    def _is_same(self, a: int, b: int) -> bool:
        if a == b:
            return True
        one, other = self.seats[a], self.seats[b]
        if one is None or other is None or one.layer.after(1) != other.layer:
            return False
        if not (self.is_inner(one.layer) and self.is_inner(other.layer)):
            return True  # what a stack begins or ends with may be anything
        return one.place == other.place

    def is_inner(self, layer: Layer) -> bool:
        """True if a layer of the short program is like those beside it."""
        return layer.number in self.gaps[layer.stack].inner


class LongNumbers:
    """Numbers of the long program, by those of the short one; NONE where there is no such.

    own    of what is of no inner layer
    table  by row, one for all that has a place, and layer
    """

    def __init__(self, short: Numbers, layers: int, arg_seats: Sequence[Seat | None]) -> None:
        self.short = short
        self._rows: dict[tuple[int, Hashable], int] = {}
        self.rows = np.array([self._row(seat) for seat in short.seats], np.intp)
        for seat in arg_seats:
            self._row(seat)
        self.own = np.full(len(short.seats), NONE, np.intp)
        self.table = np.full((len(self._rows), layers), NONE, np.intp)
        self._ways: dict[tuple[int, Hashable], list[Way]] = {}

    def _row(self, seat: Seat | None) -> int:
        if seat is None:
            return NONE
        return self._rows.setdefault((seat.layer.stack, seat.place), len(self._rows))

    def tell_args(self, args: Sequence[tuple[int, Seat | None, bool]]) -> None:
        """Arguments of the long program in order: which of the short one each is like, its seat,
        and whether it is the same.
        """
        for long, (number, seat, is_own) in enumerate(args):
            if is_own:
                self.own[number] = long
            if seat is not None:
                self.table[self._row(seat), seat.layer.number] = long

    def tell(self, numbers: Ints, layers: Ints, first: int) -> None:
        """What follows one another in the long program from this number on: each is like one of the
        short program, of this layer; NONE: of no inner one.
        """
        longs = np.arange(first, first + len(numbers))
        is_own = layers < 0
        self.own[numbers[is_own]] = longs[is_own]
        is_moved = ~is_own
        self.table[self.rows[numbers[is_moved]], layers[is_moved]] = longs[is_moved]

    def at(self, rows: Ints, layers: Ints) -> Ints:
        """The numbers of rows and layers; NONE where there is none."""
        last = self.table.shape[1] - 1
        found = self.table[rows, np.clip(layers, 0, last)]
        return np.where((layers < 0) | (layers > last), NONE, found)

    def still(self, number: int, shift: int | None) -> int:
        """The number that is taken by what is of no inner layer. `shift`: of its layer."""
        found, seat = int(self.own[number]), self.short.seats[number]
        if found < 0 and seat is not None:
            found = self._at(number, seat, self.behind(seat.layer) if shift is None else shift)
        if found < 0:
            raise Irregular
        return found

    def moved(self, number: int, shift: int) -> int:
        """The number that stands so many layers further on."""
        seat = self.short.seats[number]
        if seat is None:
            raise Irregular
        found = self._at(number, seat, shift)
        if found < 0 and shift == self.behind(seat.layer):
            found = int(self.own[number])  # of a layer that is not repeated
        if found < 0:
            raise Irregular
        return found

    def behind(self, layer: Layer) -> int:
        """By how many layers those behind the ones that went stand further on."""
        return self.short.gaps[layer.stack].behind(layer.number)

    def _at(self, number: int, seat: Seat, shift: int) -> int:
        layer = seat.layer.number + shift
        if number >= self.short.args and not self.short.is_inner(seat.layer):
            return NONE  # its places are others
        is_there = 0 <= layer < self.table.shape[1]
        return int(self.table[self._row(seat), layer]) if is_there else NONE

    def ways(self, taker: Seat) -> list[Way]:
        """By what is taken at a place where it comes from. Raises Irregular."""
        key = taker.layer.stack, taker.place
        found = self._ways.get(key)
        if found is None:
            first = self.short.gaps[taker.layer.stack].last_before
            layers = (Layer(taker.layer.stack, first + k) for k in (0, 1))
            pair = [self.short.takers[layer][taker.place].taken for layer in layers]
            found = [
                Way(NONE, self.still(a, None)) if a == b else self._way(a, first)
                for a, b in zip(*pair, strict=True)
            ]
            self._ways[key] = found
        return found

    def _way(self, number: int, first: int) -> Way:
        seat = self.short.seats[number]
        if seat is None or not self.short.is_inner(seat.layer):
            raise Irregular
        return Way(self._row(seat), seat.layer.number - first)

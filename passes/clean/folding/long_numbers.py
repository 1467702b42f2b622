"""Numbers of what there is of a long program, by those of what there is of the short one.

Values that something takes: each is of a layer, where it has a place, or of none. A copy that
stands so many layers further on takes what stands so many layers further on, or the one that all
take.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from shardwright.passes.clean.folding.shorten import Gap
from shardwright.passes.clean.folding.stretches import Irregular

Ints = NDArray[np.intp]
Bools = NDArray[np.bool_]
NONE = -1


class Seats(NamedTuple):
    """By number its stack, its layer, and its place there: that of the like of it in other layers.

    All three are NONE of what is of no layer.
    """

    stack: Ints
    layer: Ints
    place: Ints

    def of(self, numbers: Ints) -> Seats:
        """Those of some numbers."""
        return Seats(self.stack[numbers], self.layer[numbers], self.place[numbers])

    def then(self, other: Seats) -> Seats:
        """These, and behind them others."""
        pairs = zip(self, other, strict=True)
        return Seats(*[np.concatenate(pair) for pair in pairs])


class LongArgs(NamedTuple):
    """Arguments of the long program: by number which of the short one each is like, whether it is
    the same, and its seat.
    """

    like: Ints
    is_own: Bools
    seats: Seats


class LongNumbers:
    """Numbers of the long program, by those of the short one; NONE where there is no such.

    seats  of the short program; numbers below `args` are those of arguments of main
    rows   by number its row in the table, one for all that has a place
    own    of what is of no inner layer
    table  by row and layer
    """

    def __init__(
        self, gaps: Sequence[Gap], seats: Seats, args: int, layers: int, long_args: LongArgs
    ) -> None:
        self.seats, self.args = seats, args
        # Behind those of stacks stands what holds of NONE.
        self._first = np.array([*(gap.first for gap in gaps), np.iinfo(np.intp).max], np.intp)
        self._many = np.array([*(gap.many for gap in gaps), 0], np.intp)
        self._inner = np.array(
            [*((gap.inner.start, gap.inner.stop) for gap in gaps), (0, 0)], np.intp
        ).T
        rows = _rows(seats.then(long_args.seats))
        self.rows = rows[: len(seats.stack)]
        self.own = np.full(len(self.rows), NONE, np.intp)
        self.table = np.full((int(rows.max(initial=NONE)) + 1, layers), NONE, np.intp)
        longs = np.arange(len(long_args.like))
        self.own[long_args.like[long_args.is_own]] = longs[long_args.is_own]
        is_seated = long_args.seats.stack >= 0
        self.table[
            rows[len(seats.stack) :][is_seated], long_args.seats.layer[is_seated]
        ] = longs[is_seated]  # fmt: skip

    @cached_property
    def is_inner(self) -> Bools:
        """By number whether its layer is like those beside it."""
        start, stop = self._inner[:, self.seats.stack]
        return (start <= self.seats.layer) & (self.seats.layer < stop)

    @cached_property
    def behind(self) -> Ints:
        """By number by how many layers it stands further on."""
        return self.further_on(self.seats)

    def further_on(self, seats: Seats) -> Ints:
        """By how many layers those behind the ones that went stand further on."""
        return np.where(seats.layer >= self._first[seats.stack], self._many[seats.stack], 0)

    def are_same(self, some: Ints, others: Ints) -> Bools:
        """True of numbers that are one, or of which one stands a layer behind the other."""
        one, other = self.seats.of(some), self.seats.of(others)
        follows = (one.stack >= 0) & (one.stack == other.stack) & (one.layer + 1 == other.layer)
        # What a stack begins or ends with may be anything.
        is_end = ~(self.is_inner[some] & self.is_inner[others])
        return (some == others) | (follows & (is_end | (self.rows[some] == self.rows[others])))

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
        found = self.table[rows, np.clip(layers, 0, last)] if len(self.table) else rows
        return np.where((rows < 0) | (layers < 0) | (layers > last), NONE, found)

    def still(self, numbers: Ints, shifts: Ints | None = None) -> Ints:
        """The numbers that are taken by what is of no inner layer. `shifts`: of its layers."""
        behind = self.behind[numbers] if shifts is None else shifts
        return _all_told(self.own[numbers], self._further(numbers, behind))

    def moved(self, numbers: Ints, shifts: Ints) -> Ints:
        """The numbers that stand so many layers further on."""
        is_seated = self.seats.stack[numbers] >= 0
        # Else of a layer that is not repeated.
        own = np.where(shifts == self.behind[numbers], self.own[numbers], NONE)
        return _all_told(self._further(numbers, shifts), np.where(is_seated, own, NONE))

    def _further(self, numbers: Ints, shifts: Ints) -> Ints:
        found = self.at(self.rows[numbers], self.seats.layer[numbers] + shifts)
        has_others = (numbers >= self.args) & ~self.is_inner[numbers]  # its places are others
        return np.where(has_others, NONE, found)


def _all_told(found: Ints, others: Ints) -> Ints:
    """Numbers, and others where there is none. Raises Irregular where there are none either."""
    found = np.where(found < 0, others, found)
    if (found < 0).any():
        raise Irregular
    return found


def _rows(seats: Seats) -> Ints:
    """By number one for all that has a place in its stack; NONE for what is of no layer."""
    found, is_seated = np.full(len(seats.stack), NONE, np.intp), seats.stack >= 0
    width = int(seats.place.max(initial=0)) + 1
    keys = seats.stack[is_seated] * width + seats.place[is_seated]
    found[is_seated] = np.unique(keys, return_inverse=True)[1]
    return found

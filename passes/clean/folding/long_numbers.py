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

from shardwright.passes.clean.folding.layers import Layer
from shardwright.passes.clean.folding.shorten import Gap
from shardwright.passes.clean.folding.stretches import Irregular


class Seat(NamedTuple):
    """A layer, and a place in it: that of the like of it in other layers."""

    layer: Layer
    place: Hashable


class Taker(NamedTuple):
    """What takes numbers, and all else that it is."""

    what: object
    taken: Sequence[int]


class Way(NamedTuple):
    """Where a number comes from: from a table by layer, that of the taker and so much; without a
    table it is the number that all take.
    """

    table: dict[int, int] | None
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
    """Numbers of the long program, told one after another."""

    def __init__(self, short: Numbers) -> None:
        self.short = short
        self._own: dict[int, int] = {}
        self._tables: dict[tuple[int, Hashable], dict[int, int]] = {}
        self._ways: dict[tuple[int, Hashable], list[Way]] = {}

    def tell(self, number: int, shift: int | None, long: int) -> None:
        """What stands so many layers further on has this number; None: it is of no inner layer."""
        seat = self.short.seats[number]
        if shift is None or seat is None:
            self._own[number] = long
        else:
            self.table(seat)[seat.layer.number + shift] = long

    def tell_arg(self, number: int, seat: Seat | None, is_own: bool, long: int) -> None:
        """The number of an argument that has this seat in the whole program, and is like one."""
        if is_own:
            self._own[number] = long
        if seat is not None:
            self.table(seat)[seat.layer.number] = long

    def moving(self, seat: Seat, shift: int, taken: Sequence[int]) -> list[int]:
        """What is taken so many layers further on."""
        base, ways = seat.layer.number + shift, self.ways(seat)
        try:  # most of what is taken is there
            return [
                distance if table is None else table[base + distance] for table, distance in ways
            ]
        except KeyError:
            return [
                self._along(way, base, number, shift)
                for number, way in zip(taken, ways, strict=True)
            ]

    def _along(self, way: Way, base: int, number: int, shift: int) -> int:
        if way.table is None:
            return way.distance
        found = way.table.get(base + way.distance)
        return self.moved(number, shift) if found is None else found

    def still(self, number: int, shift: int | None) -> int:
        """The number that is taken by what is of no inner layer. `shift`: of its layer."""
        found, seat = self._own.get(number), self.short.seats[number]
        if found is None and seat is not None:
            found = self._at(number, seat, self.behind(seat.layer) if shift is None else shift)
        if found is None:
            raise Irregular
        return found

    def moved(self, number: int, shift: int) -> int:
        """The same of so many layers further on."""
        seat = self.short.seats[number]
        if seat is None:
            raise Irregular
        found = self._at(number, seat, shift)
        if found is None and shift == self.behind(seat.layer):
            found = self._own.get(number)  # of a layer that is not repeated
        if found is None:
            raise Irregular
        return found

    def behind(self, layer: Layer) -> int:
        """By how many layers those behind the ones that went stand further on."""
        return self.short.gaps[layer.stack].behind(layer.number)

    def table(self, seat: Seat) -> dict[int, int]:
        """By layer the number of what stands at a place."""
        return self._tables.setdefault((seat.layer.stack, seat.place), {})

    def _at(self, number: int, seat: Seat, shift: int) -> int | None:
        if number >= self.short.args and not self.short.is_inner(seat.layer):
            return None  # its places are others
        return self.table(seat).get(seat.layer.number + shift)

    def ways(self, taker: Seat) -> list[Way]:
        """By what is taken at a place where it comes from. Raises Irregular."""
        key = taker.layer.stack, taker.place
        found = self._ways.get(key)
        if found is None:
            first = self.short.gaps[taker.layer.stack].last_before
            layers = (Layer(taker.layer.stack, first + k) for k in (0, 1))
            pair = [self.short.takers[layer][taker.place].taken for layer in layers]
            found = [
                Way(None, self.still(a, None)) if a == b else self._way(a, first)
                for a, b in zip(*pair, strict=True)
            ]
            self._ways[key] = found
        return found

    def _way(self, number: int, first: int) -> Way:
        seat = self.short.seats[number]
        if seat is None or not self.short.is_inner(seat.layer):
            raise Irregular
        return Way(self.table(seat), seat.layer.number - first)

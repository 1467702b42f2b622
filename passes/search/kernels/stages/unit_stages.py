"""Units of a chain in stages whose longest is as short as can be, under a cap of bytes each.

A stage that holds too much works units out again, those first that cost the fewest seconds per byte
they free: the greedy of a fractional knapsack, which for equal units is exact. For a bound on the
longest stage, stages are filled one after another as far as bound and cap let them; the least bound
with which all units find a place is found by halving. A longer stretch takes no less time and no
fewer bytes, so filling is exact for a bound (Bokhari, 1988, for caps too).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import NamedTuple

_HALVINGS = 40
_NEAR = 1e-4  # of a bound, below which halving ends


class UnitCost(NamedTuple):
    """Of a unit: `seconds` of a micro-batch, `more` of them where it is worked out again; bytes
    `owned` all the time, `kept` by micro-batch in flight, `held` besides, and the same if so.
    """

    seconds: float
    more: float
    owned: float
    kept: float
    held: float
    kept_again: float
    held_again: float


class Stretch(NamedTuple):
    """Units from the first to before the last, and those of them that are worked out again."""

    first: int
    end: int
    seconds: float
    again: tuple[int, ...]


@dataclass
class UnitChain:
    """`costs` [u]; `flying` [s]: micro-batches in flight of a stage; `caps` [s]: its bytes."""

    costs: Sequence[UnitCost]
    flying: Sequence[int]
    caps: Sequence[float]

    def __post_init__(self) -> None:
        self._known: dict[tuple[int, int, int], Stretch | None] = {}

    def best(self) -> list[Stretch] | None:
        """Stretches, one by stage; None where no cuts fit."""
        stages, count = len(self.flying), len(self.costs)
        if count < stages:
            return None
        low = max(max(one.seconds for one in self.costs),
                  sum(one.seconds for one in self.costs) / stages)  # fmt: skip
        if (found := self._filled(low)) is not None:
            return found
        high = sum(one.seconds + one.more for one in self.costs)
        found = self._filled(high)
        if found is None:
            return None
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            tried = self._filled(middle)
            if tried is None:
                low = middle
            else:
                found, high = tried, min(middle, max(one.seconds for one in tried))
            if high - low <= _NEAR * high:
                break
        return found

    def given(self, ends: Sequence[int]) -> list[Stretch] | None:
        """Stretches that end before such units; None where one does not fit."""
        starts = (0, *ends[:-1])
        found = [self.stretch(k, a, b) for k, (a, b) in enumerate(zip(starts, ends, strict=True))]
        fitting = [one for one in found if one is not None]
        return fitting if len(fitting) == len(found) else None

    def _filled(self, bound: float) -> list[Stretch] | None:
        stages, count = len(self.flying), len(self.costs)
        found: list[Stretch] = []
        first = 0
        for stage in range(stages):
            most = count - (stages - stage - 1)
            one = self._longest(stage, first, most, bound)
            if one is None:
                return None
            found.append(one)
            first = one.end
        return found if first == count else None

    def _longest(self, stage: int, first: int, most: int, bound: float) -> Stretch | None:
        """The longest stretch from a unit on that a stage takes."""
        low, high, best = first, most, None
        while low < high:
            middle = (low + high + 1) // 2
            one = self.stretch(stage, first, middle)
            if one is not None and one.seconds <= bound:
                low, best = middle, one
            else:
                high = middle - 1
        return best

    def stretch(self, stage: int, first: int, end: int) -> Stretch | None:
        """Units on a stage; None where they do not fit."""
        key = stage, first, end
        if key not in self._known:
            self._known[key] = self._stretch(*key)
        return self._known[key]

    def _stretch(self, stage: int, first: int, end: int) -> Stretch | None:
        units = range(first, end)
        flying = [self.flying[stage]] * len(units)
        again = fitting(self.costs, units, flying, self.caps[stage])
        if again is None:
            return None
        seconds = sum(self.costs[k].seconds for k in units) + sum(self.costs[k].more for k in again)
        return Stretch(first, end, seconds, again)


def fitting(
    costs: Sequence[UnitCost], units: Sequence[int], flying: Sequence[int], cap: float
) -> tuple[int, ...] | None:
    """Of the units of a device those that are worked out again so that it holds no more than a cap;
    None where nothing helps. `flying`: by unit, micro-batches in flight.
    """
    pairs = list(zip(units, flying, strict=True))
    room = cap - sum(costs[k].owned + count * costs[k].kept for k, count in pairs)
    if room >= max(costs[k].held for k in units):
        return ()
    room -= max(max(costs[k].held, costs[k].held_again) for k in units)
    again: list[int] = []
    for k, count in sorted(pairs, key=lambda pair: (_rate(costs[pair[0]], pair[1]), pair[0])):
        if room >= 0:
            break
        if costs[k].kept_again < costs[k].kept:
            room += count * (costs[k].kept - costs[k].kept_again)
            again.append(k)
    return tuple(sorted(again)) if room >= 0 else None


def _rate(one: UnitCost, flying: int) -> float:
    """Seconds for a byte that is freed."""
    freed = flying * (one.kept - one.kept_again)
    return one.more / freed if freed > 0 else inf

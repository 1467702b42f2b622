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
        some = self.costs[first:end]
        flying, cap = self.flying[stage], self.caps[stage]
        seconds = sum(one.seconds for one in some)
        room = cap - sum(one.owned + flying * one.kept for one in some)
        if room >= max(one.held for one in some):
            return Stretch(first, end, seconds, ())
        room -= max(max(one.held, one.held_again) for one in some)
        ranked = sorted(range(first, end), key=lambda u: (_rate(self.costs[u], flying), u))
        again: list[int] = []
        for unit in ranked:
            if room >= 0:
                break
            one = self.costs[unit]
            if one.kept_again < one.kept:
                room += flying * (one.kept - one.kept_again)
                seconds += one.more
                again.append(unit)
        return Stretch(first, end, seconds, tuple(sorted(again))) if room >= 0 else None


def _rate(one: UnitCost, flying: int) -> float:
    """Seconds for a byte that is freed."""
    freed = flying * (one.kept - one.kept_again)
    return one.more / freed if freed > 0 else inf

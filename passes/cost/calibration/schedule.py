"""Chooses the next case to time: three rounds of all, then those that gain most precision.

Every estimate is the median of the rounds of a case, as in the fit. Cases of a round stand in
random order, so that what disturbs a while disturbs all alike.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from math import expm1, log
from statistics import fmean, median

LEAST, ENOUGH = 2, 3  # rounds of every case: without time left, with time left
TIGHT = 0.02  # half-width of an interval that more samples need not narrow
UNKNOWN = 9.99  # of a case with one round
_PART = 3  # one in so many cases is in a round of the widest
_MEDIAN, _NORMAL, _MAGNITUDE = 1.2533, 1.96, 1.2533  # of a normal distribution
_LONGEST = 3.0  # of logarithms


def half_width(times: Iterable[float]) -> float:
    """Half the 95 % interval of the median of some times, relative to it.

    The spread is told by the mean magnitude of differences, so that one wild round counts less than
    in a standard deviation; few rounds know their own spread badly, which widens the interval.
    """
    logs = [log(time) for time in times]
    count = len(logs)
    if count < LEAST:
        return UNKNOWN
    middle = median(logs)
    spread = _MAGNITUDE * fmean(abs(one - middle) for one in logs) * (1 + 1 / count)
    few = 1 + 3 / (count - 1)
    return expm1(min(_LONGEST, _NORMAL * few * _MEDIAN * spread / count**0.5))


class Schedule:
    """The samples so far of some cases, and the next case. `now`: a clock; `end`: on it."""

    def __init__(self, numbers: Iterable[int], seed: int, now: Callable[[], float], end: float):
        self.times: dict[int, list[float]] = {number: list[float]() for number in numbers}
        self._costs: dict[int, float] = {}
        self._order = random.Random(seed)
        self._now, self._end = now, end
        self._queue: list[int] = []

    def add(self, number: int, time: float, cost: float) -> None:
        """A sample of a case: its estimate, and the seconds that taking it took."""
        self.times[number].append(time)
        self._costs[number] = cost

    @property
    def rounds(self) -> int:
        """The number of samples of every case."""
        return min(map(len, self.times.values()), default=0)

    @property
    def widest(self) -> float:
        """The widest interval of a case."""
        return max(map(half_width, self.times.values()), default=0.0)

    def next(self) -> int | None:
        """The number of a case; None when nothing is to be gained, or the time is over."""
        while True:
            while self._queue:
                number = self._queue.pop()
                if len(self.times[number]) < LEAST or self._fits(number):
                    return number
            picked = self._round()
            if not picked:
                return None
            self._order.shuffle(picked)
            self._queue = picked

    def _fits(self, number: int) -> bool:
        return self._now() + self._costs.get(number, 0.0) <= self._end

    def _round(self) -> list[int]:
        least = self.rounds
        if least < LEAST:
            return [number for number, found in self.times.items() if len(found) == least]
        able = [number for number in self.times if self._fits(number)]
        few = [number for number in able if len(self.times[number]) < ENOUGH]
        if few:
            return few
        widths = {number: half_width(self.times[number]) for number in able}
        wide = [number for number in able if widths[number] > TIGHT]
        # A further sample narrows an interval by a part of it that falls with their number.
        gains = {n: widths[n] / len(self.times[n]) / self._costs[n] for n in wide}
        wide.sort(key=lambda number: -gains[number])
        return wide[: max(1, len(self.times) // _PART)]

"""Finds stretches of a column of numbers that repeat with a period."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]
OFTEN, SHORTEST = 8, 5  # copies of a region of few ops, and the fewest


class Run(NamedTuple):
    """A stretch of ops that repeats with a period."""

    start: int
    end: int
    period: int


def numbered(kinds: Sequence[object]) -> Ints:
    """By kind a number, equal ones have one."""
    ids: dict[object, int] = {}
    return np.array([ids.setdefault(one, len(ids)) for one in kinds], np.int64)


def runs_of(column: Ints, least: int, periods: int) -> list[Run]:
    """Stretches that repeat, those that save most first; what has two copies saves half. `least`:
    ops of a period, fewer where it comes often and most of them differ.
    """
    found: list[Run] = []
    for period in distances(column, least)[:periods]:
        for start, end in stretches(column, period):
            if end - start >= period:
                found.append(Run(start, end + period, period))
    for period in range(SHORTEST, least):
        for start, end in stretches(column, period):
            kinds = len(np.unique(column[start : start + period]))
            if end - start >= (OFTEN - 1) * period and 2 * kinds > period:
                found.append(Run(start, end + period, period))
    return sorted(found, key=lambda run: (-_saved(run), run.period, run.start))


def _saved(run: Run) -> int:
    return (run.end - run.start) // run.period * run.period - run.period - run.period // 2


def stretches(column: Ints, distance: int) -> Iterator[tuple[int, int]]:
    """Starts and ends of what stands there again at a distance behind it, as long as can be."""
    same = column[distance:] == column[:-distance]
    ends = np.flatnonzero(np.diff(same.view(np.int8), prepend=0, append=0))
    yield from zip(ends[::2].tolist(), ends[1::2].tolist(), strict=True)


def distances(column: Ints, least: int) -> list[int]:
    """Distances at which ops stand from the one before that is alike, those of most ops first."""
    order = np.argsort(column, kind="stable")
    gaps = np.diff(order)[np.diff(column[order]) == 0]
    gaps = gaps * -(-least // gaps)  # what is too short comes several times in a region
    lengths, counts = np.unique(gaps, return_counts=True)
    return lengths[np.argsort(-lengths * counts, kind="stable")].tolist()


def without_overlaps(runs: Sequence[Run], count: int) -> list[Run]:
    """Runs that do not overlap, first come, first served; what is left of others is looked at."""
    taken, found = np.zeros(count, np.bool_), list[Run]()
    for run in runs:
        free = np.flatnonzero(
            np.diff(~taken[run.start : run.end], prepend=False, append=False)
        ).reshape(-1, 2)
        for start, end in (free + run.start).tolist():
            if end - start >= 2 * run.period:
                taken[start:end] = True
                found.append(Run(start, end, run.period))
    return found

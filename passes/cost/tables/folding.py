"""Finds the repeated regions of a block, so that what is equal in all of them is found once.

An unrolled program is a run of equal layers forwards, one backwards, one of updates. A run is a
stretch of ops whose signatures repeat with a period. Its first and last copies are kept, and what
stands in between is left out (`skeleton.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from shardwright.ir.core import Op

KEPT = 2  # copies at either end of a run
SHORTEST = 5  # ops of a copy
PERIODS = 24  # that are looked at

Ints = npt.NDArray[np.int64]


class Run(NamedTuple):
    """`copies` of `period` ops each, from op number `start` on."""

    start: int
    period: int
    copies: int


def runs_of(ops: Sequence[Op]) -> list[Run]:
    """The runs of which copies may be left out, longest first; none overlap."""
    ids: dict[object, int] = {}
    column = np.array([ids.setdefault(op.sig, len(ids)) for op in ops], np.int64)
    found: list[Run] = []
    for period in _periods(column):
        same = column[period:] == column[:-period]
        ends = np.flatnonzero(np.diff(same.view(np.int8), prepend=0, append=0))
        for start, end in ends.reshape(-1, 2).tolist():
            copies = (end - start) // period + 1
            if copies > 2 * KEPT + 1:
                found.append(Run(start, period, copies))
    found.sort(key=lambda run: (-run.period * run.copies, run.period, run.start))
    return _apart(found, len(ops))


def _periods(column: Ints) -> list[int]:
    """Distances at which most ops stand from the one before that is alike."""
    order = np.argsort(column, kind="stable")
    gaps = np.diff(order)[np.diff(column[order]) == 0]
    lengths, counts = np.unique(gaps[gaps >= SHORTEST], return_counts=True)
    return lengths[np.argsort(-lengths * counts, kind="stable")][:PERIODS].tolist()


def _apart(runs: Sequence[Run], count: int) -> list[Run]:
    """Runs that do not overlap, first come, first served."""
    taken, found = np.zeros(count, np.bool_), list[Run]()
    for run in runs:
        covered = slice(run.start, run.start + run.period * run.copies)
        if not taken[covered].any():
            taken[covered] = True
            found.append(run)
    return found


def stand_ins(count: int, runs: Sequence[Run]) -> Ints:
    """By number of an op that of the kept one which is like it: itself where it is kept."""
    found = np.arange(count)
    for start, period, copies in runs:
        left_out = np.arange(start + KEPT * period, start + (copies - KEPT) * period)
        found[left_out] = (left_out - start) % period + start + (KEPT - 1) * period
    return found

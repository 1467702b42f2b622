"""Finds regions that repeat at any distance within a block: the two norms of a layer.

A stretch of ops that stands there twice is cut where few values cross its ends; wherever else it
stands, wired alike, are further copies.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
import numpy.typing as npt

from shardwright.ir.core import Op, Value
from shardwright.passes.clean.outlining.apart import Apart
from shardwright.passes.clean.outlining.repeated_regions import (
    PERIODS,
    Alike,
    class_of,
    kind,
    settled,
    taken,
    wired,
)
from shardwright.passes.clean.outlining.repeated_runs import Ints, distances, numbered, stretches

Bools = npt.NDArray[np.bool_]
LONGEST = 256  # ops of a stretch of which all cuts are looked at
RESULT = 2  # ops that a value which leaves a region counts as; one that enters it counts as one


def alike_at_distance(
    ops: Sequence[Op], least: int, rows: Collection[str] = ()
) -> tuple[list[Alike], Apart]:
    """Classes of such regions of at least so many ops, and what belongs to none, such as calls of
    the functions `rows`.
    """
    return settled(ops, least, lambda own: _classes(own, least), rows)


def _classes(own: Sequence[Op], least: int) -> list[Alike]:
    column = numbered([kind(op) for op in own])
    free = np.ones(len(own), np.bool_)
    found: list[Alike] = []
    for start, end in _repeated(column, least):
        if not free[start:end].all():
            continue
        first, last = _cut(own[start:end])
        first, last = start + first, start + last
        if last - first < least:
            continue
        starts = _copies(own, column, free, first, last - first)
        if len(starts) > 1:
            found.append(class_of(own, starts, last - first))
            for at in starts:
                free[at : at + last - first] = False
    return sorted((one for one in found if one.saved > 0), key=lambda one: one.starts)


def _repeated(column: Ints, least: int) -> list[tuple[int, int]]:
    """Stretches that stand there again further on, longest first."""
    found: dict[tuple[int, int], None] = {}
    for distance in distances(column, least)[:PERIODS]:
        for start, end in stretches(column, distance):
            if least <= end - start < distance:
                found[start, end] = None
    return sorted(found, key=lambda one: (one[0] - one[1], one))


def _cut(ops: Sequence[Op]) -> tuple[int, int]:
    """The part of a stretch that is longest for what enters and leaves it."""
    ops = ops[:LONGEST]
    at = {op: number for number, op in enumerate(ops)}
    last = [_last_use(op, at, len(ops)) for op in ops]
    best, chosen = 0, (0, 0)
    for start in range(len(ops)):
        given: set[Value] = set()
        for end in range(start + 1, len(ops) + 1):
            given.update(v for v in taken(ops[end - 1]) if _made(v, at) < start)
            left = sum(use >= end for use in last[start:end])
            gain = end - start - RESULT * left - len(given)
            if gain > best:
                best, chosen = gain, (start, end)
    return chosen


def _made(value: Value, at: dict[Op, int]) -> int:
    """The number of the op of a stretch that makes a value; -1 if none does."""
    return -1 if value.op is None else at.get(value.op, -1)


def _last_use(op: Op, at: dict[Op, int], outside: int) -> int:
    """The number of the last op of a stretch that uses a result; `outside` if others do."""
    uses = [at.get(user, outside) for value in op.results for user in value.users()]
    return max(uses, default=-1)


def _copies(own: Sequence[Op], column: Ints, free: Bools, start: int, length: int) -> list[int]:
    """Where a region stands, wired as there; no two copies overlap."""
    pattern, wiring = column[start : start + length], wired(own, start, length)
    found: list[int] = []
    for at in np.flatnonzero(column[: len(column) - length + 1] == pattern[0]).tolist():
        if found and at < found[-1] + length:
            continue
        is_alike = free[at : at + length].all() and (column[at : at + length] == pattern).all()
        if is_alike and wired(own, at, length) == wiring:
            found.append(at)
    return found

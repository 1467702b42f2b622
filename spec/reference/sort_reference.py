"""A stable sort of several arrays together by any comparator that works on whole arrays.

Bottom-up merging: the place of an element in a merged run is its place in its own run plus the
number of elements of the other run that come before it, found for all elements at once by binary
search. For rows of n elements the comparator is called about log2(n)^2 / 2 times.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from shardwright.spec.op import Values

Before = Callable[..., Values]  # (a0, b0, a1, b1, ...) -> whether a comes before b
Order = NDArray[np.int64]


def sort(operands: Sequence[Values], dim: int, before: Before) -> tuple[Values, ...]:
    """All operands in the order the comparator gives; equal elements keep their order."""
    rows = [np.moveaxis(x, dim, -1) for x in operands]
    count = rows[0].shape[-1]
    if rows[0].size == 0 or count == 1:
        return tuple(operands)
    flat = [row.reshape(-1, count) for row in rows]
    order = np.tile(np.arange(count, dtype=np.int64), (len(flat[0]), 1))
    run = 1
    while run < count:
        order = _merged(flat, order, run, before)
        run *= 2
    return tuple(
        np.moveaxis(np.take_along_axis(x, order, -1).reshape(row.shape), -1, dim)
        for x, row in zip(flat, rows, strict=True)
    )


def _merged(flat: Sequence[Values], order: Order, run: int, before: Before) -> Order:
    """Neighbouring runs of `run` places merged into one of twice the length."""
    count = order.shape[-1]
    place = np.arange(count, dtype=np.int64)
    is_left = (place // run) % 2 == 0
    first = place - place % (2 * run)  # of the pair of runs
    # Each element searches the other run: [low, high).
    low = np.minimum(np.where(is_left, first + run, first), count)
    high = np.minimum(low + run, count)
    found = _search(flat, order, is_left, low, high, before)
    target = first + (place - np.where(is_left, first, first + run)) + (found - low)
    merged = np.empty_like(order)
    np.put_along_axis(merged, target, order, -1)
    return merged


def _search(
    flat: Sequence[Values], order: Order, is_left: Values, low: Order, high: Order, before: Before
) -> Order:
    """Position of each element in the other run: after its equals if it comes from the right."""
    count = order.shape[-1]
    lows = np.broadcast_to(low, order.shape).copy()
    highs = np.broadcast_to(high, order.shape).copy()
    own = [np.take_along_axis(x, order, -1) for x in flat]
    while np.any(lows < highs):
        middle = (lows + highs) // 2
        at = np.take_along_axis(order, np.minimum(middle, count - 1), -1)
        other = [np.take_along_axis(x, at, -1) for x in flat]
        # From the left: pass others strictly before it. From the right: all but those it precedes.
        # One call serves both: swap the operands of the comparator by side.
        a = [np.where(is_left, o, s) for o, s in zip(other, own, strict=True)]
        b = [np.where(is_left, s, o) for o, s in zip(other, own, strict=True)]
        answer = before(*(x for pair in zip(a, b, strict=True) for x in pair))
        passes = (answer == is_left) & (lows < highs)
        lows = np.where(passes, middle + 1, lows)
        highs = np.where(passes, highs, np.maximum(np.minimum(middle, highs), lows))
    return lows

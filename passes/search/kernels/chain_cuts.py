"""Cuts a chain into stretches whose heaviest is as light as can be; of those, where least crosses,
or the most even ones.

The classic partition of a chain (Bokhari, 1988). First the smallest bound on a stretch's weight for
which filling stretches one after another takes no more than there are: exactly, over the sums of
stretches. Then a dynamic programme over places: crossing(p, j) = min over i of crossing(p - 1, i) +
sent(i), where no stretch from i to j weighs more than the bound and its slack. The most even cuts
have the smallest sum of squares of weights, so that their variance is least; the same programme
over pairs of squares and what crosses.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import inf
from typing import NamedTuple


class ChainCuts(NamedTuple):
    """`starts`: where stretches but the first begin. `heaviest`: of a stretch; `least`: no cuts
    have a lighter heaviest; `bound`: nor could any, by the sum and by the heaviest item.
    """

    starts: tuple[int, ...]
    heaviest: float
    least: float
    bound: float


def cut_chain(
    weights: Sequence[float],
    sent: Sequence[float],
    count: int,
    slack: float = 0.0,
    is_even: bool = False,
) -> ChainCuts:
    """Cut items of these weights into `count` stretches, none empty. `sent[i]`: what crosses a cut
    in front of item i. `slack`: part by which a stretch may be heavier, so that less crosses, or,
    with `is_even`, so that the variance is less.
    """  # fmt: skip
    assert 1 <= count <= len(weights), "every stretch has an item"
    sums = [0.0, *accumulate(weights)]
    least = _least(sums, count)
    limit = least * (1 + slack)
    starts = (_most_even if is_even else _crossing_least)(sums, sent, count, limit)
    ends = (*starts, len(weights))
    heaviest = max(sums[b] - sums[a] for a, b in zip((0, *starts), ends, strict=True))
    return ChainCuts(starts, heaviest, least, max(sums[-1] / count, *weights))


def _least(sums: Sequence[float], count: int) -> float:
    """The smallest weight that some stretch has and that bounds all of some cuts."""
    items = len(sums) - 1
    low, high = max(sums[k + 1] - sums[k] for k in range(items)), sums[-1]
    if _stretches(sums, low, count):
        return _reached(sums, low, count)
    while True:
        middle = (low + high) / 2
        if not low < middle < high:
            return _reached(sums, high, count)
        if _stretches(sums, middle, count):
            high = middle
        else:
            low = middle


def _stretches(sums: Sequence[float], limit: float, count: int) -> bool:
    """Whether as many stretches as asked for, filled one after another, hold all items."""
    at = 0
    for _ in range(count):
        at = bisect_right(sums, sums[at] + limit) - 1
        if at == len(sums) - 1:
            return True
    return False


def _reached(sums: Sequence[float], limit: float, count: int) -> float:
    """The heaviest stretch of that filling; the bound itself would be off by a rounding."""
    at, most = 0, 0.0
    for _ in range(count):
        after = bisect_right(sums, sums[at] + limit) - 1
        most, at = max(most, sums[after] - sums[at]), after
    return most


def _crossing_least(
    sums: Sequence[float], sent: Sequence[float], count: int, limit: float
) -> tuple[int, ...]:
    """The starts of stretches no heavier than the limit with the least sum of what crosses."""
    items = len(sums) - 1
    costs = [0.0, *[inf] * items]  # of the first stretches, by where they end
    choices: list[list[int]] = []
    for number in range(count):
        now, chosen = [inf] * (items + 1), [0] * (items + 1)
        for end in range(1, items + 1):
            for start in range(end - 1, -1, -1):
                if sums[end] - sums[start] > limit:
                    break
                crossing = costs[start] + (sent[start] if number else 0.0)
                if crossing < now[end]:
                    now[end], chosen[end] = crossing, start
        costs = now
        choices.append(chosen)
    return _traced(choices, items)


def _most_even(
    sums: Sequence[float], sent: Sequence[float], count: int, limit: float
) -> tuple[int, ...]:
    """The starts of stretches no heavier than the limit with the least sum of squares; of those,
    of what crosses.
    """
    items = len(sums) - 1
    nothing = inf, inf
    costs = [(0.0, 0.0), *[nothing] * items]
    choices: list[list[int]] = []
    for number in range(count):
        now, chosen = [nothing] * (items + 1), [0] * (items + 1)
        for end in range(1, items + 1):
            best, where = nothing, 0
            for start in range(end - 1, -1, -1):
                weight = sums[end] - sums[start]
                if weight > limit:
                    break
                squares, crossing = costs[start]
                squares += weight * weight
                if squares <= best[0]:
                    pair = squares, crossing + (sent[start] if number else 0.0)
                    if pair < best:
                        best, where = pair, start
            now[end], chosen[end] = best, where
        costs = now
        choices.append(chosen)
    return _traced(choices, items)


def _traced(choices: Sequence[Sequence[int]], items: int) -> tuple[int, ...]:
    """Starts of stretches but the first, from the last back."""
    starts: list[int] = []
    end = items
    for chosen in reversed(choices):
        end = chosen[end]
        starts.append(end)
    return tuple(reversed(starts))[1:]

"""A type for every layer of a chain: dynamic programming over the type of the layer before.

    best(i, t) = own(i, t) + min over p of best(i - 1, p) + between(i, p, t)

The first of equal minima wins. A layer may also take what a layer further back made (`skips`): that
costs between(i, q, t) again, where q is the type that layer has in the best chain to (i - 1, p). So
the answer is exact for chains only. As released, p = 0 is not charged that: its sum is what the
minimum starts from. Source: Song et al., HyPar, HPCA 2019; AccPar, HPCA 2020, and its public code.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

Own = Sequence[Sequence[float]]  # [layers][types]
Between = Callable[[int, int, int], float]  # layer, type before, its type
NO_SKIPS: Mapping[int, int] = {}


class TypedChain(NamedTuple):
    """The cost of the best chain as the recurrence has it, and the type of each layer."""

    cost: float
    types: tuple[int, ...]


def typed_chain(own: Own, between: Between, skips: Mapping[int, int] = NO_SKIPS) -> TypedChain:
    """`skips`: layer -> how many layers back the one is whose result it also takes, at least 2."""
    count = len(own[0])
    best, back = list(own[0]), [[0] * count]
    for layer in range(1, len(own)):
        row: list[float] = []
        before: list[int] = []
        for type in range(count):
            sums = [
                best[p] + between(layer, p, type) + _skipped(back, between, skips, layer, p, type)
                for p in range(count)
            ]
            least = sums.index(min(sums))
            row.append(own[layer][type] + sums[least])
            before.append(least)
        best = row
        back.append(before)
    last = best.index(min(best))
    return TypedChain(best[last], tuple(_traced(back, len(own) - 1, last)))


def _skipped(
    back: Sequence[Sequence[int]], between: Between, skips: Mapping[int, int], layer: int,
    before: int, type: int,
) -> float:  # fmt: skip
    """What a layer pays for what it takes from further back."""
    distance = skips.get(layer, 0)
    if not distance or not before:
        return 0.0
    found = before
    for number in range(layer - 1, layer - distance, -1):
        found = back[number][found]
    return between(layer, found, type)


def _traced(back: Sequence[Sequence[int]], layer: int, type: int) -> list[int]:
    found = [type]
    for number in range(layer, 0, -1):
        found.append(back[number][found[-1]])
    return found[::-1]

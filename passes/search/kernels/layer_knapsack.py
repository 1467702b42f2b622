"""A strategy for every layer of a chain under a cap of memory, counted in units of a grid.

    f[layer][v][s] = min over p of f[layer - 1][v - mem(s)][p] + inter(p, s) + intra(s)

v: units that layers so far may hold. The answer is the least f[last][all units][s]; marks lead
back. Of equal ones the first wins. O(L M S^2). Source: Miao et al., Galvatron, VLDB 2023, section
3.3; its public code, csrc/dp_core.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.problem import Floats, Ints


class Packed(NamedTuple):
    """The cost, and by layer its strategy; None where nothing fits."""

    cost: float
    strategies: list[int]


def knapsack(
    intra: Sequence[Floats], inter: Sequence[Floats | None], units: Sequence[Ints], room: int
) -> Packed | None:
    """Strategies of least cost in `room` units. By layer: `intra` [S], `units` [S], and `inter`
    [S of the layer before, S], None of the first, and of one that nothing leads to.
    """
    best = np.zeros((room + 1, 1))
    marks: list[Ints] = []
    for own, between, held in zip(intra, inter, units, strict=True):
        table = np.zeros((best.shape[1], len(own))) if between is None else between
        sums = best[:, :, None] + table[None]  # [v, p, s]
        mark, least = sums.argmin(axis=1), sums.min(axis=1) + own
        now = np.full((room + 1, len(own)), np.inf)
        back = np.zeros((room + 1, len(own)), np.int64)
        for s, need in enumerate(held.tolist()):
            if need <= room:
                now[need:, s] = least[: room + 1 - need, s]
                back[need:, s] = mark[: room + 1 - need, s]
        best = now
        marks.append(back)
    last = int(best[room].argmin())
    if not np.isfinite(best[room, last]):
        return None
    found, left = [last], room
    for layer in range(len(marks) - 1, 0, -1):
        before = int(marks[layer][left, found[-1]])
        left -= int(units[layer][found[-1]])
        found.append(before)
    return Packed(float(best[room, last]), found[::-1])

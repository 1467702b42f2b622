"""Figures of Chimera's schedule (passes/pipeline/schedules/orders.py) without playing it.

D ranks, f pairs of directions, N micro-batches in units of D, equal stages that take F forward and
B back, transfers within. With u = D / f - 2 the time is
    N (F + B) + u (max(F, B) + (N / D - 1) |B - F|)
so that on the critical path there are N - u (N / D - 1) passes of the shorter kind and N + u N / D
of the longer. The last way back through stage s ends s B before all is over, through the last stage
(D / 2 f - 1) (B - F) earlier, where that is more than 0.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from shardwright.passes.pipeline.schedules.orders import chimera_place
from shardwright.passes.search.problem.problem import Floats, Ints


class Critical(NamedTuple):
    """Passes on the critical path."""

    forward: int
    back: int


def critical(ranks: int, microbatches: int, pairs: int, is_back_longer: bool) -> Critical:
    """Of so many micro-batches, a multiple of the ranks."""
    waits, units = ranks // pairs - 2, microbatches // ranks
    few, many = microbatches - waits * (units - 1), microbatches + waits * units
    return Critical(few, many) if is_back_longer else Critical(many, few)


@lru_cache(maxsize=32)
def stages_of(ranks: int, pairs: int) -> Ints:
    """[2 pairs, ranks] stage by direction and rank."""
    return np.array([np.argsort(chimera_place(one, ranks, pairs)) for one in range(2 * pairs)])


def activations(ranks: int, pairs: int, units: int, kept: Floats) -> Floats:
    """[ranks] the most that each keeps, where a micro-batch leaves `kept` [ranks] by stage."""
    share = ranks // (2 * pairs)
    unit, place = np.divmod(np.arange(min(units, 2) * share), share)
    start = 2 * ranks * unit + 2 * place
    stages = stages_of(ranks, pairs)[:, :, None]
    there, back = start + stages, start + 2 * ranks - 1 - stages  # [2f, ranks, micro-batches]
    slots = np.concatenate([there, back], axis=2).transpose(1, 0, 2).reshape(ranks, -1)
    one = np.broadcast_to(kept[stages], there.shape)
    steps = np.concatenate([one, -one], axis=2).transpose(1, 0, 2).reshape(ranks, -1)
    in_order = np.take_along_axis(steps, np.argsort(slots, axis=1), axis=1)
    return np.cumsum(in_order, axis=1).max(axis=1)


def left_over(ranks: int, pairs: int, forward: float, back: float, sums: Floats) -> float:
    """s that summing gradients takes beyond the passes of so many s: `sums` [ranks] by stage, begun
    as soon as a rank's stage is done, while the rank waits. The most of any rank.
    """
    stages, free = _waits(ranks, pairs)
    early = (ranks // (2 * pairs) - 1) * max(0.0, back - forward)
    waits = free * back + np.where(stages == ranks - 1, early, 0.0)
    return max(0.0, float((np.cumsum(sums[stages], axis=1) - waits).max()))


@lru_cache(maxsize=32)
def _waits(ranks: int, pairs: int) -> tuple[Ints, Ints]:
    """[ranks, 2 pairs] stages of a rank, the first one first, and how many passes back it could do
    between the end of each and the end of all, but for those that it does.
    """
    share = ranks // (2 * pairs)
    stages = np.sort(stages_of(ranks, pairs).T, axis=1)
    free = stages.copy()
    for other in stages.T:
        ahead = stages - other[:, None]  # an earlier stage ends so many passes later
        free -= np.where(ahead > 0, np.minimum((ahead - 1) // 2 + 1, share), 0)
    return stages, free

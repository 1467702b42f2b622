"""Chains of stages with replicas and tensor-parallel degrees, the slowest as fast as can be.

What a stage takes grows with the samples in flight, ceil(s / d) for s the replicas of this and
all later stages. For a limit T: devices(I, s) = min over downsets I' in I and (t, d) with
time(I - I', t, d, s) <= T of devices(I', s - d) + t d, where I holds what is yet to come. The least
T for which some s needs no more devices than there are is one of the times of stages, found by
halving: the optimum of best(I, k, s) = min of max(best(I', k - t d, s - d), time) (Tarnawski et
al., NeurIPS 2021).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from shardwright.passes.search.problem.compiled import compiled
from shardwright.passes.search.problem.problem import Floats, Ints

_FAR = 1 << 40


@dataclass(frozen=True)
class DegreeStages:
    """Steps [n] of stages by where they end (`after`, ascending) and begin (`before`): `tensor`,
    `replicas`, the `most` samples in flight, `time` at as many, `memory` likewise.
    """

    after: Ints
    before: Ints
    tensor: Ints
    replicas: Ints
    most: Ints
    time: Floats
    memory: Floats


@dataclass(frozen=True)
class DegreeChain:
    """`stages`: numbers of steps from the full set (the first stage) to the empty one."""

    time: float
    stages: tuple[int, ...]


def best_degrees(stages: DegreeStages, sets: int, devices: int, most: int) -> DegreeChain | None:
    """The best chain over so many downsets, on at most so many devices; `most` replicas of all
    stages together. None where nothing fits.
    """
    times = np.unique(stages.time)
    low, high = 0, len(times) - 1
    if high < 0 or not _reached(stages, sets, devices, most, float(times[high])):
        return None
    while low < high:
        middle = (low + high) // 2
        if _reached(stages, sets, devices, most, float(times[middle])):
            high = middle
        else:
            low = middle + 1
    limit = float(times[low])
    need = _needs(stages, sets, most, limit)
    return DegreeChain(limit, _traced(stages, need, devices, limit))


def _reached(stages: DegreeStages, sets: int, devices: int, most: int, limit: float) -> bool:
    return bool(_needs(stages, sets, most, limit)[-1].min() <= devices)


def _needs(stages: DegreeStages, sets: int, most: int, limit: float) -> Ints:
    """[sets, most + 1] the least devices, by the replicas of all stages to come."""
    need = np.full((sets, most + 1), _FAR, np.int64)
    need[0, 0] = 0
    kept = stages.time <= limit
    loop = compiled(_fill) or _fill
    loop(
        stages.after[kept], stages.before[kept], stages.tensor[kept], stages.replicas[kept],
        stages.most[kept], need,
    )  # fmt: skip
    return need


def _fill(after: Ints, before: Ints, tensor: Ints, replicas: Ints, most: Ints, need: Ints) -> None:
    """For numba."""
    for k in range(len(after)):
        i, j, d = after[k], before[k], replicas[k]
        cost = tensor[k] * d
        for s in range(d, min(need.shape[1] - 1, d * most[k]) + 1):
            found = need[j, s - d] + cost
            if found < need[i, s]:
                need[i, s] = found


def _traced(stages: DegreeStages, need: Ints, devices: int, limit: float) -> tuple[int, ...]:
    """Steps that reach the full set, with the fewest replicas that fit."""
    here, s = len(need) - 1, int(np.flatnonzero(need[-1] <= devices)[0])
    found: list[int] = []
    while here:
        rows = np.flatnonzero(stages.after == here)
        d = stages.replicas[rows]
        is_legal = (stages.time[rows] <= limit) & (d <= s) & (s <= d * stages.most[rows])
        rest = need[stages.before[rows], np.maximum(s - d, 0)]
        hits = rows[is_legal & (rest + stages.tensor[rows] * d == need[here, s])]
        found.append(int(hits[stages.time[hits].argmin()]))
        here, s = int(stages.before[found[-1]]), s - int(stages.replicas[found[-1]])
    return tuple(found)

"""Chains of downsets on devices of two kinds, whose heaviest stage is as light as can be.

best(I, k, l) = min over downsets I' in I of max(best(I', k - 1, l), load of I - I' on the first
kind), and likewise with l - 1 and the second kind, which moves nothing; at most k and l devices
(Tarnawski et al., NeurIPS 2020, section 4). Stages heavier than a known plan are not looked at.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from shardwright.passes.search.kernels.stages.downsets import Words
from shardwright.passes.search.kernels.stages.straddling import Counts, Straddling
from shardwright.passes.search.problem.compiled import compiled
from shardwright.passes.search.problem.problem import Floats, Ints

_SLACK = 1e-9  # of a bound, for sums in another order


@dataclass(frozen=True)
class DeviceChain:
    """What stages weigh: by downset [N] sums over its nodes. `barred`: nodes that the first kind
    does not run; `memory` counts on the first kind, at most `cap`.
    """

    sets: Words
    first: Floats
    second: Floats
    memory: Floats
    barred: Ints
    crossing: Straddling
    cap: float
    counts: tuple[int, int]


@dataclass(frozen=True)
class ChainFound:
    """`stages`: from, to (numbers of downsets) and kind (0 or 1), in order."""

    cost: float
    stages: tuple[tuple[int, int, int], ...]


def best_chain(
    chain: DeviceChain, bound: float = np.inf, spared: float = np.inf
) -> ChainFound | None:
    """The best chain from the empty to the full set of at most `bound`, or None. `spared`: of the
    first kind's time the second saves no more, in stages within the bound.
    """
    kept = _within(chain, bound, spared)
    found = _best(_of(chain, kept), bound)
    if found is None:
        return None
    stages = tuple((int(kept[a]), int(kept[b]), kind) for a, b, kind in found.stages)
    return ChainFound(found.cost, stages)


def _within(chain: DeviceChain, bound: float, spared: float) -> Ints:
    """Downsets that may end a stage: some devices can do what is within, the others the rest."""
    everything = np.arange(len(chain.sets))
    if not np.isfinite(bound + spared):
        return everything
    devices = np.arange(chain.counts[0] + 1) * bound * (1 + _SLACK) + spared
    before = np.minimum(np.searchsorted(devices, chain.first), chain.counts[0] + 1)
    total = float(chain.first[-1])
    behind = np.searchsorted(devices, total - chain.first)
    return everything[before + behind <= chain.counts[0]]


def _of(chain: DeviceChain, kept: Ints) -> DeviceChain:
    """The chain with these downsets alone."""
    if len(kept) == len(chain.sets):
        return chain
    return replace(
        chain, sets=chain.sets[kept], first=chain.first[kept], second=chain.second[kept],
        memory=chain.memory[kept], barred=chain.barred[kept], crossing=chain.crossing.of(kept),
    )  # fmt: skip


def _best(chain: DeviceChain, bound: float) -> ChainFound | None:
    firsts, seconds = (min(count, len(chain.sets) - 1) for count in chain.counts)
    states = (firsts + 1) * (seconds + 1)
    best = np.full((len(chain.sets), states), np.inf)
    best[0] = 0.0
    back = np.full((len(chain.sets), states), -1, np.int32)
    limit = bound * (1 + _SLACK) if np.isfinite(bound) else np.inf
    crossing = chain.crossing
    loop = compiled(_fill) or _fill_by_numpy
    loop(
        chain.sets, chain.first, chain.second, chain.memory, chain.barred, crossing.held,
        crossing.size, crossing.weight, crossing.at, crossing.tensor, crossing.own, crossing.cut,
        chain.cap, limit, seconds + 1, best, back,
    )  # fmt: skip
    if not np.isfinite(best[-1, -1]):
        return None
    stages: list[tuple[int, int, int]] = []
    here, state = len(chain.sets) - 1, states - 1
    while here:
        kind, before = divmod(int(back[here, state]), len(chain.sets))
        stages.append((before, here, kind))
        here, state = before, state - (1 if kind else seconds + 1)
    return ChainFound(float(best[-1, -1]), tuple(reversed(stages)))


def _fill(
    sets: Words, first: Floats, second: Floats, memory: Floats, barred: Ints, held: Counts,
    size: Counts, weight: Floats, at: Ints, tensor: Counts, own: Counts, cut: Floats,
    cap: float, limit: float, wide: int, best: Floats, back: Counts,
) -> None:  # fmt: skip
    """For numba. `back`: kind * N + the downset before; `wide`: states per device of the first."""
    count, words = sets.shape
    states = best.shape[1]
    least = np.full(count, np.inf)
    least[0] = 0.0
    for i in range(1, count):
        for j in range(i):
            if least[j] > limit:
                continue
            on_first = first[i] - first[j]
            on_second = second[i] - second[j] if wide > 1 else np.inf
            if on_first > limit and on_second > limit:
                continue
            inside = True
            for w in range(words):
                if sets[j, w] & ~sets[i, w]:
                    inside = False
                    break
            if not inside:
                continue
            if on_first <= limit:
                if memory[i] - memory[j] > cap or barred[i] > barred[j]:
                    on_first = np.inf
                else:
                    on_first += cut[i] + cut[j]
                    for e in range(at[j], at[j + 1]):
                        t = tensor[e]
                        now = held[i, t]
                        if now < size[t]:
                            on_first -= 2 * weight[t] if now == own[e] else weight[t]
            if on_first <= limit:
                for s in range(wide, states):
                    cost = max(best[j, s - wide], on_first)
                    if cost < best[i, s]:
                        best[i, s] = cost
                        back[i, s] = j
            if on_second <= limit:
                for s in range(states):
                    if s % wide:
                        cost = max(best[j, s - 1], on_second)
                        if cost < best[i, s]:
                            best[i, s] = cost
                            back[i, s] = count + j
        least[i] = best[i].min()


def _fill_by_numpy(
    sets: Words, first: Floats, second: Floats, memory: Floats, barred: Ints, held: Counts,
    size: Counts, weight: Floats, at: Ints, tensor: Counts, own: Counts, cut: Floats,
    cap: float, limit: float, wide: int, best: Floats, back: Counts,
) -> None:  # fmt: skip
    """As `_fill`, a row of downsets at a time."""
    count, states = best.shape
    owner = np.searchsorted(at, np.arange(len(tensor)), side="right") - 1
    for i in range(1, count):
        inside = ~(sets[:i] & ~sets[i]).any(1)
        now, entries = held[i, tensor[: at[i]]], slice(0, at[i])
        both = weight[tensor[entries]] * (now < size[tensor[entries]])
        shared = np.bincount(owner[entries], both * (1 + (now == own[entries])), minlength=i)
        on_first = first[i] - first[:i] + cut[i] + cut[:i] - shared
        on_first[(memory[i] - memory[:i] > cap) | (barred[i] > barred[:i])] = np.inf
        for kind, loads in enumerate((on_first, second[i] - second[:i])):
            step = 1 if kind else wide
            loads = np.where(inside & (loads <= limit), loads, np.inf)
            for s in range(step, states):
                if kind and s % wide == 0:
                    continue
                costs = np.maximum(best[:i, s - step], loads)
                j = int(costs.argmin())
                if costs[j] < best[i, s]:
                    best[i, s], back[i, s] = costs[j], kind * count + j

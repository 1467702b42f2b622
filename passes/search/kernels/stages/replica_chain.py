"""Chains of downsets whose stages have replicas, the slowest as fast as can be, level by level.

best(r, j, m) = min over sets k within j and m' < m of max(best(r, k, m - m'), last(k, j, m')), or
one stage of all m. Rows r: what starts behind set r - 1 (0: at the start). On m' devices of a level
    last(k, j, m') = (time(k + 1, j) + 4 (m' - 1) W(k + 1, j) / (bandwidth m')) / m'
and where activations count no less than 2 a_k / (bandwidth m') and 2 a_j / (bandwidth m'); a stage
alone shares its exchange of gradients with the devices within. Times of the next level are the best
of this one on all its devices (Narayanan et al., SOSP 2019, section 3.1, and its released code,
which divides what is exchanged by m' once more). Of equal plans the first k, then the first m'.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from shardwright.passes.search.problem.problem import Floats, Ints


@dataclass(frozen=True)
class Level:
    """`count` devices, each of `within` devices of the level below; `bandwidth`: bytes/s."""

    count: int
    within: int
    bandwidth: float


@dataclass(frozen=True)
class ReplicaChain:
    """Of S sets, smaller ones first: `time`, `weight` [R, S] of what lies behind the set of a row
    (inf: nothing); `sends` [S] bytes over the border of a set; `inside` [S, S]: whether the first
    lies within the second; `barred` [R, S]: ends of a first stage that a row may not have. R is
    S + 1, or 1 where only plans from the start are asked for. `counts`: activations do.
    """

    time: Floats
    weight: Floats
    sends: Floats
    inside: NDArray[np.bool_]
    barred: NDArray[np.bool_]
    counts: bool


@dataclass(frozen=True)
class Filled:
    """By devices less one and row, set: seconds, the set before (-1: one stage) and replicas."""

    level: Level
    best: Floats
    before: Ints
    replicas: Ints


def single(chain: ReplicaChain, level: Level, m: int) -> Floats:
    """[R, S] seconds of one stage on m devices of a level."""
    sent = 4 * (m - 1) * chain.weight / (level.bandwidth * m)
    return (chain.time + sent / level.within) / m


def fill(chain: ReplicaChain, lasts: Floats, level: Level) -> Filled:
    """The best of every segment. `lasts` [S, S]: times of what lies between two sets, `weight`
    likewise by the rows of `chain` or its only one.
    """
    shape = (level.count, *chain.time.shape)
    best = np.empty(shape)
    before = np.full(shape, -1, np.int64)
    replicas = np.empty(shape, np.int64)
    weights = _weights(chain)
    for m in range(level.count):
        best[m], replicas[m] = single(chain, level, m + 1), m + 1
        for k in range(len(chain.sends)) if m else ():
            users = np.flatnonzero(chain.inside[k])
            if not len(users):
                continue
            for more in range(1, m + 1):
                last = _last(chain, lasts[k, users], weights[k, users], k, users, level, more)
                first = np.where(chain.barred[:, k], np.inf, best[m - more, :, k])
                found = np.maximum(first[:, None], last[None, :])
                rows, columns = np.nonzero(found < best[m][:, users])
                at = m, rows, users[columns]
                best[at], before[at], replicas[at] = found[rows, columns], k, more
    return Filled(level, best, before, replicas)


def _weights(chain: ReplicaChain) -> Floats:
    """[S, S] bytes of parameters between two sets, from those of prefixes."""
    return chain.weight[0][None, :] - chain.weight[0][:, None]


def _last(
    chain: ReplicaChain, time: Floats, weight: Floats, k: int, users: Ints, level: Level, m: int
) -> Floats:
    """Seconds of a last stage on m devices, behind set k."""
    found = (time + 4 * (m - 1) * weight / (level.bandwidth * m)) / m
    if not chain.counts:
        return found
    out = np.where(users < len(chain.sends) - 1, chain.sends[users], 0.0)
    moved = 2.0 * np.maximum(chain.sends[k], out) / (level.bandwidth * m)
    return np.maximum(found, moved)


@dataclass(frozen=True)
class Step:
    """A stage: sets before and at its end (-1: the start), replicas, seconds of it by its level."""

    before: int
    after: int
    replicas: int
    seconds: float


def climb(chain: ReplicaChain, levels: tuple[Level, ...]) -> list[Filled]:
    """All levels, the inner one first; the last from the start alone."""
    found: list[Filled] = []
    for number, level in enumerate(levels):
        lasts = chain.time[1:] if len(chain.time) > 1 else chain.time - chain.time.T
        is_last = number == len(levels) - 1
        part = chain
        if is_last:
            part = replace(
                chain, time=chain.time[:1], weight=chain.weight[:1], barred=chain.barred[:1]
            )
        found.append(fill(part, lasts, level))
        chain = replace(chain, time=found[-1].best[-1])
    return found


def traced(chain: ReplicaChain, filled: list[Filled]) -> list[Step]:
    """The stages of the best plan, those of inner levels in place."""
    weights = chain.weight[0]

    def inner(number: int, start: int, end: int) -> list[Step]:
        """Within one device of the level above, behind set `start`."""
        one = filled[number]
        stages: list[tuple[int, int, int]] = []
        m, here = one.level.count - 1, end
        while True:
            k, more = (int(part[m, start + 1, here]) for part in (one.before, one.replicas))
            stages.append((k if k >= 0 else start, here, more))
            if k < 0:
                break
            m, here = m - more, k
        found: list[Step] = []
        for before, after, more in reversed(stages):
            held = weights[after] - (weights[before] if before >= 0 else 0.0)
            sent = 4 * (more - 1) * held / (one.level.bandwidth * more)
            sent /= one.level.within if before == start else 1
            if number:
                parts = inner(number - 1, before, after)
            else:
                whole = chain.time[before + 1, after] if len(chain.time) > 1 else (
                    chain.time[0, after] - (chain.time[0, before] if before >= 0 else 0.0)
                )  # fmt: skip
                parts = [Step(before, after, 1, float(whole))]
            found += [
                replace(p, replicas=p.replicas * more, seconds=float((p.seconds + sent) / more))
                for p in parts
            ]
        return found

    return inner(len(filled) - 1, -1, len(chain.sends) - 1)

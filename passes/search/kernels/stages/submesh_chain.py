"""Chains of stages on submeshes that are all devices, sum and longest together least.

    T = min over stages of sum t + (B - 1) max t
For a limit t_max, F(s, i, d) = min over k and submeshes of n devices with t(i..k) <= t_max and at
least s - 1 stages that may follow of t(i..k) + F(s - 1, k + 1, d - n): layers i and behind in s
stages on d devices. Limits go up over the times of stages until t_max B is no less than the best;
what a plan costs is by its own longest stage (Zheng et al., OSDI 2022, section 5).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from shardwright.passes.search.problem.problem import Bools, Floats, Ints


@dataclass(frozen=True)
class SubmeshChain:
    """`ends`: behind the last layer of each stage; `choices`: its submesh. `bound`: no chain costs
    less; `limits`: how many were tried.
    """

    cost: float
    ends: tuple[int, ...]
    choices: tuple[int, ...]
    bound: float
    limits: int


@dataclass(frozen=True)
class _Stages:
    """`time`, `later` [L, L, M]; `sizes` [M] devices."""

    time: Floats
    later: Ints
    sizes: Ints
    devices: int


def best_submeshes(
    time: Floats, later: Ints, sizes: Ints, devices: int, microbatches: int, gap: float = 0.0
) -> SubmeshChain | None:
    """The best chain, None where there is none. Limits that are at most `gap` apart are one, the
    largest, so that what is found is no more than (B - 1) gap above the best.
    """
    stages = _Stages(time, later, sizes, devices)
    limits = np.unique(time[np.isfinite(time) & (later >= 0)])
    limits = limits[_first_that_fits(stages, limits) :]
    best: tuple[float, list[int], list[int]] | None = None
    tried, slack, start = 0, 0.0, 0
    while start < len(limits):
        low = float(limits[start])
        if best is not None and low * microbatches >= best[0]:
            break
        start = int(np.searchsorted(limits, low + gap, side="right"))
        limit = float(limits[start - 1])
        slack = max(slack, limit - low)
        tried += 1
        found = _within(stages, limit)
        for total, ends, choices in found:
            longest = max(
                float(time[a, b - 1, m]) for a, b, m in zip([0, *ends], ends, choices, strict=False)
            )
            cost = total + (microbatches - 1) * longest
            if best is None or cost < best[0]:
                best = cost, ends, choices
    if best is None:
        return None
    cost, ends, choices = best
    bound = cost - (microbatches - 1) * slack
    return SubmeshChain(cost, tuple(ends), tuple(choices), bound, tried)


def _first_that_fits(stages: _Stages, limits: Floats) -> int:
    """The number of the smallest limit under which there is a chain; of all where there is none."""
    low, high = 0, len(limits)
    while low < high:
        middle = (low + high) // 2
        if _within(stages, float(limits[middle])):
            high = middle
        else:
            low = middle + 1
    return low


def _within(stages: _Stages, limit: float) -> list[tuple[float, list[int], list[int]]]:
    """By number of stages the least sum of times, with ends and choices, where all take at most so
    long.
    """
    time, later, sizes, devices = stages.time, stages.later, stages.sizes, stages.devices
    layers, ways = len(time), len(sizes)
    legal: Bools = time <= limit
    before = np.full((layers + 1, devices + 1), np.inf)  # F(s - 1, first layer, devices)
    before[layers, 0] = 0.0
    picked: list[Ints] = []
    found: list[tuple[float, list[int], list[int]]] = []
    for number in range(1, min(layers, devices) + 1):
        now = np.full((layers + 1, devices + 1), np.inf)
        pick = np.zeros((layers, devices + 1), np.int64)  # k ways + choice
        for m in range(ways):
            n = int(sizes[m])
            if n > devices:
                continue
            cost = np.where(legal[:, :, m] & (later[:, :, m] >= number - 1), time[:, :, m], np.inf)
            rest = before[1:, : devices + 1 - n]  # by k and the devices left
            if not np.isfinite(rest).any():
                continue
            total = cost[:, :, None] + rest[None]  # [first, last, devices left]
            last = total.argmin(axis=1)
            least = np.take_along_axis(total, last[:, None], axis=1)[:, 0]
            target, spot = now[:layers, n:], pick[:, n:]
            better = least < target
            target[better] = least[better]
            spot[better] = (last * ways + m)[better]
        picked.append(pick)
        if np.isfinite(now[0, devices]):
            found.append((float(now[0, devices]), *_traced(picked, sizes, devices)))
        before = now
    return found


def _traced(picked: list[Ints], sizes: Ints, devices: int) -> tuple[list[int], list[int]]:
    """Ends and choices of the stages, from the first on."""
    ends: list[int] = []
    choices: list[int] = []
    first = 0
    for pick in reversed(picked):
        last, choice = divmod(int(pick[first, devices]), len(sizes))
        ends.append(last + 1)
        choices.append(choice)
        first, devices = last + 1, devices - int(sizes[choice])
    return ends, choices

"""Variants of nodes in a stage: the cheapest that fit, at each number of samples in flight.

A variant costs (time + sent + (d - 1) weight) / d and holds each * y + fixed bytes, where d
replicas hold y samples in flight. The quickest variants are taken if they fit; else that swap is
made, again and again, that costs least per byte it saves (Tarnawski et al., NeurIPS 2021, repo
msr-fiddle/piper), which may save more than need be. `exact`: the cheapest that fit, from all pairs
of bytes and cost that no other beats.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from shardwright.passes.search.problem.compiled import compiled
from shardwright.passes.search.problem.problem import Floats, Ints

SLACK = 1e-9  # for sums in another order


@dataclass(frozen=True)
class VariantTable:
    """Of n nodes: variants `first[v]` to `first[v + 1]`; `sent` in seconds from `at[o]` to `at[o +
    1]` of variant o, each paid if node `other` is outside the stage.
    """

    first: Ints
    time: Floats
    weight: Floats
    each: Floats
    fixed: Floats
    at: Ints
    other: Ints
    sent: Floats


def cheapest(
    table: VariantTable,
    inside: NDArray[np.bool_],
    degrees: Ints,
    most: int,
    cap: float,
    exact: bool,
) -> Floats:
    """[steps, 4]: a degree of replicas, the most samples in flight, seconds per sample at as many
    and fewer (down to the step before), and bytes at the most. At up to ceil(`most` / d) samples.
    """
    return _run(table, inside, degrees, most, cap, exact)[0]


def chosen(
    table: VariantTable, inside: NDArray[np.bool_], degree: int, flying: int, cap: float,
    exact: bool,
) -> Ints:  # fmt: skip
    """[n] the variant of each node of a stage (of others 0) that `cheapest` takes at a degree of
    replicas with so many samples in flight. `exact`: the first of those that are as cheap.
    """
    times, degrees = table.time, np.array([degree])

    def timed(times: Floats) -> VariantTable:
        return replace(table, each=table.each * flying, time=times)

    rows, pick = _run(timed(times), inside, degrees, degree, cap, exact)
    for v in np.flatnonzero(inside).tolist() if exact else ():
        for o in range(table.first[v], table.first[v + 1]):
            lone = times.copy()
            lone[table.first[v] : table.first[v + 1]] = np.inf
            lone[o] = table.time[o]
            again = _run(timed(lone), inside, degrees, degree, cap, exact)[0]
            if len(again) and again[0, 2] <= rows[0, 2] * (1 + SLACK):
                times, pick[v] = lone, o
                break
    return pick


def _run(
    table: VariantTable, inside: NDArray[np.bool_], degrees: Ints, most: int, cap: float,
    exact: bool,
) -> tuple[Floats, Ints]:  # fmt: skip
    loop = compiled(_steps) or _steps
    pick = np.zeros(len(table.first), np.int64)
    found = loop(
        inside, table.first, table.time, table.weight, table.each, table.fixed, table.at,
        table.other, table.sent, degrees, most, cap, exact, pick,
    )  # fmt: skip
    return found, pick[:-1]


def _steps(
    inside: NDArray[np.bool_], first: Ints, time: Floats, weight: Floats, each: Floats,
    fixed: Floats, at: Ints, other: Ints, sent: Floats, degrees: Ints, most: int, cap: float,
    exact: bool, pick: Ints,
) -> Floats:  # fmt: skip
    """For numba."""
    nodes = np.flatnonzero(inside)
    own = time.copy()
    for v in nodes:
        for o in range(first[v], first[v + 1]):
            for e in range(at[o], at[o + 1]):
                if not inside[other[e]]:
                    own[o] += sent[e]
    found = np.empty((64, 4))
    count = 0
    cost = np.zeros(len(time))
    held = np.zeros(len(time))
    for d in degrees:
        last = -(-most // d)
        low, high, y, value, used = 1, last, 1, -1.0, 0.0
        while low <= last:
            total, memory = 0.0, 0.0
            for v in nodes:
                best = first[v]
                for o in range(first[v], first[v + 1]):
                    cost[o] = (own[o] + (d - 1) * weight[o]) / d
                    held[o] = each[o] * y + fixed[o]
                    if cost[o] < cost[best] or (cost[o] == cost[best] and held[o] < held[best]):
                        best = o
                pick[v] = best
                total += cost[best]
                memory += held[best]
            is_full = memory > cap
            while memory > cap:
                ratio, at_node, to = np.inf, -1, -1
                for v in nodes:
                    for o in range(first[v], first[v + 1]):
                        saved = held[pick[v]] - held[o]
                        if saved > 0 and (cost[o] - cost[pick[v]]) / saved < ratio:
                            ratio, at_node, to = (cost[o] - cost[pick[v]]) / saved, v, o
                if to < 0:
                    total = np.inf
                    break
                total += cost[to] - cost[pick[at_node]]
                memory -= held[pick[at_node]] - held[to]
                pick[at_node] = to
            if exact and is_full and total < np.inf:
                room, left = cap, 0.0
                for v in nodes:
                    room -= held[first[v] : first[v + 1]].min()
                    left += cost[first[v] : first[v + 1]].min()
                sizes, costs = np.zeros(1), np.zeros(1)
                for v in nodes:
                    least = held[first[v] : first[v + 1]].min()
                    left -= cost[first[v] : first[v + 1]].min()
                    more = held[first[v] : first[v + 1]] - least
                    spent = cost[first[v] : first[v + 1]]
                    sizes = (np.expand_dims(sizes, 1) + more).ravel()
                    costs = (np.expand_dims(costs, 1) + spent).ravel()
                    order = np.argsort(sizes, kind="mergesort")
                    kept, lowest = 0, np.inf
                    for k in order:
                        fits = sizes[k] <= room and costs[k] + left <= total * (1 + 1e-12)
                        if fits and costs[k] < lowest * (1 - 1e-15):
                            lowest = costs[k]
                            order[kept] = k
                            kept += 1
                    sizes, costs = sizes[order[:kept]], costs[order[:kept]]
                if len(costs) and costs[-1] < total:
                    total, memory = costs[-1], cap - room + sizes[-1]
            if value < 0:
                value, used, low, high = total, memory, y, last
            elif total == value:
                low, used = y, memory
            else:
                high = y - 1
            if low < high and value < np.inf:
                y = (low + high + 1) // 2
                continue
            if value == np.inf:
                break
            if count == len(found):
                found = np.concatenate((found, np.empty((count, 4))))
            found[count, 0], found[count, 1] = d, low
            found[count, 2], found[count, 3] = value, used
            count += 1
            low, y, value = low + 1, low + 1, -1.0
    return found[:count].copy()

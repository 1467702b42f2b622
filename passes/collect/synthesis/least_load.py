"""Finds the program whose largest load of any kind of link is the smallest.

Loads of several kinds of links are not one number: per state all loads are kept of which none is
at most another in every kind. The goal reached first, by largest load, has the smallest one.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from typing import NamedTuple

from shardwright.passes.collect.synthesis.enumerate import ranked
from shardwright.passes.collect.synthesis.prices import Costs, Price
from shardwright.passes.collect.synthesis.states import State, skeleton
from shardwright.spec.sharding_rules.reductions import Program

Loads = tuple[int, ...]  # ticks per kind of link
_Label = tuple[int, int, tuple[int, ...], Loads, State]  # largest, sum, ranks, loads, state


class Loaded(NamedTuple):
    """A program and how long it keeps each kind of link busy, in ticks."""

    loads: Loads
    program: Program


def least_loaded(radices: Sequence[int], price: Price) -> Loaded:
    """The program with the smallest largest load; of these one with the smallest sum of loads."""
    levels = sum(radix > 1 for radix in radices)
    space = skeleton(levels)
    costs = Costs(space, price)
    ranks = ranked(levels)
    named = tuple(ranks)
    queue: list[_Label] = [(0, 0, (), (), space.start)]
    fronts: dict[State, list[Loads]] = {}
    while True:
        _, _, path, has, state = heapq.heappop(queue)
        if state == space.goal:
            return Loaded(has, tuple([named[rank] for rank in path]))
        front = fronts.setdefault(state, [])
        if any(_is_within(other, has) for other in front):
            continue
        front.append(has)
        for edge in space.edges(state):
            more = costs.of(state, edge.instruction).loads
            after = tuple(map(int.__add__, has, more)) if has else more
            if not any(_is_within(other, after) for other in fronts.get(edge.state, ())):
                label = max(after), sum(after), (*path, ranks[edge.instruction]), after, edge.state
                heapq.heappush(queue, label)


def _is_within(some: Loads, others: Loads) -> bool:
    return all(a <= b for a, b in zip(some, others, strict=False))

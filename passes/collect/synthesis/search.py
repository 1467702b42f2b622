"""Searches the cheapest programs of any length: shortest paths over states.

What a step costs depends on the state and the instruction only, so the cheapest program is a
shortest path from the start to the goal. Of equal costs the program with fewer instructions wins,
then the one whose text comes first.

The proof of an optimum is a potential per state: 0 at the start, the cost of the program at the
goal, and no instruction raises it by more than it costs. `check` verifies such a proof.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from math import prod
from typing import NamedTuple

from shardwright.passes.collect.synthesis.enumerate import ranked
from shardwright.passes.collect.synthesis.prices import EXTRA, TICKS, Busy, Costs, Price
from shardwright.passes.collect.synthesis.states import Cuts, Space, State, is_legal, skeleton
from shardwright.spec.sharding_rules.reductions import Program, Step, instruction_name

CHECKED = 64  # programs are run on all devices where there are no more

_Label = tuple[int, int, tuple[int, ...], State]  # cost, instructions, their ranks, state
Content = tuple[tuple[tuple[int, ...], Cuts], ...]  # of a state, see `Space.content`


class Found(NamedTuple):
    """A program and its cost in ticks."""

    cost: int
    program: Program

    @property
    def seconds(self) -> float:
        return (self.cost - EXTRA * len(self.program)) / TICKS


class Proof(NamedTuple):
    """Potentials in ticks; states that are not named have the potential `cost`, as the goal has."""

    cost: int
    potentials: dict[Content, int]


class Optimum(NamedTuple):
    """The cheapest program of a hierarchy.

    `bound`: no program of the language costs less, in ticks; `settled`: states looked at.
    `is_checked`: whether the program was run on all devices. `levels`: of more than one device.
    """

    best: Found
    bound: int
    settled: int
    is_checked: bool
    levels: int
    reached: dict[State, int]  # what states cost that are cheaper to reach than the goal

    def proof(self) -> Proof:
        """The reason why nothing is cheaper, in the words of the rules."""
        space = skeleton(self.levels)
        return Proof(self.bound, {space.content(s): cost for s, cost in self.reached.items()})


class Search:
    """Shortest paths through the states of a hierarchy under one price."""

    def __init__(self, levels: int, price: Price) -> None:
        self.space: Space = skeleton(levels)
        self.settled = 0
        self.reached: dict[State, int] = {}  # states settled before the goal, with their costs
        self._costs = Costs(self.space, price)
        self._ranks = ranked(levels)
        self._named = tuple(self._ranks)

    def programs(self, visits: int) -> Iterator[Found]:
        """Programs, cheapest first, of which at most `visits` pass through the same state."""
        space = self.space
        queue: list[_Label] = [(0, 0, (), space.start)]
        seen: dict[State, int] = {}
        while queue:
            cost, size, ranks, state = heapq.heappop(queue)
            if state == space.goal:
                yield Found(cost, tuple([self._named[rank] for rank in ranks]))
                continue
            count = seen.get(state, 0)
            if count >= visits:
                continue
            seen[state] = count + 1
            if not count:
                self.settled += 1
                self.reached[state] = cost
            for edge in space.edges(state):
                if seen.get(edge.state, 0) < visits:
                    after = cost + self._costs.of(state, edge.instruction).ticks
                    path = (*ranks, self._ranks[edge.instruction])
                    heapq.heappush(queue, (after, size + 1, path, edge.state))


def cheapest(radices: Sequence[int], price: Price) -> Optimum:
    """The cheapest program of all; `price` is asked about steps of the hierarchy's digits.

    Takes less than a second for four levels of more than one device, half a minute for five.
    """
    found = tuple(radix for radix in radices if radix > 1)
    search = Search(len(found), price)
    best = next(search.programs(1))
    settled, bound = search.settled, best.cost
    reached = {state: cost for state, cost in search.reached.items() if cost < bound}
    if not _is_possible(best.program, found):
        (best,) = listed(found, price, 1)
    return Optimum(best, bound, settled, prod(found) <= CHECKED, len(found), reached)


def listed(radices: Sequence[int], price: Price, count: int) -> list[Found]:
    """The cheapest programs, best first."""
    found = tuple(radix for radix in radices if radix > 1)
    visits = count
    while True:
        possible, lost = list[Found](), 0
        for one in Search(len(found), price).programs(visits):
            if _is_possible(one.program, found):
                possible.append(one)
            else:
                lost += 1
            if len(possible) == count:
                break
        # Programs that are left out must not take the visits of others.
        if visits >= count + lost:
            return possible
        visits = count + lost


def _is_possible(program: Program, radices: tuple[int, ...]) -> bool:
    """True if a program runs on all devices; not tried where there are very many."""
    # Four of 3161 programs on three levels need one radix to divide another (decision 0018).
    return prod(radices) > CHECKED or is_legal(program, radices)


def steps(program: Program) -> tuple[Step, ...]:
    """The instructions of a whole program as they stand: what groups hold before each.

    Raises ValueError where an instruction is not legal.
    """
    levels = max(one.grouping.end for one in program) if program else 0
    space = skeleton(levels)
    state, found = space.start, list[Step]()
    for instruction in program:
        found.append(space.step(state, instruction))
        after = space.after(state, instruction)
        if after is None:
            raise ValueError(f"{instruction_name(instruction, levels)} is not legal here")
        state = after
    return tuple(found)


def busy(program: Program, price: Price) -> tuple[Busy, ...]:
    """The cost of each step of a program."""
    return tuple(price(step) for step in steps(program))

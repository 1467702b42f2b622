"""A* search of the fastest chain between two states of a `TimedSpace`.

What is still to pay at least: gathers back to the size of the target, at the best rate of all, and
sums over what is partial, each at the smallest size there is. A permute is priced only when no
chain that is known to be as fast is left: its pairs of devices depend on both layouts.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from math import prod
from typing import NamedTuple

from shardwright.passes.partition.reshard.space import (
    ALL_REDUCE,
    GATHER,
    PERMUTE,
    REDUCE_SCATTER,
    State,
)
from shardwright.passes.partition.reshard_timed.space import Move, TimedSpace, subsets

STEPS = 1 << 10  # more than any chain has: ticks and number of collectives in one number


class Permutes(NamedTuple):
    """Ticks of permutes: what each one takes, and what one to a layout, or to any, does at least.

    Layouts are states, the size is that of a device in elements.
    """

    exact: Callable[[State, State, int], int]
    least: Callable[[State, State, int], int]
    lowest: Callable[[int], int]


class TimedChain(NamedTuple):
    """Collectives, each with the state after it, and their ticks."""

    cost: int
    steps: tuple[tuple[Move, State], ...]


class _Link(NamedTuple):
    """A collective, the state behind it, and that state as it is named, with the parts' names."""

    before: int
    move: Move | None
    out: State
    state: State
    names: tuple[int, ...]


class TimedSearch:
    """One query. `settled`: states looked at; `is_spent`: too many were reached."""

    def __init__(self, space: TimedSpace, start: State, permutes: Permutes) -> None:
        self.space, self.start, self.permutes = space, start, permutes
        self.settled, self.is_spent, self._noted = 0, False, 0
        self._wanted = space.local(space.goal)
        parts = tuple(range(len(space.sizes)))
        self._rate = _gather_rate(space, parts)
        self._least = max(1, prod(space.shape) // prod(space.sizes))
        self._best: dict[State, int] = {}
        self._links: list[_Link] = []
        self._queue: list[tuple[int, int, int, int, State | None]] = []
        self._to_sum: dict[tuple[int, ...], int] = {(): 0}

    def fastest(self, limit: int, within: int | None = None, weight: int = 1) -> TimedChain | None:
        """The fastest chain; None where it takes longer than `within` ticks, or is not found before
        `limit` entries are made. `weight`: what bounds count for; above 1 any chain is returned.
        """
        self._reach(-1, None, self.start, 0, weight)
        most = None if within is None else (within + 1) * STEPS
        while self._queue:
            least, cost, link, stage, other = heapq.heappop(self._queue)
            if most is not None and least >= most:
                return None
            if self._noted > limit:
                self.is_spent = True
                return None
            cost, state = -cost, self._links[link].state
            if stage == _PRICED:
                assert other is not None
                size = self.space.local(state)
                ticks = self.permutes.exact(state, other, size)
                move = Move(PERMUTE, (), -1, -1, ticks)
                self._reach(link, move, other, cost + ticks * STEPS + 1, weight)
            elif stage == _PERMUTED:
                self._permute(link, state, cost, weight)
            elif cost <= self._best[state]:
                self.settled += 1
                if state == self.space.goal:
                    return TimedChain(cost // STEPS, tuple(self._walk(link)))
                self._expand(link, state, cost, weight)
        return None

    def _expand(self, link: int, state: State, cost: int, weight: int) -> None:
        for out, move in self.space.moves(state):
            self._reach(link, move, out, cost + move.cost * STEPS + 1, weight)
        last = self._links[link].move
        if self.space.is_contiguous(state) and (last is None or last.kind != PERMUTE):
            # Exact prices need pairs of devices, so permutes wait under a bound (decision 0020).
            ticks = self.permutes.lowest(self.space.local(state))
            self._push(cost + ticks * STEPS + 1, weight, state, cost, link, _PERMUTED, None)

    def _permute(self, link: int, state: State, cost: int, weight: int) -> None:
        size = self.space.local(state)
        for other in self.space.permuted(state):
            self._noted += 1
            ticks = cost + self.permutes.least(state, other, size) * STEPS + 1
            if ticks < self._best.get(self.space.named(other)[0], ticks + 1):
                self._push(ticks, weight, other, cost, link, _PRICED, other)

    def _reach(self, before: int, move: Move | None, out: State, cost: int, weight: int) -> None:
        state, names = self.space.named(out)
        if cost < self._best.get(state, cost + 1):
            self._best[state] = cost
            self._noted += 1
            self._links.append(_Link(before, move, out, state, names))
            self._push(cost, weight, state, cost, len(self._links) - 1, _REACHED, None)

    def _push(
        self, least: int, weight: int, state: State, cost: int, link: int, stage: int,
        other: State | None,
    ) -> None:  # fmt: skip
        least += weight * self.least(state)
        # Of equal estimates the deepest state first: it is nearest to the goal.
        heapq.heappush(self._queue, (least, -cost, link, stage, other))

    def least(self, state: State) -> int:
        """A lower bound of what is still to pay."""
        back = self._wanted - self.space.local(state)
        gathers = int(back * self._rate) if back > 0 else 0
        return (gathers + self._sums(state[-1])) * STEPS

    def _sums(self, partial: tuple[int, ...]) -> int:
        """Ticks of the sums over what is partial and shall not stay so, at the smallest size."""
        found = self._to_sum.get(partial)
        if found is None:
            goes = tuple(part for part in partial if part not in self.space.goal[-1])
            best: dict[tuple[int, ...], int] = {(): 0}
            for some in subsets(goes):
                best[some] = min(
                    best[tuple(part for part in some if part not in done)] + self._sum(done)
                    for done in subsets(some)
                )
            found = self._to_sum[partial] = best[goes]
        return found

    def _sum(self, parts: tuple[int, ...]) -> int:
        price = self.space.price
        return min(price(kind, parts, self._least) for kind in (ALL_REDUCE, REDUCE_SCATTER))

    def _walk(self, link: int) -> list[tuple[Move, State]]:
        """The collectives up to a link, over the parts that they really move."""
        links: list[_Link] = []
        while link >= 0:
            links.append(self._links[link])
            link = links[-1].before
        chain: list[tuple[Move, State]] = []
        real = tuple(range(len(self.space.sizes)))  # what stands for each part
        for found in reversed(links):
            if found.move is not None:
                parts = tuple(real[part] for part in found.move.parts)
                chain.append((found.move._replace(parts=parts), _renamed(found.out, real)))
            real = tuple(real[found.names.index(part)] for part in range(len(real)))
        return chain


def _renamed(state: State, names: tuple[int, ...]) -> State:
    dims = [tuple(names[k] if k >= 0 else k for k in parts) for parts in state[:-1]]
    return (*dims, tuple(sorted(names[k] for k in state[-1])))


_REACHED, _PERMUTED, _PRICED = range(3)


def _gather_rate(space: TimedSpace, parts: tuple[int, ...]) -> float:
    """Ticks per element received that no gather is below, latency left out."""
    size = 1 << 40
    rates = [_rate(space, some, size) for some in subsets(parts)]
    return min(rates, default=0.0)


def _rate(space: TimedSpace, parts: tuple[int, ...], size: int) -> float:
    group = prod(space.sizes[part] for part in parts)
    slope = (space.price(GATHER, parts, 2 * size) - space.price(GATHER, parts, size)) / size
    return max(0.0, slope * group / (group - 1) * (1 - 1e-9) - 1e-9)

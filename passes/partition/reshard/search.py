"""A* search of the cheapest chains between two states.

A permute reaches every state with equal shards per dim, so that in a chain with a permute it does
not matter which of several equal parts a dim has: what comes before the first permute is read from
the source, what comes behind the last one from the target. Such chains are searched among states
whose labels tell only sizes apart; chains without a permute with a label for each part of the
target. One queue serves both, so that neither search goes further than the cheapest chain.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shardwright.passes.partition.reshard.bound import Bounds
from shardwright.passes.partition.reshard.space import (
    ALL_REDUCE,
    EXCHANGE,
    FROM_SHARDED,
    FROM_WHOLE,
    GATHER,
    MERGING,
    PERMUTE,
    REDUCE_SCATTER,
    SLICE,
    Edge,
    Priced,
    Space,
    State,
)

STEPS = 1 << 10  # more than any chain has: cost and number of collectives in one number
NEVER = 1 << 200

# A node is a number: a state, whether a permute came before, and the kind of the last collective
# where another one of that kind would be one with it (0: none).
_KINDS = 8
_NODES = 2 * _KINDS
_CODES = {kind: code for code, kind in enumerate(MERGING, 1)}

# What is cheaper before a collective than behind it, where the two concern different dims: a slice
# makes smaller what is moved, a gather makes it larger.
_EARLIER = {EXCHANGE: (SLICE,), GATHER: (SLICE, EXCHANGE, REDUCE_SCATTER)}

Kinds = tuple[str, ...]
_CUTTING: Kinds = (SLICE, REDUCE_SCATTER, ALL_REDUCE, PERMUTE)
_GROWING: Kinds = (GATHER, FROM_SHARDED, FROM_WHOLE)

Chain = list[tuple[Edge, State]]  # collectives, each with the state after it


class Found(NamedTuple):
    """A chain of one of the sides, with its cost in steps and all."""

    cost: int
    side: int
    chain: Chain


class Side:
    """One of the two searches. `rate`: no collective costs less than `rate` times its volume."""

    def __init__(
        self, space: Space, start: State, goal: State, price: Priced, rate: int, *, permutes: bool
    ) -> None:
        self.space, self.price, self.rate, self.permutes = space, price, rate, permutes
        self.wanted = goal[:-1]
        self.bounds = Bounds(space, goal, direct=not permutes)
        self.states: list[State] = []
        self._numbers: dict[State, int] = {}
        self._least: list[list[int]] = []
        self._ways: list[list[tuple[int, int, int, Edge]] | None] = []
        self._best: dict[int, int] = {}
        self._permuted: dict[object, int] = {}
        self.start = self._number(start) * _NODES
        self.goal = self._number(goal) * _NODES // _KINDS + permutes

    def _number(self, state: State) -> int:
        number = self._numbers.get(state)
        if number is None:
            number = self._numbers[state] = len(self.states)
            self.states.append(state)
            self._least.append([-1, -1])
            self._ways.append(None)
        return number

    def least(self, node: int) -> int:
        """A lower bound of what a node still costs."""
        number, rest = divmod(node, _NODES)
        is_permuted, last = rest >= _KINDS, rest % _KINDS
        known = self._least[number][is_permuted]
        if known < 0:
            pending = self.permutes and not is_permuted
            volume, steps = self.bounds.of(self.states[number], pending=pending)
            known = volume * self.rate * STEPS + steps
            self._least[number][is_permuted] = known
        # What comes next may be one with the last.
        return known - 1 if last and known % STEPS else known

    def state(self, node: int) -> State:
        return self.states[node // _NODES]

    def is_goal(self, node: int) -> bool:
        return node // _KINDS == self.goal

    def is_stale(self, node: int, cost: int) -> bool:
        """True if a cheaper way to a node is known."""
        return cost > self._best.get(node, NEVER)

    def improves(self, node: int, cost: int) -> bool:
        """True if no way to a node is known that is as good; it is the best one from now on."""
        best, plain = self._best, node - node % _KINDS
        # A last collective that more may join saves one step later on, no more.
        if best.get(node, NEVER) <= cost or best.get(plain, NEVER) < cost:
            return False
        best[node] = cost
        if cost < best.get(plain, NEVER):
            best[plain] = cost
        return True

    def edges(
        self, node: int, cost: int, before: Edge | None, *, every: bool = False
    ) -> Iterator[tuple[int, int, Edge]]:
        """Nodes one collective further on, with their costs; `before`: the last collective.

        Unless `every`, without those that were cheaper before the last one, and without permutes
        of states that were permuted before, as cheaply, in other states of equal shards.
        """
        late = () if every or before is None else _EARLIER.get(before.kind, ())
        left_out = () if every else self._left_out(node)
        number, rest = divmod(node, _NODES)
        last = rest % _KINDS
        is_permuted = rest - last
        for out, code, price, edge in self._ways[number] or self._ways_from(number):
            if edge.kind in left_out:
                continue
            if edge.kind in late and before is not None and _apart(before, edge):
                continue
            step = 0 if code and code == last else 1
            yield out * _NODES + is_permuted + code, cost + price + step, edge
        if self.permutes and PERMUTE not in left_out:
            state = self.states[number]
            edge = Edge(PERMUTE, (), -1, -1, self.space.local(state))
            cost += self.price(PERMUTE, (), edge.volume) * STEPS + 1
            if every or self._is_news(state, cost):
                for reached in self.space.permuted(state):
                    yield self._number(reached) * _NODES + _KINDS, cost, edge

    def _left_out(self, node: int) -> Kinds:
        """Kinds of collectives that are as cheap on the other side of a permute.

        With room for all parts at once everything can be cut and summed before it, and gathered
        behind it; parts that are all alike move as well behind it as before.
        """
        if not self.permutes or not self.space.is_ample:
            return ()
        if node % _NODES >= _KINDS:
            return _CUTTING
        is_summed = self.space.partial.issuperset(self.states[node // _NODES][-1])
        kinds = _GROWING if is_summed else (*_GROWING, PERMUTE)
        return (*kinds, EXCHANGE) if len(self.space.sizes) == 1 else kinds

    def _ways_from(self, number: int) -> list[tuple[int, int, int, Edge]]:
        """All edges of a state but permutes: where to, code of the kind, price."""
        found: list[tuple[int, int, int, Edge]] = []
        state = self.states[number]
        rightly = None if self.permutes else self._sliced(state)
        for out, edge in self.space.edges(state) if rightly is None else [rightly]:
            price = self.price(edge.kind, edge.labels, edge.volume) * STEPS
            found.append((self._number(out), _CODES.get(edge.kind, 0), price, edge))
        self._ways[number] = found
        return found

    def _sliced(self, state: State) -> tuple[State, Edge] | None:
        """A part cut in its place, where one can be: it makes all that follows cheaper.

        Only in dims with room for all parts at once, as something may need the place meanwhile,
        or where nothing is left to move.
        """
        space, left = self.space, self.space.unused(state)
        pairs = zip(state, self.wanted, strict=False)
        is_moved = all(labels == wanted[: len(labels)] for labels, wanted in pairs)
        for dim, wanted in enumerate(self.wanted):
            labels = state[dim]
            count = len(labels)
            has_place = count < len(wanted) and labels == wanted[:count] and left[wanted[count]]
            if has_place and (is_moved or space.rooms[dim] == space.parts):
                return space.sliced(state, dim, wanted[count])
        return None

    def _is_news(self, state: State, cost: int) -> bool:
        """True if no state of equal shards was permuted before, as cheaply."""
        key = tuple([self.space.shards(labels) for labels in state[:-1]]), state[-1]
        if self._permuted.get(key, NEVER) <= cost:
            return False
        self._permuted[key] = cost
        return True


class Search:
    """Both sides at once. `settled`: states looked at; `is_spent`: too many were reached."""

    def __init__(self, sides: Sequence[Side]) -> None:
        self.sides = sides
        self.settled, self.is_spent = 0, False
        self._links: list[tuple[int, Edge | None, int]] = []
        self._queue: list[tuple[int, int, int, int, int]] = []

    def cheapest(self, limit: int, weight: int = 1, within: int | None = None) -> Found | None:
        """The cheapest chain of all; None where it costs more than `within`, or is not found among
        `limit` states reached.

        `weight`: how much more than it is a bound counts. Above 1, the first chain found need not
        be the cheapest, but is found sooner.
        """
        self._begin(weight)
        while self._queue:
            # Of equal bounds the one nearest to its goal, that is, which has cost most.
            least, cost, link, number, node = heapq.heappop(self._queue)
            if within is not None and least // STEPS > within:
                return None
            side, cost = self.sides[number], -cost
            if side.is_stale(node, cost):
                continue
            self.settled += 1
            if side.is_goal(node):
                return Found(cost, number, _walk(side, self._links, link))
            for reached, total, edge in side.edges(node, cost, self._links[link][1]):
                if side.improves(reached, total):
                    self._push(number, reached, total, weight, (link, edge, reached))
                if len(self._links) > limit:
                    self.is_spent = True
                    return None
        return None

    def all(self, limit: int, visits: int) -> Iterator[Found]:
        """Chains, cheapest first, of which at most `visits` pass through the same state."""
        self._begin(1)
        seen: dict[tuple[int, int], int] = {}
        while self._queue and len(self._links) < limit:
            _, cost, link, number, node = heapq.heappop(self._queue)
            side, cost = self.sides[number], -cost
            self.settled += 1
            if side.is_goal(node):
                yield Found(cost, number, _walk(side, self._links, link))
                continue
            count = seen.get((number, node), 0)
            if count >= visits:
                continue
            seen[number, node] = count + 1
            for reached, total, edge in side.edges(node, cost, None, every=True):
                if seen.get((number, reached), 0) < visits and len(self._links) < limit:
                    self._push(number, reached, total, 1, (link, edge, reached))

    def _begin(self, weight: int) -> None:
        for number, side in enumerate(self.sides):
            side.improves(side.start, 0)
            self._push(number, side.start, 0, weight, (-1, None, side.start))

    def _push(
        self, number: int, node: int, cost: int, weight: int, link: tuple[int, Edge | None, int]
    ) -> None:
        least = cost + weight * self.sides[number].least(node)
        # Of equal estimates the deepest node first: it is nearest to the goal.
        heapq.heappush(self._queue, (least, -cost, len(self._links), number, node))
        self._links.append(link)


def _apart(a: Edge, b: Edge) -> bool:
    """True if two collectives concern different dims."""
    return not {a.source, a.target} & {b.source, b.target}


def _walk(side: Side, links: list[tuple[int, Edge | None, int]], link: int) -> Chain:
    chain: Chain = []
    while (edge := links[link][1]) is not None:
        chain.append((edge, side.state(links[link][2])))
        link = links[link][0]
    return chain[::-1]

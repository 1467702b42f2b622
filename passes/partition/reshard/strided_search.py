"""A* search of the cheapest chains of exchanges through strided layouts.

One exchange moves any parts to slots on which nothing stands, be it what it moves itself. Slices
are free, and gathers of what is left over cost the same in any order: what is cut decides what is
gathered in the end, so that exchanges are all there is to search.

- A part goes to its last slot; or, where it is in the way, to one to park at.
- A new part is cut in its last slot as soon as that is free, or at first elsewhere.
- Idle parts are all cut at first, or none is, as costs are linear in what a device holds.

Bounds stand in `strided_bound.py`.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import NamedTuple

from shardwright.passes.partition.reshard.space import EXCHANGE, GATHER
from shardwright.passes.partition.reshard.strided_bound import STEPS, At, StridedBound
from shardwright.passes.partition.reshard.strided_layouts import Teeth, teeth_of
from shardwright.passes.partition.reshard.strided_slots import Slots, placings
from shardwright.spec.axes import Axes
from shardwright.spec.layout import Layout

MAX_EXCHANGES = 4
MAX_MOVES = 7  # parts that an exchange chooses among; of more, those that can go home go as one
MAX_PLACES = 64  # ways to park the parts that an exchange moves
ALIKE = 2  # slots to park at that are in the way of the same parts
MAX_LATE = 4  # new parts whose places are taken that may be cut elsewhere at first
MAX_STARTS = 16  # ways to park what is cut at first

# The cost of a collective: kind, parts, volume in units.
Priced = Callable[[str, Axes, int], int]


_Choice = tuple[int, tuple[int, ...]]  # a part, and slots that it may go to


class StridedChain(NamedTuple):
    """Teeth at first and after each collective."""

    cost: int
    steps: int
    states: list[Teeth]

    @property
    def total(self) -> int:
        """Cost and steps in one number."""
        return self.cost * STEPS + self.steps


class _Node(NamedTuple):
    """A state reached; `cost` in cost and steps, `end`: what is gathered in the end costs."""

    before: _Node | None
    at: At
    cost: int
    exchanges: int
    end: int


class StridedSearch:
    """One question. `units`: of the whole tensor; no collective costs less per unit than `rate`.

    `tried`: states looked at.
    """

    def __init__(
        self,
        shape: Sequence[int],
        src: Layout,
        dst: Layout,
        spare: Axes,
        units: int,
        price: Priced,
        rate: int,
    ) -> None:
        before, after = teeth_of(src), teeth_of(dst)
        self.parts = tuple(dict.fromkeys((*before, *after, *spare)))
        self.sizes = tuple(part.size for part in self.parts)
        self.units, self.price, self.rate = units, price, rate
        self.slots = Slots(shape, self.parts, before, after)
        self.start = tuple(self.slots.number(before.get(part)) for part in self.parts)
        self.goal = tuple(self.slots.number(after.get(part)) for part in self.parts)
        self.tried, self.is_spent, self._pushed = 0, False, 0
        self.bound = StridedBound(self.sizes, self.goal, self.slots.overlaps, units, rate)
        self._best: dict[At, int] = {}
        self._queue: list[tuple[int, int, int, _Node]] = []

    def next(self, within: int, limit: int) -> StridedChain | None:
        """The cheapest chain of less than `within` in cost and steps, or the next one when asked
        again; None where there is none, or `is_spent`: `limit` states were tried before.
        """
        if not self._best:
            for node in self._starts():
                self._push(node, within)
        while self._queue and self.tried < limit:
            total, _, _, node = heapq.heappop(self._queue)
            if total >= within:
                self._queue.clear()
            elif node.cost > self._best[node.at]:
                continue
            elif self._is_done(node.at):
                if node.exchanges:  # else it is contiguous all along
                    return StridedChain(total // STEPS, total % STEPS, self._walk(node))
            elif node.exchanges < MAX_EXCHANGES:
                for then in self._exchanges(node, within):
                    self._push(then, within)
        self.is_spent = bool(self._queue)
        return None

    def _push(self, node: _Node, within: int) -> None:
        total = self._total(node)
        if total < within and node.cost < self._best.get(node.at, node.cost + 1):
            self._best[node.at] = node.cost
            self._pushed += 1
            # Of equal bounds the one that is nearest to the goal, that is, which has cost most.
            heapq.heappush(self._queue, (total, -node.cost, self._pushed, node))

    # --- cuts at first

    def _starts(self) -> Iterator[_Node]:
        new = [k for k, at in enumerate(self.start) if at < 0 and self.goal[k] >= 0]
        idle = [k for k, at in enumerate(self.start) if at < 0 and self.goal[k] < 0]
        blocked = self._blocked(self.start)
        free = [k for k in new if not blocked >> self.goal[k] & 1]
        late = [k for k in new if k not in free]
        chosen: list[list[int]] = [[]]
        for part in late[:MAX_LATE]:
            chosen += [[*some, part] for some in chosen]
        for some in (idle, []) if idle else ([],):
            for early in chosen:
                yield from self._started(free, [*early, *some])

    def _started(self, free: Sequence[int], parked: Sequence[int]) -> Iterator[_Node]:
        at = list(self.start)
        for part in free:
            at[part] = self.goal[part]
        for places in placings(self.slots, parked, self._blocked(at), MAX_STARTS):
            made = list(at)
            for part, place in zip(parked, places, strict=True):
                made[part] = place
            found = tuple(made)
            yield _Node(None, found, int(found != self.start), 0, self._end(found))

    def _end(self, at: At) -> int:
        """What is gathered in the end, when all new parts are there too."""
        extra = [k for k, place in enumerate(at) if place >= 0 and self.goal[k] < 0]
        if not extra:
            return 0
        whole = self.units // prod(self.sizes[k] for k, at in enumerate(self.goal) if at >= 0)
        volume = whole - whole // prod(self.sizes[k] for k in extra)
        return self.price(GATHER, tuple(self.parts[k] for k in extra), volume) * STEPS + 1

    # --- states

    def _blocked(self, at: Sequence[int]) -> int:
        """Bits of slots that nothing can be put on."""
        blocked = 0
        for place in at:
            if place >= 0:
                blocked |= self.slots.overlaps[place]
        return blocked

    def _is_done(self, at: At) -> bool:
        return all(goal < 0 or goal == place for goal, place in zip(self.goal, at, strict=True))

    def _total(self, node: _Node) -> int:
        """A lower bound of chains through a state."""
        return node.cost + node.end + self.bound.left(node.at)

    # --- exchanges

    def _exchanges(self, node: _Node, within: int) -> Iterator[_Node]:
        """States one exchange further on that may lead to less than `within`."""
        held, bound = self.bound.held(node.at), self.bound
        astray, missing = self._wrong(node.at)
        for some in self._subsets(list(self._movable(node.at, astray))):
            group = prod([self.sizes[part] for part, _ in some])
            there = sum(1 << part for part, places in some if places == (self.goal[part],))
            volume = held - held // group
            least = volume * self.rate * STEPS + 1
            if left := astray & ~there:
                least += bound.paid(held // bound.group(missing), bound.group(left), 1)
            if node.cost + least + node.end < within:
                cost = self.price(EXCHANGE, tuple([self.parts[k] for k, _ in some]), volume)
                rest = (astray | missing) & ~there
                yield from self._moved(node, some, cost * STEPS + 1, rest, within)

    def _moved(
        self, node: _Node, some: Sequence[_Choice], cost: int, rest: int, within: int
    ) -> Iterator[_Node]:
        """States that an exchange of some parts leads to; `rest`: parts that are wrong still."""
        bounds: dict[tuple[int, ...], int] = {}
        for places in self._apart([places for _, places in some]):
            self.tried += 1
            # What is left to pay depends only on who is in whose way.
            key = tuple([self.bound.blocks[place] & rest for place in places])
            if bounds.get(key, 0) >= within:
                continue
            made = list(node.at)
            for (part, _), place in zip(some, places, strict=True):
                made[part] = place
            paid = node.cost + cost + self._cut(made)
            then = _Node(node, tuple(made), paid, node.exchanges + 1, node.end)
            if key not in bounds:
                bounds[key] = self._total(then)
            if bounds[key] < within:
                yield then

    def _wrong(self, at: At) -> tuple[int, int]:
        """Bits of parts that stand where they shall not, and of new ones that stand nowhere."""
        astray = missing = 0
        for part, (goal, place) in enumerate(zip(self.goal, at, strict=True)):
            if 0 <= goal != place:
                astray |= (place >= 0) << part
                missing |= (place < 0) << part
        return astray, missing

    def _subsets(self, choices: list[_Choice]) -> list[tuple[_Choice, ...]]:
        """What one exchange may move; of many parts not all subsets."""
        units = [(choice,) for choice in choices]
        if len(units) > MAX_MOVES:
            right = tuple((k, places) for k, places in choices if places == (self.goal[k],))
            units = [right, *((choice,) for choice in choices if choice not in right)]
        found: list[tuple[_Choice, ...]] = [()]
        for unit in units[:MAX_MOVES]:
            found += [some + unit for some in found]
        return [some for some in found if some]

    def _apart(self, choices: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
        """A slot for each of some parts, so that none overlap."""
        found: list[tuple[tuple[int, ...], int]] = [((), 0)]
        for places in choices:
            found = [
                ((*some, place), taken | self.slots.overlaps[place])
                for some, taken in found
                for place in places
                if not taken >> place & 1
            ][:MAX_PLACES]
        return [some for some, _ in found]

    def _movable(self, at: At, astray: int) -> Iterator[_Choice]:
        """Parts with the slots that they may go to."""
        blocked, overlaps = self._blocked(at), self.slots.overlaps
        wanted = 0
        for goal, place in zip(self.goal, at, strict=True):
            if goal >= 0 and goal != place:
                wanted |= 1 << goal
        parked: list[int] = []
        for part, place in enumerate(at):
            if astray >> part & 1 and not blocked >> self.goal[part] & 1:
                yield part, (self.goal[part],)
            elif place >= 0 and place != self.goal[part] and overlaps[place] & wanted:
                parked.append(part)
        if not parked:
            return
        outside = sum(1 << k for k, bits in enumerate(overlaps) if not bits & wanted)
        (places,) = placings(self.slots, parked, blocked | ~outside, 1)
        for part, place in zip(parked, places, strict=True):
            if min(places) >= 0:
                yield part, (place,)
            else:
                yield part, self._parks(part, blocked, wanted)

    def _parks(self, part: int, blocked: int, wanted: int) -> tuple[int, ...]:
        """Free slots to park at: of those that are in the way of the same parts, a few."""
        kept: dict[int, list[int]] = {}
        for park in self.slots.parks[part]:
            if not blocked >> park & 1:
                beside = kept.setdefault(self.slots.overlaps[park] & wanted, [])
                if len(beside) < ALIKE:
                    beside.append(park)
        return tuple([park for beside in kept.values() for park in beside])

    def _cut(self, at: list[int]) -> bool:
        """Cut new parts where they shall be if nothing is there; True if any."""
        found = False
        blocked = self._blocked(at)
        for part, goal in enumerate(self.goal):
            if goal >= 0 and at[part] < 0 and not blocked >> goal & 1:
                at[part], found = goal, True
        return found

    # --- chains

    def _walk(self, node: _Node) -> list[Teeth]:
        """Teeth at first and after each collective."""
        nodes: list[_Node] = []
        now: _Node | None = node
        while now is not None:
            nodes.append(now)
            now = now.before
        found = [self.start]
        for one in reversed(nodes):
            if one.before is not None:
                new = [k for k, place in enumerate(one.before.at) if place < 0]
                found.append(tuple(-1 if k in new else p for k, p in enumerate(one.at)))
            if one.at != found[-1]:
                found.append(one.at)
        last = tuple(p if goal >= 0 else -1 for p, goal in zip(node.at, self.goal, strict=True))
        return [self._teeth(at) for at in (*found, *((last,) if last != found[-1] else ()))]

    def _teeth(self, at: At) -> Teeth:
        teeth = self.slots.teeth
        return {part: teeth[k] for part, k in zip(self.parts, at, strict=True) if k >= 0}

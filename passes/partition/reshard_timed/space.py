"""The state space of layouts over parts of axes, with timed collectives as transitions.

A state lists per dim its parts by number, major to minor, and behind the dims the parts on which
the value is partial, sorted. Other than in `passes/partition/reshard/space.py` every part stands
for itself, as it matters on which links it lies, and a collective may move several at once, as that
takes another time than one after the other. What a gather takes from above other parts leaves a
free place, `-size`; such a state only gathers on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import combinations, permutations
from math import gcd, prod
from typing import NamedTuple

from shardwright.passes.partition.reshard.space import (
    ALL_REDUCE,
    EXCHANGE,
    FROM_SHARDED,
    FROM_WHOLE,
    GATHER,
    REDUCE_SCATTER,
    SLICE,
    State,
)

TICKS = 10**15  # per second: equal times are equal numbers
_ORDERED = 4  # partial parts that are scattered in every order; of more in a few only

# Ticks of a collective over parts, by the elements of its result on one device.
TimePrice = Callable[[str, tuple[int, ...], int], int]


class Move(NamedTuple):
    """One collective: the parts that it moves, from which dim to which, and its ticks."""

    kind: str
    parts: tuple[int, ...]
    source: int
    target: int
    cost: int


@dataclass(frozen=True)
class TimedSpace:
    """The constants of all states.

    shape    of the tensor
    sizes    devices along each part
    cap      elements that a device may hold
    goal     the state wanted
    price    of all collectives but permutes
    alike    a number per part, equal for parts that may change places: the goal has none of them,
             and everything costs the same over the one as over the other
    """

    shape: tuple[int, ...]
    sizes: tuple[int, ...]
    cap: int
    goal: State
    price: TimePrice
    alike: tuple[int, ...]
    _shards: dict[tuple[int, ...], int] = field(default_factory=dict[tuple[int, ...], int])
    _named: dict[State, tuple[State, tuple[int, ...]]] = field(
        default_factory=dict[State, tuple[State, tuple[int, ...]]]
    )

    @cached_property
    def _same(self) -> dict[int, list[int]]:
        """The parts of each number of `alike`."""
        kinds: dict[int, list[int]] = {}
        for part, kind in enumerate(self.alike):
            kinds.setdefault(kind, []).append(part)
        return kinds

    @cached_property
    def _itself(self) -> tuple[int, ...]:
        return tuple(range(len(self.sizes)))

    @cached_property
    def _count(self) -> int:
        return prod(self.shape)

    def shards(self, parts: tuple[int, ...]) -> int:
        """Devices along parts."""
        found = self._shards.get(parts)
        if found is None:
            found = self._shards[parts] = prod([self.sizes[k] for k in parts if k >= 0])
        return found

    def local(self, state: State) -> int:
        """Elements on a device."""
        count = 1
        for parts in state[:-1]:
            if parts:
                count *= self.shards(parts)
        return self._count // count

    def named(self, state: State) -> tuple[State, tuple[int, ...]]:
        """One of all states that are alike, and by which part each part is replaced in it."""
        if len(self._same) == len(self.sizes):  # none are
            return state, self._itself
        found = self._named.get(state)
        if found is None:
            found = self._named[state] = self._renamed(state)
        return found

    def _renamed(self, state: State) -> tuple[State, tuple[int, ...]]:
        kinds = {kind: list(parts) for kind, parts in self._same.items()}
        new = list(self._itself)
        # Parts that lie alike on a switch may change places: one state of all (decision 0020).
        for part in [part for parts in state for part in parts if part >= 0] + self.unused(state):
            new[part] = kinds[self.alike[part]].pop(0)
        dims = [tuple([new[k] if k >= 0 else k for k in parts]) for parts in state[:-1]]
        return (*dims, tuple(sorted([new[k] for k in state[-1]]))), tuple(new)

    def is_contiguous(self, state: State) -> bool:
        return all(part >= 0 for parts in state[:-1] for part in parts)

    def moves(self, state: State) -> Iterator[tuple[State, Move]]:
        """All states one collective further on, but for permutes."""
        local = self.local(state)
        yield from self._gathers(state, local)
        if not self.is_contiguous(state):
            return
        rooms = self._rooms(state)
        unused = self.unused(state)
        for dim, room in rooms.items():
            for part in unused:
                if room % self.sizes[part] == 0:
                    out = _with(state, dim, (*state[dim], part))
                    yield out, Move(SLICE, (part,), dim, dim, 0)
        yield from self._exchanges(state, local, rooms)
        yield from self._reductions(state, local, rooms)
        yield from self._made_partial(state, unused)

    def _rooms(self, state: State) -> dict[int, int]:
        """Number of times dims that parts may join can still be cut: of equal dims, one will do.

        Alike are dims that nothing cuts nor shall cut, and that the same parts may cut.
        """
        found: dict[int, int] = {}
        seen: set[int] = set()
        for dim, parts in enumerate(state[:-1]):
            room = gcd(self.shape[dim], self.devices)
            if not parts and not self.goal[dim]:
                if room in seen:
                    continue
                seen.add(room)
            found[dim] = self.shape[dim] // self.shards(parts)
        return found

    @cached_property
    def devices(self) -> int:
        """Along all parts."""
        return prod(self.sizes)

    def unused(self, state: State) -> list[int]:
        """Parts that a state does not use."""
        used = {part for parts in state for part in parts}
        return [part for part in range(len(self.sizes)) if part not in used]

    def _gathers(self, state: State, local: int) -> Iterator[tuple[State, Move]]:
        """A run of parts leaves a dim."""
        for dim, parts in enumerate(state[:-1]):
            for first in range(len(parts)):
                for end in range(first + 1, len(parts) + 1):
                    run = parts[first:end]
                    if run[-1] < 0:
                        break
                    size = local * self.shards(run)
                    left = self._without(parts, first, end)
                    if size > self.cap or not self._leads_on(state, dim, left):
                        continue
                    yield _with(state, dim, left), Move(
                        GATHER, run, dim, dim, self.price(GATHER, run, size)
                    )  # fmt: skip

    def _without(self, parts: tuple[int, ...], first: int, end: int) -> tuple[int, ...]:
        """The layout after a gather: a gap, but at the minor end."""
        rest = parts[end:]
        left = (*parts[:first], *((-self.shards(parts[first:end]),) if rest else ()), *rest)
        while left and left[-1] < 0:
            left = left[:-1]
        return left

    def _leads_on(self, state: State, dim: int, left: tuple[int, ...]) -> bool:
        """True if gathers alone lead on from what is left of a dim, if it is not contiguous."""
        if all(part >= 0 for part in left):
            return True
        kept = left[: next(k for k, part in enumerate(left) if part < 0)]
        wanted = self.goal[dim]
        return not state[-1] and not self.goal[-1] and kept[: len(wanted)] == wanted

    def _exchanges(
        self, state: State, local: int, rooms: dict[int, int]
    ) -> Iterator[tuple[State, Move]]:
        """A minor suffix of a dim joins another."""
        for dim, parts in enumerate(state[:-1]):
            for start in range(len(parts)):
                moved = parts[start:]
                group = self.shards(moved)
                targets = [k for k, room in rooms.items() if k != dim and room % group == 0]
                cost = self.price(EXCHANGE, moved, local) if targets else 0
                for target in targets:
                    out = _with(state, dim, parts[:start])
                    out = _with(out, target, state[target] + moved)
                    yield out, Move(EXCHANGE, moved, dim, target, cost)

    def _reductions(
        self, state: State, local: int, rooms: dict[int, int]
    ) -> Iterator[tuple[State, Move]]:
        partial = state[-1]
        for some in subsets(partial):
            group = self.shards(some)
            left = tuple(part for part in partial if part not in some)
            cost = self.price(ALL_REDUCE, some, local)
            yield (*state[:-1], left), Move(ALL_REDUCE, some, -1, -1, cost)
            dims = [dim for dim, room in rooms.items() if room % group == 0]
            if not dims:
                continue
            cost = self.price(REDUCE_SCATTER, some, local // group)
            for order in self._orders(some):
                for dim in dims:
                    out = (*_with(state, dim, (*state[dim], *order))[:-1], left)
                    yield out, Move(REDUCE_SCATTER, order, dim, dim, cost)

    def _orders(self, parts: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """The orders in which parts may cut a dim: all, or of many those that make most sense."""
        if len(parts) <= _ORDERED:
            yield from permutations(parts)
            return
        wanted = [part for axes in self.goal[:-1] for part in axes if part in parts]
        rest = [part for part in parts if part not in wanted]
        orders = (parts, parts[::-1], (*wanted, *rest), (*wanted, *rest[::-1]))
        yield from dict.fromkeys(orders)

    def _made_partial(self, state: State, unused: Sequence[int]) -> Iterator[tuple[State, Move]]:
        """Parts that shall end partial become so, for nothing."""
        for part in unused:
            if part in self.goal[-1]:
                out = (*state[:-1], tuple(sorted((*state[-1], part))))
                yield out, Move(FROM_WHOLE, (part,), -1, -1, 0)
        for dim, parts in enumerate(state[:-1]):
            if parts and parts[-1] in self.goal[-1]:
                out = _with(state, dim, parts[:-1])
                if self.local(out) <= self.cap:
                    out = (*out[:-1], tuple(sorted((*state[-1], parts[-1]))))
                    yield out, Move(FROM_SHARDED, parts[-1:], dim, dim, 0)

    def permuted(self, state: State) -> Iterator[State]:
        """All other states with equal shards per dim that are partial alike."""
        if not self.is_contiguous(state):
            return
        wanted = [self.shards(parts) for parts in state[:-1]]
        free = [part for part in range(len(self.sizes)) if part not in state[-1]]
        for dims in self._filled(wanted, free, 0, wanted[0], (), ()) if wanted else ():
            other = (*dims, state[-1])
            if other != state:
                yield other

    def _filled(
        self, wanted: Sequence[int], free: Sequence[int], dim: int, room: int,
        made: tuple[int, ...], done: State,
    ) -> Iterator[State]:  # fmt: skip
        """All dims that free parts cut into so many shards as are wanted; `done`: those before
        `dim`, which `made` cuts already and `room` shards are left of.
        """
        if room == 1:
            done = (*done, made)
            if dim + 1 == len(wanted):
                yield done
            else:
                yield from self._filled(wanted, free, dim + 1, wanted[dim + 1], (), done)
            return
        for part in free:
            if room % self.sizes[part] == 0 and part not in made and not _holds(done, part):
                left = room // self.sizes[part]
                yield from self._filled(wanted, free, dim, left, (*made, part), done)


def _with(state: State, dim: int, parts: tuple[int, ...]) -> State:
    return (*state[:dim], parts, *state[dim + 1 :])


def _holds(state: State, part: int) -> bool:
    return any(part in parts for parts in state)


@lru_cache(maxsize=4096)
def subsets(parts: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """All non-empty subsets, in order."""
    return tuple(some for count in range(1, len(parts) + 1) for some in combinations(parts, count))

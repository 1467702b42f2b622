"""What a chain must at least still cost: the estimate that steers the search.

A chain cuts the tensor finest at some point: a device then holds l units. Whatever it does, it
pays for these, which add up:

- gathers back to the size of the target: at least the difference to l;
- parts that dims lack and that slices cannot supply must be exchanged, at sizes of at least l.
  Shards are products, the volume of an exchange is concave in the number of shards it moves, so
  few large exchanges cost least; but every dim that lacks or has too much needs its own;
- a part that does not stand on what it shall stand on must be moved (or gathered and sliced again,
  which costs more), and an exchange changes one such place only;
- partial parts: a reduction at a size of at least l; a permute: l.

The bound is the least sum over all l. It counts collectives in the same way.
"""

from __future__ import annotations

from functools import lru_cache
from math import gcd, prod
from typing import NamedTuple

from ._route_parts import smallest_prime
from ._route_space import Space, State

Bound = tuple[int, int]  # units, collectives
NEVER = 1 << 200


class Faults(NamedTuple):
    """What is wrong in a dim.

    astray   parts that do not stand on what they shall stand on
    junk     what a gather of the parts that the target does not have costs, per unit held
    blocked  parts of the target whose place such a part takes
    """

    astray: int
    junk: int
    blocked: tuple[int, ...]


class Bounds:
    """Lower bounds towards one goal. `direct`: labels of the goal's dims are unique."""

    def __init__(self, space: Space, goal: State, *, direct: bool) -> None:
        self.space, self.goal = space, goal
        self.wanted = tuple([space.shards(labels) for labels in goal[:-1]])
        self.local = space.local(goal)
        self.parts = prod(size**n for size, n in zip(space.sizes, space.counts, strict=True))
        self.least = min(space.sizes, default=1)
        self.is_direct, self.below = direct, _below(goal)
        self._faults: dict[tuple[int, tuple[int, ...]], Faults] = {}
        self._levels: dict[object, list[tuple[int, bool, int, int, int, int, int]]] = {}
        self._known: dict[object, tuple[Bound, Bound]] = {}

    def of(self, state: State, *, pending: bool) -> Bound:
        """What is still to pay; `pending`: a permute among it."""
        shards = tuple([self.space.shards(labels) for labels in state[:-1]])
        astray, junk, blocked = 0, 0, 1
        if self.is_direct:
            astray, junk, blocked = self._faults_of(state)
        elif not pending and not self.space.partial:
            astray = any(map(_clash, state, self.goal[:-1]))
        key = shards, state[-1], astray, junk, blocked
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._bound(shards, state[-1], (astray, junk, blocked))
        return found[pending]

    def _faults_of(self, state: State) -> tuple[int, int, int]:
        """The faults of all dims; of blocked parts the product of those that cut no dim."""
        astray, junk, blocked = 0, 0, list[int]()
        for dim, labels in enumerate(state[:-1]):
            found = self._faults.get((dim, labels))
            if found is None:
                found = self._faults[dim, labels] = self._found(dim, labels)
            astray += found.astray
            junk += found.junk
            blocked += found.blocked
        if not blocked:
            return astray, junk, 1
        used = {label for labels in state[:-1] for label in labels}
        return astray, junk, prod([self.space.sizes[b] for b in blocked if b not in used])

    def _found(self, dim: int, labels: tuple[int, ...]) -> Faults:
        astray, junk, under = 0, 0, -1 - dim
        goal, blocked = self.goal[dim], ()
        for place, label in enumerate(labels):
            astray += self.below.get(label, under) != under
            if label not in self.below and label not in self.space.partial:
                junk += self.space.sizes[label] - 1
                if labels[:place] == goal[:place]:
                    blocked = goal[place:]
            under = label
        return Faults(astray, junk, blocked)

    def _bound(
        self, shards: tuple[int, ...], partial: tuple[int, ...], faults: tuple[int, int, int]
    ) -> tuple[Bound, Bound]:
        """Without and with a permute to come."""
        astray, junk, blocked = faults
        levels = self._levels.get((shards, partial))
        if levels is None:
            levels = self._levels[shards, partial] = self._levels_of(shards, partial)
        best = pending = (NEVER, 0)
        for finest, is_finest, count, exchanged, reduced, back, others in levels:
            one = finest - finest // self.least  # no exchange costs less
            # With all parts in use, one that is blocked stands astray, or what blocks it has moved.
            wrong = astray + (is_finest and blocked > 1)
            gathered = max(back, finest * junk)
            volume = max(exchanged, wrong * one) + gathered + reduced
            steps = max(count, wrong) + (gathered > 0) + others
            if (volume, steps) < best:
                best = volume, steps
            if (volume + finest, steps + 1) < pending:
                pending = volume + finest, steps + 1
        return best, pending

    def _levels_of(
        self, shards: tuple[int, ...], partial: tuple[int, ...]
    ) -> list[tuple[int, bool, int, int, int, int, int]]:
        """What is to pay per size a device may hold at the finest: that size, whether it is the
        least of all, number and volume of exchanges, volumes of reductions and gathers, number of
        other collectives.
        """
        space, local = self.space, self.space.units // prod(shards)
        goes = space.shards(tuple([label for label in partial if label not in space.partial]))
        stays = space.shards(partial) // goes
        ends = space.shards(self.goal[-1])  # what becomes partial grows for nothing
        unused = self.parts // (prod(shards) * goes * stays)
        late = local // unused  # least size with what is partial now
        lacks, excess = _differences(shards, self.wanted)
        others = (ends > stays) + (goes > 1)
        most = unused * goes * stays
        found: list[tuple[int, bool, int, int, int, int, int]] = []
        for cut in divisors(most):
            finest = local // cut
            drained = max(1, self.local // finest)
            count, over, under = _exchanges(lacks, excess, cut, drained, self.least)
            one = finest - finest // self.least
            exchanged = max(0, count - 1) * one + finest - -(-finest * under // over)
            reduced = 0
            if goes > 1:
                reduced = max(2 * (finest - -(-finest // goes)), late - -(-late // goes))
            back = max(0, self.local // ends - finest)
            is_finest = cut * self.least > most
            found.append((finest, is_finest, count, exchanged, reduced, back, others))
        return found


def _clash(has: tuple[int, ...], wants: tuple[int, ...]) -> bool:
    """Whether neither list begins with the other, so that slices or gathers will not do."""
    count = min(len(has), len(wants))
    return has[:count] != wants[:count]


def _below(goal: State) -> dict[int, int]:
    """Per label of a dim what stands under it: another label, or -1 - dim."""
    found: dict[int, int] = {}
    for dim, labels in enumerate(goal[:-1]):
        under = -1 - dim
        for label in labels:
            found[label] = under
            under = label
    return found


@lru_cache(maxsize=4096)
def divisors(number: int) -> tuple[int, ...]:
    """All divisors, ascending."""
    found, rest = [1], number
    while rest > 1:
        prime, power = smallest_prime(rest), [1]
        while rest % prime == 0:
            rest //= prime
            power.append(power[-1] * prime)
        found = [d * p for d in found for p in power]
    return tuple(sorted(found))


@lru_cache(maxsize=65536)
def _differences(
    has: tuple[int, ...], wants: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Per dim, where they are not 1: shards it lacks, and shards it has too many; ascending."""
    lacks: list[int] = []
    excess: list[int] = []
    for a, b in zip(has, wants, strict=True):
        common = gcd(a, b)
        if common < b:
            lacks.append(b // common)
        if common < a:
            excess.append(a // common)
    return tuple(sorted(lacks)), tuple(sorted(excess))


@lru_cache(maxsize=65536)
def _exchanges(
    lacks: tuple[int, ...], excess: tuple[int, ...], cut: int, gathered: int, least: int
) -> tuple[int, int, int]:
    """How many exchanges at least; the fewest shards of the largest, as a fraction.

    Slices supply `cut` shards, gathers take `gathered` away.
    """
    need = prod(lacks)
    if cut >= need:
        return 0, 1, 1
    count = max(_left(lacks, cut), _left(excess, gathered), 1)
    over, under = need, cut * least ** (count - 1)
    return (count, over, under) if over > under else (count, 1, 1)


def _left(products: tuple[int, ...], supply: int) -> int:
    """How many of some ascending numbers are left when the smallest are taken from a supply."""
    count = len(products)
    for number in products:
        if supply < number:
            break
        supply //= number
        count -= 1
    return count

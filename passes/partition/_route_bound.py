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

from ._route_space import Space, State

Bound = tuple[int, int]  # units, collectives


class Bounds:
    """Lower bounds towards one goal. `direct`: labels of the goal's dims are unique."""

    def __init__(self, space: Space, goal: State, *, direct: bool) -> None:
        self.space, self.goal = space, goal
        self.wanted = [space.shards(labels) for labels in goal[:-1]]
        self.local = space.local(goal)
        self.parts = prod(size**n for size, n in zip(space.sizes, space.counts, strict=True))
        self.least = min(space.sizes, default=1)
        self.is_direct, self.below = direct, _below(goal)
        self._wrong: dict[tuple[int, tuple[int, ...]], tuple[int, int]] = {}
        self._known: dict[tuple[object, ...], Bound] = {}

    def of(self, state: State, *, pending: bool) -> Bound:
        """What is still to pay; `pending`: a permute among it."""
        shards = tuple([self.space.shards(labels) for labels in state[:-1]])
        astray, junk = 0, 0
        if self.is_direct:
            for dim, labels in enumerate(state[:-1]):
                wrong, useless = self._misplaced(dim, labels)
                astray += wrong
                junk += useless
        key = shards, state[-1], astray, junk, pending
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._bound(shards, state[-1], astray, junk, pending)
        return found

    def _misplaced(self, dim: int, labels: tuple[int, ...]) -> tuple[int, int]:
        """Of the parts that cut a dim: how many do not stand on what they shall stand on; what a
        gather of those that the target does not have costs, per unit held.
        """
        found = self._wrong.get((dim, labels))
        if found is None:
            astray, junk, under = 0, 0, -1 - dim
            for label in labels:
                astray += self.below.get(label, under) != under
                if label not in self.below and label not in self.space.partial:
                    junk += self.space.sizes[label] - 1
                under = label
            found = self._wrong[dim, labels] = astray, junk
        return found

    def _bound(
        self,
        shards: tuple[int, ...],
        partial: tuple[int, ...],
        astray: int,
        junk: int,
        pending: bool,
    ) -> Bound:
        space, local = self.space, self.space.units // prod(shards)
        goes = space.shards(tuple([label for label in partial if label not in space.partial]))
        stays = space.shards(partial) // goes
        ends = space.shards(self.goal[-1])  # what becomes partial grows for nothing
        unused = self.parts // (prod(shards) * goes * stays)
        lacks, excess = _differences(shards, tuple(self.wanted))
        best: Bound | None = None
        for cut in divisors(unused * goes * stays):
            finest = local // cut
            one = finest - finest // self.least  # no exchange costs less
            count, over, under = _exchanges(
                lacks, excess, cut, max(1, self.local // finest), self.least
            )
            volume = max(0, count - 1) * one + finest - -(-finest * under // over)
            count, volume = max(count, astray), max(volume, astray * one)
            back = max(0, self.local // ends - finest, finest * junk)
            volume += back
            count += (back > 0) + (ends > stays) + (goes > 1) + pending
            if goes > 1:
                late = local // unused
                volume += max(2 * (finest - -(-finest // goes)), late - -(-late // goes))
            if pending:
                volume += finest
            if best is None or (volume, count) < best:
                best = volume, count
        assert best is not None
        return best


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
    return tuple(d for d in range(1, number + 1) if number % d == 0)


def _differences(
    has: tuple[int, ...], wants: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Per dim, where they are not 1: shards it lacks, and shards it has too many; ascending."""
    lacks: list[int] = []
    excess: list[int] = []
    for a, b in zip(has, wants, strict=True):
        common = gcd(a, b)
        lacks.append(b // common)
        excess.append(a // common)
    return tuple(sorted(n for n in lacks if n > 1)), tuple(sorted(n for n in excess if n > 1))


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

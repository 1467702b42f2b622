"""Lower bound of the remaining cost of a chain: the heuristic of the search.

A chain cuts the tensor finest at some point: a device then holds l units. Whatever it does, it
pays for these, which add up:

- gathers back to the size of the target: at least the difference to l, and what parts of the target
  cut off that cut only later;
- parts that dims lack and that slices cannot supply must be exchanged, at sizes of at least l.
  Shards are products, the volume of an exchange is concave in the number of shards it moves, so
  few large exchanges cost least; but every dim that lacks or has too much needs its own;
- a part that does not stand on what it shall stand on must be moved (or gathered and sliced again,
  which costs more), and an exchange changes one such place only. What stands on it rightly moves
  along, or needs an exchange of its own, and two of them cost more than one of both;
- an unused part whose place is taken, or whose support is covered, cuts the tensor only elsewhere,
  so that it must be moved later, or is cut late, so that the exchange before it costs more; where
  junk takes its place that must be moved too, or gathered, and then what follows costs more;
- partial parts: a reduction at a size of at least l; a permute: l.

The bound is the least sum over all l. It counts collectives in the same way.
"""

from __future__ import annotations

from functools import lru_cache
from math import gcd, prod
from typing import NamedTuple

from shardwright.passes.partition.reshard.space import Space, State
from shardwright.passes.partition.reshard.sub_axis_parts import smallest_prime

Bound = tuple[int, int]  # units, collectives
NEVER = 1 << 200


class Faults(NamedTuple):
    """The parts that cut a dim, and the faults among them.

    shards   devices along its parts
    lack     devices along what it lacks, as a number of shards
    excess   devices along what it has too much
    astray   devices along each part that does not stand on what it shall stand on, and along what
             stands on it rightly; where labels are not unique, 1 where slices or gathers alone
             will not do
    junk     what a gather of the parts that the target does not have costs, per unit held
    """

    shards: int
    lack: int
    excess: int
    astray: tuple[int, ...]
    junk: int


class Bounds:
    """Lower bounds towards one goal. `direct`: labels of the goal's dims are unique."""

    def __init__(self, space: Space, goal: State, *, direct: bool) -> None:
        self.space, self.goal = space, goal
        self.wanted = tuple([space.shards(labels) for labels in goal[:-1]])
        self.local = space.local(goal)
        self.parts = space.parts
        self.least = min(space.sizes, default=1)
        self.ends = space.shards(goal[-1])
        self.is_direct, self.below = direct, _below(goal)
        self._faults: list[dict[tuple[int, ...], Faults]] = [{} for _ in self.wanted]
        self._known: dict[object, tuple[Bound, Bound]] = {}

    def of(self, state: State, *, pending: bool) -> Bound:
        """The remaining cost; `pending`: a permute among it."""
        lacks: list[int] = []
        excess: list[int] = []
        astray: list[int] = []
        used, junk = 1, 0
        for dim, known in enumerate(self._faults):
            labels = state[dim]
            found = known.get(labels)
            if found is None:
                found = known[labels] = self._found(dim, labels)
            shards, lack, over, wrong, gathered = found
            used *= shards
            junk += gathered
            if lack > 1:
                lacks.append(lack)
            if over > 1:
                excess.append(over)
            if wrong:
                astray += wrong
        blocked = covered = late = 1
        if self.is_direct:
            if not self.goal[-1]:  # else a place may become free for nothing
                blocked, covered, late = self._unused(state)
            astray.sort()
        elif astray:
            astray = [] if pending or self.space.partial else astray[:1]
        lacks.sort()
        excess.sort()
        key = (
            tuple(lacks),
            tuple(excess),
            used,
            state[-1],
            tuple(astray),
            junk,
            blocked,
            covered,
            late,
        )
        bounds = self._known.get(key)
        if bounds is None:
            bounds = self._known[key] = self._bound(*key)
        return bounds[pending]

    def _unused(self, state: State) -> tuple[int, int, int]:
        """Devices along parts of the target that cannot be sliced rightly now, along those of one
        dim of which junk takes the place, and along all that shall be sliced.
        """
        used: set[int] = set()
        tops: list[int] = []
        for dim, labels in enumerate(state[:-1]):
            used.update(labels)
            tops.append(labels[-1] if labels else -1 - dim)
        sizes, partial = self.space.sizes, state[-1]
        blocked = covered = sliced = 1
        for dim, labels in enumerate(self.goal[:-1]):
            under, is_blocked, before = -1 - dim, False, blocked
            kept = self._kept(state[dim], labels)
            for label in labels:
                if label in used:
                    is_blocked = False
                else:
                    if is_blocked or ((under < 0 or under in used) and under not in tops):
                        is_blocked = True
                        blocked *= sizes[label]
                    if label not in partial:
                        sliced *= sizes[label]
                under = label
            if kept < len(labels) and self._is_junk(state[dim][kept : kept + 1]):
                covered = max(covered, blocked // before if labels[kept] not in used else 1)
        return blocked, covered, sliced

    def _kept(self, labels: tuple[int, ...], wanted: tuple[int, ...]) -> int:
        """The number of parts of a dim that are in their place."""
        count = 0
        while count < min(len(labels), len(wanted)) and labels[count] == wanted[count]:
            count += 1
        return count

    def _is_junk(self, labels: tuple[int, ...]) -> bool:
        """True if there is a part that the target does not have."""
        return any(label not in self.below and label not in self.space.partial for label in labels)

    def _found(self, dim: int, labels: tuple[int, ...]) -> Faults:
        goal, shards = self.goal[dim], self.space.shards(labels)
        common = gcd(shards, self.wanted[dim])
        lack, excess = self.wanted[dim] // common, shards // common
        if not self.is_direct:
            return Faults(shards, lack, excess, (1,) if _clash(labels, goal) else (), 0)
        astray: list[int] = []
        junk, under, is_astray = 0, -1 - dim, False
        for label in labels:
            size = self.space.sizes[label]
            if label not in self.below:
                is_astray = False
                junk += 0 if label in self.space.partial else size - 1
            elif self.below[label] != under:
                is_astray = True
                astray.append(size)
            elif is_astray:
                astray[-1] *= size
            under = label
        return Faults(shards, lack, excess, tuple(astray), junk)

    def _bound(
        self,
        lacks: tuple[int, ...],
        excess: tuple[int, ...],
        used: int,
        partial: tuple[int, ...],
        astray: tuple[int, ...],
        junk: int,
        blocked: int,
        covered: int,
        late: int,
    ) -> tuple[Bound, Bound]:
        """Without and with a permute to come."""
        best = pending = (NEVER, 0)
        space, wrong = self.space, len(astray)
        goes = space.shards(tuple([label for label in partial if label not in space.partial]))
        stays = space.shards(partial) // goes
        parts = self.parts // (used * goes * stays), goes, stays, self.ends
        found = levels(lacks, excess, space.units // used, self.local, parts, self.least)
        for finest, unused, exchanges, exchanged, reduced, back, others in found:
            moved = sum([finest - finest // max(group, self.least) for group in astray])
            if blocked > unused:
                moved += finest - finest * unused // blocked
                if covered >= 2 * unused:  # the junk on the place must go before, by an exchange
                    moved += finest - finest // self.least
            again = late * finest // (parts[0] * goes * stays // unused) - finest
            gathered = max(back + max(0, again), finest * junk)
            volume = max(exchanged, moved) + gathered + reduced
            steps = max(exchanges, wrong) + (gathered > 0) + others
            if (volume, steps) < best:
                best = volume, steps
            if (volume + finest, steps + 1) < pending:
                pending = volume + finest, steps + 1
        return best, pending


class Level(NamedTuple):
    """The remaining cost when a device holds `finest` at the least.

    `unused`: devices along parts that do not cut it then. Number and volume of exchanges, volumes
    of reductions and of gathers, number of other collectives.
    """

    finest: int
    unused: int
    exchanges: int
    exchanged: int
    reduced: int
    back: int
    others: int


@lru_cache(maxsize=65536)
def levels(
    lacks: tuple[int, ...],
    excess: tuple[int, ...],
    local: int,
    goal: int,
    parts: tuple[int, int, int, int],
    least: int,
) -> list[Level]:
    """The levels from a state that holds `local` to a goal that holds `goal`.

    `parts`: devices along parts that are unused, that are partial and go, that are partial and may
    stay, and along those that end partial.
    """
    unused, goes, stays, ends = parts
    late = local // unused  # least size with what is partial now
    most = unused * goes * stays
    found: list[Level] = []
    for cut in divisors(most):
        finest = local // cut
        count, over, under = _exchanges(lacks, excess, cut, max(1, goal // finest), least)
        one = finest - finest // least
        exchanged = max(0, count - 1) * one + finest - -(-finest * under // over)
        reduced = 0
        if goes > 1:
            reduced = max(2 * (finest - -(-finest // goes)), late - -(-late // goes))
        back = max(0, goal // ends - finest)  # what becomes partial grows for nothing
        others = (ends > stays) + (goes > 1)
        found.append(Level(finest, most // cut, count, exchanged, reduced, back, others))
    return found


def _clash(has: tuple[int, ...], wants: tuple[int, ...]) -> bool:
    """True if neither list begins with the other, so that slices or gathers will not do."""
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


def _exchanges(
    lacks: tuple[int, ...], excess: tuple[int, ...], cut: int, gathered: int, least: int
) -> tuple[int, int, int]:
    """The least number of exchanges; the fewest shards of the largest, as a fraction.

    Slices supply `cut` shards, gathers take `gathered` away.
    """
    need = prod(lacks)
    if cut >= need:
        return 0, 1, 1
    count = max(_left(lacks, cut), _left(excess, gathered), 1)
    over, under = need, cut * least ** (count - 1)
    return (count, over, under) if over > under else (count, 1, 1)


def _left(products: tuple[int, ...], supply: int) -> int:
    """The number of ascending numbers left when the smallest are taken from a supply."""
    count = len(products)
    for number in products:
        if supply < number:
            break
        supply //= number
        count -= 1
    return count

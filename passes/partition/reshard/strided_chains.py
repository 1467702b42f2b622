"""Chains through strided layouts: one all_to_all exchanges several parts, minor or not.

One exchange costs less than a permute, which costs all that a device holds, and two as much at
least. So two pay only where a permute alone will not do: where all devices are in use and dims end
up cut more or less finely than before. Three never cost less than a permute and one of two devices.

Before the first exchange parts are cut in their last places, or elsewhere where these are taken;
behind each those whose places it frees; in the end the rest is gathered. What is in the way moves
to where nothing stands or shall stand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import lcm

from shardwright.passes.partition.reshard.query import Parts
from shardwright.passes.partition.reshard.strided_layouts import Teeth, Tooth, are_apart, teeth_of
from shardwright.spec.axes import Axes, Axis

EXCHANGES = 3


def combs(
    shape: tuple[int, ...], src: Parts, dst: Parts, spare: Axes = ()
) -> Iterator[list[Teeth]]:
    """Chains with at least one exchange: teeth at first and after each collective.

    `src`, `dst`: parts per dim, partial on none. `spare`: parts that neither uses.
    """
    before, after = teeth_of(src), teeth_of(dst)
    idle = tuple(part for part in spare if part not in before and part not in after)
    for more in ((), idle) if idle else ((),):
        for parks, waits, lifts in product((False, True), repeat=3):
            way = _Combing(shape, before, after, more, parks=parks, waits=waits, lifts=lifts)
            states = way.states()
            if states:
                yield states
            if _is_short([len(teeth) for teeth in states]):
                return


def _is_short(counts: Sequence[int]) -> bool:
    """True if one exchange does, and all that is cut is cut before it: no other way is better."""
    pairs = list(zip(counts, counts[1:], strict=False))
    exchanges = [number for number, (a, b) in enumerate(pairs) if a == b]
    return len(exchanges) == 1 and all(a > b for a, b in pairs[exchanges[0] + 1 :])


class _Combing:
    """One way to get from teeth to teeth.

    `idle`: parts to cut by meanwhile. `parks`: a new part whose last place is taken is cut
    elsewhere first. `waits`: what is not in the way of others moves with the last exchange, not
    with the first. `lifts`: what is in the way and has no place yet moves elsewhere at once.
    """

    def __init__(
        self,
        shape: tuple[int, ...],
        before: Teeth,
        after: Teeth,
        idle: Axes = (),
        *,
        parks: bool,
        waits: bool,
        lifts: bool,
    ) -> None:
        self.shape, self.now, self.after, self.idle = shape, before, after, idle
        self.parks, self.waits, self.lifts = parks, waits, lifts
        self.taken = [*before.values(), *after.values()]

    def states(self) -> list[Teeth]:
        """Teeth at first and after each collective; empty where this way leads nowhere."""
        found = [self.now]
        self._cut(found, self.idle, parks=self.parks)
        for _ in range(EXCHANGES):
            moved = self._moved()
            if moved is None:
                break
            if not moved:
                return []
            self.now = {**self.now, **moved}
            found.append(self.now)
            self._cut(found)
        if self._astray() or len(self.after.keys() - self.now.keys()):
            return []
        if len(self.now) > len(self.after):
            found.append(self.after)
        return found

    def _cut(self, found: list[Teeth], idle: Axes = (), *, parks: bool = False) -> None:
        """New parts cut where they shall, if nothing is there; idle ones where there is room."""
        places = {part: self._place(part.size) for part in idle}
        made = {part: place for part, place in places.items() if place is not None}
        for part, tooth in self.after.items():
            if part not in self.now:
                if self._is_free(tooth):
                    made[part] = tooth
                elif parks and (place := self._place(part.size)) is not None:
                    made[part] = place
        if made:
            self.now = {**self.now, **made}
            found.append(self.now)

    def _astray(self) -> Teeth:
        """Parts that are not where they shall, and where they shall."""
        return {
            part: self.after[part]
            for part, tooth in self.now.items()
            if part in self.after and self.after[part] != tooth
        }

    def _moved(self) -> Teeth | None:
        """The parts that the next exchange moves, with dims; None: nothing is left to move."""
        astray = self._astray()
        wanted = [*astray.values(), *(t for p, t in self.after.items() if p not in self.now)]
        in_way = [part for part in self.now if self._is_in_way(part, wanted)]
        if not astray and not in_way:
            return None
        moved = {part: tooth for part, tooth in astray.items() if self._is_free(tooth)}
        parked = [part for part in in_way if part not in self.after]
        is_last = len(moved) == len(astray)
        if not moved and not parked:
            parked = [min(in_way, key=lambda part: part.size)]  # they stand in a ring
        elif self.waits and not is_last:
            moved = {part: tooth for part, tooth in moved.items() if part in in_way} or moved
        if self.lifts:
            parked += [part for part in astray if part in in_way and part not in (*moved, *parked)]
        for part in parked:
            place = self._place(part.size)
            if place is None:
                return {}
            moved[part] = place
        return moved

    def _is_in_way(self, part: Axis, wanted: Sequence[Tooth]) -> bool:
        """True if a part stands where something shall."""
        return not all(are_apart(self.now[part], other) for other in wanted)

    def _is_free(self, tooth: Tooth) -> bool:
        return all(are_apart(tooth, other) for other in self.now.values())

    def _place(self, size: int) -> Tooth | None:
        """A place where nothing stands or shall stand."""
        for dim, whole in enumerate(self.shape):
            ends = {tooth.end for tooth in self.taken if tooth.dim == dim}
            for pre in sorted({1, lcm(*ends), *ends}):
                found = Tooth(dim, pre, size)
                if whole % found.end == 0 and all(are_apart(found, other) for other in self.taken):
                    self.taken.append(found)
                    return found
        return None

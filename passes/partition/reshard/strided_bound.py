"""Lower bound of the exchanges that a chain through strided layouts still needs.

Parts that are astray all move in one exchange, if nothing stands on their slots; else there are two
at least, of which the first moves what is in the way and the second what was blocked, or three.
Volumes are concave in the group: of several exchanges all but one are as small as can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

STEPS = 1 << 10  # more than any chain has: cost and number of collectives in one number

At = tuple[int, ...]  # per part the slot where it stands, -1: nowhere


class StridedBound:
    """Bounds towards one goal. `overlaps`: per slot the bits of slots that overlap it.

    `blocks`: per slot the bits of parts that cannot go where they shall while it is taken.
    """

    def __init__(
        self, sizes: Sequence[int], goal: At, overlaps: Sequence[int], units: int, rate: int
    ) -> None:  # fmt: skip
        self.sizes, self.goal, self.units, self.rate = sizes, goal, units, rate
        self.least = min(sizes, default=2)
        self.blocks = [
            sum(1 << part for part, slot in enumerate(goal) if slot >= 0 and bits >> slot & 1)
            for bits in overlaps
        ]
        self._groups: dict[int, int] = {}
        self._known: dict[tuple[int, int, int, int, int], int] = {}

    def held(self, at: At) -> int:
        """Units that a device holds."""
        pairs = zip(self.sizes, at, strict=True)
        return self.units // prod([size for size, place in pairs if place >= 0])

    def left(self, at: At) -> int:
        """A lower bound of what is still to pay but for the gathers in the end."""
        astray = missing = blocked = junk = 0
        for part, (goal, place) in enumerate(zip(self.goal, at, strict=True)):
            if place >= 0:
                blocked |= self.blocks[place]
                if goal < 0:
                    junk |= 1 << part
                elif goal != place:
                    astray |= 1 << part
            elif goal >= 0:
                missing |= 1 << part
        if not astray | missing:
            return 0
        held, late = self.held(at), self.group(missing)
        blocked &= astray
        if blocked:
            least = self._several(at, astray, blocked, held, late)
        else:
            lifted = self._blocking(at, missing) & junk
            least = self.paid(held, self.group(astray | lifted), 1)
        return least + (missing > 0)

    def _several(self, at: At, astray: int, blocked: int, held: int, late: int) -> int:
        """Of two exchanges the first moves what blocks others, the second what was blocked."""
        first, last = self._blocking(at, blocked), held // late
        key = astray, blocked, first, held, last
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._least(*key)
        return found

    def _least(self, astray: int, blocked: int, first: int, held: int, last: int) -> int:
        free, group, paid = astray & ~blocked & ~first, self.group, self.paid
        two = min(
            paid(held, group(first | free), 1) + paid(last, group(blocked), 1),
            paid(held, group(first), 1) + paid(last, group(blocked | free), 1),
        )
        least = self.least
        three = paid(held, least, 1) + paid(last, least, 1)
        return min(two, three + paid(last, group(astray), least * least))

    def _blocking(self, at: At, parts: int) -> int:
        """Bits of parts that stand where some parts shall."""
        found = 0
        for part, place in enumerate(at):
            if place >= 0 and self.blocks[place] & parts:
                found |= 1 << part
        return found

    def group(self, parts: int) -> int:
        """Devices along parts, as bits."""
        found = self._groups.get(parts)
        if found is None:
            some = [size for part, size in enumerate(self.sizes) if parts >> part & 1]
            found = self._groups[parts] = prod(some)
        return found

    def paid(self, held: int, group: int, moved: int) -> int:
        """The least cost of an exchange of a group, but for what moved before."""
        rest = max(-(-group // moved), self.least)
        return (held - -(-held // rest)) * self.rate * STEPS + 1

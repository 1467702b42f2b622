"""Strided layouts and every collective between them: optima by plain Dijkstra.

Shares no code with the planner. A place is a set of teeth: an axis cuts a dim (dim, pre, axis) when
the dim is first cut `pre` times by others or by nobody; the dim is then `pre * size * rest`. A
layout is contiguous when nothing above a tooth is free. Mesh axes are primes.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from math import prod

Tooth = tuple[int, int, str]  # dim, pre, axis
Place = frozenset[Tooth]
Cost = tuple[Fraction, int]
MERGE = {"slice", "gather"}


class Combs:
    """All places of one tensor on one mesh."""

    def __init__(self, sizes: dict[str, int], shape: tuple[int, ...]) -> None:
        self.sizes, self.shape = sizes, shape
        self.places = list(self._all())
        self._moves: dict[Place, list[tuple[str, Fraction, Place]]] = {}
        self._alike: dict[object, list[Place]] = {}
        for place in self.places:
            self._alike.setdefault(self._pattern(place), []).append(place)

    def _slots(self, axis: str) -> list[Tooth]:
        """The positions of an axis on its own."""
        size = self.sizes[axis]
        return [
            (dim, pre, axis)
            for dim, n in enumerate(self.shape)
            for pre in range(1, n // size + 1)
            if n % (pre * size) == 0
        ]

    def fits(self, place: Place) -> bool:
        """True if no two teeth of a dim overlap, and each begins where another may end."""
        for (d, p, a), (e, q, b) in combinations(sorted(place), 2):
            if d == e and q % (p * self.sizes[a]) and p % (q * self.sizes[b]):
                return False
        return True

    def _all(self) -> Iterator[Place]:
        for choice in product(*([None, *self._slots(axis)] for axis in self.sizes)):
            place = frozenset(tooth for tooth in choice if tooth is not None)
            if self.fits(place):
                yield place

    def layout(self, place: Place) -> tuple[tuple[str, ...], ...] | None:
        """Axes per dim, major to minor; None for a strided layout."""
        dims: list[list[str]] = [[] for _ in self.shape]
        reached = [1] * len(self.shape)
        for dim, pre, axis in sorted(place):
            if pre != reached[dim]:
                return None
            reached[dim] *= self.sizes[axis]
            dims[dim].append(axis)
        return tuple(map(tuple, dims))

    def _pattern(self, place: Place) -> object:
        """The cuts that places have in common when a permute leads from one to the other."""
        runs: list[tuple[int, int, int]] = []
        for dim, pre, axis in sorted(place):
            if runs and runs[-1][0] == dim and runs[-1][2] == pre:
                runs[-1] = dim, runs[-1][1], pre * self.sizes[axis]
            else:
                runs.append((dim, pre, pre * self.sizes[axis]))
        return tuple(runs)

    def local(self, place: Place) -> Fraction:
        """Elements per device."""
        return Fraction(prod(self.shape), prod(self.sizes[axis] for _, _, axis in place))

    def optima(self, start: Place, cap: Fraction) -> dict[Place, Cost]:
        """Elements received and number of collectives to all places that hold at most `cap`."""
        best: dict[tuple[Place, str], Cost] = {(start, ""): (Fraction(0), 0)}
        queue = [((Fraction(0), 0), 0, start, "")]
        ticket = 0
        while queue:
            cost, _, place, last = heapq.heappop(queue)
            if cost > best[place, last]:
                continue
            for kind, volume, then in self._moves_from(place):
                key = then, kind if kind in MERGE else ""
                total = cost[0] + volume, cost[1] + (kind != last)
                if self.local(then) <= cap and (key not in best or total < best[key]):
                    best[key] = total
                    ticket += 1
                    heapq.heappush(queue, (total, ticket, then, key[1]))
        found: dict[Place, Cost] = {}
        for (place, _), cost in best.items():
            found[place] = min(cost, found.get(place, cost))
        return found

    def _moves_from(self, place: Place) -> list[tuple[str, Fraction, Place]]:
        if place not in self._moves:
            self._moves[place] = list(self._all_moves(place))
        return self._moves[place]

    def _all_moves(self, place: Place) -> Iterator[tuple[str, Fraction, Place]]:
        have = self.local(place)
        used = {axis for _, _, axis in place}
        for axis in self.sizes:
            if axis not in used:
                for tooth in self._slots(axis):
                    if self.fits(then := place | {tooth}):
                        yield "slice", Fraction(0), then
        for tooth in place:
            yield "gather", have * (self.sizes[tooth[2]] - 1), place - {tooth}
        for other in self._alike[self._pattern(place)]:
            yield "permute", have, other
        for count in range(1, len(place) + 1):
            for some in combinations(sorted(place), count):
                group = prod(self.sizes[axis] for _, _, axis in some)
                for new in product(*(self._slots(axis) for _, _, axis in some)):
                    # What moves leaves free what it stood on, and nothing takes that at once.
                    both = [(d, p, a) for d, p, a in place] + [(d, p, a) for d, p, a in new]
                    if self._apart(both):
                        then = (place - set(some)) | set(new)
                        yield "exchange", have * (group - 1) / group, then

    def _apart(self, teeth: list[Tooth]) -> bool:
        for (d, p, a), (e, q, b) in combinations(teeth, 2):
            if d == e and q % (p * self.sizes[a]) and p % (q * self.sizes[b]):
                return False
        return True

    def contiguous(self) -> list[Place]:
        """The places that text has a word for."""
        return [place for place in self.places if self.layout(place) is not None]

    def pairs(self) -> Iterator[tuple[Place, Place]]:
        """All pairs of different layouts."""
        return permutations(self.contiguous(), 2)

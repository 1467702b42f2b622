"""Every layout of a tensor and every collective between them: optima by plain Dijkstra.

Shares no code with the planner. A layout is written as text would: per dim a tuple of axes, major
to minor, and behind the dims the axes on which values are partial. Mesh axes are primes; a part of
an axis is an axis here. Elements are counted as fractions, as a tensor's dims may be small.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from math import prod

Dims = tuple[tuple[str, ...], ...]
Place = tuple[Dims, frozenset[str]]
Cost = tuple[Fraction, int]
Move = tuple[str, tuple[str, ...], Fraction, Place]  # kind, axes, elements received, layout after
MERGE = {"slice", "gather", "scatter", "unshard", "unrep"}


def _volume(kind: str, axes: tuple[str, ...], volume: Fraction) -> Fraction:
    return volume


class Brute:
    """All layouts of one tensor on one mesh of prime axes."""

    def __init__(self, sizes: dict[str, int], shape: tuple[int, ...]) -> None:
        self.sizes, self.shape = sizes, shape
        self.price = _volume
        self.places = list(self._all())
        self._known: dict[object, list[Move]] = {}
        self._alike: dict[object, list[Place]] = {}
        for place in self.places:
            self._alike.setdefault(self._permutes(place), []).append(place)

    def _permutes(self, place: Place) -> object:
        """Equal for layouts that a permute leads between."""
        return tuple(self.many(axes) for axes in place[0]), place[1]

    def _all(self) -> Iterator[Place]:
        names, rank = list(self.sizes), len(self.shape)
        for k in range(len(names) + 1):
            for partial in combinations(names, k):
                rest = [n for n in names if n not in partial]
                for used in (c for j in range(len(rest) + 1) for c in permutations(rest, j)):
                    for cuts in combinations(range(len(used) + rank - 1), rank - 1):
                        ends = [c - i for i, c in enumerate(cuts)] + [len(used)]
                        starts = [0, *ends[:-1]]
                        dims = tuple(used[a:b] for a, b in zip(starts, ends, strict=True))
                        place = dims, frozenset(partial)
                        if rank and self.fits(place):
                            yield place

    def many(self, axes: tuple[str, ...]) -> int:
        return prod(self.sizes[a] for a in axes)

    def fits(self, place: Place) -> bool:
        return all(n % self.many(axes) == 0 for n, axes in zip(self.shape, place[0], strict=True))

    def local(self, place: Place) -> Fraction:
        """Elements per device."""
        return Fraction(prod(self.shape), prod(map(self.many, place[0])))

    def optima(
        self, start: Place, cap: Fraction, ends: frozenset[str], axes: frozenset[str] | None = None
    ) -> dict[Place, Cost]:
        """Price and number of collectives to all layouts no larger than `cap`.

        `ends`: axes on which values may be made partial. `axes`: those that may be used at all.
        """
        best: dict[tuple[Place, str], Cost] = {(start, ""): (Fraction(0), 0)}
        queue: list[tuple[Cost, int, Place, str]] = [((Fraction(0), 0), 0, start, "")]
        ticket = 0
        while queue:
            cost, _, place, last = heapq.heappop(queue)
            if cost > best[place, last]:
                continue
            for kind, moved, volume, then in self._moves(place, ends):
                if self.local(then) > cap or (axes is not None and self._used(then) - axes):
                    continue
                key = then, kind if kind in MERGE else ""
                paid = self.price(kind, moved, volume) if volume else Fraction(0)
                total = cost[0] + paid, cost[1] + (kind != last)
                if key not in best or total < best[key]:
                    best[key] = total
                    ticket += 1
                    heapq.heappush(queue, (total, ticket, then, key[1]))
        found: dict[Place, Cost] = {}
        for (place, _), cost in best.items():
            found[place] = min(cost, found.get(place, cost))
        return found

    def _used(self, place: Place) -> frozenset[str]:
        return place[1].union(*place[0])

    def _moves(self, place: Place, ends: frozenset[str]) -> list[Move]:
        key = place, ends
        if key not in self._known:
            self._known[key] = [move for move in self._all_moves(place, ends) if self.fits(move[3])]
        return self._known[key]

    def _all_moves(self, place: Place, ends: frozenset[str]) -> Iterator[Move]:
        dims, partial = place
        have, none = self.local(place), Fraction(0)
        free = sorted(set(self.sizes) - self._used(place))
        for d, axes in enumerate(dims):
            for a in free:
                yield "slice", (a,), none, (_changed(dims, {d: (*axes, a)}), partial)
            for a in sorted(partial):
                then = _changed(dims, {d: (*axes, a)}), partial - {a}
                yield "scatter", (a,), have * (self.sizes[a] - 1) / self.sizes[a], then
            if axes:
                a, fewer = axes[-1], _changed(dims, {d: axes[:-1]})
                yield "gather", (a,), have * (self.sizes[a] - 1), (fewer, partial)
                if a in ends:
                    yield "unshard", (a,), none, (fewer, partial | {a})
            yield from self._exchanges(place, d)
        for k in range(1, len(partial) + 1):
            for some in combinations(sorted(partial), k):
                group = self.many(some)
                yield "sum", some, 2 * have * (group - 1) / group, (dims, partial - set(some))
        for a in free:
            if a in ends:
                yield "unrep", (a,), none, (dims, partial | {a})
        for other in self._alike[self._permutes(place)]:
            yield "permute", tuple(self.sizes), have, other

    def _exchanges(self, place: Place, d: int) -> Iterator[Move]:
        dims, partial = place
        for k in range(len(dims[d])):
            moved = dims[d][k:]
            group = self.many(moved)
            for e in range(len(dims)):
                if e != d:
                    then = _changed(dims, {d: dims[d][:k], e: dims[e] + moved})
                    yield (
                        "exchange",
                        moved,
                        self.local(place) * (group - 1) / group,
                        (then, partial),
                    )

    def pairs(self) -> list[tuple[Place, Place]]:
        """All pairs of different layouts."""
        return [(a, b) for a, b in product(self.places, repeat=2) if a != b]


def _changed(dims: Dims, changed: dict[int, tuple[str, ...]]) -> Dims:
    return tuple(changed.get(d, axes) for d, axes in enumerate(dims))

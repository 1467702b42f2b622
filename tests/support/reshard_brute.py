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

Place = tuple[tuple[tuple[str, ...], ...], frozenset[str]]
Cost = tuple[Fraction, int]
MERGE = {"slice", "gather", "scatter", "unshard", "unrep"}


class Brute:
    """All layouts of one tensor on one mesh of prime axes."""

    def __init__(self, sizes: dict[str, int], shape: tuple[int, ...], spare: bool = True) -> None:
        self.sizes, self.shape, self.spare = sizes, shape, spare
        self.places = list(self._all())

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

    def optima(self, start: Place, cap: Fraction, ends: frozenset[str]) -> dict[Place, Cost]:
        """Elements received and collectives to all layouts no larger than `cap`.

        `ends`: axes on which values may be made partial.
        """
        best: dict[tuple[Place, str], Cost] = {(start, ""): (Fraction(0), 0)}
        queue: list[tuple[Cost, int, Place, str]] = [((Fraction(0), 0), 0, start, "")]
        ticket = 0
        while queue:
            cost, _, place, last = heapq.heappop(queue)
            if cost > best[place, last]:
                continue
            for kind, paid, then in self._moves(place, ends):
                if self.local(then) > cap:
                    continue
                key = then, kind if kind in MERGE else ""
                total = cost[0] + paid, cost[1] + (kind != last)
                if key not in best or total < best[key]:
                    best[key] = total
                    ticket += 1
                    heapq.heappush(queue, (total, ticket, then, key[1]))
        found: dict[Place, Cost] = {}
        for (place, _), cost in best.items():
            found[place] = min(cost, found.get(place, cost))
        return found

    def _moves(self, place: Place, ends: frozenset[str]) -> Iterator[tuple[str, Fraction, Place]]:
        dims, partial = place
        have, every = self.local(place), set(self.sizes)
        free = sorted(every - partial - {a for axes in dims for a in axes})
        for d, axes in enumerate(dims):
            for a in free:
                yield from self._fitting("slice", Fraction(0), dims, {d: (*axes, a)}, partial)
            for a in sorted(partial):
                paid = have * (self.sizes[a] - 1) / self.sizes[a]
                less = partial - {a}
                yield from self._fitting("scatter", paid, dims, {d: (*axes, a)}, less)
            if axes:
                fewer = {d: axes[:-1]}
                paid = have * (self.sizes[axes[-1]] - 1)
                yield from self._fitting("gather", paid, dims, fewer, partial)
                if axes[-1] in ends:
                    more = partial | {axes[-1]}
                    yield from self._fitting("unshard", Fraction(0), dims, fewer, more)
            for k in range(len(axes)):
                group = self.many(axes[k:])
                for e in range(len(dims)):
                    if e != d:
                        changed = {d: axes[:k], e: dims[e] + axes[k:]}
                        paid = have * (group - 1) / group
                        yield from self._fitting("exchange", paid, dims, changed, partial)
        for k in range(1, len(partial) + 1):
            for some in combinations(sorted(partial), k):
                group = self.many(some)
                yield "all_reduce", 2 * have * (group - 1) / group, (dims, partial - set(some))
        for a in free:
            if a in ends:
                yield "unrep", Fraction(0), (dims, partial | {a})
        sizes = [self.many(axes) for axes in dims]
        for other in self._alike(tuple(sizes), partial):
            yield "permute", have, other

    def _fitting(
        self,
        kind: str,
        paid: Fraction,
        dims: tuple[tuple[str, ...], ...],
        changed: dict[int, tuple[str, ...]],
        partial: frozenset[str],
    ) -> Iterator[tuple[str, Fraction, Place]]:
        then = tuple(changed.get(d, axes) for d, axes in enumerate(dims)), partial
        if self.fits(then):
            yield kind, paid, then

    def _alike(self, sizes: tuple[int, ...], partial: frozenset[str]) -> list[Place]:
        if not hasattr(self, "_buckets"):
            self._buckets: dict[tuple[tuple[int, ...], frozenset[str]], list[Place]] = {}
            for place in self.places:
                key = tuple(self.many(axes) for axes in place[0]), place[1]
                self._buckets.setdefault(key, []).append(place)
        return self._buckets[sizes, partial]

    def pairs(self) -> Iterator[tuple[Place, Place]]:
        return ((a, b) for a, b in product(self.places, repeat=2) if a != b)

"""Fastest chains between layouts on a cluster by plain Dijkstra over all layouts.

Shares no code with the search: layouts are tuples of axis names, groups are found by coordinates,
every collective of the table below is tried from every layout. Mesh axes are primes. An entry that
is a number is a free place: what a gather took from above others.

    slice           an unused axis cuts a dim                     nothing
    gather          a run of axes leaves a dim                    all_gather
    exchange        a minor suffix of a dim joins another         all_to_all
    reduce_scatter  partial axes, in any order, cut a dim         reduce_scatter
    all_reduce      partial axes go                               all_reduce
    permute         any layout with equal shards per dim          collective_permute
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import combinations, permutations, product
from math import prod

import numpy as np

from shardwright.passes.partition.lowering.replica_groups import permutation
from shardwright.spec import links
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.cluster import Cluster

Entry = str | int
Dims = tuple[tuple[Entry, ...], ...]
Place = tuple[Dims, frozenset[str]]
Reached = tuple[Place, float]


class TimedBrute:
    """Layouts of a tensor on a mesh of prime axes; `width`: bytes of an element."""

    def __init__(self, mesh: Mesh, cluster: Cluster, shape: tuple[int, ...], width: float) -> None:
        self.mesh, self.shape, self.width = mesh, shape, width
        self.sizes = dict(mesh.axes)
        self._links = links.Links(cluster)
        self._known: dict[object, float] = {}
        self.places = [p for p in self._all() if self.fits(p)]

    def _all(self) -> Iterator[Place]:
        names, rank = list(self.sizes), len(self.shape)
        for at in product(range(-1, rank + 1), repeat=len(names)):
            held: list[list[str]] = [[] for _ in range(rank)]
            for name, dim in zip(names, at, strict=True):
                if 0 <= dim < rank:
                    held[dim].append(name)
            partial = frozenset(n for n, dim in zip(names, at, strict=True) if dim == rank)
            for dims in product(*(permutations(axes) for axes in held)):
                yield tuple(dims), partial

    def many(self, entries: tuple[Entry, ...]) -> int:
        """Devices along the axes of a list."""
        return prod(self.sizes[one] for one in entries if isinstance(one, str))

    def fits(self, place: Place) -> bool:
        return all(n % self.many(axes) == 0 for n, axes in zip(self.shape, place[0], strict=True))

    def local(self, place: Place) -> int:
        """Elements on a device."""
        return prod(self.shape) // prod(map(self.many, place[0]))

    def fastest(self, start: Place, goal: Place, axes: frozenset[str]) -> float:
        """Seconds of the fastest chain over some axes, no larger per device than the ends."""
        cap = max(self.local(start), self.local(goal))
        best = {start: 0.0}
        queue: list[tuple[float, int, Place]] = [(0.0, 0, start)]
        ticket = 0
        while queue:
            cost, _, place = heapq.heappop(queue)
            if place == goal:
                return cost
            if cost > best[place]:
                continue
            for then, seconds in self._moves(place, axes):
                total = cost + seconds
                if self.local(then) <= cap and total < best.get(then, float("inf")):
                    best[then] = total
                    ticket += 1
                    heapq.heappush(queue, (total, ticket, then))
        raise AssertionError("no chain")

    def _moves(self, place: Place, axes: frozenset[str]) -> Iterator[Reached]:
        yield from self._gathers(place)
        dims, partial = place
        if any(isinstance(one, int) for entries in dims for one in entries):
            return
        free = sorted(axes - partial - {str(one) for entries in dims for one in entries})
        found = [(_with(dims, d, (*dims[d], a)), partial) for d in range(len(dims)) for a in free]
        yield from ((then, 0.0) for then in found if self.fits(then))
        yield from self._exchanges(place)
        yield from self._sums(place)
        shards = tuple(map(self.many, dims))
        for other in self.places:
            is_alike = tuple(map(self.many, other[0])) == shards and other[1] == partial
            if is_alike and other != place and axes.issuperset(_names(other[0])):
                yield other, self._permute(place, other)

    def _gathers(self, place: Place) -> Iterator[Reached]:
        dims, partial = place
        for d, entries in enumerate(dims):
            for i, k in combinations(range(len(entries) + 1), 2):
                run = entries[i:k]
                if any(isinstance(one, int) for one in run) or (partial and k < len(entries)):
                    continue
                left = [*entries[:i], self.many(run), *entries[k:]]
                while left and isinstance(left[-1], int):
                    left.pop()
                then = _with(dims, d, tuple(left)), partial
                yield then, self._seconds(links.ALL_GATHER, run, self.local(then))

    def _exchanges(self, place: Place) -> Iterator[Reached]:
        dims, partial = place
        for d, e in permutations(range(len(dims)), 2):
            for k in range(len(dims[d])):
                moved = dims[d][k:]
                then = _with(_with(dims, d, dims[d][:k]), e, dims[e] + moved), partial
                if self.fits(then):
                    yield then, self._seconds(links.ALL_TO_ALL, moved, self.local(place))

    def _sums(self, place: Place) -> Iterator[Reached]:
        dims, partial = place
        for count in range(1, len(partial) + 1):
            for some in permutations(sorted(partial), count):
                left = partial - set(some)
                if list(some) == sorted(some):
                    yield (dims, left), self._seconds(links.ALL_REDUCE, some, self.local(place))
                for d in range(len(dims)):
                    then = _with(dims, d, (*dims[d], *some)), left
                    if self.fits(then):
                        yield then, self._seconds(links.REDUCE_SCATTER, some, self.local(then))

    def _seconds(self, kind: str, axes: tuple[Entry, ...], elements: int) -> float:
        key = kind, frozenset(axes), elements
        if key not in self._known:
            rows: dict[tuple[int, ...], list[int]] = {}
            order = self.mesh.device_ids or range(self.mesh.device_count)
            for index, place in enumerate(np.ndindex(*(size for _, size in self.mesh.axes))):
                beside = tuple(
                    at for at, (name, _) in zip(place, self.mesh.axes, strict=True)
                    if name not in axes
                )  # fmt: skip
                rows.setdefault(beside, []).append(order[index])
            table = np.array(list(rows.values()), np.int64)
            self._known[key] = self._links.seconds(kind, table, elements * self.width)
        return self._known[key]

    def _permute(self, place: Place, other: Place) -> float:
        key = place, other
        if key not in self._known:
            layouts = [
                tuple(tuple(Axis(str(n), 1, self.sizes[str(n)]) for n in axes) for axes in dims)
                for dims, _ in (place, other)
            ]
            _, pairs = permutation(self.mesh, *layouts)
            size = self.local(place) * self.width
            self._known[key] = self._links.seconds(links.PERMUTE, pairs, size)
        return self._known[key]


def _with(dims: Dims, dim: int, entries: tuple[Entry, ...]) -> Dims:
    return (*dims[:dim], entries, *dims[dim + 1 :])


def _names(dims: Dims) -> set[str]:
    return {one for entries in dims for one in entries if isinstance(one, str)}

"""The state space of layouts of a tensor, with collectives as transitions.

A state lists per dim the labels of its parts of axes, major to minor, and behind the dims the
labels on which the value is partial, sorted. Parts with equal labels are interchangeable. A value
is counted in units: `G * G` for the whole tensor, G the number of devices of all parts, so that
every volume is a whole number. Volumes per device, of L units held before among g devices:

    slice           append an unused part to a dim                  0
    gather          drop the minor part of a dim                    L (g - 1)
    exchange        move a minor suffix of a dim to another         L (g - 1) / g    (all_to_all)
    permute         any state with equal shards per dim             L
    reduce_scatter  a partial part becomes the minor part of a dim  L (g - 1) / g
    all_reduce      partial parts vanish                            2 L (g - 1) / g
    from_sharded    the minor part of a dim becomes partial         0
    from_whole      an unused part becomes partial                  0

The last two only where the part ends partial. No state is larger per device than the larger end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from typing import NamedTuple

State = tuple[tuple[int, ...], ...]

SLICE, GATHER, EXCHANGE, PERMUTE = "slice", "gather", "exchange", "permute"
REDUCE_SCATTER, ALL_REDUCE = "reduce_scatter", "all_reduce"
FROM_SHARDED, FROM_WHOLE = "from_sharded", "from_whole"
VIEW = "view"  # no collective: the dims are seen as others, see `reshaped_views.py`

# Neighbours of these kinds are one collective.
MERGING = (SLICE, GATHER, REDUCE_SCATTER, FROM_SHARDED, FROM_WHOLE)


class Edge(NamedTuple):
    """One collective: the labels that it moves, from which dim to which; `volume` in units."""

    kind: str
    labels: tuple[int, ...]
    source: int
    target: int
    volume: int


@dataclass(frozen=True)
class Space:
    """The constants of all states.

    rooms    per dim the number of shards that it divides into
    sizes    devices along a part, per label
    counts   parts per label
    units    units of the whole tensor
    cap      units a device may hold
    partial  labels that end partial
    alike    a number per dim, equal for dims with equal rooms that neither end cuts
    """

    rooms: tuple[int, ...]
    sizes: tuple[int, ...]
    counts: tuple[int, ...]
    units: int
    cap: int
    partial: frozenset[int]
    alike: tuple[int, ...]
    _products: dict[tuple[int, ...], int] = field(
        default_factory=dict[tuple[int, ...], int], compare=False, repr=False
    )

    @cached_property
    def parts(self) -> int:
        """Devices along all parts."""
        return prod(size**count for size, count in zip(self.sizes, self.counts, strict=True))

    @cached_property
    def is_ample(self) -> bool:
        """True if each dim divides into as many shards as there are devices."""
        return all(room == self.parts for room in self.rooms)

    def shards(self, labels: tuple[int, ...]) -> int:
        """Devices along parts."""
        found = self._products.get(labels)
        if found is None:
            found = self._products[labels] = prod([self.sizes[label] for label in labels])
        return found

    def local(self, state: State) -> int:
        """Units each device holds."""
        return self.units // prod([self.shards(labels) for labels in state[:-1]])

    def unused(self, state: State) -> list[int]:
        """Parts per label that a state does not use."""
        left = list(self.counts)
        for labels in state:
            for label in labels:
                left[label] -= 1
        return left

    def edges(self, state: State) -> Iterator[tuple[State, Edge]]:
        """All states one collective further on, but for permutes."""
        used = [self.shards(labels) for labels in state[:-1]]
        local = self.units // prod(used)
        left = [label for label, count in enumerate(self.unused(state)) if count]
        open_dims = self._open(state)
        for dim in open_dims:
            room = self.rooms[dim] // used[dim]
            for label in left:
                if room % self.sizes[label] == 0:
                    yield self.sliced(state, dim, label)
        for dim, labels in enumerate(state[:-1]):
            if labels:
                yield from self._dropped(state, dim, labels[-1], local)
                yield from self._exchanges(state, dim, used, local, open_dims)
        if state[-1]:
            yield from self._reductions(state, used, local, open_dims)
        for label in left:
            if label in self.partial:
                out = (*state[:-1], _sorted(state[-1], label))
                yield out, Edge(FROM_WHOLE, (label,), -1, -1, 0)

    def sliced(self, state: State, dim: int, label: int) -> tuple[State, Edge]:
        """An unused part becomes the minor part of a dim."""
        return _with(state, dim, (*state[dim], label)), Edge(SLICE, (label,), dim, dim, 0)

    def _open(self, state: State) -> list[int]:
        """Dims that parts may join: of dims that are alike in all, one empty one will do."""
        found: list[int] = []
        seen: set[int] = set()
        for dim, alike in enumerate(self.alike):
            if state[dim] or alike not in seen:
                found.append(dim)
            if not state[dim]:
                seen.add(alike)
        return found

    def _dropped(
        self, state: State, dim: int, label: int, local: int
    ) -> Iterator[tuple[State, Edge]]:
        """The minor part of a dim leaves it."""
        group = self.sizes[label]
        if local * group <= self.cap:
            out = _with(state, dim, state[dim][:-1])
            yield out, Edge(GATHER, (label,), dim, dim, local * (group - 1))
            if label in self.partial:
                out = (*out[:-1], _sorted(state[-1], label))
                yield out, Edge(FROM_SHARDED, (label,), dim, dim, 0)

    def _exchanges(
        self, state: State, dim: int, used: Sequence[int], local: int, targets: Sequence[int]
    ) -> Iterator[tuple[State, Edge]]:
        """A minor suffix of a dim joins another."""
        labels, group = state[dim], 1
        for start in range(len(labels) - 1, -1, -1):
            group *= self.sizes[labels[start]]
            moved, rest = labels[start:], labels[:start]
            volume = local - local // group
            for target in targets:
                if target != dim and self.rooms[target] // used[target] % group == 0:
                    dims = list(state)
                    dims[dim] = rest
                    dims[target] += moved
                    yield tuple(dims), Edge(EXCHANGE, moved, dim, target, volume)

    def _reductions(
        self, state: State, used: Sequence[int], local: int, targets: Sequence[int]
    ) -> Iterator[tuple[State, Edge]]:
        partial = state[-1]
        for label in sorted(set(partial)):
            group = self.sizes[label]
            for dim in targets:
                if self.rooms[dim] // used[dim] % group == 0:
                    out = _with(state, dim, (*state[dim], label))
                    out = (*out[:-1], _without(partial, (label,)))
                    yield out, Edge(REDUCE_SCATTER, (label,), dim, dim, local - local // group)
        for labels in _selections(partial):
            group = self.shards(labels)
            out = (*state[:-1], _without(partial, labels))
            yield out, Edge(ALL_REDUCE, labels, -1, -1, 2 * (local - local // group))

    def permuted(self, state: State) -> Iterator[State]:
        """All states with equal shards per dim that are partial alike."""
        left = list(self.counts)
        for label in state[-1]:
            left[label] -= 1
        wanted = [self.shards(labels) for labels in state[:-1]]
        if not wanted:
            yield state
            return
        for dims in self._filled(wanted, left, 0, wanted[0], (), ()):
            yield (*dims, state[-1])

    def _filled(
        self, wanted: Sequence[int], left: list[int], dim: int, room: int, made: tuple[int, ...],
        done: State,
    ) -> Iterator[State]:  # fmt: skip
        """All dims that what is left of labels cuts into so many shards as are wanted; `done`:
        those before `dim`, which `made` cuts already and `room` shards are left of.
        """
        if room == 1:
            done = (*done, made)
            if dim + 1 == len(wanted):
                yield done
            else:
                yield from self._filled(wanted, left, dim + 1, wanted[dim + 1], (), done)
            return
        for label, size in enumerate(self.sizes):
            if left[label] and room % size == 0:
                left[label] -= 1
                yield from self._filled(wanted, left, dim, room // size, (*made, label), done)
                left[label] += 1


# What a collective costs: kind, labels, volume in units.
Priced = Callable[[str, tuple[int, ...], int], int]


def _with(state: State, dim: int, labels: tuple[int, ...]) -> State:
    return (*state[:dim], labels, *state[dim + 1 :])


def _sorted(labels: tuple[int, ...], label: int) -> tuple[int, ...]:
    return tuple(sorted((*labels, label)))


def _without(labels: tuple[int, ...], taken: Sequence[int]) -> tuple[int, ...]:
    left = list(labels)
    for label in taken:
        left.remove(label)
    return tuple(left)


def _selections(labels: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All non-empty sub-multisets of sorted labels."""
    found: dict[tuple[int, ...], None] = {(): None}
    for label in labels:
        found.update(dict.fromkeys([(*some, label) for some in found]))
    return [some for some in found if some]

"""One query to the search: two layouts as states, and chains of labels translated to axes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import gcd, prod

from shardwright.passes.partition.reshard.space import (
    ALL_REDUCE,
    FROM_SHARDED,
    FROM_WHOLE,
    GATHER,
    PERMUTE,
    REDUCE_SCATTER,
    SLICE,
    Edge,
    Space,
    State,
)
from shardwright.spec.axes import Axes, Axis

Parts = tuple[Axes, ...]  # per dim, and behind the dims the parts on which the value is partial


@dataclass(frozen=True, slots=True)
class Query:
    """Two layouts over parts of axes; `spare`: parts neither uses.

    `classes`: per part a number that two parts share only where they cost the same.
    """

    shape: tuple[int, ...]
    src: Parts
    dst: Parts
    spare: Axes
    classes: tuple[tuple[Axis, int], ...]

    @property
    def parts(self) -> Axes:
        """All parts."""
        found = dict.fromkeys(a for axes in (*self.src, *self.dst) for a in axes)
        return (*found, *(a for a in self.spare if a not in found))

    @property
    def idle(self) -> Axes:
        """Parts of `spare` that neither layout uses."""
        used = {a for axes in (*self.src, *self.dst) for a in axes}
        return tuple(part for part in self.spare if part not in used)

    def labelled(self, *, direct: bool, is_bare: bool = False) -> Labelled:
        """The query over labels; `direct`: one for each part that the target has in its dims.

        `is_bare`: without idle parts.
        """
        alone = {a for axes in (self.dst if direct else self.dst[-1:]) for a in axes}
        classes = dict(self.classes)
        idle = self.idle
        units = prod(part.size for part in self.parts) ** 2
        parts = tuple(part for part in self.parts if not is_bare or part not in idle)
        everything = prod(part.size for part in parts)
        is_ample = all(size % everything == 0 for size in self.shape)
        # With ample room all is summed before the last permute, and alike from there on.
        partial = set[Axis]() if is_ample and not direct else set(self.src[-1])
        kinds: dict[object, int] = {}
        label_of: dict[Axis, int] = {}
        for part in parts:
            key = part if part in alone else (part.size, classes.get(part, 0), part in partial)
            label_of[part] = kinds.setdefault(key, len(kinds))
        sizes, counts = [0] * len(kinds), [0] * len(kinds)
        for part, label in label_of.items():
            sizes[label] = part.size
            counts[label] += 1
        ends = [prod(a.size for axes in end[:-1] for a in axes) for end in (self.src, self.dst)]
        rooms = tuple(gcd(size, everything) for size in self.shape)
        space = Space(
            rooms=rooms,
            sizes=tuple(sizes),
            counts=tuple(counts),
            units=units,
            cap=units // min(ends),
            partial=frozenset(label_of[part] for part in self.dst[-1]),
            alike=tuple(
                -1 - dim if a or b else rooms[dim]
                for dim, (a, b) in enumerate(zip(self.src[:-1], self.dst[:-1], strict=True))
            ),
        )
        return Labelled(self, space, label_of, direct)


@dataclass(frozen=True, slots=True)
class Labelled:
    """A query over labels."""

    query: Query
    space: Space
    label_of: dict[Axis, int]
    is_direct: bool

    def state(self, parts: Parts) -> State:
        *dims, partial = [tuple(self.label_of[part] for part in axes) for axes in parts]
        return (*dims, tuple(sorted(partial)))

    def walked(self, chain: Sequence[tuple[Edge, State]]) -> list[tuple[Edge, Axes, Parts]]:
        """Each edge with the parts that it moves and the layout after it.

        Up to the last permute parts are chosen on the way from the source, behind it on the way
        back from the target.
        """
        last = max((k for k, (edge, _) in enumerate(chain) if edge.kind == PERMUTE), default=-1)
        behind = list(self._backwards([edge for edge, _ in chain[last + 1 :]])) if last >= 0 else []
        middle = behind[-1][2] if behind else self.query.dst
        now, ahead = self.query.src, list[tuple[Edge, Axes, Parts]]()
        for edge, state in chain[:last] if last >= 0 else chain:
            if edge.kind == PERMUTE:
                moved, now = (), self._arranged(state, now[-1])
            else:
                moved, now = self._forwards(edge, now, frozenset(middle[-1]))
            ahead.append((edge, moved, now))
        if last < 0:
            return ahead
        assert sorted(now[-1]) == sorted(middle[-1]), f"partial on {now[-1]}, then on {middle[-1]}"
        ahead.append((chain[last][0], (), middle))
        outs = [self.query.dst, *(parts for _, _, parts in behind)][-2::-1]
        pairs = zip(behind[::-1], outs, strict=True)
        return [*ahead, *((edge, moved, out) for (edge, moved, _), out in pairs)]

    def _arranged(self, state: State, partial: Axes) -> Parts:
        """Any parts that have the labels of a state."""
        free = [part for part in self.label_of if part not in partial]
        dims: list[Axes] = []
        for labels in state[:-1]:
            picked = self._pick(labels, free)
            free = [part for part in free if part not in picked]
            dims.append(tuple(picked))
        return (*dims, partial)

    def _forwards(self, edge: Edge, now: Parts, keep: frozenset[Axis]) -> tuple[Axes, Parts]:
        """The parts an edge moves, and the layout after it; `keep`: parts to stay partial."""
        dims, partial = [list(axes) for axes in now[:-1]], list(now[-1])
        count = len(edge.labels)
        if edge.kind == SLICE:
            moved = self._pick(edge.labels, self._free(now))
            dims[edge.source] += moved
        elif edge.kind in (GATHER, FROM_SHARDED):
            moved = [dims[edge.source].pop()]
            partial += moved if edge.kind == FROM_SHARDED else []
        elif edge.kind == FROM_WHOLE:
            free = self._free(now)
            moved = self._pick(edge.labels, sorted(free, key=lambda part: part not in keep))
            partial += moved
        elif edge.kind in (REDUCE_SCATTER, ALL_REDUCE):
            moved = self._pick(edge.labels, sorted(partial, key=lambda part: part in keep))
            partial = [part for part in partial if part not in moved]
            if edge.kind == REDUCE_SCATTER:
                dims[edge.source] += moved
        else:
            moved = dims[edge.source][-count:]
            del dims[edge.source][-count:]
            dims[edge.target] += moved
        return tuple(moved), (*map(tuple, dims), tuple(partial))

    def _backwards(self, edges: Sequence[Edge]) -> Iterator[tuple[Edge, Axes, Parts]]:
        """Last edge first: each with the parts it moves and the layout before it."""
        now = self.query.dst
        for edge in reversed(edges):
            dims, partial = [list(axes) for axes in now[:-1]], list(now[-1])
            count = len(edge.labels)
            if edge.kind in (SLICE, REDUCE_SCATTER):
                moved = [dims[edge.source].pop()]
                partial += moved if edge.kind == REDUCE_SCATTER else []
            elif edge.kind == GATHER:
                moved = self._pick(edge.labels, self._free(now))
                dims[edge.source] += moved
            elif edge.kind == ALL_REDUCE:
                moved = self._pick(edge.labels, self._free(now))
                partial += moved
            elif edge.kind in (FROM_SHARDED, FROM_WHOLE):
                moved = self._pick(edge.labels, partial)
                partial = [part for part in partial if part not in moved]
                if edge.kind == FROM_SHARDED:
                    dims[edge.source] += moved
            else:
                moved = dims[edge.target][-count:]
                del dims[edge.target][-count:]
                dims[edge.source] += moved
            now = (*map(tuple, dims), tuple(partial))
            yield edge, tuple(moved), now

    def _free(self, now: Parts) -> Axes:
        """Parts not in use, first those the target has in its dims."""
        used = {a for axes in now for a in axes}
        wanted = {a for axes in self.query.dst[:-1] for a in axes}
        free = [part for part in self.label_of if part not in used]
        return tuple(sorted(free, key=lambda part: part not in wanted))

    def _pick(self, labels: Sequence[int], parts: Sequence[Axis]) -> list[Axis]:
        """The first parts that have given labels."""
        picked: list[Axis] = []
        for label in labels:
            picked.append(next(p for p in parts if self.label_of[p] == label and p not in picked))
        return picked

"""The cheapest chain of collectives that turns one layout into another.

States are layouts, edges are the collectives of `sdy`, weighted by the elements each device
receives:

    slice     append an unused axis to a dim                   0
    exchange  move a minor suffix from one dim to another      L (g - 1) / g      (all_to_all)
    permute   any layout of equal local shape                  L
    gather    drop the minor axis of a dim                     L (g - 1)

(L: local elements before, g: devices per group.) Dijkstra runs forwards from the source and
backwards from the target over all edges but permutes, of which one suffices (Rink et al.,
"Memory-efficient array redistribution", arXiv 2112.01075); the two searches meet in states of equal
local shape. No state on the way is larger per device than the larger end. Axes are cut into the
parts that source and target use, and into primes while these are few: moving part of an axis can be
cheaper than moving all of it.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count

from shardwright.spec.axes import Axes, Axis, joined, total
from shardwright.spec.layout import Layout, local_count, local_shape

MAX_ATOMS = 5  # above, axes are not cut into primes: the number of states grows as a factorial
MAX_STATES = 4_000  # per direction, where the two searches have met by then; else no limit


@dataclass(frozen=True, slots=True)
class Step:
    """One collective: the axes that leave (or join) each dim, and the layout after it.

    `kind` is slice, gather, exchange or permute; `dims` are the source and target dim of an
    exchange. `received`: elements each device receives.
    """

    kind: str
    moved: Layout
    out: Layout
    received: int
    dims: tuple[int, int] = (0, 0)


@lru_cache(maxsize=65536)
def plan(shape: tuple[int, ...], src: Layout, dst: Layout) -> tuple[Step, ...]:
    """Steps from `src` to `dst` for a tensor of `shape`; both must divide it."""
    if src == dst:
        return ()
    try:
        start, goal = _atomic(src, dst)
    except ValueError:  # sub-axes that cannot coexist meet in a layout without them
        middle = tuple(a if a == b else () for a, b in zip(src, dst, strict=True))
        return plan(shape, src, middle) + plan(shape, middle, dst)
    fixed = tuple(_common(a, b) for a, b in zip(start, goal, strict=True))
    moving = _Problem(local_shape(shape, fixed), _rest(start, fixed), _rest(goal, fixed))
    steps = _merged(moving.path())
    chain = tuple(_widened(step, fixed) for step in steps)
    assert chain[-1].out == dst, f"reshard of {shape} from {src} ends in {chain[-1].out}, not {dst}"
    return chain


def received(shape: tuple[int, ...], src: Layout, dst: Layout) -> int:
    """Elements each device receives on the cheapest chain."""
    return sum(step.received for step in plan(shape, src, dst))


@dataclass(frozen=True, slots=True)
class Completion:
    """How a value that is partial over some axes becomes whole and reaches a layout.

    First a reduce_scatter that appends the axes `scatter` to each dim (layout `scattered`), then an
    all_reduce over `reduce`, then a reshard. `received`: elements each device receives in all.
    """

    scatter: Layout
    scattered: Layout
    reduce: Axes
    received: float


@lru_cache(maxsize=65536)
def completion(shape: tuple[int, ...], src: Layout, partial: Axes, dst: Layout) -> Completion:
    """The completion that scatters whatever the target cuts off first.

    Axes of `partial` are disjoint from those of `src`.
    """
    scatter, reduce = _scattered(src, partial, dst)
    out = tuple(joined(a + b) for a, b in zip(src, scatter, strict=True))
    local, group = local_count(shape, src), total(a for axes in scatter for a in axes)
    cost = local * (group - 1) / group
    cost += 2 * local / group * (total(reduce) - 1) / total(reduce)
    return Completion(scatter, out, reduce, cost + received(shape, out, dst))


def _scattered(src: Layout, partial: Axes, dst: Layout) -> tuple[Layout, Axes]:
    """Per dim the partial axes that `dst` appends to `src`, and the partial axes left over."""
    nothing = ((),) * len(src), joined(partial)
    try:
        points = _points((*src, partial, *dst))
        before, after, (left,) = (_split_all(side, points) for side in (src, dst, (partial,)))
    except ValueError:
        return nothing
    found: list[Axes] = []
    for have, want in zip(before, after, strict=True):
        if want[: len(have)] != have:
            found.append(())
            continue
        appended = want[len(have) :]
        length = 0
        while length < len(appended) and appended[length] in left:
            length += 1
        found.append(joined(appended[:length]))
        left = tuple(axis for axis in left if axis not in appended[:length])
    return tuple(found), joined(left)


# --- the search

Cost = tuple[int, int]  # elements received per device, number of edges


@dataclass(frozen=True, slots=True)
class _Link:
    """How a state was reached: its cost, the state before it, and the edge between, in search
    direction.
    """

    cost: Cost
    origin: Layout
    edge: Step | None


class _Problem:
    """Layouts over atoms, common prefixes already taken off shape and layouts."""

    def __init__(self, shape: tuple[int, ...], src: Layout, dst: Layout) -> None:
        self.shape, self.src, self.dst = shape, src, dst
        self.cap = max(local_count(shape, src), local_count(shape, dst))
        before, after = ([a for axes in side for a in axes] for side in (src, dst))
        # An axis that source and target both use is never worth gathering, nor slicing.
        self.leaving = tuple(a for a in before if a not in after)
        self.arriving = tuple(a for a in after if a not in before)
        pairs = enumerate(zip(src, dst, strict=True))
        self.active = tuple(dim for dim, (a, b) in pairs if a or b)

    def path(self) -> list[Step]:
        """The cheapest edges from source to target."""
        return self._path(MAX_STATES) or self._path(_NEVER[0]) or []

    def _path(self, limit: int) -> list[Step] | None:
        ahead = self._search(self.src, self.dst, self._after, limit)
        behind = self._search(self.dst, self.src, self._before, limit)
        best, crossing = _NEVER, (self.dst, self.dst)
        if self.dst in ahead:
            best = ahead[self.dst].cost
        nearest: dict[tuple[int, ...], tuple[Cost, Layout]] = {}
        for state, link in behind.items():
            shape = local_shape(self.shape, state)
            if shape not in nearest or link.cost < nearest[shape][0]:
                nearest[shape] = link.cost, state
        for state, link in ahead.items():
            cost, target = nearest.get(local_shape(self.shape, state), (_NEVER, state))
            local = local_count(self.shape, state)
            through = link.cost[0] + cost[0] + local, link.cost[1] + cost[1] + 1
            if through < best:
                best, crossing = through, (state, target)
        return None if best == _NEVER else self._walk(ahead, behind, *crossing)

    def _walk(
        self,
        ahead: dict[Layout, _Link],
        behind: dict[Layout, _Link],
        before: Layout,
        after: Layout,
    ) -> list[Step]:
        steps: list[Step] = []
        link = ahead[before]
        while link.edge is not None:
            steps.insert(0, link.edge)
            link = ahead[link.origin]
        if before != after:
            local = local_count(self.shape, before)
            steps.append(Step("permute", (), after, local))
            link = behind[after]
            while link.edge is not None:
                steps.append(link.edge)
                link = behind[link.origin]
        return steps

    def _search(
        self,
        start: Layout,
        goal: Layout,
        edges: Callable[[Layout], Iterator[tuple[Layout, Step]]],
        limit: int,
    ) -> dict[Layout, _Link]:
        found = {start: _Link((0, 0), start, None)}
        done: set[Layout] = set()
        ticket = count()  # equal costs leave the queue in the order they entered it
        queue = [((0, 0), next(ticket), start)]
        while queue and len(done) < limit:
            cost, _, state = heapq.heappop(queue)
            if state in done:
                continue
            done.add(state)
            if state == goal:
                break
            for reached, edge in edges(state):
                total_cost = cost[0] + edge.received, cost[1] + 1
                if reached not in found or total_cost < found[reached].cost:
                    found[reached] = _Link(total_cost, state, edge)
                    heapq.heappush(queue, (total_cost, next(ticket), reached))
        return found

    def _after(self, state: Layout) -> Iterator[tuple[Layout, Step]]:
        """States one edge behind `state`, towards the target."""
        local = local_count(self.shape, state)
        for dim, atom in self._places(state, self.arriving):
            out = _with(state, dim, (*state[dim], atom))
            yield out, Step("slice", _only(state, dim, (atom,)), out, 0)
        for dim, axes in enumerate(state):
            if axes and axes[-1] in self.leaving and local * axes[-1].size <= self.cap:
                out = _with(state, dim, axes[:-1])
                cost = local * (axes[-1].size - 1)
                yield out, Step("gather", _only(state, dim, axes[-1:]), out, cost)
        for out, moved, source, target in self._exchanges(state):
            yield out, _exchange(out, moved, source, target, local)

    def _before(self, state: Layout) -> Iterator[tuple[Layout, Step]]:
        """States one edge in front of `state`: each edge leads from there to `state`."""
        local = local_count(self.shape, state)
        for dim, axes in enumerate(state):
            if axes and axes[-1] in self.arriving and local * axes[-1].size <= self.cap:
                origin = _with(state, dim, axes[:-1])
                yield origin, Step("slice", _only(state, dim, axes[-1:]), state, 0)
        for dim, atom in self._places(state, self.leaving):
            origin = _with(state, dim, (*state[dim], atom))
            cost = local // atom.size * (atom.size - 1)
            yield origin, Step("gather", _only(state, dim, (atom,)), state, cost)
        for origin, moved, target, source in self._exchanges(state):
            yield origin, _exchange(state, moved, source, target, local)

    def _places(self, state: Layout, atoms: Axes) -> Iterator[tuple[int, Axis]]:
        """Dims and unused atoms that can join them."""
        used = {axis for axes in state for axis in axes}
        for dim in self.active:
            left = self.shape[dim] // total(state[dim])
            for atom in atoms:
                if atom not in used and left % atom.size == 0:
                    yield dim, atom

    def _exchanges(self, state: Layout) -> Iterator[tuple[Layout, Axes, int, int]]:
        """Layouts with a minor suffix moved from one dim to the end of another."""
        for source, axes in enumerate(state):
            for start in range(len(axes)):
                moved = axes[start:]
                for target in self.active:
                    others = state[target]
                    if target == source or self.shape[target] % (total(others) * total(moved)):
                        continue
                    out = _with(_with(state, source, axes[:start]), target, (*others, *moved))
                    yield out, moved, source, target


_NEVER: Cost = (1 << 62, 0)


def _exchange(out: Layout, moved: Axes, source: int, target: int, local: int) -> Step:
    group = total(moved)
    cost = local // group * (group - 1)
    return Step("exchange", _only(out, source, moved), out, cost, (source, target))


def _with(state: Layout, dim: int, axes: Axes) -> Layout:
    return (*state[:dim], axes, *state[dim + 1 :])


def _only(state: Layout, dim: int, axes: Axes) -> Layout:
    return tuple(axes if d == dim else () for d in range(len(state)))


# --- atoms


def _atomic(src: Layout, dst: Layout) -> tuple[Layout, Layout]:
    """Both layouts over the coarsest common parts, or over primes while these are few.

    Raises ValueError when two axes cannot coexist.
    """
    points = _points(src + dst)
    coarse = _split_all(src, points), _split_all(dst, points)
    primes = {name: _with_primes(found) for name, found in points.items()}
    fine = _split_all(src, primes), _split_all(dst, primes)
    fixed = tuple(_common(a, b) for a, b in zip(*fine, strict=True))
    moving = {a for side in fine for axes in _rest(side, fixed) for a in axes}
    return fine if len(moving) <= MAX_ATOMS else coarse


def _points(lists: Sequence[Axes]) -> dict[str, list[int]]:
    """Per axis name, where the sub-axes in use begin and end."""
    cuts: dict[str, set[int]] = {}
    for axis in (axis for axes in lists for axis in axes):
        cuts.setdefault(axis.name, set()).update((axis.pre, axis.next_pre))
    return {name: sorted(found) for name, found in cuts.items()}


def atoms(lists: Sequence[Axes]) -> tuple[Axes, ...]:
    """The lists over the coarsest parts of axes that all of them are made of.

    Raises ValueError when two axes cannot coexist.
    """
    return _split_all(tuple(lists), _points(lists))


def _with_primes(points: list[int]) -> list[int]:
    found = points[:1]
    for point in points[1:]:
        while found[-1] < point and point % found[-1] == 0:
            rest = point // found[-1]
            found.append(found[-1] * next(p for p in range(2, rest + 1) if rest % p == 0))
        if found[-1] != point:
            raise ValueError(f"cuts at {found[-1]} and {point}")
    return found


def _split_all(layout: Layout, points: dict[str, list[int]]) -> Layout:
    return tuple(
        tuple(part for axis in axes for part in _parts(axis, points[axis.name])) for axes in layout
    )


def _parts(axis: Axis, points: Sequence[int]) -> list[Axis]:
    inner = [p for p in points if axis.pre <= p <= axis.next_pre]
    parts: list[Axis] = []
    for low, high in zip(inner, inner[1:], strict=False):
        if high % low:
            raise ValueError(f"cuts at {low} and {high}")
        parts.append(Axis(axis.name, low, high // low))
    return parts


def _common(a: Axes, b: Axes) -> Axes:
    """The prefix two lists share."""
    length = 0
    while length < min(len(a), len(b)) and a[length] == b[length]:
        length += 1
    return a[:length]


def _rest(layout: Layout, fixed: Layout) -> Layout:
    return tuple(axes[len(f) :] for axes, f in zip(layout, fixed, strict=True))


# --- from edges to steps


def _merged(edges: Sequence[Step]) -> list[Step]:
    """Neighbouring slices are one slice, neighbouring gathers one gather."""
    steps: list[Step] = []
    for edge in edges:
        last = steps[-1] if steps else None
        if last is None or edge.kind != last.kind or edge.kind not in ("slice", "gather"):
            steps.append(edge)
            continue
        pairs = zip(last.moved, edge.moved, strict=True)
        # A gather takes the minor end off first: what it takes later is more major.
        moved = tuple(a + b if edge.kind == "slice" else b + a for a, b in pairs)
        steps[-1] = Step(edge.kind, moved, edge.out, last.received + edge.received)
    return steps


def _widened(step: Step, fixed: Layout) -> Step:
    """The step in whole layouts: common prefixes back in front, mergeable neighbours merged."""
    out = tuple(joined(f + axes) for f, axes in zip(fixed, step.out, strict=True))
    moved = tuple(joined(axes) for axes in step.moved)
    return Step(step.kind, moved, out, step.received, step.dims)

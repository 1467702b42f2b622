"""Finds the cheapest chain of collectives between two layouts of a tensor.

A value may be partial over some axes before and after. States, collectives and their volumes stand
in `space.py`; the search is exact: no chain of these collectives costs less, of equals none
has fewer collectives, and no state on the way is larger per device than the larger end. All axes
are cut into primes first, as moving part of an axis can be cheaper than moving all of it. Axes that
neither end uses may cut the tensor on the way. Where a chain through layouts that are not
contiguous costs less, or as much in fewer collectives, it is taken: see `strided_search.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import prod
from typing import NamedTuple

from shardwright.passes.partition.reshard.query import Labelled, Parts, Query
from shardwright.passes.partition.reshard.reshaped_views import viewed_steps
from shardwright.passes.partition.reshard.search import NEVER, STEPS, Found, Search, Side
from shardwright.passes.partition.reshard.space import (
    ALL_REDUCE,
    EXCHANGE,
    FROM_WHOLE,
    GATHER,
    MERGING,
    SLICE,
    Edge,
    Priced,
    Space,
    State,
)
from shardwright.passes.partition.reshard.step_prices import RECEIVED, Price
from shardwright.passes.partition.reshard.strided_search import StridedChain, StridedSearch
from shardwright.passes.partition.reshard.sub_axis_parts import (
    common_length,
    cuts_of,
    split_all,
    with_primes,
)
from shardwright.passes.partition.reshard.types import Ends, Route, Step, exact, widened
from shardwright.spec.axes import Axes, joined
from shardwright.spec.layout import Layout, local_count

MAX_PARTS = 12  # above, axes are cut only where source and target do: the search would not end
WIDE = 8  # above, sub-axes that the ends name are not searched: a state has too many neighbours
MAX_STATES = 50_000  # the search reaches; then it takes the first chain it finds
IDLE_STATES = 3_000  # with idle axes; then they are left out
FIRST_TRIES, TRIES = 200, 800  # of strided layouts, before contiguous chains and behind them
HASTE = 4  # what bounds then count for


@lru_cache(maxsize=65536)
def route(ends: Ends, price: Price = RECEIVED) -> Route:
    """The cheapest chain, be it through strided layouts. Both layouts must divide the shape.

    Where sub-axes of the ends cannot coexist or are more than `WIDE`, or no chain is reached among
    `MAX_STATES` states, all that differs is gathered and sliced anew, which is right, but may be
    dear.
    """
    return _cheapest(ends, price, combed=True)


def forget() -> None:
    """Let go of all answers: for what measures, or changes, the search."""
    route.cache_clear()
    _by_volume.cache_clear()


def plan(shape: tuple[int, ...], src: Layout, dst: Layout, partial: Axes = ()) -> tuple[Step, ...]:
    """Steps from `src` to `dst` for a tensor of `shape`; both must divide it.

    `partial`: axes on which the value is partial at first; disjoint from those of `src`.
    """
    return route(Ends(shape, src, dst, partial)).steps


def received(shape: tuple[int, ...], src: Layout, dst: Layout, partial: Axes = ()) -> float:
    """Elements each device receives on the cheapest chain; an int where they are whole."""
    found = route(Ends(shape, src, dst, partial)).received
    return float(found) if isinstance(found, Fraction) else found


def contiguous(ends: Ends, price: Price = RECEIVED) -> Route:
    """The cheapest chain of which every layout is contiguous; see `route`."""
    return _cheapest(ends, price, combed=False)


def _cheapest(ends: Ends, price: Price, *, combed: bool) -> Route:
    if (ends.src, ends.partial) == (ends.dst, ends.wanted):
        return Route((), 0, 0, local_count(ends.shape, ends.src))
    try:
        if _named(ends) > WIDE:
            return _around(ends)
        task = _Task(ends, price)
    except ValueError:  # sub-axes that cannot coexist
        return _around(ends)
    search = task.strided() if combed else None
    comb = search.next(NEVER, FIRST_TRIES) if search else None
    plain, is_proved = task.cheapest(None if comb is None else comb.cost)
    if search and comb is None and search.is_spent:
        comb = search.next(NEVER if plain is None else _total(plain), TRIES)
    if comb is not None and (plain is None or comb.total < _total(plain)):
        return task.through(comb, is_proved=is_proved)
    return plain or _around(ends)


def _total(one: Route) -> int:
    return one.cost * STEPS + len(one.steps)


def routes(ends: Ends, count: int, price: Price = RECEIVED) -> list[Route]:
    """Up to `count` chains, cheapest first, no two alike in kinds and volumes of collectives.

    Chains that come to the same layout twice are left out.
    """
    best = route(ends, price)
    if not best.is_proved or not best.steps:
        return [best]
    found: dict[object, Route] = {_figures(best): best}
    for other in _Task(ends, price).all(4 * count):
        outs = [(ends.src, ends.partial), *((step.out, step.partial) for step in other.steps)]
        if len(set(outs)) == len(outs):
            found.setdefault(_figures(other), other)
        if len(found) >= count:
            break
    return list(found.values())[:count]


def _figures(one: Route) -> tuple[tuple[str, int | Fraction], ...]:
    return tuple((step.kind, step.received) for step in one.steps)


def _around(ends: Ends) -> Route:
    """Sum, gather what both ends do not begin with, slice: right for any two layouts, unproved."""
    pairs = list(zip(ends.src, ends.dst, strict=True))
    keep = tuple(a[: common_length(a, b)] for a, b in pairs)
    lost, new = (
        tuple(axes[len(kept) :] for axes, kept in zip(side, keep, strict=True))
        for side in (ends.src, ends.dst)
    )
    sums, made = (ends.partial, ends.wanted) if ends.partial != ends.wanted else ((), ())
    partial = () if sums else ends.partial
    held, middle = local_count(ends.shape, ends.src), local_count(ends.shape, keep)
    total = prod(axis.size for axis in sums)
    nothing: Layout = ((),) * len(keep)
    steps: list[Step] = []
    if sums:
        paid = exact(Fraction(2 * held * (total - 1), total))
        steps.append(Step(ALL_REDUCE, nothing, ends.src, paid, axes=sums))
    if any(lost):
        steps.append(Step(GATHER, lost, keep, middle - held, partial=partial))
    if any(new):
        steps.append(Step(SLICE, new, ends.dst, 0, partial=partial))
    if made:
        steps.append(Step(FROM_WHOLE, nothing, ends.dst, 0, axes=made, partial=made))
    received = exact(sum((Fraction(step.received) for step in steps), Fraction(0)))
    peak = max(held, middle)
    return Route(tuple(map(widened, steps)), int(received), received, peak, is_proved=False)


class _Task:
    """One query with its price."""

    def __init__(self, ends: Ends, price: Price) -> None:
        self.ends, self.pricing = ends, price
        self.query, self.is_fine = _query(ends, price)
        total = prod(part.size for part in self.query.parts)
        self.unit = Fraction(prod(ends.shape), total * total)

    def cheapest(self, within: int | None = None) -> tuple[Route | None, bool]:
        """The contiguous chain that no other one beats, or the first one found where that takes
        long; None where all cost more than `within`, or none is found. And whether that is proved.
        """
        ways = [(1, MAX_STATES, False), (HASTE, MAX_STATES, False)]
        if self.query.idle:
            ways = [(1, IDLE_STATES, False), *((weight, most, True) for weight, most, _ in ways)]
        for weight, most, is_bare in ways:
            labelled = [self.query.labelled(direct=k, is_bare=is_bare) for k in (False, True)]
            limits = most, weight, within if weight == 1 else None
            searched = self.searched(labelled, *limits)
            is_proved = weight == 1 and self.is_fine and (not is_bare or not self.query.idle)
            if (found := searched.found) is not None:
                own, settled = labelled[found.side], searched.settled
                return self.route(found, own, settled, is_proved=is_proved), is_proved
            if not searched.is_spent:
                return None, is_proved
        return None, False

    def strided(self) -> StridedSearch | None:
        """The search through strided layouts; None for values that are partial, and where parts are
        no primes: dims are then cut within parts.
        """
        query, ends = self.query, self.ends
        if query.src[-1] or query.dst[-1] or not prod(ends.shape) or not self.is_fine:
            return None
        units = int(prod(ends.shape) / self.unit)
        rate = self.pricing.rate(self.unit)

        def price(kind: str, axes: Axes, volume: int) -> int:
            return self.pricing(kind, axes, volume, self.unit)

        src, dst = query.src[:-1], query.dst[:-1]
        return StridedSearch(ends.shape, src, dst, query.spare, units, price, rate)

    def through(self, chain: StridedChain, *, is_proved: bool) -> Route:
        """A chain through strided layouts; its end is checked."""
        ends = self.ends
        steps = tuple(map(widened, viewed_steps(ends.shape, chain.states)))
        reached, wanted = steps[-1].out, tuple(map(joined, ends.dst))
        assert reached == wanted, f"reshard {ends} ends in {reached}"
        received = exact(sum((Fraction(step.received) for step in steps), Fraction(0)))
        held = max(local_count(ends.shape, layout) for layout in (ends.src, ends.dst))
        return Route(steps, chain.cost, received, held, is_proved)

    def all(self, visits: int) -> Iterator[Route]:
        """Chains, cheapest first; at most `visits` through each state."""
        labelled = [self.query.labelled(direct=direct) for direct in (False, True)]
        search = Search([self.side(found) for found in labelled])
        for found in search.all(MAX_STATES, visits):
            yield self.route(found, labelled[found.side], search.settled, is_proved=self.is_fine)

    def searched(
        self, labelled: Sequence[Labelled], most: int, weight: int, within: int | None
    ) -> _Searched:  # fmt: skip
        """The search over states of some labels."""
        if self.pricing == RECEIVED:
            return _by_volume(tuple(map(self.ends_of, labelled)), most, weight, within)
        search = Search(list(map(self.side, labelled)))
        return _Searched(search.cheapest(most, weight, within), search.settled, search.is_spent)

    def ends_of(self, found: Labelled) -> _Labels:
        start, goal = found.state(self.query.src), found.state(self.query.dst)
        return _Labels(found.space, start, goal, not found.is_direct)

    def side(self, found: Labelled) -> Side:
        """The states of some labels."""
        space, start, goal, permutes = self.ends_of(found)
        price, rate = self.price(found), self.pricing.rate(self.unit)
        return Side(space, start, goal, price, rate, permutes=permutes)

    def price(self, found: Labelled) -> Priced:
        """The price of collectives over labels."""
        axis_of = {label: part for part, label in found.label_of.items()}
        known: dict[object, int] = {}

        def price(kind: str, labels: tuple[int, ...], volume: int) -> int:
            key = kind, labels, volume
            cost = known.get(key)
            if cost is None:
                axes = tuple([axis_of[label] for label in labels])
                cost = known[key] = self.pricing(kind, axes, volume, self.unit) if volume else 0
            return cost

        return price

    def route(
        self, found: Found, labelled: Labelled, settled: int, *, is_proved: bool
    ) -> Route:  # fmt: skip
        """The chain as steps over whole axes; its end is checked."""
        ends = self.ends
        edges = labelled.walked(found.chain)
        steps = tuple(widened(step) for step in self.merged(edges))
        reached = (steps[-1].out, sorted(steps[-1].partial))
        wanted = tuple(joined(axes) for axes in ends.dst), sorted(joined(sorted(ends.wanted)))
        assert reached == wanted, f"reshard {ends} ends in {reached}"
        held = [local_count(ends.shape, layout) for layout in (ends.src, *(s.out for s in steps))]
        received = exact(sum((s.received for s in steps), Fraction(0)))
        return Route(steps, found.cost // STEPS, received, max(held), is_proved, settled)

    def merged(self, edges: list[tuple[Edge, Axes, Parts]]) -> Iterator[Step]:
        """Neighbours of some kinds are one step."""
        waiting: Step | None = None
        for edge, moved, out in edges:
            step = self.step(edge, moved, out)
            if waiting is not None and (step.kind != waiting.kind or step.kind not in MERGING):
                yield waiting
                waiting = None
            waiting = step if waiting is None else _joined(waiting, step)
        if waiting is not None:
            yield waiting

    def step(self, edge: Edge, moved: Axes, out: Parts) -> Step:
        lists = tuple(moved if dim == edge.source else () for dim in range(len(out) - 1))
        alone = moved if edge.kind in (ALL_REDUCE, FROM_WHOLE) else ()
        moves = ((edge.source, edge.target),) if edge.kind == EXCHANGE else ()
        received = exact(edge.volume * self.unit)
        return Step(edge.kind, lists, out[:-1], received, moves, alone, out[-1])


class _Labels(NamedTuple):
    """One of the two sides of a search, without the axes that labels stand for."""

    space: Space
    start: State
    goal: State
    permutes: bool


class _Searched(NamedTuple):
    """What a search found, after how many states, and whether it ended for want of more."""

    found: Found | None
    settled: int
    is_spent: bool


@lru_cache(maxsize=65536)
def _by_volume(
    sides: tuple[_Labels, ...], most: int, weight: int, within: int | None
) -> _Searched:  # fmt: skip
    """Where a collective costs its volume, labels tell all: equal ones are searched once, whatever
    mesh their axes are of.
    """
    search = Search([Side(*one[:3], _volume, 1, permutes=one.permutes) for one in sides])
    return _Searched(search.cheapest(most, weight, within), search.settled, search.is_spent)


def _volume(kind: str, labels: tuple[int, ...], volume: int) -> int:
    return volume


def _query(ends: Ends, price: Price) -> tuple[Query, bool]:
    """The ends over parts of axes; whether all parts are primes."""
    lists = (*ends.src, *ends.dst, ends.partial, ends.wanted, ends.spare)
    cuts = cuts_of(lists)
    primes = {name: with_primes(points) for name, points in cuts.items()}
    is_fine = sum(len(points) - 1 for points in primes.values()) <= MAX_PARTS
    parts = split_all(lists, primes if is_fine else cuts)
    rank = len(ends.src)
    *dims, partial, wanted, spare = parts
    src, dst = (*dims[:rank], partial), (*dims[rank:], wanted)
    classes = {part: price.level(part) for axes in parts for part in axes}
    return Query(ends.shape, src, dst, spare, tuple(classes.items())), is_fine


def _named(ends: Ends) -> int:
    """The sub-axes that the ends use. Raises ValueError where they cannot coexist."""
    lists = (*ends.src, *ends.dst, ends.partial, ends.wanted)
    return len({part for axes in split_all(lists, cuts_of(lists)) for part in axes})


def _joined(first: Step, then: Step) -> Step:
    """Two neighbouring steps of a kind as one."""
    # What leaves the minor end later is more major.
    is_leaving = first.kind in ("gather", "from_sharded")
    pairs = zip(first.moved, then.moved, strict=True)
    moved = tuple(b + a if is_leaving else a + b for a, b in pairs)
    received = exact(first.received + then.received)
    return Step(
        first.kind, moved, then.out, received, then.moves, first.axes + then.axes, then.partial
    )

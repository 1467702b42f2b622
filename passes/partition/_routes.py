"""The cheapest chain of collectives that turns one layout of a tensor into another.

A value may be partial over some axes before and after. States, collectives and their volumes stand
in `_route_space.py`; the search is exact: no chain of these collectives costs less, of equals none
has fewer collectives, and no state on the way is larger per device than the larger end. All axes
are cut into primes first, as moving part of an axis can be cheaper than moving all of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import prod

from shardwright.spec.axes import Axes, joined
from shardwright.spec.layout import Layout, local_count

from ._route_parts import common_length, cuts_of, split_all, with_primes
from ._route_price import RECEIVED, Price
from ._route_query import Labelled, Parts, Query
from ._route_search import STEPS, Found, Search, Side
from ._route_space import (
    ALL_REDUCE,
    EXCHANGE,
    FROM_WHOLE,
    GATHER,
    MERGING,
    SLICE,
    Edge,
    Priced,
)

MAX_PARTS = 12  # above, axes are cut only where source and target do: the search would not end
MAX_STATES = 30_000  # the search looks at; then it takes the first chain it finds
HASTE = 4  # what bounds then count for


@dataclass(frozen=True, slots=True)
class Ends:
    """A tensor and two layouts of it, on axes of one mesh.

    `partial`, `wanted`: axes on which the value is partial, and shall be. `spare`: further axes
    that may cut it on the way.
    """

    shape: tuple[int, ...]
    src: Layout
    dst: Layout
    partial: Axes = ()
    wanted: Axes = ()
    spare: Axes = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One collective: the axes that leave (or join) each dim, and the layout after it.

    `dims` are the source and target dim of an exchange, `axes` what an all_reduce sums over (or
    what becomes partial), `partial` what the value is partial on afterwards. `received`: elements
    each device receives.
    """

    kind: str
    moved: Layout
    out: Layout
    received: int | Fraction
    dims: tuple[int, int] = (0, 0)
    axes: Axes = ()
    partial: Axes = ()


@dataclass(frozen=True, slots=True)
class Route:
    """A chain; `cost` in units of its price, `received` in elements; `peak`: most elements held.

    `is_proved`: no chain of these collectives costs less. `settled`: states the search looked at.
    """

    steps: tuple[Step, ...]
    cost: int
    received: int | Fraction
    peak: int
    is_proved: bool = True
    settled: int = 0


@lru_cache(maxsize=65536)
def route(ends: Ends, price: Price = RECEIVED) -> Route:
    """The cheapest chain. Both layouts must divide the shape.

    Where sub-axes of the ends cannot coexist, or no chain is found among `MAX_STATES` states, all
    that differs is gathered and sliced anew, which is right, but may be dear.
    """
    if (ends.src, ends.partial) == (ends.dst, ends.wanted):
        return Route((), 0, 0, local_count(ends.shape, ends.src))
    try:
        task = _Task(ends, price)
    except ValueError:  # sub-axes that cannot coexist
        return _around(ends)
    return task.cheapest() or _around(ends)


def routes(ends: Ends, count: int, price: Price = RECEIVED) -> list[Route]:
    """Up to `count` chains, cheapest first, no two alike in kinds and volumes of collectives.

    Chains that come to the same layout twice are left out.
    """
    best = route(ends, price)
    if not best.is_proved or not best.steps:
        return [best]
    found: dict[object, Route] = {}
    for other in _Task(ends, price).all(4 * count):
        outs = [(ends.src, ends.partial), *((step.out, step.partial) for step in other.steps)]
        key = tuple((step.kind, step.received) for step in other.steps)
        if len(set(outs)) == len(outs):
            found.setdefault(key, other)
        if len(found) == count:
            break
    return list(found.values())


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
        paid = _plain(Fraction(2 * held * (total - 1), total))
        steps.append(Step(ALL_REDUCE, nothing, ends.src, paid, axes=sums))
    if any(lost):
        steps.append(Step(GATHER, lost, keep, middle - held, partial=partial))
    if any(new):
        steps.append(Step(SLICE, new, ends.dst, 0, partial=partial))
    if made:
        steps.append(Step(FROM_WHOLE, nothing, ends.dst, 0, axes=made, partial=made))
    received = _plain(sum((Fraction(step.received) for step in steps), Fraction(0)))
    peak = max(held, middle)
    return Route(tuple(map(_widened, steps)), int(received), received, peak, is_proved=False)


class _Task:
    """One query with its price."""

    def __init__(self, ends: Ends, price: Price) -> None:
        self.ends, self.pricing = ends, price
        self.query, self.is_fine = _query(ends, price)
        total = prod(part.size for part in self.query.parts)
        self.unit = Fraction(prod(ends.shape), total * total)
        self.labelled = [self.query.labelled(direct=direct) for direct in (False, True)]

    def cheapest(self) -> Route | None:
        """The chain that no other one beats, or the first one found; None where that takes long."""
        for weight in (1, HASTE):
            search = Search([self.side(found) for found in self.labelled])
            found = search.cheapest(MAX_STATES, weight)
            if found is not None:
                return self.route(found, search.settled, is_proved=weight == 1)
        return None

    def all(self, visits: int) -> Iterator[Route]:
        """Chains, cheapest first; at most `visits` through each state."""
        search = Search([self.side(found) for found in self.labelled])
        for found in search.all(MAX_STATES, visits):
            yield self.route(found, search.settled, is_proved=True)

    def side(self, found: Labelled) -> Side:
        """The search over states of some labels."""
        start, goal = found.state(self.query.src), found.state(self.query.dst)
        price, rate = self.price(found), self.pricing.rate(self.unit)
        return Side(found.space, start, goal, price, rate, permutes=not found.is_direct)

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

    def route(self, found: Found, settled: int, *, is_proved: bool) -> Route:
        """The chain as steps over whole axes; its end is checked."""
        ends = self.ends
        edges = self.labelled[found.side].walked(found.chain)
        steps = tuple(_widened(step) for step in self.merged(edges))
        reached = (steps[-1].out, sorted(steps[-1].partial))
        wanted = tuple(joined(axes) for axes in ends.dst), sorted(joined(sorted(ends.wanted)))
        assert reached == wanted, f"reshard {ends} ends in {reached}"
        held = [local_count(ends.shape, layout) for layout in (ends.src, *(s.out for s in steps))]
        received = _plain(sum((s.received for s in steps), Fraction(0)))
        proved = is_proved and self.is_fine
        return Route(steps, found.cost // STEPS, received, max(held), proved, settled)

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
        dims = (edge.source, edge.target) if edge.kind == EXCHANGE else (0, 0)
        received = _plain(edge.volume * self.unit)
        return Step(edge.kind, lists, out[:-1], received, dims, alone, out[-1])


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


def _plain(number: int | Fraction) -> int | Fraction:
    """A whole number as an int."""
    return int(number) if Fraction(number).denominator == 1 else number


def _joined(first: Step, then: Step) -> Step:
    """Two neighbouring steps of a kind as one."""
    # What leaves the minor end later is more major.
    is_leaving = first.kind in ("gather", "from_sharded")
    pairs = zip(first.moved, then.moved, strict=True)
    moved = tuple(b + a if is_leaving else a + b for a, b in pairs)
    received = _plain(first.received + then.received)
    return Step(
        first.kind, moved, then.out, received, then.dims, first.axes + then.axes, then.partial
    )


def _widened(step: Step) -> Step:
    """The step over axes that are as long as can be."""
    moved, out = (tuple(map(joined, lists)) for lists in (step.moved, step.out))
    axes, partial = (joined(sorted(axes)) for axes in (step.axes, step.partial))
    return Step(step.kind, moved, out, step.received, step.dims, axes, partial)

"""Seconds of changes of layout: the chains of the planner that lowers them, priced by size.

A chain takes, per collective, a latency and a slope times the bytes of the tensor. Which chains
there are to choose among follows from the layouts and from what divides the dims, so equal
questions are asked once for all tensors: dims that neither end cuts, or both alike, leave nothing
but room for axes on the way, and axes that may change places are one under all names. The planner
is asked at a few sizes, and the fastest of its answers is taken at any other. What a plan says to
scatter is scattered, though a sum and a slice may be faster: that chain is the one of fewest bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import gcd, inf, prod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from shardwright.ir.core import Module
from shardwright.passes.cost.tables.renamed_axes import dims_named, named, namings
from shardwright.passes.partition.lowering.coexisting_sub_axes import (
    Cuts,
    named_axes,
    naming_ops,
)
from shardwright.passes.partition.reshard.planner import route
from shardwright.passes.partition.reshard.sub_axis_parts import are_odd
from shardwright.passes.partition.reshard.types import Ends, Step
from shardwright.passes.partition.reshard_timed.planner import FastRoutes
from shardwright.passes.partition.reshard_timed.step_seconds import Sent, StepTimes
from shardwright.passes.partition.resharding.uneven_shards import even_ends
from shardwright.spec.axes import Axes, Mesh, total
from shardwright.spec.cluster import Cluster
from shardwright.spec.layout import Layout, is_even
from shardwright.spec.strategies import atoms

SIZES = (1 << 14, 1 << 26)  # bytes of a tensor at which the planner is asked

Seconds = npt.NDArray[np.float64]
Places = npt.NDArray[np.int64]


class _Chain(NamedTuple):
    """Collectives, `elements` of each its part of the tensor, and the parts that are sliced or put
    in another order before one of them, and behind all.
    """

    sent: tuple[Sent, ...]
    before: tuple[float, ...]
    behind: tuple[float, ...]


class Slicing(NamedTuple):
    """Where slices are kernels of their own: before something is sent, as what is moved lies in
    memory, and behind all, as it is wanted there. `seconds`: of one that makes so many bytes.
    """

    seconds: Callable[[float], float]
    before: bool
    behind: bool


class Question(NamedTuple):
    """A change of layout without what does not matter to it; `spare`: axes to use on the way;
    `is_told`: a sum that a plan says to scatter.
    """

    shape: tuple[int, ...]
    src: Layout
    dst: Layout
    partial: Axes
    spare: Axes
    is_told: bool = False


class _Pairs:
    """Changes between layouts of tensors whose dims are divided alike: `numbers[src, dst]` counts
    the different ones, which `asked` lists with the parts of the tensor that one is about; 0 costs
    nothing, `UNEVEN` has to be asked by shape.
    """

    def __init__(self) -> None:
        self.places: dict[Layout, int] = {}
        self.numbers = np.zeros((0, 0), np.int64)
        self.asked: dict[tuple[Question, int], int] = {}


_UNEVEN = -1
MANY = 256  # devices of a mesh, above which chains are looked for briefly


class Moves:
    """Seconds of changes of layout on a mesh of a cluster. `cuts`: where a program cuts its axes.

    Raises ValueError where mesh and cluster have not as many devices.
    """

    def __init__(self, mesh: Mesh, cluster: Cluster, cuts: Cuts | None = None) -> None:
        self.mesh = mesh
        self.times = StepTimes(mesh, cluster)
        is_odd = cuts is not None and are_odd(cuts.points.values())
        self.odd = replace(cuts, points=dict(cuts.points)) if cuts and is_odd else None
        self.routes = FastRoutes(self.times, cuts, is_fine=False, is_brief=mesh.device_count > MANY)
        self._chains: dict[Question, tuple[_Chain, ...]] = {}
        self.namings = namings(self.times, self.routes.cuts)
        self._seconds: dict[tuple[Question, float, bool, bool], float] = {}
        self._asked: dict[object, list[tuple[Question, float]]] = {}
        self._spare: dict[frozenset[object], Axes] = {}
        self._pairs: dict[tuple[int, ...], _Pairs] = {}

    def between(
        self, shape: tuple[int, ...], width: float, srcs: Sequence[Layout], dsts: Sequence[Layout],
        slicing: Slicing | None = None,
    ) -> Seconds:  # fmt: skip
        """Seconds from each of some layouts to each of others; `width`: bytes of an element.

        `slicing`: which kernels count besides, always of the same seconds.
        """
        rooms = self._rooms(shape)
        pairs = self._pairs.setdefault(rooms, _Pairs())
        rows, columns = (self._placed(pairs, rooms, some) for some in (srcs, dsts))
        numbers = pairs.numbers[rows[:, None], columns[None, :]]
        size, used = prod(shape) * width, np.unique(numbers)
        seconds, asked = np.zeros(len(pairs.asked) + 1), list(pairs.asked)
        for number in map(int, used):
            if number > 0:
                question, parts = asked[number - 1]
                seconds[number] = self._priced(question, size / parts, slicing)
        found = seconds[numbers]
        for row, column in np.argwhere(numbers == _UNEVEN).tolist():
            found[row, column] = self.seconds(shape, width, srcs[row], dsts[column])
        return found

    def _rooms(self, shape: tuple[int, ...]) -> tuple[int, ...]:
        """Of dims what may divide them."""
        count = self.mesh.device_count
        return tuple([gcd(n, count) for n in shape])

    def _placed(self, pairs: _Pairs, rooms: tuple[int, ...], some: Sequence[Layout]) -> Places:
        """The places of layouts among the pairs, which grow by those that are new."""
        places = pairs.places
        first = len(places)
        found = np.array([places.setdefault(one, len(places)) for one in some], np.int64)
        if len(places) > first:
            numbers = np.zeros((len(places), len(places)), np.int64)
            numbers[:first, :first] = pairs.numbers
            known = list(places)
            for row, src in enumerate(known):
                for column in range(first if row < first else 0, len(known)):
                    if row != column:
                        numbers[row, column] = self._numbered(pairs, rooms, src, known[column])
            pairs.numbers = numbers
        return found

    def _numbered(self, pairs: _Pairs, rooms: tuple[int, ...], src: Layout, dst: Layout) -> int:
        """The number of a change of layout."""
        if not (is_even(rooms, src) and is_even(rooms, dst)):
            return _UNEVEN
        if is_slice(src, dst):
            return 0
        key = self._question(rooms, src, dst, ())
        return pairs.asked.setdefault(key, len(pairs.asked) + 1)

    def seconds(
        self, shape: tuple[int, ...], width: float, src: Layout, dst: Layout, partial: Axes = (),
        *, is_told: bool = False,
    ) -> float:  # fmt: skip
        """From one layout to another, of a value that is `partial` on some axes at first; `is_told`
        where a plan says to scatter it.
        """
        asked = self._asked_for(shape, src, dst, partial, is_told=is_told)
        return sum([self._priced(question, count * width) for question, count in asked])

    def sent(
        self, shape: tuple[int, ...], width: float, src: Layout, dst: Layout, partial: Axes = (),
        *, is_told: bool = False,
    ) -> list[Sent]:  # fmt: skip
        """The collectives of just this tensor, one after the other, `elements` of it each.

        Of several chains that take as long it is the one that the partitioner takes.
        """
        found: list[Sent] = []
        for one in even_ends(shape, src, dst, partial) if src != dst or partial else ():
            if is_told:
                found += self._told(one)
                continue
            ends = replace(one, spare=self.routes.idle(one))
            found += self._sent(ends, self.routes.route(ends, width).steps)
        return found

    def _asked_for(
        self, shape: tuple[int, ...], src: Layout, dst: Layout, partial: Axes, *, is_told: bool
    ) -> list[tuple[Question, float]]:
        """What to ask the planner, one after the other, and of how many elements that is."""
        key = shape, src, dst, partial, is_told
        found = self._asked.get(key)
        if found is None:
            found = self._asked[key] = []
            for one in even_ends(shape, src, dst, partial) if src != dst or partial else ():
                if one.partial or not is_slice(one.src, one.dst):
                    count = self.mesh.device_count
                    rooms = tuple([gcd(n, count) for n in one.shape])
                    ends = rooms, one.src, one.dst, one.partial
                    question, parts = self._question(*ends, is_told=is_told)
                    found.append((question, prod(one.shape) / parts))
        return found

    def _question(
        self, rooms: tuple[int, ...], src: Layout, dst: Layout, partial: Axes,
        *, is_told: bool = False,
    ) -> tuple[Question, int]:  # fmt: skip
        """What to ask the planner, and of how many parts of the tensor that is one."""
        kept: list[tuple[Axes, Axes, int]] = []
        parts, room = 1, 1
        for size, before, after in zip(rooms, src, dst, strict=True):
            if before != after:
                kept.append((before, after, size))
            else:
                parts *= total(before)
                room = max(room, size // gcd(size, total(before)))
        if not is_told:  # of chains of as many bytes the first counts, which hangs on the order
            kept.sort()
        befores, afters, sizes = [*zip(*kept, strict=True)] if kept else ((), (), ())
        spare = () if is_told else self._idle(src, dst, partial)
        moving = {axis for axes in (*befores, *afters, partial, spare) for axis in axes}
        used = total(moving)
        sizes = tuple([gcd(size, used) for size in sizes])
        room = gcd(room, total(spare))
        if room > 1:
            befores, afters, sizes = (*befores, ()), (*afters, ()), (*sizes, room)
        return Question(sizes, befores, afters, partial, spare, is_told), parts

    def _idle(self, src: Layout, dst: Layout, partial: Axes) -> Axes:
        """Axes that neither end uses, as the partitioner hands them to the planner."""
        used = frozenset(axis for axes in (*src, *dst, partial) for axis in axes)
        found = self._spare.get(used)
        if found is None:
            found = self._spare[used] = self.routes.idle(Ends((), src, dst, partial))
        return found

    def _priced(self, question: Question, size: float, slicing: Slicing | None = None) -> float:
        """Seconds for a tensor of so many bytes."""
        key = question, size, *((False, False) if slicing is None else slicing[1:])
        found = self._seconds.get(key)
        if found is None:
            chains = self._chains.get(question)
            if chains is None:
                alike = self._named_alike(question)
                if alike not in self._chains:
                    self._chains[alike] = self._answers(question)
                chains = self._chains[question] = self._chains[alike]
            seconds = [_chain_seconds(one, size) for one in chains]
            found = min(seconds)
            if slicing is not None:
                _, before, behind = chains[seconds.index(found)]
                parts = (before if slicing.before else ()) + (behind if slicing.behind else ())
                found += sum([slicing.seconds(part * size) for part in parts])
            self._seconds[key] = found
        return found

    def _named_alike(self, question: Question) -> Question:
        """The first of all questions that differ in names of axes, and have the same answer."""
        shape, src, dst, partial, spare, is_told = question
        asked = {axis for axes in (*src, *dst, partial, spare) for axis in axes}
        first = self.namings[0]
        if len(self.namings) == 1 or is_told or not all(axis in first for axis in asked):
            return question
        found: list[Question] = []
        for one in self.namings:
            ends = zip(dims_named(src, one), dims_named(dst, one), shape, strict=True)
            dims = sorted(ends)
            found.append(
                Question(
                    tuple([size for _, _, size in dims]), tuple([src for src, _, _ in dims]),
                    tuple([dst for _, dst, _ in dims]), named(partial, one), named(spare, one),
                )
            )  # fmt: skip
        return min(found)

    def _answers(self, question: Question) -> tuple[_Chain, ...]:
        shape, src, dst, partial, spare, is_told = question
        elements, found = prod(shape), dict[_Chain, None]()
        for size in SIZES:
            ends = Ends(shape, src, dst, partial)
            slices: tuple[tuple[float, ...], tuple[float, ...]] = (), ()
            if is_told:
                sent = self._told(ends)
            else:
                timed = self.routes.route(replace(ends, spare=spare), size / elements)
                sent, slices = self._sent(ends, timed.steps), self._sliced(ends, timed.steps)
            chain = [one._replace(elements=one.elements / elements) for one in sent]
            found[_Chain(tuple(chain), *slices)] = None
        return tuple(found)

    def _told(self, ends: Ends) -> list[Sent]:
        """The collectives of a sum that a plan says to scatter."""
        ends = ends if self.odd is None else ends.over(self.odd.split)
        return self._sent(ends, route(ends).steps)

    def _sliced(
        self, ends: Ends, steps: Sequence[Step]
    ) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The parts of the tensor that devices keep of what they have, or put in another order:
        before something is sent, and behind all.
        """
        found, last, before = list[float](), 0, ends.src
        for step in steps:
            if self.times.transfers(step, before, step.view or ends.shape):
                is_turned = len(step.moves) > 1  # rows are put in order, and back
                found += [1 / _parts(before)] * is_turned
                last = len(found)
                found += [1 / _parts(step.out)] * is_turned
            elif _parts(step.out) > _parts(before):
                found.append(1 / _parts(step.out))
            before = step.out
        return tuple(found[:last]), tuple(found[last:])

    def _sent(self, ends: Ends, steps: Sequence[Step]) -> list[Sent]:
        """The collectives of a chain."""
        found, before = list[Sent](), ends.src
        for step in steps:
            found += self.times.transfers(step, before, step.view or ends.shape)
            before = step.out
        return found


def moves_of(module: Module, mesh: Mesh, cluster: Cluster, *, parts: bool = False) -> Moves:
    """Of a program: its chains stand beside all axes that it names, and with `parts` beside prime
    parts of all axes, as far as these can coexist.
    """
    cuts = Cuts(mesh)
    every = [mesh.resolve(named_axes(op)) for op in naming_ops(module)]
    every += [(part,) for part in atoms(mesh, parts=True)] if parts else []
    for one in every:
        if cuts.admit([one]):
            cuts.add([one])
    return Moves(mesh, cluster, cuts)


def is_slice(src: Layout, dst: Layout) -> bool:
    """True if every device has what it needs: dims are cut further at most."""
    return all(a == b[: len(a)] for a, b in zip(src, dst, strict=True))


def _parts(layout: Layout) -> int:
    return prod([total(axes) for axes in layout])


def _chain_seconds(chain: _Chain, size: float) -> float:
    seconds = 0.0
    for sent in chain.sent:
        best = inf
        for latency, slope in sent.lines:
            now = latency + slope * sent.elements * size
            best = min(best, now)
        seconds += best
    return seconds

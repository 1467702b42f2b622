"""One query to the search of fastest chains, and its result as steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import partial
from math import inf, prod

from shardwright.passes.partition.reshard import space as kinds
from shardwright.passes.partition.reshard.reshaped_views import viewed_steps
from shardwright.passes.partition.reshard.search import NEVER, STEPS
from shardwright.passes.partition.reshard.strided_layouts import Teeth, Tooth
from shardwright.passes.partition.reshard.strided_search import StridedSearch
from shardwright.passes.partition.reshard.sub_axis_parts import cuts_of, split_all, with_primes
from shardwright.passes.partition.reshard.types import Ends, Step, exact, widened
from shardwright.passes.partition.reshard_timed.bound import least_seconds
from shardwright.passes.partition.reshard_timed.search import Permutes, TimedChain, TimedSearch
from shardwright.passes.partition.reshard_timed.space import TICKS, Move, TimedSpace
from shardwright.passes.partition.reshard_timed.step_seconds import StepTimes
from shardwright.spec.axes import Axes, Axis, joined
from shardwright.spec.layout import Layout, local_count

MAX_STATES = 60_000  # the search notes; then it takes the first chain it finds
MAX_WORK = 4_000_000  # states times devices, as each price looks at all devices
MAX_STRIDED, STRIDED_TRIES = 8, 500  # chains through strided layouts, and states looked at
HASTE = 3  # what bounds then count for

State = kinds.State


@dataclass(frozen=True, slots=True)
class TimedRoute:
    """A chain with the seconds of each step.

    `least` tells the bound, which takes long of many devices and is seldom asked for. `is_proved`:
    no chain of these collectives over contiguous layouts is faster.
    """

    steps: tuple[Step, ...]
    each: tuple[float, ...]
    least: Callable[[], float] = field(compare=False, repr=False)
    is_proved: bool
    settled: int
    received: int | Fraction
    peak: int

    @property
    def seconds(self) -> float:
        return sum(self.each)

    @property
    def bound(self) -> float:
        """Seconds below which no device has what it needs, whatever moves it."""
        return self.least()


class Query:
    """One question over parts. `tries`: strided layouts that are looked at, at most."""

    def __init__(
        self, ends: Ends, lists: tuple[Axes, ...], width: float, times: StepTimes,
        tries: int = STRIDED_TRIES,
    ) -> None:  # fmt: skip
        self.ends, self.width, self.times, self.settled = ends, width, times, 0
        self.tries = tries
        rank = len(ends.shape)
        *dims, partial, wanted, spare = lists
        self.src, self.dst, self.spare = (*dims[:rank], partial), (*dims[rank:], wanted), spare
        self.parts = tuple(dict.fromkeys(part for axes in lists for part in axes))
        self._prices: dict[tuple[str, tuple[int, ...]], tuple[tuple[float, float], ...]] = {}
        self._strided: dict[tuple[str, Axes], tuple[tuple[float, float], ...]] = {}
        self._levels = [times.level(part) for part in self.parts]

    def fastest(self, within: float) -> tuple[list[TimedRoute], bool]:
        """Chains, the fastest among them, none where all take longer; whether that is proved."""
        found, proved = list[TimedRoute](), False
        limit = min(MAX_STATES, MAX_WORK // self.times.mesh.device_count)
        for weight in (1, HASTE):
            search = TimedSearch(self.space(), self.state(self.src), self.permutes())
            chain = search.fastest(limit, int(within * TICKS) + 1, weight)
            self.settled += search.settled
            if chain is not None:
                found.append(self.timed(list(self.steps(chain))))
            if not search.is_spent:
                proved = weight == 1
                break
        return [*found, *self.combed(min([within, *(one.seconds for one in found)]))], proved

    def space(self) -> TimedSpace:
        ends, sizes = self.ends, tuple(part.size for part in self.parts)
        cap = max(local_count(ends.shape, layout) for layout in (ends.src, ends.dst))
        goal = self.state(self.dst)
        return TimedSpace(ends.shape, sizes, cap, goal, self.price, self.alike(goal))

    def alike(self, goal: State) -> tuple[int, ...]:
        """Numbers of parts that may change places: the target does not have them."""
        wanted = {part for parts in goal for part in parts}
        found: dict[object, int] = {}
        return tuple(
            found.setdefault(part if number in wanted else self.times.alike(part), number)
            for number, part in enumerate(self.parts)
        )

    def state(self, lists: Sequence[Axes]) -> State:
        *dims, partial = [tuple(map(self.parts.index, axes)) for axes in lists]
        return (*dims, tuple(sorted(partial)))

    def layout(self, state: State) -> Layout:
        return tuple(tuple(self.parts[part] for part in parts) for parts in state[:-1])

    def price(self, kind: str, parts: tuple[int, ...], result: int) -> int:
        key = kind, parts
        lines = self._prices.get(key)
        if lines is None:
            lines = self.times.lines(kind, tuple(self.parts[part] for part in parts))
            self._prices[key] = lines
        return _ticks(lines, result * self.width)

    def permutes(self) -> Permutes:
        """The seconds of permutes: some pair of devices differs along each part that moves."""
        count = len(self.times.cluster.levels)
        lines = [self.times.pair(level) for level in range(count)]
        known: dict[tuple[int, int], int] = {}

        def across(level: int, size: int) -> int:
            key = level, size
            if key not in known:
                outer = lines[: level + 1] if level >= 0 else lines
                known[key] = min(_ticks((line,), size * self.width) for line in outer)
            return known[key]

        def least(state: State, other: State, size: int) -> int:
            before, after = _teeth(state, self.parts), _teeth(other, self.parts)
            moved = [k for k, part in enumerate(self.parts) if before.get(part) != after.get(part)]
            return max(across(self._levels[part], size) for part in moved)

        def exact(state: State, other: State, size: int) -> int:
            lines = self.times.permute_lines(self.layout(state), self.layout(other))
            return _ticks(lines, size * self.width)

        def lowest(size: int) -> int:
            return across(-1, size)

        return Permutes(exact, least, lowest)

    # --- chains as steps

    def timed(self, steps: Sequence[Step]) -> TimedRoute:
        """Steps with their times; their end is checked."""
        ends = self.ends
        steps = tuple(map(widened, steps))
        reached = steps[-1].out, sorted(steps[-1].partial)
        wanted = tuple(map(joined, ends.dst)), sorted(joined(sorted(ends.wanted)))
        assert reached == wanted, f"{ends} ends in {reached}"
        each = tuple(self.times.each(steps, ends.src, ends.shape, self.width))
        received = exact(sum((Fraction(step.received) for step in steps), Fraction(0)))
        outs = [local_count(step.view or ends.shape, step.out) for step in steps]
        peak = max(local_count(ends.shape, ends.src), *outs)
        least = partial(least_seconds, ends, self.width, self.times)
        return TimedRoute(steps, each, least, False, 0, received, peak)

    def combed(self, within: float = inf) -> Iterator[TimedRoute]:
        """Chains of exchanges through strided layouts: some of those that may take least time."""
        if self.src[-1] or self.dst[-1]:
            return
        lists = (*self.src, *self.dst, self.spare)
        fine = {name: with_primes(points) for name, points in cuts_of(lists).items()}
        parts, count = split_all(lists, fine), len(self.src)
        src, dst, spare = parts[: count - 1], parts[count : 2 * count - 1], parts[2 * count]
        search = StridedSearch(
            self.ends.shape, src, dst, spare, prod(self.ends.shape), self.volume_price, 0
        )  # fmt: skip
        most = int(within * TICKS) * STEPS if within < inf else NEVER
        tries = min(self.tries, MAX_WORK // self.times.mesh.device_count)
        for _ in range(MAX_STRIDED):
            chain = search.next(most, tries)
            if chain is None:
                return
            yield self.timed(viewed_steps(self.ends.shape, chain.states))

    def volume_price(self, kind: str, axes: Axes, volume: int) -> int:
        """Ticks of an exchange or a gather, by the elements that a device receives."""
        group = prod(axis.size for axis in axes)
        key = kind, axes
        lines = self._strided.get(key)
        if lines is None:
            lines = self._strided[key] = self.times.lines(kind, axes)
        return _ticks(lines, volume * group // (group - 1) * self.width)

    def steps(self, chain: TimedChain) -> Iterator[Step]:
        """Slices that follow one another are one; what is not contiguous is seen in other dims."""
        before, combed = self.state(self.src), list[Teeth]()
        slices: list[Step] = []
        space = self.space()
        for move, state in chain.steps:
            if not space.is_contiguous(state) or combed:
                combed = combed or [_teeth(before, self.parts)]
                combed.append(_teeth(state, self.parts))
                if space.is_contiguous(state):
                    yield from slices
                    yield from viewed_steps(self.ends.shape, combed)
                    slices, combed = [], []
            elif move.kind == kinds.SLICE:
                slices = [_sliced([*slices, self.step(move, before, state)])]
            else:
                yield from slices
                yield self.step(move, before, state)
                slices = []
            before = state
        yield from slices

    def step(self, move: Move, before: State, state: State) -> Step:
        moved = tuple(self.parts[part] for part in move.parts)
        alone = move.kind in (kinds.ALL_REDUCE, kinds.FROM_WHOLE)
        dims = range(len(self.ends.shape))
        lists = tuple(moved if dim == move.source else () for dim in dims)
        moves = ((move.source, move.target),) if move.kind == kinds.EXCHANGE else ()
        held = local_count(self.ends.shape, self.layout(before))
        received = _received(move.kind, held, prod(part.size for part in moved))
        partial = tuple(self.parts[part] for part in state[-1])
        out, axes = self.layout(state), moved if alone else ()
        return Step(move.kind, lists, out, received, moves, axes, partial)


def _sliced(slices: Sequence[Step]) -> Step:
    """Slices as one."""
    *before, last = slices
    lists = tuple(
        tuple(axis for step in slices for axis in step.moved[dim]) for dim in range(len(last.moved))
    )
    return replace(last, moved=lists) if before else last


def _received(kind: str, held: int, group: int) -> int | Fraction:
    """Elements that a device receives."""
    volumes = {
        kinds.GATHER: Fraction(held * (group - 1)),
        kinds.PERMUTE: Fraction(held),
        kinds.EXCHANGE: Fraction(held * (group - 1), group),
        kinds.REDUCE_SCATTER: Fraction(held * (group - 1), group),
        kinds.ALL_REDUCE: Fraction(2 * held * (group - 1), group),
    }
    return exact(volumes.get(kind, Fraction(0)))


def _teeth(state: State, parts: Sequence[Axis]) -> Teeth:
    """The positions of the parts that cut the dims; gaps count."""
    found: Teeth = {}
    for dim, numbers in enumerate(state[:-1]):
        pre = 1
        for number in numbers:
            size = parts[number].size if number >= 0 else -number
            if number >= 0:
                found[parts[number]] = Tooth(dim, pre, size)
            pre *= size
    return found


def _ticks(lines: Sequence[tuple[float, float]], size: float) -> int:
    if not size:
        return 0
    return round(min(latency + slope * size for latency, slope in lines) * TICKS)

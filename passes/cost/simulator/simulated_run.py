"""The result of simulating a block, and a lower bound over all schedules of its kernels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from shardwright.passes.cost.fusion.fusion import Fused, Kernel
from shardwright.passes.cost.pricing.machine import PER_SECOND, Price
from shardwright.passes.cost.simulator.stage_transfers import Send
from shardwright.passes.cost.simulator.streams import COMPUTE, Event, Streams
from shardwright.passes.cost.stages.stages import is_foreign
from shardwright.passes.pipeline.schedules.staged_calls import Plan
from shardwright.passes.pipeline.schedules.timing import Played


class Least(NamedTuple):
    """Lower bounds of the time of any schedule of these kernels, in picoseconds.

    Operations at the peaks; bytes at the memory bandwidth; bytes over each level's links; the
    longest way through.
    """

    computing: int
    moving: int
    links: tuple[int, ...]
    path: int

    @property
    def bound(self) -> int:
        """The largest of all."""
        return max(self.computing, self.moving, self.path, *self.links)


@dataclass
class Run:
    """A block that was simulated. Times are picoseconds of all its iterations together.

    `events`: of the iterations that were simulated one by one, from the start of the block.
    `parts`: what an iteration of a pipeline runs on a device; `bubble`: when it waits there for
    other stages; `sends`: what all of them pass on in an iteration.
    `skipped`: kernels of other stages. `group`: of devices, in a pipeline; `played`: what all of
    them do when, from the start of the loop.
    """

    fused: Fused
    prices: list[Price]
    inner: dict[int, Run]  # by number of the kernel that runs a region
    turns: int = 1
    time: int = 0
    computed: int = 0
    exposed: int = 0
    events: list[Event] = field(default_factory=list[Event])
    least: Least = Least(0, 0, (), 0)
    condition: Run | None = None
    bubble: int = 0
    parts: list[Run] = field(default_factory=list["Run"])
    sends: list[Send] = field(default_factory=list[Send])
    skipped: frozenset[int] = frozenset()
    group: int = 0
    played: Played | None = None

    def executed(
        self, times: int = 1, left_out: Callable[[Kernel], bool] | None = None
    ) -> Iterator[tuple[Kernel, Price, int]]:
        """Every kernel and collective with how often it runs, those inside regions too.

        `left_out`: which kernels of this block to leave out, with all that is inside them.
        """
        times *= self.turns
        for number, kernel in enumerate(self.fused.kernels):
            if left_out is not None and left_out(kernel):
                continue
            if number in self.inner:
                yield from self.inner[number].executed(times)
            elif not kernel.is_fence and number not in self.skipped:
                yield kernel, self.prices[number], times
        for part in self.parts:
            yield from part.executed(times)
        if self.condition is not None:
            yield from self.condition.executed(times)

    def pipeline(self) -> Played | None:
        """The first pipeline that is played in it, or in what it runs; None without one."""
        found = (self.played, *(run.pipeline() for run in self.inner.values()))
        return next((one for one in found if one is not None), None)

    def sent(self, times: int = 1) -> Iterator[tuple[Send, int]]:
        """The transfers between stages of a pipeline, with their numbers."""
        times *= self.turns
        yield from ((send, times) for send in self.sends)
        for inner in self.inner.values():
            yield from inner.sent(times)


def finished(run: Run, streams: Streams) -> Run:
    """The run with what its streams took."""
    run.time, run.computed, run.exposed = streams.now, streams.computed, streams.exposed
    run.bubble = streams.bubble
    run.events = streams.events
    return run


def repeated(run: Run, turns: int) -> Run:
    """A block that runs so often, one after another."""
    times = (run.time * turns, run.computed * turns, run.exposed * turns)
    bubble = run.bubble * turns
    return Run(
        run.fused, run.prices, run.inner, turns, *times, run.events, run.least, bubble=bubble
    )


def with_condition(run: Run, condition: Run) -> Run:
    """A loop whose condition, where it is more than a comparison, runs once more than its body."""
    if not condition.fused.kernels:
        return run
    times = run.turns + 1
    run.condition = condition
    run.time += times * condition.time
    run.computed += times * condition.computed
    run.exposed += times * condition.exposed
    return run


def wait_for_others(run: Run, plan: Plan) -> None:
    """The time in which other devices compute what the program has outside its loop is waiting."""
    for event in run.events:
        if event.stream == COMPUTE and is_foreign(run.fused.kernels[event.key], run.group, plan):
            inner = run.inner.get(event.key)
            exposed = inner.exposed if inner is not None else 0
            run.exposed -= exposed
            run.computed -= event.end - event.start - exposed
            run.bubble += event.end - event.start


# --- bounds


def least_of(run: Run, levels: int) -> Least:
    """Of one iteration of a block, from the prices of its kernels."""
    ends = [0] * len(run.prices)
    computing = moving = 0
    links = [0.0] * levels
    inner = [0] * levels
    for number, (kernel, price) in enumerate(zip(run.fused.kernels, run.prices, strict=True)):
        least = price.least
        if number in run.inner:
            below = run.inner[number].least
            least = below.bound
            computing, moving = computing + below.computing, moving + below.moving
            inner = [a + b for a, b in zip(inner, below.links, strict=True)]
        computing, moving = computing + price.computing, moving + price.moving
        for level, seconds in enumerate(price.busy):
            links[level] += seconds
        ends[number] = max((ends[dep] for dep in kernel.deps), default=0) + least
    whole = tuple(int(s * PER_SECOND) + below for s, below in zip(links, inner, strict=True))
    return Least(computing, moving, whole, max(ends, default=0))


def least_together(parts: list[Least]) -> Least:
    """Of runs one after another."""
    links = tuple(map(sum, zip(*[part.links for part in parts], strict=True)))
    return Least(
        sum(part.computing for part in parts),
        sum(part.moving for part in parts),
        links,
        sum(part.bound for part in parts),
    )


def least_of_turns(least: Least, turns: int) -> Least:
    """Of all iterations; the way through one is no longer for there being others."""
    links = tuple(turns * one for one in least.links)
    path = least.path if turns else 0
    return Least(turns * least.computing, turns * least.moving, links, path)

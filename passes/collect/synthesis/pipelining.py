"""Pipelines programs in chunks, so that links of different levels work at the same time.

The data are cut in equal chunks; each runs the instructions of a program in order. An instruction
keeps each kind of link busy for its share of the time, and for a latency. Whenever links are free,
the chunk that is furthest goes first. However many chunks there are, no link works less than the
whole program keeps it busy: so the best programs are those whose largest load is the smallest.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from typing import NamedTuple

from shardwright.passes.collect.synthesis.least_load import least_loaded
from shardwright.passes.collect.synthesis.prices import TICKS, Busy, Price
from shardwright.passes.collect.synthesis.search import busy, cheapest
from shardwright.spec.sharding_rules.reductions import Program

CHUNKS = (1, 2, 4, 8, 16, 32, 64)
_NOTHING = -1


class Pipelined(NamedTuple):
    """A program run in chunks.

    `seconds` until the last chunk is done; `bound`: seconds that no program of the language beats,
    in however many chunks; 0 where that is not known.
    """

    program: Program
    chunks: int
    seconds: float
    bound: float


class Slot(NamedTuple):
    """A chunk in a stage, in seconds."""

    stage: int
    chunk: int
    begin: float
    end: float


def pipelined(radices: Sequence[int], price: Price, chunks: Sequence[int] = CHUNKS) -> Pipelined:
    """The best of the least loaded program and of the cheapest one, and the best number of chunks.

    Of equal times the fewest chunks are taken. Never slower than the cheapest program in one piece.
    """
    least = least_loaded(radices, price)
    bound = max(least.loads, default=0) / TICKS
    programs = (cheapest(radices, price).best.program, least.program)
    return best_in_chunks(programs, price, chunks)._replace(bound=bound)


def best_in_chunks(
    programs: Sequence[Program], price: Price, chunks: Sequence[int] = CHUNKS
) -> Pipelined:
    """The best of some programs, and the best number of chunks; of equal ones the fewest."""
    found = [
        Pipelined(program, count, makespan(stages, count), 0.0)
        for program in programs
        for stages in [busy(program, price)]
        for count in chunks
    ]
    return min(found, key=lambda one: (round(one.seconds * TICKS), one.chunks))


def makespan(stages: Sequence[Busy], chunks: int) -> float:
    """Seconds until all chunks have run all stages; what a stage costs is that of all the data."""
    return max((slot.end for slot in schedule(stages, chunks)), default=0.0)


def schedule(stages: Sequence[Busy], chunks: int) -> tuple[Slot, ...]:
    """The schedule of chunks and stages, by begin.

    Chunks that are furthest go first, or those that are least far: whichever is done sooner.
    """
    if not stages:
        return ()
    found = [_listed(stages, chunks, order) for order in (1, -1)]
    return min(found, key=lambda slots: round(max(slot.end for slot in slots) * TICKS))


def _listed(stages: Sequence[Busy], chunks: int, order: int) -> tuple[Slot, ...]:
    """A list schedule; `order` -1: chunks that are furthest go first."""
    used = [[kind for kind, time in enumerate(stage.links) if time > 0] for stage in stages]
    free = [0.0] * len(stages[0].links)
    waiting = [chunks, *[0] * len(stages)]  # chunks that may begin a stage; last: that are done
    begun = [0] * len(stages)  # chunks run through a stage in their order
    events: list[tuple[float, int]] = [(0.0, _NOTHING)]  # when links get free, or a chunk a stage
    slots: list[Slot] = []
    while events:
        now, arrived = heapq.heappop(events)
        if arrived != _NOTHING:
            waiting[arrived] += 1
        if events and events[0][0] == now:
            continue
        for number in range(len(stages))[::order]:
            stage = stages[number]
            while waiting[number] and all(free[kind] <= now for kind in used[number]):
                slots.append(Slot(number, begun[number], now, now + stage.seconds_of(chunks)))
                waiting[number] -= 1
                begun[number] += 1
                for kind in used[number]:
                    free[kind] = now + stage.links[kind] / chunks + stage.latency
                    heapq.heappush(events, (free[kind], _NOTHING))
                heapq.heappush(events, (slots[-1].end, number + 1))
    return tuple(slots)

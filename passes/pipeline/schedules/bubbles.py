"""Figures of a played schedule: span, the three bubbles, and bounds that no order beats.

`idle` is the part of all ranks' time in which they do nothing (GPipe, Chimera); `span` the part of
the longest time from a rank's first start to its last end in which it does nothing (Zero Bubble);
`ideal` the time beyond that of the busiest rank, over the latter (Megatron-LM, interleaved).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor
from typing import NamedTuple

from shardwright.passes.pipeline.schedules.actions import FORWARD, Lists, PassTimes, flat
from shardwright.passes.pipeline.schedules.timing import Played
from shardwright.spec.schedule_names import (
    CHIMERA,
    GPIPE,
    INTERLEAVED,
    LOOPED_BFS,
    ONE_F_ONE_B,
    ZB_H1,
    Named,
)


class Bubble(NamedTuple):
    """The same waiting by three names."""

    idle: Fraction
    span: Fraction
    ideal: Fraction


def span_of(played: Played) -> int:
    """The longest time from a rank's first start to its last end."""
    return max(rank[-1].end - rank[0].start for rank in played.spans if rank)


def bubble_of(played: Played) -> Bubble:
    """All three, of lists that take some time."""
    busy = [played.busy(rank) for rank in range(len(played.spans))]
    most, span, makespan = max(busy), span_of(played), played.makespan
    return Bubble(
        1 - Fraction(sum(busy), len(busy) * makespan),
        Fraction(span - most, span),
        Fraction(makespan - most, most),
    )


def least_span(lists: Lists, times: Sequence[PassTimes], held: Fraction) -> int:
    """A span that no order beats of these stages on these ranks, backward in as many pieces, that
    holds at most so many activations on a rank.

    A rank does its own work. Before its first way back a micro-batch passes all stages behind it,
    and there is nothing to do but forward passes, no more than fit. From the first rank,
    micro-batches go to each other rank, are worked on there, and their gradients come back.
    """
    ranks = range(len(lists.ranks))
    work = [0] * len(ranks)
    for replica, place in enumerate(lists.places):
        for stage, rank in enumerate(place):
            work[rank] += _share(lists, replica) * times[stage].all
    if len(lists.places) * lists.copies > 1:
        starts = range(0, lists.stages, lists.chain)
        ways = [(place[k : k + lists.chain], times[k:]) for place in lists.places for k in starts]
        return max(*work, *(_there_and_back(*way, 0) for way in ways))
    place, count = next(iter(lists.places), ()), lists.microbatches
    found = list(work)
    for rank in ranks:
        mine = [stage for stage in range(lists.stages) if place[stage] == rank]
        early = min(floor(held * lists.chunks), count * len(mine))
        around = _there_and_back(place, times, mine[0], mine[-1], bool(lists.splits))
        waits = around - early * max(times[stage].forward for stage in mine)
        found.append(work[rank] + max(0, waits))
        inner = work[rank]
        if lists.splits:
            inner = count * sum(times[stage].forward + times[stage].input for stage in mine)
        found.append(inner + _outside(place, times, mine[0], bool(lists.splits)))
    return max(found)


def _there_and_back(
    place: Sequence[int], times: Sequence[PassTimes], first: int, last: int = -1,
    splits: bool = False,
) -> int:  # fmt: skip
    """The time of a micro-batch from the start of a stage to the end, and back until stage `last`
    can start; -1: until the first is over.
    """
    there = [*range(first, len(place))]
    back = [*range(last + 1, len(place))]
    takes = sum(times[s].forward for s in there) + sum(_back(times[s], splits) for s in back)
    return takes + sum(_moved(place, times, s) for s in (*there[1:], *back) if s)


def _outside(place: Sequence[int], times: Sequence[PassTimes], stage: int, splits: bool) -> int:
    """The time before a micro-batch reaches a stage, and after the stage's last way back."""
    before = range(stage)
    takes = sum(times[s].forward + _back(times[s], splits) for s in before)
    takes += times[0].weight if splits else 0
    return takes + 2 * sum(_moved(place, times, s) for s in range(1, stage + 1))


def _back(one: PassTimes, splits: bool) -> int:
    return one.input + (0 if splits else one.weight)


def _moved(place: Sequence[int], times: Sequence[PassTimes], stage: int) -> int:
    """The time of a transfer from the stage before."""
    return times[stage].sent if place[stage] != place[stage - 1] else 0


def _share(lists: Lists, replica: int) -> int:
    """Micro-batches of a replica."""
    firsts = (one for rank in lists.ranks for one in flat(rank) if one.stage == 0)
    return sum(one.kind == FORWARD and one.replica == replica for one in firsts)


# --- what papers say


class Formula(NamedTuple):
    """A bubble by one of the three names, of equal stages whose transfers take no time."""

    name: str
    value: Fraction


def formula_of(schedule: Named, ranks: int, microbatches: int, one: PassTimes) -> Formula | None:
    """What the schedule's paper says of its bubble; None for those that are searched.

    `one`: times of a rank's part of the model. For ZB-H1 W is the shortest of the three; for
    Chimera there are as many micro-batches as ranks, or F and B are of the same length.
    """
    p, m, back = ranks, microbatches, one.input + one.weight
    if schedule.name in (GPIPE, ONE_F_ONE_B):
        return Formula("idle", Fraction(p - 1, m + p - 1))
    if schedule.name in (INTERLEAVED, LOOPED_BFS):
        return Formula("ideal", Fraction(p - 1, schedule.chunks * m))
    if schedule.name == ZB_H1 and m >= p and one.weight <= min(one.forward, one.input):
        waits = (p - 1) * (one.forward + one.input - one.weight)
        return Formula("span", Fraction(waits, m * one.all + waits))
    if schedule.name == CHIMERA and back == one.forward:
        return Formula("idle", Fraction(p - 2, 2 * m + p - 2))
    if schedule.name == CHIMERA and back == 2 * one.forward and m == p:
        return Formula("idle", Fraction(2 * (p - 2), 3 * m + 2 * (p - 2)))
    return None

"""The lists of a schedule by its name: `1f1b`, `interleaved:2`, `zb-2p`."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from shardwright.passes.pipeline.schedules import orders
from shardwright.passes.pipeline.schedules.actions import Action, Lists, PassTimes, in_turn
from shardwright.passes.pipeline.schedules.ledger import peaks
from shardwright.passes.pipeline.schedules.zero_bubble import zero_bubble
from shardwright.spec.schedule_names import (
    CHIMERA,
    GPIPE,
    INTERLEAVED,
    LOOPED_BFS,
    ONE_F_ONE_B,
    ZB_H1,
    Named,
    legal_microbatches,
    legal_ranks,
)

LEAST = Fraction(1)  # activations without which no rank can run


def lists_of_schedule(
    schedule: Named,
    ranks: int,
    microbatches: int,
    times: Sequence[PassTimes] = (),
    limit: Fraction | None = None,
) -> Lists:
    """Lists of computing actions. Ranks and micro-batches are numbers that the schedule takes.

    `times`: by stage, for schedules that are searched; all alike without them. `limit`: of
    activations on a rank, for the same; without it the schedule's own, and never less than one.
    """
    assert legal_ranks(schedule, ranks) == ranks
    assert legal_microbatches(schedule, ranks, microbatches) == microbatches
    stages = ranks * schedule.chunks
    places = (in_turn(ranks, stages),)
    if schedule.name == CHIMERA:
        places = (*places, tuple(reversed(places[0])))
    if schedule.row.limit:
        found = max(LEAST, Fraction(schedule.row.limit * ranks) if limit is None else limit)
        given = times or [PassTimes(1, 1, 1)] * stages
        lines = zero_bubble(given, microbatches, int(2 * found))
    else:
        lines = [_line(schedule, rank, ranks, microbatches) for rank in range(ranks)]
    return Lists(tuple(map(tuple, lines)), stages, microbatches, places)


def _line(schedule: Named, rank: int, ranks: int, microbatches: int) -> list[Action]:
    name, chunks = schedule
    if name == GPIPE:
        return list(orders.gpipe(rank, microbatches))
    if name in (ONE_F_ONE_B, INTERLEAVED):
        return list(orders.interleaved(rank, ranks, chunks, microbatches))
    if name == LOOPED_BFS:
        return list(orders.looped_bfs(rank, ranks, chunks, microbatches))
    if name == ZB_H1:
        return list(orders.zb_h1(rank, ranks, microbatches))
    assert name == CHIMERA, f"unknown schedule {name}"
    return orders.chimera(rank, ranks, microbatches)


def least_held(schedule: Named, ranks: int, microbatches: int) -> Fraction:
    """The smallest limit under which a schedule runs: what it holds at its peak, or for one that is
    searched, a micro-batch.
    """
    if schedule.row.limit:
        return LEAST
    return max(peaks(lists_of_schedule(schedule, ranks, microbatches)))

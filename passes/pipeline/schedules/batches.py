"""Transfers between ranks as batches: what a rank posts at once, between two of its actions.

All actions and transfers stand in one order: by the time at which an action ends, transfers of what
it makes behind it. Each rank has its part of that order. So no ranks wait for one another in a
circle, even where a send lasts until it is received: of what is left, the first can always happen.
A receive stands before the action during which it arrives, so that it runs beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from shardwright.passes.pipeline.schedules.actions import (
    TRANSFERS,
    Action,
    Lists,
    PassTimes,
    flat,
    partner,
)
from shardwright.passes.pipeline.schedules.timing import play, unit_times

_Key = tuple[int, int, int, int]


def with_transfers(lists: Lists, times: Sequence[PassTimes] | None = None) -> Lists:
    """Lists with a send and a receive for all that passes between ranks; those that are there go.

    `times`: by which actions are ordered; without them all take as long. Raises Stuck.
    """
    bare = without_transfers(lists)
    played = play(bare, unit_times(bare) if times is None else _positive(bare, times))
    keyed: list[list[tuple[_Key, Action]]] = [[] for _ in bare.ranks]
    for rank, (line, spans) in enumerate(zip(bare.ranks, played.spans, strict=True)):
        for number, (one, span) in enumerate(zip(line, spans, strict=True)):
            keyed[rank].append(((span.end, 0, number, 0), one))
            for part in flat((one,)):
                for sent in bare.ways_on(part):
                    key = (span.end, 1, rank, number)
                    keyed[rank].append((key, sent))
                    received = partner(sent)
                    keyed[bare.rank_of(part.replica, received.stage)].append((key, received))
    ranks = tuple(tuple(one for _, one in sorted(line, key=lambda it: it[0])) for line in keyed)
    return replace(bare, ranks=ranks)


def _positive(lists: Lists, times: Sequence[PassTimes]) -> list[PassTimes]:
    """Times by which no action ends when it starts, and all else is in the same order."""
    many = 1 + sum(map(len, lists.ranks))
    return [
        PassTimes(
            1 + many * one.forward, 1 + many * one.input, 1 + many * one.weight, many * one.sent
        )
        for one in times
    ]


def without_transfers(lists: Lists) -> Lists:
    """The actions alone."""
    if not any(one.kind in TRANSFERS for rank in lists.ranks for one in rank):
        return lists
    kept = (tuple(one for one in rank if one.kind not in TRANSFERS) for rank in lists.ranks)
    return replace(lists, ranks=tuple(kept))


def batches(line: Sequence[Action]) -> list[tuple[Action, ...]]:
    """A rank's list in pieces: transfers that stand together are one, other actions are alone."""
    found: list[tuple[Action, ...]] = []
    for is_transfer, some in groupby(line, lambda one: one.kind in TRANSFERS):
        ones = tuple(some)
        found += [ones] if is_transfer else [(one,) for one in ones]
    return found

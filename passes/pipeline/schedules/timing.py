"""Plays lists of actions: when each rank does what, and when transfers are under way.

A rank does its actions in order, each as soon as what it needs is there. A transfer starts when
both ends have posted it and the link is free: a link carries one after another from one rank to
another, and as much the other way at the same time. Where a list names no transfers, a result is
sent as soon as it is there, and awaited. Sends run beside computing, unless they block.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from shardwright.passes.pipeline.schedules.actions import (
    BACKS,
    BACKWARD,
    FORWARD,
    NOBODY,
    OF_STAGE,
    OVERLAP,
    RECOMPUTE,
    SEND_B,
    SEND_F,
    SENDS,
    STEP,
    SYNC,
    TRANSFERS,
    WEIGHT,
    Action,
    Lists,
    PassTimes,
    Skip,
    flat,
    partner,
)

_UNKNOWN = -1
_FINAL = (BACKWARD, WEIGHT)  # what makes gradients of weights


class Span(NamedTuple):
    """From when to when, in the units of the times."""

    start: int
    end: int


class Transfer(NamedTuple):
    """What an action makes, on its way to another rank; `reader`: the action that awaits it."""

    made: Action
    before: int
    after: int
    start: int
    end: int
    reader: Action


class Stuck(Exception):
    """Ranks that wait for one another: `heads` are their next actions, by rank."""

    def __init__(self, heads: dict[int, Action]) -> None:
        super().__init__("ranks wait for one another")
        self.heads = heads


@dataclass
class Played:
    """`spans`: of every action, as `lists.ranks`."""

    lists: Lists
    spans: list[list[Span]]
    transfers: list[Transfer] = field(default_factory=list[Transfer])

    @property
    def makespan(self) -> int:
        """Until all is done."""
        return max((rank[-1].end for rank in self.spans if rank), default=0)

    def busy(self, rank: int) -> int:
        """The time in which a rank works."""
        return sum(one.end - one.start for one in self.spans[rank])


def play(
    lists: Lists, times: Sequence[PassTimes], *, overlaps: bool = True,
    skipping: Mapping[Skip, int] | None = None,
) -> Played:  # fmt: skip
    """The times of all actions; `times` by stage, `skipping`: of what goes past stages, no time
    without it. Without `overlaps` a rank that sends computes nothing. Raises Stuck where ranks wait
    for one another.
    """
    return _Player(lists, times, overlaps, skipping or {}).run()


def unit_times(lists: Lists) -> list[PassTimes]:
    """All passes take as long as one another, transfers no time."""
    return [PassTimes(1, 1, 1)] * lists.stages


def _step(one: Action) -> tuple[int, int]:
    """Whose gradients: a stage's, and of which optimizer step."""
    return one.stage, one.version


class _Player:
    def __init__(
        self, lists: Lists, times: Sequence[PassTimes], overlaps: bool, skipping: Mapping[Skip, int]
    ) -> None:
        ranks = len(lists.ranks)
        self.lists, self.times, self.overlaps = lists, times, overlaps
        self.skipping = skipping
        self.past: dict[Action, int] = {}  # when what goes past stages is there, by its receive
        self.coming: dict[
            tuple[str, int], list[int]
        ] = {}  # by kind and stage who sends past others
        for skip in lists.skips:
            self.coming.setdefault((skip.kind, skip.to), []).append(skip.stage)
        self.found = Played(lists, [[] for _ in range(ranks)])
        self.free = [0] * ranks
        size = len(lists.places) * lists.stages * lists.microbatches
        # When passes have ended, and their results are where they are needed: by pass.
        self.ended = {kind: [_UNKNOWN] * size for kind in (FORWARD, BACKWARD, WEIGHT, RECOMPUTE)}
        self.there = {FORWARD: [_UNKNOWN] * size, BACKWARD: [_UNKNOWN] * size}
        self.again = {self._place(one) for one in lists.recomputes}
        self.links: dict[tuple[int, int], int] = {}
        self.is_posted = any(one.kind in TRANSFERS for rank in lists.ranks for one in rank)
        self.posted: dict[tuple[int, int], tuple[deque[int], deque[tuple[int, Action]]]] = {}
        self.waiting = list(range(ranks))
        # By stage and step: gradients and sums that are still to come, and when the last was there.
        finals = (one for rank in lists.ranks for one in flat(rank) if one.kind in _FINAL)
        self.left = Counter(_step(one) for one in finals)
        sums = (one for rank in lists.ranks for one in rank if one.kind == SYNC)
        self.syncs = Counter(_step(one) for one in sums)
        self.last: dict[tuple[int, int], int] = {}

    def run(self) -> Played:
        while self.waiting:
            rank = self.waiting.pop()
            line, spans = self.lists.ranks[rank], self.found.spans[rank]
            while len(spans) < len(line):
                one = line[len(spans)]
                ready = self._ready(one)
                if ready == _UNKNOWN:
                    break
                start = max(self.free[rank], ready)
                self._do(rank, one, start, start + self._takes(one))
        heads = {
            rank: line[len(spans)]
            for rank, (line, spans) in enumerate(
                zip(self.lists.ranks, self.found.spans, strict=True)
            )
            if len(spans) < len(line)
        }
        if heads:
            raise Stuck(heads)
        return self.found

    def _place(self, one: Action) -> int:
        row = one.replica * self.lists.stages + one.stage
        return row * self.lists.microbatches + one.microbatch

    def _takes(self, one: Action) -> int:
        return sum(self.times[part.stage].of(part.kind) for part in one.parts or (one,))

    # --- what an action waits for

    def _ready(self, one: Action) -> int:
        if one.kind == OVERLAP:
            found = [self._ready(part) for part in one.parts]
            return _UNKNOWN if _UNKNOWN in found else max(found)
        if one.kind in OF_STAGE:
            return self._whole(one)
        late = self._skipped(one)
        if late:
            found = self._near(one)
            return _UNKNOWN if _UNKNOWN in (found, *late) else max(found, *late)
        return self._near(one)

    def _skipped(self, one: Action) -> list[int]:
        """When what comes past stages is there."""
        if not self.coming or (one.kind != FORWARD and one.kind not in BACKS):
            return []
        kind = SEND_F if one.kind == FORWARD else SEND_B
        stages = self.coming.get((kind, one.stage), ())
        ends = (one.of(SENDS[kind], one.stage)._replace(to=stage, version=0) for stage in stages)
        return [self.past.get(end, _UNKNOWN) for end in ends]

    def _near(self, one: Action) -> int:
        """When what comes from the next stage is there, and what the own one has made."""
        place, stage, count = self._place(one), one.stage, self.lists.microbatches
        if one.kind == FORWARD:
            return 0 if self.lists.is_first(stage) else self.there[FORWARD][place - count]
        if one.kind in BACKS:
            own = self.ended[RECOMPUTE if place in self.again else FORWARD][place]
            if self.lists.is_last(stage) or own == _UNKNOWN:
                return own
            behind = self.there[BACKWARD][place + count]
            return _UNKNOWN if behind == _UNKNOWN else max(own, behind)
        if one.kind == WEIGHT:
            return self.ended[BACKWARD][place]
        return self.ended[FORWARD][place] if one.kind == RECOMPUTE else 0

    def _whole(self, one: Action) -> int:
        """Gradients are summed when all are there, on all ranks, and used after that."""
        if one.kind not in (SYNC, STEP):
            return 0
        step = _step(one)
        is_early = self.left[step] or (one.kind == STEP and self.syncs[step])
        return _UNKNOWN if is_early else self.last.get(step, 0)

    # --- what it does

    def _do(self, rank: int, one: Action, start: int, end: int) -> None:
        self.found.spans[rank].append(Span(start, end))
        self.free[rank] = end
        for part in one.parts or (one,):
            if part.kind in TRANSFERS:
                self._post(rank, part, end)
            elif part.kind in OF_STAGE:
                self._end_stage(part)
            else:
                self._end(rank, part, end)

    def _end_stage(self, one: Action) -> None:
        if one.kind == SYNC:
            self.syncs[_step(one)] -= 1
            self.waiting += range(len(self.lists.ranks))

    def _end(self, rank: int, one: Action, end: int) -> None:
        kind = BACKWARD if one.kind in BACKS else one.kind
        place = self._place(one)
        self.ended[kind][place] = end
        if one.kind in _FINAL:
            step = _step(one)
            self.left[step] -= 1
            self.last[step] = max(self.last.get(step, 0), end)
            if not self.left[step]:
                self.waiting += range(len(self.lists.ranks))
        way = self.lists.sent_on(one)
        if way is not None and self.lists.rank_of(one.replica, way[1]) == rank:
            self.there[kind][place] = end
        if not self.is_posted:
            for sent in self.lists.ways_on(one):
                after = self.lists.rank_of(one.replica, partner(sent).stage)
                self._transfer(sent, rank, after, end)

    def _post(self, rank: int, one: Action, now: int) -> None:
        """An end of a transfer is ready for it; those between two ranks happen in order."""
        is_send = one.kind in SENDS
        other = self.lists.rank_of(one.replica, partner(one).stage)
        pair = (rank, other) if is_send else (other, rank)
        awaited, offered = self.posted.setdefault(pair, (deque(), deque()))
        if is_send:
            offered.append((now, one))
        else:
            awaited.append(now)
        while awaited and offered:
            posted, sent = offered.popleft()
            self._transfer(sent, *pair, max(posted, awaited.popleft()))

    def _transfer(self, sent: Action, before: int, after: int, ready: int) -> None:
        """Both ends of a send are ready for it."""
        kind = FORWARD if sent.kind == SEND_F else BACKWARD
        start = max(ready, self.links.get((before, after), 0))
        end = start + self._takes_sent(sent)
        self.links[before, after] = end
        received = partner(sent)
        if sent.to == NOBODY:
            self.there[kind][self._place(sent)] = end
        else:
            self.past[received._replace(version=0)] = end
        if not self.overlaps:
            self.free[before] = max(self.free[before], end)
        made, reader = self.lists.maker(sent), self.lists.maker(received)
        self.found.transfers.append(Transfer(made, before, after, start, end, reader))
        self.waiting.append(after)

    def _takes_sent(self, sent: Action) -> int:
        if sent.to != NOBODY:
            return self.skipping.get(Skip(sent.kind, sent.stage, sent.to), 0)
        return self.times[sent.stage + 1 if sent.kind == SEND_F else sent.stage].sent

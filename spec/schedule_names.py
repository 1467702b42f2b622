"""The schedules of pipelines that are known: what each is, and which micro-batches it takes.

GPipe: Huang et al., 2019. 1F1B: Narayanan et al., SOSP 2019. Interleaved 1F1B: Narayanan et al., SC
2021. Breadth first (looped BFS): Lamy-Poirier, 2022. Zero bubble: Qi et al., 2023. Chimera: Li and
Hoefler, SC 2021.
"""

from __future__ import annotations

import re
from typing import NamedTuple

GPIPE, ONE_F_ONE_B, INTERLEAVED, LOOPED_BFS = "gpipe", "1f1b", "interleaved", "looped-bfs"
ZB_H1, ZB_1P, ZB_2P, CHIMERA = "zb-h1", "zb-1p", "zb-2p", "chimera"
MOST_CHUNKS = 1000


class ScheduleRow(NamedTuple):
    """A schedule. `has_chunks`: a rank holds several stages, `NAME:V`. `splits`: gradients of
    inputs and of weights are passes of their own. `by_ranks`: it takes multiples of ranks.
    `replicas`: copies of the model that run at once, in directions of their own. `limit`: most
    activations that the search for it may hold on a rank, in ranks; 0: it is no search.
    """

    has_chunks: bool = False
    splits: bool = False
    by_ranks: bool = False
    replicas: int = 1
    limit: int = 0


SCHEDULES: dict[str, ScheduleRow] = {
    GPIPE: ScheduleRow(),
    ONE_F_ONE_B: ScheduleRow(),
    INTERLEAVED: ScheduleRow(has_chunks=True, by_ranks=True),
    LOOPED_BFS: ScheduleRow(has_chunks=True),
    ZB_H1: ScheduleRow(splits=True),
    ZB_1P: ScheduleRow(splits=True, limit=1),
    ZB_2P: ScheduleRow(splits=True, limit=2),
    CHIMERA: ScheduleRow(by_ranks=True, replicas=2),
}
# As people write them, for messages.
SPELLED = tuple(f"{name}:2" if row.has_chunks else name for name, row in SCHEDULES.items())
_CHUNKS = re.compile(r"[0-9]{1,5}", re.ASCII)


class Named(NamedTuple):
    """A schedule as `plan.schedule` says it: its name, and the stages that a rank holds."""

    name: str
    chunks: int = 1

    @property
    def row(self) -> ScheduleRow:
        return SCHEDULES[self.name]

    def __str__(self) -> str:
        return f"{self.name}:{self.chunks}" if self.row.has_chunks else self.name


def named(text: str) -> Named | None:
    """Of `1f1b` or `interleaved:2`; None for what nobody knows. Without a number, two chunks."""
    name, colon, count = text.partition(":")
    row = SCHEDULES.get(name)
    if row is None or (colon and not (row.has_chunks and _CHUNKS.fullmatch(count))):
        return None
    chunks = int(count) if colon else 1 + row.has_chunks
    return Named(name, chunks) if 1 <= chunks <= MOST_CHUNKS else None


def legal_ranks(schedule: Named, ranks: int) -> int:
    """The nearest number of ranks that a schedule takes; two directions meet in an even one."""
    return ranks + ranks % schedule.row.replicas


def legal_microbatches(schedule: Named, ranks: int, microbatches: int) -> int:
    """The nearest number of micro-batches that a schedule takes on so many ranks, the larger of
    two; the number itself where it does.
    """
    if not schedule.row.by_ranks or schedule.chunks * schedule.row.replicas == 1:
        return microbatches
    rest = microbatches % ranks
    nearest = microbatches - rest if 2 * rest < ranks else microbatches - rest + ranks
    return max(ranks, nearest)

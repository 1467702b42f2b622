"""What a step in stages takes, by the figures of its units: the lists of its schedule, played.

Between the figures and the program that runs lie what kernels of two units share, and what stages
do behind the loop while others still work; plans that are kept are priced as text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.pipeline.schedules.actions import (
    BACKWARD,
    FORWARD,
    WEIGHT,
    Lists,
    PassTimes,
)
from shardwright.passes.pipeline.schedules.named_lists import lists_of_schedule
from shardwright.passes.pipeline.schedules.timing import play
from shardwright.passes.search.building.staged.laid_stages import Staging
from shardwright.passes.search.kernels.stages.unit_stages import UnitCost
from shardwright.passes.search.planning.unit_figures import Unit
from shardwright.spec.cluster import Cluster
from shardwright.spec.links import PERMUTE
from shardwright.spec.schedule_names import Named


@dataclass(frozen=True)
class Figures:
    """[units] of a whole step on the devices of a stage: as they are, and worked out again; and
    with gradients of weights apart, where that was measured.
    """

    plain: list[Unit]
    again: list[Unit]
    split: list[Unit] | None = None

    @cached_property
    def costs(self) -> list[UnitCost]:
        """What stages are cut by."""
        return [
            UnitCost(a.seconds, max(0.0, b.seconds - a.seconds), a.owned, a.kept, a.held,
                     min(a.kept, b.kept), b.held)
            for a, b in zip(self.plain, self.again, strict=True)
        ]  # fmt: skip


@dataclass
class Estimator:
    """Seconds and bytes of steps on a cluster."""

    cluster: Cluster
    _sends: dict[tuple[int, int, int, int], int] = field(
        default_factory=dict[tuple[int, int, int, int], int]
    )
    _lists: dict[tuple[Named, int, int], Lists] = field(
        default_factory=dict[tuple[Named, int, int], Lists]
    )

    @cached_property
    def machine(self) -> Machine:
        """The prices of its links."""
        return Machine(self.cluster)

    def lists(self, schedule: Named, ranks: int, microbatches: int) -> Lists:
        """Of a schedule by its name."""
        key = schedule, ranks, microbatches
        if key not in self._lists:
            self._lists[key] = lists_of_schedule(*key)
        return self._lists[key]

    def flying(self, schedule: Named, ranks: int, microbatches: int) -> list[int]:
        """[stages] micro-batches in flight, of each when its group of devices holds most."""
        lists = self.lists(schedule, ranks, microbatches)
        found = [0] * lists.stages
        last = WEIGHT if schedule.row.splits else BACKWARD
        for line in lists.ranks:
            now = dict.fromkeys((one.stage for one in line), 0)
            most = 0
            for one in line:
                if one.kind == FORWARD:
                    now[one.stage] += 1
                    if sum(now.values()) > most:
                        most = sum(now.values())
                        for stage, count in now.items():
                            found[stage] = count
                elif one.kind == last:
                    now[one.stage] -= 1
        return found

    def seconds(self, figures: Figures, staging: Staging, each: int) -> float:
        """Of a step; `each`: devices of a group."""
        times, once = self._times(figures, staging, each)
        lists = self.lists(staging.schedule, staging.ranks, staging.microbatches)
        made = play(lists, times).makespan / PER_SECOND
        behind = [0.0] * staging.ranks
        for stage, seconds in enumerate(once):
            behind[stage % staging.ranks] += seconds
        return made + max(behind)

    def least_seconds(self, figures: Figures, staging: Staging, each: int) -> float:
        """What `seconds` is at least: a group does all of its own, its first stage waits for those
        before it, and these for it on the way back, unless gradients of weights come last.
        """
        times, once = self._times(figures, staging, each)
        ranks, is_split = staging.ranks, staging.schedule.row.splits
        busy, behind = [0] * ranks, [0.0] * ranks
        for stage, one in enumerate(times):
            busy[stage % ranks] += one.all
            behind[stage % ranks] += once[stage]
        least = before = 0
        for rank in range(ranks):
            one = times[rank]
            before += one.sent if is_split else 2 * one.sent
            least = max(least, before + staging.microbatches * busy[rank])
            before += one.forward if is_split else one.all
        return least / PER_SECOND + max(behind)

    def bytes(self, figures: Figures, staging: Staging) -> float:
        """Of a device, at most."""
        flying = self.flying(staging.schedule, staging.ranks, staging.microbatches)
        kept, held = [0.0] * staging.ranks, [0.0] * staging.ranks
        for unit, stage in enumerate(staging.stage_of):
            one = (figures.again if unit in staging.again else figures.plain)[unit]
            rank = stage % staging.ranks
            kept[rank] += one.owned + flying[stage] * one.kept
            held[rank] = max(held[rank], one.held)
        return max(a + b for a, b in zip(kept, held, strict=True))

    def _times(
        self, figures: Figures, staging: Staging, each: int
    ) -> tuple[list[PassTimes], list[float]]:
        stages, ranks = staging.stages, staging.ranks
        rows, once = [[0.0, 0.0, 0.0] for _ in range(stages)], [0.0] * stages
        sent = [0] * stages
        for unit, stage in enumerate(staging.stage_of):
            plain = figures.plain[unit]
            one = figures.again[unit] if unit in staging.again else plain
            input, weight = one.input, one.weight
            if staging.schedule.row.splits and figures.split is not None:
                apart = figures.split[unit]
                input = apart.input + max(0.0, one.seconds - plain.seconds)
                weight = apart.weight
            for k, seconds in enumerate((one.forward, input, weight)):
                rows[stage][k] += seconds
            once[stage] += plain.once
            sent[stage] = plain.sent
        times: list[PassTimes] = []
        for stage, row in enumerate(rows):
            wait = self._sent(stage % ranks, sent[stage - 1], each, ranks) if stage else 0
            there, input, weight = (int(PER_SECOND * one) for one in row)
            times.append(PassTimes(there, input, weight, wait))
        return times, once

    def _sent(self, rank: int, size: int, each: int, ranks: int) -> int:
        """What a group gets from the one before it, in the simulator's units of time."""
        before = (rank - 1) % ranks
        key = before, rank, size, each
        if before == rank or not size:
            return 0
        if key not in self._sends:
            pairs = np.array([[before * each + k, rank * each + k] for k in range(each)], np.int64)
            self._sends[key] = self.machine.moved(PERMUTE, [pairs], size).time
        return self._sends[key]


def stages_of(ends: Sequence[int]) -> tuple[int, ...]:
    """By unit its stage, of stages that end before such units."""
    found: list[int] = []
    for stage, end in enumerate(ends):
        found += [stage] * (end - len(found))
    return tuple(found)


def even_ends(count: int, stages: int, rest: int = 0) -> list[int]:
    """Where stages of equally many units end, as far as numbers allow; the last `rest` units are
    left for the last stage.
    """
    own = max(stages, count - rest)
    return [*((stage + 1) * own // stages for stage in range(stages - 1)), count]


def moved_borders(staging: Staging) -> Iterator[Staging]:
    """The same with one border of stages a unit further on, or back; every stage keeps a unit."""
    own = staging.stage_of
    for unit in range(1, len(own)):
        if own[unit] == own[unit - 1]:
            continue
        for moved, stage in ((unit, own[unit - 1]), (unit - 1, own[unit])):
            other = [stage if k == moved else one for k, one in enumerate(own)]
            if set(other) == set(own):
                yield replace(staging, stage_of=tuple(other))

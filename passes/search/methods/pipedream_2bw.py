"""PipeDream-2BW: equal stages of a repeated model, a width, a depth, and whether to work out again.

For width w and depth d with w d <= N (not =), with and without recomputation, the largest
micro-batch b of a replica that divides the batch B and fits the memory M; m = B / (w b):
    pipelined (m >= d, for two versions of weights)  t = max over stages of max(C + A, R / m)
    one stage after another                          t = sum over stages of max(C + A, R / m)
and the least t / (b w), seconds per minibatch of the profile. C: forward and back of a micro-batch,
4/3 of it with recomputation. A = 2 (bytes in + out) / bandwidth, 0 for d = 1. R = 2 (w - 1) / w W /
bandwidth of the replicas of a stage. Computing and transfers add up; the exchange of gradients
overlaps. Bytes of a device, W and A over all layers, I the most that enters a stage:
    2 W / d + d A(b) / d + d I(b)     and with recomputation     2 W / d + A(b) / d + d I(b)

What the paper leaves open. Replicas of a stage stand next to one another: their link is the fastest
on a level that holds w devices, and that between stages on one that holds w d. Layers stand in a
topological order, and the last stages have one more where d does not divide them. What crosses a
cut counts once by layer. Of equal plans the first by w, d, without recomputation, pipelined.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import ClassVar, NamedTuple

import numpy as np

from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.problem import Floats
from shardwright.passes.search.problem.stages.equal_stages import Equal, equal, link
from shardwright.passes.search.problem.stages.profile_files import (
    BATCH,
    MACHINES,
    SPEED,
    Profile,
    in_order,
)
from shardwright.passes.search.problem.stages.stage_answers import (
    ACCELERATOR,
    StageAnswer,
    StageRow,
    infeasible,
)

UNIT = "s"


class Way(NamedTuple):
    """A point of the grid. `times`: by stage, seconds per minibatch of the profile."""

    width: int
    depth: int
    recomputed: bool
    pipelined: bool
    batch: int
    cost: float
    bytes: float
    times: Floats


@dataclass(frozen=True)
class PipeDream2Bw:
    """PipeDream-2BW's planner."""

    paper: ClassVar[str] = "Narayanan et al., ICML 2021 (arXiv 2006.09503), section 4"
    label: ClassVar[str] = "paper-formula"
    decides: ClassVar[tuple[str, ...]] = ("stage", "replica", "micro", "remat")
    needs: ClassVar[tuple[str, ...]] = (MACHINES, SPEED, BATCH)
    about: ClassVar[str] = "equal stages of a repeated model, two versions of weights"

    def of_graph(self, profile: Profile, budget: Budget = Budget()) -> StageAnswer:
        """The stages of a profile, of which `batch` minibatches make a batch."""
        profile = in_order(profile)
        best: Way | None = None
        seen = 0
        for way in ways(profile):
            seen += 1
            if best is None or way.cost < best.cost:
                best = way
        if best is None:
            why = f"no width and depth fit: {profile.devices} devices of {profile.cap:.0f} bytes"
            return infeasible(UNIT, why)
        count = profile.batch // (best.width * best.batch)
        info: dict[str, float | int | str] = {
            "width": best.width, "depth": best.depth, "micro_batch": best.batch,
            "micro_batches": count,
            "recompute": "on" if best.recomputed else "off",
            "schedule": "1f1b" if best.pipelined else "one stage after another", "ways": seen,
        }  # fmt: skip
        starts = equal(profile, best.depth).starts.tolist()
        rows = tuple(
            StageRow(
                (*(() if k else profile.inputs), *profile.ids[starts[k] : starts[k + 1]]),
                ACCELERATOR, best.width, best.width, 1, float(best.times[k]), best.bytes,
            )
            for k in range(best.depth)
        )  # fmt: skip
        again = profile.ids if best.recomputed else ()
        return StageAnswer(
            best.cost, UNIT, Status.OPTIMAL, best.cost, rows, info, count, again, not best.pipelined
        )  # fmt: skip


def ways(profile: Profile) -> Iterator[Way]:
    """The grid, as far as it fits, in the order in which ties fall."""
    for width in range(1, profile.devices + 1):
        if profile.batch % width:
            continue
        for depth in range(1, min(profile.devices // width, len(profile.ids)) + 1):
            stages = equal(profile, depth)
            for recomputed, pipelined in product((False, True), (True, False)):
                least = depth if pipelined else 1
                size = _largest(profile, stages, profile.batch // width, recomputed, least)
                if size:
                    yield _way(profile, stages, width, size, recomputed, pipelined)


def held_bytes(profile: Profile, stages: Equal, size: int, recomputed: bool) -> float:
    """Of a device, by the formulas of the paper."""
    depth = len(stages.seconds)
    stashed = size * float(profile.kept.sum()) / depth
    return (
        2 * float(profile.parameter.sum()) / depth
        + stashed * (1 if recomputed else depth)
        + depth * size * stages.enters
    )


def _largest(profile: Profile, stages: Equal, share: int, recomputed: bool, least: int) -> int:
    """The largest micro-batch of at least so many in the share of a replica, 0 for none."""
    for size in range(share // least, 0, -1):
        fits = held_bytes(profile, stages, size, recomputed) <= profile.cap
        if share % size == 0 and fits:
            return size
    return 0


def _way(
    profile: Profile, stages: Equal, width: int, size: int, recomputed: bool, pipelined: bool
) -> Way:
    depth = len(stages.seconds)
    count = profile.batch // (width * size)
    busy = size * stages.seconds * (4 / 3 if recomputed else 1)
    moved = 2 * size * stages.moved / link(profile, width * depth)
    reduced = 2 * (width - 1) / width * stages.held / link(profile, width)
    times = np.maximum(busy + moved, reduced / count) / (size * width)
    cost = float(times.max() if pipelined else times.sum())
    held = held_bytes(profile, stages, size, recomputed)
    return Way(width, depth, recomputed, pipelined, size, cost, held, times)

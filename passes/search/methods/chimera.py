"""Chimera: pipelines in opposite directions on the same devices, as many and as deep as is fastest.

N = B / (W b) micro-batches of b minibatches of the profile, a multiple of the even depth D, go
through 2 f pipelines on D devices, f of them downwards; W such groups are all devices. f divides
D / 2, and units of D micro-batches follow one another. The least
    T = (F + c) C_f + (G + c) C_b + max over devices of sums that are left over
of all W, D, f and b that fit, seconds of a batch. F, G: slowest stage forward and back; c: the
dearest border between stages; C_f, C_b: passes on the critical path, N and N + D / f - 2 of one
unit (kernels/stages/two_directions.py). Gradients of a stage are summed over its n = 2 f W copies,
2 (n - 1) / n of its bytes, as soon as they are there; left over is what does not fit in waiting.
A device holds `states` times the parameters of 2 f stages, and activations by the schedule.

What the paper leaves open. Stages have as many layers in a topological order, the last ones one
more where D does not divide them. The link of a group is the fastest on a level that holds D
devices, that of sums one that holds all. What crosses a cut counts once by layer. Doubled forward
and halved backward passes are not planned. Of equal plans the first by D, f and b. Programs are
planned with f = 1, which is what their text can say.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import numpy as np

from shardwright.passes.search.kernels.stages.two_directions import (
    Critical,
    activations,
    critical,
    left_over,
    stages_of,
)
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
    """A point of the grid. `held` [depth]: bytes by device of a group."""

    width: int
    depth: int
    pairs: int
    batch: int
    microbatches: int
    cost: float
    path: Critical
    left: float
    held: Floats


@dataclass(frozen=True)
class Chimera:
    """`states`: bytes that a byte of parameters takes; `pairs`: this f alone, 0 for any."""

    states: float = 1.0
    pairs: int = 0
    paper: ClassVar[str] = "Li and Hoefler, SC 2021 (arXiv 2107.06925), sections 3.4 to 3.6"
    label: ClassVar[str] = "paper-formula"
    decides: ClassVar[tuple[str, ...]] = ("stage", "replica", "micro", "schedule")
    needs: ClassVar[tuple[str, ...]] = (MACHINES, SPEED, BATCH)
    about: ClassVar[str] = "pipelines in both directions, by its performance model"

    def of_graph(self, profile: Profile, budget: Budget = Budget()) -> StageAnswer:
        """The stages of a profile, of which `batch` minibatches make a batch."""
        profile = in_order(profile)
        found = list(self.ways(profile))
        fits = [one for one in found if one.held.max() <= profile.cap]
        if not fits:
            return infeasible(UNIT, _why(profile, found))
        best = min(fits, key=lambda one: one.cost)
        copies = 2 * best.pairs * best.width
        info: dict[str, float | int | str] = {
            "width": best.width, "depth": best.depth, "pairs": best.pairs,
            "micro_batch": best.batch, "micro_batches": best.microbatches,
            "critical_forward": best.path.forward, "critical_backward": best.path.back,
            "left_over": best.left, "schedule": "chimera", "ways": len(found),
        }  # fmt: skip
        stages = equal(profile, best.depth)
        starts = stages.starts.tolist()
        where = stages_of(best.depth, best.pairs)
        share = best.microbatches * best.batch / (2 * best.pairs)
        rows = tuple(
            StageRow(
                (*(() if k else profile.inputs), *profile.ids[starts[k] : starts[k + 1]]),
                ACCELERATOR, copies, copies, 1, share * float(stages.seconds[k]),
                float(best.held[(where == k).any(axis=0)].max()),
            )
            for k in range(best.depth)
        )  # fmt: skip
        return StageAnswer(
            best.cost, UNIT, Status.OPTIMAL, best.cost, rows, info, best.microbatches,
            copies=2 * best.pairs,
        )  # fmt: skip

    def ways(self, profile: Profile) -> Iterator[Way]:
        """The grid, whether it fits or not, in the order in which ties fall."""
        for depth in range(2, min(profile.devices, len(profile.ids)) + 1, 2):
            width = profile.devices // depth
            if profile.devices % depth or profile.batch % width:
                continue
            stages = equal(profile, depth)
            for pairs in range(1, depth // 2 + 1):
                if depth // 2 % pairs or self.pairs not in (0, pairs):
                    continue
                for size in _divisors(profile.batch // width):
                    count = profile.batch // (width * size)
                    if count % depth == 0:
                        yield self._way(profile, stages, pairs, size, count)

    def _way(self, profile: Profile, stages: Equal, pairs: int, size: int, count: int) -> Way:
        depth = len(stages.seconds)
        width = profile.devices // depth
        moved = size * stages.enters / link(profile, depth)
        forward = size * float(stages.forward.max()) + moved
        back = size * float((stages.seconds - stages.forward).max()) + moved
        path = critical(depth, count, pairs, back >= forward)
        copies = 2 * pairs * width
        sums = 2 * (copies - 1) / copies * stages.held / link(profile, profile.devices)
        left = left_over(depth, pairs, forward, back, sums)
        cost = forward * path.forward + back * path.back + left
        owned, kept = (
            np.add.reduceat(values, stages.starts[:-1]) for values in (profile.held, profile.kept)
        )
        held = self.states * owned[stages_of(depth, pairs)].sum(axis=0)
        held = held + activations(depth, pairs, count // depth, size * kept)
        return Way(width, depth, pairs, size, count, cost, path, left, held)


def _why(profile: Profile, found: list[Way]) -> str:
    if not found:
        return (
            f"no even depth divides {profile.devices} devices and the micro-batches of "
            f"{profile.batch} minibatches, with a layer for every stage"
        )
    least = min(float(one.held.max()) for one in found)
    return f"every way needs at least {least:.0f} of {profile.cap:.0f} bytes of a device"


def _divisors(number: int) -> Iterator[int]:
    return (one for one in range(1, number + 1) if number % one == 0)

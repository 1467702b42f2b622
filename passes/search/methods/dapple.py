"""DAPPLE: stages with replicas on devices that three policies choose, the largest block least.

best(j, taken) = min over j' < j, m and the policies of the largest of best(j', taken before), time
of layers j' + 1 to j over m, and twice the transfer of what j' sends, on all devices at last. The
transfer depends on where the stage before stands: that is part of our state, so that the recurrence
is exact. Finished plans, one by placement of their last stage, are ranked (`rank`: `latency`) by
    T = (M - 1) block + sum of stages + sum of transfers + max over stages i of (AR_i - i block)+
of M micro-batches, each a minibatch of the profile: as released, and therefore not the least T, to
which `gap_of_block` of the largest block says what the ranking gives up. `rank=block` takes the
least block. A stage's time is one micro-batch forward and back over its replicas, AR the sum of its
gradients, left out of the block as in the released code. Placements grow exponentially with
machines: more than `most` steps between them are refused. Layers stand in a topological order; what
crosses a cut counts once by layer. Of equal plans the one whose last stage begins first, then whose
stage before stands on the first devices.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import numpy as np

from shardwright.passes.search.kernels.stages.placements import (
    POLICIES,
    Links,
    Taken,
    all_reduce,
    placed,
    send,
)
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.problem import Floats, Ints
from shardwright.passes.search.problem.stages.profile_files import (
    BATCH,
    MACHINES,
    Profile,
    crossing,
    in_order,
)
from shardwright.passes.search.problem.stages.stage_answers import (
    ACCELERATOR,
    StageAnswer,
    StageRow,
    refused,
)

UNIT = "s"
LATENCY, BLOCK = "latency", "block"


class Stage(NamedTuple):
    """Layers first to last (not included), devices of each machine, and the policy."""

    first: int
    last: int
    taken: Taken
    policy: str


class Key(NamedTuple):
    """What is taken in all, and by the last stage."""

    used: Taken
    own: Taken


class Table(NamedTuple):
    """By layers done [L + 1]: the largest block, where the last stage begins, and the key before
    (-1: the start) and the policy of it, as numbers.
    """

    best: Floats
    first: Ints
    before: Ints
    policy: Ints


@dataclass(frozen=True)
class Dapple:
    """Speeds are in bytes/s, and those of the released planner. `most`: of placements, one after
    another, that are looked at.
    """

    rank: str = LATENCY
    sum_inside: float = 25e9
    sum_across: float = 3e9
    send_inside: float = 25e9
    send_across: float = 1e9
    most: int = 400_000
    paper: ClassVar[str] = (
        "Fan et al., PPoPP 2021 (arXiv 2007.01045), section 4; repo AlibabaPAI/DAPPLE, HPGO"
    )
    label: ClassVar[str] = "exact-code"
    decides: ClassVar[tuple[str, ...]] = ("stage", "replica", "device")
    needs: ClassVar[tuple[str, ...]] = (MACHINES, BATCH)
    about: ClassVar[str] = "stages with replicas, on devices that three policies choose"
    choices: ClassVar[dict[str, tuple[str, ...]]] = {"rank": (LATENCY, BLOCK)}

    @property
    def links(self) -> Links:
        return Links(self.sum_inside, self.sum_across, self.send_inside, self.send_across)

    def of_graph(self, profile: Profile, budget: Budget = Budget()) -> StageAnswer:
        """The stages of a profile, of which `batch` minibatches are micro-batches of a batch."""
        profile = in_order(profile)
        try:
            plans = list(finished(profile, self.links, self.most))
        except TooManyPlacements:
            machines = profile.devices // profile.machines[0]
            why = f"placements on {machines} machines of {profile.machines[0]} take more than "
            return refused(UNIT, f"{why}{self.most} steps")
        blocks = [block_of(profile, self.links, plan) for plan in plans]
        times = [latency(profile, self.links, plan) for plan in plans]
        block, number = min((cost, k) for k, cost in enumerate(blocks))
        if self.rank == LATENCY:
            number = min((cost, k) for k, cost in enumerate(times))[1]
        plan = plans[number]
        info: dict[str, float | int | str] = {
            "block": blocks[number], "latency": times[number],
            "gap_of_block": blocks[number] / block - 1 if block else 0.0, "finished": len(plans),
            "policies": " ".join(stage.policy for stage in plan),
            "machines": " ".join("+".join(map(str, stage.taken)) for stage in plan),
        }  # fmt: skip
        rows = tuple(self._row(profile, plan, k) for k in range(len(plan)))
        if self.rank == BLOCK:
            return StageAnswer(block, UNIT, Status.OPTIMAL, block, rows, info)
        work = float((profile.forward + profile.backward).sum()) * profile.batch / profile.devices
        least = min(work, times[number])
        return StageAnswer(times[number], UNIT, Status.FEASIBLE, least, rows, info)

    def _row(self, profile: Profile, plan: list[Stage], k: int) -> StageRow:
        """A device holds its stage's parameters, and its share of min(stages to come, M)
        micro-batches.
        """
        first, last, taken, _ = plan[k]
        count, part = sum(taken), slice(first, last)
        held = min(len(plan) - k, profile.batch) * float(profile.kept[part].sum()) / count
        return StageRow(
            (*(() if k else profile.inputs), *profile.ids[part]), ACCELERATOR, count, count, 1,
            float((profile.forward + profile.backward)[part].sum()) / count,
            float(profile.held[part].sum()) + held, taken,
        )  # fmt: skip


class TooManyPlacements(Exception):
    """More steps between placements than are looked at."""


def finished(profile: Profile, links: Links, most: int = 400_000) -> Iterator[list[Stage]]:
    """By placement of the last stage the plan of the least largest block, on all devices. Raises
    TooManyPlacements.
    """
    room, machines = profile.machines[0], profile.devices // profile.machines[0]
    count = len(profile.ids)
    done = np.concatenate([[0.0], np.cumsum(profile.forward + profile.backward)])
    stretches = done[None, :] - done[:, None]
    stretches[np.tri(count + 1, dtype=bool)] = np.inf
    sends = crossing(profile)
    start = Key((0,) * machines, (0,) * machines)
    tables: dict[Key, Table] = {start: _table(count)}
    tables[start].best[0] = 0.0
    number = {start: 0}
    layers: list[set[Key]] = [{start}, *(set[Key]() for _ in range(profile.devices))]
    steps = 0
    for taken in range(profile.devices):
        for key in sorted(layers[taken], key=_devices):
            for policy, own in _choices(key, room, profile.devices - taken):
                steps += 1
                if steps > most:
                    raise TooManyPlacements
                used = tuple(a + b for a, b in zip(key.used, own, strict=True))
                after = Key(used, own)
                table = tables.setdefault(after, _table(count))
                number.setdefault(after, len(number))
                layers[sum(used)].add(after)
                each = 2 * send(links, key.own, own) if taken else 0.0
                _extend(
                    tables[key], table, stretches / sum(own), each * sends, number[key],
                    POLICIES.index(policy),
                )  # fmt: skip
    keys = list(number)
    for key in sorted(layers[-1], key=_devices):
        if np.isfinite(tables[key].best[-1]):
            yield _traced(tables, keys, key, count)


def _table(count: int) -> Table:
    ints = np.full((3, count + 1), -1, np.int64)
    return Table(np.full(count + 1, np.inf), *ints)


def _choices(key: Key, room: int, left: int) -> Iterator[tuple[str, Taken]]:
    """Placements of the next stage, each once, by the first policy that has it."""
    seen: set[Taken] = set()
    for count in range(1, left + 1):
        for policy in POLICIES:
            own = placed(policy, key.used, room, count)
            if own not in seen:
                seen.add(own)
                yield policy, own


def _devices(key: Key) -> list[tuple[int, int]]:
    """The last stage's devices, those of a machine one after another."""
    pairs = enumerate(zip(key.used, key.own, strict=True))
    return [(machine, one) for machine, (used, own) in pairs for one in range(used - own, used)]


def _extend(
    before: Table, after: Table, stages: Floats, moved: Floats, number: int, policy: int
) -> None:
    """One stage more: `stages` [from, to] seconds. Of equal ones the first beginning."""
    costs = np.maximum(np.maximum(before.best, moved)[:, None], stages)
    first = costs.argmin(0)
    found = costs[first, np.arange(len(first))]
    better = (found < after.best) | ((found == after.best) & (first < after.first))
    better &= np.isfinite(found)
    after.best[better], after.first[better] = found[better], first[better]
    after.before[better], after.policy[better] = number, policy


def _traced(tables: dict[Key, Table], keys: list[Key], key: Key, count: int) -> list[Stage]:
    found: list[Stage] = []
    while count:
        table = tables[key]
        first = int(table.first[count])
        found.append(Stage(first, count, key.own, POLICIES[table.policy[count]]))
        key, count = keys[int(table.before[count])], first
    return found[::-1]


def parts_of(
    profile: Profile, links: Links, plan: list[Stage]
) -> tuple[list[float], list[float], list[float]]:
    """Seconds of stages, of transfers between them, and of their sums of gradients."""
    sends, time = crossing(profile), profile.forward + profile.backward
    stages = [float(time[a:b].sum()) / sum(taken) for a, b, taken, _ in plan]
    moves = [
        float(sends[here.last]) * send(links, here.taken, there.taken)
        for here, there in zip(plan, plan[1:], strict=False)
    ]
    sums = [all_reduce(links, t, float(profile.parameter[a:b].sum())) for a, b, t, _ in plan]
    return stages, moves, sums


def block_of(profile: Profile, links: Links, plan: list[Stage]) -> float:
    """Seconds of the largest stage, or of the largest transfer there and back."""
    stages, moves, _ = parts_of(profile, links, plan)
    return max(*stages, *(2 * one for one in moves), 0.0)


def latency(profile: Profile, links: Links, plan: list[Stage]) -> float:
    """Seconds of a batch, by which finished plans are ranked."""
    stages, moves, sums = parts_of(profile, links, plan)
    block = max(*stages, *(2 * one for one in moves), 0.0)
    late = max(max(0.0, one - k * block) for k, one in enumerate(sums))
    return (profile.batch - 1) * block + sum(stages) + sum(moves) + late

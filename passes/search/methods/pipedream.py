"""PipeDream: stages of a pipeline with replicas, level by level of a hierarchy of machines.

States are the downsets of the graph of layers, by the antichains that end them. On m' devices of a
level a stage takes (seconds forward and back + 4 (m' - 1) W / (bandwidth m')) / m' for W bytes of
parameters, and, where activations count, no less than 2 a / (bandwidth m') for the bytes a over
either border; a plan takes as long as its slowest stage. What a segment takes on all devices of a
level is its time on one device of the next (kernels/stages/replica_chain.py has the recurrence).

`activation_communication`: off as in the released code without a ratio of compression, on as with
1. What goes over a border counts every layer that its antichain is augmented with: those with users
outside of what leads to some layer of it, though all users may lie within. The code divides the
exchange of gradients, which holds (m' - 1) / m' already, by m' again; so do we.

What differs. On one level the plan of one topological order bounds the recurrence: states through
which no plan within the bound leads are left out. More than `ideals` states, or on several levels
more than `several`, leave the prefixes of one order (`linear`), with the bound of all work on all
devices. Segments lie between a state and one that holds all of it. Of equal plans the first state
and the fewest replicas at the end are taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from shardwright.passes.search.kernels.stages.downsets import (
    TooManyDownsets,
    Words,
    downsets,
    members,
    prefixes,
)
from shardwright.passes.search.kernels.stages.replica_chain import (
    Level,
    ReplicaChain,
    Step,
    climb,
    traced,
)
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.problem import Bools, Floats
from shardwright.passes.search.problem.stages.profile_files import Profile, in_order
from shardwright.passes.search.problem.stages.stage_answers import (
    ACCELERATOR,
    StageAnswer,
    StageRow,
)

UNIT = "s"
CHUNK = 8192  # states at a time
MOST_ENDS = 20_000  # states between which segments are looked at
SLACK = 1e-9  # of a bound, for sums in another order


@dataclass(frozen=True)
class PipeDream:
    """`ideals`, `several`: the most states that are looked at, on one level and on several."""

    activation_communication: bool = False
    linear: bool = False
    ideals: int = 300_000
    several: int = 600
    paper: ClassVar[str] = (
        "Narayanan et al., SOSP 2019; repo msr-fiddle/pipedream, optimizer_graph_hierarchical.py"
    )
    label: ClassVar[str] = "exact-code"
    decides: ClassVar[tuple[str, ...]] = ("stage", "replica")
    about: ClassVar[str] = "stages with replicas, level by level of a hierarchy of machines"

    def of_graph(self, profile: Profile, budget: Budget = Budget()) -> StageAnswer:
        """The stages of a profile."""
        ordered = in_order(profile)
        line = prefixes(len(profile.ids))[1:]
        info: dict[str, float | int | str] = {}
        if self.linear:
            return self._answer(ordered, line, info, None)
        most = self.ideals if len(profile.machines) == 1 else self.several
        try:
            sets = downsets(preds_of(ordered), most)[1:]
        except TooManyDownsets:
            info["cut_off"] = f"more than {most} states: those of one order"
            return self._answer(ordered, line, info, None)
        info["states"] = len(sets)
        kept = self._within(ordered, line, sets) if len(profile.machines) == 1 else sets
        if len(kept) > MOST_ENDS:
            info["cut_off"] = f"more than {MOST_ENDS} states within the bound: those of one order"
            return self._answer(ordered, line, info, None)
        return self._answer(ordered, kept, info, 1.0)

    def _within(self, profile: Profile, line: Words, sets: Words) -> Words:
        """States through which a plan as good as that of one order may lead: by work alone, and by
        what goes over their border.
        """
        chain = chain_of(profile, line, self.activation_communication, True)
        bound = climb(chain, levels_of(profile))[-1].best[-1, 0, -1] * (1 + SLACK)
        inside = members(sets, len(profile.ids))
        done = inside @ (profile.forward + profile.backward) * (1 - SLACK)
        least = np.maximum(np.ceil(done / bound), 1)
        rest = np.maximum(np.ceil((done[-1] - done) / bound), 1)
        kept = np.flatnonzero(least + rest <= profile.machines[0])
        if self.activation_communication:
            sends = borders(profile, inside[kept])
            takers = np.ceil(2 * sends / (profile.bandwidth[0] * bound))
            kept = kept[least[kept] + np.maximum(rest[kept], takers) <= profile.machines[0]]
        return sets[[*kept[kept < len(sets) - 1], len(sets) - 1]]

    def _answer(
        self, profile: Profile, sets: Words, info: dict[str, float | int | str],
        share: float | None,
    ) -> StageAnswer:  # fmt: skip
        """The best chain of these states; `share` of it is the bound, None: all work is."""
        is_flat = len(profile.machines) == 1
        chain = chain_of(profile, sets, self.activation_communication, is_flat)
        filled = climb(chain, levels_of(profile))
        objective = float(filled[-1].best[-1, 0, -1])
        rows = _rows(profile, members(sets, len(profile.ids)), traced(chain, filled))
        info["noam"] = -(-profile.devices // rows[0].replicas)
        work = float((profile.forward + profile.backward).sum()) / profile.devices
        bound = min(objective, work if share is None else objective * share)
        status = Status.OPTIMAL if bound >= objective else Status.FEASIBLE
        return StageAnswer(objective, UNIT, status, bound, rows, info)


def levels_of(profile: Profile) -> tuple[Level, ...]:
    """The inner level first."""
    within = (1, *profile.machines)
    rows = zip(profile.machines, within, profile.bandwidth, strict=False)
    return tuple(Level(*row) for row in rows)


def preds_of(profile: Profile) -> list[list[int]]:
    """By layer those that it needs."""
    found: list[list[int]] = [[] for _ in profile.ids]
    for a, b in profile.edges:
        found[b].append(a)
    return found


def chain_of(profile: Profile, sets: Words, counts: bool, is_flat: bool) -> ReplicaChain:
    """What segments between states take."""
    inside = members(sets, len(profile.ids))
    time = inside @ (profile.forward + profile.backward)
    weight = inside @ profile.parameter
    within = np.empty((len(sets), len(sets)), bool)
    for k, one in enumerate(sets):
        within[k] = ~(one & ~sets).any(1)
    np.fill_diagonal(within, False)
    sends = borders(profile, inside) if counts else np.zeros(len(sets))
    if is_flat:
        barred = np.zeros((1, len(sets)), bool)
        return ReplicaChain(time[None], weight[None], sends, within, barred, counts)
    legal = np.vstack([np.ones((1, len(sets)), bool), within])
    times = np.where(legal, np.vstack([time, time - time[:, None]]), np.inf)
    weights = np.vstack([weight, weight - weight[:, None]])
    return ReplicaChain(times, weights, sends, within, ~legal, counts)


def borders(profile: Profile, inside: Bools) -> Floats:
    """[S] bytes over the border of each state: of the last layers of it, and of every layer before
    them that some user does not lead to one of them.
    """
    before = _before(profile)
    users = np.zeros(before.shape, bool)
    for a, b in profile.edges:
        users[a, b] = True
    # spread[v]: layers before v, and those of them with a user that does not lead to v.
    astray = ~(before | np.eye(len(before), dtype=bool))
    spread = before & (astray.astype(np.float32) @ users.T > 0)
    adjacent, wide = users.T.astype(np.float32), spread.astype(np.float32)
    found = np.empty(len(inside))
    for start in range(0, len(inside), CHUNK):
        held = inside[start : start + CHUNK]
        ends = held & (held.astype(np.float32) @ adjacent == 0)
        some = ends | (ends.astype(np.float32) @ wide > 0)
        found[start : start + CHUNK] = some @ profile.activation
    return found


def _before(profile: Profile) -> Bools:
    """[n, n] whether the second leads to the first; layers in a topological order."""
    count = len(profile.ids)
    found = np.zeros((count, count), bool)
    for a, b in sorted(profile.edges, key=lambda edge: edge[1]):
        found[b] |= found[a]
        found[b, a] = True
    return found


def _rows(profile: Profile, inside: Bools, steps: Sequence[Step]) -> tuple[StageRow, ...]:
    """Stages in words. A replica holds a version of its parameters, and activations, for every
    minibatch that is under way in it.
    """
    rows: list[StageRow] = []
    left = profile.devices
    for step in steps:
        held = inside[step.after]
        if step.before >= 0:
            held = held & ~inside[step.before]
        nodes = np.flatnonzero(held)
        names = (*(() if rows else profile.inputs), *(profile.ids[k] for k in nodes))
        size = float((profile.held + profile.kept)[nodes].sum())
        versions = -(-left // step.replicas)
        rows.append(
            StageRow(
                names, ACCELERATOR, step.replicas, step.replicas, 1, step.seconds, versions * size
            )
        )
        left -= step.replicas
    return tuple(rows)

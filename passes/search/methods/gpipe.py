"""GPipe: layers in p stages, the longest as short as can be, and stages recompute what they hold.

Of all cuts of the layers into as many stretches as there are devices, those with the shortest
longest stage, of these those of least variance (`balance=variance`: of least variance alone, as
Hetu's splitter does). Stages take F + B seconds, and F again, for only what enters them is kept
(`recompute=off`: F + B, and all is). All m micro-batches, each a minibatch of the profile, go
forward, then all go back: a batch takes
    sum of F + (m - 1) max F + sum of G + (m - 1) max G,    G = B + F, or B
and with equal stages (p - 1) / (m + p - 1) of the time is idle. A device holds its parameters, what
enters its stage of all micro-batches, and the activations of one: of all without recomputation.
Nothing is searched for under a cap: stages that do not fit are infeasible. With `slack`, a part by
which a stage may be longer, cuts are those over which least is sent in place of even ones: so are
those of programs in all schedules but GPipe's own, by 2 %, and their stages keep what they hold.

Layers stand in a topological order; what crosses a cut counts once by layer. Transfers take no
time. Of equal cuts those over which least is sent, then those that begin last.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from shardwright.passes.search.kernels.chain_cuts import cut_chain
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.stages.profile_files import (
    MACHINES,
    Profile,
    crossing,
    in_order,
)
from shardwright.passes.search.problem.stages.stage_answers import (
    ACCELERATOR,
    StageAnswer,
    StageRow,
    infeasible,
    refused,
)

UNIT = "s"


@dataclass(frozen=True)
class GPipe:
    """`balance`: what is least first, the `longest` stage or the `variance` of all."""

    balance: str = "longest"
    recompute: bool = True
    slack: float = 0.0
    paper: ClassVar[str] = "Huang et al., NeurIPS 2019 (arXiv 1811.06965), section 2.2"
    label: ClassVar[str] = "paper-formula"
    decides: ClassVar[tuple[str, ...]] = ("stage", "schedule", "remat")
    needs: ClassVar[tuple[str, ...]] = (MACHINES,)
    about: ClassVar[str] = "balanced stages of layers that recompute, all forward, then all back"
    choices: ClassVar[dict[str, tuple[str, ...]]] = {"balance": ("longest", "variance")}

    def of_graph(self, profile: Profile, budget: Budget = Budget()) -> StageAnswer:
        """A stage by device; `batch`: micro-batches."""
        profile = in_order(profile)
        stages, layers, count = profile.devices, len(profile.ids), profile.batch
        if stages > layers:
            return refused(UNIT, f"{layers} layers do not fill {stages} stages")
        there = profile.forward.tolist()
        back = (profile.backward + (profile.forward if self.recompute else 0)).tolist()
        weights = [a + b for a, b in zip(there, back, strict=True)]
        sent = crossing(profile)
        is_spread = self.balance == "variance"
        slack = float("inf") if is_spread else self.slack
        is_even = is_spread or not self.slack
        cuts = cut_chain(weights, sent[:-1].tolist(), stages, slack, is_even)
        parts = [slice(a, b) for a, b in pairwise((0, *cuts.starts, layers))]
        rows = tuple(
            StageRow(
                (*(() if part.start else profile.inputs), *profile.ids[part]),
                ACCELERATOR, 1, 1, 1, sum(weights[part]),
                self._held(profile, part, float(sent[part.start])),
            )
            for part in parts
        )  # fmt: skip
        for number, row in enumerate(rows):
            if row.bytes > profile.cap and not self.slack:
                held = f"stage {number} holds {row.bytes:.0f} of {profile.cap:.0f} bytes"
                return infeasible(UNIT, f"{held}, and cuts are balanced by seconds alone")
        longest = max(row.seconds for row in rows)
        least = min(cuts.least, longest)
        mean = sum(weights) / stages
        info: dict[str, float | int | str] = {
            "recompute": "on" if self.recompute else "off",
            "variance": sum((row.seconds - mean) ** 2 for row in rows) / stages,
            "least": least, "by_work": cuts.bound,
        }  # fmt: skip
        if not self.slack:
            each = [[sum(one[part]) for part in parts] for one in (there, back)]
            info |= {
                "micro_batches": count, "schedule": "gpipe",
                "bubble": (stages - 1) / (count + stages - 1),
                "batch_seconds": sum(sum(one) + (count - 1) * max(one) for one in each),
            }  # fmt: skip
        status = Status.OPTIMAL if least >= longest * (1 - 1e-12) else Status.FEASIBLE
        again = profile.ids if self.recompute else ()
        return StageAnswer(longest, UNIT, status, least, rows, info, again=again)

    def _held(self, profile: Profile, part: slice, enters: float) -> float:
        """Bytes of a stage's device."""
        kept, held = float(profile.kept[part].sum()), float(profile.held[part].sum())
        if not self.recompute:
            return held + profile.batch * kept
        return held + profile.batch * enters + kept

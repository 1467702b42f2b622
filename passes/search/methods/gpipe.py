"""GPipe: consecutive layers, the longest stage as short as can be.

The partition of the paper, by seconds of layers forward and back, exactly (kernels/chain_cuts.py);
of stages no more than a part (`slack`) longer, those between which least is sent. Layers stand in a
topological order; what crosses a cut counts once by layer.
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
    refused,
)

UNIT = "s"


@dataclass(frozen=True)
class GPipe:
    """`slack`: part by which a stage may be longer, where less is sent then."""

    slack: float = 0.02
    paper: ClassVar[str] = "Huang et al., NeurIPS 2019 (arXiv 1811.06965)"
    label: ClassVar[str] = "paper-formula"
    decides: ClassVar[tuple[str, ...]] = ("stage",)
    needs: ClassVar[tuple[str, ...]] = (MACHINES,)
    about: ClassVar[str] = "consecutive layers, the longest stage as short as can be"

    def of_graph(self, profile: Profile, budget: Budget = Budget()) -> StageAnswer:
        """A stage by device."""
        profile = in_order(profile)
        count, layers = profile.devices, len(profile.ids)
        if count > layers:
            return refused(UNIT, f"{layers} layers do not fill {count} stages")
        seconds = profile.forward + profile.backward
        cuts = cut_chain(seconds.tolist(), crossing(profile)[:-1].tolist(), count, self.slack)
        held = profile.held + profile.kept
        rows = tuple(
            StageRow(
                (*(() if a else profile.inputs), *profile.ids[a:b]), ACCELERATOR, 1, 1, 1,
                float(seconds[a:b].sum()), float(held[a:b].sum()),
            )
            for a, b in pairwise([0, *cuts.starts, layers])
        )  # fmt: skip
        status = Status.OPTIMAL if cuts.heaviest <= cuts.least else Status.FEASIBLE
        info = {"least": cuts.least, "by_work": cuts.bound}
        return StageAnswer(cuts.heaviest, UNIT, status, cuts.least, rows, info)

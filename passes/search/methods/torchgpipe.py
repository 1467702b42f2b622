"""torchgpipe: consecutive blocks of layers, balanced by the exchange of border layers.

The block partition (kernels/stages/block_partition.py) of seconds forward and back, or `by` bytes
of parameters and activations; layers in a topological order, a block by device. No block is more
than one (largest less least) layer heavier than another. Not the least of what the heaviest can be:
the exact one stands beside it as bound, and `gap` says how far.

Taking the first lightest block, as the code does, can ask a block without layers for one. The rules
have no answer then, nor do we: refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from shardwright.passes.search.kernels.chain_cuts import cut_chain
from shardwright.passes.search.kernels.stages.block_partition import block_partition
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.stages.profile_files import MACHINES, Profile, in_order
from shardwright.passes.search.problem.stages.stage_answers import (
    ACCELERATOR,
    StageAnswer,
    StageRow,
    refused,
)

SIZE = "size"


@dataclass(frozen=True)
class Torchgpipe:
    """`by`: what is balanced, `time` or `size`."""

    by: str = "time"
    paper: ClassVar[str] = (
        "Kim et al., 2020 (arXiv 2004.09910); repo kakaobrain/torchgpipe, balance/blockpartition.py"
    )
    label: ClassVar[str] = "exact-code"
    decides: ClassVar[tuple[str, ...]] = ("stage",)
    needs: ClassVar[tuple[str, ...]] = (MACHINES,)
    about: ClassVar[str] = "consecutive blocks of layers, balanced by exchanges at their borders"
    choices: ClassVar[dict[str, tuple[str, ...]]] = {"by": ("time", SIZE)}

    def of_graph(self, profile: Profile, budget: Budget = Budget()) -> StageAnswer:
        """A block of layers by device."""
        profile = in_order(profile)
        count, layers, unit = profile.devices, len(profile.ids), "B" if self.by == SIZE else "s"
        if count > layers:
            return refused(unit, f"{layers} layers do not fill {count} blocks")
        seconds = (profile.forward + profile.backward).tolist()
        sizes = (profile.held + profile.kept).tolist()
        weights: list[float] = sizes if self.by == SIZE else seconds
        ends = block_partition(weights, count)
        if ends is None:
            return refused(unit, "the exchange asks a block without layers for one")
        rows = tuple(
            StageRow(
                (*(() if a else profile.inputs), *profile.ids[a:b]), ACCELERATOR, 1, 1, 1,
                sum(seconds[a:b]), sum(sizes[a:b]),
            )
            for a, b in pairwise([0, *ends])
        )  # fmt: skip
        heaviest = max(sum(weights[a:b]) for a, b in pairwise([0, *ends]))
        least = min(heaviest, cut_chain(weights, [0.0] * layers, count).least)
        status = Status.OPTIMAL if least >= heaviest * (1 - 1e-12) else Status.FEASIBLE
        info = {"gap": heaviest / least - 1 if least else 0.0}
        return StageAnswer(heaviest, unit, status, least, rows, info)

"""Alpa, between operators: layers in stages on submeshes that are all devices.

    T = min over stages of sum t_i + (B - 1) max t_i
of B micro-batches, where t_i is the optimum within operators of a segment of layers on a submesh of
1 x 2^k devices of a host, or of whole hosts, and as many stages follow as its memory allows for. By
a limit on max t_i, from the smallest one on (kernels/stages/submesh_chain.py); limits that are at
most `gap` apart are one, the largest of them, so that T is at most (B - 1) `gap` above the best.

On a program (`plan FILE --method alpa`) layers are clusters of ops of its forward pass: the most
bytes that one receives as few as can be, none with more than 1.6 times the mean of flops, each with
three products where there are so many (kernels/stages/clustered_ops.py). t_i are tables' (tier A),
of a micro-batch: the optimum of the part of the program's problem that its layers are, on each mesh
of up to two axes; moves between stages and what is done once a step are not in them, as in the
paper. What a device holds is that of this optimum: parameters with what is updated beside them, and
by stage that follows what the way back reads. Written programs (`-o`) have stages that are alike.

Released code takes the smallest of such limits and skips the others, so that the promise does not
hold there. Of equal plans the one found first: by limit, then fewer stages, earlier ends, and the
order of submeshes.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

import numpy as np

from shardwright.passes.search.kernels.stages.submesh_chain import best_submeshes
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.stages.stage_answers import (
    ACCELERATOR,
    StageAnswer,
    StageRow,
    infeasible,
)
from shardwright.passes.search.problem.stages.submesh_tables import SubmeshTable


@dataclass(frozen=True)
class Alpa:
    """`gap`: of limits, in seconds."""

    gap: float = 1e-6
    paper: ClassVar[str] = "Zheng et al., OSDI 2022 (arXiv 2201.12023), section 5"
    label: ClassVar[str] = "paper-formula"
    decides: ClassVar[tuple[str, ...]] = ("stage", "submesh")
    about: ClassVar[str] = "stages on submeshes, each the best within operators"

    def of_graph(self, table: SubmeshTable, budget: Budget = Budget()) -> StageAnswer:
        """The stages of a table."""
        sizes = np.array([one.devices for one in table.submeshes])
        later = table.later()
        found = best_submeshes(
            table.time, later, sizes, table.devices, table.microbatches, self.gap
        )
        if found is None:
            return infeasible(table.unit, _why(table))
        edges = list(pairwise((0, *found.ends)))
        rows: list[StageRow] = []
        for number, ((a, b), m) in enumerate(zip(edges, found.choices, strict=True)):
            mesh, cell = table.submeshes[m], (a, b - 1, m)
            follow = len(edges) - 1 - number
            held = float(table.fixed[cell] + follow * table.each[cell])
            rows.append(
                StageRow(
                    tuple(range(a, b)), ACCELERATOR, mesh.devices, 1, mesh.devices,
                    float(table.time[cell]), held,
                )
            )  # fmt: skip
        info: dict[str, float | int | str] = {
            "submeshes": " ".join(str(table.submeshes[m]) for m in found.choices),
            "micro_batches": table.microbatches, "limits": found.limits,
        }  # fmt: skip
        is_best = found.bound >= found.cost * (1 - 1e-12)
        status = Status.OPTIMAL if is_best else Status.FEASIBLE
        return StageAnswer(found.cost, table.unit, status, found.bound, tuple(rows), info)


def _why(table: SubmeshTable) -> str:
    """What no plan can do without."""
    alone = table.later().diagonal().max(axis=0)  # by layer
    if (alone < 0).any():
        layer = int((alone < 0).argmax())
        least = float(table.fixed[layer, layer].min())
        words = (f"{one:g}" if one < 1e4 else f"{one:.0f}" for one in (least, table.cap))
        return f"layer {layer} alone needs at least {' of '.join(words)} on any submesh"
    return f"no stages that fit are {table.devices} devices together"

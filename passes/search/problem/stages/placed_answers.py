"""Assignments of ops to accelerators and CPUs in words."""

from __future__ import annotations

import numpy as np

from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.problem import Ints
from shardwright.passes.search.problem.stages.placed_graphs import PlacedGraph
from shardwright.passes.search.problem.stages.stage_answers import (
    ACCELERATOR,
    CPU,
    StageAnswer,
    StageRow,
)

UNIT = "ms"
PROVED = 1e-6  # relative: what an integer program calls optimal
Info = dict[str, float | int | str]


def stages_of(
    graph: PlacedGraph, device: Ints, order: list[int], bound: float | None,
    info: Info,
) -> StageAnswer:  # fmt: skip
    """An assignment in words, priced anew. `bound`: of any plan, None where this one is best."""
    loads, held = graph.loads(device), graph.bytes_of(device)
    objective = float(loads.max())
    rows = tuple(
        StageRow(
            tuple(graph.ids[k] for k in np.flatnonzero(device == one)),
            ACCELERATOR if one < graph.accelerators else CPU, 1, 1, 1,
            float(loads[one]) / 1e3, float(held[one]),
        )
        for one in order
    )  # fmt: skip
    least = objective if bound is None else min(bound, objective)
    is_best = least >= objective * (1 - PROVED)
    status = Status.OPTIMAL if is_best else Status.FEASIBLE
    return StageAnswer(objective, UNIT, status, least, rows, info)

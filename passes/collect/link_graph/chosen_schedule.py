"""Chooses the link-graph schedule that is written into a program: number of pieces, and time.

A text has few pieces, each with its own ops, where a plan may have thousands. So plans are made for
few pieces, and the fastest is taken; its seconds are those of the blocks as they move. Permutes of
a turn run side by side, but each is launched.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shardwright.passes.collect.link_graph.graph_planner import (
    AT_PEAKS,
    GraphPlan,
    Permutes,
    plan_on_graph,
)
from shardwright.passes.collect.link_graph.moves import Phase, phases
from shardwright.passes.collect.link_graph.pipelined_hops import MAX_PIECES
from shardwright.spec.machines.capacity_graph import CapacityGraph

PIECES = (1, 2, 4, 8)
# Tables grow with devices times blocks, as text and in memory (decision 0021).
MAX_ROWS = 512  # blocks of a device: tables in the text have as many numbers per device
NEAR = 1.01  # times this near count as equal: the one with fewest pieces is taken


@dataclass(frozen=True)
class Schedule:
    """A plan in pieces, and the seconds it takes so."""

    plan: GraphPlan
    phases: tuple[Phase, ...]
    devices: int
    seconds: float

    @property
    def pieces(self) -> int:
        """The number of pieces into which data of one root or pair are cut."""
        return self.phases[0].pieces


def best_schedule(
    kind: str, graph: CapacityGraph, total: int, latency: float, permutes: Permutes = AT_PEAKS
) -> Schedule:
    """The fastest schedule found in few pieces; arguments and errors as of `plan_on_graph`."""
    found = list(_schedules(kind, graph, total, latency, permutes))
    least = min(one.seconds for one in found)
    # More pieces are more ops in the text, which a gain of a percent does not pay.
    near = (one for one in found if one.seconds <= least * NEAR)
    return min(near, key=lambda one: (one.pieces, one.seconds))


def _schedules(
    kind: str, graph: CapacityGraph, total: int, latency: float, permutes: Permutes
) -> Iterator[Schedule]:
    plans = [plan_on_graph(kind, graph, total, latency, most, permutes) for most in (1, MAX_PIECES)]
    for plan in plans if plans[0].trees != plans[1].trees else plans[1:]:
        keys = 1 if kind == "broadcast" else graph.devices  # of a device at the end
        for pieces in PIECES:
            made = phases(plan, graph.devices, pieces, max(1, MAX_ROWS // keys // pieces))
            # of an all-reduce in one phase each device has all of the data
            each = total if plan.kind == "all-reduce" and len(made) == 1 else total / keys
            each /= permutes.reached
            seconds = sum(
                phase.seconds(graph, each / phase.count, latency, permutes.launch) for phase in made
            )
            yield Schedule(plan, made, graph.devices, seconds)

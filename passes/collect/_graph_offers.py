"""Where a schedule on the links is faster than anything else, it takes a collective's place.

Asked are collectives in which all devices of a small cluster work together, in one group.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec

import numpy as np

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import error
from shardwright.spec.attributes import Attribute, Attrs, Int, String
from shardwright.spec.axes import Mesh
from shardwright.spec.capacity_graph import CapacityGraph, capacity_graph
from shardwright.spec.cluster import Cluster
from shardwright.spec.fields import table
from shardwright.spec.links import ALL_REDUCE, BROADCAST, REDUCE_SCATTER, Links
from shardwright.spec.units import shown

from ._chain_prices import is_plain
from ._graph_lowering import KINDS, write_schedule
from ._graph_schedules import Schedule, best_schedule

MAX_DEVICES = 16
WORTH = 0.99  # of the seconds of anything else: less gain is not worth the rounds
REASON = "plan.reason"


def write_schedules(
    module: Module, mesh: Mesh, cluster: Cluster, note: str,
    default: Callable[[Op], float | None], is_report: bool,
) -> None:  # fmt: skip
    """Replace collectives by schedules on the links that are faster; those with a note are left.

    `default`: seconds of the fastest chain, None where there is none. `is_report`: only write
    notes. Needs scipy: raises ProgramError with code 4 without.
    """
    if find_spec("scipy") is None:
        help = "pip install 'shardwright[search]', or leave out schedules=on"
        raise error("schedules on links need scipy, which is not installed", help=help, code=4)
    if not 1 < cluster.devices <= MAX_DEVICES:
        return
    found = Schedules(cluster)
    for op in [*_asked(module, cluster.devices, note)]:
        schedule, seconds = found.of(op), default(op)
        if seconds is None:
            seconds = found.in_one_piece(op)
        if schedule.seconds > seconds * WORTH:
            continue
        said = {note: _note(schedule, seconds)}
        if is_report:
            op.set_note(note, said[note])
            continue
        why: dict[str, Attribute] = {REASON: op.notes[REASON]} if REASON in op.notes else {}
        (order,) = table(op.attrs, "replica_groups")
        write_schedule(op, order, schedule, mesh.names, {**said, **why}, why)


class Schedules:
    """The schedules of a cluster; equal ones are made once."""

    def __init__(self, cluster: Cluster) -> None:
        self._graph: CapacityGraph = capacity_graph(cluster)
        self._links = Links(cluster)
        self._latency = max(level.latency for level in cluster.levels if level.count > 1)
        self._known: dict[tuple[str, int], Schedule] = {}

    def of(self, op: Op) -> Schedule:
        """The schedule of a collective over all devices."""
        key = KINDS[op.name], max(op.operands[0].tensor.bytes, op.result.tensor.bytes)
        if key not in self._known:
            self._known[key] = best_schedule(key[0], self._graph, key[1], self._latency)
        return self._known[key]

    def in_one_piece(self, op: Op) -> float:
        """Seconds of a collective as a library does it."""
        groups = np.array(table(op.attrs, "replica_groups"), np.int64)
        return self._links.seconds(op.name, groups, op.result.tensor.bytes)


def _asked(module: Module, devices: int, note: str) -> Iterator[Op]:
    for op in module.walk():
        if op.name not in KINDS or note in op.notes or len(op.operands) != 1:
            continue
        groups = table(op.attrs, "replica_groups")
        if len(groups) != 1 or len(groups[0]) != devices or not op.result.tensor.count:
            continue
        if op.name == BROADCAST and groups[0][0] != 0:
            continue  # schedules of a broadcast are made from device 0
        if op.name not in (ALL_REDUCE, REDUCE_SCATTER) or is_plain(op):
            yield op


def _note(schedule: Schedule, seconds: float) -> Attrs:
    plan = schedule.plan
    return Attrs(
        {
            "schedule": String(plan.kind),
            "routes": Int(len(plan.trees) + len(plan.paths)),
            "pieces": Int(schedule.pieces),
            "turns": Int(sum(len(phase.turns) for phase in schedule.phases)),
            "default": String(shown(seconds, "seconds")),
            "seconds": String(shown(schedule.seconds, "seconds")),
            "bound": String(shown(plan.bound, "seconds")),
        }
    )

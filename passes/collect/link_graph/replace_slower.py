"""Replaces a collective by a link-graph schedule where that is the fastest implementation.

Asked are collectives in which all devices of a small cluster work together, or all those of each
unit of its inner levels: the eight chips of every node.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib.util import find_spec
from math import prod

import numpy as np

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import error
from shardwright.passes.collect.chains.chain_prices import is_plain
from shardwright.passes.collect.link_graph.chosen_schedule import Schedule, best_schedule
from shardwright.passes.collect.link_graph.graph_lowering import (
    KINDS,
    Units,
    units_of,
    write_schedule,
)
from shardwright.passes.collect.link_graph.graph_planner import permutes_of
from shardwright.spec.attributes import Array, Attrs, Int, String
from shardwright.spec.axes import Mesh
from shardwright.spec.cluster import Cluster, Level
from shardwright.spec.links import ALL_REDUCE, BROADCAST, REDUCE_SCATTER, Links
from shardwright.spec.machines.capacity_graph import CapacityGraph, capacity_graph
from shardwright.spec.machines.units import shown
from shardwright.spec.plan import ALGORITHM, AXES, REASON, REMAT
from shardwright.spec.values.fields import table

MAX_DEVICES = 16  # that work together
MAX_ALL = 256  # whose pairs are written
WORTH = 0.99  # of the seconds of anything else: less gain is not worth the rounds


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
    found = Schedules(cluster)
    for op in [*_asked(module, note)]:
        units = found.units(op)
        if units is None:
            continue
        schedule, seconds = found.of(op), default(op)
        if seconds is None:
            seconds = found.in_one_piece(op)
        if schedule.seconds > seconds * WORTH:
            continue
        said = {note: _note(schedule, seconds)}
        if is_report:
            op.set_note(note, said[note])
            continue
        why = {key: op.notes[key] for key in (REASON, REMAT) if key in op.notes}
        write_schedule(op, units, schedule, _axes(op, mesh), {**said, **why}, why)


def _axes(op: Op, mesh: Mesh) -> tuple[str, ...]:
    """The axes of a collective in the order of the mesh; all of them where it names none."""
    found = op.notes.get(AXES)
    named = found.items if isinstance(found, Array) else ()
    over = {item.value for item in named if isinstance(item, String)}
    return tuple(name for name in mesh.names if not over or name in over)


class Schedules:
    """The schedules of a cluster and of the units of its inner levels; equal ones are made once."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster, self._links = cluster, Links(cluster)
        self._graphs: dict[int, CapacityGraph] = {}
        self._known: dict[tuple[str, int, int], Schedule] = {}

    def units(self, op: Op) -> Units | None:
        """The groups of a collective where each is all devices of a unit, and these are few."""
        found = units_of(op, self._cluster.devices)
        if found is None or self._cluster.devices > MAX_ALL:
            return None
        members = len(found.order)
        if op.name == BROADCAST and found.order[0] != 0:
            return None  # schedules of a broadcast are made from device 0
        return found if 1 < members <= MAX_DEVICES and self._levels(members) else None

    def of(self, op: Op) -> Schedule:
        """The schedule of a collective that has units."""
        members = len(table(op.attrs, "replica_groups")[0])
        size = max(op.operands[0].tensor.bytes, op.result.tensor.bytes)
        key = KINDS[op.name], members, size
        if key not in self._known:
            levels = self._levels(members)
            if members not in self._graphs:
                self._graphs[members] = capacity_graph(replace(self._cluster, levels=levels))
            latency = max(level.latency for level in levels if level.count > 1)
            graph, permutes = self._graphs[members], permutes_of(self._links)
            self._known[key] = best_schedule(key[0], graph, size, latency, permutes)
        return self._known[key]

    def _levels(self, members: int) -> tuple[Level, ...]:
        """The inner levels with so many devices in all; () where none have."""
        levels = self._cluster.levels
        for first in range(len(levels)):
            if prod(level.count for level in levels[first:]) == members:
                return levels[first:]
        return ()

    def in_one_piece(self, op: Op) -> float:
        """Seconds of a collective as a library does it."""
        groups = np.array(table(op.attrs, "replica_groups"), np.int64)
        return self._links.seconds(op.name, groups, op.result.tensor.bytes)


def _asked(module: Module, note: str) -> Iterator[Op]:
    for op in module.walk():
        if op.name not in KINDS or note in op.notes or ALGORITHM in op.notes:
            continue
        if len(op.operands) != 1:
            continue
        if op.result.tensor.count and (op.name not in (ALL_REDUCE, REDUCE_SCATTER) or is_plain(op)):
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

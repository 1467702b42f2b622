"""Chooses the placement jointly with the fastest implementation of each collective under it.

Seconds of a program under a placement: over all collectives that it executes, loops counted, the
number of times by the seconds of the fastest chain; equal ones are asked once. At stage
`collective` runs of moves are done in one (`passes/collect/runs/move_runs.py`), which takes longer
to tell: so only the placements that are best by chains are compared with one another by that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from shardwright.ir.analysis.collective_traffic import executed
from shardwright.ir.analysis.link_seconds import messages, total_seconds
from shardwright.ir.core import Module, Op
from shardwright.passes.collect.chains.chain_prices import KINDS, Prices, is_plain
from shardwright.passes.collect.placing.device_orders import Orders, chosen, orders
from shardwright.passes.collect.runs.move_runs import runs, way
from shardwright.passes.partition.reshard_timed.planner import FastRoutes
from shardwright.passes.partition.reshard_timed.step_seconds import NAMES as STEP_NAMES
from shardwright.passes.partition.reshard_timed.step_seconds import StepTimes
from shardwright.passes.partition.resharding.steps_as_ops import Layouts, Step
from shardwright.spec.axes import Axis, Mesh, total
from shardwright.spec.cluster import Cluster
from shardwright.spec.layout import Layout, local_count
from shardwright.spec.links import ALL_GATHER, ALL_REDUCE, Links
from shardwright.spec.machines.mesh_devices import device_numbers
from shardwright.spec.values.fields import table

MOST = 512  # devices; on more, chains alone decide, as runs take too long
CLOSE = 3  # placements of which runs are looked at

_NAMES = {kind: name for kind, name in STEP_NAMES.items() if name in KINDS}
Names = Callable[[Op], tuple[str, ...]]


class _Chained(NamedTuple):
    """A collective over whole axes, which may become a chain."""

    kind: str
    names: tuple[str, ...]
    elements: float  # before a reduction, or behind a gather
    width: float  # bytes of an element


def local_orders(module: Module, mesh: Mesh, cluster: Cluster, names: Names) -> Orders:
    """The best placement of a program for one device. `names`: the axes of a collective."""
    times = StepTimes(mesh, cluster)
    counts: dict[_Chained, int] = {}
    chained: set[Op] = set()
    for op, count, _ in executed(module):
        found = _chained(op, names(op), times) if op.name in KINDS else None
        if found is not None:
            counts[found] = counts.get(found, 0) + count
            chained.add(op)
    others = messages(module, mesh.device_count, lambda op: op not in chained)
    start, links = device_numbers(mesh), Links(cluster)

    def seconds(other: Mesh) -> float:
        order = np.empty(len(start), np.int64)
        order[start] = other.device_ids
        return _chain_seconds(counts, Prices(other, cluster)) + total_seconds(others, links, order)

    return chosen(orders(mesh, cluster, seconds))


def _chained(op: Op, names: tuple[str, ...], times: StepTimes) -> _Chained | None:
    if len(op.operands) != 1 or not op.result.tensor.count or not names:
        return None
    sizes = dict(times.mesh.axes)
    if any(name not in sizes for name in names) or (op.regions and not is_plain(op)):
        return None
    groups: list[list[int]] = times.groups(tuple(Axis(n, 1, sizes[n]) for n in names)).tolist()
    if sorted(table(op.attrs, "replica_groups")) != sorted(map(tuple, groups)):
        return None
    values = op.operands[0].tensor, op.result.tensor
    count, size = max(v.count for v in values), max(v.bytes for v in values)
    return _Chained(op.name, names, count, size / count)


def _chain_seconds(counts: dict[_Chained, int], prices: Prices) -> float:
    return sum(count * prices.seconds_for(*one) for one, count in counts.items())


class _Moved(NamedTuple):
    """Another step of a run."""

    step: Step
    before: Layout
    shape: tuple[int, ...]
    width: float


def collective_orders(
    module: Module, layouts: Layouts, cluster: Cluster, routes_on: Callable[[Mesh], FastRoutes]
) -> Orders:
    """The best placement of a program at stage `collective`."""
    mesh, found = layouts.mesh, list(runs(module, layouts))
    times = {op: count for op, count, _ in executed(module)}
    counts = [times.get(run.ops[0], 0) for run in found]
    chains: dict[_Chained, int] = {}
    others: dict[_Moved, int] = {}
    for run, count in zip(found, counts, strict=True):
        before = run.ends.src
        for step in run.steps:
            moved = _Moved(replace(step, partial=()), before, step.view, run.width)
            parts = _chains(moved, mesh)
            if parts is None:
                others[moved] = others.get(moved, 0) + count
            for part in parts or ():
                chains[part] = chains.get(part, 0) + count
            before = step.out

    def by_chains(other: Mesh) -> float:
        each = StepTimes(other, cluster)
        return _chain_seconds(chains, Prices(other, cluster)) + sum(
            count * each.step(*moved) for moved, count in others.items()
        )

    def by_runs(other: Mesh) -> float:
        routes = routes_on(other)
        ways = [way(run, routes) for run in found]
        return sum(one.least * count for one, count in zip(ways, counts, strict=True))

    known = orders(mesh, cluster, by_chains)
    if mesh.device_count > MOST:
        return chosen(known)
    close = [known[0], *sorted(known[1:], key=lambda one: one.seconds)[:CLOSE]]
    fused = [one._replace(seconds=by_runs(Mesh(mesh.axes, one.ids))) for one in close]
    return chosen(fused)._replace(worst=max(one.seconds for one in known))


def _chains(moved: _Moved, mesh: Mesh) -> list[_Chained] | None:
    """The collectives over whole axes that a step is; None where it is something else."""
    kind = _NAMES.get(moved.step.kind)
    if kind is None:
        return None
    held = float(local_count(moved.shape, moved.before))
    found: list[_Chained] = []
    for axes in filter(None, (moved.step.axes, *moved.step.moved)):
        if any(axis.pre > 1 or axis.size < mesh.axis_size(axis.name) for axis in axes):
            return None
        after = held * {ALL_REDUCE: 1, ALL_GATHER: total(axes)}.get(kind, 1 / total(axes))
        names = tuple(axis.name for axis in axes)
        found.append(_Chained(kind, names, max(held, after), moved.width))
        held = after
    return found

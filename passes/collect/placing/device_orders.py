"""Enumerates the device orders that place a mesh on a cluster, by the seconds of a program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from shardwright.ir.core import Module, Op
from shardwright.passes.base import op_error
from shardwright.passes.collect.placing.renumber_devices import renumber
from shardwright.passes.target import mesh_of
from shardwright.spec import plan
from shardwright.spec.attributes import EMPTY, Array, Attribute, Attrs, Ints, MeshAttr, String
from shardwright.spec.axes import Mesh
from shardwright.spec.cluster import Cluster
from shardwright.spec.machines.units import shown
from shardwright.spec.placement import Matrix, device_ids, placement_count, placements

_MOST = 20_000  # placements that are tried
_SAME = 1e-9  # of the time; an order must be faster by more


class Order(NamedTuple):
    """The device of each place of the mesh, and the seconds of all collectives with it."""

    ids: tuple[int, ...]
    seconds: float
    matrix: Matrix | None


class Orders(NamedTuple):
    """The order that the mesh has, the best one, and the seconds of the worst."""

    given: Order
    best: Order
    worst: float


def orders(mesh: Mesh, cluster: Cluster, seconds: Callable[[Mesh], float]) -> list[Order]:
    """The order given, then those of all placements, by rows in lexicographic order."""
    start = mesh.device_ids or tuple(range(mesh.device_count))
    sizes = [size for _, size in mesh.axes]
    counts = [level.count for level in cluster.levels]
    matrices = {device_ids(matrix): matrix for matrix in placements(counts, sizes)}
    given = Order(start, seconds(Mesh(mesh.axes, start)), matrices.pop(start, None))
    others = (Order(ids, seconds(Mesh(mesh.axes, ids)), matrix) for ids, matrix in matrices.items())
    return [given, *others]


def expect_few_placements(module: Module, op: Op, cluster: Cluster) -> None:
    """Raises ProgramError where a mesh has more placements than are tried."""
    sizes = [size for _, size in mesh_of(op).axes]
    count = placement_count([level.count for level in cluster.levels], sizes)
    # Refused, not sampled: a result is the best of all placements (decision 0019).
    if count > _MOST:
        message = f"has {count} placements on {cluster.name}, more than {_MOST} are not tried"
        raise op_error(module, op, message, help="join axes that are always used together")


def chosen(found: Sequence[Order]) -> Orders:
    """The first one, the fastest, the slowest; the first one where none is faster."""
    best = found[0]
    for one in found:
        # By more than rounding: a program that gains nothing does not change (decision 0019).
        if one.seconds < best.seconds * (1 - _SAME):
            best = one
    return Orders(found[0], best, max(one.seconds for one in found))


def put_in_order(module: Module, op: Op, found: Orders) -> None:
    """Give the mesh the best order; what devices are called by number follows."""
    best, given = found.best.ids, found.given.ids
    if best == given:
        return
    order = np.empty(len(best), np.int64)
    order[list(given)] = best
    renumber(module, order)
    ids = () if best == tuple(range(len(best))) else best
    op.set_attrs(op.attrs.set("mesh", MeshAttr(Mesh(mesh_of(op).axes, ids))))
    op.set_notes(EMPTY)  # they may say the mesh in other words


def set_note(module: Module, found: Orders, cluster: Cluster) -> None:
    """Say in `plan.placement` which placement is best, and what the others take."""
    note: dict[str, Attribute] = {
        "cluster": String(cluster.name),
        "levels": Array(tuple(String(level.name) for level in cluster.levels)),
        "best": String(shown(found.best.seconds, "seconds")),
        "given": String(shown(found.given.seconds, "seconds")),
        "worst": String(shown(found.worst, "seconds")),
    }
    if found.best.matrix is not None:
        note["matrix"] = Array(tuple(Ints(row) for row in found.best.matrix))
    module.set_note(plan.PLACEMENT, Attrs(note))

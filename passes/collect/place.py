"""Give the mesh the devices of a cluster that make all collectives of the program fastest.

Runs on a program for one device. A placement says how much of each mesh axis lies on each level of
the cluster; all of them are tried, and each is charged the seconds of every collective that the
program executes, loops counted, on the links of the cluster. The order that the mesh has stays
unless another one is faster; of equals the first is taken, by rows in lexicographic order. The mesh
gets `device_ids`; `plan.placement` says which matrix was chosen (a row per mesh axis, a column per
level), and how long all collectives take with it, with the order given, and at worst. Times are those of
a model, not measured. A mesh that has not as many devices as the cluster is refused.

The example is placed on two slices of two chips, with `cluster=tpu-v4:2x2x1x1`.

Before:
    module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
      sdy.mesh @mesh = <["x"=2, "y"=2]>
      func.func @main(%arg0: tensor<1024xf32>) -> tensor<2048xf32> attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"y", "x"}]>]>, plan.arg_types = [tensor<4096xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{"y"}]>]>, plan.result_types = [tensor<4096xf32>]} {
        %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> {plan.axes = ["x"]} : (tensor<1024xf32>) -> tensor<2048xf32>
        return %0 : tensor<2048xf32>
      }
    }
After:
    module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32, plan.placement = {best = "1.082 us", cluster = "tpu-v4:2x2x1x1", given = "10.66 us", levels = ["slice", "chip.x", "chip.y", "chip.z"], matrix = [array<i64: 1, 2, 1, 1>, array<i64: 2, 1, 1, 1>], worst = "10.66 us"}} {
      sdy.mesh @mesh = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
      func.func @main(%arg0: tensor<1024xf32>) -> tensor<2048xf32> attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"y", "x"}]>]>, plan.arg_types = [tensor<4096xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{"y"}]>]>, plan.result_types = [tensor<4096xf32>]} {
        %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> {plan.axes = ["x"]} : (tensor<1024xf32>) -> tensor<2048xf32>
        return %0 : tensor<2048xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import numpy as np

from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module, Op
from shardwright.ir.errors import error
from shardwright.ir.link_traffic import messages, total_seconds
from shardwright.passes._fitting import expect_fit
from shardwright.passes.base import Pass, op_error
from shardwright.spec.attributes import EMPTY, Array, Attribute, Attrs, Ints, MeshAttr, String
from shardwright.spec.axes import Mesh
from shardwright.spec.cluster import Cluster
from shardwright.spec.links import Links
from shardwright.spec.placement import Matrix, device_ids, placement_count, placements
from shardwright.spec.units import shown

from ._renumber import renumber

MOST = 20_000  # placements that are tried
_SAME = 1e-9  # of the time; an order must be faster by more


@dataclass(frozen=True)
class PlaceMesh(Pass):
    needs: ClassVar[str] = "local"
    leaves: ClassVar[str] = "local"

    cluster: str = ""  # a name, NAME:SIZES, or a file

    def run(self, module: Module) -> None:
        if not self.cluster:
            help = "write place{cluster=dgx-a100:4}"
            raise error('pass "place" needs the option "cluster"', help=help, code=2)
        cluster = find_cluster(self.cluster)
        for op in [op for op in module.ops if "mesh" in op.attrs]:
            attribute = op.attrs["mesh"]
            assert isinstance(attribute, MeshAttr)
            if len(module.meshes) > 1:
                message = f"is one of {len(module.meshes)} meshes, a local program has one"
                raise op_error(module, op, message, help="take what localize makes")
            if attribute.mesh.axes:
                _check(module, op, attribute.mesh, cluster, self.cluster)
                _place(module, op, attribute.mesh, cluster)


class _Order(NamedTuple):
    """The device of each place of the mesh, and the seconds of all collectives with it."""

    ids: tuple[int, ...]
    seconds: float
    matrix: Matrix | None


def _place(module: Module, op: Op, mesh: Mesh, cluster: Cluster) -> None:
    given, best, worst = _orders(module, mesh, cluster)
    if best.ids != given.ids:
        order = np.empty(len(best.ids), np.int64)
        order[list(given.ids)] = best.ids
        renumber(module, order)
        in_order = tuple(range(len(best.ids)))
        ids = () if best.ids == in_order else best.ids
        op.attrs = op.attrs.set("mesh", MeshAttr(Mesh(mesh.axes, ids)))
        op.notes = EMPTY  # they may say the mesh in other words
    note: dict[str, Attribute] = {
        "cluster": String(cluster.name),
        "levels": Array(tuple(String(level.name) for level in cluster.levels)),
        "best": String(shown(best.seconds, "seconds")),
        "given": String(shown(given.seconds, "seconds")),
        "worst": String(shown(worst, "seconds")),
    }
    if best.matrix is not None:
        note["matrix"] = Array(tuple(Ints(row) for row in best.matrix))
    module.set_note("plan.placement", Attrs(note))


def _orders(module: Module, mesh: Mesh, cluster: Cluster) -> tuple[_Order, _Order, float]:
    """The order given, the best one, and the seconds of the worst."""
    links, found = Links(cluster), messages(module, mesh.device_count)
    start = mesh.device_ids or tuple(range(mesh.device_count))
    matrices = {
        device_ids(matrix): matrix
        for matrix in placements(
            [level.count for level in cluster.levels], [size for _, size in mesh.axes]
        )
    }
    given = best = _Order(start, total_seconds(found, links), matrices.get(start))
    worst = given.seconds
    for ids, matrix in matrices.items():
        order = np.empty(len(ids), np.int64)
        order[list(start)] = ids
        seconds = total_seconds(found, links, order)
        worst = max(worst, seconds)
        if seconds < best.seconds * (1 - _SAME):
            best = _Order(ids, seconds, matrix)
    return given, best, worst


# --- what cannot be placed


def _check(module: Module, op: Op, mesh: Mesh, cluster: Cluster, name: str) -> None:
    expect_fit(module, op, mesh, cluster, name, "cluster=")
    sizes = [size for _, size in mesh.axes]
    count = placement_count([level.count for level in cluster.levels], sizes)
    if count > MOST:
        message = f"has {count} placements on {cluster.name}, more than {MOST} are not tried"
        raise op_error(module, op, message, help="join axes that are always used together")

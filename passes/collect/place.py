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
    module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32, plan.placement = {best = "2.091 us", cluster = "tpu-v4:2x2x1x1", given = "11.73 us", levels = ["slice", "chip.x", "chip.y", "chip.z"], matrix = [array<i64: 1, 2, 1, 1>, array<i64: 2, 1, 1, 1>], worst = "11.73 us"}} {
      sdy.mesh @mesh = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
      func.func @main(%arg0: tensor<1024xf32>) -> tensor<2048xf32> attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"y", "x"}]>]>, plan.arg_types = [tensor<4096xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{"y"}]>]>, plan.result_types = [tensor<4096xf32>]} {
        %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> {plan.axes = ["x"]} : (tensor<1024xf32>) -> tensor<2048xf32>
        return %0 : tensor<2048xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from shardwright.ir.analysis.link_seconds import messages, total_seconds
from shardwright.ir.core import Module
from shardwright.passes.base import Pass
from shardwright.passes.collect.placing.device_orders import (
    chosen,
    expect_few_placements,
    orders,
    put_in_order,
    set_note,
)
from shardwright.passes.target import mesh_of, mesh_op, needed
from shardwright.spec.axes import Mesh
from shardwright.spec.links import Links


@dataclass(frozen=True)
class PlaceMesh(Pass):
    needs: ClassVar[str] = "local"
    leaves: ClassVar[str] = "local"

    cluster: str = ""  # a name, NAME:SIZES, or a file

    def run(self, module: Module) -> None:
        target = needed(self.cluster, "place")
        cluster, op = target.on_machines, mesh_op(module)
        if op is None:
            return
        target.expect_fit(module, op)
        expect_few_placements(module, op, cluster)
        mesh, links = mesh_of(op), Links(cluster)
        found = messages(module, mesh.device_count)
        start = mesh.device_ids or tuple(range(mesh.device_count))

        def seconds(other: Mesh) -> float:
            order = np.empty(len(start), np.int64)
            order[list(start)] = other.device_ids
            return total_seconds(found, links, order)

        placed = chosen(orders(mesh, cluster, seconds))
        put_in_order(module, op, placed)
        set_note(module, placed, cluster)

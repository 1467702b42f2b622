"""Lay each stage of a pipeline out on the mesh that `plan.topology` names, down to the program of one device.

Stages are cut and closed first (`follow-stages`, `close-stages`). What a stage reads of one with
other devices comes by a `MoveToDevice` with `plan.place`, which says how the value is cut on both
sides. Then the program of each mesh is made by the main pipeline, with all groups of devices on that
mesh, and of each the stages are taken that stand on it. What is said of a sharding on another mesh
holds by the names of axes.

Without `plan.topology` nothing is done.

Before:
    module attributes {plan.microbatches = 1 : i64, plan.schedule = "1f1b", plan.stages = 2 : i64, plan.topology = [@two, @one]} {
      sdy.mesh @two = <["data"=2]>
      sdy.mesh @one = <["data"=1]>
      func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@two, [{"data"}, {}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>) {
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0] {plan.stage = 0 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0] {plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
        %3 = stablehlo.dot_general %0, %1, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
        %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %5 = stablehlo.dot_general %arg2, %4, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
        %6 = stablehlo.subtract %arg0, %5 : tensor<8x8xf32>
        %7 = stablehlo.subtract %arg1, %3 : tensor<8x8xf32>
        return %6, %7, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>
      }
    }
After:
    module attributes {mhlo.num_partitions = 3 : i32, mhlo.num_replicas = 1 : i32, plan.actions = ["0F0,0SEND_F0,0RECV_B0,0B0", "1RECV_F0,1F0,1B0,1SEND_B0"], plan.microbatches = 1 : i64, plan.schedule = "1f1b", plan.stages = 2 : i64, plan.topology = [@two, @one]} {
      sdy.mesh @two = <["data"=2]> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}]}}
      sdy.mesh @one = <["data"=1]> {stablehlo.mesh = {axes = [{name = "data", size = 1 : i64}]}}
      func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<2x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>) attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@two, [{}, {}]>, <@one, [{}, {}]>, <@two, [{"data"}, {}]>]>, plan.arg_types = [tensor<8x8xf32>, tensor<8x8xf32>, tensor<4x8xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@two, [{}, {}]>, <@one, [{}, {}]>, <@one, []>]>, plan.result_types = [tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>], plan.updates = ["arg0", "arg1", ""]} {
        %0 = call @stage0_forward(%arg2, %arg0) {plan.phase = "forward", plan.stage = 0 : i64} : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
        %1 = stablehlo.custom_call @MoveToDevice(%0) {plan.arg_shardings = #sdy.sharding_per_value<[<@two, [{"data"}, {}]>]>, plan.arg_types = [tensor<4x8xf32>], plan.place = 1 : i64, plan.result_shardings = #sdy.sharding_per_value<[<@one, [{}, {}]>]>} : (tensor<2x8xf32>) -> tensor<4x8xf32>
        %2:2 = call @stage1_forward(%1, %arg1) {plan.phase = "forward", plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<f32>)
        %3:2 = call @stage1_backward(%1, %2#0, %arg1) {plan.phase = "backward", plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<8x8xf32>)
        %4 = stablehlo.custom_call @MoveToDevice(%3#0) {plan.arg_shardings = #sdy.sharding_per_value<[<@one, [{}, {}]>]>, plan.arg_types = [tensor<4x8xf32>], plan.place = 0 : i64, plan.result_shardings = #sdy.sharding_per_value<[<@two, [{"data"}, {}]>]>} : (tensor<4x8xf32>) -> tensor<2x8xf32>
        %5 = call @stage0_backward(%arg2, %4, %arg0) {plan.phase = "backward", plan.stage = 0 : i64} : (tensor<2x8xf32>, tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        return %5, %3#1, %2#1 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>
      }
      func.func private @stage0_forward(%arg0: tensor<2x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<2x8xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
        return %0 : tensor<2x8xf32>
      }
      func.func private @stage1_forward(%arg0: tensor<4x8xf32>, %arg1: tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<f32>) {
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
        return %0, %1 : tensor<4x8xf32>, tensor<f32>
      }
      func.func private @stage1_backward(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<8x8xf32>) {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
        %1 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %2 = stablehlo.subtract %arg2, %0 : tensor<8x8xf32>
        return %1, %2 : tensor<4x8xf32>, tensor<8x8xf32>
      }
      func.func private @stage0_backward(%arg0: tensor<2x8xf32>, %arg1: tensor<2x8xf32>, %arg2: tensor<8x8xf32>) -> tensor<8x8xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<8x8xf32>
        %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
        ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
          %3 = stablehlo.add %arg3, %arg4 : tensor<f32>
          stablehlo.return %3 : tensor<f32>
        }) {plan.axes = ["data"], plan.reason = "result 0 of stablehlo.dot_general is a partial add: factor k (dim 0 of operand 0) is cut by data"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
        %2 = stablehlo.subtract %arg2, %1 : tensor<8x8xf32>
        return %2 : tensor<8x8xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.analysis.stage_meshes import group_meshes
from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import UNCHANGED, Pass
from shardwright.passes.pipeline.stage_meshes.spreading import spread
from shardwright.passes.registry import main_pipeline


@dataclass(frozen=True)
class SpreadStages(Pass):
    needs = "input"
    leaves = "same"  # as `close-stages`: functions of pieces have no whole arguments

    conflicts: str = "size"  # as of the main pipeline

    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        """Raises ProgramError where the program has no stages, or a mesh does not take it."""
        groups = group_meshes(module)
        if groups is None:
            return UNCHANGED
        spread(module, groups, self._laid_out)
        return None

    def _laid_out(self, _: str, program: Module) -> Module:
        main_pipeline(conflicts=self.conflicts).run(program)
        return program

"""Run a program as its plan says that it is cut: `microbatch` by `plan.microbatches`, then `cut-stages`.

Where ops, or main of its arguments, say the stage they stand on, and the module how many micro-batches a step has. Other
programs stay as they are, also those whose calls are stages already.

Before:
    module attributes {plan.microbatches = 2 : i64, plan.schedule = "1f1b", plan.stages = 2 : i64} {
      func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<4x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>) {
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
    module attributes {plan.microbatches = 2 : i64, plan.schedule = "1f1b", plan.stages = 2 : i64} {
      func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<4x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>) attributes {plan.updates = ["arg0", "arg1", ""]} {
        %0 = stablehlo.reshape %arg2 : (tensor<4x8xf32>) -> tensor<2x2x8xf32>
        %c = stablehlo.constant dense<0> : tensor<i32>
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
        %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
        %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %1:4 = stablehlo.while(%iterArg = %c, %iterArg_2 = %cst, %iterArg_3 = %cst_0, %iterArg_4 = %cst_1) : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>
        cond {
          %c_5 = stablehlo.constant dense<2> : tensor<i32>
          %4 = stablehlo.compare LT, %iterArg, %c_5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %4 : tensor<i1>
        } do {
          %c_5 = stablehlo.constant dense<0> : tensor<i32>
          %4 = stablehlo.dynamic_slice %0, %iterArg, %c_5, %c_5, sizes = [1, 2, 8] : (tensor<2x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xf32>
          %5 = stablehlo.reshape %4 : (tensor<1x2x8xf32>) -> tensor<2x8xf32>
          %c_6 = stablehlo.constant dense<1> : tensor<i32>
          %6 = stablehlo.add %iterArg, %c_6 : tensor<i32>
          %7 = func.call @stage0_forward(%5, %arg0) {plan.phase = "forward", plan.stage = 0 : i64} : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
          %8:2 = func.call @stage1_forward(%7, %arg1, %iterArg_4) {plan.phase = "forward", plan.stage = 1 : i64} : (tensor<2x8xf32>, tensor<8x8xf32>, tensor<f32>) -> (tensor<2x8xf32>, tensor<f32>)
          %9:2 = func.call @stage1_backward(%7, %8#0, %arg1, %iterArg_3) {plan.phase = "backward", plan.stage = 1 : i64} : (tensor<2x8xf32>, tensor<2x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<2x8xf32>, tensor<8x8xf32>)
          %10 = func.call @stage0_backward(%5, %9#0, %iterArg_2) {plan.phase = "backward", plan.stage = 0 : i64} : (tensor<2x8xf32>, tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
          stablehlo.return %6, %10, %9#1, %8#1 : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>
        }
        %2 = call @stage0_update(%arg0, %1#1) {plan.phase = "update", plan.stage = 0 : i64} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        %3 = call @stage1_update(%arg1, %1#2) {plan.phase = "update", plan.stage = 1 : i64} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        return %2, %3, %1#3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>
      }
      func.func private @stage0_forward(%arg0: tensor<2x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<2x8xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
        return %0 : tensor<2x8xf32>
      }
      func.func private @stage1_forward(%arg0: tensor<2x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<f32>) -> (tensor<2x8xf32>, tensor<f32>) {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
        %1 = stablehlo.reduce(%0 init: %arg2) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
        return %0, %1 : tensor<2x8xf32>, tensor<f32>
      }
      func.func private @stage1_backward(%arg0: tensor<2x8xf32>, %arg1: tensor<2x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) -> (tensor<2x8xf32>, tensor<8x8xf32>) {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<8x8xf32>
        %1 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [1] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
        %2 = stablehlo.add %arg3, %0 : tensor<8x8xf32>
        return %1, %2 : tensor<2x8xf32>, tensor<8x8xf32>
      }
      func.func private @stage0_backward(%arg0: tensor<2x8xf32>, %arg1: tensor<2x8xf32>, %arg2: tensor<8x8xf32>) -> tensor<8x8xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<8x8xf32>
        %1 = stablehlo.add %arg2, %0 : tensor<8x8xf32>
        return %1 : tensor<8x8xf32>
      }
      func.func private @stage0_update(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
        %0 = stablehlo.subtract %arg0, %arg1 : tensor<8x8xf32>
        return %0 : tensor<8x8xf32>
      }
      func.func private @stage1_update(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
        %0 = stablehlo.subtract %arg0, %arg1 : tensor<8x8xf32>
        return %0 : tensor<8x8xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import UNCHANGED, Pass
from shardwright.passes.pipeline.stage_cuts.argument_labels import spread_argument_labels
from shardwright.passes.pipeline.stage_cuts.trip_labels import write_out_turns
from shardwright.passes.registry import Pipeline, make_step
from shardwright.spec.attributes import Int
from shardwright.spec.plan import MICROBATCHES, PHASE, STAGE


@dataclass(frozen=True)
class FollowStages(Pass):
    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        """Raises ProgramError where the program cannot be cut so."""
        count = module.notes.get(MICROBATCHES)
        if not isinstance(count, Int) or not any(
            STAGE in op.notes and not ("callee" in op.attrs and PHASE in op.notes)
            for op in module.walk()
        ):
            return UNCHANGED
        spread_argument_labels(module)
        write_out_turns(module)
        microbatch = make_step("microbatch", f"count={max(1, count.value)}")
        others = ("split-stacks", "cut-stages", "copy-stages")
        Pipeline((microbatch, *map(make_step, others))).run(module)
        return None

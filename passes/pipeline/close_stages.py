"""Make one function of all that a stage does in one go, so that main only calls stages.

For scripts, behind `partition`: what stands between calls of stages goes to the stage that makes
what it reads, or, where it is longer than that, to the one that reads it. Slices of the batch and
broadcasts of weights are copied to where they are read. Before the loop over micro-batches a stage
has a `setup`: zeros that it sums gradients to, and what it reads in every turn. Behind the loop, an
`update` is what it does until it has to wait for another stage. `plan.actions` has the lists by
which they run, with transfers; lists that would wait for themselves are refused.

Before:
    module attributes {plan.microbatches = 2 : i64, plan.schedule = "1f1b", plan.stages = 2 : i64} {
      func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<2x4x8xf32>) -> (tensor<8x8xf32>, tensor<f32>) {
        %c = stablehlo.constant dense<0> : tensor<i32>
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
        %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %0:3 = stablehlo.while(%iterArg = %c, %iterArg_1 = %cst, %iterArg_2 = %cst_0) : tensor<i32>, tensor<8x8xf32>, tensor<f32>
        cond {
          %c_3 = stablehlo.constant dense<2> : tensor<i32>
          %2 = stablehlo.compare LT, %iterArg, %c_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %2 : tensor<i1>
        } do {
          %c_3 = stablehlo.constant dense<0> : tensor<i32>
          %2 = stablehlo.dynamic_slice %arg1, %iterArg, %c_3, %c_3, sizes = [1, 4, 8] : (tensor<2x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8xf32>
          %3 = stablehlo.reshape %2 : (tensor<1x4x8xf32>) -> tensor<4x8xf32>
          %4 = func.call @f0(%3, %arg0) {plan.phase = "forward", plan.stage = 0 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
          %5:2 = func.call @f1(%4, %iterArg_2) {plan.phase = "forward", plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<f32>) -> (tensor<4x8xf32>, tensor<f32>)
          %6 = func.call @b1(%4, %5#0) {plan.phase = "backward", plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
          %7 = func.call @b0(%3, %6, %iterArg_1) {plan.phase = "backward", plan.stage = 0 : i64} : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
          %c_4 = stablehlo.constant dense<1> : tensor<i32>
          %8 = stablehlo.add %iterArg, %c_4 : tensor<i32>
          stablehlo.return %8, %7, %5#1 : tensor<i32>, tensor<8x8xf32>, tensor<f32>
        }
        %1 = stablehlo.subtract %arg0, %0#1 : tensor<8x8xf32>
        return %1, %0#2 : tensor<8x8xf32>, tensor<f32>
      }
      func.func private @f0(%arg0: tensor<4x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<4x8xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        return %0 : tensor<4x8xf32>
      }
      func.func private @f1(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) -> (tensor<4x8xf32>, tensor<f32>) {
        %0 = stablehlo.tanh %arg0 : tensor<4x8xf32>
        %1 = stablehlo.reduce(%0 init: %arg1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
        return %0, %1 : tensor<4x8xf32>, tensor<f32>
      }
      func.func private @b1(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
        %0 = stablehlo.multiply %arg0, %arg1 : tensor<4x8xf32>
        return %0 : tensor<4x8xf32>
      }
      func.func private @b0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8x8xf32>) -> tensor<8x8xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
        %1 = stablehlo.add %arg2, %0 : tensor<8x8xf32>
        return %1 : tensor<8x8xf32>
      }
    }
After:
    module attributes {plan.actions = ["0F0,0SEND_F0,0F1,0SEND_F1,0RECV_B0,0B0,0RECV_B1,0B1", "1RECV_F0,1F0,1RECV_F1,1B0,1SEND_B0,1F1,1B1,1SEND_B1"], plan.microbatches = 2 : i64, plan.schedule = "1f1b", plan.stages = 2 : i64} {
      func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<2x4x8xf32>) -> (tensor<8x8xf32>, tensor<f32>) {
        %0 = call @stage0_setup() {plan.phase = "setup", plan.stage = 0 : i64} : () -> tensor<8x8xf32>
        %1 = call @stage1_setup() {plan.phase = "setup", plan.stage = 1 : i64} : () -> tensor<f32>
        %c = stablehlo.constant dense<0> : tensor<i32>
        %2:3 = stablehlo.while(%iterArg = %c, %iterArg_0 = %0, %iterArg_1 = %1) : tensor<i32>, tensor<8x8xf32>, tensor<f32>
        cond {
          %c_2 = stablehlo.constant dense<2> : tensor<i32>
          %4 = stablehlo.compare LT, %iterArg, %c_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %4 : tensor<i1>
        } do {
          %4 = func.call @stage0_forward(%arg1, %iterArg, %arg0) {plan.phase = "forward", plan.stage = 0 : i64} : (tensor<2x4x8xf32>, tensor<i32>, tensor<8x8xf32>) -> tensor<4x8xf32>
          %5:2 = func.call @stage1_forward(%4, %iterArg_1) {plan.phase = "forward", plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<f32>) -> (tensor<4x8xf32>, tensor<f32>)
          %6 = func.call @stage1_backward(%4, %5#0) {plan.phase = "backward", plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
          %7 = func.call @stage0_backward(%arg1, %iterArg, %6, %iterArg_0) {plan.phase = "backward", plan.stage = 0 : i64} : (tensor<2x4x8xf32>, tensor<i32>, tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
          %c_2 = stablehlo.constant dense<1> : tensor<i32>
          %8 = stablehlo.add %iterArg, %c_2 : tensor<i32>
          stablehlo.return %8, %7, %5#1 : tensor<i32>, tensor<8x8xf32>, tensor<f32>
        }
        %3 = call @stage0_update(%arg0, %2#1) {plan.phase = "update", plan.stage = 0 : i64} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        return %3, %2#2 : tensor<8x8xf32>, tensor<f32>
      }
      func.func private @stage0_setup() -> tensor<8x8xf32> {
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
        return %cst : tensor<8x8xf32>
      }
      func.func private @stage1_setup() -> tensor<f32> {
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        return %cst : tensor<f32>
      }
      func.func private @stage0_forward(%arg0: tensor<2x4x8xf32>, %arg1: tensor<i32>, %arg2: tensor<8x8xf32>) -> tensor<4x8xf32> {
        %c = stablehlo.constant dense<0> : tensor<i32>
        %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c, sizes = [1, 4, 8] : (tensor<2x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8xf32>
        %1 = stablehlo.reshape %0 : (tensor<1x4x8xf32>) -> tensor<4x8xf32>
        %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        return %2 : tensor<4x8xf32>
      }
      func.func private @stage1_forward(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) -> (tensor<4x8xf32>, tensor<f32>) {
        %0 = stablehlo.tanh %arg0 : tensor<4x8xf32>
        %1 = stablehlo.reduce(%0 init: %arg1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
        return %0, %1 : tensor<4x8xf32>, tensor<f32>
      }
      func.func private @stage1_backward(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
        %0 = stablehlo.multiply %arg0, %arg1 : tensor<4x8xf32>
        return %0 : tensor<4x8xf32>
      }
      func.func private @stage0_backward(%arg0: tensor<2x4x8xf32>, %arg1: tensor<i32>, %arg2: tensor<4x8xf32>, %arg3: tensor<8x8xf32>) -> tensor<8x8xf32> {
        %c = stablehlo.constant dense<0> : tensor<i32>
        %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c, sizes = [1, 4, 8] : (tensor<2x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8xf32>
        %1 = stablehlo.reshape %0 : (tensor<1x4x8xf32>) -> tensor<4x8xf32>
        %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
        %3 = stablehlo.add %arg3, %2 : tensor<8x8xf32>
        return %3 : tensor<8x8xf32>
      }
      func.func private @stage0_update(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
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
from shardwright.passes.pipeline.stage_closing.opened_calls import open_calls, part_of
from shardwright.passes.pipeline.stage_closing.piece_writer import PieceWriter
from shardwright.passes.pipeline.stage_closing.posted_lists import post_lists
from shardwright.passes.pipeline.stage_closing.step_blocks import blocks_of
from shardwright.passes.pipeline.stage_closing.step_pieces import StepPieces
from shardwright.passes.registry import Pipeline, make_step


@dataclass(frozen=True)
class CloseStages(Pass):
    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        """Raises ProgramError where stages cannot run as lists say."""
        main = module.main
        if main is None or not any(part_of(op) is not None for op in module.walk()):
            return UNCHANGED
        open_calls(module, main.body)
        blocks = blocks_of(module, main)
        writer = PieceWriter(StepPieces(blocks))
        writer.write()
        post_lists(module, blocks, writer.calls)
        Pipeline((make_step("symbol-dce"),)).run(module)
        writer.name()
        return None

"""Give each copy of the model that `plan.schedule` runs its own calls of stages.

Behind `cut-stages`: where a schedule has two copies of the model, in opposite directions (`chimera`),
stages of the second have numbers behind those of the first and functions of their own, and a turn of the
loop is a micro-batch of each copy. Each has its own sums; behind the loop a stage adds up those of
its copies. `plan.actions` says which group of devices has which stages.

Before:
    module attributes {plan.microbatches = 4 : i64, plan.schedule = "chimera", plan.stages = 2 : i64} {
      func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>) attributes {plan.updates = ["arg0", "arg1", ""]} {
        %0 = stablehlo.reshape %arg2 : (tensor<8x8xf32>) -> tensor<4x2x8xf32>
        %c = stablehlo.constant dense<0> : tensor<i32>
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
        %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
        %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %1:4 = stablehlo.while(%iterArg = %c, %iterArg_2 = %cst, %iterArg_3 = %cst_0, %iterArg_4 = %cst_1) : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>
        cond {
          %c_5 = stablehlo.constant dense<4> : tensor<i32>
          %4 = stablehlo.compare LT, %iterArg, %c_5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %4 : tensor<i1>
        } do {
          %c_5 = stablehlo.constant dense<0> : tensor<i32>
          %4 = stablehlo.dynamic_slice %0, %iterArg, %c_5, %c_5, sizes = [1, 2, 8] : (tensor<4x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xf32>
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
After:
    module attributes {plan.actions = ["0F0,3F0,3B0,0B0,0F1,3F1,3B1,0B1", "2F0,1F0,1B0,2B0,2F1,1F1,1B1,2B1"], plan.microbatches = 4 : i64, plan.schedule = "chimera", plan.stages = 2 : i64} {
      func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>) attributes {plan.updates = ["arg0", "arg1", ""]} {
        %0 = stablehlo.reshape %arg2 : (tensor<8x8xf32>) -> tensor<4x2x8xf32>
        %c = stablehlo.constant dense<0> : tensor<i32>
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
        %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
        %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
        %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
        %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %1:7 = stablehlo.while(%iterArg = %c, %iterArg_5 = %cst, %iterArg_6 = %cst_0, %iterArg_7 = %cst_1, %iterArg_8 = %cst_2, %iterArg_9 = %cst_3, %iterArg_10 = %cst_4) : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>
        cond {
          %c_11 = stablehlo.constant dense<2> : tensor<i32>
          %6 = stablehlo.compare LT, %iterArg, %c_11 : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %6 : tensor<i1>
        } do {
          %c_11 = stablehlo.constant dense<0> : tensor<i32>
          %6 = stablehlo.dynamic_slice %0, %iterArg, %c_11, %c_11, sizes = [1, 2, 8] : (tensor<4x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xf32>
          %7 = stablehlo.reshape %6 : (tensor<1x2x8xf32>) -> tensor<2x8xf32>
          %8 = func.call @stage0_forward(%7, %arg0) {plan.phase = "forward", plan.stage = 0 : i64} : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
          %9:2 = func.call @stage1_forward(%8, %arg1, %iterArg_7) {plan.phase = "forward", plan.stage = 1 : i64} : (tensor<2x8xf32>, tensor<8x8xf32>, tensor<f32>) -> (tensor<2x8xf32>, tensor<f32>)
          %10:2 = func.call @stage1_backward(%8, %9#0, %arg1, %iterArg_6) {plan.phase = "backward", plan.stage = 1 : i64} : (tensor<2x8xf32>, tensor<2x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<2x8xf32>, tensor<8x8xf32>)
          %11 = func.call @stage0_backward(%7, %10#0, %iterArg_5) {plan.phase = "backward", plan.stage = 0 : i64} : (tensor<2x8xf32>, tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
          %c_12 = stablehlo.constant dense<2> : tensor<i32>
          %12 = stablehlo.add %iterArg, %c_12 : tensor<i32>
          %c_13 = stablehlo.constant dense<0> : tensor<i32>
          %13 = stablehlo.dynamic_slice %0, %12, %c_13, %c_13, sizes = [1, 2, 8] : (tensor<4x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xf32>
          %14 = stablehlo.reshape %13 : (tensor<1x2x8xf32>) -> tensor<2x8xf32>
          %15 = func.call @stage2_forward(%14, %arg0) {plan.phase = "forward", plan.stage = 2 : i64} : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
          %16:2 = func.call @stage3_forward(%15, %arg1, %iterArg_10) {plan.phase = "forward", plan.stage = 3 : i64} : (tensor<2x8xf32>, tensor<8x8xf32>, tensor<f32>) -> (tensor<2x8xf32>, tensor<f32>)
          %17:2 = func.call @stage3_backward(%15, %16#0, %arg1, %iterArg_9) {plan.phase = "backward", plan.stage = 3 : i64} : (tensor<2x8xf32>, tensor<2x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<2x8xf32>, tensor<8x8xf32>)
          %18 = func.call @stage2_backward(%14, %17#0, %iterArg_8) {plan.phase = "backward", plan.stage = 2 : i64} : (tensor<2x8xf32>, tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
          %c_14 = stablehlo.constant dense<1> : tensor<i32>
          %19 = stablehlo.add %iterArg, %c_14 : tensor<i32>
          stablehlo.return %19, %11, %10#1, %9#1, %18, %17#1, %16#1 : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>
        }
        %2 = call @stage0_sum(%1#1, %1#4) {plan.phase = "update", plan.stage = 0 : i64} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        %3:2 = call @stage1_sum(%1#2, %1#5, %1#3, %1#6) {plan.phase = "update", plan.stage = 1 : i64} : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x8xf32>, tensor<f32>)
        %4 = call @stage0_update(%arg0, %2) {plan.phase = "update", plan.stage = 0 : i64} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        %5 = call @stage1_update(%arg1, %3#0) {plan.phase = "update", plan.stage = 1 : i64} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        return %4, %5, %3#1 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>
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
      func.func private @stage2_forward(%arg0: tensor<2x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<2x8xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
        return %0 : tensor<2x8xf32>
      }
      func.func private @stage3_forward(%arg0: tensor<2x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<f32>) -> (tensor<2x8xf32>, tensor<f32>) {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
        %1 = stablehlo.reduce(%0 init: %arg2) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
        return %0, %1 : tensor<2x8xf32>, tensor<f32>
      }
      func.func private @stage3_backward(%arg0: tensor<2x8xf32>, %arg1: tensor<2x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) -> (tensor<2x8xf32>, tensor<8x8xf32>) {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<8x8xf32>
        %1 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [1] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
        %2 = stablehlo.add %arg3, %0 : tensor<8x8xf32>
        return %1, %2 : tensor<2x8xf32>, tensor<8x8xf32>
      }
      func.func private @stage2_backward(%arg0: tensor<2x8xf32>, %arg1: tensor<2x8xf32>, %arg2: tensor<8x8xf32>) -> tensor<8x8xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<8x8xf32>
        %1 = stablehlo.add %arg2, %0 : tensor<8x8xf32>
        return %1 : tensor<8x8xf32>
      }
      func.func private @stage0_sum(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
        %0 = stablehlo.add %arg0, %arg1 : tensor<8x8xf32>
        return %0 : tensor<8x8xf32>
      }
      func.func private @stage1_sum(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<8x8xf32>, tensor<f32>) {
        %0 = stablehlo.add %arg0, %arg1 : tensor<8x8xf32>
        %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
        return %0, %1 : tensor<8x8xf32>, tensor<f32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.analysis.stage_meshes import has_own_meshes
from shardwright.ir.analysis.staged_step import schedule_of
from shardwright.ir.core import Func, Module, Op
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import UNCHANGED, Pass, op_error
from shardwright.passes.pipeline.schedules.named_lists import lists_of_schedule
from shardwright.passes.pipeline.schedules.noted_lists import note_lists
from shardwright.passes.pipeline.stage_closing.opened_calls import part_of
from shardwright.passes.pipeline.stage_closing.step_blocks import blocks_of
from shardwright.passes.pipeline.stage_copies.copied_lists import as_stages
from shardwright.passes.pipeline.stage_copies.copied_loop import CopiedLoop
from shardwright.passes.registry import Pipeline, make_step
from shardwright.spec.attributes import Int
from shardwright.spec.plan import ACTIONS, STAGES, TOPOLOGY
from shardwright.spec.schedule_names import Named, legal_microbatches, legal_ranks


@dataclass(frozen=True)
class CopyStages(Pass):
    needs = "input"
    leaves = "input"

    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        """Raises ProgramError where copies of the model cannot each have a part of the batch."""
        main, schedule, ranks = module.main, schedule_of(module), module.notes.get(STAGES)
        if main is None or schedule is None or not isinstance(ranks, Int):
            return UNCHANGED
        stages = 1 + max((part[1] for op in main.walk() if (part := part_of(op))), default=-1)
        copies = schedule.row.replicas
        if copies < 2 or stages in (0, copies * ranks.value):
            return UNCHANGED
        _expect_one_mesh(module, schedule)
        _expect_ranks(module, main, schedule, ranks.value, stages)
        blocks = blocks_of(module, main)
        _expect_microbatches(module, blocks.loop or main, schedule, stages, blocks.turns)
        CopiedLoop(blocks, copies, stages).write()
        if ACTIONS not in module.notes:
            note_lists(module, as_stages(lists_of_schedule(schedule, stages, blocks.turns)))
        Pipeline(tuple(map(make_step, ("dce", "symbol-dce")))).run(module)
        return None


def _expect_one_mesh(module: Module, schedule: Named) -> None:
    if has_own_meshes(module):
        said = f'has {TOPOLOGY}, and "{schedule}" puts each stage on two groups of devices'
        help = f"leave out {TOPOLOGY}: all groups have the program's one mesh then"
        raise op_error(module, module, f"{said}, expected one mesh for all", help=help)


def _expect_ranks(module: Module, main: Func, schedule: Named, ranks: int, stages: int) -> None:
    """A stage of each direction on each group, of which there is an even number."""
    if ranks == stages and legal_ranks(schedule, ranks) == ranks:
        return
    nearest = legal_ranks(schedule, stages)
    said = f"has {stages} stages on {ranks} groups of devices, expected as many, an even number, "
    help = f"cut it into {nearest} stages, and write {STAGES} = {nearest}"
    raise op_error(module, main, f'{said}to be played by "{schedule}"', help=help)


def _expect_microbatches(
    module: Module, op: Op, schedule: Named, ranks: int, microbatches: int
) -> None:
    legal = legal_microbatches(schedule, ranks, microbatches)
    if legal != microbatches:
        said = f'has {microbatches} micro-batches, expected a multiple of {ranks} for "{schedule}"'
        help = f"run {legal} micro-batches"
        raise op_error(module, op, f"{said} on {ranks} groups of devices", help=help)

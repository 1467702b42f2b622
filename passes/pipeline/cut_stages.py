"""Cut a train step into stages of a pipeline: a function per stage and phase, called in its place.

`plan.stage` on a few ops says which stage they stand on, or `plan.stage = {"layers/0/*" = 0, ...}` on
main where what takes these arguments first does; the rest follows by dependence. Phases are
found by structure: forward is all that the loss depends on, behind the loop over micro-batches
is what runs once per step, between them stands the way back. Where `plan.schedule` runs gradients of
weights apart, or with `split=on`, what reaches one sum over micro-batches and no other stage is a
function of its own. `plan.phase` on an op says otherwise. A label on a call is one on all that it calls; calls
are written out first. Constants are copied to where they are used.

A loop over micro-batches is cut inside (run `microbatch` first), its tail once per stage and
round: a norm over all gradients is summed stage by stage, added up on one, and used on all. Without
a loop, main is cut. The program computes what it did before.

Before:
    module {
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
    module attributes {plan.stages = 2 : i64} {
      func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<4x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>) attributes {plan.updates = ["arg0", "arg1", ""]} {
        %0 = call @stage0_forward(%arg2, %arg0) {plan.phase = "forward", plan.stage = 0 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %1:2 = call @stage1_forward(%0, %arg1) {plan.phase = "forward", plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<f32>)
        %2:2 = call @stage1_backward(%0, %1#0, %arg1) {plan.phase = "backward", plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<8x8xf32>)
        %3 = call @stage0_backward(%arg2, %2#0, %arg0) {plan.phase = "backward", plan.stage = 0 : i64} : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        return %3, %2#1, %1#1 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>
      }
      func.func private @stage0_forward(%arg0: tensor<4x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<4x8xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        return %0 : tensor<4x8xf32>
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
      func.func private @stage0_backward(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8x8xf32>) -> tensor<8x8xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
        %1 = stablehlo.subtract %arg2, %0 : tensor<8x8xf32>
        return %1 : tensor<8x8xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.analysis.staged_step import schedule_of
from shardwright.ir.core import Func, Module
from shardwright.ir.errors import error
from shardwright.passes.base import Pass, op_error
from shardwright.passes.pipeline.stage_cuts.argument_labels import spread_argument_labels
from shardwright.passes.pipeline.stage_cuts.call_labels import spread_labels
from shardwright.passes.pipeline.stage_cuts.cutting import cut
from shardwright.passes.pipeline.stage_cuts.placing import Placing
from shardwright.passes.pipeline.stage_cuts.step_flow import StepFlow
from shardwright.passes.pipeline.stage_cuts.step_phases import Ends, ends_of, forward_ops
from shardwright.passes.pipeline.stage_cuts.trip_labels import expect_one_stage, write_out_turns
from shardwright.passes.registry import Pipeline, make_step
from shardwright.passes.shared.symbols import CALL
from shardwright.spec.attributes import Array, Int, String
from shardwright.spec.plan import PHASE, STAGE, STAGES, UPDATES

_SPLITS = ("auto", "on", "off")


@dataclass(frozen=True)
class CutStages(Pass):
    needs = "input"
    leaves = "input"

    split: str = "auto"  # gradients of weights apart: on, off, or as plan.schedule runs them

    def run(self, module: Module) -> None:
        """Raises ProgramError where the program is no train step, or its labels fit no pipeline."""
        if self.split not in _SPLITS:
            raise error(f'expected split "auto", "on" or "off", got "{self.split}"', code=2)
        main = module.main
        if main is None or main.is_declaration:
            raise error("needs a function @main, the program has none")
        spread_argument_labels(module)
        write_out_turns(module)
        expect_one_stage(module)
        if not any(STAGE in op.notes for op in module.walk()):
            help = f"write {STAGE} = 0, 1, ... on an op of each stage, or of arguments on @main"
            raise op_error(module, main, f"has no op with {STAGE}", help=help)
        spread_labels(module)
        Pipeline((make_step("inline"),)).run(module)
        flow = StepFlow(module, main)
        ends = ends_of(flow)
        _state_updates(main, ends)
        placing = Placing(flow, ends, forward_ops(flow, ends))
        cut(module, flow, placing, self._is_split(module))
        _state(module, placing.count)
        for op in main.walk():
            if op.name != CALL:
                op.set_notes(op.notes.without(STAGE, PHASE))
        Pipeline(tuple(map(make_step, ("dce", "symbol-dce")))).run(module)

    def _is_split(self, module: Module) -> bool:
        schedule = schedule_of(module)
        if self.split == "auto":
            return schedule is not None and schedule.row.splits
        return self.split == "on"


def _state_updates(main: Func, ends: Ends) -> None:
    """Which argument each result takes the place of: stages that share one hand it on."""
    found = (ends.updated.get(value) for value in main.body.terminator.operands)
    words = ("" if arg is None else f"arg{arg.index}" for arg in found)
    main.set_note(UPDATES, Array(tuple(map(String, words))))


def _state(module: Module, count: int) -> None:
    """Groups of devices, where the module does not say how many."""
    if STAGES not in module.notes:
        schedule = schedule_of(module)
        chunks = 1 if schedule is None else schedule.chunks
        module.set_note(STAGES, Int(max(1, count // chunks)))

"""Give each stage of a pipeline its own rows of arrays that hold a layer per row.

A step that scans over layers takes their weights stacked: `tensor<4x256x64xf32>` holds four of them. Once its
loops are written out (`unroll`), each layer takes its row. Where layers stand on different stages, main gets an
argument for the rows of each, and a result: weights, gradients and the state of an optimizer lie where their
layers are, and are updated there. `plan.arg_rows` and `plan.result_rows` on main say which rows of what they are;
running such a program takes whole arrays, and gives whole arrays.

An argument is split where its rows are taken one by one, and nothing but sums needs those of several stages at
once. Sums go on from stage to stage.

Before:
    module {
      func.func @main(%arg0: tensor<2x8x8xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4x8xf32>) -> (tensor<2x8x8xf32>, tensor<f32>) {
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %0 = stablehlo.slice %arg0 [0:1, 0:8, 0:8] : (tensor<2x8x8xf32>) -> tensor<1x8x8xf32>
        %1 = stablehlo.reshape %0 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
        %2 = stablehlo.dot_general %arg1, %1, contracting_dims = [1] x [0] {plan.stage = 0 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %3 = stablehlo.slice %arg0 [1:2, 0:8, 0:8] : (tensor<2x8x8xf32>) -> tensor<1x8x8xf32>
        %4 = stablehlo.reshape %3 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
        %5 = stablehlo.dot_general %2, %4, contracting_dims = [1] x [0] {plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
        %7 = stablehlo.dot_general %2, %5, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
        %8 = stablehlo.dot_general %5, %4, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %9 = stablehlo.dot_general %arg1, %8, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
        %10 = stablehlo.reshape %9 : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
        %11 = stablehlo.reshape %7 : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
        %12 = stablehlo.concatenate %10, %11, dim = 0 : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> tensor<2x8x8xf32>
        %13 = stablehlo.subtract %arg0, %12 : tensor<2x8x8xf32>
        return %13, %6 : tensor<2x8x8xf32>, tensor<f32>
      }
    }
After:
    module {
      func.func @main(%arg0: tensor<1x8x8xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<1x8x8xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4x8xf32>) -> (tensor<1x8x8xf32> {jax.result_info = "res0[0:1]"}, tensor<1x8x8xf32> {jax.result_info = "res0[1:2]"}, tensor<f32> {jax.result_info = "res1"}) attributes {plan.arg_rows = ["arg0[0:1]", "arg0[1:2]", "arg1"], plan.result_rows = ["res0[0:1]", "res0[1:2]", "res1"]} {
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %0 = stablehlo.reshape %arg0 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
        %1 = stablehlo.dot_general %arg2, %0, contracting_dims = [1] x [0] {plan.stage = 0 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %2 = stablehlo.reshape %arg1 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
        %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0] {plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
        %5 = stablehlo.dot_general %1, %3, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
        %6 = stablehlo.dot_general %3, %2, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %7 = stablehlo.dot_general %arg2, %6, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
        %8 = stablehlo.reshape %7 : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
        %9 = stablehlo.reshape %5 : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
        %10 = stablehlo.subtract %arg0, %8 {plan.stage = 0 : i64} : tensor<1x8x8xf32>
        %11 = stablehlo.subtract %arg1, %9 {plan.stage = 1 : i64} : tensor<1x8x8xf32>
        return %10, %11, %4 : tensor<1x8x8xf32>, tensor<1x8x8xf32>, tensor<f32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.core import Func, Module, Value
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import UNCHANGED, Pass
from shardwright.passes.pipeline.stage_cuts.argument_labels import spread_argument_labels
from shardwright.passes.pipeline.stage_cuts.call_labels import spread_labels
from shardwright.passes.pipeline.stage_cuts.placing import Placing
from shardwright.passes.pipeline.stage_cuts.step_flow import StepFlow
from shardwright.passes.pipeline.stage_cuts.step_phases import ends_of, forward_ops
from shardwright.passes.pipeline.stage_cuts.trip_labels import write_out_turns
from shardwright.passes.pipeline.stage_rows.part_writer import PartWriter
from shardwright.passes.pipeline.stage_rows.row_stages import RowStages, Run
from shardwright.passes.pipeline.stage_rows.stacks import Stacks, takes_layers
from shardwright.passes.pipeline.stage_rows.step_boundary import split_arguments, split_results
from shardwright.passes.registry import Pipeline, make_step
from shardwright.spec.plan import ARG_ROWS, STAGE


@dataclass(frozen=True)
class SplitStacks(Pass):
    needs = "input"
    leaves = "input"

    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        """Raises ProgramError where the program is no train step, or its labels fit no pipeline."""
        main = module.main
        if main is None or main.is_declaration or ARG_ROWS in main.notes:
            return UNCHANGED
        spread_argument_labels(module)
        write_out_turns(module)
        if not any(STAGE in op.notes for op in module.walk()):
            return UNCHANGED
        spread_labels(module)
        Pipeline((make_step("inline"),)).run(module)
        ops = main.body.ops[:-1]
        stacks = Stacks(ops, main.args) if takes_layers(ops, {*main.args}) else None
        if stacks is None or not stacks.found:
            return None
        flow = StepFlow(module, main)
        placing = Placing(flow, ends := ends_of(flow), forward_ops(flow, ends))
        asked = RowStages(flow, placing)
        told = [(stack, asked.runs(stack)) for stack in stacks.found]
        split = [(stack, rows) for stack, rows in told if len(rows) > 1]
        runs = {value: rows for stack, rows in split for value in stack.dims}
        dims = {value: dim for stack, _ in split for value, dim in stack.dims.items()}
        if runs:
            _split(main, PartWriter(stacks, runs, placing.stages), runs, dims)
            Pipeline(tuple(map(make_step, ("dce", "symbol-dce")))).run(module)
        return None


def _split(
    main: Func, writer: PartWriter, runs: dict[Value, list[Run]], dims: dict[Value, int]
) -> None:
    before = [*main.args]
    writer.parts.update(split_arguments(main, runs, dims, writer.part_types))
    writer.write(main.body)
    split_results(main, runs, dims, writer.parts, before)
    writer.erase()

"""Sum over devices once after a loop that adds a sum over devices in every iteration.

Where a loop only adds the result of an `sdy.all_reduce` to a value that it carries, each device adds up
its part, starting from zeros; one `sdy.all_reduce` after the loop sums the parts, and what the loop
started from is added.

Before:
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> tensor<4xf32> {
        %c = stablehlo.constant dense<1> : tensor<i32>
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %0:2 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %arg2) : tensor<4xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>, <@mesh, []>]>}
        cond {
          %1 = stablehlo.compare LT, %iterArg_0, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %1 : tensor<i1>
        } do {
          %1 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], unreduced={"x"}>]>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
          %2 = sdy.all_reduce {"x"} %1 out_sharding=<@mesh, [{}]> : tensor<4xf32>
          %3 = stablehlo.add %iterArg, %2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : tensor<4xf32>
          %4 = stablehlo.add %iterArg_0, %c : tensor<i32>
          stablehlo.return %3, %4 : tensor<4xf32>, tensor<i32>
        }
        return %0#0 : tensor<4xf32>
      }
    }
After:
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> tensor<4xf32> {
        %c = stablehlo.constant dense<1> : tensor<i32>
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %cst_0 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], unreduced={"x"}>]>} dense<0.000000e+00> : tensor<4xf32>
        %0:2 = stablehlo.while(%iterArg = %cst_0, %iterArg_1 = %arg2) : tensor<4xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], unreduced={"x"}>, <@mesh, []>]>}
        cond {
          %3 = stablehlo.compare LT, %iterArg_1, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %3 : tensor<i1>
        } do {
          %3 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], unreduced={"x"}>]>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
          %4 = stablehlo.add %iterArg, %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], unreduced={"x"}>]>} : tensor<4xf32>
          %5 = stablehlo.add %iterArg_1, %c : tensor<i32>
          stablehlo.return %4, %5 : tensor<4xf32>, tensor<i32>
        }
        %1 = sdy.all_reduce {"x"} %0#0 out_sharding=<@mesh, [{}]> : tensor<4xf32>
        %2 = stablehlo.add %arg1, %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : tensor<4xf32>
        return %2 : tensor<4xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.build import Builder
from shardwright.ir.core import Module, Op, Value, out_sharding
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import UNCHANGED, Pass
from shardwright.passes.collect.runs.completing_sums import mesh_of, set_partial, summed_axes
from shardwright.passes.collect.runs.loops import body, loops, others
from shardwright.spec.attributes import Attrs, ShardingAttr
from shardwright.spec.op import REDUCERS
from shardwright.spec.sharding_rules.dataflow import ALL_REDUCE, CONSTANT
from shardwright.spec.values.dense import splat


@dataclass(frozen=True)
class SumAfterLoops(Pass):
    needs: ClassVar[str] = "resharded"
    leaves: ClassVar[str] = "resharded"

    def left_out(self) -> None:
        return None

    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        found: Sequence[Diagnostic] | None = UNCHANGED
        for loop in loops(module):
            for index in range(len(loop.results)):
                addition, summed = _added(loop, index)
                if addition is not None and summed is not None:
                    _postpone(module, loop, index, addition, summed)
                    found = None
        return found


def _added(loop: Op, index: int) -> tuple[Op | None, Op | None]:
    """The op that adds a sum over devices to what the loop carries, and that sum."""
    block = body(loop)
    carried, addition = block.args[index], block.terminator.operands[index].op
    is_local = addition is not None and addition.block is block
    if addition is None or not is_local or REDUCERS.get(addition.name) != "add":
        return None, None
    if not addition.sig.linear or carried not in addition.operands:
        return None, None
    summed = addition.operands[1 - addition.operands.index(carried)].op
    inner = (carried, addition.result)
    if summed is None or summed.block is not block or summed_axes(summed) is None:
        return None, None
    if any(len(value.uses) != 1 for value in (*inner, summed.result)):
        return None, None
    if any(other.args[index].uses for other in others(loop)) or not loop.results[index].uses:
        return None, None
    return addition, summed


def _postpone(module: Module, loop: Op, index: int, addition: Op, summed: Op) -> None:
    """Carry the parts of all devices, and sum them after the loop."""
    result, wanted, found = loop.results[index], out_sharding(summed), summed_axes(summed)
    mesh = mesh_of(module, summed.result)
    assert wanted is not None and mesh is not None and found is not None
    assert isinstance(wanted.mesh, str)
    axes, start = mesh.resolve(found.axes), loop.operands[index]
    attrs = Attrs({"value": splat(0, result.tensor)})
    zeros = Builder.before(loop).op(CONSTANT, [], [result.type], attrs).result
    zeros.sharding = wanted
    loop.set_operand(index, zeros)
    users = tuple(result.uses)
    summed.result.replace_uses(summed.operands[0])
    partial: list[Value] = [zeros, result, addition.result]
    for value in partial:
        value.sharding = value.sharding or wanted
        set_partial(value, mesh, wanted.mesh, axes)
    for region in loop.regions:
        region.block.args[index].sharding = result.sharding
    attrs = Attrs({"reduction_axes": found, "out_sharding": ShardingAttr(wanted)})
    builder = Builder.after(loop)
    total = builder.op(ALL_REDUCE, [result], [result.type], attrs, notes=summed.notes).result
    summed.erase()
    final = builder.op(addition.name, [start, total], [result.type], shardings=[wanted]).result
    for user, place in users:
        user.set_operand(place, final)

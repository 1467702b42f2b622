"""Combine parts of sums over devices where that takes the fewest bytes: after loops, mostly.

Where a loop only adds the result of an `sdy.all_reduce` to a value that it carries, each device adds up
its part, starting from zeros; one `sdy.all_reduce` after the loop sums the parts, and what the loop
started from, if anything, is added. On its way a sum may pass through calls, other loops and all ops
that commute with it: changes of shape, products with what all devices hold, conversions. Of all
positions those are chosen that give the fewest bytes, as often as each runs; so are those of maxima
and minima. What a loop carries is as large as before.

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

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import UNCHANGED, Pass
from shardwright.passes.collect.late_sums.flow import flow_of
from shardwright.passes.collect.late_sums.frames import Frame, frames
from shardwright.passes.collect.late_sums.partial_class import classes
from shardwright.passes.collect.late_sums.positions import cheapest
from shardwright.passes.collect.late_sums.rewrite import rewrite
from shardwright.passes.collect.late_sums.settled_sums import are_settled


@dataclass(frozen=True)
class SumAfterLoops(Pass):
    needs: ClassVar[str] = "resharded"
    leaves: ClassVar[str] = "resharded"

    def left_out(self) -> None:
        return None

    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        found: Sequence[Diagnostic] | None = UNCHANGED
        every: list[Frame] = []
        for partials in classes(module):
            every = every or frames(module)
            if are_settled(every, partials):
                continue
            positions = cheapest(flow_of(every, partials, may_grow=False))
            if positions.cost < positions.before:
                rewrite(module, every, positions)
                found, every = None, []
        return found

"""Scatter sums over devices once after a loop, where memory allows that the loop carries them whole.

A loop that adds the result of a reduce_scatter to what it carries holds a part of the sum on each
device. If each device adds up all that it has instead, one reduce_scatter after the loop will do; but
what is carried takes as many times the memory as there are parts. So it is done where the peak stays
within the memory of the cluster's chips or, without a cluster, where it stays as it is.

The example is for `cluster=pcie-workstation:4`.

Before:
    module {
      sdy.mesh @mesh = <["x"=4]>
      func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
        %c = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} dense<0> : tensor<i32>
        %c_0 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} dense<1> : tensor<i32>
        %c_1 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} dense<8> : tensor<i32>
        %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} dense<0.000000e+00> : tensor<f32>
        %cst_2 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} dense<0.000000e+00> : tensor<4xf32>
        %0:2 = stablehlo.while(%iterArg = %cst_2, %iterArg_3 = %c) : tensor<4xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>, <@mesh, []>]>}
        cond {
          %1 = stablehlo.compare LT, %iterArg_3, %c_1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %1 : tensor<i1>
        } do {
          %1 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], unreduced={"x"}>]>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
          %2 = sdy.all_reduce {"x"} %1 out_sharding=<@mesh, [{}]> : tensor<4xf32>
          %3 = sdy.reshard %2 <@mesh, [{"x"}]> : tensor<4xf32>
          %4 = stablehlo.add %iterArg, %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<4xf32>
          %5 = stablehlo.add %iterArg_3, %c_0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : tensor<i32>
          stablehlo.return %4, %5 : tensor<4xf32>, tensor<i32>
        }
        return %0#0 : tensor<4xf32>
      }
    }
After:
    module {
      sdy.mesh @mesh = <["x"=4]>
      func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
        %c = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} dense<0> : tensor<i32>
        %c_0 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} dense<1> : tensor<i32>
        %c_1 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} dense<8> : tensor<i32>
        %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} dense<0.000000e+00> : tensor<f32>
        %cst_2 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} dense<0.000000e+00> : tensor<4xf32>
        %cst_3 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], unreduced={"x"}>]>} dense<0.000000e+00> : tensor<4xf32>
        %0:2 = stablehlo.while(%iterArg = %cst_3, %iterArg_4 = %c) : tensor<4xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], unreduced={"x"}>, <@mesh, []>]>}
        cond {
          %3 = stablehlo.compare LT, %iterArg_4, %c_1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %3 : tensor<i1>
        } do {
          %3 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], unreduced={"x"}>]>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
          %4 = stablehlo.add %iterArg, %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], unreduced={"x"}>]>} : tensor<4xf32>
          %5 = stablehlo.add %iterArg_4, %c_0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : tensor<i32>
          stablehlo.return %4, %5 : tensor<4xf32>, tensor<i32>
        }
        %1 = sdy.all_reduce {"x"} %0#0 out_sharding=<@mesh, [{}]> : tensor<4xf32>
        %2 = sdy.reshard %1 <@mesh, [{"x"}]> : tensor<4xf32>
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
from shardwright.passes.collect.late_sums.grown import Group, groups, grow
from shardwright.passes.collect.late_sums.partial_class import PartialClass, classes
from shardwright.passes.cost.liveness.scripts import DEFAULT, TEXT, script_peak
from shardwright.passes.registry import Pipeline, main_pipeline
from shardwright.passes.target import Target

NAME = "scatter-after-loops"


@dataclass(frozen=True)
class ScatterAfterLoops(Pass):
    needs: ClassVar[str] = "resharded"
    leaves: ClassVar[str] = "resharded"

    cluster: str = ""  # a name, NAME:SIZES, or a file; without one the peak stays as it is

    def left_out(self) -> None:
        return None

    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        found: Sequence[Diagnostic] | None = UNCHANGED
        for partials in classes(module):
            every = groups(module, partials)
            if every and (chosen := _chosen(module, partials, every, self.cluster)):
                grow(module, partials, chosen)
                found = None
        return found


def _chosen(module: Module, partials: PartialClass, every: list[Group], cluster: str) -> Group:
    """All groups if they fit, else those that do, each beside the ones before it."""
    # Without a cluster nothing is reported, and the order of the text is as good as another.
    script = DEFAULT if cluster else TEXT
    limit = _peak(module.clone(), script)
    if cluster:
        limit = max(limit, Target(cluster).on(module).memory)
    chosen: Group = frozenset[int]()
    together: Group = frozenset(k for group in every for k in group)
    for group in (together, *every):
        if group <= chosen:
            continue
        trial = module.clone()
        grow(trial, partials, chosen | group)
        if _peak(trial, script) <= limit:
            chosen |= group
    return chosen


def _peak(module: Module, script: str) -> float:
    """Bytes of one device, of the program that the rest of the pipeline makes of this one."""
    steps = main_pipeline().until("local").steps
    names = [step.name for step in steps]
    Pipeline(steps[names.index(NAME) + 1 :]).run(module)
    return script_peak(module, None, script).bytes

"""Give results of ops that a plan cuts the layouts which that leaves, where nothing else is said of them.

`plan.cut` says how the factors of an op are cut, `sdy.sharding` how a value is; a result without the latter
has the layout that the former leaves, behind what completes partial results. Propagation goes on from there.

Before:
    module {
      sdy.mesh @mesh = <["x"=2, "y"=4]>
      func.func @main(%arg0: tensor<8x16xf32>, %arg1: tensor<16x6xf32>) -> tensor<8x6xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] {plan.cut = {i = ["x"], k = ["y"]}} : (tensor<8x16xf32>, tensor<16x6xf32>) -> tensor<8x6xf32>
        return %0 : tensor<8x6xf32>
      }
    }
After:
    module {
      sdy.mesh @mesh = <["x"=2, "y"=4]>
      func.func @main(%arg0: tensor<8x16xf32>, %arg1: tensor<16x6xf32>) -> tensor<8x6xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] {plan.cut = {i = ["x"], k = ["y"]}, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : (tensor<8x16xf32>, tensor<16x6xf32>) -> tensor<8x6xf32>
        return %0 : tensor<8x6xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.ir.told_cuts import mesh_of_plan, told_of
from shardwright.passes.base import Pass
from shardwright.spec.layout import spelled
from shardwright.spec.types import TensorType


@dataclass(frozen=True)
class ImportCuts(Pass):
    def run(self, module: Module) -> None:
        found = mesh_of_plan(module)
        if found is None:
            return
        name, mesh = found
        for op, told in told_of(module, mesh).items():
            rule = op.sig.blocks
            if told.cut is None or rule is None:
                continue
            for value, layout in zip(op.results, told.left(rule), strict=True):
                if value.sharding is None and isinstance(value.type, TensorType):
                    value.set_sharding(spelled(layout, mesh, name))

"""Propagate shardings where no two tensors of an op disagree.

Before:
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}]>}) {
      %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", ?}]>]>} : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic
from shardwright.passes.propagation.engine.propagation_options import Propagation


@dataclass(frozen=True)
class BasicPropagate(Propagation):
    def run(self, module: Module) -> list[Diagnostic]:
        return self.propagated(
            module, "basic", lambda scheduler, _: scheduler.run(by_op_priority=False)
        )

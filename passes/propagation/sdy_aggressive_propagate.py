"""Propagate shardings, and where tensors disagree let the largest one win.

Before:
    func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"x"}]>}) -> tensor<8x8xf32> {
      %0 = stablehlo.add %arg0, %arg1 : tensor<8x8xf32>
      return %0 : tensor<8x8xf32>
    }
After:
    func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"x"}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {?}]>}) {
      %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", ?}, {?}]>]>} : tensor<8x8xf32>
      return %0 : tensor<8x8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic
from shardwright.passes.propagation.engine.propagation_options import ByStrategy, Propagation


@dataclass(frozen=True)
class AggressivePropagate(Propagation, ByStrategy):
    def run(self, module: Module) -> list[Diagnostic]:
        return self.propagated(
            module,
            self.propagation_strategy,
            lambda scheduler, _: scheduler.run(by_op_priority=False),
        )

"""Propagate in five rounds: first through ops that only rename dims, last through all ops both ways.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
      %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xf32>) -> tensor<8x4xf32>
      return %0 : tensor<8x4xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
      %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", ?}, {?}]>]>} : (tensor<8xf32>) -> tensor<8x4xf32>
      return %0 : tensor<8x4xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic
from shardwright.passes.propagation.engine.propagation_options import (
    ByStrategy,
    InRounds,
    Propagation,
)


@dataclass(frozen=True)
class OpPriorityPropagate(Propagation, ByStrategy, InRounds):
    def run(self, module: Module) -> list[Diagnostic]:
        return self.propagated(
            module,
            self.propagation_strategy,
            lambda scheduler, _: scheduler.run(by_op_priority=self.run_op_priority_propagation),
        )

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
from shardwright.passes.base import Pass
from shardwright.passes.propagation.engine.run import propagate


@dataclass(frozen=True)
class OpPriorityPropagate(Pass):
    run_op_priority_propagation: bool = True  # False: one round
    keep_sharding_rules: bool = False
    conservative_propagation: bool = False  # make no sub-axes, cut no window or slice
    propagation_strategy: str = "aggressive"  # or "basic", "basic-then-aggressive"
    module_dump_directory: str = ""  # as in Shardy, nothing is saved on the way
    debug_sharding_origins: bool = False  # say at each value where its axes came from
    debug_propagation_edge_sharding: bool = False  # say at each op which axes it moved, and when
    chlo_rules: bool = True  # False: sharding stops where Shardy has no rule, as at chlo ops

    def run(self, module: Module) -> list[Diagnostic]:
        return propagate(
            module,
            self.propagation_strategy,
            lambda scheduler, _: scheduler.run(by_op_priority=self.run_op_priority_propagation),
            keep_rules=self.keep_sharding_rules,
            conservative=self.conservative_propagation,
            chlo_rules=self.chlo_rules,
            origins=self.debug_sharding_origins,
            edges=self.debug_propagation_edge_sharding,
        )

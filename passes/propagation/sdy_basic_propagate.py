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
from shardwright.passes.base import Pass
from shardwright.passes.propagation.engine.run import propagate


@dataclass(frozen=True)
class BasicPropagate(Pass):
    keep_sharding_rules: bool = False
    conservative_propagation: bool = False  # make no sub-axes, cut no window or slice
    module_dump_directory: str = ""  # as in Shardy, nothing is saved on the way
    debug_sharding_origins: bool = False  # say at each value where its axes came from
    debug_propagation_edge_sharding: bool = False  # say at each op which axes it moved, and when
    chlo_rules: bool = True  # False: sharding stops where Shardy has no rule, as at chlo ops

    def run(self, module: Module) -> list[Diagnostic]:
        return propagate(
            module,
            "basic",
            lambda scheduler, _: scheduler.run(by_op_priority=False),
            keep_rules=self.keep_sharding_rules,
            conservative=self.conservative_propagation,
            chlo_rules=self.chlo_rules,
            origins=self.debug_sharding_origins,
            edges=self.debug_propagation_edge_sharding,
        )

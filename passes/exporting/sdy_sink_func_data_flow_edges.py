"""Move the sharding of each edge of a call or a called function to the value it stands for.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
      %1 = sdy.func_data_flow_edge %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.func_data_flow_edge %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Module
from shardwright.ir.walk import all_ops, erase_all
from shardwright.passes.base import Pass
from shardwright.passes.shared.shardings import set_sharding
from shardwright.spec.sharding_rules.dataflow import FUNC_EDGE


@dataclass(frozen=True)
class SinkFuncDataFlowEdges(Pass):
    anchor: ClassVar[str] = "func.func"

    def run(self, module: Module) -> None:
        edges = [op for op in all_ops(module) if op.name == FUNC_EDGE]
        for edge in edges:
            if edge.result.sharding is not None:
                set_sharding(edge.operands[0], edge.result.sharding)
            edge.result.replace_uses(edge.operands[0])
        erase_all(reversed(edges))

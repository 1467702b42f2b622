"""Tie values that control flow identifies: an edge behind each result of a while, case, barrier...

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.optimization_barrier %arg0 : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.optimization_barrier %arg0 : tensor<8xf32>
      %1 = sdy.data_flow_edge %0 : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
"""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass
from shardwright.passes.shared.add_edges import add_edges, place_edges
from shardwright.spec.sharding_rules.dataflow import DATA_FLOW


@dataclass(frozen=True)
class AddDataFlowEdges(Pass):
    def run(self, module: Module) -> None:
        made: dict[Value, Op] = {}
        for op in all_ops(module):
            if op.name in DATA_FLOW:
                made.update(add_edges(op))
        place_edges(made)

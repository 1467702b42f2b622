"""Declare for each result of a private function the sharding of the value that it returns.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
      return %arg0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module, Op, Value
from shardwright.passes.base import Pass
from shardwright.passes.shared.data_flow import edge_op
from shardwright.passes.shared.shardings import sharding_of
from shardwright.spec.sharding import Sharding


@dataclass(frozen=True)
class PropagateToFuncResults(Pass):
    def run(self, module: Module) -> None:
        main = module.main
        for func in module.funcs:
            if func is not main and not func.is_declaration:
                returned = func.body.terminator.operands
                func.set_boundary(result_shardings=[_sharding(value) for value in returned])


def _sharding(value: Value) -> Sharding | None:
    carrier: Op | None = edge_op(value)
    return sharding_of(value if carrier is None else carrier.result)

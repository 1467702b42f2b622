"""Order functions so that each stands before the ones it calls.

Before:
    func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
"""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Func, Module
from shardwright.passes.base import Pass
from shardwright.passes.shared.symbols import callees_first


@dataclass(frozen=True)
class PreOrderFuncs(Pass):
    def run(self, module: Module) -> None:
        order = list(reversed(callees_first(module)))
        others = [op for op in module.ops if not isinstance(op, Func)]
        module.body.set_ops([*others, *order])

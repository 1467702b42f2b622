"""Copy functions so that each is called once: every call can then have its own shardings.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
      %1 = call @f(%0) : (tensor<8xf32>) -> tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
      %1 = call @f_0(%0) : (tensor<8xf32>) -> tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
    func.func private @f_0(%arg0: tensor<8xf32>) -> tensor<8xf32> attributes {sdy.original_func_name = "f"} {
      return %arg0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module, callee
from shardwright.passes.base import Pass
from shardwright.passes.shared.symbols import SymbolNames, call_to, callees_first, calls, clone_func


@dataclass(frozen=True)
class FlattenCallGraph(Pass):
    def run(self, module: Module) -> None:
        names = SymbolNames(module)
        called: set[str] = set()
        for func in callees_first(module):
            for call in calls(func):
                name = callee(call)
                if name in called:
                    call_to(call, clone_func(module, name, names).symbol)
                called.add(name)

"""Let calls share one copy of a function wherever the copies came to be cut alike.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
      %1 = call @f_0(%0) : (tensor<8xf32>) -> tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32> attributes {sdy.original_func_name = "f"} {
      return %arg0 : tensor<8xf32>
    }
    func.func private @f_0(%arg0: tensor<8xf32>) -> tensor<8xf32> attributes {sdy.original_func_name = "f"} {
      return %arg0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
      %1 = call @f(%0) : (tensor<8xf32>) -> tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
    func.func private @f_0(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Func, Module, callee
from shardwright.passes.base import Pass

from ._symbols import ORIGINAL_NAME, call_to, calls, original_name

MANUAL_NOTE = "sdy.func_manual_axes"


@dataclass(frozen=True)
class UnflattenCallGraph(Pass):
    def run(self, module: Module) -> None:
        funcs = {func.symbol: func for func in module.funcs}
        first: dict[tuple[object, ...], str] = {}
        for call in calls(module):
            func = funcs[callee(call)]
            name = first.setdefault(_key(func), func.symbol)
            if name != func.symbol:
                call_to(call, name)
        for func in module.funcs:
            func.set_note(ORIGINAL_NAME, None)


def _key(func: Func) -> tuple[object, ...]:
    ins = () if func.is_declaration else tuple(value.sharding for value in func.args)
    outs = tuple(func.result_shardings)
    return original_name(func), func.notes.get(MANUAL_NOTE), ins, outs

"""Merge copies of a function that received equal shardings, so that calls share one.

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
from shardwright.passes.shared.symbols import ORIGINAL_NAME, call_to, calls, original_name

MANUAL_NOTE = "sdy.func_manual_axes"


@dataclass(frozen=True)
class UnflattenCallGraph(Pass):
    dedup_functions_fully: bool = False  # True: one copy for all calls, that with the most calls

    def run(self, module: Module) -> None:
        funcs = {func.symbol: func for func in module.funcs}
        found = list(calls(module))
        choose = _most_called if self.dedup_functions_fully else _first_alike
        for call, name in zip(found, choose([funcs[callee(c)] for c in found]), strict=True):
            if name != callee(call):
                call_to(call, name)
        for func in module.funcs:
            func.set_note(ORIGINAL_NAME, None)


def _first_alike(called: list[Func]) -> list[str]:
    """For each call, the first called copy that is cut alike."""
    first: dict[tuple[object, ...], str] = {}
    return [first.setdefault((*_origin(f), *_cuts(f)), f.symbol) for f in called]


def _most_called(called: list[Func]) -> list[str]:
    """For each call, the copy that first was called more often than any cut otherwise."""
    counts: dict[tuple[object, ...], int] = {}
    best: dict[tuple[object, ...], Func] = {}
    for func in called:
        origin, cuts = _origin(func), _cuts(func)
        counts[*origin, *cuts] = counts.get((*origin, *cuts), 0) + 1
        chosen = best.setdefault(origin, func)
        if counts[*origin, *cuts] > counts[*origin, *_cuts(chosen)]:
            best[origin] = func
    return [best[_origin(func)].symbol for func in called]


def _origin(func: Func) -> tuple[object, ...]:
    return original_name(func), func.notes.get(MANUAL_NOTE)


def _cuts(func: Func) -> tuple[object, ...]:
    ins = () if func.is_declaration else tuple(value.sharding for value in func.args)
    return ins, tuple(func.result_shardings)

"""Remove the attributes that say where shardings came from and how they were propagated.

Before:
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, sdy.sharding_origins = {x = "self"}}) -> tensor<8xf32> {
      %0 = stablehlo.tanh %arg0 {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"x" = operand-0 -> [result-0]}]}]>, sdy.sharding_origins = [{x = "input: 0"}]} : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
      %0 = stablehlo.tanh %arg0 : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Func, Module
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass
from shardwright.passes.shared.debug_note_names import EDGES, ORIGINS, ROLES

KEYS = (*(f"sdy.{role}{name}" for role in ROLES for name in (ORIGINS, EDGES)),)


@dataclass(frozen=True)
class RemovePropagationDebugInfo(Pass):
    def run(self, module: Module) -> None:
        for op in all_ops(module):
            if op.notes:
                op.set_notes(op.notes.without(*KEYS))
            if isinstance(op, Func):
                op.set_boundary(arg_attrs=[attrs.without(*KEYS) for attrs in op.arg_attrs])
                op.set_boundary(result_attrs=[attrs.without(*KEYS) for attrs in op.result_attrs])

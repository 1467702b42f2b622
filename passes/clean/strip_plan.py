"""Remove every `plan.*` attribute: what is left is plain StableHLO and sdy.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> attributes {plan.method = "pase"} {
      %0 = stablehlo.negate %arg0 {plan.stage = 0 : i64} : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
"""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.passes.base import Pass

PREFIX = "plan."


@dataclass(frozen=True)
class StripPlan(Pass):
    def run(self, module: Module) -> None:
        for op in module.walk():
            if plans := [key for key in op.notes if key.startswith(PREFIX)]:
                op.notes = op.notes.without(*plans)

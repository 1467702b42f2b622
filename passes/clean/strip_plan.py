"""Remove every `plan.*` attribute, known or not: what is left is plain StableHLO and sdy.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> attributes {plan.memory = {}} {
      %0 = stablehlo.negate %arg0 {plan.remat} : tensor<8xf32>
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
from shardwright.spec import plan


@dataclass(frozen=True)
class StripPlan(Pass):
    def run(self, module: Module) -> None:
        for op in module.walk():
            op.set_notes(plan.stripped(op.notes))

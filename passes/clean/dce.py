"""Remove ops whose results nobody uses.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 : tensor<8xf32>
      %1 = stablehlo.exponential %0 : tensor<8xf32>
      return %arg0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
"""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.passes.base import Pass
from shardwright.passes.clean.rewrites.unused_ops import erase_dead


@dataclass(frozen=True)
class Dce(Pass):
    def run(self, module: Module) -> None:
        while erase_dead(module.body):
            pass

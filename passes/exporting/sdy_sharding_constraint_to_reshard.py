"""Turn sharding constraints into reshards.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}]> : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.reshard %arg0 <@mesh, [{"x"}]> : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Module
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass

CONSTRAINT, RESHARD = "sdy.sharding_constraint", "sdy.reshard"


@dataclass(frozen=True)
class ShardingConstraintToReshard(Pass):
    anchor: ClassVar[str] = "func.func"

    def run(self, module: Module) -> None:
        for op in all_ops(module):
            if op.name == CONSTRAINT:
                op.become(RESHARD, op.attrs)

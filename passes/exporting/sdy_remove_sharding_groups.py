"""Remove sharding groups.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      sdy.sharding_group %arg0 group_id=0 : tensor<8xf32>
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
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass
from shardwright.spec.sharding_rules.dataflow import GROUP


@dataclass(frozen=True)
class RemoveShardingGroups(Pass):
    def run(self, module: Module) -> None:
        for op in all_ops(module):
            if op.name == GROUP:
                op.erase()

"""Remove the sharding rules that propagation left on ops; those that a user wrote stay.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8}>} : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Module
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass
from shardwright.spec.attributes import RULE_NOTE, Attrs, RuleAttr


@dataclass(frozen=True)
class DropShardingRules(Pass):
    anchor: ClassVar[str] = "func.func"

    def run(self, module: Module) -> None:
        without: dict[Attrs, Attrs] = {}  # many ops share their notes
        for op in all_ops(module):
            notes = op.notes
            if not notes.items_tuple or RULE_NOTE not in notes:
                continue
            rule = notes[RULE_NOTE]
            if isinstance(rule, RuleAttr) and rule.rule.is_custom:
                continue
            left = without.get(notes)
            if left is None:
                left = without[notes] = notes.without(RULE_NOTE)
            op.set_notes(left)

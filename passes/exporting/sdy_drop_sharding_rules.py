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
        without: dict[int, tuple[Attrs, Attrs]] = {}  # many ops share one object with their notes
        for op in [op for op in all_ops(module) if op.notes.items_tuple]:
            notes = op.notes
            found = without.get(id(notes))
            if found is None:  # which keeps the notes, and so their number
                found = without[id(notes)] = notes, _without_rule(notes)
            op.set_notes(found[1])


def _without_rule(notes: Attrs) -> Attrs:
    rule = notes.get(RULE_NOTE)
    is_custom = isinstance(rule, RuleAttr) and rule.rule.is_custom
    return notes if rule is None or is_custom else notes.without(RULE_NOTE)

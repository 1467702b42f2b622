"""Write on each op the factor rule that propagation would use.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8}>} : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Module
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass
from shardwright.passes.shared.op_facts import has_own_rule
from shardwright.spec.attributes import RULE_NOTE, RuleAttr
from shardwright.spec.sharding_rules.dataflow import EDGES


@dataclass(frozen=True)
class PopulateOpShardingRules(Pass):
    anchor: ClassVar[str] = "func.func"
    conservative_propagation: bool = False  # rules that cut no window or slice
    chlo_rules: bool = True  # False: no rules for ops that Shardy has none for, such as chlo's

    def run(self, module: Module) -> None:
        for op in all_ops(module):
            if op.name in EDGES or (not self.chlo_rules and has_own_rule(op)):
                continue
            rule = op.sig.careful_rule if self.conservative_propagation else op.sig.rule
            if RULE_NOTE not in op.notes and rule is not None:
                op.set_note(RULE_NOTE, RuleAttr(rule))

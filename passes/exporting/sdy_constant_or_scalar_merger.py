"""Merge copies of a constant, or of a broadcast scalar, that received equal shardings.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.constant dense<1.000000e+00> : tensor<8xf32>
      %1 = sdy.constant dense<1.000000e+00> : tensor<8xf32>
      %2 = stablehlo.add %arg0, %0 : tensor<8xf32>
      %3 = stablehlo.multiply %2, %1 : tensor<8xf32>
      return %3 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.constant dense<1.000000e+00> : tensor<8xf32>
      %1 = stablehlo.add %arg0, %0 : tensor<8xf32>
      %2 = stablehlo.multiply %1, %0 : tensor<8xf32>
      return %2 : tensor<8xf32>
    }
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.walk import all_ops, erase_all
from shardwright.passes.base import Pass
from shardwright.passes.shared.constant_copies import MERGED, key_of


@dataclass(frozen=True)
class ConstantOrScalarMerger(Pass):
    anchor: ClassVar[str] = "func.func"

    def run(self, module: Module) -> None:
        for func in module.funcs:
            first: dict[Hashable, Value] = {}
            dead: list[Op] = []
            for op in all_ops(func):
                if op.name not in MERGED or (key := key_of(op)) is None:
                    continue
                kept = first.setdefault(key, op.result)
                if kept is not op.result:
                    op.result.replace_uses(kept)
                    dead.append(op)
            erase_all(dead)

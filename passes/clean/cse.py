"""Let ops that compute the same share one result.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 : tensor<8xf32>
      %1 = stablehlo.negate %arg0 : tensor<8xf32>
      %2 = stablehlo.add %0, %1 : tensor<8xf32>
      return %2 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 : tensor<8xf32>
      %1 = stablehlo.add %0, %0 : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
"""

from __future__ import annotations

from collections import ChainMap
from dataclasses import dataclass

from shardwright.ir.core import Block, Module, Op
from shardwright.passes.base import Pass
from shardwright.passes.clean.rewrites.unused_ops import erase_dead, is_pure
from shardwright.spec import plan

Known = ChainMap[tuple[object, ...], Op]


@dataclass(frozen=True)
class Cse(Pass):
    def run(self, module: Module) -> None:
        for func in module.funcs:
            for block in func.regions[0].blocks:
                _share(block, ChainMap())
        erase_dead(module.body)


def _share(block: Block, known: Known) -> None:
    """Replace ops by earlier equal ones that are visible here; `known` is this scope's map."""
    for op in block.ops:
        for region in op.regions:
            for inner in region.blocks:
                _share(inner, ChainMap() if _is_isolated(op) else known.new_child())
        if op.regions or not op.results or not is_pure(op) or plan.TOLD in op.notes:
            continue
        first = known.setdefault(_key(op), op)
        if first is not op:
            for old, new in zip(op.results, first.results, strict=True):
                old.replace_uses(new)


def _is_isolated(op: Op) -> bool:
    """Whether the regions of an op see no values of those around them."""
    frame = op.row.structure if op.row is not None else None
    return frame is not None and frame.isolated


def _key(op: Op) -> tuple[object, ...]:
    """Equal keys, equal values: name, attributes, operands, types and shardings."""
    results = tuple((value.type, value.sharding) for value in op.results)
    return op.name, op.attrs, op.notes, tuple(op.operands), results

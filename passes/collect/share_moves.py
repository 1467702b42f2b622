"""Share equal moves of a value: common prefixes of chains are executed once.

A move is found again where the earlier one is always done before it: earlier in its block or around it.

Before:
    module {
      sdy.mesh @mesh = <["x"=2, "y"=2]>
      func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
        %0 = sdy.all_gather [{"x"}, {}] %arg0 out_sharding=<@mesh, [{}, {"y"}]> : tensor<8x4xf32>
        %1 = sdy.all_gather [{}, {"y"}] %0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
        %2 = sdy.all_gather [{"x"}, {}] %arg0 out_sharding=<@mesh, [{}, {"y"}]> : tensor<8x4xf32>
        %3 = stablehlo.negate %2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"y"}]>]>} : tensor<8x4xf32>
        %4 = sdy.all_gather [{}, {"y"}] %3 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
        return %1, %4 : tensor<8x4xf32>, tensor<8x4xf32>
      }
    }
After:
    module {
      sdy.mesh @mesh = <["x"=2, "y"=2]>
      func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
        %0 = sdy.all_gather [{"x"}, {}] %arg0 out_sharding=<@mesh, [{}, {"y"}]> : tensor<8x4xf32>
        %1 = sdy.all_gather [{}, {"y"}] %0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
        %2 = stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"y"}]>]>} : tensor<8x4xf32>
        %3 = sdy.all_gather [{}, {"y"}] %2 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
        return %1, %3 : tensor<8x4xf32>, tensor<8x4xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections import ChainMap
from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.core import Block, Module, Op
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import UNCHANGED, Pass
from shardwright.spec import plan
from shardwright.spec.stages import MOVERS

_Known = ChainMap[tuple[object, ...], Op]


@dataclass(frozen=True)
class ShareMoves(Pass):
    def left_out(self) -> None:
        return None

    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        blocks = [block for func in module.funcs for block in func.regions[0].blocks]
        shared = [_share(block, ChainMap()) for block in blocks]
        return None if any(shared) else UNCHANGED


def _share(block: Block, known: _Known) -> bool:
    """Replace moves by equal ones that are done already; `known` is this scope's.

    Says whether there were any.
    """
    is_changed = False
    for op in tuple(block.ops):
        for region in op.regions:
            for inner in region.blocks:
                is_changed |= _share(inner, known.new_child())
        if op.name not in MOVERS or plan.TOLD in op.notes:
            continue
        first = known.setdefault(_key(op), op)
        if first is not op:
            op.result.replace_uses(first.result)
            op.erase()
            is_changed = True
    return is_changed


def _key(op: Op) -> tuple[object, ...]:
    """Equal keys, equal values."""
    return op.name, op.attrs, op.operands[0], op.notes.get(plan.KIND)

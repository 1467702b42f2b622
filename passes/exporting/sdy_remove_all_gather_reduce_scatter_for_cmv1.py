"""Take all_gathers before dots, or reduce_scatters behind them, into the dot: a collective matmul.

The dot then has operands, or a result, that are cut where its rule does not allow it; a partitioner that knows
collective matmuls overlaps the transfers with the products. No later pass of ours takes such a program.

Before:
    func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg1: tensor<4x4xf32>) -> tensor<8x4xf32> {
      %0 = sdy.all_gather [{"x"}, {}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
      %1 = stablehlo.dot %0, %arg1 : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
      return %1 : tensor<8x4xf32>
    }
After:
    func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg1: tensor<4x4xf32>) -> tensor<8x4xf32> {
      %0 = stablehlo.dot %arg0, %arg1 : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
      return %0 : tensor<8x4xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Module, Op
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass
from shardwright.passes.shared.shardings import set_sharding, visible_sharding
from shardwright.spec.sharding_rules.dataflow import ALL_GATHER, DOTS, REDUCE_SCATTER


@dataclass(frozen=True)
class RemoveAllGatherReduceScatterForCmv1(Pass):
    anchor: ClassVar[str] = "func.func"

    def run(self, module: Module) -> None:
        gone: dict[Op, None] = {}
        for op in all_ops(module):
            if op.name in DOTS:
                gone |= dict.fromkeys(_gathers(op) or _scatter(op))
        for op in gone:
            op.result.replace_uses(op.operands[0])
            op.erase()


def _gathers(dot: Op) -> list[Op]:
    """The all_gathers that serve this dot alone."""
    definers = [value.op for value in dot.operands if len(value.uses) == 1]
    return [op for op in definers if op is not None and op.name == ALL_GATHER]


def _scatter(dot: Op) -> list[Op]:
    """The only user of a dot, if it is a reduce_scatter; its sharding becomes the dot's."""
    if len(dot.result.uses) != 1:
        return []
    (user,) = dot.result.users()
    given = visible_sharding(dot.result)
    if user.name != REDUCE_SCATTER or (given is not None and given.unreduced):
        return []
    set_sharding(dot.result, visible_sharding(user.result))
    return [user]

"""Remove unneeded moves: unused ones, and those that bring a value back to its first layout.

Before:
    module {
      sdy.mesh @mesh = <["x"=2, "y"=2]>
      func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
        %0 = sdy.all_gather [{"x"}, {}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
        %1 = sdy.all_slice [{}, {"y"}] %0 out_sharding=<@mesh, [{}, {"y"}]> : tensor<8x4xf32>
        %2 = sdy.all_slice [{"x"}, {}] %0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x4xf32>
        return %2 : tensor<8x4xf32>
      }
    }
After:
    module {
      sdy.mesh @mesh = <["x"=2, "y"=2]>
      func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
        return %arg0 : tensor<8x4xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.errors import Diagnostic
from shardwright.ir.walk import all_ops
from shardwright.passes.base import UNCHANGED, Pass
from shardwright.passes.collect.runs.completing_sums import layout, mesh_of
from shardwright.spec import plan
from shardwright.spec.sharding_rules.dataflow import ALL_REDUCE, REDUCE_SCATTER
from shardwright.spec.stages import MOVERS, sharding_of

_REDUCING = frozenset({ALL_REDUCE, REDUCE_SCATTER})  # what they give is another value


@dataclass(frozen=True)
class DropMoves(Pass):
    def left_out(self) -> None:
        return None

    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        found: Sequence[Diagnostic] | None = UNCHANGED
        moves = [op for op in all_ops(module) if op.name in MOVERS]
        for op in moves:
            earlier = None if plan.TOLD in op.notes else _source(module, op)
            if earlier is not None:
                op.result.replace_uses(earlier)
                found = None
        for op in reversed(moves):
            if not op.result.uses:
                op.erase()
                found = None
        return found


def _source(module: Module, op: Op) -> Value | None:
    """The value from which a move's operand was moved, if that has the result's sharding."""
    mesh = mesh_of(module, op.result)
    if mesh is None or _is_partial(op.result):
        return None
    if op.name in _REDUCING:
        return None
    wanted = layout(op.result, mesh)
    value, found = op.operands[0], None
    while not _is_partial(value):
        if mesh_of(module, value) in (mesh, None) and layout(value, mesh) == wanted:
            found = value
        if value.op is None or not _may_be_left_out(value.op):
            break
        value = value.op.operands[0]
    return found


def _may_be_left_out(op: Op) -> bool:
    """Whether an op moves a value that stays the same, and no plan asks for it."""
    return op.name in MOVERS - _REDUCING and plan.TOLD not in op.notes


def _is_partial(value: Value) -> bool:
    sharding = sharding_of(value)
    return sharding is not None and bool(sharding.unreduced)

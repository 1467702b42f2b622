"""Hoist moves of loop-invariant values: move once before the loop, not in every iteration.

A move whose value is made outside of the loop, or passed on from round to round as it is, goes out of
the loop with the ops that lead to it. `gathers=false` leaves moves in the loop that make a value larger
on a device: it would be held for as long as the loop runs.

Before:
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> tensor<4xf32> {
        %c = stablehlo.constant dense<1> : tensor<i32>
        %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1, %iterArg_1 = %arg2) : tensor<4xf32>, tensor<4xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>, <@mesh, [{}]>, <@mesh, []>]>}
        cond {
          %1 = stablehlo.compare LT, %iterArg_1, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %1 : tensor<i1>
        } do {
          %1 = sdy.all_gather [{"x"}] %iterArg out_sharding=<@mesh, [{}]> : tensor<4xf32>
          %2 = stablehlo.add %iterArg_0, %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : tensor<4xf32>
          %3 = stablehlo.add %iterArg_1, %c : tensor<i32>
          stablehlo.return %iterArg, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<i32>
        }
        return %0#1 : tensor<4xf32>
      }
    }
After:
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> tensor<4xf32> {
        %c = stablehlo.constant dense<1> : tensor<i32>
        %0 = sdy.all_gather [{"x"}] %arg0 out_sharding=<@mesh, [{}]> : tensor<4xf32>
        %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1, %iterArg_1 = %arg2) : tensor<4xf32>, tensor<4xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>, <@mesh, [{}]>, <@mesh, []>]>}
        cond {
          %2 = stablehlo.compare LT, %iterArg_1, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %2 : tensor<i1>
        } do {
          %2 = stablehlo.add %iterArg_0, %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : tensor<4xf32>
          %3 = stablehlo.add %iterArg_1, %c : tensor<i32>
          stablehlo.return %iterArg, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<i32>
        }
        return %1#1 : tensor<4xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.core import Module, Op, Value, clone
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import UNCHANGED, Pass
from shardwright.passes.collect.runs.completing_sums import local_bytes, mesh_of
from shardwright.passes.collect.runs.loops import body, loops, outside
from shardwright.spec import plan
from shardwright.spec.sharding_rules.dataflow import ALL_SLICE
from shardwright.spec.stages import MOVERS


@dataclass(frozen=True)
class HoistMoves(Pass):
    gathers: bool = True  # also moves that make a value larger on a device

    def left_out(self) -> None:
        return None

    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        found: Sequence[Diagnostic] | None = UNCHANGED
        for loop in loops(module):
            known: dict[Value, Value] = {}
            for op in tuple(body(loop).ops):
                is_move = op.block is not None and op.name in MOVERS and op.name != ALL_SLICE
                if is_move and (self.gathers or not _grows(module, op)):
                    found = None if _hoist(loop, op, known) else found
        return found


def _grows(module: Module, op: Op) -> bool:
    mesh = mesh_of(module, op.result)
    return mesh is not None and local_bytes(op.result, mesh) > local_bytes(op.operands[0], mesh)


def _hoist(loop: Op, op: Op, known: dict[Value, Value]) -> bool:
    """Move an op out of the loop with all it needs; says whether that does not change in it."""
    needed: dict[Op, None] = {}
    if not _is_constant(loop, op, needed, known):
        return False
    assert loop.block is not None
    for one in needed:
        copy = clone(one, known)
        loop.block.insert_before(loop, copy)
    op.result.replace_uses(known[op.result])
    for one in reversed(needed):
        if not any(value.uses for value in one.results):
            one.erase()
    return True


def _is_constant(loop: Op, op: Op, needed: dict[Op, None], known: dict[Value, Value]) -> bool:
    """True if an op gives the same in every round; `needed` gets all ops for it, in order."""
    is_pure = op.name in MOVERS or (op.sig.is_erasable and not op.regions)
    is_pure = is_pure and plan.TOLD not in op.notes
    if op.block is not body(loop) or not is_pure:
        return False
    for value in op.operands:
        if value in known:
            continue
        made = outside(loop, value)
        if made is not None:
            known[value] = made
        elif value.op is None or not _is_constant(loop, value.op, needed, known):
            return False
    needed[op] = None
    return True

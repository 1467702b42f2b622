"""Rematerialise marked results before late uses instead of keeping them live.

An op with `plan.remat` is cloned for its late uses: those behind the longest time in which nobody
reads its results. So is what lies between live values and those uses, and no more. The operands of
the clones go through `stablehlo.optimization_barrier`, together with a value that the first late use
waits for: so no compiler merges the clones with the originals, or starts them early. Clones have
`plan.recomputed`. What main returns stays, it is live anyway; calls of other functions that return
such a value are inlined.

Before:
    module {
      func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
        %0 = stablehlo.tanh %arg0 {plan.remat} : tensor<8x8xf32>
        %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        %3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        return %3 : tensor<8x8xf32>
      }
    }
After:
    module {
      func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
        %0 = stablehlo.tanh %arg0 : tensor<8x8xf32>
        %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        %3:2 = stablehlo.optimization_barrier {plan.recomputed} %arg0, %2 : tensor<8x8xf32>, tensor<8x8xf32>
        %4 = stablehlo.tanh %3#0 {plan.recomputed} : tensor<8x8xf32>
        %5 = stablehlo.dot_general %4, %3#1, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        return %5 : tensor<8x8xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import Diagnostic
from shardwright.ir.walk import all_ops
from shardwright.passes.base import UNCHANGED, Pass, op_error
from shardwright.passes.cost.recompute.inline_calls import write_out
from shardwright.passes.cost.recompute.recompute import recompute
from shardwright.spec import plan
from shardwright.spec.attributes import Unit
from shardwright.spec.machines.ring_bytes import COLLECTIVES
from shardwright.spec.sharding_rules.dataflow import COLLECTIVES as SHARDING_COLLECTIVES


@dataclass(frozen=True)
class Remat(Pass):
    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        """Clone what is named. Raises ProgramError for what cannot run twice."""
        asked = [op for op in all_ops(module) if plan.REMAT in op.notes]
        if not asked:
            return UNCHANGED
        for op in asked:
            _check(module, op)
        write_out(module, plan.REMAT)
        blocks = {
            id(op.block): op.block
            for op in all_ops(module)
            if plan.REMAT in op.notes and op.block is not None
        }
        for block in reversed(blocks.values()):  # inner ones first
            recompute(module, block)
        return None if blocks else UNCHANGED


def _check(module: Module, op: Op) -> None:
    if not isinstance(op.notes[plan.REMAT], Unit):
        said = f"has {plan.REMAT} = {op.notes[plan.REMAT]}"
        help = "write plan.remat alone; keeping values in another memory is not lowered"
        raise op_error(module, op, said, help=help)
    if not op.results or not all(_can_repeat(module, inner, 0) for inner in op.walk()):
        help = "name ops without effect, and collectives"
        raise op_error(module, op, "has plan.remat, but cannot run twice", help=help)


def _can_repeat(module: Module, op: Op, depth: int) -> bool:
    if op.is_terminator or op.sig.is_erasable:
        return True
    if op.name in COLLECTIVES or op.name in SHARDING_COLLECTIVES:
        return True
    name = op.attrs.get("callee")
    called = module.func(str(name).removeprefix("@")) if name is not None else None
    if called is None or called.is_declaration or depth > _DEEP:
        return False
    ops = (inner for block in called.regions[0].blocks for inner in block.ops)
    return all(_can_repeat(module, inner, depth + 1) for one in ops for inner in one.walk())


_DEEP = 50  # calls within calls

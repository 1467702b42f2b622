"""Let every loop run at most a number of turns: `limit-turns{turns=2}`; 0 for no limit.

The bound of a counting loop is lowered; any other loop gets a counter of its own. For looking at
long programs: what a loop returns is then that of its first turns. With `short=12` loops that are
known to run no more than 12 turns are left as they are: layers of a model.
The example is for `turns=2`.

Before:
    func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<f32>
      cond {
        %c_1 = stablehlo.constant dense<100> : tensor<i32>
        %1 = stablehlo.compare  LT, %iterArg, %c_1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %1 : tensor<i1>
      } do {
        %c_1 = stablehlo.constant dense<1> : tensor<i32>
        %1 = stablehlo.add %iterArg, %c_1 : tensor<i32>
        %2 = stablehlo.negate %iterArg_0 : tensor<f32>
        stablehlo.return %1, %2 : tensor<i32>, tensor<f32>
      }
      return %0#1 : tensor<f32>
    }
After:
    func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<f32>
      cond {
        %c_1 = stablehlo.constant dense<100> : tensor<i32>
        %c_2 = stablehlo.constant dense<2> : tensor<i32>
        %1 = stablehlo.compare  LT, %iterArg, %c_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %1 : tensor<i1>
      } do {
        %c_1 = stablehlo.constant dense<1> : tensor<i32>
        %1 = stablehlo.add %iterArg, %c_1 : tensor<i32>
        %2 = stablehlo.negate %iterArg_0 : tensor<f32>
        stablehlo.return %1, %2 : tensor<i32>, tensor<f32>
      }
      return %0#1 : tensor<f32>
    }
"""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.analysis.collective_traffic import Counting, counting
from shardwright.ir.build import Builder
from shardwright.ir.core import Module, Op, Value
from shardwright.passes.base import Pass
from shardwright.spec.attributes import Attrs, Enum
from shardwright.spec.sharding_rules.dataflow import LOOPS
from shardwright.spec.types import TensorType, tensor
from shardwright.spec.values.dense import splat

_COUNT, _BOOL = tensor((), "i32"), tensor((), "i1")


@dataclass(frozen=True)
class LimitTurns(Pass):
    turns: int = 0
    short: int = 0

    def run(self, module: Module) -> None:
        if self.turns <= 0:
            return
        for op in reversed(list(module.walk())):  # inner loops first
            if op.name in LOOPS:
                self._limit(op)

    def _limit(self, loop: Op) -> None:
        found = counting(loop)
        if found is None or found.trips is None:
            _count(loop, self.turns)
        elif found.trips > max(self.turns, self.short):
            _lower(found, self.turns)


def _lower(found: Counting, turns: int) -> None:
    """Compare the counter of a loop with a nearer bound."""
    counted = turns if found.direction in ("LT", "GT") else turns - 1
    old = found.test.operands[1]
    bound = _constant(Builder.before(found.test), found.start + counted * found.step, old.tensor)
    found.test.set_operand(1, bound)


def _count(loop: Op, turns: int) -> None:
    """Give a loop a counter of its own beside its condition; the loop becomes a new op."""
    assert loop.block is not None
    zero = _constant(Builder.before(loop), 0, _COUNT)
    condition, body = (region.block for region in loop.regions)
    done, before = condition.add_arg(_COUNT), body.add_arg(_COUNT)

    at = Builder.before(condition.terminator)
    most = _constant(at, turns, _COUNT)
    attrs = Attrs({"comparison_direction": Enum("comparison_direction", "LT")})
    may = at.op("stablehlo.compare", [done, most], [_BOOL], attrs).result
    goes_on = condition.terminator.operands[0]
    condition.terminator.set_operand(0, at.op("stablehlo.and", [goes_on, may], [_BOOL]).result)

    at = Builder.before(body.terminator)
    one = _constant(at, 1, _COUNT)
    body.terminator.add_operand(at.op("stablehlo.add", [before, one], [_COUNT]).result)

    types = [*(value.type for value in loop.results), _COUNT]
    regions = list(loop.regions)
    loop.set_regions([])
    made = Op(
        loop.name,
        [*loop.operands, zero],
        types,
        loop.attrs,
        regions,
        loop.notes,
        loop.loc,
        loop.place,
    )
    loop.block.insert_before(loop, made)
    for old, new in zip(loop.results, made.results, strict=False):
        new.set_sharding(old.sharding)
        old.replace_uses(new)
    loop.erase()


def _constant(at: Builder, number: int, type: TensorType) -> Value:
    attrs = Attrs({"value": splat(number, type)})
    return at.op("stablehlo.constant", [], [type], attrs).result

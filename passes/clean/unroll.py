"""Write loops out, turn by turn, so that each turn has ops of its own: layers of a model that are to differ.

A loop that counts from a constant to a constant is replaced by its body, once per turn. Loops in it are
written out, too, as are calls (JAX writes the body of a scan as a function), unless `calls=shared` leaves
them. What follows from the counter is a number then: slices of stacked weights are static. Where the
loop says how what it carries is cut, each turn's values are; what a plan says of an op of the body, it says
of each copy. Collectives in copies get channels of their own.

It is meant for programs before `propagate`: layouts of carried values become constraints.

`loops=0,2` names loops, in program order; `most=64` leaves those that run more turns. A program of more than
`ops` ops is refused. A loop that does not say how often it runs is left, with a remark that says why.
Functions that nothing calls any more go with `symbol-dce`. The example is for `most=64`.

Before:
    func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<2x8xf32>) -> tensor<8xf32> {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<8xf32>
      cond {
        %c_1 = stablehlo.constant dense<2> : tensor<i32>
        %1 = stablehlo.compare  LT, %iterArg, %c_1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %1 : tensor<i1>
      } do {
        %c_1 = stablehlo.constant dense<0> : tensor<i32>
        %1 = stablehlo.dynamic_slice %arg1, %iterArg, %c_1, sizes = [1, 8] : (tensor<2x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
        %2 = stablehlo.reshape %1 : (tensor<1x8xf32>) -> tensor<8xf32>
        %3 = stablehlo.multiply %iterArg_0, %2 {plan.cut = {i = ["x"]}} : tensor<8xf32>
        %c_2 = stablehlo.constant dense<1> : tensor<i32>
        %4 = stablehlo.add %iterArg, %c_2 : tensor<i32>
        stablehlo.return %4, %3 : tensor<i32>, tensor<8xf32>
      }
      return %0#1 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<2x8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.slice %arg1 [0:1, 0:8] : (tensor<2x8xf32>) -> tensor<1x8xf32>
      %1 = stablehlo.reshape %0 : (tensor<1x8xf32>) -> tensor<8xf32>
      %2 = stablehlo.multiply %arg0, %1 {plan.cut = {i = ["x"]}} : tensor<8xf32>
      %3 = stablehlo.slice %arg1 [1:2, 0:8] : (tensor<2x8xf32>) -> tensor<1x8xf32>
      %4 = stablehlo.reshape %3 : (tensor<1x8xf32>) -> tensor<8xf32>
      %5 = stablehlo.multiply %2, %4 {plan.cut = {i = ["x"]}} : tensor<8xf32>
      return %5 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic, error, nearest
from shardwright.passes.base import UNCHANGED, Pass
from shardwright.passes.clean.unrolling.writer import Asked, Writer

_CALLS = ["own", "shared"]


@dataclass(frozen=True)
class Unroll(Pass):
    takes_any_calls: ClassVar[bool] = True
    loops: tuple[str, ...] = ()  # numbers of loops, in program order from 0; none: all
    most: int = 0  # turns of a loop that is written out; 0: any number
    ops: int = 100_000  # of the program that comes out, at most
    calls: str = "own"  # own: each turn has what it calls written out; shared: turns call the same

    def run(self, module: Module) -> Sequence[Diagnostic]:
        """Raises ProgramError for a loop that is not there, and for too large a program."""
        if self.calls not in _CALLS:
            raise error(f'unknown calls "{self.calls}"', help=nearest(self.calls, _CALLS), code=2)
        asked = Asked(self._numbers(), self.most, self.ops, self.calls == "own")
        writer = Writer(module, asked)
        wrong = [number for number in asked.loops if number >= len(writer.numbers)]
        if wrong:
            help = "loops are numbered in program order, from 0"
            count = len(writer.numbers)
            raise error(f"no loop {wrong[0]}, the program has {count}", help=help, code=2)
        for func in module.funcs:
            if not func.is_declaration:
                for block in func.regions[0].blocks:
                    writer.block(block)
        return [*writer.remarks.values()] if writer.written or writer.remarks else UNCHANGED

    def _numbers(self) -> frozenset[int]:
        for word in self.loops:
            if not word.isdecimal() or len(word) > 9:
                help = "write unroll{loops=0,2}"
                raise error(f'expected numbers of loops, got "{word[:40]}"', help=help, code=2)
        return frozenset(map(int, self.loops))

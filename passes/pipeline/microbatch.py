"""Run a step in micro-batches: a loop over parts of the batch, as many as `count` says.

A micro-batch is a mesh axis in time. What depends on the batch runs in the loop, on the rows of a turn;
what sums or takes maxima over the batch is combined turn by turn (`sums=f32`: sums of shorter floats in
f32), results by row are stacked. All that no batch reaches stands outside, once, as does what needs the
totals: the optimizer, clipping, casts of weights. Where devices cut the batch into blocks, each turn takes
rows of every block, so that slicing moves nothing; what counts along the batch keeps its numbers, so that
dropout keeps its bits. A total that rows need, such as the count of a masked mean, is computed before the
loop where that is cheap: of the whole batch, or in a loop of its own.

`batch=arg1:0,arg2:0` names dims of arguments; arguments that it leaves out are cut where rows of others
meet them. Without it the batch is found: of the dims that ops join, those over which all results are
sums, maxima or rows, and that most of the work has; a remark tells them. Calls are written out. What
needs the batch whole is refused: batch norm, sorts, losses that relate rows, bits drawn as one stream.

The example is for `count=4`.

Before:
    func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<8xf32>) -> (tensor<8xf32>, tensor<f32>) {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
      %1 = stablehlo.subtract %0, %arg2 : tensor<8xf32>
      %2 = stablehlo.multiply %1, %1 : tensor<8xf32>
      %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
      %4 = stablehlo.divide %3, %cst_0 : tensor<f32>
      return %0, %4 : tensor<8xf32>, tensor<f32>
    }
After:
    func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<8xf32>) -> (tensor<8xf32>, tensor<f32>) {
      %0 = stablehlo.reshape %arg1 : (tensor<8x4xf32>) -> tensor<4x2x4xf32>
      %1 = stablehlo.reshape %arg2 : (tensor<8xf32>) -> tensor<4x2xf32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<4x2xf32>
      %2:3 = stablehlo.while(%iterArg = %c, %iterArg_2 = %cst, %iterArg_3 = %cst_0) : tensor<i32>, tensor<f32>, tensor<4x2xf32>
      cond {
        %c_4 = stablehlo.constant dense<4> : tensor<i32>
        %5 = stablehlo.compare LT, %iterArg, %c_4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %5 : tensor<i1>
      } do {
        %c_4 = stablehlo.constant dense<0> : tensor<i32>
        %5 = stablehlo.dynamic_slice %0, %iterArg, %c_4, %c_4, sizes = [1, 2, 4] : (tensor<4x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x4xf32>
        %6 = stablehlo.reshape %5 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
        %7 = stablehlo.dot_general %6, %arg0, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2xf32>
        %8 = stablehlo.dynamic_slice %1, %iterArg, %c_4, sizes = [1, 2] : (tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
        %9 = stablehlo.reshape %8 : (tensor<1x2xf32>) -> tensor<2xf32>
        %10 = stablehlo.subtract %7, %9 : tensor<2xf32>
        %11 = stablehlo.multiply %10, %10 : tensor<2xf32>
        %12 = stablehlo.reduce(%11 init: %iterArg_2) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
        %13 = stablehlo.reshape %7 : (tensor<2xf32>) -> tensor<1x2xf32>
        %14 = stablehlo.dynamic_update_slice %iterArg_3, %13, %iterArg, %c_4 : (tensor<4x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
        %c_5 = stablehlo.constant dense<1> : tensor<i32>
        %15 = stablehlo.add %iterArg, %c_5 : tensor<i32>
        stablehlo.return %15, %12, %14 : tensor<i32>, tensor<f32>, tensor<4x2xf32>
      }
      %3 = stablehlo.reshape %2#2 : (tensor<4x2xf32>) -> tensor<8xf32>
      %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %4 = stablehlo.divide %2#1, %cst_1 : tensor<f32>
      return %3, %4 : tensor<8xf32>, tensor<f32>
    }
"""  # noqa: E501

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.analysis.surroundings import Surroundings
from shardwright.ir.core import Func, Module, Value
from shardwright.ir.diagnostics.at_op import place_of
from shardwright.ir.errors import Diagnostic, error
from shardwright.ir.told_cuts import fault_of, told_ops
from shardwright.passes.base import UNCHANGED, Pass, op_error
from shardwright.passes.pipeline.microbatching.batch_dims import batch_of, spelled
from shardwright.passes.pipeline.microbatching.joined_terms import join_terms
from shardwright.passes.pipeline.microbatching.settled import Dims, room, settled
from shardwright.passes.pipeline.microbatching.turn_states import Refusal
from shardwright.passes.pipeline.microbatching.turns import Turns
from shardwright.passes.pipeline.stage_cuts.call_labels import spread_labels
from shardwright.passes.registry import Pipeline, make_step

_DIM = re.compile(r"\s*arg(\d{1,6}):(\d{1,3})\s*")
_SUMS = ("same", "f32")
# Rows must be seen through calls, and where they count themselves to look each up by its number.
_FIRST = ("inline", "sdy-explicit-gather-scatter-batching")
_LAST = ("dce", "symbol-dce")


@dataclass(frozen=True)
class Microbatch(Pass):
    needs = "input"
    leaves = "input"

    count: int = 1  # of micro-batches
    batch: tuple[str, ...] = ()  # dims of arguments, as arg1:0; none: they are found
    sums: str = "same"  # in what sums over turns are held: same as without turns, or f32 at least

    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        """Raises ProgramError where the program, or the number, does not allow it."""
        if self.sums not in _SUMS:
            raise error(f'expected sums "same" or "f32", got "{self.sums}"', code=2)
        if self.count < 1:
            raise error(f"expected a positive number of micro-batches, got {self.count}", code=2)
        if self.count == 1:
            return UNCHANGED
        func = module.main
        if func is None or func.is_declaration:
            raise error("needs a function @main, the program has none")
        spread_labels(module)  # of calls, which are written out
        Pipeline(tuple(map(make_step, _FIRST))).run(module)
        try:
            return self._written(module, func)
        except Refusal as refusal:
            raise refusal.placed(module) from None

    def _written(self, module: Module, func: Func) -> list[Diagnostic]:
        dims = _given(func, self.batch)
        remarks = list[Diagnostic]()
        if not dims:
            dims = _found(module, func)
            told = f"runs in {self.count} micro-batches over {spelled(dims)}"
            help = f'say so with batch="{spelled(dims)}"'
            remarks.append(Diagnostic("remark", told, place_of(module, func), help=help))
        self._check(module, func, dims)
        found = settled(module, func, dims, self.count)
        join_terms(found)
        turns = Turns(module, found, self.sums == "f32")
        if not turns.exports:
            raise op_error(module, func, f"gives no result that depends on {spelled(dims)}")
        turns.write()
        Pipeline(tuple(map(make_step, _LAST))).run(module)
        self._check_cuts(module)
        return remarks

    def _check_cuts(self, module: Module) -> None:
        """What a plan cuts must have enough rows left in a turn."""
        surroundings = Surroundings(module)
        for op in told_ops(module):
            fault = fault_of(module, op, surroundings)
            if fault is not None:
                message = f"cannot be cut as told in {self.count} micro-batches: it {fault}"
                raise op_error(module, op, message, help=fault.help)

    def _check(self, module: Module, func: Func, dims: Dims) -> None:
        """The number must divide what each device has."""
        _, size = room(module, dims)
        if size % self.count == 0:
            return
        legal = [n for n in range(2, size + 1) if size % n == 0]
        message = f"cannot run in {self.count} micro-batches over {spelled(dims)}: "
        message += f"a device has {size} rows"
        shown = ", ".join(map(str, legal)) if legal else "none"
        raise op_error(module, func, message, help=f"legal counts: {shown}")


def _given(func: Func, batch: Sequence[str]) -> Dims:
    """The dims of the option."""
    found: dict[tuple[Value, int], None] = {}
    for word in batch:
        match = _DIM.fullmatch(word)
        if match is None:
            help = 'write batch="arg1:0,arg2:0"'
            raise error(f'expected dims of arguments, got "{word[:40]}"', help=help, code=2)
        number, dim = int(match[1]), int(match[2])
        if number >= len(func.args):
            raise error(f"no argument {number}, the function has {len(func.args)}", code=2)
        value = func.args[number]
        if dim >= len(value.shape):
            raise error(f"argument {number} has no dim {dim}, it is {value.type}", code=2)
        found[value, dim] = None
    values = [value for value, _ in found]
    if len(set(values)) < len(values):
        raise error("expected one dim of each argument, got two", code=2)
    return list(found)


def _found(module: Module, func: Func) -> Dims:
    """The dims that are the batch by what ops do with them."""
    found = batch_of(module, func)
    if len(found) == 1:
        return found[0].dims
    if found:
        choices = " or ".join(f'batch="{one}"' for one in found)
        message = "has several dims that could be the batch"
        raise op_error(module, func, message, help=f"choose {choices}")
    raise op_error(module, func, "has no argument with a batch", help="give one a batch dim")

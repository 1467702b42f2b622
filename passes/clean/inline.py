"""Write calls out: the body of a function stands where it was called.

A function that calls itself stays, as do kernels and all functions of which a plan says something. What a
function says of layouts of its arguments and results becomes constraints where the caller has others.
Collectives of a second copy get channels of their own. Functions that nothing calls any more go. `outline`
is the way back.

A program of more than `ops` ops is refused.

Before:
    func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
      %0 = call @layer(%arg0, %arg1) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %1 = call @layer(%0, %arg1) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      return %1 : tensor<8x8xf32>
    }
    func.func private @layer(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
      %0 = stablehlo.multiply %arg0, %arg1 : tensor<8x8xf32>
      return %0 : tensor<8x8xf32>
    }
After:
    func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
      %0 = stablehlo.multiply %arg0, %arg1 : tensor<8x8xf32>
      %1 = stablehlo.multiply %0, %arg1 : tensor<8x8xf32>
      return %1 : tensor<8x8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Block, Func, Module, Op, callee
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import UNCHANGED, Pass, op_error
from shardwright.passes.clean.unrolling.copies import Channels, ending, written_call, written_func


@dataclass(frozen=True)
class Inline(Pass):
    takes_any_calls: ClassVar[bool] = True
    ops: int = 1_000_000  # of the program that comes out, at most

    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        """Raises ProgramError for a program that would be too large."""
        writer = _Writer(module, self.ops)
        for func in module.funcs:
            if func.symbol not in writer.waiting and not func.is_declaration:
                for block in func.regions[0].blocks:
                    writer.block(block)
        if not writer.written:
            return UNCHANGED
        left = {callee(op) for op in _used(module) if "callee" in op.attrs}
        for func in module.funcs:
            if func.symbol in writer.written and func.symbol not in left:
                func.erase()
        return None


def _used(module: Module) -> list[Op]:
    """Ops of public functions and of all that they call."""
    found: list[Op] = []
    entered = {func.symbol for func in module.funcs if func.visibility != "private"}
    waiting = [func for func in module.funcs if func.symbol in entered]
    while waiting:
        ops = [*waiting.pop().walk()]
        found += ops
        names = {callee(op) for op in ops if "callee" in op.attrs} - entered
        entered |= names
        waiting += [func for name in sorted(names) if (func := module.func(name)) is not None]
    return found


class _Writer:
    """Rewrites blocks; `written`: functions that were written out somewhere.

    waiting  private functions that are written out wherever they are called
    """

    def __init__(self, module: Module, most: int) -> None:
        every = [*module.walk()]
        self.module, self.most = module, most
        self.written = set[str]()
        self._count, self._channels, self._ending = len(every), Channels(every), ending(module)
        calls = [op for op in every if "callee" in op.attrs]
        stay = {callee(op) for op in calls if written_func(module, op, self._ending) is None}
        self.waiting = {callee(op) for op in calls} - stay
        self.waiting &= {func.symbol for func in module.funcs if func.visibility == "private"}

    def block(self, block: Block) -> None:
        """Write out the calls in a block and in its regions."""
        waiting, done = block.ops[::-1], list[Op]()
        while waiting:
            op = waiting.pop()
            func = written_func(self.module, op, self._ending)
            if func is not None:
                waiting += reversed(self._call(op, func))
                continue
            done.append(op)
            for region in op.regions:
                for inner in region.blocks:
                    before = inner.ops
                    self.block(inner)
                    if inner.ops is not before:
                        op.touch()  # its signature tells of its regions
        block.set_ops(done)

    def _call(self, call: Op, func: Func) -> list[Op]:
        """The ops in the place of a call."""
        self._count += sum(1 for _ in func.walk())
        if self._count > self.most:
            message = "is written out, with which the program would have"
            said = f"{message} {self._count} ops, expected at most {self.most}"
            raise op_error(self.module, call, said, help="raise inline{ops=...}")
        copy = written_call(func, call)
        self._channels.renew(copy.ops)
        self.written.add(func.symbol)
        for old, new in zip(call.results, copy.passed, strict=True):
            new.name = new.name or old.name
            old.replace_uses(new)
        call.let_go()
        return copy.ops

"""Run a step in micro-batches.

Before:
After:
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.diagnostics.at_op import place_of
from shardwright.ir.errors import Diagnostic, ProgramError, error
from shardwright.passes.base import UNCHANGED, Pass, op_error
from shardwright.passes.pipeline.microbatching.batch_dims import batch_of, spelled
from shardwright.passes.pipeline.microbatching.settled import Dims, blocks_of, settled
from shardwright.passes.pipeline.microbatching.states import Refusal
from shardwright.passes.pipeline.microbatching.turns import Turns
from shardwright.passes.registry import parse_pipeline

_DIM = re.compile(r"\s*arg(\d{1,6}):(\d{1,3})\s*")
_SUMS = ("same", "f32")


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
        parse_pipeline("inline,sdy-explicit-gather-scatter-batching").run(module)
        try:
            return self._written(module, func)
        except Refusal as refusal:
            raise _refused(module, refusal) from None

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
        turns = Turns(module, found, self.sums == "f32")
        if not turns.exports:
            raise op_error(module, func, f"gives no result that depends on {spelled(dims)}")
        turns.write()
        return remarks

    def _check(self, module: Module, func: Func, dims: Dims) -> None:
        """The number must divide what each device has."""
        sizes = [value.shape[dim] // blocks_of(module, value, dim) for value, dim in dims]
        size = gcd(*sizes)
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


def _refused(module: Module, refusal: Refusal) -> ProgramError:
    return op_error(module, refusal.op, refusal.message, help=refusal.help)

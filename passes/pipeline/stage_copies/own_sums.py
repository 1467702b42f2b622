"""Whether what a loop carries is a sum, so that each copy of a model may have one of its own."""

from __future__ import annotations

from shardwright.ir.core import Block, Module, Op, Value, callee
from shardwright.passes.pipeline.microbatching.turn_states import kinds_of, once_of
from shardwright.passes.pipeline.stage_cuts.step_flow import used
from shardwright.passes.shared.symbols import CALL
from shardwright.spec.op import REDUCERS


def is_sum(module: Module, block: Block, index: int) -> bool:
    """Whether a block returns its argument `index` and terms that do not depend on it, added up."""
    return _adds(module, block, block.args[index], block.terminator.operands[index])


def _adds(module: Module, block: Block, value: Value, end: Value) -> bool:
    """Whether `end` is `value` and terms added to it, and nothing else reads what it comes to."""
    while value is not end:
        readers = [op for op in block.ops for read in used(op) if read is value]
        if len(readers) != 1:
            return False
        after = _added(module, readers[0], value)
        if after is None:
            return False
        value = after
    return sum(one is end for op in block.ops for one in used(op)) == 1


def _added(module: Module, op: Op, value: Value) -> Value | None:
    """What an op gives that is a value and terms; None where it does something else with it."""
    if value not in op.operands:
        return None
    place = op.operands.index(value)
    if op.name == CALL:
        func = module.func(callee(op))
        ends = () if func is None or func.is_declaration else func.body.terminator.operands
        arg = None if func is None else func.args[place]
        for number, end in enumerate(ends):
            if func is not None and arg is not None and _adds(module, func.body, arg, end):
                return op.results[number]
        return None
    if REDUCERS.get(op.name) == "add":
        return op.result
    for number, (kind, once) in enumerate(zip(kinds_of(op.sig), once_of(op.sig), strict=False)):
        if kind == "add" and once == place:
            return op.results[number]
    return None

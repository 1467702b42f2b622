"""Writes out calls around stages: of functions that call stages, and are no stage themselves."""

from __future__ import annotations

from shardwright.ir.core import Block, Module, Op, callee
from shardwright.passes.clean.unrolling.copies import written_call
from shardwright.passes.shared.symbols import CALL
from shardwright.spec.attributes import Int, String
from shardwright.spec.plan import PHASE, STAGE


def part_of(op: Op) -> tuple[str, int] | None:
    """Phase and stage of a call that is a part of a pipeline stage; None for other ops."""
    phase, stage = op.notes.get(PHASE), op.notes.get(STAGE)
    if op.name == CALL and isinstance(phase, String) and isinstance(stage, Int):
        return phase.value, stage.value
    return None


def open_calls(module: Module, block: Block) -> None:
    """Let all calls of stages stand in a block itself, or in the loops of it."""
    holding = _holding(module)
    waiting = [block]
    while waiting:
        inner = waiting.pop()
        while any(_is_open(op, holding) for op in inner.ops):
            done: list[Op] = []
            for op in inner.ops:
                done += _written(module, op) if _is_open(op, holding) else [op]
            inner.set_ops(done)
        waiting += [one for op in inner.ops for region in op.regions for one in region.blocks]
        for op in inner.ops:
            if op.regions:
                op.touch()


def _is_open(op: Op, holding: set[str]) -> bool:
    return op.name == CALL and part_of(op) is None and callee(op) in holding


def _written(module: Module, call: Op) -> list[Op]:
    func = module.func(callee(call))
    assert func is not None
    copy = written_call(func, call)
    for old, new in zip(call.results, copy.passed, strict=True):
        old.replace_uses(new)
    call.erase_operands()
    return copy.ops


def _holding(module: Module) -> set[str]:
    """The functions that call stages, or functions that do."""
    callers: dict[str, list[str]] = {}
    waiting: list[str] = []
    for func in module.funcs:
        for op in func.walk():
            if part_of(op) is not None:
                waiting.append(func.symbol)
            elif op.name == CALL:
                callers.setdefault(callee(op), []).append(func.symbol)
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += callers.get(name, ())
    return found

"""Which stages of a pipeline run which functions."""

from __future__ import annotations

from shardwright.ir.core import Func, Module, callee
from shardwright.passes.pipeline.schedules.staged_calls import stage_of


def function_stages(program: Module) -> dict[str, set[int]]:
    """By function the stages that call it, or call what calls it."""
    found: dict[str, set[int]] = {}
    waiting = [(op, stage) for op in program.walk() if (stage := stage_of(op)) is not None]
    while waiting:
        op, stage = waiting.pop()
        name = callee(op) if "callee" in op.attrs else ""
        func = program.func(name) if name else None
        if not isinstance(func, Func) or stage in found.setdefault(name, set()):
            continue
        found[name].add(stage)
        waiting += [(inner, stage) for inner in func.walk() if "callee" in inner.attrs]
    return found

"""Labels of calls as labels of what they call: a layer's call says where all its ops stand."""

from __future__ import annotations

from shardwright.ir.core import Module, Op, callee
from shardwright.passes.shared.symbols import (
    CALL,
    ORIGINAL_NAME,
    SymbolNames,
    call_to,
    clone_func,
)
from shardwright.spec.attributes import Attribute
from shardwright.spec.plan import PHASE, STAGE


def spread_labels(module: Module) -> bool:
    """Give a call's `plan.stage` and `plan.phase` to the ops of a copy of its function, which it
    calls from then on; ops that have their own keep it. True if anything was labelled.
    """
    names = SymbolNames(module)
    found = False
    waiting = [op for op in module.walk() if _labels(op) and op.name == CALL]
    while waiting:
        call = waiting.pop()
        labels = _labels(call)
        name = callee(call)
        if name not in names.funcs or names.funcs[name].is_declaration:
            continue
        func = clone_func(module, name, names)
        func.set_note(ORIGINAL_NAME, None)  # it is written out
        for op in func.walk():
            if op is func or op.block is not func.body or op is func.body.terminator:
                continue
            for key, value in labels.items():
                if key not in op.notes:
                    op.set_note(key, value)
            if op.name == CALL:
                waiting.append(op)
        call_to(call, func.symbol)
        for key in labels:
            call.set_note(key, None)
        found = True
    return found


def _labels(op: Op) -> dict[str, Attribute]:
    return {key: op.notes[key] for key in (STAGE, PHASE) if key in op.notes}

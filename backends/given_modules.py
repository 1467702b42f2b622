"""Modules of a user that spellings of custom calls need: `plan.call` on an op names them."""

from __future__ import annotations

from shardwright.ir.core import Module
from shardwright.spec.calls.call_note import modules_of
from shardwright.spec.calls.given_call import given
from shardwright.spec.plan import CALL


def given_imports(module: Module) -> tuple[str, ...]:
    """A line for each module, in order."""
    names = {name for op in module.walk() if CALL in op.notes for name in modules_of(given(op.sig))}
    return tuple(f"import {name}" for name in sorted(names))

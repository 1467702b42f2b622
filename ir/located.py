"""Where an op stands in the text it was read from, and diagnostics located there."""

from __future__ import annotations

from .core import Module, Op
from .errors import Place, ProgramError, error


def module_of(op: Op) -> Module | None:
    """The module that holds an op."""
    top: Op | None = op
    while top is not None and not isinstance(top, Module):
        top = top.parent
    return top


def place_of(module: Module | None, op: Op) -> Place:
    """Where an op stands in the text of its module."""
    line, column = op.place
    if module is None:
        return Place("", line, column)
    lines = module.source.split("\n", line) if line else []
    return Place(module.file, line, column, lines[line - 1] if 0 < line <= len(lines) else "")


def op_error(module: Module | None, op: Op, message: str, *, help: str = "") -> ProgramError:
    """A diagnostic located at an op, in MLIR's form `'dialect.op' op message`."""
    return error(f"'{op.name}' op {message}", place_of(module, op), help=help)

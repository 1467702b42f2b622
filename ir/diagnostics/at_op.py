"""Diagnostics located at the source place of an op."""

from __future__ import annotations

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import Diagnostic, Place, ProgramError, error, note
from shardwright.ir.locations.location import UNKNOWN, Location, file, origin


def module_of(op: Op) -> Module | None:
    """The module that holds an op."""
    top: Op | None = op
    while top is not None and not isinstance(top, Module):
        top = top.parent
    return top


def place_of(module: Module | None, op: Op) -> Place:
    """The place of an op in the text of its module."""
    line, column = op.place
    if module is None:
        return Place("", line, column)
    lines = module.source.split("\n", line) if line else []
    return Place(module.file, line, column, lines[line - 1] if 0 < line <= len(lines) else "")


def source_name(module: Module) -> str:
    """The name of a module's text in locations: MLIR calls a text without name `-`."""
    return "-" if module.file in ("", "<stdin>") else module.file


def location_of(module: Module, op: Op) -> Location:
    """The location of an op; where it stands in its text when that gives none."""
    if op.loc is not None:
        return op.loc
    if op.place[0]:
        return file(source_name(module), *op.place)
    is_text = op is module and bool(module.source)  # one without `module {`
    return file(source_name(module), 0, 0) if is_text else UNKNOWN


def origin_notes(location: Location | None) -> tuple[Diagnostic, ...]:
    """`note: from train.py:41:12 in mlp (jit(step)/dense_1)`; none where no location says so."""
    shown = str(origin(location))
    return (note(f"from {shown}"),) if shown else ()


def op_error(module: Module | None, op: Op, message: str, *, help: str = "") -> ProgramError:
    """A diagnostic located at an op, in MLIR's form `'dialect.op' op message`."""
    notes = origin_notes(op.loc)
    return error(f"'{op.name}' op {message}", place_of(module, op), notes=notes, help=help)

"""Errors at an op, whose module is found."""

from __future__ import annotations

from shardwright.ir.core import Module, Op
from shardwright.ir.diagnostics.at_op import module_of
from shardwright.ir.errors import ProgramError
from shardwright.passes.base import op_error


def refused(op: Op, message: str, help: str = "") -> ProgramError:
    """The error that an op is not what can be read."""
    module = module_of(op)
    assert isinstance(module, Module)
    return op_error(module, op, message, help=help)

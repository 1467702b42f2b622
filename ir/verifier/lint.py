"""Warnings about a program as it is written."""

from __future__ import annotations

from shardwright.ir.core import Func, Module, Op
from shardwright.ir.diagnostics.at_op import place_of
from shardwright.ir.diagnostics.warnings import warning
from shardwright.ir.errors import Diagnostic

_GSPMD = "mhlo.sharding"


def lint(module: Module) -> list[Diagnostic]:
    """Warn of legal but suspicious parts of a program, at most once per kind."""
    if _GSPMD not in module.source:  # looking at every op is not for nothing
        return []
    found = next((op for op in module.walk() if _has(op, _GSPMD)), None)
    if found is None:
        return []
    message = f"'{_GSPMD}' is kept, but sdy passes read sdy.sharding only"
    help = "lower with jax.config.update('jax_use_shardy_partitioner', True)"
    return [warning("gspmd-sharding", message, place_of(module, found), help=help)]


def _has(op: Op, key: str) -> bool:
    dictionaries = [op.notes, op.attrs]
    if isinstance(op, Func):
        dictionaries += [*op.arg_attrs, *op.result_attrs]
    return any(key in attrs for attrs in dictionaries)

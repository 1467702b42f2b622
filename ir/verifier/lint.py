"""Warnings about a program as it is written."""

from __future__ import annotations

from collections.abc import Iterator

from shardwright.ir.core import Func, Module, Op
from shardwright.ir.diagnostics.at_op import place_of
from shardwright.ir.diagnostics.warnings import warning
from shardwright.ir.errors import Diagnostic, Suggestion, nearest
from shardwright.ir.verifier.report import Reporter
from shardwright.spec import plan

_GSPMD = "mhlo.sharding"


def lint(module: Module) -> list[Diagnostic]:
    """What is legal in a program and perhaps not meant, at most once per kind."""
    return [*_gspmd(module), *_plan_keys(module)]


def _plan_keys(module: Module) -> Iterator[Diagnostic]:
    """Each unknown key once."""
    if plan.PREFIX not in module.source:
        return
    found: dict[str, Op] = {}
    for op in module.walk():
        for key in op.notes:
            if plan.is_plan(key) and not plan.is_known(key):
                found.setdefault(key, op)
    for key, op in found.items():
        place = Reporter(module).focus(op, (key,))
        message = f"'{key}' is no plan key, nothing reads it"
        yield warning("unknown-plan-key", message, place, help=_nearest_key(key))


def _nearest_key(key: str) -> str:
    """By what differs: all keys begin alike."""
    stems = [name.removeprefix(plan.PREFIX) for name in plan.NAMES]
    said = nearest(key.removeprefix(plan.PREFIX), stems, f"{plan.PREFIX}{{}}".format)
    return Suggestion(said, key, plan.PREFIX + said.new) if isinstance(said, Suggestion) else said


def _gspmd(module: Module) -> list[Diagnostic]:
    if _GSPMD not in module.source:  # looking at every op is not for nothing
        return []
    found = next((op for op in module.walk() if _has(op, _GSPMD)), None)
    if found is None:
        return []
    message = f"'{_GSPMD}' is kept, but sdy passes read sdy.sharding only"
    help = "read it with --import-gspmd, as the verbs do, or lower with Shardy"
    return [warning("gspmd-sharding", message, place_of(module, found), help=help)]


def _has(op: Op, key: str) -> bool:
    dictionaries = [op.notes, op.attrs]
    if isinstance(op, Func):
        dictionaries += [*op.arg_attrs, *op.result_attrs]
    return any(key in attrs for attrs in dictionaries)

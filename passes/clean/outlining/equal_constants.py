"""What layers work out from constants alone, once per layer: positions, masks, angles."""

from __future__ import annotations

from shardwright.ir.core import Module, Op, Value
from shardwright.passes.clean.outlining.apart import find_apart, is_scalar
from shardwright.spec.sharding_rules.dataflow import CONSTANTS


def share_constants(module: Module) -> None:
    """Let ops at the top of private functions share what equal ones make of constants alone.

    A function ends soon, so that nothing is held for long; main keeps its copies apart.
    """
    for func in module.funcs:
        if func.visibility == "private" and not func.is_declaration:
            _share(func.body.ops)


def share_scalars(module: Module) -> None:
    """Let functions make equal scalar constants once: what they are read by is alike then."""
    for func in module.funcs:
        first: dict[object, Value] = {}
        for op in [] if func.is_declaration else [*func.body.ops]:
            if op.name in CONSTANTS and not op.notes and is_scalar(op.result):
                kept = first.setdefault(op.sig, op.result)
                if kept is not op.result:
                    op.result.replace_uses(kept)
                    op.erase()


def _share(ops: list[Op]) -> None:
    apart = find_apart(ops, len(ops), frozenset())
    first: dict[int, Value] = {}
    gone = set[Op]()
    for op in ops:
        if len(op.results) != 1 or op.result not in apart.numbers:
            continue
        kept = first.setdefault(apart.form[op.result], op.result)
        if kept is not op.result:
            op.result.replace_uses(kept)
            gone.add(op)
    for op in reversed(ops):
        if op in gone:
            op.erase()

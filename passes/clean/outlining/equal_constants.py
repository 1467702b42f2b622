"""What layers work out from constants alone, once per layer: positions, masks, angles."""

from __future__ import annotations

from shardwright.ir.core import Module, Op, Value
from shardwright.passes.clean.outlining.apart import find_apart


def share_constants(module: Module) -> None:
    """Let ops at the top of private functions share what equal ones make of constants alone.

    A function ends soon, so that nothing is held for long; main keeps its copies apart.
    """
    for func in module.funcs:
        if func.visibility == "private" and not func.is_declaration:
            _share(func.body.ops)


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

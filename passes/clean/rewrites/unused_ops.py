"""Finds ops that may be erased when their results are unused."""

from __future__ import annotations

from shardwright.ir.core import Block, Func, Module, Op, callee
from shardwright.ir.verifier.call_graph import CALL
from shardwright.ir.walk import all_ops
from shardwright.spec.sharding_rules.dataflow import COLLECTIVES


def is_pure(op: Op, pure: frozenset[str] = COLLECTIVES) -> bool:
    """True if running an op, its regions included, has no effect besides its results.

    `pure` names ops that count as pure though the table says otherwise.
    """
    if not (op.sig.is_erasable or op.name in pure):
        return False
    return all(
        inner.is_terminator or is_pure(inner, pure)
        for region in op.regions
        for block in region.blocks
        for inner in block.ops
    )


def erase_dead(block: Block, pure: frozenset[str] = COLLECTIVES) -> int:
    """Erase unused pure ops of a block and of the regions in it, users first; how many went."""
    gone: set[int] = set()
    nested = 0
    for op in reversed(block.ops):
        if not _is_used(op) and is_pure(op, pure):
            op.let_go()
            op.block = None
            gone.add(id(op))
            continue
        for region in op.regions:
            nested += sum(erase_dead(b, pure) for b in region.blocks)
    if gone:
        block.set_ops([op for op in block.ops if id(op) not in gone])
    return len(gone) + nested


def erase_dead_calls(module: Module) -> None:
    """Erase unused calls of functions without effect, and what is there for them alone."""
    pure = _pure_functions(module)
    while dead := [op for op in all_ops(module) if _is_call(op, pure) and not _is_used(op)]:
        for op in dead:
            op.erase()
        while erase_dead(module.body):
            pass


def _pure_functions(module: Module) -> set[str]:
    """The functions that have no effect, as those that they call have none."""
    left = {func.symbol: func for func in module.funcs if not func.is_declaration}
    found = set[str]()
    while able := [name for name, func in left.items() if _has_no_effect(func, found)]:
        found.update(able)
        for name in able:
            del left[name]
    return found


def _has_no_effect(func: Func, pure: set[str]) -> bool:
    inside = (op for op in all_ops(func) if op is not func and not op.is_terminator)
    return all(op.sig.is_erasable or op.name in COLLECTIVES or _is_call(op, pure) for op in inside)


def _is_call(op: Op, names: set[str]) -> bool:
    return op.name == CALL and callee(op) in names


def _is_used(op: Op) -> bool:
    return any([value.uses for value in op.results])

"""Copies of constants, and of broadcast scalars, that received equal shardings."""

from __future__ import annotations

from collections.abc import Hashable

from shardwright.ir.core import Block, Module, Op, Value
from shardwright.spec.sharding_rules.dataflow import BROADCAST, CONSTANTS

MERGED = CONSTANTS | {BROADCAST}


def key_of(op: Op, scalar: Value | None = None) -> tuple[Hashable, ...] | None:
    """The key by which copies are equal, of ops of `MERGED`; None for what is no copy.

    `scalar`: what it broadcasts, if that is not its operand.
    """
    if op.block is None:
        return None
    if op.name != BROADCAST:
        return op.attrs, op.notes, op.result.sharding, op.block.region
    if not op.operands[0].shape:
        facts = op.attrs, op.notes, op.result.sharding, op.block.region
        return *facts, op.result.type, op.operands[0] if scalar is None else scalar
    return None


def merged_clone(module: Module) -> Module:
    """A deep copy in which copies at the top of functions are one already.

    Its uses stand in the order that the pass which merges them would leave. Copies that functions
    return or regions take stay for that pass: others before it look at these.
    """
    found = _copies(module)
    mapping: dict[Value, Value] = {}
    holder = Block()
    for copy in found:
        mapping[copy.result] = Value(copy.result.type, holder, 0)
    made = module.clone(mapping, found)
    for copy, first in found.items():
        mapping[copy.result].replace_uses(mapping[first])
    return made


def _copies(module: Module) -> dict[Op, Value]:
    """By op at the top of a function that is a copy the result of the first one."""
    groups: dict[tuple[Hashable, ...], list[Op]] = {}
    first: dict[Value, Value] = {}
    for func in module.funcs:
        for op in () if func.is_declaration else func.body.ops:
            if op.name not in MERGED:
                continue
            key = key_of(op, first.get(op.operands[0]) if op.operands else None)
            if key is not None:
                group = groups.setdefault(key, [])
                group.append(op)
                first[op.result] = group[0].result
    found: dict[Op, Value] = {}
    left: set[Hashable] = set()  # first ones of groups that are left to the pass
    for key, group in groups.items():
        kept = group[0].result
        if key[-1] in left or any([_is_seen(op) for op in group]):
            left.add(kept)
        else:
            found.update((copy, kept) for copy in group[1:])
    return found


def _is_seen(op: Op) -> bool:
    """True if a function returns the op's result, or a region takes it."""
    return any([user.regions or user.is_terminator for user in op.result.users()])

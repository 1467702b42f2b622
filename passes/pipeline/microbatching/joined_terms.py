"""Lets turns add up terms that are added behind them anyway: one total to carry in place of two.

So it is with tied weights, whose gradients come from where they are used first and last.
"""

from __future__ import annotations

from shardwright.ir.core import Op, Value
from shardwright.passes.pipeline.microbatching.turn_analysis import Analysis
from shardwright.passes.pipeline.microbatching.turn_states import Part


def join_terms(found: Analysis) -> None:
    """Take into the turns what adds several totals, and what only moves them on the way there."""
    for op in found.func.body.ops[:-1]:
        if op in found.inside or op.regions or len(op.results) != 1:
            continue
        kinds = dict.fromkeys(kind for value in op.operands if (kind := _kind(found, value)))
        for kind in kinds:
            chain = _joins(found, op, kind)
            if chain:
                _take(found, chain, Part(kind))
                break


def _take(found: Analysis, ops: list[Op], part: Part) -> None:
    for op in ops:
        found.inside[op] = None
        found.late.pop(op.result, None)
        found.states[op.result] = part


def _joins(found: Analysis, op: Op, kind: str) -> list[Op]:
    """The ops to take in, this one last; none where it does not add several totals."""
    group = next((g for g in op.sig.commuting(kind) if len(g) > 1), ())
    if len(group) != len(op.operands) or len(dict.fromkeys(op.operands)) < len(group):
        return []
    ops: list[Op] = []
    for value in op.operands:
        chain = _moves(found, value, kind)
        if chain is None:
            return []
        ops += chain
    return [*ops, op]


def _moves(found: Analysis, value: Value, kind: str) -> list[Op] | None:
    """The ops that only move a total on its way to a value that has one use; None for others."""
    op = value.op
    if op is None or len(value.uses) != 1 or found.is_known(value):
        return None
    if op in found.inside:
        return [] if found.states.get(value) == Part(kind) else None
    if len(op.operands) != 1 or len(op.results) != 1 or not op.sig.commuting(kind):
        return None
    source = op.operands[0]
    if source.type != value.type and source.tensor.count != value.tensor.count:
        return None
    if source.tensor.element != value.tensor.element:
        return None
    before = _moves(found, source, kind)
    return None if before is None else [*before, op]


def _kind(found: Analysis, value: Value) -> str:
    """The kind in which the total that a value is made of is combined; "" for others."""
    while value.op is not None and value.op not in found.inside and len(value.op.operands) == 1:
        value = value.op.operands[0]
    state = found.states.get(value)
    return state.kind if isinstance(state, Part) and value.op in found.inside else ""

"""What functions are but for shapes: those of elementwise ops are one text in scripts."""

from __future__ import annotations

from shardwright.ir.core import Func, Op, Value
from shardwright.spec.sharding_rules.dataflow import BROADCAST, CONSTANTS
from shardwright.spec.types import TensorType


def elementwise_form(func: Func) -> object:
    """The form of a function of elementwise ops and of one result, of any shapes; else None."""
    if func.is_declaration or len(func.body.terminator.operands) != 1:
        return None
    place: dict[Value, int] = {value: number for number, value in enumerate(func.args)}
    found: list[object] = [*map(_said, func.args)]
    for op in func.body.ops[:-1]:
        if not _is_of_any_shape(op):
            return None
        place[op.result] = len(place)
        attrs = () if op.name == BROADCAST else op.attrs
        found.append((op.name, attrs, _said(op.result), *map(place.__getitem__, op.operands)))
    return (*found, place[func.body.terminator.operands[0]])


def _is_of_any_shape(op: Op) -> bool:
    """True if a script spells an op alike for all shapes."""
    if op.regions or len(op.results) != 1 or op.notes:
        return False
    is_number = not isinstance(op.result.type, TensorType) or not op.result.type.shape
    if op.name in CONSTANTS:
        return is_number
    if op.name == BROADCAST:
        source = op.operands[0].type
        return isinstance(source, TensorType) and not source.shape
    return op.sig.is_elementwise


def _said(value: Value) -> object:
    type = value.type
    return (type.element, not type.shape) if isinstance(type, TensorType) else type

"""What can be computed anywhere in a block: what hangs on constants and scalar arguments alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from shardwright.ir.core import Op, Value, clone
from shardwright.spec.attributes import Dense
from shardwright.spec.sharding_rules.dataflow import (
    CONSTANT_KEEPING,
    CONSTANT_SOURCES,
    CONSTANTS,
)
from shardwright.spec.types import TensorType
from shardwright.spec.values.dense import is_splat


@dataclass(frozen=True)
class Anywhere:
    """Ops of a block that belong to no place in it.

    form       by value a number that equal ones have together
    splats     values that are one number everywhere: free to compute again
    numbers    values that hang on constants alone
    """

    form: dict[Value, int] = field(default_factory=dict[Value, int])
    splats: set[Value] = field(default_factory=set[Value])
    numbers: set[Value] = field(default_factory=set[Value])

    def __contains__(self, op: Op) -> bool:
        return bool(op.results) and op.results[0] in self.form

    def is_one(self, values: Sequence[Value]) -> bool:
        """True if all copies of a region may compute for themselves what they take here.

        They take equal ones, and what is not free to compute again is computed for each already.
        """
        first = values[0]
        if first not in self.form or any(self.form.get(v) != self.form[first] for v in values):
            return False
        is_free = first in self.splats or (first.op is not None and not first.op.operands)
        return is_free or len(set(values)) == len(values)

    def leaves(self, value: Value) -> list[Value]:
        """What must be given to compute a value: scalars that arguments tell."""
        if value.op is None or (value not in self.numbers and _is_scalar(value)):
            return [value]
        return [leaf for operand in value.op.operands for leaf in self.leaves(operand)]


def computed_anywhere(ops: Sequence[Op]) -> Anywhere:
    """Those among the ops of a block."""
    found, forms = Anywhere(), dict[object, int]()
    for op in ops:
        if not _is_anywhere(op, found):
            continue
        value = op.result
        taken = tuple(found.form.get(operand, operand) for operand in op.operands)
        if all(operand in found.numbers for operand in op.operands):
            found.numbers.add(value)
        form = op.sig, op.notes, value.sharding, taken
        found.form[value] = forms.setdefault(form, len(forms))
        if _is_splat(op, found):
            found.splats.add(value)
    return found


def _is_anywhere(op: Op, found: Anywhere) -> bool:
    if op.regions or len(op.results) != 1:
        return False
    if op.name in CONSTANTS or op.name in CONSTANT_SOURCES:
        return True
    row = op.row
    keeps = op.name in CONSTANT_KEEPING or (row is not None and row.pure and row.elementwise)
    return keeps and bool(op.operands) and all(_is_told(v, found) for v in op.operands)


def _is_told(value: Value, found: Anywhere) -> bool:
    return value in found.form or (value.op is None and _is_scalar(value))


def _is_scalar(value: Value) -> bool:
    return isinstance(value.type, TensorType) and not value.type.shape


def _is_splat(op: Op, found: Anywhere) -> bool:
    if op.name in CONSTANTS:
        value = op.attrs.get("value")
        return isinstance(value, Dense) and is_splat(value)
    return bool(op.operands) and all(v in found.splats or v.op is None for v in op.operands)


def written_again(value: Value, mapping: dict[Value, Value]) -> list[Op]:
    """Copies of the ops that make a value, operands first; what `mapping` has is not copied."""
    if value in mapping or value.op is None:
        return []
    made = [op for operand in value.op.operands for op in written_again(operand, mapping)]
    return [*made, clone(value.op, mapping)]

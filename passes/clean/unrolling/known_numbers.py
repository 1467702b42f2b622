"""Ops whose numbers are known once a loop is written out: counters, and places of slices."""

from __future__ import annotations

from shardwright.ir.analysis.known_scalars import computed_scalar, constant_scalar
from shardwright.ir.core import Op
from shardwright.spec.attributes import RULE_NOTE, Attrs
from shardwright.spec.cuts import is_told
from shardwright.spec.sharding_rules.dataflow import CONSTANT, CONSTANTS


def constant_of(op: Op) -> Op | None:
    """A constant for an op on constants; None where it is not known, or something is said of it."""
    if op.name in CONSTANTS or len(op.notes):
        return None
    found = computed_scalar(op)
    if found is None:
        return None
    made = Op(CONSTANT, (), [op.result.type], Attrs({"value": found}), loc=op.loc, place=op.place)
    made.result.name = op.result.name
    made.result.set_sharding(op.result.sharding)
    return made


def make_static(op: Op) -> None:
    """Turn an op whose later operands are known into the one that has them as attributes."""
    row = op.row
    # A rule of the user's, and what a plan says, are about the op as it was written.
    if row is None or row.static is None or RULE_NOTE in op.notes or is_told(op.notes):
        return
    numbers = [constant_scalar(value) for value in op.operands[1:]]
    known = [int(number) for number in numbers if number is not None]
    if len(known) == len(numbers):
        name, attrs = row.static(op.sig, known)
        op.set_operands(op.operands[:1])
        op.become(name, attrs)

"""Recognises counting values: elements equal to their own index along a dim."""

from __future__ import annotations

from math import prod

from shardwright.ir.core import Op, Value
from shardwright.spec.attributes import Dense, Enum
from shardwright.spec.sharding_rules.dataflow import (
    BROADCAST,
    COMPARE,
    CONSTANTS,
    IOTA,
    RESHAPE,
    SELECT,
)
from shardwright.spec.values.fields import integer, ints

# How `x < 0` and `x >= 0` choose between values where x is never negative.
_CHOSEN = {"LT": 2, "GE": 1}


def counts_along(value: Value) -> int | None:
    """The dim along which a value counts 0, 1, 2...; None where that is not sure.

    As in Shardy, it starts from an iota along dim 0, and a comparison with zero, as JAX writes it
    for negative indices, is looked through once.
    """
    value = _behind_choice(value)
    made = value.op
    if made is None:
        return None
    if made.name == IOTA:
        return 0 if integer(made.attrs, "iota_dimension") == 0 else None
    if made.name not in (BROADCAST, RESHAPE):
        return None
    dim = counts_along(made.operands[0])
    if dim is None:
        return None
    return _broadcast(made, dim) if made.name == BROADCAST else _reshaped(made, dim)


def _broadcast(made: Op, dim: int) -> int | None:
    place = ints(made.attrs, "broadcast_dimensions")[dim]
    return place if made.operands[0].shape[dim] == made.result.shape[place] else None


def _reshaped(made: Op, dim: int) -> int | None:
    """The dim of the result that has the same size and as many elements behind each step."""
    old, new = made.operands[0].shape, made.result.shape
    for place, size in enumerate(new):
        if size == old[dim] and prod(new[place + 1 :]) == prod(old[dim + 1 :]):
            return place
    return None


def _behind_choice(value: Value) -> Value:
    """Result of a `select` between a number and its wrapped self: the number is not negative."""
    made = value.op
    if made is None or made.name != SELECT:
        return value
    test = made.operands[0].op
    if test is None or test.name != COMPARE or not _is_zero(test.operands[1]):
        return value
    direction = test.attrs["comparison_direction"]
    chosen = _CHOSEN.get(direction.case) if isinstance(direction, Enum) else None
    if chosen is None or made.operands[chosen] is not test.operands[0]:
        return value
    number = test.operands[0].op
    is_choice = number is not None and number.name == SELECT
    return value if is_choice else made.operands[chosen]


def _is_zero(value: Value) -> bool:
    made = value.op
    while made is not None and made.name == BROADCAST:
        made = made.operands[0].op
    if made is None or made.name not in CONSTANTS:
        return False
    payload = made.attrs["value"]
    return isinstance(payload, Dense) and payload.text == "0"

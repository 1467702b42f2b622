"""Recognises the comparators of `sort` that order by keys, smallest first, as JAX prints them.

`k0(a) < k0(b) or (k0(a) == k0(b) and (k1(a) < k1(b) or ...))`, where a key of floats may first be
made one zero and one NaN: `select(x != x, nan, select(x == 0, 0, x))`.
"""

from __future__ import annotations

from shardwright.ir.core import Op, Value
from shardwright.spec.attributes import Enum


def lexicographic_keys(op: Op) -> int | None:
    """Number of leading operands that a sort orders by, ascending; None for other comparators."""
    block = op.regions[0].block
    if any(value.tensor.element.startswith("complex") for value in op.operands):
        return None
    keys = 0
    rest: Value | None = block.terminator.operands[0]
    while rest is not None:
        old, new = (
            block.args[2 * keys : 2 * keys + 2] if 2 * keys < len(block.args) else (None, None)
        )
        if old is None or new is None:
            return None
        keys += 1
        if _compares(rest, "LT", old, new):
            return keys
        rest = _after_tie(rest, old, new)
    return None


def _after_tie(value: Value, old: Value, new: Value) -> Value | None:
    """The `rest` of `old < new or (old == new and rest)`."""
    either = _made_by(value, "stablehlo.or")
    if either is None or not _compares(either.operands[0], "LT", old, new):
        return None
    both = _made_by(either.operands[1], "stablehlo.and")
    if both is None or not _compares(both.operands[0], "EQ", old, new):
        return None
    return both.operands[1]


def _compares(value: Value, direction: str, old: Value, new: Value) -> bool:
    """True if a value is `old < new` (LT) or `old == new` (EQ), on keys of both."""
    op = _made_by(value, "stablehlo.compare")
    if op is None or _case(op, "comparison_direction") != direction:
        return False
    a, b = op.operands
    if _case(op, "compare_type") == "TOTALORDER":  # tells zeros and NaNs apart unless made one
        return _is_one_zero(a, old) and _is_one_zero(b, new)
    return a is old and b is new


def _is_one_zero(value: Value, source: Value) -> bool:
    """True if a value is `select(x != x, nan, select(x == 0, 0, x))` of a source x."""
    outer = _made_by(value, "stablehlo.select")
    inner = None if outer is None else _made_by(outer.operands[2], "stablehlo.select")
    if outer is None or inner is None or inner.operands[2] is not source:
        return False
    is_nan = _made_by(outer.operands[0], "stablehlo.compare")
    is_zero = _made_by(inner.operands[0], "stablehlo.compare")
    if is_nan is None or is_zero is None:
        return False
    return (
        _case(is_nan, "comparison_direction") == "NE"
        and is_nan.operands == [source, source]
        and _case(is_zero, "comparison_direction") == "EQ"
        and is_zero.operands[0] is source
    )


def _made_by(value: Value, name: str) -> Op | None:
    return value.op if value.op is not None and value.op.name == name else None


def _case(op: Op, key: str) -> str:
    value = op.attrs.get(key)
    return value.case if isinstance(value, Enum) else ""

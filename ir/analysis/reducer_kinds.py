"""Reducer kinds of regions, and the ops that define operands: the `Hints` of a signature."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shardwright.spec.attributes import Dense, Enum
from shardwright.spec.op import REDUCERS, reducer_identity
from shardwright.spec.types import ELEMENTS, TensorType
from shardwright.spec.values.dense import values

if TYPE_CHECKING:
    from shardwright.ir.core import Op, Region, Value

_LAYING_OUT = ("sdy.sharding_constraint", "sdy.reshard")


def facts(wanted: Sequence[str], regions: Sequence[Region]) -> tuple[str, ...]:
    """`Hints.body`, by the words of `OpRow.hints`: `body`, `update` or `choice`."""
    if "body" in wanted:
        return recognise(regions[0])
    if "update" in wanted:
        return _updates(regions[0])
    if "choice" in wanted:
        return (_comparison(regions[0]), *recognise(regions[1]))
    return ()


def recognise(region: Region) -> tuple[str, ...]:
    """Per returned value the reducer of `(old_k, new_k)`: a name of `REDUCERS`, `select`, or `""`.

    `select` means every result picks its old or its new value, so that equal inputs give
    themselves back (argmax and the like): applying it to one value twice changes nothing.
    """
    if len(region.blocks) != 1 or not region.block.ops:
        return ()
    args, returned = region.block.args, region.block.terminator.operands
    if len(args) != 2 * len(returned):
        return ("",) * len(returned)
    half = len(returned)
    kinds = tuple(_kind(v, args[k], args[half + k]) for k, v in enumerate(returned))
    return kinds


def _kind(value: Value, old: Value, new: Value) -> str:
    op = _laid_out(value).op
    if op is None:
        return ""
    operands = [_laid_out(operand) for operand in op.operands]
    if op.name == "stablehlo.select" and {*operands[1:]} == {old, new}:
        return "select"
    pair = operands == [old, new] or operands == [new, old]
    return REDUCERS.get(op.name, "") if pair else ""


def _laid_out(value: Value) -> Value:
    """The scalar before constraints: JAX writes them in regions inside manual axes, too."""
    while not value.shape and value.op is not None and value.op.name in _LAYING_OUT:
        value = value.op.operands[0]
    return value


def _updates(region: Region) -> tuple[str, ...]:
    """As `recognise`, and `set` where the new value is returned as it is."""
    kinds = recognise(region)
    if not kinds:
        return ()
    args = region.block.args
    returned = region.block.terminator.operands
    news = args[len(args) // 2 :]
    if len(news) != len(returned):
        return kinds
    return tuple(
        "set" if value is new else kind
        for kind, value, new in zip(kinds, returned, news, strict=True)
    )


def _comparison(region: Region) -> str:
    """Direction of a region that only compares its two arguments in order: `GE`; else `""`."""
    if len(recognise(region)) != 1:
        return ""
    args, op = region.block.args, region.block.terminator.operands[0].op
    if op is None or op.name != "stablehlo.compare" or op.operands != args:
        return ""
    direction = op.attrs.get("comparison_direction")
    is_total = isinstance(kind := op.attrs.get("compare_type"), Enum) and kind.case == "TOTALORDER"
    return direction.case if isinstance(direction, Enum) and not is_total else ""


def operand_facts(op: Op) -> tuple[str, ...]:
    """Per operand `constant`, `slice:N` (of the value numbered N), or `value:N`; equal N, equal
    value.
    """
    numbers: dict[Value, int] = {}
    facts: list[str] = []
    for value in op.operands:
        source = value.op
        if source is not None and source.name in ("stablehlo.constant", "sdy.constant"):
            facts.append("constant")
        elif source is not None and source.name == "stablehlo.slice":
            facts.append(f"slice:{numbers.setdefault(source.operands[0], len(numbers))}")
        else:
            facts.append(f"value:{numbers.setdefault(value, len(numbers))}")
    return tuple(facts)


def identity_facts(op: Op) -> tuple[str, ...]:
    """Per operand `identity` where it is known to be the identity of its reducer; else ""."""
    kinds = recognise(op.regions[0]) if op.regions else ()
    half = len(op.operands) - len(kinds)
    starts = zip(kinds, op.operands[half:], strict=True)
    return ("",) * half + tuple("identity" if _starts(k, v) else "" for k, v in starts)


def _starts(kind: str, value: Value) -> bool:
    """True if a value is a constant scalar, perhaps broadcast to a scalar, and an identity."""
    if value.shape or value.op is None or kind not in REDUCERS.values():
        return False
    source = value.op
    if source.name == "stablehlo.broadcast_in_dim":
        return _starts(kind, source.operands[0])
    found = source.attrs.get("value")
    if source.operands or not isinstance(found, Dense) or not isinstance(value.type, TensorType):
        return False
    is_complex = ELEMENTS[value.type.element].kind == "complex"
    if is_complex and kind not in ("add", "mul"):
        return False
    return bool(reducer_identity(kind, value.type.element) == values(found))

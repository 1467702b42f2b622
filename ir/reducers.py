"""What a reducer region computes, and what defines an op's operands: the `Hints` of a signature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shardwright.spec.op import REDUCERS

if TYPE_CHECKING:
    from .core import Op, Region, Value


def recognise(region: Region) -> tuple[str, ...]:
    """Per returned value the reducer of `(old_k, new_k)`: a name of `REDUCERS`, `select`, or `""`.

    `select` means every result picks its old or its new value, so that equal inputs give themselves back
    (argmax and the like): applying it to one value twice changes nothing.
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
    op = value.op
    if op is None:
        return ""
    if op.name == "stablehlo.select" and {*op.operands[1:]} == {old, new}:
        return "select"
    pair = op.operands == [old, new] or op.operands == [new, old]
    return REDUCERS.get(op.name, "") if pair else ""


def operand_facts(op: Op) -> tuple[str, ...]:
    """Per operand `constant`, `slice:N` (of the value numbered N), or `value:N`; equal N, equal value."""
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

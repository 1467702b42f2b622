"""Recognises counted loops: `for i in range(start, limit)` around the other carried values."""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Op, Value
from shardwright.spec.attributes import Dense, Enum
from shardwright.spec.values.dense import values


@dataclass(frozen=True)
class Counter:
    """The carried value at `position` runs from `start` to `limit` by ones; `step` adds the one."""

    position: int
    start: int
    limit: int
    step: Op

    @property
    def end(self) -> int:
        """Its value after the loop."""
        return max(self.start, self.limit)


def counter(op: Op) -> Counter | None:
    """The counter of a `while` whose condition is `counter < constant`; None for any other loop."""
    condition, body = op.regions[0].block, op.regions[1].block
    test = condition.terminator.operands[0].op
    if test is None or test.block is not condition or test.name != "stablehlo.compare":
        return None
    direction = test.attrs.get("comparison_direction")
    counted, bound = test.operands
    if not isinstance(direction, Enum) or direction.case != "LT" or counted.owner is not condition:
        return None
    position = counted.index
    step = body.terminator.operands[position].op
    start, limit = _integer(op.operands[position]), _integer(bound)
    if step is None or start is None or limit is None or step.block is not body:
        return None
    if step.name != "stablehlo.add" or not _is_next(step, body.args[position]):
        return None
    is_plain = all(inner in (test, bound.op, condition.terminator) for inner in condition.ops)
    return Counter(position, start, limit, step) if is_plain else None


def _is_next(step: Op, old: Value) -> bool:
    """True if an addition adds one to a value."""
    a, b = step.operands
    return (a is old and _integer(b) == 1) or (b is old and _integer(a) == 1)


def _integer(value: Value) -> int | None:
    """The value of a rank-0 integer constant."""
    source = value.op
    if source is None or source.name not in ("stablehlo.constant", "sdy.constant") or value.shape:
        return None
    dense = source.attrs["value"]
    assert isinstance(dense, Dense)
    array = values(dense)
    return int(array) if array.dtype.kind in "iu" else None

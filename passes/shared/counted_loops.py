"""Loops that count their turns: `while` from 0 up to a number."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.core import Block, Op, Region, Value
from shardwright.spec.attributes import Attrs, Enum
from shardwright.spec.types import TensorType, tensor
from shardwright.spec.values.dense import splat

_BOOL = tensor((), "i1")


def constant(block: Block, number: int | float | complex, type: TensorType) -> Value:
    """A new constant of one number at the end of a block."""
    value = Attrs({"value": splat(number, type)})
    return block.append(Op("stablehlo.constant", (), [type], value)).result


def end_turn(body: Block, carried: Sequence[Value]) -> None:
    """End the body of a loop: its first argument counts, the others become what is given."""
    turn = body.args[0]
    assert isinstance(turn.type, TensorType)
    step = constant(body, 1, turn.type)
    following = body.append(Op("stablehlo.add", [turn, step], [turn.type])).result
    body.append(Op("stablehlo.return", [following, *carried]))


def counted_loop(before: Block, body: Block, count: int, starts: Sequence[Value]) -> Op:
    """A loop of so many turns at the end of a block. `starts`: what it carries, its counter, 0,
    first; `body`: with an argument for each.
    """
    types = [value.type for value in starts]
    condition = Block(types)
    index = types[0]
    assert isinstance(index, TensorType)
    most = constant(condition, count, index)
    less = Attrs({"comparison_direction": Enum("comparison_direction", "LT")})
    test = Op("stablehlo.compare", [condition.args[0], most], [_BOOL], less)
    condition.append(Op("stablehlo.return", [condition.append(test).result]))
    regions = [Region([condition]), Region([body])]
    return before.append(Op("stablehlo.while", starts, types, Attrs(), regions))

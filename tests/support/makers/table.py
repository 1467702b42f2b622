"""Any row of the op table that can be drawn and run: one kind per row."""

from __future__ import annotations

from functools import cache, partial
from random import Random

from shardwright.ir.core import Op, Value
from shardwright.spec.attributes import Attrs
from shardwright.spec.op import OpRow, Values, ops
from shardwright.spec.types import ELEMENTS, TensorType
from shardwright.spec.values.dense import dense
from shardwright.testing.generate.scope import MAX_COUNT, Facts, Maker, Scope
from shardwright.testing.op_table.op_cases import Case, draw, inputs, regions_of

PREFIX = "row "
UNKNOWN = Facts(float("inf"), False)
_USUAL = ("f32", "i32", "i1")  # what other makers take
_FREE = ("", "any", "finite")  # wishes that random numbers grant

# Errors of their operands come through at about the same size: values of any kind may enter.
_SMOOTH = frozenset({
    "stablehlo.dot", "stablehlo.dot_general", "stablehlo.einsum", "stablehlo.unary_einsum",
    "stablehlo.fft", "stablehlo.complex", "stablehlo.real", "stablehlo.imag", "chlo.conj",
    "stablehlo.broadcast", "stablehlo.dynamic_reshape", "stablehlo.dynamic_broadcast_in_dim",
    "stablehlo.dynamic_pad", "stablehlo.real_dynamic_slice", "stablehlo.dynamic_conv",
    "stablehlo.dynamic_gather", "stablehlo.torch_index_select", "stablehlo.convolution",
    "chlo.ragged_dot", "chlo.broadcast_add", "chlo.broadcast_multiply", "stablehlo.reduce_window",
})  # fmt: skip


@cache
def table_rows() -> tuple[OpRow, ...]:
    """The rows whose samples numpy can run."""
    return tuple(row for row in ops().values() if row.sample is not None and row.run is not None)


def _make(row: OpRow, scope: Scope) -> None:
    case = draw(row, scope.rng)
    types = [*case.sample.ins, *case.sample.outs]
    if not all(isinstance(t, TensorType) and t.is_static and t.count <= MAX_COUNT for t in types):
        return
    data = inputs(case, scope.rng.randrange(1 << 16))
    wishes = case.sample.operands or ("any",) * len(data)
    operands = [
        _operand(scope, case, value.tensor, wish, array)
        for value, wish, array in zip(case.block.args, wishes, data, strict=True)
    ]
    sample = case.sample
    op = Op(row.name, operands, sample.outs, sample.attrs, regions_of(sample), sample.notes)
    for value in scope.block.append(op).results:
        _publish(scope, value)


def _operand(scope: Scope, case: Case, type: TensorType, wish: str, array: Values) -> Value:
    """A value at hand where the row can take it, an argument, or the numbers that it wants."""
    if wish not in _FREE or ELEMENTS[type.element].kind == "complex":
        return _given(scope, type, array)
    if type.element in _USUAL and scope.rng.random() < 0.8:
        is_exact = case.row.name not in _SMOOTH
        found = scope.find(
            lambda v: v.type is type and (not is_exact or scope.is_exact(v)) and scope.bound(v) < 64
        )
        if found is not None:
            return found
    if scope.block is not scope.world.main.body or type.element not in _USUAL:
        return _given(scope, type, array)
    return scope.fresh(type)


def _given(scope: Scope, type: TensorType, array: Values) -> Value:
    """A constant, mostly with a sharding of its own."""
    value = _hidden(scope, "stablehlo.constant", [], type, Attrs({"value": dense(array, type)}))
    if scope.depth or not type.rank or scope.rng.random() < 0.3:
        return value
    attrs = scope.world.constrain(scope.rng, type)
    return _hidden(scope, "sdy.sharding_constraint", [value], type, attrs)


def _hidden(
    scope: Scope, name: str, operands: list[Value], type: TensorType, attrs: Attrs
) -> Value:
    """The result of a new op that others do not see."""
    value = scope.block.append(Op(name, operands, [type], attrs)).result
    scope.world.facts[value] = UNKNOWN
    return value


def _publish(scope: Scope, value: Value) -> None:
    """Show a result to other makers: floats within bounds, and no others than they know."""
    type = value.tensor
    kind = ELEMENTS[type.element].kind
    scope.world.facts[value] = UNKNOWN
    if type.element not in _USUAL or (scope.world.is_integer and kind == "float"):
        return
    if kind != "float":
        scope.world.facts[value] = Facts(float("inf"), True)
        scope.values.append(value)
    elif scope.rng.random() < 0.5:
        scope.add("stablehlo.tanh", [value], type, facts=Facts(1.0, False))


TABLE_MAKERS: dict[str, Maker] = {
    PREFIX + row.name: Maker(partial(_make, row), 1.0, True) for row in table_rows()
}


def table_kind(rng: Random) -> str:
    """A kind at random."""
    return PREFIX + rng.choice(table_rows()).name

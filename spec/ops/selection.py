"""Comparison and choice: compare, select, clamp. A scalar operand has no factors."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from shardwright.spec.attributes import Attrs, Enum
from shardwright.spec.op import OpRow, Run, Sample, Sig, Values
from shardwright.spec.reference import numerics as nx
from shardwright.spec.rows.elementwise import by_element, pointwise, quiet
from shardwright.spec.rows.sampling import draw_element, draw_shape
from shardwright.spec.rows.spelling import is_wide_unsigned
from shardwright.spec.sharding_rules.linear import in_choices, moves
from shardwright.spec.types import ELEMENTS, TensorType, Type, tensor
from shardwright.spec.values import fields
from shardwright.spec.verifying.attribute_classes import enum
from shardwright.spec.verifying.checking import shown
from shardwright.spec.verifying.compat import (
    bounded_tensor,
    least_specific,
    limits,
    same_element,
    same_shape,
    shapes_fit,
)
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.faults import Unfit
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.traits import (
    compatible_elements,
    compatible_operand_elements,
    elementwise,
)
from shardwright.spec.verifying.type_classes import BOOL, TENSOR, ranked


def _compare_run(run: Run, x: Values, y: Values) -> Values:
    direction = fields.text(run.sig.attrs, "comparison_direction")
    total = fields.text(run.sig.attrs, "compare_type") == "TOTALORDER"
    return np.asarray(nx.compare(x, y, direction, total))


_SYMBOLS = {"EQ": "==", "NE": "!=", "LT": "<", "LE": "<=", "GT": ">", "GE": ">="}


def _compare_spelling(sig: Sig, names: Sequence[str]) -> str:
    symbol = _SYMBOLS[fields.text(sig.attrs, "comparison_direction")]
    x, y = names
    if fields.text(sig.attrs, "compare_type") == "TOTALORDER":
        x, y = f"_total_order({x})", f"_total_order({y})"
    return f"{x} {symbol} {y}"


def _compare_torch(sig: Sig, names: Sequence[str]) -> str:
    if is_wide_unsigned(sig.element()):
        names = [f"_ordered({name})" for name in names]
    return _compare_spelling(sig, names)


def _compare_sample(random: Random) -> Sample:
    shape, element = draw_shape(random), draw_element(random, "sint uint float complex bool")
    info = ELEMENTS[element]
    cases = ("EQ", "NE") if info.kind == "complex" else tuple(_SYMBOLS)
    attrs = Attrs({"comparison_direction": Enum("comparison_direction", random.choice(cases))})
    orders = {"float": ("FLOAT", "TOTALORDER"), "int": ("SIGNED",), "complex": ("FLOAT",)}
    if random.random() < 0.5:
        order = random.choice(orders.get(info.kind, ("UNSIGNED",)))
        attrs = attrs.plus(compare_type=Enum("comparison_type", order))
    return Sample((tensor(shape, element),) * 2, (tensor(shape, "i1"),), attrs)


def _compare_infer(sig: Sig) -> Sequence[Type]:
    return [_like(sig.ins[0], "i1")]


def _like(type: Type, element: str) -> Type:
    """The type with other elements."""
    assert isinstance(type, TensorType)
    return bounded_tensor(type.shape, limits(type), element)


def _select_sample(random: Random) -> Sample:
    shape = draw_shape(random)
    value = tensor(shape, draw_element(random, "sint uint float complex bool"))
    predicate = tensor(random.choice((shape, ())), "i1")
    return Sample((predicate, value, value), (value,), operands=("bool", "any", "any"))


def _select_infer(sig: Sig) -> Sequence[Type]:
    predicate, one, other = sig.ins
    if not same_shape(one, other) or not same_element(one, other):
        raise Unfit("requires compatible types for non-predicate operands")
    if sig.shape(0) and not same_shape(predicate, one):
        raise Unfit("requires the same shape for all operands")
    return [least_specific([one, other])]


def _clamp_sample(random: Random) -> Sample:
    shape = draw_shape(random)
    value = tensor(shape, draw_element(random, "sint uint float"))
    low, high = (value.with_shape(random.choice((shape, ()))) for _ in range(2))
    return Sample((low, value, high), (value,))


def _clamp_infer(sig: Sig) -> Sequence[Type]:
    shape = sig.shape(1)
    for index, word in ((0, "min"), (2, "max")):
        limit = sig.shape(index)
        if limit and not shapes_fit(limit, shape):
            raise Unfit(
                f"{word} shape [{shown(limit)}] is not scalar and is not compatible to operand "
                f"shape [{shown(shape)}]",
                f"operand {index}",
            )
    return [sig.ins[1]]


_DIRECTION = enum("Which comparison operation to perform.", "comparison_direction", "LT")
_TYPE = enum("Which comparison type to use.", "comparison_type", "FLOAT")

ROWS: list[OpRow] = [
    OpRow(
        name="stablehlo.compare",
        syntax="compare",
        inherent=("comparison_direction", "compare_type"),
        rule=pointwise,
        structure=Definition(
            ins=(TENSOR, TENSOR),
            outs=(ranked(BOOL),),
            fields=(Field("compare_type", _TYPE, False), Field("comparison_direction", _DIRECTION)),
            traits=(elementwise, compatible_operand_elements),
        ),
        infer=_compare_infer,
        elementwise=True,
        run=_compare_run,
        jax=_compare_spelling,
        torch=_compare_torch,
        sample=_compare_sample,
    ),
    OpRow(
        name="stablehlo.select",
        syntax="select",
        rule=pointwise,
        structure=Definition(ins=(ranked(BOOL), TENSOR, TENSOR), outs=(TENSOR,)),
        infer=_select_infer,
        elementwise=True,
        linear=moves(in_choices),
        run=quiet(np.where),
        jax="jnp.where({0}, {1}, {2})",
        torch="torch.where({0}, {1}, {2})",
        sample=_select_sample,
    ),
    OpRow(
        name="stablehlo.clamp",
        syntax="pointwise",
        rule=pointwise,
        structure=Definition(ins=(TENSOR,) * 3, outs=(TENSOR,), traits=(compatible_elements,)),
        infer=_clamp_infer,
        exact=True,
        flops=1.0,
        elementwise=True,
        run=quiet(nx.clamp),
        jax="lax.clamp({0}, {1}, {2})",
        torch=by_element(
            "torch.minimum(torch.maximum({1}, {0}), {2})", wide="_by_order(_clamp, {0}, {1}, {2})"
        ),
        sample=_clamp_sample,
    ),
]

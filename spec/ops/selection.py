"""Comparison and choice: compare, select, clamp. A scalar operand has no factors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np

from .. import fields
from .. import numerics as nx
from ..attributes import Attrs, Enum
from ..checking import check, wrong_result
from ..elementwise import by_element, pointwise, quiet
from ..op import OpRow, Run, Sample, Sig, Values
from ..sampling import draw_element, draw_shape
from ..spelling import is_wide_unsigned
from ..types import ELEMENTS, tensor


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


@check(2)
def _compare_check(sig: Sig) -> Iterator[str]:
    if "comparison_direction" not in sig.attrs:
        yield "requires attribute 'comparison_direction'"
    if len({sig.shape(0), sig.shape(1), sig.out_shape(0)}) > 1:
        yield "all non-scalar operands/results must have the same shape and base type"
    if sig.element(0) != sig.element(1):
        yield "requires compatible element types for all operands"
    yield from wrong_result(sig, sig.shape(0), "i1")


def _select_sample(random: Random) -> Sample:
    shape = draw_shape(random)
    value = tensor(shape, draw_element(random, "sint uint float complex bool"))
    predicate = tensor(random.choice((shape, ())), "i1")
    return Sample((predicate, value, value), (value,), operands=("bool", "any", "any"))


@check(3)
def _select_check(sig: Sig) -> Iterator[str]:
    if sig.element() != "i1":
        yield f"operand #0 must be ranked tensor of bool values, but got '{sig.ins[0]}'"
    if sig.ins[1] is not sig.ins[2]:
        yield "requires compatible types for non-predicate operands"
    if sig.shape(0) not in ((), sig.shape(1)):
        yield "requires the same shape for all operands"
    yield from wrong_result(sig, sig.shape(1), sig.element(1))


def _clamp_sample(random: Random) -> Sample:
    shape = draw_shape(random)
    value = tensor(shape, draw_element(random, "sint uint float"))
    low, high = (value.with_shape(random.choice((shape, ()))) for _ in range(2))
    return Sample((low, value, high), (value,))


@check(3)
def _clamp_check(sig: Sig) -> Iterator[str]:
    for index, word in ((0, "min"), (2, "max")):
        if sig.shape(index) not in ((), sig.shape(1)):
            yield (
                f"{word} shape {list(sig.shape(index))} is not scalar and is not compatible "
                f"to operand shape {list(sig.shape(1))}"
            )
    if len({sig.element(k) for k in range(3)}) > 1:
        yield "requires compatible element types for all operands and results"
    yield from wrong_result(sig, sig.shape(1), sig.element(1))


ROWS: list[OpRow] = [
    OpRow(
        name="stablehlo.compare",
        syntax="compare",
        inherent=("comparison_direction", "compare_type"),
        rule=pointwise,
        check=_compare_check,
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
        check=_select_check,
        elementwise=True,
        run=quiet(np.where),
        jax="jnp.where({0}, {1}, {2})",
        torch="torch.where({0}, {1}, {2})",
        sample=_select_sample,
    ),
    OpRow(
        name="stablehlo.clamp",
        syntax="pointwise",
        rule=pointwise,
        check=_clamp_check,
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

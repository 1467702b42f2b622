"""Comparison and choice: compare, select, clamp. A scalar operand has no factors."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from .. import fields
from .. import numerics as nx
from ..attributes import Attrs, Enum
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


def _compare_check(sig: Sig) -> str | None:
    if sig.shape(0) != sig.shape(1) or sig.shape(0) != sig.out_shape(0):
        return "requires the same shape for all operands and results"
    if sig.ins[0] is not sig.ins[1]:
        return "requires the same element type for all operands"
    return None


def _select_sample(random: Random) -> Sample:
    shape = draw_shape(random)
    value = tensor(shape, draw_element(random, "sint uint float complex bool"))
    predicate = tensor(random.choice((shape, ())), "i1")
    return Sample((predicate, value, value), (value,), operands=("bool", "any", "any"))


def _select_check(sig: Sig) -> str | None:
    if sig.ins[1] is not sig.ins[2] or sig.ins[1] is not sig.outs[0]:
        return "requires compatible types for non-predicate operands"
    if sig.shape(0) not in ((), sig.shape(1)):
        return "requires the same shape for all operands"
    return None


def _clamp_sample(random: Random) -> Sample:
    shape = draw_shape(random)
    value = tensor(shape, draw_element(random, "sint uint float"))
    low, high = (value.with_shape(random.choice((shape, ()))) for _ in range(2))
    return Sample((low, value, high), (value,))


def _clamp_check(sig: Sig) -> str | None:
    if sig.ins[1] is not sig.outs[0]:
        return "requires the same type for operand and result"
    for index, word in ((0, "min"), (2, "max")):
        if sig.shape(index) not in ((), sig.shape(1)):
            return f"{word} shape [{_dims(sig, index)}] is not scalar and is not compatible to operand shape [{_dims(sig, 1)}]"
    return None


def _dims(sig: Sig, operand: int) -> str:
    return ", ".join(map(str, sig.shape(operand)))


ROWS: list[OpRow] = [
    OpRow(
        name="stablehlo.compare", syntax="compare", inherent=("comparison_direction", "compare_type"),
        rule=pointwise, check=_compare_check, elementwise=True, run=_compare_run,
        jax=_compare_spelling, torch=_compare_torch, sample=_compare_sample,
    ),
    OpRow(
        name="stablehlo.select", syntax="select", rule=pointwise, check=_select_check, elementwise=True,
        run=quiet(np.where), jax="jnp.where({0}, {1}, {2})", torch="torch.where({0}, {1}, {2})",
        sample=_select_sample,
    ),
    OpRow(
        name="stablehlo.clamp", syntax="pointwise", rule=pointwise, check=_clamp_check, elementwise=True,
        flops=1.0, run=quiet(nx.clamp), jax="lax.clamp({0}, {1}, {2})",
        torch=by_element("torch.minimum(torch.maximum({1}, {0}), {2})", wide="_by_order(_clamp, {0}, {1}, {2})"), sample=_clamp_sample,
    ),
]  # fmt: skip

"""Elementwise ops: one factor per dim, shared by everything that is no scalar.

The rules of `stablehlo` ops are Shardy's. Shardy has no rule for any `chlo` op, so those rules are ours:
a comparison with Shardy ignores the rules of rows whose name starts with `CHLO`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from .. import numerics as nx
from .. import special
from ..checking import Check, check, wrong_kinds, wrong_result
from ..elementwise import by_element, pointwise, quiet
from ..op import OpRow, Run, Sample, Sig, Spelling, Values
from ..sampling import draw_element, draw_shape
from ..types import tensor
from . import selection

CHLO = "chlo."


# --- columns shared by all rows


_OUT: dict[str, Callable[[str], str]] = {
    "same": lambda element: element,
    "i1": lambda element: "i1",
    "real": lambda element: element.removeprefix("complex<").rstrip(">"),
    "complex": lambda element: f"complex<{element}>",
}


def _check(operands: int, elements: str, out: str) -> Check:
    @check(operands)
    def problems(sig: Sig) -> Iterator[str]:
        yield from wrong_kinds(sig, elements)
        if any(type is not sig.ins[0] for type in sig.ins):
            words = (
                "element type"
                if all(s == sig.shape(0) for s in map(sig.shape, range(operands)))
                else "shape"
            )
            yield f"requires the same {words} for all operands and results"
        if sig.shape(0) != sig.out_shape(0):
            yield "requires compatible types for all operands and results"
        yield from wrong_result(sig, sig.shape(0), _OUT[out](sig.element()))

    return problems


def _sample(
    operands: int, elements: str, out: str, wishes: tuple[str, ...]
) -> Callable[[Random], Sample]:
    def sample(random: Random) -> Sample:
        shape, element = draw_shape(random), draw_element(random, elements)
        result = tensor(shape, _OUT[out](element))
        return Sample((tensor(shape, element),) * operands, (result,), operands=wishes)

    return sample


def _row(
    operands: int,
    name: str,
    run: Callable[..., Any],
    jax: Spelling,
    torch: Spelling,
    elements: str,
    out: str = "same",
    flops: float = 1.0,
    inherent: tuple[str, ...] = (),
    syntax: str = "pointwise",
    wishes: tuple[str, ...] = (),
    more: str = "",
) -> OpRow:
    """`more`: kinds of elements that are legal, but that samples do not draw."""
    return OpRow(
        name=name if "." in name else f"stablehlo.{name}",
        syntax=syntax,
        inherent=inherent,
        rule=pointwise,
        check=_check(operands, f"{elements} {more}", out),
        flops=flops,
        elementwise=True,
        run=quiet(run),
        jax=jax,
        torch=torch,
        sample=_sample(operands, elements, out, wishes),
    )


def _unary(name: str, *columns: Any, **more: Any) -> OpRow:
    return _row(1, name, *columns, **more)


def _binary(name: str, *columns: Any, **more: Any) -> OpRow:
    return _row(2, name, *columns, **more)


def _accurate(name: str, *columns: Any, elements: str = "float complex", more: str = "") -> OpRow:
    """A unary function with the attribute that asks for an accuracy, which we ignore."""
    return _unary(name, *columns, elements, inherent=("result_accuracy",), more=more)


def _chlo(name: str, *columns: Any, **more: Any) -> OpRow:
    return _row(1, CHLO + name, *columns, syntax="chlo", **more)


def _chlo_binary(name: str, *columns: Any, **more: Any) -> OpRow:
    return _row(2, CHLO + name, *columns, syntax="chlo_binary", **more)


def _next_after(run: Run, x: Values, y: Values) -> Values:
    with np.errstate(all="ignore"):
        return np.asarray(nx.next_after(x, y, run.sig.element()))


# --- one line per op: name, numpy, jax, torch, elements, result

_STABLEHLO = [
    _unary("abs", nx.absolute, "jnp.abs({0})", "torch.abs({0})", "sint float complex", "real"),
    _binary("add", np.add, "{0} + {1}", by_element("{0} + {1}", wide="_unsigned(torch.add, {0}, {1})"), "sint uint float complex bool"),
    _binary("and", np.bitwise_and, "{0} & {1}", "{0} & {1}", "sint uint bool"),
    _binary("atan2", nx.atan2, "lax.atan2({0}, {1})", "torch.atan2({0}, {1})", "float", more="complex"),
    _accurate("cbrt", nx.cbrt, "lax.cbrt({0})", "_cbrt({0})", elements="float", more="complex"),
    _unary("ceil", np.ceil, "jnp.ceil({0})", "torch.ceil({0})", "float"),
    _binary("complex", nx.complex_of, "lax.complex({0}, {1})", "torch.complex({0}, {1})", "f32 f64", "complex", 0.0),
    _accurate("cosine", np.cos, "jnp.cos({0})", "torch.cos({0})"),
    _unary("count_leading_zeros", nx.count_leading_zeros, "lax.clz({0})", "_count_leading_zeros({0})", "sint uint"),
    _binary("divide", nx.divide, by_element("{0} / {1}", integer="lax.div({0}, {1})"), by_element("{0} / {1}", integer="_divide({0}, {1})"), "sint uint float complex"),
    _accurate("exponential", np.exp, "jnp.exp({0})", "torch.exp({0})"),
    _accurate("exponential_minus_one", np.expm1, "jnp.expm1({0})", "torch.expm1({0})"),
    _unary("floor", np.floor, "jnp.floor({0})", "torch.floor({0})", "float"),
    _unary("imag", np.imag, "jnp.imag({0})", "torch.imag({0})", "complex", "real", 0.0),
    _unary("is_finite", np.isfinite, "jnp.isfinite({0})", "torch.isfinite({0})", "float", "i1"),
    _accurate("log", np.log, "jnp.log({0})", "torch.log({0})"),
    _accurate("log_plus_one", np.log1p, "jnp.log1p({0})", "torch.log1p({0})"),
    _accurate("logistic", nx.logistic, "lax.logistic({0})", "torch.sigmoid({0})"),
    _binary("maximum", nx.maximum, "jnp.maximum({0}, {1})", by_element("torch.maximum({0}, {1})", wide="_by_order(torch.maximum, {0}, {1})"), "sint uint float bool", more="complex"),
    _binary("minimum", nx.minimum, "jnp.minimum({0}, {1})", by_element("torch.minimum({0}, {1})", wide="_by_order(torch.minimum, {0}, {1})"), "sint uint float bool", more="complex"),
    _binary("multiply", np.multiply, "{0} * {1}", "{0} * {1}", "sint uint float complex bool"),
    _unary("negate", nx.negate, "-{0}", by_element("-{0}", wide="_unsigned(torch.neg, {0})"), "sint uint float complex"),
    _unary("not", np.invert, "~{0}", by_element("~{0}", wide="_unsigned(torch.bitwise_not, {0})"), "sint uint bool"),
    _binary("or", np.bitwise_or, "{0} | {1}", "{0} | {1}", "sint uint bool"),
    _unary("popcnt", nx.popcnt, "lax.population_count({0})", "_popcnt({0})", "sint uint"),
    _binary("power", nx.power, by_element("lax.pow({0}, {1})", integer="_power({0}, {1})"), by_element("torch.pow({0}, {1})", integer="_power({0}, {1})"), "sint uint float", more="complex"),
    _unary("real", np.real, "jnp.real({0})", "torch.real({0})", "complex", "real", 0.0),
    _binary("remainder", nx.remainder, "lax.rem({0}, {1})", by_element("torch.fmod({0}, {1})", integer="_remainder({0}, {1})"), "sint uint float", more="complex"),
    _unary("round_nearest_afz", nx.round_nearest_afz, "lax.round({0})", "_round_nearest_afz({0})", "float"),
    _unary("round_nearest_even", np.rint, "jnp.rint({0})", "torch.round({0})", "float"),
    _accurate("rsqrt", nx.rsqrt, "lax.rsqrt({0})", "torch.rsqrt({0})"),
    _binary("shift_left", nx.shift_left, "lax.shift_left({0}, {1})", by_element("{0} << {1}", wide="_unsigned(torch.bitwise_left_shift, {0}, {1})"), "sint uint"),
    _binary("shift_right_arithmetic", nx.shift_right_arithmetic, "lax.shift_right_arithmetic({0}, {1})", by_element("{0} >> {1}", unsigned="_shift_right_arithmetic({0}, {1})"), "sint uint"),
    _binary("shift_right_logical", nx.shift_right_logical, "lax.shift_right_logical({0}, {1})", "_shift_right_logical({0}, {1})", "sint uint"),
    _unary("sign", nx.sign, "lax.sign({0})", "_sign({0})", "sint float complex"),
    _accurate("sine", np.sin, "jnp.sin({0})", "torch.sin({0})"),
    _accurate("sqrt", np.sqrt, "jnp.sqrt({0})", "torch.sqrt({0})"),
    _binary("subtract", np.subtract, "{0} - {1}", by_element("{0} - {1}", wide="_unsigned(torch.sub, {0}, {1})"), "sint uint float complex"),
    _accurate("tan", np.tan, "jnp.tan({0})", "torch.tan({0})"),
    _accurate("tanh", np.tanh, "jnp.tanh({0})", "torch.tanh({0})"),
    _binary("xor", np.bitwise_xor, "{0} ^ {1}", "{0} ^ {1}", "sint uint bool"),
]  # fmt: skip

_CHLO = [
    _chlo("acos", np.arccos, "lax.acos({0})", "torch.acos({0})", "float complex"),
    _chlo("acosh", np.arccosh, "lax.acosh({0})", "torch.acosh({0})", "float complex"),
    _chlo("asin", np.arcsin, "lax.asin({0})", "torch.asin({0})", "float complex"),
    _chlo("asinh", np.arcsinh, "lax.asinh({0})", "torch.asinh({0})", "float complex"),
    _chlo("atan", np.arctan, "lax.atan({0})", "torch.atan({0})", "float complex"),
    _chlo("atanh", np.arctanh, "lax.atanh({0})", "torch.atanh({0})", "float complex"),
    _chlo("bessel_i1e", special.bessel_i1e, "lax.bessel_i1e({0})", "torch.special.i1e({0})", "float"),
    _chlo("conj", np.conj, "jnp.conj({0})", "torch.conj_physical({0})", "complex"),
    _chlo("cosh", np.cosh, "lax.cosh({0})", "torch.cosh({0})", "float complex"),
    _chlo("digamma", special.digamma, "lax.digamma({0})", "_digamma({0})", "float"),
    _chlo("erf", special.erf, "lax.erf({0})", "torch.erf({0})", "float"),
    _chlo("erf_inv", special.erf_inv, "lax.erf_inv({0})", "torch.erfinv({0})", "float"),
    _chlo("erfc", special.erfc, "lax.erfc({0})", "torch.erfc({0})", "float"),
    _chlo("is_inf", np.isinf, "jnp.isinf({0})", "torch.isinf({0})", "float", "i1"),
    _chlo("is_neg_inf", np.isneginf, "jnp.isneginf({0})", "torch.isneginf({0})", "float", "i1"),
    _chlo("is_pos_inf", np.isposinf, "jnp.isposinf({0})", "torch.isposinf({0})", "float", "i1"),
    _chlo("lgamma", special.lgamma, "lax.lgamma({0})", "torch.lgamma({0})", "float"),
    _chlo("sinh", np.sinh, "lax.sinh({0})", "torch.sinh({0})", "float complex"),
    _chlo("square", np.square, "jnp.square({0})", "torch.square({0})", "float complex"),
    _chlo("tan", np.tan, "jnp.tan({0})", "torch.tan({0})", "float complex"),
    replace(_chlo_binary("next_after", np.nextafter, "jnp.nextafter({0}, {1})", "torch.nextafter({0}, {1})", "float"), run=_next_after),
    _chlo_binary("polygamma", special.polygamma, "lax.polygamma({0}, {1})", "_polygamma({0}, {1})", "float", wishes=("index:4", "positive")),
    _chlo_binary("zeta", special.zeta, "lax.zeta({0}, {1})", "_zeta({0}, {1})", "float", wishes=("positive", "positive")),
]  # fmt: skip


# --- chlo.broadcast_*: the same op, which may broadcast; with equal shapes the same rule


def _broadcast(row: OpRow) -> OpRow:
    return replace(
        row,
        name=f"{CHLO}broadcast_{row.name.partition('.')[2]}",
        syntax="chlo_broadcast",
        inherent=(*row.inherent, "broadcast_dimensions"),
        check=None,
    )


_BROADCAST = (
    "add", "and", "atan2", "compare", "complex", "divide", "maximum", "minimum", "multiply", "or",
    "power", "remainder", "select", "shift_left", "shift_right_arithmetic", "shift_right_logical",
    "subtract", "xor", "next_after", "polygamma", "zeta",
)  # fmt: skip

_plain = [*_STABLEHLO, *_CHLO]
ROWS: list[OpRow] = [
    *_plain,
    *(
        _broadcast(row)
        for row in [*_plain, *selection.ROWS]
        if row.name.partition(".")[2] in _BROADCAST
    ),
]

"""Elementwise ops, one line each: one factor per dim, shared by everything that is no scalar.

The rules of `stablehlo` ops are Shardy's. Shardy has no rule for any `chlo` op, so those are ours:
a comparison with Shardy must ignore the rules of ops whose name starts with `CHLO`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import numpy as np

from .. import numerics as nx
from .. import special
from ..attributes import Attribute, Dialect, Word
from ..checking import Check, check, wrong_kinds, wrong_result
from ..elementwise import by_element, pointwise, quiet
from ..op import OpRow, Run, Sample, Sig, Spelling, Values
from ..sampling import draw_element, draw_shape
from ..types import tensor

CHLO = "chlo."

# Kinds of element types that ops take.
INT = "sint uint"
BITS = "sint uint bool"
FLOAT = "float"
FLOATS = "float complex"
REAL = "sint uint float"
NUMBER = "sint uint float complex"
ANY = "sint uint float complex bool"

_OUT: dict[str, Callable[[str], str]] = {
    "same": lambda element: element,
    "i1": lambda element: "i1",
    "real": lambda element: element.removeprefix("complex<").rstrip(">"),
    "complex": lambda element: f"complex<{element}>",
}


class By(NamedTuple):
    """Spellings that depend on the element: what holds in general, and what for some integers.

    `integer` and `unsigned` are spelled as `plain` is; `wrapping` and `ordering` name a torch
    function for unsigned integers torch cannot compute: in wrapping int64, or by order alone.
    """

    plain: str
    integer: str = ""
    unsigned: str = ""
    wrapping: str = ""
    ordering: str = ""


def _spelling(words: str | By, operands: int) -> Spelling:
    if isinstance(words, str):
        return _expression(words, operands)
    wide = ""
    for helper, function in (("_unsigned", words.wrapping), ("_by_order", words.ordering)):
        if function:
            wide = f"{helper}({function}, {_names(operands)})"
    plain, integer, unsigned = (_expression(text, operands) for text in words[:3])
    return by_element(plain, integer=integer, unsigned=unsigned, wide=wide)


def _expression(text: str, operands: int) -> str:
    """A format string from the name of a function or an infix operator."""
    if not text or text[0].isalpha() or text[0] == "_":
        return text and f"{text}({_names(operands)})"
    return f"{{0}} {text} {{1}}" if operands == 2 else f"{text}{{0}}"


def _names(operands: int) -> str:
    return ", ".join(f"{{{k}}}" for k in range(operands))


def _check(operands: int, kinds: str, out: str) -> Check:
    @check(operands)
    def problems(sig: Sig) -> Iterator[str]:
        yield from wrong_kinds(sig, kinds)
        if any(sig.shape(k) != sig.shape(0) for k in range(operands)):
            yield "requires the same shape for all operands and results"
        if any(type is not sig.ins[0] for type in sig.ins):
            yield "requires the same element type for all operands and results"
        if sig.shape(0) != sig.out_shape(0):
            yield "requires compatible types for all operands and results"
        yield from wrong_result(sig, sig.shape(0), _OUT[out](sig.element()))

    return problems


def _row(
    name: str,
    run: Callable[..., Any],
    jax: str | By,
    torch: str | By,
    elements: str = FLOATS,
    out: str = "same",
    *,
    operands: int,
    flops: float = 1.0,
    inherent: tuple[str, ...] = (),
    defaults: tuple[tuple[str, Attribute], ...] = (),
    syntax: str = "pointwise",
    wishes: tuple[str, ...] = (),
    more: str = "",
) -> OpRow:
    """`more`: kinds of elements that are legal, but that samples do not draw."""

    def sample(random: Random) -> Sample:
        shape, element = draw_shape(random), draw_element(random, elements)
        result = tensor(shape, _OUT[out](element))
        return Sample((tensor(shape, element),) * operands, (result,), operands=wishes)

    return OpRow(
        name=name if "." in name else f"stablehlo.{name}",
        syntax=syntax,
        inherent=inherent,
        defaults=defaults,
        rule=pointwise,
        check=_check(operands, f"{elements} {more}", out),
        flops=flops,
        elementwise=True,
        run=quiet(run),
        jax=_spelling(jax, operands),
        torch=_spelling(torch, operands),
        sample=sample,
    )


def _unary(*columns: Any, **more: Any) -> OpRow:
    return _row(*columns, operands=1, **more)


def _binary(*columns: Any, **more: Any) -> OpRow:
    return _row(*columns, operands=2, **more)


_DEFAULT_MODE = Word("#stablehlo.result_accuracy_mode<DEFAULT>")
_ACCURACY = (("result_accuracy", Dialect("stablehlo.result_accuracy", (("mode", _DEFAULT_MODE),))),)


def _function(*columns: Any, **more: Any) -> OpRow:
    """A function with the attribute that asks for an accuracy, which no target heeds."""
    attrs: dict[str, Any] = {"inherent": ("result_accuracy",), "defaults": _ACCURACY}
    return _row(*columns, operands=1, **attrs, **more)


def _chlo(name: str, *columns: Any, **more: Any) -> OpRow:
    return _row(CHLO + name, *columns, operands=1, syntax="chlo", **more)


def _chlo_binary(name: str, *columns: Any, **more: Any) -> OpRow:
    return _row(CHLO + name, *columns, operands=2, syntax="chlo_binary", **more)


# --- name, numpy, jax, torch, elements, element of the result

_complex = "lax.complex", "torch.complex"
_add = By("+", wrapping="torch.add")
_subtract = By("-", wrapping="torch.sub")
_negate = By("-", wrapping="torch.neg")
_not = By("~", wrapping="torch.bitwise_not")
_shift_left = By("<<", wrapping="torch.bitwise_left_shift")
_maximum = By("torch.maximum", ordering="torch.maximum")
_minimum = By("torch.minimum", ordering="torch.minimum")
_divide = By("/", integer="lax.div"), By("/", integer="_divide")
_power = By("lax.pow", integer="_power"), By("torch.pow", integer="_power")
_remainder = By("torch.fmod", integer="_remainder")
_shift_right = By(">>", unsigned="_shift_right_arithmetic")

_STABLEHLO = [
    _unary("abs", np.abs, "jnp.abs", "torch.abs", "sint float complex", "real"),
    _binary("add", np.add, "+", _add, ANY),
    _binary("and", np.bitwise_and, "&", "&", BITS),
    _binary("atan2", nx.atan2, "lax.atan2", "torch.atan2", FLOAT, more="complex"),
    _function("cbrt", nx.cbrt, "lax.cbrt", "_cbrt", FLOAT, more="complex"),
    _unary("ceil", np.ceil, "jnp.ceil", "torch.ceil", FLOAT),
    _binary(
        "complex", nx.complex_of, *_complex, "f32 f64", "complex", flops=0, syntax="complex"
    ),
    _function("cosine", np.cos, "jnp.cos", "torch.cos"),
    _unary("count_leading_zeros", nx.count_leading_zeros, "lax.clz", "_count_leading_zeros", INT),
    _binary("divide", nx.divide, *_divide, NUMBER),
    _function("exponential", np.exp, "jnp.exp", "torch.exp"),
    _function("exponential_minus_one", np.expm1, "jnp.expm1", "torch.expm1"),
    _unary("floor", np.floor, "jnp.floor", "torch.floor", FLOAT),
    _unary("imag", np.imag, "jnp.imag", "torch.imag", "complex", "real", flops=0, more="float"),
    _unary("is_finite", np.isfinite, "jnp.isfinite", "torch.isfinite", FLOAT, "i1"),
    _function("log", np.log, "jnp.log", "torch.log"),
    _function("log_plus_one", np.log1p, "jnp.log1p", "torch.log1p"),
    _function("logistic", nx.logistic, "lax.logistic", "torch.sigmoid"),
    _binary("maximum", np.maximum, "jnp.maximum", _maximum, "sint uint float bool", more="complex"),
    _binary("minimum", np.minimum, "jnp.minimum", _minimum, "sint uint float bool", more="complex"),
    _binary("multiply", np.multiply, "*", "*", ANY),
    _unary("negate", np.negative, "-", _negate, NUMBER),
    _unary("not", np.invert, "~", _not, BITS),
    _binary("or", np.bitwise_or, "|", "|", BITS),
    _unary("popcnt", nx.popcnt, "lax.population_count", "_popcnt", INT),
    _binary("power", nx.power, *_power, REAL, more="complex"),
    _unary("real", np.real, "jnp.real", "torch.real", "complex", "real", flops=0, more="float"),
    _binary("remainder", nx.remainder, "lax.rem", _remainder, REAL, more="complex"),
    _unary("round_nearest_afz", nx.round_nearest_afz, "lax.round", "_round_nearest_afz", FLOAT),
    _unary("round_nearest_even", np.rint, "jnp.rint", "torch.round", FLOAT),
    _function("rsqrt", nx.rsqrt, "lax.rsqrt", "torch.rsqrt"),
    _binary("shift_left", nx.shift_left, "lax.shift_left", _shift_left, INT),
    _binary(
        "shift_right_arithmetic", nx.shift_right_arithmetic, "lax.shift_right_arithmetic",
        _shift_right, INT,
    ),
    _binary(
        "shift_right_logical", nx.shift_right_logical, "lax.shift_right_logical",
        "_shift_right_logical", INT,
    ),
    _unary("sign", nx.sign, "lax.sign", "_sign", "sint float complex"),
    _function("sine", np.sin, "jnp.sin", "torch.sin"),
    _function("sqrt", np.sqrt, "jnp.sqrt", "torch.sqrt"),
    _binary("subtract", np.subtract, "-", _subtract, NUMBER),
    _function("tan", np.tan, "jnp.tan", "torch.tan"),
    _function("tanh", np.tanh, "jnp.tanh", "torch.tanh"),
    _binary("xor", np.bitwise_xor, "^", "^", BITS),
]  # fmt: skip

_CHLO = [
    _chlo("acos", np.arccos, "lax.acos", "torch.acos"),
    _chlo("acosh", np.arccosh, "lax.acosh", "torch.acosh"),
    _chlo("asin", np.arcsin, "lax.asin", "torch.asin"),
    _chlo("asinh", np.arcsinh, "lax.asinh", "torch.asinh"),
    _chlo("atan", np.arctan, "lax.atan", "torch.atan"),
    _chlo("atanh", np.arctanh, "lax.atanh", "torch.atanh"),
    _chlo("bessel_i1e", special.bessel_i1e, "lax.bessel_i1e", "torch.special.i1e", FLOAT),
    _chlo("conj", np.conj, "jnp.conj", "torch.conj_physical", "complex"),
    _chlo("cosh", np.cosh, "lax.cosh", "torch.cosh"),
    _chlo("digamma", special.digamma, "lax.digamma", "_digamma", FLOAT),
    _chlo("erf", special.erf, "lax.erf", "torch.erf", FLOAT),
    _chlo("erf_inv", special.erf_inv, "lax.erf_inv", "torch.erfinv", FLOAT),
    _chlo("erfc", special.erfc, "lax.erfc", "torch.erfc", FLOAT),
    _chlo("is_inf", np.isinf, "jnp.isinf", "torch.isinf", FLOAT, "i1"),
    _chlo("is_neg_inf", np.isneginf, "jnp.isneginf", "torch.isneginf", FLOAT, "i1"),
    _chlo("is_pos_inf", np.isposinf, "jnp.isposinf", "torch.isposinf", FLOAT, "i1"),
    _chlo("lgamma", special.lgamma, "lax.lgamma", "torch.lgamma", FLOAT),
    _chlo("sinh", np.sinh, "lax.sinh", "torch.sinh"),
    _chlo("square", np.square, "jnp.square", "torch.square"),
    _chlo("tan", np.tan, "jnp.tan", "torch.tan"),
    _chlo_binary("next_after", np.nextafter, "jnp.nextafter", "torch.nextafter", FLOAT),
    _chlo_binary(
        "polygamma", special.polygamma, "lax.polygamma", "_polygamma", FLOAT,
        wishes=("index:4", "positive"),
    ),
    _chlo_binary("zeta", special.zeta, "lax.zeta", "_zeta", FLOAT, wishes=("positive", "positive")),
]  # fmt: skip


def _next_after(run: Run, x: Values, y: Values) -> Values:
    """Needs the element: numpy would step a bf16 as an f32."""
    with np.errstate(all="ignore"):
        return np.asarray(nx.next_after(x, y, run.sig.element()))


def _finished(row: OpRow) -> OpRow:
    return replace(row, run=_next_after) if row.name == f"{CHLO}next_after" else row


ROWS: list[OpRow] = [*_STABLEHLO, *map(_finished, _CHLO)]

"""Elementwise ops, one line each: one factor per dim, shared by everything that is no scalar.

The rules of `stablehlo` ops are Shardy's. Shardy has no rule for any `chlo` op, so those are ours:
a comparison with Shardy must ignore the rules of ops whose name starts with `CHLO`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import numpy as np

from shardwright.spec.attributes import Attribute, Dialect, Word
from shardwright.spec.op import OpRow, Run, Sample, Sig, Spelling, Values
from shardwright.spec.reference import numerics as nx
from shardwright.spec.reference import special
from shardwright.spec.reference.extremes import maximum, minimum
from shardwright.spec.rows import eager
from shardwright.spec.rows.elementwise import by_element, pointwise, quiet
from shardwright.spec.rows.sampling import draw_element, draw_shape
from shardwright.spec.sharding_rules.linear import (
    Linear,
    in_dividend,
    jointly,
    multiplies,
    reduces,
    sums,
)
from shardwright.spec.types import TensorType, Type, other, tensor
from shardwright.spec.verifying import traits as tr
from shardwright.spec.verifying import type_classes as tc
from shardwright.spec.verifying.attribute_classes import ACCURACY
from shardwright.spec.verifying.compat import bounded_tensor, limits, most_specific
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.infer_shape import one_type
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.type_classes import TypeClass

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
    "real": lambda element: element[8:-1] if element.startswith("complex<") else element,
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


# Classes of operands by the elements that samples draw; rows with another one say so.
_TAKES = {
    INT: tc.ranked(tc.INT),
    BITS: tc.ranked(tc.BOOL, tc.INT),
    FLOAT: tc.ranked(tc.FLOAT, tc.QUANT),
    FLOATS: tc.ranked(tc.FLOAT, tc.COMPLEX, tc.QUANT),
    NUMBER: tc.ranked(*tc.NUMBERS),
}
_TAKES_CHLO = {
    INT: tc.any_rank(tc.INT),
    FLOAT: tc.any_rank(tc.FLOAT),
    FLOATS: tc.any_rank(tc.FLOAT, tc.COMPLEX),
}
_CHLO_ANY = tc.any_rank(tc.FLOAT, tc.COMPLEX)
_NUMBERS = tc.ranked(*tc.NUMBERS)
_ANGLES = tc.ranked(tc.FLOAT, tc.COMPLEX, tc.QUANT)
_SIGNED = tc.ranked(tc.SIGNLESS, tc.FLOAT, tc.COMPLEX, tc.QUANT)


_SAME = (tr.compatible_types,)
_MADE = (tr.elementwise,)


def _one_shape(sig: Sig) -> Sequence[Type]:
    """The result is shaped like all operands; elements have their check."""
    shape = most_specific(sig.ins)
    assert isinstance(shape, TensorType)
    return [bounded_tensor(shape.shape, limits(shape), sig.out_element())]


def _typed(out: str) -> Callable[[Sig], Sequence[Type]]:
    """The result has the first operand's shape and an element type made of its."""

    def infer(sig: Sig) -> Sequence[Type]:
        type = sig.ins[0]
        if not isinstance(type, TensorType):
            return [other(f"tensor<*x{_OUT[out](tc.element_of(type))}>")]
        return [bounded_tensor(type.shape, limits(type), _OUT[out](type.element))]

    return infer


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
    takes: TypeClass | None = None,
    gives: TypeClass | None = None,
    traits: tuple[tr.Trait, ...] = (),
    infer: Callable[[Sig], Sequence[Type]] | None = None,
    check: Callable[[Sig], str | None] | None = None,
    linear: Linear | None = None,
) -> OpRow:
    """`takes`, `gives`: classes of operands and result where `elements` does not say them."""
    table = _TAKES_CHLO if name.startswith(CHLO) else _TAKES
    takes = table[elements] if takes is None else takes
    is_same = out == "same"

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
        structure=Definition(
            ins=(takes,) * operands,
            outs=(gives or takes,),
            fields=tuple(Field(key, ACCURACY, False) for key in inherent),
            traits=traits or (_SAME if is_same else _MADE),
        ),
        infer=infer or (one_type if is_same else _typed(out)),
        check=check or tr.elementwise,
        flops=flops,
        elementwise=True,
        linear=linear,
        run=quiet(run),
        jax=_spelling(jax, operands),
        torch=_spelling(torch, operands),
        eager=None if torch in _OPERATORS else eager.pointwise,
        sample=sample,
    )


_OPERATORS = ("&", "|", "^")  # torch has them for all integers


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


def _unchecked(sig: Sig) -> str | None:
    """MLIR asks no more of binary chlo ops: one operand may lack a rank."""
    return None


def _chlo_binary(name: str, *columns: Any, **more: Any) -> OpRow:
    attrs: dict[str, Any] = {"syntax": "chlo_binary", "check": _unchecked, **more}
    row = _row(CHLO + name, *columns, operands=2, **attrs)
    return replace(row, elementwise=False)  # these lack the trait that Shardy asks for


# --- name, numpy, jax, torch, elements, element of the result

_complex = "lax.complex", "torch.complex"
_ORDERED = "sint uint float bool"
_PART: dict[str, Any] = {
    "flops": 0, "takes": tc.ranked(tc.FLOAT, tc.COMPLEX), "gives": tc.ranked(tc.FLOAT)
}  # fmt: skip
_TRUTH = tc.any_rank(tc.BOOL)
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
    _unary(
        "abs", np.abs, "jnp.abs", "torch.abs", "sint float complex", "real",
        takes=_SIGNED, gives=tc.ranked(tc.SIGNLESS, tc.FLOAT, tc.QUANT),
    ),
    _binary(
        "add", np.add, "+", _add, ANY, takes=tc.ANY_TENSOR, traits=(tr.same_shapes,),
        infer=_one_shape, check=tr.same_elements, linear=sums(jointly),
    ),
    _binary("and", np.bitwise_and, "&", "&", BITS, gives=tc.TENSOR, linear=reduces("and")),
    _binary("atan2", nx.atan2, "lax.atan2", "torch.atan2", FLOAT, takes=_ANGLES),
    _function("cbrt", nx.cbrt, "lax.cbrt", "_cbrt", FLOAT, takes=_ANGLES),
    _unary("ceil", np.ceil, "jnp.ceil", "torch.ceil", FLOAT),
    _binary(
        "complex", nx.complex_of, *_complex, "f32 f64", "complex", flops=0, syntax="complex",
        takes=tc.ranked(tc.FLOAT_32_64), gives=tc.ranked(tc.COMPLEX),
        traits=(tr.same_operand_elements, tr.same_shapes),
    ),
    _function("cosine", np.cos, "jnp.cos", "torch.cos"),
    _unary("count_leading_zeros", nx.count_leading_zeros, "lax.clz", "_count_leading_zeros", INT),
    _binary("divide", nx.divide, *_divide, NUMBER, linear=sums(in_dividend)),
    _function("exponential", np.exp, "jnp.exp", "torch.exp"),
    _function("exponential_minus_one", np.expm1, "jnp.expm1", "torch.expm1"),
    _unary("floor", np.floor, "jnp.floor", "torch.floor", FLOAT),
    _unary("imag", np.imag, "jnp.imag", "torch.imag", "complex", "real", **_PART),
    _unary(
        "is_finite", np.isfinite, "jnp.isfinite", "torch.isfinite", FLOAT, "i1",
        gives=tc.ranked(tc.BOOL),
    ),
    _function("log", np.log, "jnp.log", "torch.log"),
    _function("log_plus_one", np.log1p, "jnp.log1p", "torch.log1p"),
    _function("logistic", nx.logistic, "lax.logistic", "torch.sigmoid"),
    _binary(
        "maximum", maximum, "jnp.maximum", _maximum, _ORDERED, takes=tc.TENSOR,
        linear=reduces("max"),
    ),
    _binary(
        "minimum", minimum, "jnp.minimum", _minimum, _ORDERED, takes=tc.TENSOR,
        linear=reduces("min"),
    ),
    _binary("multiply", np.multiply, "*", "*", ANY, takes=tc.TENSOR, linear=multiplies),
    _unary("negate", np.negative, "-", _negate, NUMBER, linear=sums(jointly)),
    _unary("not", np.invert, "~", _not, BITS),
    _binary("or", np.bitwise_or, "|", "|", BITS, gives=tc.TENSOR, linear=reduces("or")),
    _unary("popcnt", nx.popcnt, "lax.population_count", "_popcnt", INT),
    _binary("power", nx.power, *_power, REAL, takes=_NUMBERS),
    _unary("real", np.real, "jnp.real", "torch.real", "complex", "real", **_PART),
    _binary("remainder", nx.remainder, "lax.rem", _remainder, REAL, takes=_NUMBERS),
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
    _unary("sign", nx.sign, "lax.sign", "_sign", "sint float complex", takes=_SIGNED),
    _function("sine", np.sin, "jnp.sin", "torch.sin"),
    _function("sqrt", np.sqrt, "jnp.sqrt", "torch.sqrt"),
    _binary("subtract", np.subtract, "-", _subtract, NUMBER, linear=sums(jointly)),
    _function("tan", np.tan, "jnp.tan", "torch.tan"),
    _function("tanh", np.tanh, "jnp.tanh", "torch.tanh"),
    _binary("xor", np.bitwise_xor, "^", "^", BITS, gives=tc.TENSOR, linear=reduces("xor")),
]  # fmt: skip

_CHLO = [
    _chlo("acos", np.arccos, "lax.acos", "torch.acos"),
    _chlo("acosh", np.arccosh, "lax.acosh", "torch.acosh"),
    _chlo("asin", np.arcsin, "lax.asin", "torch.asin"),
    _chlo("asinh", np.arcsinh, "lax.asinh", "torch.asinh"),
    _chlo("atan", np.arctan, "lax.atan", "torch.atan"),
    _chlo("atanh", np.arctanh, "lax.atanh", "torch.atanh"),
    _chlo(
        "bessel_i1e",
        special.bessel_i1e,
        "lax.bessel_i1e",
        "torch.special.i1e",
        FLOAT,
        takes=_CHLO_ANY,
    ),
    _chlo("conj", np.conj, "jnp.conj", "torch.conj_physical", "complex", takes=_CHLO_ANY),
    _chlo("cosh", np.cosh, "lax.cosh", "torch.cosh"),
    _chlo("digamma", special.digamma, "lax.digamma", "_digamma", FLOAT),
    _chlo("erf", special.erf, "lax.erf", "torch.erf", FLOAT),
    _chlo("erf_inv", special.erf_inv, "lax.erf_inv", "torch.erfinv", FLOAT),
    _chlo("erfc", special.erfc, "lax.erfc", "torch.erfc", FLOAT),
    _chlo("is_inf", np.isinf, "jnp.isinf", "torch.isinf", FLOAT, "i1", gives=_TRUTH),
    _chlo("is_neg_inf", np.isneginf, "jnp.isneginf", "torch.isneginf", FLOAT, "i1", gives=_TRUTH),
    _chlo("is_pos_inf", np.isposinf, "jnp.isposinf", "torch.isposinf", FLOAT, "i1", gives=_TRUTH),
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


def _kept(sig: Sig) -> None:
    """A step has the size of the element's last bit: it keeps its type."""


def _finished(row: OpRow) -> OpRow:
    row = replace(row, own_rule=True)
    if row.name != f"{CHLO}next_after":
        return row
    return replace(row, run=_next_after, wide=_kept)


# Functions of a few instructions; every other one is dear. XLA's `InstructionFusion::IsExpensive`.
_QUICK = (
    "abs", "add", "and", "ceil", "complex", "conj", "count_leading_zeros", "floor", "imag",
    "is_finite", "is_inf", "is_neg_inf", "is_pos_inf", "maximum", "minimum", "multiply", "negate",
    "not", "or", "popcnt", "real", "round_nearest_afz", "round_nearest_even", "shift_left",
    "shift_right_arithmetic", "shift_right_logical", "sign", "square", "subtract", "xor",
)  # fmt: skip


# Functions whose result is exact in the type of what they are given.
_EXACT = (
    "abs", "ceil", "complex", "conj", "floor", "imag", "is_finite", "is_inf", "is_neg_inf",
    "is_pos_inf", "maximum", "minimum", "negate", "next_after", "real", "remainder",
    "round_nearest_afz", "round_nearest_even", "sign",
)  # fmt: skip


def _with_kind(row: OpRow) -> OpRow:
    name = row.name.partition(".")[2]
    return replace(row, dear=name not in _QUICK, exact=name in _EXACT)


ROWS: list[OpRow] = [_with_kind(row) for row in [*_STABLEHLO, *map(_finished, _CHLO)]]

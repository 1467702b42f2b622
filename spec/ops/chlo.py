"""`chlo` ops beside the elementwise functions: constants, the high half of products, a kernel.

Shardy has no rule for any of them; the rules here are ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from shardwright.spec.attributes import Attribute, Attrs, Bool, Float, Int
from shardwright.spec.op import OpRow, Run, Sample, Sig, Values
from shardwright.spec.ops.constant import constant_row
from shardwright.spec.rows.elementwise import pointwise, quiet
from shardwright.spec.rows.sampling import draw_element, draw_shape
from shardwright.spec.rows.spelling import jax_dtype, torch_dtype
from shardwright.spec.types import ELEMENTS, Type, tensor
from shardwright.spec.values import fields
from shardwright.spec.values.float_text import float_text, to_bits
from shardwright.spec.verifying.attribute_classes import CONSTANT, TYPED
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.faults import Fault
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.traits import compatible_types, same_shapes
from shardwright.spec.verifying.type_classes import (
    ALL,
    COMPLEX,
    INT,
    VALUES,
    any_rank,
    element_of,
    ranked,
    static,
)

# --- constant_like: a splat of the operand's shape


def _value(found: Sig) -> bool | int | float:
    value = found.attrs["value"]
    if isinstance(value, Bool | Int):
        return value.value
    return fields.number(found.attrs, "value")


def _like_wide(found: Sig) -> Attrs:
    """The number as f64: it has the type of the operand."""
    if not isinstance(found.attrs["value"], Float):
        return found.attrs
    return found.attrs.set("value", Float(float_text(to_bits(_value(found), "f64"), "f64")))


def _like_run(run: Run, x: Values) -> Values:
    return np.full(x.shape, _value(run.sig), ELEMENTS[run.sig.out_element()].numpy)


def _shown(found: Sig) -> str:
    value = _value(found)
    return f'float("{value}")' if value != value or value in (_INF, -_INF) else repr(value)


_INF = float("inf")


def _like_jax(found: Sig, names: Sequence[str]) -> str:
    return f"jnp.full_like({names[0]}, {_shown(found)}, dtype={jax_dtype(found.out_element())})"


def _like_torch(found: Sig, names: Sequence[str]) -> str:
    return f"torch.full_like({names[0]}, {_shown(found)}, dtype={torch_dtype(found.out_element())})"


def _like_sample(random: Random) -> Sample:
    type = tensor(draw_shape(random), draw_element(random, "sint float bool"))
    kind = ELEMENTS[type.element].kind
    value: Attribute = Int(random.randint(0, 9), type.element)
    if kind == "float":
        value = Float("1.500000e+00", type.element)
    if kind == "bool":
        value = Bool(random.random() < 0.5)
    return Sample((type,), (type,), Attrs({"value": value}))


def _like_check(found: Sig) -> str | None:
    value = found.attrs["value"]
    type = "i1" if isinstance(value, Bool) else getattr(value, "type", "")
    if type == element_of(found.outs[0]):
        return None
    return Fault("value's type doesn't match element return type", "value")


_ANY = any_rank(*ALL)
_COMPLEX = any_rank(COMPLEX)
_INTEGERS = ranked(INT)

# --- mulhi: the upper half of the bits of a product


def _mulhi_run(run: Run, x: Values, y: Values) -> Values:
    """By Python's integers, which are as wide as need be."""
    bits = ELEMENTS[run.sig.element()].bits
    product: Any = x.astype(object) * y.astype(object)
    return np.asarray(product >> bits).astype(x.dtype)


def _mulhi_sample(random: Random) -> Sample:
    type = tensor(draw_shape(random), draw_element(random, "sint uint"))
    return Sample((type, type), (type,))


# --- _asin_acos_kernel: w such that asin(z) = atan2(re z, re w) + i sign(im z) im w


def _kernel(z: Values) -> Values:
    """(sqrt(a^2 - x^2), log(a + sqrt(a^2 - 1))), where the foci of an ellipse through z are +-1
    and a is its half axis.
    """
    x = np.abs(np.real(z)).astype(np.longdouble)
    y = np.abs(np.imag(z)).astype(np.longdouble)
    half = (np.hypot(x + 1, y) + np.hypot(x - 1, y)) / 2
    # Differences without cancellation: a - x and a - 1 as sums of squares over sums.
    right, left = np.hypot(x + 1, y) + (x + 1), np.hypot(x - 1, y)
    above = (y * y / right + (left - (x - 1))) / 2
    excess = (y * y / right + np.where(x < 1, y * y / (left + (1 - x)), left + (x - 1))) / 2
    real = np.sqrt(above * (half + x))
    imag = np.log1p(excess + np.sqrt(excess * (half + 1)))
    out = np.empty(z.shape, z.dtype)
    out.real, out.imag = real, imag
    return out


def _kernel_sample(random: Random) -> Sample:
    type = tensor(draw_shape(random), random.choice(("complex<f32>", "complex<f64>")))
    return Sample((type,), (type,), operands=("finite",))


def _first_type(found: Sig) -> list[Type]:
    return [found.ins[0]]


ROWS = [
    replace(
        constant_row("chlo.constant", "sdy.constant"),
        structure=Definition(outs=(static(*VALUES),), fields=(Field("value", CONSTANT),)),
    ),
    OpRow(
        name="chlo.constant_like",
        inherent=("value",),
        structure=Definition(
            ins=(_ANY,), outs=(_ANY,), fields=(Field("value", TYPED),), traits=(same_shapes,)
        ),
        check=_like_check,
        wide=_like_wide,
        rule=pointwise,
        own_rule=True,
        elementwise=True,
        run=_like_run,
        jax=_like_jax,
        torch=_like_torch,
        sample=_like_sample,
    ),
    OpRow(
        name="chlo.mulhi",
        syntax="chlo_binary",
        structure=Definition(
            ins=(_INTEGERS, _INTEGERS), outs=(_INTEGERS,), traits=(compatible_types,)
        ),
        infer=_first_type,
        rule=pointwise,
        own_rule=True,
        flops=1.0,
        run=_mulhi_run,
        jax="_mulhi({0}, {1})",
        torch="_mulhi({0}, {1})",
        sample=_mulhi_sample,
    ),
    OpRow(
        name="chlo._asin_acos_kernel",
        syntax="chlo",
        structure=Definition(ins=(_COMPLEX,), outs=(_COMPLEX,), traits=(compatible_types,)),
        infer=_first_type,
        rule=pointwise,
        own_rule=True,
        flops=20.0,
        elementwise=True,
        run=quiet(_kernel),
        jax="_asin_acos_kernel({0})",
        torch="_asin_acos_kernel({0})",
        sample=_kernel_sample,
    ),
]

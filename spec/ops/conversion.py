"""Ops that change or narrow the element type: convert, bitcast_convert, reduce_precision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np

from shardwright.spec.attributes import Attrs, Int
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.op import OpRow, Run, Sample, Sig, Spelling, Values
from shardwright.spec.reference import numerics as nx
from shardwright.spec.rows import eager
from shardwright.spec.rows.elementwise import pointwise
from shardwright.spec.rows.sampling import draw_element, draw_shape, draw_sizes
from shardwright.spec.rows.spelling import jax_dtype, python_tuple, torch_dtype
from shardwright.spec.sharding_rules.linear import converts
from shardwright.spec.types import DYNAMIC, ELEMENTS, tensor
from shardwright.spec.values import fields
from shardwright.spec.values.quantised import quantised
from shardwright.spec.verifying.attribute_classes import I32_NON_NEGATIVE, I32_POSITIVE
from shardwright.spec.verifying.checking import first
from shardwright.spec.verifying.compat import fit
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.infer_shape import one_type
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.traits import compatible_types, elementwise, same_shapes
from shardwright.spec.verifying.type_classes import (
    ANY_TENSOR,
    BOOL,
    COMPLEX,
    FLOAT,
    INT,
    QUANT,
    ranked,
)


def _convert_run(run: Run, x: Values) -> Values:
    with np.errstate(all="ignore"):
        return np.asarray(nx.convert(x, run.sig.out_element()))


def _convert_sample(random: Random) -> Sample:
    shape = draw_shape(random)
    source = draw_element(random, "sint uint float complex bool")
    target = draw_element(random, "sint uint float complex bool")
    return Sample((tensor(shape, source),), (tensor(shape, target),))


def _convert_torch(sig: Sig, names: Sequence[str]) -> str:
    source, target = ELEMENTS[sig.element()], ELEMENTS[sig.out_element()]
    dtype = torch_dtype(sig.out_element())
    value = f"{names[0]}.real" if source.kind == "complex" != target.kind else names[0]
    if source.kind in ("float", "complex") and target.kind in ("int", "uint"):
        return f"_saturate({value}, {dtype})"
    return f"{value}.to({dtype})"


def _bits(element: str) -> int:
    found = quantised(element)
    if found is not None:
        return int(found.storage[1:])
    return 1 if element == "i1" else ELEMENTS[element].bits


def _bitcast_rule(sig: Sig) -> Rule:
    """One factor per dim of the lower rank; the extra dim of the narrower type is replicated."""
    (source,), (target,) = sig.in_ranks, sig.out_ranks
    builder = RuleBuilder([source], [target])
    shape = sig.shape(0) if source >= target else sig.out_shape(0)
    for dim in range(min(source, target)):
        builder.same(dim, shape[dim])
    if source > target:
        builder.factor([source - 1], [NO_DIM], shape[-1], Kind.REPLICATE)
    elif source < target:
        builder.factor([NO_DIM], [target - 1], shape[-1], Kind.REPLICATE)
    return builder.build()


def _bitcast_run(run: Run, x: Values) -> Values:
    return nx.bitcast(x, run.sig.element(), run.sig.out_element(), run.sig.out_shape(0))


@first
def _bitcast_check(sig: Sig) -> Iterator[str]:
    got = f"Got: '{sig.ins[0]}' and '{sig.outs[0]}'"
    if _is_complex(sig.element()) != _is_complex(sig.out_element()):
        yield f"cannot convert between real and complex types, but {got[0].lower()}{got[1:]}"
    operand, result = (
        (_bits(sig.element()), sig.shape(0)),
        (_bits(sig.out_element()), sig.out_shape(0)),
    )
    (small, long), (large, short) = (
        (operand, result) if operand[0] < result[0] else (result, operand)
    )
    if small != large:
        if len(long) != len(short) + 1:
            yield (
                f"rank of smaller element type ({len(long)}) should be 1 more than rank of larger "
                f"element type ({len(short)}), but {len(long)} != {len(short)} + 1."
            )
            return
        if long[-1] != DYNAMIC and small * long[-1] != large:
            yield f"requires compatible bit widths. {got}, but {small} * {long[-1]} != {large}."
    if not all(fit(a, b) for a, b in zip(long, short, strict=False)):
        yield (
            "operand and result shapes must match except for the innermost dimension of the "
            f"shape with the smaller element type. {got}."
        )


def _is_complex(element: str) -> bool:
    return element.startswith("complex<")


def _bitcast_sample(random: Random) -> Sample:
    elements = ("f32", "i32", "ui8", "i8", "ui16", "bf16", "f64", "ui64", "ui32", "i64")
    source, target = (tensor(draw_sizes(random, 2), random.choice(elements)) for _ in range(2))
    ratio, rest = divmod(_bits(source.element), _bits(target.element))
    if ratio > 1:
        target = target.with_shape((*source.shape, ratio))
    elif rest:
        ratio = _bits(target.element) // _bits(source.element)
        source, target = source.with_shape((*source.shape, ratio)), target.with_shape(source.shape)
    else:
        target = target.with_shape(source.shape)
    return Sample((source,), (target,))


def _bitcast_torch(sig: Sig, names: Sequence[str]) -> str:
    shape = python_tuple(sig.out_shape(0))
    return f"_bitcast({names[0]}, {torch_dtype(sig.out_element())}, {shape})"


def _reduce_precision_run(run: Run, x: Values) -> Values:
    exponent, mantissa = _format(run.sig)
    return nx.reduce_precision(x, exponent, mantissa)


def _format(sig: Sig) -> tuple[int, int]:
    return fields.integer(sig.attrs, "exponent_bits"), fields.integer(sig.attrs, "mantissa_bits")


def _reduce_precision_sample(random: Random) -> Sample:
    type = tensor(draw_shape(random), draw_element(random, "float"))
    exponent, mantissa = Int(random.randint(2, 8), "i32"), Int(random.randint(1, 12), "i32")
    return Sample((type,), (type,), Attrs({"exponent_bits": exponent, "mantissa_bits": mantissa}))


def _to_dtype(template: str) -> Spelling:
    """A jax spelling whose `{1}` is the dtype of the result."""
    return lambda sig, names: template.format(names[0], jax_dtype(sig.out_element()))


def _with_format(function: str) -> Spelling:
    """A call with the numbers of exponent and mantissa bits."""
    return lambda sig, names: f"{function}({names[0]}, {', '.join(map(str, _format(sig)))})"


_NUMBERS = ranked(FLOAT, BOOL, INT, COMPLEX)
_FLOATS = ranked(FLOAT, QUANT)

ROWS: list[OpRow] = [
    OpRow(
        name="stablehlo.convert",
        eager=eager.conversion,
        syntax="pointwise",
        rule=pointwise,
        structure=Definition(ins=(_NUMBERS,), outs=(_NUMBERS,), traits=(same_shapes,)),
        elementwise=True,
        linear=converts,
        run=_convert_run,
        jax=_to_dtype("{0}.astype({1})"),
        torch=_convert_torch,
        sample=_convert_sample,
    ),
    OpRow(
        name="stablehlo.bitcast_convert",
        held="view",
        wide=lambda sig: None,
        syntax="functional",
        rule=_bitcast_rule,
        structure=Definition(ins=(ANY_TENSOR,), outs=(ANY_TENSOR,)),
        check=_bitcast_check,
        elementwise=True,
        run=_bitcast_run,
        jax=_to_dtype("lax.bitcast_convert_type({0}, {1})"),
        torch=_bitcast_torch,
        sample=_bitcast_sample,
    ),
    OpRow(
        name="stablehlo.reduce_precision",
        syntax="reduce_precision",
        inherent=("exponent_bits", "mantissa_bits"),
        rule=pointwise,
        structure=Definition(
            ins=(_FLOATS,),
            outs=(_FLOATS,),
            fields=(Field("exponent_bits", I32_POSITIVE), Field("mantissa_bits", I32_NON_NEGATIVE)),
            traits=(elementwise, compatible_types),
        ),
        infer=one_type,
        flops=1.0,
        elementwise=True,
        wide=lambda sig: Attrs({"exponent_bits": Int(11, "i32"), "mantissa_bits": Int(52, "i32")}),
        run=_reduce_precision_run,
        jax=_with_format("lax.reduce_precision"),
        torch=_with_format("_reduce_precision"),
        sample=_reduce_precision_sample,
    ),
]

"""Conversions to and from quantised integers: `real = (stored - zero_point) * scale`.

Quantised numbers have no dtype in the reference, so these ops are read and checked only. Shardy has
no rule for them; the rule here is ours.
"""

from __future__ import annotations

import re

from shardwright.spec.op import OpRow, Sig
from shardwright.spec.rows.elementwise import pointwise
from shardwright.spec.types import TensorType, Type, tensor
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.faults import Unfit
from shardwright.spec.verifying.traits import elementwise
from shardwright.spec.verifying.type_classes import FLOAT, TypeClass, ranked

_QUANTISED = re.compile(r"!quant\.uniform<[iu]\d+(?:<-?\d+:-?\d+>)?:(\w+)")
_WORDS = "per-tensor integer quantized or per-axis integer quantized values"


def _expressed(type: Type) -> str:
    """The float type whose numbers a quantised tensor holds; "" for others."""
    match = _QUANTISED.match(type.element) if isinstance(type, TensorType) else None
    return match[1] if match else ""


_FLOATS = ranked(FLOAT)


def _is_stored(type: Type) -> bool:
    return bool(_expressed(type))


def _is_either(type: Type) -> bool:
    return _FLOATS.accepts(type) or _is_stored(type)


_STORED = TypeClass(f"ranked tensor of {_WORDS}", _is_stored)
_EITHER = TypeClass(f"ranked tensor of {FLOAT.words} or {_WORDS}", _is_either)


def _quantize_check(sig: Sig) -> str | None:
    wanted = _expressed(sig.ins[0]) or sig.element()
    found = _expressed(sig.outs[0])
    if found == wanted:
        return None
    return f"Expressed type of result expected to be '{wanted}', but got '{found}'"


def _dequantize_infer(sig: Sig) -> list[Type]:
    if not (element := _expressed(sig.ins[0])):
        raise Unfit(f"operand #0 must be {_STORED.words}, but got '{sig.ins[0]}'")
    return [tensor(sig.shape(0), element)]


ROWS = [
    OpRow(
        name="stablehlo.uniform_quantize",
        syntax="functional",
        structure=Definition(ins=(_EITHER,), outs=(_STORED,), traits=(elementwise,)),
        check=_quantize_check,
        rule=pointwise,
        own_rule=True,
        elementwise=True,
    ),
    OpRow(
        name="stablehlo.uniform_dequantize",
        syntax="functional",
        structure=Definition(ins=(_STORED,), outs=(_FLOATS,), traits=(elementwise,)),
        infer=_dequantize_infer,
        rule=pointwise,
        own_rule=True,
        elementwise=True,
    ),
]

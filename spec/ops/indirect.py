"""Ops that name a function or change a type without computing: composites, function values, casts.

A composite means what the function that decomposes it means; its regions are notes to a compiler.
"""

from __future__ import annotations

import re
from typing import Any

from shardwright.spec.attributes import Attribute, Attrs, Int
from shardwright.spec.op import OpRow, Run, Sig
from shardwright.spec.types import OtherType, Type
from shardwright.spec.values.fields import text
from shardwright.spec.values.mpmd_types import ANY_TYPE
from shardwright.spec.verifying.attribute_classes import I32, STRING
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import CALLEE, Field, Kind, Structure
from shardwright.spec.verifying.type_classes import (
    AXIS_QUANT,
    TENSOR,
    TOKEN,
    VALUES,
    memref,
    nested,
    ranked,
    variadic,
)

_NAMESPACED = "^[a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+$"


def _composite_check(sig: Sig) -> str | None:
    if re.fullmatch(_NAMESPACED, text(sig.attrs, "name")):
        return None
    return (
        "name must be a valid namespaced op name, i.e. it must match the following regular "
        f'expression: {_NAMESPACED} e.g. "my_namespace.my_op"'
    )


def _decomposed(run: Run, *operands: Any) -> tuple[Any, ...]:
    return tuple(run.function(*operands))


def _is_function(type: Type) -> bool:
    return isinstance(type, OtherType) and type.kind == "function"


def _indirect_check(sig: Sig) -> str | None:
    if not sig.ins:
        return "expected 1 or more operands, but found 0"
    function = sig.ins[0]
    if not isinstance(function, OtherType) or not _is_function(function):
        return f"operand #0 must be function type, but got '{function}'"
    if function.parts[: function.inputs] != sig.ins[1:]:
        return "failed to verify that callee input types match argument types"
    if function.results != sig.outs:
        return "failed to verify that callee result types match result types"
    return None


def _cast_check(sig: Sig) -> str | None:
    return None if sig.outs else "expected at least one result for cast operation"


_SINGLE = TENSOR | ranked(AXIS_QUANT) | TOKEN
_NESTED = nested(TENSOR | memref(*VALUES) | ranked(AXIS_QUANT) | TOKEN)
_MANY = variadic(_SINGLE | _NESTED)


def _is_dictionary(value: Attribute) -> bool:
    return isinstance(value, Attrs)


_DICTIONARY = Kind("dictionary of named attribute values", _is_dictionary)
_ANY = variadic(ANY_TYPE)

ROWS = [
    OpRow(
        name="stablehlo.composite",
        syntax="composite",
        inherent=("name", "composite_attributes", "decomposition", "version"),
        defaults=(("composite_attributes", Attrs()), ("version", Int(0, "i32"))),
        structure=Definition(
            ins=(_MANY,),
            outs=(_MANY,),
            is_open=True,
            fields=(
                Field("composite_attributes", _DICTIONARY, False),
                Field("decomposition", CALLEE),
                Field("name", STRING),
                Field("version", I32, False),
            ),
        ),
        check=_composite_check,
        pure=False,
        run=_decomposed,
    ),
    OpRow(
        name="func.constant",
        syntax="func.constant",
        inherent=("value",),
        result_names=("f",),
        structure=Structure(operands=0, fields=(Field("value", CALLEE),)),
    ),
    OpRow(
        name="func.call_indirect",
        syntax="call_indirect",
        inherent=("arg_attrs", "res_attrs"),
        structure=Definition(ins=(_ANY,), outs=(_ANY,)),
        check=_indirect_check,
        pure=False,
    ),
    OpRow(
        name="builtin.unrealized_conversion_cast",
        syntax="cast",
        structure=Definition(ins=(_ANY,), outs=(_ANY,)),
        check=_cast_check,
    ),
]

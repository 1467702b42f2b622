"""Algorithms of matrix products that hardware is known to support.

Source: stablehlo `dialect/StablehloOps.cpp`, getKnownDotAlgorithm.
"""

from __future__ import annotations

from shardwright.ir.parser.tokens import Bad
from shardwright.spec.attributes import Dialect

_COUNTS = (
    ("lhs_component_count", "lhs component count"),
    ("rhs_component_count", "rhs component count"),
    ("num_primitive_operations", "num primitive operations"),
)
# Types of operands and of the sum, and how many primitive products make one.
_KNOWN = {
    ("f16", "f16"): (1,),
    ("f16", "f32"): (1,),
    ("bf16", "bf16"): (1,),
    ("bf16", "f32"): (1, 3, 6, 9),
    ("f32", "f32"): (1,),
    ("f64", "f64"): (1,),
    ("tf32", "f32"): (1, 3),
}


def check_algorithm(found: Dialect, at: int) -> None:
    """Raise Bad unless an algorithm is known."""
    values = {key: str(value) for key, value in found.fields}
    for key, words in _COUNTS:
        if int(values[key]) < 1:
            raise Bad(f"{words} must be positive", at)
    if not _is_known(values):
        is_imprecise = values["allow_imprecise_accumulation"] == "true"
        raise Bad(
            "dot algorithm not known to be supported on any hardware:"
            f" {{lhs:'{values['lhs_precision_type']}', rhs:'{values['rhs_precision_type']}',"
            f" accum:'{values['accumulation_type']}',"
            f" lhs_components:{values['lhs_component_count']},"
            f" rhs_components:{values['rhs_component_count']},"
            f" primitive_ops:{values['num_primitive_operations']},"
            f" imprecise:{int(is_imprecise)}}}",
            at,
            "known: f16, bf16, tf32, f32, f64 with themselves or f32; f8 kinds with f32",
        )


def _is_known(values: dict[str, str]) -> bool:
    lhs, rhs = values["lhs_precision_type"], values["rhs_precision_type"]
    products = int(values["num_primitive_operations"])
    if values["lhs_component_count"] != "1" or values["rhs_component_count"] != "1":
        return False
    if _is_f8(lhs) and _is_f8(rhs):
        return values["accumulation_type"] == "f32" and products == 1
    counts = _KNOWN.get((lhs, values["accumulation_type"]), ())
    is_precise = values["allow_imprecise_accumulation"] == "false"
    return lhs == rhs and is_precise and products in counts


def _is_f8(name: str) -> bool:
    return name.startswith("f8") and name != "f8E8M0FNU"

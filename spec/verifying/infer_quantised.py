"""Constraints between quantised operands and results; sentences are MLIR's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.spec.op import Sig
from shardwright.spec.values.quantised import Quantised, quantised
from shardwright.spec.verifying.type_classes import element_of

Found = Sequence[Quantised | None]


def elements(sig: Sig) -> Found:
    """The quantised element types of operands and results, None for others."""
    return [quantised(element_of(type)) for type in (*sig.ins, *sig.outs)]


def is_quantised(sig: Sig) -> bool:
    """True if any operand or result is."""
    return any(one is not None for one in elements(sig))


def product_problems(sig: Sig) -> Iterator[str]:
    """Unless operands and result of a product agree."""
    lhs, rhs, result = elements(sig)
    if rhs is None or (lhs is None) != (result is None):
        yield (
            "rhs should be quantized for quantized operations and "
            "is_quantized(lhs)=is_quantized(result) should hold"
        )
        return
    if lhs is None or result is None:
        if not rhs.expressed == sig.element(0) == sig.out_element():
            yield "mismatched rhs quantization expressed type and lhs and result element type"
        return
    if lhs.storage[1:] != rhs.storage[1:]:
        yield "mismatched lhs and rhs quantization storage types"
    if not lhs.expressed == rhs.expressed == result.expressed:
        yield "mismatched lhs, rhs and result quantization expressed types"
    if rhs.axis is None and result.axis is not None:
        yield "mismatched rhs and result quantization granularity"


def dot_problems(sig: Sig, contracting: Sequence[int]) -> Iterator[str]:
    """Unless the right operand of a dot has zero points 0 and scales along a dim that is kept."""
    _, rhs, _ = elements(sig)
    if rhs is not None and rhs.axis in contracting:
        yield "Quantization dimension of rhs should not be in the contracting dimension of rhs"
    if rhs is not None and {*rhs.zero_points} != {"0"}:
        yield f"Zero point{'s' if rhs.axis is not None else ''} of rhs should be 0"
    yield from product_problems(sig)


def convolution_problems(sig: Sig, kernel_out: int, out: int) -> Iterator[str]:
    """Unless scales of kernel and result go along their output features."""
    _, rhs, result = elements(sig)
    if rhs is not None and rhs.axis not in (None, kernel_out):
        yield ("quantization dimension of rhs should be same with kernel_output_feature_dimension")
    if result is not None and result.axis not in (None, out):
        yield "quantization dimension of result should be same with output_feature_dimension"
    yield from product_problems(sig)

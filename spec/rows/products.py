"""Shared facts of matrix products and convolutions: element types, accumulation, precision."""

from __future__ import annotations

from typing import Any

import numpy as np

from shardwright.spec.attributes import Array, Enum
from shardwright.spec.op import Sig
from shardwright.spec.rows.spelling import jax_dtype, python_tuple
from shardwright.spec.types import ELEMENTS

MULTIPLY_ADD = 2.0  # flops

# Operand and result elements that the samples draw, the commonest most often.
PRODUCTS = (
    ("f32", "f32"), ("f32", "f32"), ("f64", "f64"), ("i32", "i32"), ("bf16", "bf16"),
    ("bf16", "f32"), ("f16", "f16"), ("i8", "i32"), ("ui32", "ui32"), ("complex<f32>",) * 2,
)  # fmt: skip


def combine(sig: Sig) -> tuple[str, ...]:
    """The reducer of partial products: a sum, which for i1 is `or`."""
    return ("or",) if sig.out_element() == "i1" else ("add",)


def product_dtype(sig: Sig) -> tuple[np.dtype[Any], np.dtype[Any]]:
    """The dtype of the result, and the one it is accumulated in (f16 in f32)."""
    dtype = np.dtype(ELEMENTS[sig.out_element()].numpy)
    return dtype, np.dtype(np.float32) if dtype == np.float16 else dtype


def precision(sig: Sig) -> str:
    """`, precision=...` of jax, empty when every operand has the default."""
    value = sig.attrs.get("precision_config")
    items = value.items if isinstance(value, Array) else ()
    words = [item.case for item in items if isinstance(item, Enum)]
    if all(word == "DEFAULT" for word in words):
        return ""
    return f", precision={python_tuple([f'lax.Precision.{word}' for word in words])}"


def preferred(sig: Sig) -> str:
    """`, preferred_element_type=...` of jax where the result is wider than the operands."""
    element = sig.out_element()
    return "" if element == sig.element() else f", preferred_element_type={jax_dtype(element)}"

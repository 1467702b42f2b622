"""Spellings that rows of the generated languages share: element types, tuples, letters."""

from __future__ import annotations

from collections.abc import Sequence

_JAX = {
    "i1": "bool_",
    "bf16": "bfloat16",
    "complex<f32>": "complex64",
    "complex<f64>": "complex128",
}
# torch computes integers narrower than a byte in int8 / uint8.
_TORCH = {
    "i1": "bool", "bf16": "bfloat16", "complex<f32>": "complex64", "complex<f64>": "complex128",
    "i2": "int8", "i4": "int8", "ui2": "uint8", "ui4": "uint8", "index": "int64",
}  # fmt: skip


def numpy_word(element: str) -> str:
    """`int32`, `uint8`, `float8_e5m2`: the name numpy, jax and torch agree on for most elements."""
    for prefix, word in (("ui", "uint"), ("i", "int"), ("f", "float")):
        if element.startswith(prefix) and element[len(prefix) :].isdigit():
            return word + element[len(prefix) :]
    if element[:2] in ("f8", "f6", "f4"):
        return f"float{element[1]}_{element[2:].lower()}"
    return element


def jax_dtype(element: str) -> str:
    """`jnp.float32` for f32."""
    return f"jnp.{_JAX.get(element, numpy_word(element))}"


def torch_dtype(element: str) -> str:
    """`torch.float32` for f32."""
    return f"torch.{_TORCH.get(element, numpy_word(element))}"


def torch_scalar(number: object, element: str) -> str:
    """A tensor of one number, as a fill: a GPU waits where it is made of a number of the host."""
    return f"torch.full((), {number}, dtype={torch_dtype(element)})"


def python_tuple(items: Sequence[object]) -> str:
    """`(1,)`, `(1, 2)`."""
    inner = ", ".join(map(str, items))
    return f"({inner},)" if len(items) == 1 else f"({inner})"


def is_wide_unsigned(element: str) -> bool:
    """True if torch stores this element but computes little with it."""
    return element in ("ui16", "ui32", "ui64")

"""Constants in JAX."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from shardwright.backends.constants import INLINE, is_splat, nested, number
from shardwright.backends.emit import Writer
from shardwright.backends.names import items
from shardwright.ir.core import Op
from shardwright.spec.attributes import Dense
from shardwright.spec.dense import values
from shardwright.spec.spelling import jax_dtype


def scalar(value: object, element: str) -> str:
    """A typed rank-0 constant."""
    module = "jnp" if element == "bf16" else "np"
    dtype = jax_dtype(element).removeprefix("jnp.")
    if element in ("i2", "i4", "ui2", "ui4"):
        return f"jnp.array({value}, jnp.{dtype})"
    return f"{module}.{dtype}({value})"


def constant(writer: Writer, op: Op) -> None:
    dense = op.attrs["value"]
    assert isinstance(dense, Dense)
    array, element = values(dense), dense.type.element
    if array.ndim == 0:
        text = scalar(number(array[()]), element)
        if writer.reads(op.result) == 1:
            writer.bind(op.result, text)
        else:
            writer.assign(op, text)
        return
    writer.assign(op, _array(writer, array, element))


def _array(writer: Writer, array: NDArray[Any], element: str) -> str:
    dtype = jax_dtype(element)
    if is_splat(array):
        return f"jnp.full({items(list(map(str, array.shape)))}, {number(array.flat[0])}, {dtype})"
    if array.size == 0:
        return f"jnp.zeros({items(list(map(str, array.shape)))}, {dtype})"
    if array.size <= INLINE:
        return f"jnp.array({nested(array)}, {dtype})"
    return f"jnp.asarray({writer.program.tables.add(array)}, {dtype})"

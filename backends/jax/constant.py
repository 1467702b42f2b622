"""Constants in JAX."""

from __future__ import annotations

from shardwright.backends.constants import INLINE, Tables, is_splat, nested, number
from shardwright.backends.emit import Writer
from shardwright.backends.names import items
from shardwright.ir.core import Op
from shardwright.spec.attributes import Dense
from shardwright.spec.rows.spelling import jax_dtype
from shardwright.spec.values.dense import values


def scalar(value: object, element: str) -> str:
    """A typed rank-0 constant."""
    module = "jnp" if element == "bf16" else "np"
    dtype = jax_dtype(element).removeprefix("jnp.")
    if element in ("i2", "i4", "ui2", "ui4"):
        return f"jnp.array({value}, jnp.{dtype})"
    return f"{module}.{dtype}({value})"


def constant(writer: Writer, op: Op) -> None:
    writer.constant(op, _spelled)


def _spelled(dense: Dense, tables: Tables) -> str:
    array, element = values(dense), dense.type.element
    if array.ndim == 0:
        return scalar(number(array[()]), element)
    shape, dtype = items(list(map(str, array.shape))), jax_dtype(element)
    if is_splat(array):
        return f"jnp.full({shape}, {number(array.flat[0])}, {dtype})"
    if array.size == 0:
        return f"jnp.zeros({shape}, {dtype})"
    if array.size <= INLINE:
        return f"jnp.array({nested(array)}, {dtype})"
    return f"jnp.asarray({tables.add(array)}, {dtype})"

"""Reads typed values out of attribute dictionaries, with the default of an absent one."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardwright.spec.attributes import (
    Attrs,
    Bool,
    Dense,
    Dialect,
    Dims,
    Enum,
    Float,
    Int,
    Ints,
    Number,
    String,
    Unit,
)
from shardwright.spec.types import tensor
from shardwright.spec.values.dense import dense, values


def ints(attrs: Attrs, key: str, default: Sequence[int] = ()) -> tuple[int, ...]:
    """An `array<i64: ...>`."""
    value = attrs.get(key)
    return value.values if isinstance(value, Ints) else tuple(default)


def integer(attrs: Attrs, key: str, default: int = 0) -> int:
    """A `4 : i64`."""
    value = attrs.get(key)
    return value.value if isinstance(value, Int) else default


def number(attrs: Attrs, key: str, default: float = 0.0) -> float:
    """A float literal, or a bit pattern as MLIR prints infinities and NaN."""
    value = attrs.get(key)
    if not isinstance(value, Float):
        return default
    return float(value.text)


def flag(attrs: Attrs, key: str, default: bool = False) -> bool:
    """A boolean; a unit attribute is true by being there."""
    value = attrs.get(key)
    if isinstance(value, Unit):
        return True
    return value.value if isinstance(value, Bool) else default


def text(attrs: Attrs, key: str, default: str = "") -> str:
    """A string, or the case of an enum."""
    value = attrs.get(key)
    if isinstance(value, Enum):
        return value.case
    return value.value if isinstance(value, String) else default


def dims(attrs: Attrs, key: str, field: str) -> tuple[int, ...]:
    """A dim list inside a `#dialect.name<...>` attribute; () when absent."""
    value = attrs.get(key)
    found = value.get(field) if isinstance(value, Dialect) else None
    return found.values if isinstance(found, Dims) else ()


def index(attrs: Attrs, key: str, field: str, default: int = 0) -> int:
    """A number inside a `#dialect.name<...>` attribute."""
    value = attrs.get(key)
    found = value.get(field) if isinstance(value, Dialect) else None
    return found.value if isinstance(found, Number) else default


def i64(values: Sequence[int]) -> Ints:
    """The attribute `array<i64: ...>` of these numbers."""
    return Ints(tuple(values))


def table(attrs: Attrs, key: str, default: Sequence[Sequence[int]] = ()) -> list[tuple[int, ...]]:
    """The rows of a `dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>`."""
    value = attrs.get(key)
    rows = values(value).tolist() if isinstance(value, Dense) else default
    return [tuple(row) for row in rows]


def dense_table(rows: Sequence[Sequence[int]]) -> Dense:
    """`dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>`."""
    array = np.array(rows, np.int64)
    return dense(array, tensor(array.shape, "i64"))

"""Starts of slices in JAX scripts mean what StableHLO's do: clamped, never counted from the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pytest.importorskip("jax")

import jax

from shardwright.backends.jax import prelude

LONG, PART = 200, 10  # the last start of a part, 190, is no number of 8 bits with a sign
X, UPDATE = np.arange(LONG, dtype=np.float32), np.full(PART, -1, np.float32)
STARTS = [
    np.dtype(kind).type(start)
    for kind in ("int8", "uint8", "int16", "uint16", "int32", "uint32")
    for start in (-7, -1, 0, 3, 120, 199)
    if np.iinfo(kind).min <= start <= np.iinfo(kind).max
]


def expected(start: Any) -> tuple[Any, Any]:
    """What is read and what is left after writing, as StableHLO says."""
    first = min(max(int(start), 0), LONG - PART)
    written = X.copy()
    written[first : first + PART] = UPDATE
    return X[first : first + PART], written


def sliced(start: Any) -> tuple[Any, Any]:
    """Both by the helpers of scripts."""
    read = prelude._dynamic_slice(jax.numpy.asarray(X), (start,), (PART,))
    return read, prelude._dynamic_update_slice(jax.numpy.asarray(X), UPDATE, (start,))


def counted(start: Any) -> tuple[Any, Any]:
    """Both as JAX means them: the planted error."""
    read = jax.lax.dynamic_slice(X, (start,), (PART,))
    return read, jax.lax.dynamic_update_slice(jax.numpy.asarray(X), UPDATE, (start,))


def wrong(slices: Callable[[Any], tuple[Any, Any]], starts: list[Any]) -> list[Any]:
    """The starts that give something else, known when a script is traced or not."""
    return [
        start
        for start in starts
        for found in (slices(start), jax.jit(slices)(start))
        if not all(map(np.array_equal, found, expected(start)))
    ]


def test_starts_of_all_integer_types_are_clamped():
    assert wrong(sliced, STARTS) == []


def test_starts_that_count_from_the_end_are_caught():
    assert wrong(counted, [np.int32(-7)])


def test_no_start_is_compared_with_zero():
    """Where the last start is a number of their type; XLA clamps by itself."""
    text = jax.jit(sliced).lower(np.int32(3)).as_text()
    assert "compare" not in text and "maximum" not in text

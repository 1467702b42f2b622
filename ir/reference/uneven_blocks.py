"""Padding of global arrays whose dims are cut into unequal parts.

Nothing may depend on what padding holds, so the reference fills it with what shows: NaN, or the
largest number of an integer type.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shardwright.spec.op import Values


def fill_of(dtype: np.dtype[Any]) -> Values:
    """The rank-0 value that stands in padding of an array."""
    if dtype.kind in "fc":
        return np.array(np.nan, dtype)
    return np.array(True if dtype.kind == "b" else np.iinfo(dtype).max, dtype)


def padded(array: Values, shape: tuple[int, ...]) -> Values:
    """The array made as long as `shape` at the end of each dim."""
    if array.shape == shape:
        return array
    edges = [(0, after - before) for before, after in zip(array.shape, shape, strict=True)]
    return np.pad(array, edges, constant_values=fill_of(array.dtype))


def unpadded(array: Values, shape: tuple[int, ...]) -> Values:
    """The leading part of this shape."""
    return array if array.shape == shape else array[tuple(map(slice, shape))]

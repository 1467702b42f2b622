"""Helpers of generated JAX scripts: a script gets copies of those it uses and of their callees.

Each does what one line of `jax.numpy` or `lax` cannot say with StableHLO's meaning.
"""

# pyright: basic
# (jax itself is typed in part only)

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax


def _vary(x: Array, axes: tuple[str, ...]) -> Array:
    """Let a value that is the same along mesh axes count as one that may differ."""
    kind = jax.typeof(x)
    found = kind.vma if hasattr(kind, "vma") else kind.manual_axis_type.varying  # since jax 0.10
    missing = tuple(name for name in axes if name not in found)
    return lax.pcast(x, missing, to="varying") if missing else x


def _pmax(x: Array, axes: str | tuple[str, ...]) -> Array:
    """The largest of all devices as `jnp.max` has it: NaN if there is one, -0 below +0."""
    if x.dtype.itemsize == 1:  # where a NaN may have the bits that are the largest number of others
        return _pmax(x.astype(jnp.float32), axes).astype(x.dtype)
    kind = jnp.dtype(f"int{8 * x.dtype.itemsize}")
    key = jnp.where(jnp.isnan(x), jnp.iinfo(kind).max, _total_order(x))
    key = lax.pmax(key, axes)
    found = lax.bitcast_convert_type(jnp.where(key < 0, key ^ jnp.iinfo(kind).max, key), x.dtype)
    return jnp.where(key == jnp.iinfo(kind).max, jnp.array(jnp.nan, x.dtype), found)


def _pmin(x: Array, axes: str | tuple[str, ...]) -> Array:
    """The smallest of all devices as `jnp.min` has it: NaN if there is one, -0 below +0."""
    found = -_pmax(-x, axes)
    return jnp.where(jnp.isnan(found), jnp.array(jnp.nan, x.dtype), found)


def _reduce_scatter(
    x: Array, axes: str | tuple[str, ...], dim: int, combine: Callable[[Array, Array], Array]
) -> Array:
    """Combine the devices' arrays; each device keeps the piece along `dim` that has its number."""
    pieces = jnp.stack(jnp.split(x, lax.axis_size(axes), dim))
    return functools.reduce(combine, lax.all_to_all(pieces, axes, 0, 0, tiled=True))


def _broadcast(x: Array, axes: str | tuple[str, ...]) -> Array:
    """The array of the first device, in turns: those that have it send it to as many others."""
    count, index, have = lax.axis_size(axes), lax.axis_index(axes), 1
    while have < count:
        pairs = [(device, device + have) for device in range(min(have, count - have))]
        sent = lax.ppermute(x, axes, pairs)
        x = jnp.where((index >= have) & (index < 2 * have), sent, x)
        have *= 2
    return x


def _sort_by(
    before: Callable[..., Array], operands: Sequence[Array], dim: int
) -> tuple[Array, ...]:
    """Sort arrays together by any comparator `before(a0, b0, a1, b1, ...)` of scalars; stable.

    A bitonic network over positions: about log2(n)^2 / 2 steps for n elements.
    """
    arrays = [jnp.moveaxis(x, dim, -1) for x in operands]
    count = arrays[0].shape[-1]
    width = 1 << max(count - 1, 0).bit_length()
    lane = jnp.arange(width)
    order = jnp.broadcast_to(lane, (*arrays[0].shape[:-1], width))
    compare = jnp.vectorize(before)

    def is_first(i: Array, j: Array) -> Array:
        left = [jnp.take_along_axis(x, jnp.minimum(i, count - 1), -1) for x in arrays]
        right = [jnp.take_along_axis(x, jnp.minimum(j, count - 1), -1) for x in arrays]
        forth = compare(*(x for pair in zip(left, right, strict=True) for x in pair))
        back = compare(*(x for pair in zip(right, left, strict=True) for x in pair))
        by_value = forth | (~back & (i < j))
        return jnp.where((i < count) & (j < count), by_value, i < j)  # padding stays last

    size = 2
    while size <= width:
        step = size // 2
        while step:
            other = order[..., lane ^ step]
            keeps_first = ((lane & step) == 0) == ((lane & size) == 0)
            swap = jnp.where(keeps_first, is_first(other, order), is_first(order, other))
            order = jnp.where(swap, other, order)
            step //= 2
        size *= 2
    return tuple(
        jnp.moveaxis(jnp.take_along_axis(x, order[..., :count], -1), -1, dim) for x in arrays
    )


def _total_order(x: Array) -> Array:
    """Integers that order as floats do with -NaN < -inf < -0 < +0 < inf < NaN."""
    bits = lax.bitcast_convert_type(x, jnp.dtype(f"int{8 * x.dtype.itemsize}"))
    return jnp.where(bits < 0, bits ^ jnp.iinfo(bits.dtype).max, bits)


def _power(x: Array, y: Array) -> Array:
    """Integer power by squaring; a negative exponent gives 0 unless x is 1 or -1."""
    base, result = x, jnp.ones_like(x)
    for bit in range(8 * y.dtype.itemsize):
        result = jnp.where((y >> bit) & 1 == 1, result * base, result)
        base = base * base
    return jnp.where((y < 0) & (jnp.abs(x) != 1), 0, result)


def _select_and_scatter_add(
    x: Array,
    source: Array,
    init: Array,
    best: Callable[[Array, Array], Array],
    window: Sequence[int],
    strides: Sequence[int],
    padding: Sequence[tuple[int, int]],
) -> Array:
    """Add each source element to the place of the best value in its window, the first on ties.

    `best` is `lax.max` or `lax.min`.
    """
    low, high = (
        (-np.inf, np.inf)
        if jnp.issubdtype(x.dtype, jnp.inexact)
        else (jnp.iinfo(x.dtype).min, jnp.iinfo(x.dtype).max)
    )
    worst = np.array(low if best is lax.max else high, x.dtype)
    places = lax.iota(np.int32, x.size).reshape(x.shape)

    def pick(a: tuple[Array, Array], b: tuple[Array, Array]) -> tuple[Array, Array]:
        is_tie = a[0] == b[0]
        keeps = jnp.where(is_tie, a[1] < b[1], best(a[0], b[0]) == a[0])
        return jnp.where(keeps, a[0], b[0]), jnp.where(keeps, a[1], b[1])

    start = worst, np.int32(x.size)  # windows of nothing but padding give this place
    _, found = lax.reduce_window((x, places), start, pick, window, strides, padding)
    flat = jnp.full(x.size, init).at[found.reshape(-1)].add(source.reshape(-1), mode="drop")
    return flat.reshape(x.shape)


def _dynamic_slice(x: Array, starts: Sequence[Array], sizes: Sequence[int]) -> Array:
    """A slice whose starts are clamped, negative ones to 0: none counts from the end."""
    return lax.dynamic_slice(x, _starts(starts), sizes, allow_negative_indices=False)


def _own_part(x: Array, axes: str | tuple[str, ...], size: int, dim: int) -> Array:
    """The part of an array, of a size along a dim, that devices along some axes have as theirs."""
    starts = [lax.axis_index(axes) * size if d == dim else np.int32(0) for d in range(x.ndim)]
    sizes = [size if d == dim else n for d, n in enumerate(x.shape)]
    return lax.dynamic_slice(x, starts, sizes, allow_negative_indices=False)


def _dynamic_update_slice(x: Array, update: Array, starts: Sequence[Array]) -> Array:
    """Writes a slice; starts are clamped, negative ones to 0: none counts from the end."""
    return lax.dynamic_update_slice(x, update, _starts(starts), allow_negative_indices=False)


def _starts(starts: Sequence[Array]) -> list[Array]:
    """Starts that XLA can clamp: it does so in their own type, which may be too narrow for that."""
    known = [start if isinstance(start, Array) else np.maximum(start, 0) for start in starts]
    return [start.astype(np.int32) if start.dtype.itemsize < 4 else start for start in known]

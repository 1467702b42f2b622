"""Helpers of generated JAX scripts for normalisation and rare products.

Like those in `prelude.py`; they stand apart because the two do not use each other.
"""

# pyright: basic
# (jax itself is typed in part only)

from __future__ import annotations

from collections.abc import Sequence

import jax
import jax.numpy as jnp
from jax import Array, lax


def _across(x: Array, feature: int) -> tuple[tuple[int, ...], list[int]]:
    """The dims but the feature dim, and the shape of a feature vector next to x."""
    dims = tuple(dim for dim in range(x.ndim) if dim != feature)
    return dims, [-1 if dim == feature else 1 for dim in range(x.ndim)]


def _batch_norm_training(
    x: Array, scale: Array, offset: Array, epsilon: float, feature: int
) -> tuple[Array, Array, Array]:
    """The normalised operand, mean and variance of each feature."""
    dims, shape = _across(x, feature)
    mean, variance = x.mean(dims), x.var(dims)
    normal = (x - mean.reshape(shape)) / jnp.sqrt(variance + epsilon).reshape(shape)
    return normal * scale.reshape(shape) + offset.reshape(shape), mean, variance


def _batch_norm_grad(
    x: Array,
    scale: Array,
    mean: Array,
    variance: Array,
    grad: Array,
    epsilon: float,
    feature: int,
) -> tuple[Array, Array, Array]:
    """Gradients of operand, scale and offset."""
    dims, shape = _across(x, feature)
    inverse = lax.rsqrt(variance + epsilon).reshape(shape)
    normal = (x - mean.reshape(shape)) * inverse
    grad_scale, grad_offset = (grad * normal).sum(dims), grad.sum(dims)
    mixed = (grad_offset.reshape(shape) + normal * grad_scale.reshape(shape)) * (
        x.shape[feature] / x.size
    )
    return scale.reshape(shape) * inverse * (grad - mixed), grad_scale, grad_offset


def _mulhi(x: Array, y: Array) -> Array:
    """The upper half of the bits of a product of integers."""
    width = 8 * x.dtype.itemsize
    if width < 64:
        wide = jnp.int64 if x.dtype.kind == "i" else jnp.uint64
        return ((x.astype(wide) * y.astype(wide)) >> width).astype(x.dtype)
    a, b = x.astype(jnp.uint64), y.astype(jnp.uint64)
    low = jnp.uint64(0xFFFFFFFF)
    cross = (a >> 32) * (b & low), (a & low) * (b >> 32)
    middle = (((a & low) * (b & low)) >> 32) + (cross[0] & low) + (cross[1] & low)
    high = (a >> 32) * (b >> 32) + (cross[0] >> 32) + (cross[1] >> 32) + (middle >> 32)
    if x.dtype.kind == "i":  # a negative factor counts 2^64 too much
        high = high - jnp.where(x < 0, b, 0) - jnp.where(y < 0, a, 0)
    return high.astype(x.dtype)


def _asin_acos_kernel(z: Array) -> Array:
    """w such that asin(z) = atan2(re z, re w) + i sign(im z) im w."""
    x, y = jnp.abs(z.real), jnp.abs(z.imag)
    right, left = jnp.hypot(x + 1, y), jnp.hypot(x - 1, y)
    half = (right + left) / 2
    outer = y * y / (right + x + 1)
    below = jnp.where(x < 1, left + (1 - x), y * y / (left + (x - 1)))
    above = jnp.where(x < 1, y * y / (left + (1 - x)), left + (x - 1))
    excess = (outer + above) / 2
    real = jnp.sqrt((outer + below) / 2 * (half + x))
    return lax.complex(real, jnp.log1p(excess + jnp.sqrt(excess * (half + 1))))


def _index_select(x: Array, index: Array, dim: int, batch: int) -> Array:
    """Slices along a dim; the first `batch` dims of both go together."""
    if batch:
        return jax.vmap(lambda a, b: _index_select(a, b, dim - 1, batch - 1))(x, index)
    return jnp.take(x, index, axis=dim, mode="clip")


# --- slices and edges that are known only when the program runs


def _dynamic_pad(
    x: Array,
    value: Array,
    dims: Sequence[int],
    low: Array,
    interior: Array | Sequence[int],
    shape: Sequence[int],
) -> Array:
    """Put `low` values before the elements of some dims and `interior` between them."""
    for number, dim in enumerate(dims):
        places = jnp.arange(shape[dim]) - low[number]
        step = interior[number] + 1
        sources, is_hole = places // step, places % step != 0
        is_outside = (places < 0) | (sources >= x.shape[dim]) | is_hole
        column = [-1 if d == dim else 1 for d in range(x.ndim)]
        taken = jnp.take(x, sources, axis=dim, mode="clip")
        x = jnp.where(is_outside.reshape(column), value, taken)
    return x


def _strided(x: Array, starts: Array, strides: Array, shape: Sequence[int]) -> Array:
    """A slice of a shape, from computed positions on by computed steps."""
    for dim, size in enumerate(shape):
        x = jnp.take(x, starts[dim] + strides[dim] * jnp.arange(size), axis=dim)
    return x


# --- custom calls


def _best_last(x: Array, count: int, largest: bool) -> tuple[Array, Array]:
    """The best elements along the last dim, in order, and where they stand."""
    order = jnp.argsort(x, axis=-1, stable=True, descending=largest)[..., :count]
    return jnp.take_along_axis(x, order, -1), order.astype(jnp.int32)


def _best(x: Array, index: Array, worst: Array, dim: int, count: int) -> tuple[Array, Array]:
    """The best elements along a dim and their indices; `worst` says which end is bad."""
    key = jnp.where(jnp.any(worst < x), -x, x)
    order = jnp.argsort(key, axis=dim, stable=True)
    order = lax.slice_in_dim(order, 0, count, axis=dim)
    return jnp.take_along_axis(x, order, dim), jnp.take_along_axis(index, order, dim)

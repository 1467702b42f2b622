# pyright: basic
"""Dropout with counter-based random masks: a fresh mask per call, seeded by a number per row.

What is left out is a hash of that number and of the place in the tensor, so devices that hold parts
of it agree without talking.
"""

from __future__ import annotations

from functools import partial

import jax
import jax.numpy as jnp
from jax.custom_derivatives import linear_call

from shardwright.backends.jax.capture.parts import beside

ODD = (0x9E3779B1, 0x85EBCA6B, 0xC2B2AE35, 0x27D4EB2F, 0x165667B1)  # multipliers of xxHash
LAYER, SITE, STAGE = 0x7FEB352D, 0x846CA68B, 0x2C1B3C6D


def another(noise: jax.Array, index: int | jax.Array, step: int) -> jax.Array:
    """The numbers of another layer, stage, or place in a layer."""
    return noise + jnp.uint32(step) * jnp.asarray(index).astype(jnp.uint32)


def dropped(x: jax.Array, noise: jax.Array, percent: int) -> jax.Array:
    """Rows first; `noise` is a number per row. What stays is larger, so that sums are the same."""
    return _of_mask(x, stays(noise, x.shape, percent), percent)


def dropped_apart(x: jax.Array, noise: jax.Array, percent: int) -> jax.Array:
    """The same as a kernel of its own, as frameworks of kernels do it: what stays is in memory, a
    byte each, for the backward pass.
    """
    mask = jax.lax.optimization_barrier(stays(noise, x.shape, percent).astype(jnp.uint8))
    return _of_mask(jax.lax.optimization_barrier(x), mask, percent)


def _of_mask(x: jax.Array, mask: jax.Array, percent: int) -> jax.Array:
    def times(mask: jax.Array, x: jax.Array) -> jax.Array:
        return x * (mask.astype(x.dtype) * (100 / (100 - percent)))

    return linear_call(times, times, mask, x)  # the mask is what is kept


@partial(jax.jit, static_argnums=(1, 2))
def stays(noise: jax.Array, shape: tuple[int, ...], percent: int) -> jax.Array:
    """True if each element stays, of tensors of a shape."""
    ones = (1,) * (len(shape) - 1)
    bits = jnp.broadcast_to(noise.reshape(-1, *ones), shape)
    for dim in range(1, len(shape)):
        places = beside(jax.lax.iota(jnp.uint32, shape[dim]), noise)
        places = places * jnp.uint32(ODD[dim % len(ODD)])
        bits = bits + jax.lax.broadcast_in_dim(places, shape, (dim,))
    bits = (bits ^ (bits >> 15)) * jnp.uint32(ODD[0])
    bits = (bits ^ (bits >> 13)) * jnp.uint32(ODD[1])
    return (bits ^ (bits >> 16)) >= jnp.uint32(percent * 2**32 // 100)

# pyright: basic
"""Building blocks of models: products, norms, lookups, losses. Sums of products are bf16 or fp8,
norms and losses f32.
"""

from __future__ import annotations

from collections.abc import Mapping

import jax
import jax.numpy as jnp
from jax.ad_checkpoint import checkpoint_name

from shardwright.backends.jax.capture.fp8 import KEPT, product8
from shardwright.backends.jax.capture.spread import Spread

# What cuts letters of products: rows, groups of heads, and channels inside perceptrons.
ROWS: Mapping[str, str] = {"b": "batch"}
TP: Mapping[str, str] = {**ROWS, "k": "tp", "f": "tp"}
EPSILON = 1e-5
UNSEEN = 1e9  # less than any score, and no share in a softmax


def kept(x: jax.Array) -> jax.Array:
    """The values kept for the backward pass where layers are not computed again.

    Operands of products, as a framework of kernels keeps them; norms and the like are made again.
    """
    # Else JAX keeps every f32 intermediate of norms, four times as much (decision 0023).
    return checkpoint_name(x, KEPT)


def product(
    spread: Spread, sums: str, x: jax.Array, w: jax.Array, cuts: Mapping[str, str] = TP
) -> jax.Array:
    """An einsum of an activation and a weight, both in the format of computation.

    `cuts`: what cuts the dim of a letter, if there is one.
    """
    if spread.recipe.dtype == "fp8":
        return product8(spread, sums, x, w, cuts)
    return jnp.einsum(sums, x, w)


def norm(x: jax.Array, gain: jax.Array, bias: jax.Array | None) -> jax.Array:
    """Over the last dim, in f32: layer norm with a bias, else root-mean-square norm.

    Gain and bias are f32.
    """
    y = x.astype(jnp.float32)
    if bias is not None:
        y = y - jnp.mean(y, axis=-1, keepdims=True)
    y = y * jax.lax.rsqrt(jnp.mean(jnp.square(y), axis=-1, keepdims=True) + EPSILON)
    y = y * along(gain, y)
    if bias is not None:
        y = y + along(bias, y)
    return y.astype(x.dtype)


def along(small: jax.Array, x: jax.Array) -> jax.Array:
    """A bias or gain of the last dims, for every row. One op: its gradient is one sum."""
    dims = tuple(range(x.ndim - small.ndim, x.ndim))
    return jax.lax.broadcast_in_dim(small, x.shape, dims)


def cross_entropy(logits: jax.Array, labels: jax.Array, known: int) -> jax.Array:
    """Mean of -log softmax at the labels, in f32; the last dim may be cut. Classes from `known` on
    are padding, and have no share.
    """
    logits = logits.astype(jnp.float32)
    classes = beside(jax.lax.iota(jnp.int32, logits.shape[-1]), labels)
    if known < logits.shape[-1]:
        logits = jnp.where(classes < known, logits, -UNSEEN)
    top = kept(jax.lax.stop_gradient(jnp.max(logits, axis=-1, keepdims=True)))
    shifted = logits - top
    is_label = (labels[..., None] == classes).astype(jnp.float32)
    at_label = jnp.sum(shifted * is_label, axis=-1)
    total = kept(jnp.sum(jnp.exp(shifted), axis=-1))
    return jnp.mean(jnp.log(total) - at_label)


def beside(table: jax.Array, x: jax.Array) -> jax.Array:
    """A small constant that is broadcast where `x` is: it is made to wait for `x`.

    Else JAX makes it large before the loops around, and keeps that.
    """
    return jax.lax.optimization_barrier((table, x))[0]

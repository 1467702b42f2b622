# pyright: basic
"""Causal attention. Queries: rows, positions, key heads, queries per key head, size; keys and
values: rows, positions, key heads, size.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from shardwright.backends.jax.capture.parts import UNSEEN, beside, kept

Kept = tuple[jax.Array, ...]
Drop = Callable[[jax.Array], jax.Array]


def _scores(q: jax.Array, k: jax.Array, places: jax.Array, made: Any = jnp.float32) -> jax.Array:
    """Rows, key heads, queries per key head, positions, positions; in f32.

    `made`: what the product makes, before scale and mask.
    """
    scores = jnp.einsum("bqkgd,btkd->bkgqt", q, k, preferred_element_type=made)
    scores, places = scores.astype(jnp.float32), beside(places, q)
    is_seen = (places[:, None] >= places[None]).astype(jnp.float32)
    return scores * q.shape[-1] ** -0.5 + (is_seen - 1) * UNSEEN


def _places(q: jax.Array) -> jax.Array:
    return jax.lax.iota(jnp.int32, q.shape[1])


def plain(
    q: jax.Array, k: jax.Array, v: jax.Array, is_kept: bool, drop: Drop | None = None
) -> jax.Array:
    """What the softmax gives and the result are kept for the backward pass, if `is_kept`.

    Products pass on what they make in the format of computation, as kernels of frameworks do.
    `drop`: leaves out weights.
    """
    weights: Any = _softmax(_scores(q, k, _places(q), q.dtype), q.dtype)
    weights = kept(weights) if is_kept else weights
    weights = weights if drop is None else drop(weights)
    out = jnp.einsum("bkgqt,btkd->bqkgd", weights, v)
    return kept(out) if is_kept else out


@partial(jax.custom_vjp, nondiff_argnums=(1,))
def _softmax(scores: jax.Array, dtype: Any) -> jax.Array:
    """Of f32. Its gradient is made of what it gives, in the format in which that is kept."""
    return jax.nn.softmax(scores, axis=-1).astype(dtype)


def _softmax_forward(scores: jax.Array, dtype: Any) -> tuple[jax.Array, jax.Array]:
    weights: Any = _softmax(scores, dtype)
    return weights, weights


def _softmax_backward(dtype: Any, weights: jax.Array, g: jax.Array) -> tuple[jax.Array]:
    weights, g = weights.astype(jnp.float32), g.astype(jnp.float32)
    return (weights * (g - jnp.sum(weights * g, axis=-1, keepdims=True)),)


_softmax.defvjp(_softmax_forward, _softmax_backward)


@partial(jax.custom_vjp, nondiff_argnums=(3,))
def flash(q: jax.Array, k: jax.Array, v: jax.Array, is_kept: bool) -> jax.Array:
    """One kernel forward, one backward, which makes the scores again. It needs the result of the
    first and the logarithm of its sums, which are kept if `is_kept`.
    """
    return attention(q, k, v, _places(q))[0]


@jax.jit
def attention(q: jax.Array, k: jax.Array, v: jax.Array, places: jax.Array) -> Kept:
    scores = _scores(q, k, places)
    top = jnp.max(scores, axis=-1, keepdims=True)
    sums = top + jnp.log(jnp.sum(jnp.exp(scores - top), axis=-1, keepdims=True))
    weights = jnp.exp(scores - sums).astype(q.dtype)
    return jnp.einsum("bkgqt,btkd->bqkgd", weights, v), sums


@jax.jit
def attention_backward(
    q: jax.Array,
    k: jax.Array,
    v: jax.Array,
    places: jax.Array,
    out: jax.Array,
    sums: jax.Array,
    g: jax.Array,
) -> Kept:
    weights = jnp.exp(_scores(q, k, places) - sums)
    in_v = jnp.einsum("bkgqt,bqkgd->btkd", weights.astype(g.dtype), g)
    in_weights = jnp.einsum("bqkgd,btkd->bkgqt", g, v, preferred_element_type=jnp.float32)
    along = jnp.einsum("bqkgd,bqkgd->bkgq", g, out, preferred_element_type=jnp.float32)
    in_scores = (weights * (in_weights - along[..., None]) * q.shape[-1] ** -0.5).astype(q.dtype)
    in_q = jnp.einsum("bkgqt,btkd->bqkgd", in_scores, k)
    return in_q, jnp.einsum("bkgqt,bqkgd->btkd", in_scores, q), in_v


def _forward(q: jax.Array, k: jax.Array, v: jax.Array, is_kept: bool) -> tuple[jax.Array, Kept]:
    out, sums = attention(q, k, v, _places(q))
    out, sums = (kept(out), kept(sums)) if is_kept else (out, sums)
    return out, (q, k, v, out, sums)


def _backward(is_kept: bool, found: Kept, g: jax.Array) -> Kept:
    q, k, v, out, sums = found
    return attention_backward(q, k, v, _places(q), out, sums, g)


flash.defvjp(_forward, _backward)


def rotated(x: jax.Array) -> jax.Array:
    """Pairs of channels turned by their position: dim 1 is the position, the last the channel."""
    half = x.shape[-1] // 2
    rate = jnp.exp(jax.lax.iota(jnp.float32, half) * (-math.log(1e4) / half))
    angle = jax.lax.iota(jnp.float32, x.shape[1])[:, None] * rate
    angle = beside(angle, x).reshape(1, x.shape[1], *(1,) * (x.ndim - 3), half)
    first, second = x[..., :half].astype(jnp.float32), x[..., half:].astype(jnp.float32)
    turned = (
        first * jnp.cos(angle) - second * jnp.sin(angle),
        second * jnp.cos(angle) + first * jnp.sin(angle),
    )
    return jnp.concatenate(turned, axis=-1).astype(x.dtype)

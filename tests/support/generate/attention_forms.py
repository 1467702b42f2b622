"""Forms of attention in JAX, one function each, to test which run as one kernel.

Every form takes queries (batch, tokens, heads, depth), keys and values (batch, others, kv heads,
depth) and one extra array that some use, and gives (batch, tokens, heads, depth).
"""

# pyright: basic
from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

T, S, DEPTH, HEADS = 512, 640, 32, 4

Attend = Callable[..., Any]


class Form(NamedTuple):
    """`extra`: shape of the extra array. `visible`: part of the scores that the mask shows.

    `recomputed`: whether gradients need a `checkpoint` around. `products`: of each kernel of the
    program with gradients.
    """

    attend: Attend
    kv_heads: int = HEADS
    batch: int = 2
    heads: int = HEADS
    extra: tuple[int, ...] = (1,)
    others: int = T
    visible: float = 1.0
    extra_type: str = "float32"
    recomputed: bool = True
    products: tuple[int, ...] = (2, 5)


def _scaled(q: Any) -> float:
    return q.shape[-1] ** -0.5


def _causal(t: int, s: int) -> Any:
    return jnp.tril(jnp.ones((t, s), bool))


def _einsum(q: Any, k: Any, v: Any, x: Any, mask: Any = None, softmax: Any = None) -> Any:
    scores = jnp.einsum("bthd,bshd->bhts", q, k) * _scaled(q)
    if mask is not None:
        scores = mask(scores, x)
    p = (softmax or jax.nn.softmax)(scores)
    return jnp.einsum("bhts,bshd->bthd", p, v)


def _where(scores: Any, x: Any, low: float = -1e9) -> Any:
    return jnp.where(_causal(*scores.shape[-2:]), scores, low)


def _added(scores: Any, x: Any) -> Any:
    return scores + jnp.where(_causal(*scores.shape[-2:]), 0.0, -1e9).astype(scores.dtype)


def _multiplied(scores: Any, x: Any) -> Any:
    ones = _causal(*scores.shape[-2:]).astype(scores.dtype)
    return scores * ones - 1e10 * (1 - ones)


def _by_iota(scores: Any, x: Any) -> Any:
    rows = jax.lax.broadcasted_iota(jnp.int32, scores.shape, 2)
    columns = jax.lax.broadcasted_iota(jnp.int32, scores.shape, 3)
    return jnp.where(rows >= columns, scores, jnp.finfo(scores.dtype).min)


def _window(scores: Any, x: Any) -> Any:
    apart = jnp.arange(scores.shape[2])[:, None] - jnp.arange(scores.shape[3])[None, :]
    return jnp.where((apart >= 0) & (apart < 128), scores, -jnp.inf)


def _alibi(scores: Any, x: Any) -> Any:
    apart = jnp.arange(scores.shape[3])[None, :] - jnp.arange(scores.shape[2])[:, None]
    slopes = 2.0 ** (-8 * (jnp.arange(scores.shape[1]) + 1) / scores.shape[1])
    bias = (slopes[:, None, None] * apart).astype(scores.dtype)
    return _where(scores + bias, x)


def _alibi_of_parameters(scores: Any, x: Any) -> Any:
    apart = jnp.arange(scores.shape[3])[None, :] - jnp.arange(scores.shape[2])[:, None]
    return _where(scores + (x[:, None, None] * apart).astype(scores.dtype), x)


def _padding(scores: Any, x: Any) -> Any:
    return jnp.where(x[:, None, None, :] > 0, _where(scores, x), -1e9)


def _lengths(scores: Any, x: Any) -> Any:
    inside = jnp.arange(scores.shape[3])[None, :] < x[:, None]
    return jnp.where(inside[:, None, None, :], scores, -1e9)


def _segments(scores: Any, x: Any) -> Any:
    return jnp.where((x[:, None, :, None] == x[:, None, None, :]), _where(scores, x), -1e9)


def _capped(scores: Any, x: Any) -> Any:
    return _where(50 * jnp.tanh(scores / 50), x)


def _plain_softmax(scores: Any) -> Any:
    e = jnp.exp(scores - jax.lax.stop_gradient(scores.max(-1, keepdims=True)))
    return e / e.sum(-1, keepdims=True)


def _with_sink(scores: Any) -> Any:
    """One more place in the sum that nothing is taken from."""
    top = jnp.maximum(jax.lax.stop_gradient(scores.max(-1, keepdims=True)), 0)
    e = jnp.exp(scores - top)
    return e / (e.sum(-1, keepdims=True) + jnp.exp(-top))


def _unstable_softmax(scores: Any) -> Any:
    e = jnp.exp(scores)
    return e / e.sum(-1, keepdims=True)


def _precise(scores: Any) -> Any:
    return jax.nn.softmax(scores.astype(jnp.float32)).astype(scores.dtype)


def _repeated(q: Any, k: Any, v: Any, x: Any) -> Any:
    count = q.shape[2] // k.shape[2]
    return _einsum(q, jnp.repeat(k, count, 2), jnp.repeat(v, count, 2), x, _where)


def _grouped(q: Any, k: Any, v: Any, x: Any) -> Any:
    b, t, h, d = q.shape
    q = q.reshape(b, t, k.shape[2], h // k.shape[2], d)
    scores = jnp.einsum("btkgd,bskd->bkgts", q, k) * d**-0.5
    p = jax.nn.softmax(_where(scores, x))
    return jnp.einsum("bkgts,bskd->btkgd", p, v).reshape(b, t, h, d)


def _mapped(q: Any, k: Any, v: Any, x: Any) -> Any:
    """A function of one head, mapped over groups, heads and rows."""

    def one(q: Any, k: Any, v: Any) -> Any:
        scores = _where(q @ k.T * d**-0.5, x)
        return jax.nn.softmax(scores) @ v

    b, t, h, d = q.shape
    q = q.reshape(b, t, k.shape[2], h // k.shape[2], d)
    group = jax.vmap(one, (1, None, None), 1)
    heads = jax.vmap(group, (1, 1, 1), 1)
    return jax.vmap(heads)(q, k, v).reshape(b, t, h, d)


def _heads_first(q: Any, k: Any, v: Any, x: Any) -> Any:
    q, k, v = (one.transpose(0, 2, 1, 3) for one in (q, k, v))
    scores = _where(jnp.matmul(q * q.shape[-1] ** -0.5, k.swapaxes(2, 3)), x)
    return jnp.matmul(jax.nn.softmax(scores), v).transpose(0, 2, 1, 3)


def _divided_after(q: Any, k: Any, v: Any, x: Any) -> Any:
    """The sum divides the output, as in FlashAttention."""
    scores = _where(jnp.einsum("bthd,bshd->bhts", q * _scaled(q), k), x)
    e = jnp.exp(scores - jax.lax.stop_gradient(scores.max(-1, keepdims=True)))
    out = jnp.einsum("bhts,bshd->bthd", e, v)
    return out / e.sum(-1).swapaxes(1, 2)[..., None]


def _f32_scores(q: Any, k: Any, v: Any, x: Any) -> Any:
    scores = jnp.einsum("bthd,bshd->bhts", q, k, preferred_element_type=jnp.float32)
    p = jax.nn.softmax(_where(scores * _scaled(q), x, -jnp.inf)).astype(v.dtype)
    return jnp.einsum("bhts,bshd->bthd", p, v)


def _dropped(q: Any, k: Any, v: Any, x: Any) -> Any:
    def softmax(scores: Any) -> Any:
        p = jax.nn.softmax(scores)
        key = jax.random.wrap_key_data(x.astype(jnp.uint32), impl="rbg")
        return jnp.where(jax.random.bernoulli(key, 0.9, p.shape), p / 0.9, 0)

    return _einsum(q, k, v, x, _where, softmax)


def _one_head(q: Any, k: Any, v: Any, x: Any) -> Any:
    q, k, v = q[0, :, 0], k[0, :, 0], v[0, :, 0]
    return (jax.nn.softmax(_where(q @ k.T * _scaled(q), x)) @ v)[None, :, None]


def _library(q: Any, k: Any, v: Any, x: Any, **more: Any) -> Any:
    return jax.nn.dot_product_attention(q, k, v, **more)


def _flash(q: Any, k: Any, v: Any, x: Any) -> Any:
    """With a backward pass by hand that makes scores anew from sums that were kept."""

    def scored(q: Any, k: Any) -> Any:
        return _where(jnp.einsum("bthd,bshd->bhts", q, k) * _scaled(q), x)

    def forward(q: Any, k: Any, v: Any) -> Any:
        scores = scored(q, k)
        lse = jax.nn.logsumexp(scores, -1)
        out = jnp.einsum("bhts,bshd->bthd", jnp.exp(scores - lse[..., None]), v)
        return out, (q, k, v, out, lse)

    def backward(saved: Any, g: Any) -> Any:
        q, k, v, out, lse = saved
        p = jnp.exp(scored(q, k) - lse[..., None])
        delta = jnp.einsum("bthd,bthd->bht", g, out)[..., None]
        ds = p * (jnp.einsum("bthd,bshd->bhts", g, v) - delta) * _scaled(q)
        return (
            jnp.einsum("bhts,bshd->bthd", ds, k),
            jnp.einsum("bhts,bthd->bshd", ds, q),
            jnp.einsum("bhts,bthd->bshd", p, g),
        )

    attend = jax.custom_vjp(lambda q, k, v: forward(q, k, v)[0])
    attend.defvjp(forward, backward)
    return attend(q, k, v)


def _with(mask: Any = None, softmax: Any = None, **more: Any) -> Form:
    return Form(partial(_einsum, mask=mask, softmax=softmax), **more)


def _pooled(q: Any, k: Any, v: Any, x: Any) -> Any:
    """One more place to look at, a parameter of each head."""
    scores = _where(jnp.einsum("bthd,bshd->bhts", q, k) * _scaled(q), x)
    sinks = jnp.broadcast_to(x[None, :, None, None].astype(scores.dtype), (*scores.shape[:3], 1))
    p = jax.nn.softmax(jnp.concatenate([scores, sinks], -1))[..., :-1]
    return jnp.einsum("bhts,bshd->bthd", p, v)


HALF: dict[str, Any] = {"visible": 0.5}

FORMS: Mapping[str, Form] = {
    "no mask": _with(),
    "cross": _with(others=S),
    "where": _with(_where, **HALF),
    "where, infinite": _with(partial(_where, low=float("-inf")), **HALF),
    "added": _with(_added, **HALF),
    "multiplied": _with(_multiplied, **HALF),
    "iota": _with(_by_iota, **HALF),
    "window": _with(_window, visible=0.21875),
    "alibi": _with(_alibi, **HALF),
    "alibi of parameters": _with(_alibi_of_parameters, extra=(HEADS,), **HALF),
    "padding": _with(_padding, extra=(2, T), **HALF),
    "lengths": _with(_lengths, extra=(2,), extra_type="int32"),
    "segments": _with(_segments, extra=(2, T), **HALF),
    "capped": _with(_capped, **HALF),
    "softmax by hand": _with(_where, _plain_softmax, **HALF),
    "sink": _with(_where, _with_sink, **HALF),
    "one more place": Form(_pooled, extra=(HEADS,), **HALF),
    "unstable softmax": _with(_where, _unstable_softmax, **HALF),
    "softmax in f32": _with(_where, _precise, **HALF),
    "scores in f32": Form(_f32_scores, **HALF),
    "divided after": Form(_divided_after, products=(2, 6), **HALF),
    "heads first": Form(_heads_first, **HALF),
    "repeated": Form(_repeated, 2, **HALF),
    "grouped": Form(_grouped, 2, **HALF),
    "grouped, one": Form(_grouped, 1, 1, **HALF),
    "mapped": Form(_mapped, 2, **HALF),
    "mapped, one": Form(_mapped, 1, 1, **HALF),
    "one row and head": Form(partial(_einsum, mask=_where), 1, 1, 1, **HALF),
    "one head": Form(_one_head, 1, 1, 1, **HALF),
    "dropout": Form(_dropped, extra=(4,), **HALF),
    "flash": Form(_flash, recomputed=False, **HALF),
    "library": Form(_library),
    "library, causal": Form(partial(_library, is_causal=True), **HALF),
    "library, grouped": Form(partial(_library, is_causal=True), 2, **HALF),
    "library, one group": Form(partial(_library, is_causal=True), 1, 1, **HALF),
    "library, window": Form(partial(_library, local_window_size=(127, 0)), visible=0.21875),
}


def _with_probabilities(q: Any, k: Any, v: Any, x: Any) -> Any:
    p = jax.nn.softmax(jnp.einsum("bthd,bshd->bhts", q, k))
    return jnp.einsum("bhts,bshd->bthd", p, v), p


def _with_entropy(q: Any, k: Any, v: Any, x: Any) -> Any:
    p = jax.nn.softmax(jnp.einsum("bthd,bshd->bhts", q, k))
    return jnp.einsum("bhts,bshd->bthd", p, v), -(p * jnp.log(p)).sum(-1)


def _with_scores_read(q: Any, k: Any, v: Any, x: Any) -> Any:
    scores = jnp.einsum("bthd,bshd->bhts", q, k)
    wide = jnp.einsum("bhts,se->bhte", scores, x)
    return jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(scores), v), wide


def _linear(q: Any, k: Any, v: Any, x: Any) -> Any:
    return jnp.einsum("bhts,bshd->bthd", _where(jnp.einsum("bthd,bshd->bhts", q, k), x), v)


def _over_queries(q: Any, k: Any, v: Any, x: Any) -> Any:
    p = jax.nn.softmax(jnp.einsum("bthd,bshd->bhts", q, k), axis=2)
    return jnp.einsum("bhts,bshd->bthd", p, v)


OTHERS: Mapping[str, Form] = {
    "probabilities returned": Form(_with_probabilities),
    "entropy returned": Form(_with_entropy),
    "scores read": Form(_with_scores_read, extra=(T, 512)),
    "no softmax": Form(_linear),
    "softmax over queries": Form(_over_queries),
}


def _perceptron(x: Any, w: Any, v: Any, b: Any, c: Any) -> Any:
    return jax.nn.gelu(x @ w + b) @ v + c


def _by_hand(x: Any, w: Any, v: Any, b: Any, c: Any) -> Any:
    pre = x @ w + b
    return (pre / (1 + jnp.exp(-pre))) @ v + c


def _normalised(x: Any, w: Any, v: Any, b: Any, c: Any) -> Any:
    wide = x @ w + b
    return jax.nn.gelu((wide - wide.mean(-1, keepdims=True)) / wide.std(-1, keepdims=True)) @ v + c


def _words(x: Any, w: Any, v: Any, b: Any, c: Any) -> Any:
    """The loss over words that are all the first."""
    return -jax.nn.log_softmax((x @ w).astype(jnp.float32))[..., 0]


PERCEPTRONS = {
    "perceptron": _perceptron,
    "perceptron by hand": _by_hand,
    "perceptron, normalised": _normalised,
    "loss over words": _words,
}


def lowered_perceptron(name: str, is_recomputed: bool) -> str:
    """Gradients of a layer that is narrow enough to be a head, all in one batch."""
    layer = PERCEPTRONS[name]
    layer = jax.checkpoint(layer) if is_recomputed else layer
    shapes = (T, DEPTH), (DEPTH, S), (S, DEPTH), (S,), (DEPTH,)
    args = [jax.ShapeDtypeStruct(shape, "bfloat16") for shape in shapes]

    def loss(*args: Any) -> Any:
        return jnp.sum(jnp.square(layer(*args).astype(jnp.float32)))

    return jax.jit(jax.grad(loss, argnums=(0, 1, 2, 3, 4))).lower(*args).as_text()


def lowered(form: Form, with_gradients: bool, dtype: str = "bfloat16") -> str:
    """The program of a form: its output, or gradients of a loss with the form recomputed."""

    def spec(*shape: int, type: str = dtype) -> Any:
        return jax.ShapeDtypeStruct(shape, type)

    def loss(q: Any, k: Any, v: Any, x: Any, w: Any) -> Any:
        attend = jax.checkpoint(form.attend) if form.recomputed else form.attend
        return jnp.sum(jnp.square(attend(q, k, v, x) @ w))

    q = spec(form.batch, T, form.heads, DEPTH)
    k = spec(form.batch, form.others, form.kv_heads, DEPTH)
    args = q, k, k, spec(*form.extra, type=form.extra_type)
    if not with_gradients:
        return jax.jit(form.attend).lower(*args).as_text()
    gradients = jax.jit(jax.grad(loss, argnums=(0, 1, 2)))
    return gradients.lower(*args, spec(DEPTH, DEPTH)).as_text()

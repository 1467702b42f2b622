# pyright: basic
"""Loops by hand, each with the number of sums over devices that it needs where they are late."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shardwright.testing.jax_corpus.train_loops import cut, jax, jnp, lax, text, whole

FORMS: dict[str, tuple[Callable[..., Any], int]] = {}


def _needs(sums: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def note(function: Callable[..., Any]) -> Callable[..., Any]:
        FORMS[function.__name__] = function, sums
        return function

    return note


def form_text(name: str) -> str:
    """The program of a form: weights 8x6, and five micro-batches of 8x8, cut over four devices."""
    return text(FORMS[name][0], whole(8, 6), cut(5, 8, 8))


def _gradient(w: Any, x: Any) -> Any:
    return jax.grad(lambda w: jnp.mean(jnp.tanh(x @ w) ** 2))(w)


def _scan(body: Any, start: Any, xs: Any) -> Any:
    return lax.scan(lambda carry, x: (body(carry, x), None), start, xs)[0]


@_needs(6)  # five are those of the conditions
def skipped(w: Any, xs: Any) -> Any:
    def body(total: Any, x: Any) -> Any:
        is_fine = jnp.sum(x) > -100
        return lax.cond(is_fine, lambda a, b: a + b, lambda a, b: a, total, _gradient(w, x))

    return _scan(body, jnp.zeros_like(w), xs)


@_needs(5)  # a branch forgets what the loop started from
def reset(w: Any, xs: Any) -> Any:
    def body(carry: Any, x: Any) -> Any:
        turn, total = carry
        more, only = (lambda a, b: a + b), (lambda a, b: b)
        return turn + 1, lax.cond(turn % 2 == 0, more, only, total, _gradient(w, x))

    return _scan(body, (0, w), xs)[1]


@_needs(1)
def counted(w: Any, xs: Any) -> Any:
    return lax.fori_loop(0, 5, lambda i, total: total + _gradient(w, xs[i]) / 5, w)


@_needs(2)  # two values change places
def swapped(w: Any, xs: Any) -> Any:
    zeros = jnp.zeros_like(w)
    return _scan(lambda c, x: (c[1] + _gradient(w, x), c[0]), (zeros, zeros), xs)


@_needs(5)  # and what they started from would be added in the wrong place
def swapped_starts(w: Any, xs: Any) -> Any:
    return _scan(lambda c, x: (c[1] + _gradient(w, x), c[0]), (w, w * 2), xs)


@_needs(1)
def largest(w: Any, xs: Any) -> Any:
    return _scan(lambda c, x: jnp.maximum(c, x.max(0)), jnp.full((8,), -jnp.inf), xs)


@_needs(5)  # the sum is needed whole for the maximum
def sum_and_largest(w: Any, xs: Any) -> Any:
    def body(carry: Any, x: Any) -> Any:
        total = x.sum(0)
        return carry[0] + total, jnp.maximum(carry[1], total)

    return _scan(body, (jnp.zeros(8), jnp.zeros(8)), xs)


@_needs(5)  # what the loop started from changes its sign
def negated(w: Any, xs: Any) -> Any:
    return _scan(lambda c, x: x.sum(0) - c, jnp.ones(8), xs)


@_needs(1)
def subtracted(w: Any, xs: Any) -> Any:
    return _scan(lambda c, x: c - x.sum(0), jnp.ones(8), xs)


@_needs(1)
def multiplied(w: Any, xs: Any) -> Any:
    return _scan(lambda c, x: c * jnp.prod(1 + x / 100, 0), jnp.ones(8), xs)


@_needs(1)
def any_of(w: Any, xs: Any) -> Any:
    return _scan(lambda c, x: c | jnp.any(x > 1, 0), jnp.zeros(8, bool), xs)


@_needs(1)
def all_of(w: Any, xs: Any) -> Any:
    return _scan(lambda c, x: c & jnp.all(x > -3, 0), jnp.ones(8, bool), xs)


@_needs(1)
def complex_numbers(w: Any, xs: Any) -> Any:
    return _scan(lambda c, x: c + (x * 1j).sum(0), jnp.zeros(8, jnp.complex64), xs)


@_needs(5)  # the weights of the next turn need it
def momentum(w: Any, xs: Any) -> Any:
    def body(carry: Any, x: Any) -> Any:
        weights, speed = carry
        speed = 0.9 * speed + _gradient(weights, x)
        return weights - 0.1 * speed, speed

    return _scan(body, (w, jnp.zeros_like(w)), xs)


@_needs(1)
def moving_average(w: Any, xs: Any) -> Any:
    return _scan(lambda c, x: 0.9 * c + 0.1 * _gradient(w, x), jnp.zeros_like(w), xs)


@_needs(5)  # what it started from is scaled in every turn
def moving_average_from_weights(w: Any, xs: Any) -> Any:
    return _scan(lambda c, x: 0.9 * c + 0.1 * _gradient(w, x), w, xs)


@_needs(5)
def clipped(w: Any, xs: Any) -> Any:
    def body(total: Any, x: Any) -> Any:
        gradient = _gradient(w, x)
        return total + gradient / jnp.maximum(jnp.sqrt(jnp.sum(gradient**2)), 1)

    return _scan(body, jnp.zeros_like(w), xs)


@_needs(1)
def padded(w: Any, xs: Any) -> Any:
    return _scan(lambda c, x: c + jnp.pad(x.sum(0), (1, 2)), jnp.zeros(11), xs)


@_needs(1)
def joined_with_zeros(w: Any, xs: Any) -> Any:
    return _scan(lambda c, x: c + jnp.concatenate([x.sum(0), jnp.zeros(3)]), jnp.zeros(11), xs)


@_needs(5)  # ones would be added by every device
def joined_with_ones(w: Any, xs: Any) -> Any:
    return _scan(lambda c, x: c + jnp.concatenate([x.sum(0), jnp.ones(3)]), jnp.zeros(11), xs)


@_needs(1)
def masked(w: Any, xs: Any) -> Any:
    return _scan(lambda c, x: c + jnp.where(w[:, 0] > 0, x.sum(0), 0.0), jnp.zeros(8), xs)


@_needs(1)
def mapped(w: Any, xs: Any) -> Any:
    return lax.map(lambda x: _gradient(w, x), xs).sum(0)


@_needs(1)
def stacked(w: Any, xs: Any) -> Any:
    return lax.map(lambda x: _gradient(w, x), xs)


@_needs(1)
def written_gradient(w: Any, xs: Any) -> Any:
    @jax.custom_vjp
    def layer(w: Any, x: Any) -> Any:
        return jnp.tanh(x @ w)

    layer.defvjp(
        lambda w, x: (layer(w, x), (w, x)), lambda kept, ct: (kept[1].T @ ct, ct @ kept[0].T)
    )
    return _scan(
        lambda c, x: c + jax.grad(lambda w: jnp.sum(layer(w, x)))(w), jnp.zeros_like(w), xs
    )

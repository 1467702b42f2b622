# pyright: basic
# ruff: noqa: E501  one program a line
"""Control flow, custom derivatives, rematerialisation, indexing, windows, arguments and results."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

from shardwright.testing.jax_corpus import Program, text_of
from shardwright.testing.jax_corpus.outward import FUNCTIONS as OUTWARD
from shardwright.testing.jax_corpus.outward import Function, ones

jax: Any = import_module("jax")
ad_checkpoint: Any = import_module("jax.ad_checkpoint")
jnp, lax = jax.numpy, jax.lax

X, V, S, I = ones(4, 6), ones(8), ones(), ones(dtype="int32")  # noqa: E741
KEY = ones(2, dtype="uint32")


# --- custom derivatives


@jax.custom_jvp
def _clipped(x: Any) -> Any:
    return jnp.clip(x, -1, 1)


_clipped.defjvp(lambda primals, tangents: (_clipped(*primals), tangents[0] * 2))


@partial(jax.custom_vjp, nondiff_argnums=(1,))
def _scaled(x: Any, factor: float) -> Any:
    return x * factor


_scaled.defvjp(
    lambda x, factor: (x * factor, jnp.sin(x)), lambda factor, kept, ct: (ct * kept * factor,)
)


def _root(a: Any) -> Any:
    def solve(f: Function, x: Any) -> Any:
        return lax.fori_loop(0, 5, lambda _, y: y - f(y) / (2 * y), x)

    return lax.custom_root(lambda x: x * x - a, a, solve, lambda g, y: y / g(jnp.ones_like(y)))


def _linear(a: Any, b: Any) -> Any:
    def solve(matvec: Function, rhs: Any) -> Any:
        return jnp.linalg.solve(a, rhs)

    return lax.custom_linear_solve(lambda x: a @ x, b, solve, solve)


# --- loops and branches


def _nested(x: Any) -> Any:
    def inner(carry: Any, row: Any) -> Any:
        carry = lax.cond(row.sum() > 0, lambda y: y + row, lambda y: y - row, carry)
        return carry, lax.while_loop(lambda r: r.sum() < 9, lambda r: r * 2 + 1, row)

    return lax.fori_loop(0, 3, lambda i, y: lax.scan(inner, y[0] * i, y)[1], x)


def _dynamic_trip(n: Any, x: Any) -> Any:
    return lax.fori_loop(0, n, lambda i, y: y.at[i].add(1.0), x)


def _many_branches(i: Any, x: Any) -> Any:
    branches = [lambda y, k=k: (y * k, jnp.full((), k)) for k in range(5)]
    return lax.switch(i, branches, x)


def _tuple_state(x: Any) -> Any:
    state = (jnp.int32(0), x, {"a": x[0], "b": (x > 0)})
    return lax.while_loop(
        lambda s: (s[0] < 4) & s[2]["b"].any(),
        lambda s: (s[0] + 1, s[1] * 2, {"a": s[2]["a"] + s[1][1], "b": ~s[2]["b"]}),
        state,
    )


def _rnn(w: Any, x: Any) -> Any:
    def step(h: Any, row: Any) -> Any:
        h = jnp.tanh(w @ h + row)
        return h, h

    return lax.scan(step, jnp.zeros(6), x, unroll=2)[1].sum()


def _kernel(x: Any) -> Any:
    return _scaled(_clipped(x), 3.0).sum()


def _saved(x: Any) -> Any:
    policy = jax.checkpoint_policies.save_only_these_names("kept")

    @partial(jax.checkpoint, policy=policy)
    def body(y: Any) -> Any:
        return jnp.sin(ad_checkpoint.checkpoint_name(jnp.cos(y), "kept")) * y

    return body(body(x)).sum()


def _offloaded(x: Any) -> Any:
    policy = jax.checkpoint_policies.offload_dot_with_no_batch_dims("device", "pinned_host")
    return jax.checkpoint(lambda y: jnp.sin(y @ y.T).sum(), policy=policy)(x)


# --- indices, orders, windows


def _barrier(x: Any) -> Any:
    return lax.optimization_barrier((x, x.sum(), (x > 0)))


def _top(x: Any) -> Any:
    return (
        lax.top_k(x, 2),
        lax.approx_max_k(x, 2),
        lax.approx_min_k(x, 1, reduction_dimension=0, recall_target=0.9, aggregate_to_topk=False),
        lax.sort((x, x + 1, x * 2), dimension=0, num_keys=2, is_stable=False),
    )


def _scatters(x: Any, i: Any) -> Any:
    found = []
    for mode in ("clip", "fill", "drop", "promise_in_bounds", None):
        at = x.at[i]
        found += [at.set(1.0, mode=mode), at.add(2.0, mode=mode, unique_indices=True)]
        found += [at.min(0.0, mode=mode), at.max(i[:, None] * 1.0, mode=mode)]
        found += [at.multiply(3.0, indices_are_sorted=True), at.get(mode=mode)]
        found += [x.at[i, i].get(mode="fill", fill_value=-1.0), x.at[:, i].subtract(x[:, :3])]
    return found


def _indexing(x: Any, i: Any) -> Any:
    return x[i], x[:, None, i[0]], x[i, ::-1], x[..., 1:3], x[x.argmax()], x[i > 1].sum, x[-1, ::2]


def _reducers(x: Any) -> Any:
    def larger(a: Any, b: Any) -> Any:
        return jnp.where(a[0] > b[0], a[0], b[0]), a[1] + b[1]

    many = lax.reduce((x, x), (0.0, 1.0), larger, (1,))
    odd = lax.reduce(x, 0.0, lambda a, b: a * b + a + b, (0,))
    bits = lax.reduce(x > 0, False, lax.bitwise_xor, (0, 1))
    return many, odd, bits, lax.reduce(x, 1.0, lambda a, b: lax.mul(b, a), (0,))


def _windows(x: Any) -> Any:
    pads = ((0, 1), (2, 0))
    args = [(2, 3), (1, 2), pads, (1, 2), (2, 1)]
    return (
        lax.reduce_window(x, 0.0, lax.add, *args),
        lax.reduce_window(x, -jnp.inf, lax.max, *args),
        lax.reduce_window(
            (x, x), (0.0, 1.0), lambda a, b: (a[0] + b[0], a[1] * b[1]), (2, 2), (1, 1), "SAME"
        ),
        lax.reduce_window(x, 1.0, lambda a, b: a * b + b, (2, 2), (2, 2), "VALID"),
        lax.cumlogsumexp(x, 1, reverse=True),
        lax.cummax(x, 0),
    )


def _pool(x: Any) -> Any:
    best = lax.reduce_window(x, -jnp.inf, lax.max, (2, 3), (2, 2), "SAME")
    least = lax.reduce_window(x, jnp.inf, lax.min, (1, 2), (1, 1), "VALID")
    mean = lax.reduce_window(x, 0.0, lax.add, (2, 2), (2, 2), "VALID")
    return best.sum() + least.sum() + (mean**2).sum()


FUNCTIONS: tuple[tuple[str, Function, tuple[Any, ...]], ...] = (
    ("nested", _nested, (X,)),
    ("dynamic trip count", _dynamic_trip, (I, V)),
    ("switch", _many_branches, (I, X)),
    ("switch vmap", jax.vmap(_many_branches, in_axes=(0, None)), (ones(3, dtype="int32"), X)),
    ("cond grad", jax.grad(lambda x: lax.cond(x > 0, jnp.sin, jnp.exp, x)), (S,)),
    ("tuple state", _tuple_state, (X,)),
    ("rnn", _rnn, (ones(6, 6), X)),
    ("rnn grad", jax.grad(_rnn, argnums=(0, 1)), (ones(6, 6), X)),
    ("rnn hessian", jax.hessian(_rnn), (ones(6, 6), X)),
    ("scan reversed", lambda x: lax.scan(lambda c, r: (c + r, c), x[0], x, reverse=True), (X,)),
    ("scan no carry", lambda x: lax.scan(lambda c, _: (c, ()), 0, None, length=3), (X,)),
    ("map", lambda x: lax.map(jnp.sum, x, batch_size=2), (X,)),
    ("associative scan", lambda x: lax.associative_scan(operator.mul, x, axis=1), (X,)),
    ("while grad", jax.jacfwd(lambda x: lax.while_loop(lambda y: y < 9, lambda y: y * x, x)), (S,)),
    ("custom derivatives", _kernel, (X,)),
    ("custom derivatives grad", jax.grad(_kernel), (X,)),
    ("custom root", jax.value_and_grad(_root), (S,)),
    ("custom solve", _linear, (ones(4, 4), ones(4))),
    ("remat", jax.grad(_saved), (X,)),
    ("remat offload", jax.grad(_offloaded), (X,)),
    ("barrier", _barrier, (X,)),
    ("barrier grad", jax.grad(lambda x: lax.optimization_barrier(x).sum()), (X,)),
    ("top", _top, (X,)),
    ("scatters", _scatters, (X, ones(3, dtype="int32"))),
    ("scatters grad", jax.grad(lambda x, i: sum(y.sum() for y in _scatters(x, i))), (X, ones(3, dtype="int32"))),
    ("scatter apply", lambda x, i: x.at[i].apply(jnp.sin), (X, ones(3, dtype="int32"))),
    ("reducers", _reducers, (X,)),
    ("windows", _windows, (X,)),
    ("pool grad", jax.grad(_pool), (X,)),
    ("pool jvp", lambda x: jax.jvp(_pool, (x,), (x,)), (X,)),
    ("ode", lambda x: import_module("jax.experimental.ode").odeint(lambda y, t: -y * t, x, jnp.arange(3.0)), (V,)),
    ("named calls", lambda x: jax.named_call(jax.named_scope("s")(jnp.sin), name="a b")(x), (X,)),
    ("jit in jit", lambda x: jax.jit(lambda y: jax.jit(jnp.sin)(y) + 1)(x) + jax.jit(jnp.sin)(x), (X,)),
    ("inlined", lambda x: jax.jit(lambda y: y * 2, inline=True)(x), (X,)),
    ("nothing", lambda: (), ()),
    ("arguments back", lambda x, y: (y, x, x), (X, S)),
    ("unused argument", lambda x, y: x + 1, (X, S)),
    ("constants", lambda: (1, 2.5, True, 1j, np.arange(3), np.eye(3), np.arange(300.0)), ()),
    ("odd floats", lambda x: x + np.array([np.nan, np.inf, -np.inf, -0.0, 1e-45, 3e38], "f"), (ones(6),)),
    ("empty", lambda x: (x.sum(), jnp.concatenate([x, x]), x @ x.T), (ones(0, 6),)),
    ("dict result", lambda x: {"a": x, "b": [x, {"c d": x}]}, (X,)),
)  # fmt: skip


def programs() -> Iterator[Program]:
    """These functions, lowered for CPU and with other ways of asking."""
    for name, function, args in (*FUNCTIONS, *OUTWARD):
        yield Program(f"control {name}", partial(text_of, function, args))
        yield Program(f"control {name} located", partial(text_of, function, args, True))
        yield Program(f"control {name} donated", partial(_donated, function, args))
        yield Program(
            f"control {name} unpruned", partial(text_of, function, args, keep_unused=True)
        )


def _donated(function: Function, args: tuple[Any, ...]) -> str:
    return text_of(function, args, donate_argnums=tuple(range(len(args))))

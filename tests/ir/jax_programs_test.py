# ruff: noqa: E501  lines of IR are long
"""What JAX prints is read, and printed back byte for byte, with and without locations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verify import verify
from shardwright.testing.oracles import jaxlib_print

jax = pytest.importorskip("jax")
jnp: Any = jax.numpy
lax: Any = jax.lax


def ones(*shape: int, dtype: str = "float32") -> Any:
    return jax.ShapeDtypeStruct(shape, dtype)


def _loop(x: Any) -> Any:
    return lax.fori_loop(0, 3, lambda i, y: jnp.tanh(y @ x) + i, x)


def _scan(x: Any) -> Any:
    return lax.scan(lambda c, r: (c + r, c * r), x[0], x)


def _branch(i: Any, x: Any) -> Any:
    return lax.switch(
        i, [jnp.sin, jnp.cos, lambda y: lax.cond(y[0, 0] > 0, jnp.exp, jnp.abs, y)], x
    )


def _loss(w: Any, x: Any, labels: Any) -> Any:
    logits = jax.nn.gelu(x @ w)
    picked = jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], axis=1)
    return -picked.mean()


PROGRAMS: list[tuple[str, Callable[..., Any], tuple[Any, ...]]] = [
    ("loss_and_gradient", jax.value_and_grad(_loss), (ones(8, 16), ones(4, 8), ones(4, dtype="int32"))),
    ("for_loop", _loop, (ones(4, 4),)),
    ("scan", _scan, (ones(5, 4),)),
    ("branches", _branch, (ones(dtype="int32"), ones(4, 4))),
    ("sort", lambda x, y: lax.sort((x, y), num_keys=2), (ones(8), ones(8, dtype="int32"))),
    ("top_k", lambda x: lax.top_k(x, 3), (ones(4, 8),)),
    ("argmax", lambda x: (jnp.argmax(x, 1), jnp.argmin(x, 0)), (ones(4, 8),)),
    ("cumulative", lambda x: (jnp.cumsum(x, 0), jnp.cumprod(x, 1)), (ones(4, 8),)),
    ("random", lambda k: jax.random.normal(k, (3, 5)), (ones(2, dtype="uint32"),)),
    ("gather_scatter", lambda x, i: x.at[i].add(x[i] * 2), (ones(8, 4), ones(3, dtype="int32"))),
    ("pool", lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 2), (1, 2), "SAME"), (ones(8, 8),)),
    ("pool_gradient", jax.grad(lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2,), (2,), "VALID").sum()), (ones(8),)),
    ("convolution", lambda x, w: lax.conv_general_dilated(x, w, (1, 2), "SAME", rhs_dilation=(2, 1)), (ones(1, 3, 8, 8), ones(4, 3, 3, 3))),
    ("fft", lambda x: jnp.fft.irfft(jnp.fft.rfft(x) * 2j), (ones(4, 8),)),
    ("linear_algebra", lambda x: jax.scipy.linalg.solve_triangular(jnp.linalg.cholesky(x), x), (ones(4, 4),)),
    ("dynamic_slices", lambda x, i: lax.dynamic_update_slice(x, lax.dynamic_slice(x, (i, 0), (1, 4)), (0, i)), (ones(8, 8), ones(dtype="int32"))),
    ("narrow", lambda x: (x.astype("bfloat16") + 1, x.astype("int8"), x.astype("float8_e4m3fn")), (ones(4),)),
    ("special", lambda x: (jax.scipy.special.erf(x), jax.scipy.special.gammaln(x), lax.rsqrt(x), jnp.isnan(x)), (ones(4),)),
    ("integers", lambda x: (x // 3, x % 5, x << 2, lax.population_count(x), ~x), (ones(4, dtype="int32"),)),
    ("einsum", lambda x, y: jnp.einsum("bij,bkj->bik", x, y, precision="highest"), (ones(2, 3, 4), ones(2, 5, 4))),
    ("big_constant", lambda x: x + jnp.arange(200.0).reshape(10, 20) % 7, (ones(10, 20),)),
    ("small_constants", lambda x: x * jnp.array([1.5, -0.1, 3e38, jnp.inf]), (ones(4),)),
    ("reductions", lambda x: (x.max(1), x.min(), x.prod(0), (x > 0).all(), (x > 0).any(1)), (ones(4, 8),)),
    ("callback", lambda x: jax.pure_callback(lambda y: y, ones(4), x), (ones(4),)),
    ("checkpoint", jax.grad(lambda x: jax.checkpoint(lambda y: jnp.sin(jnp.sin(y)).sum())(x)), (ones(4),)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("function", "args"), [p[1:] for p in PROGRAMS], ids=[p[0] for p in PROGRAMS]
)
def test_jax_programs_print_back(function: Callable[..., Any], args: tuple[Any, ...]):
    text: str = jax.jit(function).lower(*args).as_text()
    module = parse(text)
    assert print_module(module) == text
    assert [str(problem) for problem in verify(module)] == []
    generic = print_module(module, generic=True)
    assert print_module(parse(generic)) == text
    assert jaxlib_print(generic) == text


@pytest.mark.parametrize(
    ("function", "args"), [p[1:] for p in PROGRAMS[:6]], ids=[p[0] for p in PROGRAMS[:6]]
)
def test_locations_survive(function: Callable[..., Any], args: tuple[Any, ...]):
    lowered = jax.jit(function).lower(*args)
    text: str = lowered.as_text(debug_info=True)
    module = parse(text)
    assert print_module(module) == lowered.as_text()
    assert print_module(module, debuginfo=True) == text


def test_shard_map_prints_back():
    mesh = jax.sharding.AbstractMesh((4, 2), ("x", "y"))
    spec = jax.sharding.PartitionSpec

    def body(x: Any) -> Any:
        y = lax.psum(x, "y") + lax.all_gather(x, "x").sum(0)
        return lax.ppermute(y, "x", [(0, 1), (1, 0)]) + lax.axis_index("x")

    mapped = jax.shard_map(
        body, mesh=mesh, in_specs=spec("x", "y"), out_specs=spec("x", "y"), check_vma=False
    )
    traced = jax.jit(mapped).trace(ones(8, 8))
    text: str = traced.lower(lowering_platforms=("cpu",)).as_text()
    module = parse(text)
    assert "sdy.manual_computation" in text
    assert print_module(module) == text
    assert [str(problem) for problem in verify(module)] == []

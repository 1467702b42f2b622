# pyright: basic
"""Right programs whose results in f32 hold little but rounding, as JAX prints them on 4 x 2 devices.

Each sums over devices somewhere, so that a sum can be got wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

jax: Any = import_module("jax")
jnp: Any = jax.numpy
sharding: Any = import_module("jax.sharding")

AXES, SIZES = ("x", "y"), (4, 2)


def _array(*shape: int, dtype: str = "float32") -> Any:
    return jax.ShapeDtypeStruct(shape, dtype)


def _text(function: Callable[..., Any], *args: Any, specs: tuple[Any, ...]) -> str:
    """The function with its arguments cut as specs say."""
    mesh = sharding.AbstractMesh(SIZES, AXES)
    cut = [sharding.NamedSharding(mesh, sharding.PartitionSpec(*spec)) for spec in specs]
    made = jax.jit(function, in_shardings=cut).trace(*args)
    return str(made.lower(lowering_platforms=("cpu",)).as_text())


def _variance(a: Any) -> Any:
    """The difference of two numbers that share all but their last bits."""
    b = a + 100
    return jnp.mean(b**2, 0) - jnp.mean(b, 0) ** 2


def _imaginary(z: Any) -> Any:
    """Zero, but for fused multiply-adds."""
    return jnp.sum((z * jnp.conj(z)).imag + z.real.sum() * 0.0, 0)


def _log_gamma(x: Any) -> Any:
    """Next to the zeros of a function."""
    mean = jnp.mean(x, 0)
    return jax.lax.lgamma(2 + 1e-4 * mean) + jax.lax.lgamma(1 + 1e-4 * mean)


def _cancelling(a: Any, b: Any) -> Any:
    """Two orders of the same sum."""
    return jnp.einsum("ij,jk->ik", a, b) - jnp.einsum("ij,jk->ik", a[:, ::-1], b[::-1])


def _normalised(weights: Any, x: Any) -> Any:
    """A convolutional net with batch normalisation of nearly constant images."""

    def loss(weights: Any) -> Any:
        y = x * 1e-2 + 30
        for w in weights:
            dims = ("NHWC", "HWIO", "NHWC")
            y = jax.lax.conv_general_dilated(y, w, (1, 1), "SAME", dimension_numbers=dims)
            mean = y.mean((0, 1, 2))
            variance = (y * y).mean((0, 1, 2)) - mean * mean
            y = jnp.tanh((y - mean) * jax.lax.rsqrt(jnp.abs(variance) + 1e-6))
        return jnp.mean(y[..., 0] * y[..., 1])

    return jax.value_and_grad(loss)(weights)


def _residual(weights: Any, x: Any) -> Any:
    """A deep net that keeps what each layer adds."""

    def loss(weights: Any) -> Any:
        y = x
        for w in weights:
            y = y + 4 * jnp.tanh(12 * y @ w) @ w.T
        return jnp.mean(y * y)

    return jax.value_and_grad(loss)(weights)


def _nearly_tied(x: Any, w: Any) -> Any:
    """The order of numbers that differ by less than sums round."""
    logits = (x @ w) * 1e-5 + 5
    values, places = jax.lax.top_k(logits, 2)
    return jnp.sum(values * 1e3 - 5e3, 0), places


def _unstable(x: Any) -> Any:
    """The logistic map: errors double at every turn."""
    start = 0.3 + jnp.mean(7 * x, 0)
    return jax.lax.fori_loop(0, 24, lambda _, v: 4 * v * (1 - v), start)


def programs() -> dict[str, str]:
    """Texts by name."""
    convolutions = [_array(3, 3, 3, 8), *[_array(3, 3, 8, 8)] * 2]
    return {
        "variance": _text(_variance, _array(512, 16), specs=(("x",),)),
        "imaginary": _text(_imaginary, _array(64, 8, dtype="complex64"), specs=(("x",),)),
        "log_gamma": _text(_log_gamma, _array(64, 32), specs=(("x",),)),
        "cancelling": _text(
            _cancelling, _array(32, 64), _array(64, 32), specs=((None, "x"), ("x", "y"))
        ),
        "normalised": _text(_normalised, convolutions, _array(16, 8, 8, 3), specs=((), ("x",))),
        "residual": _text(
            _residual, [_array(32, 32)] * 12, _array(64, 32), specs=((None, "y"), ("x",))
        ),
        "nearly_tied": _text(
            _nearly_tied, _array(1024, 64), _array(64, 64), specs=(("y", "x"), ("x",))
        ),
        "unstable": _text(_unstable, _array(64, 16), specs=(("x",),)),
    }

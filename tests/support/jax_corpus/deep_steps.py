"""Train steps of many equal layers, written out or in a loop, as JAX prints them. Needs jax."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def deep_step(width: int, rows: int, momentum: bool = False, layers: int = 8) -> str:
    """The program: residual layers with biases, a mean of squares, a step of descent."""
    jax: Any = import_module("jax")
    shape = jax.ShapeDtypeStruct
    weights = [(shape((width, width), "float32"), shape((width,), "float32"))] * layers
    batch = shape((rows, width), "float32")

    def step(params: Any, moments: Any, x: Any, y: Any) -> Any:
        def loss(p: Any) -> Any:
            h = x
            for w, b in p:
                h = h + jax.numpy.tanh(h @ w + b)
            return ((h - y) ** 2).mean()

        value, grads = jax.value_and_grad(loss)(params)
        moments = jax.tree.map(_kept, moments, grads) if momentum else grads
        new = jax.tree.map(_moved, params, moments)
        return (new, moments, value) if momentum else (new, value)

    kept = weights if momentum else None
    return jax.jit(step).trace(weights, kept, batch, batch).lower().as_text()


def scanned_step(width: int, rows: int, layers: int = 8) -> str:
    """The same in a loop over layers, whose weights are stacked."""
    jax: Any = import_module("jax")
    shape = jax.ShapeDtypeStruct
    weights = shape((layers, width, width), "float32"), shape((layers, width), "float32")
    batch = shape((rows, width), "float32")

    def layer(h: Any, weights: Any) -> Any:
        w, b = weights
        return h + jax.numpy.tanh(h @ w + b), None

    def step(params: Any, x: Any, y: Any) -> Any:
        def loss(p: Any) -> Any:
            h, _ = jax.lax.scan(layer, x, p)
            return ((h - y) ** 2).mean()

        value, grads = jax.value_and_grad(loss)(params)
        return jax.tree.map(_moved, params, grads), value

    return jax.jit(step).trace(weights, batch, batch).lower().as_text()


def _kept(moment: Any, grad: Any) -> Any:
    return 0.9 * moment + 0.1 * grad


def _moved(param: Any, moment: Any) -> Any:
    return param - 0.01 * moment

# pyright: basic
"""Train steps with loops as JAX prints them: accumulated gradients, recurrence, scanned layers."""

from __future__ import annotations

from importlib import import_module
from typing import Any

jax: Any = import_module("jax")
jnp: Any = jax.numpy
lax: Any = jax.lax

_MESH = jax.sharding.AbstractMesh((4,), ("data",))
_SPEC = jax.sharding.PartitionSpec


def whole(*shape: int) -> Any:
    """An argument that all devices hold."""
    return _of(shape, _SPEC())


def cut(*shape: int) -> Any:
    """Dim 1 is cut: dim 0 is that of a loop."""
    return _of(shape, _SPEC(None, "data"))


def _of(shape: tuple[int, ...], spec: Any) -> Any:
    return jax.ShapeDtypeStruct(shape, "float32", sharding=jax.sharding.NamedSharding(_MESH, spec))


def text(function: Any, *args: Any) -> str:
    """A program whose results all devices hold."""
    everywhere = jax.sharding.NamedSharding(_MESH, _SPEC())
    shape = jax.eval_shape(function, *args)
    traced = jax.jit(function, out_shardings=jax.tree.map(lambda _: everywhere, shape)).trace(*args)
    return traced.lower(lowering_platforms=("cpu",)).as_text()


def _update(loss: Any, params: Any, batches: Any) -> Any:
    """One step of gradient descent; gradients are added up over micro-batches."""

    def body(total: Any, batch: Any) -> Any:
        return jax.tree.map(jnp.add, total, jax.grad(loss)(params, *batch)), None

    total, _ = lax.scan(body, jax.tree.map(jnp.zeros_like, params), batches)
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, total)


def accumulation(micro_batches: int) -> str:
    """Two layers with a bias."""

    def loss(params: Any, x: Any, y: Any) -> Any:
        return jnp.mean((jnp.tanh(x @ params["a"] + params["c"]) @ params["b"] - y) ** 2)

    params = {"a": whole(8, 16), "b": whole(16, 4), "c": whole(16)}
    batches = cut(micro_batches, 8, 8), cut(micro_batches, 8, 4)
    return text(lambda p, *b: _update(loss, p, b), params, *batches)


def recurrent(steps: int) -> str:
    """The loss of a recurrent network, and its gradients."""

    def loss(params: Any, xs: Any) -> Any:
        def cell(h: Any, x: Any) -> Any:
            return jnp.tanh(x @ params["x"] + h @ params["h"] + params["b"]), None

        h, _ = lax.scan(cell, jnp.zeros((8, 8)), xs)
        return jnp.mean(h**2)

    params = {"x": whole(4, 8), "h": whole(8, 8), "b": whole(8)}
    return text(jax.value_and_grad(loss), params, cut(steps, 8, 4))


def layered(is_checkpointed: bool) -> str:
    """Layers in a scan, the gradients of which are added up over micro-batches in a scan."""

    def loss(params: Any, x: Any, y: Any) -> Any:
        def layer(h: Any, p: Any) -> Any:
            return jnp.tanh(h @ p["w"] + p["b"]), None

        h, _ = lax.scan(jax.checkpoint(layer) if is_checkpointed else layer, x, params["layers"])
        return jnp.mean((h @ params["out"] - y) ** 2)

    params = {"layers": {"w": whole(3, 8, 8), "b": whole(3, 8)}, "out": whole(8, 4)}
    batches = cut(5, 8, 8), cut(5, 8, 4)
    return text(lambda p, *b: _update(loss, p, b), params, *batches)


def scattered(rows: int, is_wide_after: bool = False) -> str:
    """Gradients of two layers are added up cut; micro-batches have so many rows.

    `is_wide_after`: what is computed after the loop takes more memory than the loop does.
    """

    def loss(params: Any, x: Any, y: Any) -> Any:
        return jnp.mean((jnp.tanh(x @ params["a"]) @ params["b"] - y) ** 2)

    in_parts = jax.sharding.NamedSharding(_MESH, _SPEC("data"))

    def step(params: Any, *batches: Any) -> Any:
        def parts(tree: Any) -> Any:
            return jax.tree.map(lambda v: lax.with_sharding_constraint(v, in_parts), tree)

        def body(total: Any, batch: Any) -> Any:
            gradients = jax.grad(loss)(params, *batch)
            return parts(jax.tree.map(jnp.add, total, gradients)), None

        total, _ = lax.scan(body, parts(jax.tree.map(jnp.zeros_like, params)), batches)
        new = jax.tree.map(lambda p, g: p - 0.1 * g, params, total)
        wide = jnp.sin(jnp.outer(new["a"].reshape(-1), new["b"].reshape(-1)))
        return new, (wide @ wide.T).sum() if is_wide_after else None

    params = {"a": whole(16, 32), "b": whole(32, 16)}
    batches = cut(8, rows, 16), cut(8, rows, 16)
    return text(step, params, *batches)

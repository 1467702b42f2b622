"""Small steps of common kinds of programs, as JAX prints them on a data x model mesh.

A loop over layers, a conv net, a mixture of experts, embedding tables, a step of decoding. Needs
jax.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple


class Arg(NamedTuple):
    """Shape, the mesh axis of each dim (None: whole), element type."""

    shape: tuple[int, ...]
    axes: tuple[str | None, ...] = ()
    dtype: str = "float32"


class Step(NamedTuple):
    """A function of arrays, and what it is called with."""

    run: Callable[..., Any]
    args: tuple[Arg, ...]


STEPS: dict[str, Step] = {}
D, M = "data", "model"


def _step(*args: Arg) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def add(run: Callable[..., Any]) -> Callable[..., Any]:
        STEPS[run.__name__] = Step(run, args)
        return run

    return add


def text(name: str, mesh_shape: tuple[int, int]) -> str:
    """The annotated program of a step on a data x model mesh."""
    jax: Any = import_module("jax")
    step = STEPS[name]
    mesh = jax.sharding.AbstractMesh(mesh_shape, (D, M))
    shapes = [
        jax.ShapeDtypeStruct(
            arg.shape,
            arg.dtype,
            sharding=jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec(*arg.axes)),
        )
        for arg in step.args
    ]
    traced = jax.jit(step.run).trace(*shapes)
    return traced.lower(lowering_platforms=("cpu",)).as_text()


def _trained(loss: Callable[..., Any], params: tuple[Any, ...], *batch: Any) -> tuple[Any, ...]:
    """The loss, and parameters after one step of gradient descent."""
    jax: Any = import_module("jax")
    value, grads = jax.value_and_grad(loss)(params, *batch)
    return value, *(p - 0.1 * g for p, g in zip(params, grads, strict=True))


@_step(
    Arg((16, 8), (D, None)),
    Arg((3, 8, 16), (None, None, M)),
    Arg((3, 16, 8), (None, M, None)),
)
def loop(x: Any, up: Any, down: Any) -> Any:
    """Layers in a scan, trained, and a loop whose end depends on data."""
    jax: Any = import_module("jax")
    jnp = jax.numpy

    def loss(params: tuple[Any, Any], x: Any) -> Any:
        def layer(x: Any, p: tuple[Any, Any]) -> tuple[Any, None]:
            return x + jnp.tanh(x @ p[0]) @ p[1], None

        return jnp.mean(jnp.square(jax.lax.scan(layer, x, params)[0]))

    def halved(state: tuple[Any, Any]) -> tuple[Any, Any]:
        return state[0] / 2, state[1] + 1

    def is_large(state: tuple[Any, Any]) -> Any:
        return (jnp.sum(jnp.abs(state[0])) > 1) & (state[1] < 20)

    small, rounds = jax.lax.while_loop(is_large, halved, (x, 0))
    return *_trained(loss, (up, down), x), small, rounds


@_step(
    Arg((8, 8, 8, 4), (D, None, None, None)),
    Arg((8,), (D,), "int32"),
    Arg((3, 3, 4, 8), (None, None, None, M)),
    Arg((3, 3, 8, 8), (None, None, M, None)),
    Arg((8,)),
    Arg((8, 10), (M, None)),
)
def conv_net(x: Any, labels: Any, k1: Any, k2: Any, gain: Any, head: Any) -> Any:
    """Convolutions, a strided one among them, batch norm, max and mean pools; trained."""
    jax: Any = import_module("jax")
    jnp, lax = jax.numpy, jax.lax

    def conv(x: Any, k: Any, stride: int) -> Any:
        layout = ("NHWC", "HWIO", "NHWC")
        return lax.conv_general_dilated(x, k, (stride, stride), "SAME", dimension_numbers=layout)

    def loss(params: tuple[Any, ...], x: Any, labels: Any) -> Any:
        k1, k2, gain, head = params
        y = conv(x, k1, 1)
        mean, spread = jnp.mean(y, (0, 1, 2)), jnp.var(y, (0, 1, 2))
        y = jax.nn.relu((y - mean) * lax.rsqrt(spread + 1e-3) * gain)
        y = lax.reduce_window(y, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        y = jax.nn.relu(conv(y, k2, 2))
        logits = jnp.mean(y, (1, 2)) @ head
        at = jnp.take_along_axis(logits, labels[:, None], axis=1)
        return jnp.mean(jax.nn.logsumexp(logits, axis=1, keepdims=True) - at)

    return _trained(loss, (k1, k2, gain, head), x, labels)


@_step(
    Arg((4, 8, 8), (D, None, None)),
    Arg((8, 4)),
    Arg((4, 8, 16), (M, None, None)),
    Arg((4, 16, 8), (M, None, None)),
)
def experts(x: Any, gate: Any, wi: Any, wo: Any) -> Any:
    """Tokens sent to the best two of four experts, which lie on the model axis; trained."""
    jax: Any = import_module("jax")
    jnp, capacity = jax.numpy, 6

    def loss(params: tuple[Any, ...], x: Any) -> Any:
        gate, wi, wo = params
        weights, chosen = jax.lax.top_k(jax.nn.softmax(x @ gate), 2)
        onehot = jax.nn.one_hot(chosen, 4)
        flat = onehot.reshape(4, 16, 4)
        place = (jnp.cumsum(flat, axis=1) - flat).reshape(onehot.shape)
        kept = onehot * (place < capacity)
        seats = jax.nn.one_hot(place.astype(jnp.int32), capacity) * kept[..., None]
        sent = jnp.einsum("gtkec,gtd->egcd", seats, x)
        inner = jax.nn.relu(jnp.einsum("egcd,edf->egcf", sent, wi))
        done = jnp.einsum("egcf,efd->egcd", inner, wo)
        return jnp.mean(jnp.square(x + jnp.einsum("gtk,gtkec,egcd->gtd", weights, seats, done)))

    return _trained(loss, (gate, wi, wo), x)


@_step(
    Arg((8, 3), (D, None), "int32"),
    Arg((8,), (D,)),
    Arg((32, 8), (M, None)),
    Arg((16, 8), (None, M)),
    Arg((16, 1)),
)
def tables(ids: Any, label: Any, rows: Any, columns: Any, top: Any) -> Any:
    """Lookups in one table cut by rows and one cut by columns; trained."""
    jax: Any = import_module("jax")
    jnp = jax.numpy

    def loss(params: tuple[Any, ...], ids: Any, label: Any) -> Any:
        rows, columns, top = params
        first, second = jnp.mean(rows[ids], axis=1), jnp.sum(columns[ids // 2], axis=1)
        logits = (jnp.concatenate([first, second], axis=1) @ top)[:, 0]
        return jnp.mean(jax.nn.softplus(logits) - logits * label)

    return _trained(loss, (rows, columns, top), ids, label)


@_step(
    Arg((4,), (D,), "int32"),
    Arg((), (), "int32"),
    Arg((4, 8, 4, 4), (D, None, M, None)),
    Arg((4, 8, 4, 4), (D, None, M, None)),
    Arg((16, 16), (M, None)),
    Arg((3, 16, 4, 4), (None, None, M, None)),
    Arg((4, 4, 16), (M, None, None)),
)
def decode(token: Any, at: Any, keys: Any, values: Any, table: Any, qkv: Any, out: Any) -> Any:
    """One token a row: caches are updated at a position and read up to it, a token is chosen."""
    jax: Any = import_module("jax")
    jnp, lax = jax.numpy, jax.lax
    x = table[token]
    q, k, v = (jnp.einsum("bd,dhk->bhk", x, weight) for weight in qkv)
    keys = lax.dynamic_update_slice_in_dim(keys, k[:, None], at, axis=1)
    values = lax.dynamic_update_slice_in_dim(values, v[:, None], at, axis=1)
    scores = jnp.einsum("bhk,bthk->bht", q, keys) / 2
    seen = jnp.arange(keys.shape[1]) <= at
    weights = jax.nn.softmax(jnp.where(seen, scores, -1e9), axis=-1)
    x = x + jnp.einsum("bht,bthk,hkd->bd", weights, values, out)
    last = lax.dynamic_slice_in_dim(keys, at, 1, axis=1)[:, 0]
    return jnp.argmax(x @ table.T, axis=-1), keys, values, last

"""Small steps over a batch, as JAX prints them: with what may and may not run in micro-batches.

Needs jax.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, NamedTuple

Shape = tuple[int, ...]


class Step(NamedTuple):
    """A function of `jax` and arrays; the shapes of these, integers where a dtype says so."""

    run: Callable[..., Any]
    args: tuple[Any, ...]


STEPS: dict[str, Step] = {}
REFUSED: dict[str, Step] = {}  # what needs the batch whole
WEIGHTS: tuple[Shape, ...] = ((16, 32), (32, 4))
INTEGERS, BITS = "int32", "uint32"


def _add(*args: Any, table: dict[str, Step] = STEPS) -> Callable[..., Any]:
    def add(run: Callable[..., Any]) -> Callable[..., Any]:
        table[run.__name__] = Step(run, args)
        return run

    return add


def _refused(*args: Any) -> Callable[..., Any]:
    return _add(*args, table=REFUSED)


def text(name: str, is_partitionable: bool = True) -> str:
    """The program of a step. `is_partitionable`: how JAX numbers random bits."""
    jax: Any = import_module("jax")
    step = STEPS.get(name) or REFUSED[name]
    shapes = [jax.ShapeDtypeStruct(*_typed(arg)) for arg in step.args]
    with jax.threefry_partitionable(is_partitionable):
        traced = jax.jit(partial(step.run, jax)).trace(*shapes)
        return traced.lower(lowering_platforms=("cpu",)).as_text()


def _typed(arg: Any) -> tuple[Shape, str]:
    has_type = bool(arg) and isinstance(arg[-1], str)
    return (arg[:-1], arg[-1]) if has_type else (arg, "float32")


def _descent(jax: Any, loss: Callable[[Any], Any], params: Any) -> Any:
    """Parameters after one step, and the loss."""
    value, grads = jax.value_and_grad(loss)(params)
    return jax.tree.map(_moved, params, grads), value


def _moved(param: Any, grad: Any) -> Any:
    return param - 0.1 * grad


def _mlp(jax: Any, params: Any, x: Any) -> Any:
    return jax.nn.relu(x @ params[0]) @ params[1]


@_add(*WEIGHTS, (12, 16), (12, 4))
def plain_mean(jax: Any, a: Any, b: Any, x: Any, y: Any) -> Any:
    return _descent(jax, lambda p: ((_mlp(jax, p, x) - y) ** 2).mean(), (a, b))


@_add(*WEIGHTS, (12, 16), (12, 4), (12,))
def masked_mean(jax: Any, a: Any, b: Any, x: Any, y: Any, mask: Any) -> Any:
    def loss(p: Any) -> Any:
        return (((_mlp(jax, p, x) - y) ** 2).mean(-1) * mask).sum() / (mask.sum() + 20)

    return _descent(jax, loss, (a, b))


@_add(*WEIGHTS, (12, 16), (12, INTEGERS))
def ignored_labels(jax: Any, a: Any, b: Any, x: Any, labels: Any) -> Any:
    """The count of the mean comes from the labels."""
    jnp = jax.numpy

    def loss(p: Any) -> Any:
        logs = jax.nn.log_softmax(_mlp(jax, p, x))
        found = -jnp.take_along_axis(logs, jnp.clip(labels, 0, 3)[:, None], 1)[:, 0]
        mask = labels >= 0
        return (found * mask).sum() / jnp.maximum(mask.sum(), 1)

    return _descent(jax, loss, (a, b))


@_add(*WEIGHTS, (12, 16), (12, 4), (2, BITS))
def dropout(jax: Any, a: Any, b: Any, x: Any, y: Any, key: Any) -> Any:
    def loss(p: Any) -> Any:
        h = jax.nn.relu(x @ p[0])
        kept = jax.random.bernoulli(jax.random.wrap_key_data(key), 0.8, h.shape)
        return ((jax.numpy.where(kept, h / 0.8, 0) @ p[1] - y) ** 2).mean()

    return _descent(jax, loss, (a, b))


@_add(*WEIGHTS, (12, 16), (12, 4))
def clipped(jax: Any, a: Any, b: Any, x: Any, y: Any) -> Any:
    """Clipped by the norm of all gradients."""
    jnp = jax.numpy

    def error(p: Any) -> Any:
        return ((_mlp(jax, p, x) - y) ** 2).mean()

    loss, grads = jax.value_and_grad(error)((a, b))
    norm = jnp.sqrt(sum(jnp.sum(g**2) for g in grads))
    return [p - g * jnp.minimum(1.0, 1 / norm) for p, g in zip((a, b), grads, strict=True)], loss


@_add((16, 4), (4, 16, 32), (4, 32, 16), (12, 16), (12, 16))
def experts(jax: Any, router: Any, a: Any, b: Any, x: Any, y: Any) -> Any:
    """A mixture of experts whose loads are balanced over the whole batch."""
    jnp = jax.numpy

    def loss(p: Any) -> Any:
        chances = jax.nn.softmax(x @ p[0])
        chosen = jax.nn.one_hot(jnp.argmax(chances, -1), 4)
        h = jax.nn.relu(jnp.einsum("td,edh->teh", x, p[1]))
        out = jnp.einsum("te,teh,ehd->td", chances * chosen, h, p[2])
        return ((out - y) ** 2).mean() + 0.04 * (chosen.mean(0) * chances.mean(0)).sum()

    return _descent(jax, loss, (router, a, b))


@_add((50, 16), (16, 32), (32, 16), (8, 6, INTEGERS), (8, 6, INTEGERS))
def tied(jax: Any, table: Any, a: Any, b: Any, tokens: Any, labels: Any) -> Any:
    """One table embeds tokens and scores them; causal attention between."""
    jnp = jax.numpy

    def loss(p: Any) -> Any:
        h = p[0][tokens]
        scores = jnp.where(jnp.tril(jnp.ones((6, 6), bool)), h @ h.swapaxes(1, 2), -1e9)
        h = h + jax.nn.gelu(jax.nn.softmax(scores) @ h @ p[1]) @ p[2]
        logs = jax.nn.log_softmax(h @ p[0].T)
        return -jnp.take_along_axis(logs, labels[..., None], -1).mean()

    return _descent(jax, loss, (table, a, b))


@_add((3, 3, 3, 8), (3, 3, 8, 8), (8, 5), (8, 8, 8, 3), (8, INTEGERS))
def conv_net(jax: Any, a: Any, b: Any, w: Any, x: Any, labels: Any) -> Any:
    jnp, lax = jax.numpy, jax.lax

    def conv(x: Any, kernel: Any, stride: int) -> Any:
        names = ("NHWC", "HWIO", "NHWC")
        strides = (stride, stride)
        return lax.conv_general_dilated(x, kernel, strides, "SAME", dimension_numbers=names)

    def loss(p: Any) -> Any:
        h = jax.nn.relu(conv(x, p[0], 1))
        sides = (1, 2, 2, 1)
        h = lax.reduce_window(h, -jnp.inf, lax.max, sides, sides, "VALID")
        h = jax.nn.relu(conv(h, p[1], 2)).mean((1, 2))
        logs = jax.nn.log_softmax(h @ p[2])
        return -jnp.take_along_axis(logs, labels[:, None], 1).mean()

    return _descent(jax, loss, (a, b, w))


@_add((30, 16), (30, 16), (16, 16), (16, 16), (8, 5, INTEGERS), (8, 7, INTEGERS), (8, 7, INTEGERS))
def encoder_decoder(
    jax: Any, source: Any, target: Any, q: Any, v: Any, read: Any, given: Any, labels: Any
) -> Any:
    jnp = jax.numpy

    def loss(p: Any) -> Any:
        memory, h = jnp.tanh(p[0][read]), p[1][given]
        scores = jax.nn.softmax(jnp.einsum("btd,bsd->bts", h @ p[2], memory))
        logs = jax.nn.log_softmax((h + scores @ (memory @ p[3])) @ p[1].T)
        mask = labels > 0
        found = jnp.take_along_axis(logs, labels[..., None], -1)[..., 0]
        return -(found * mask).sum() / jnp.maximum(mask.sum(), 1)

    return _descent(jax, loss, (source, target, q, v))


@_add((3, 16, 16), (3, 16), (12, 16), (12, 16))
def layers(jax: Any, w: Any, b: Any, x: Any, y: Any) -> Any:
    """A loop over layers, which are computed again on the way back."""

    @jax.checkpoint
    def layer(h: Any, p: Any) -> Any:
        return jax.numpy.tanh(h @ p[0] + p[1]), None

    return _descent(jax, lambda p: ((jax.lax.scan(layer, x, p)[0] - y) ** 2).mean(), (w, b))


@_add((3, 16, 16), (12, 16), (12, 16), (2, BITS))
def layers_with_dropout(jax: Any, w: Any, x: Any, y: Any, key: Any) -> Any:
    def layer(carried: Any, p: Any) -> Any:
        h, key = carried
        key, own = jax.random.split(key)
        h = jax.numpy.tanh(h @ p)
        return (h * jax.random.bernoulli(own, 0.9, h.shape), key), None

    def loss(w: Any) -> Any:
        (h, _), _ = jax.lax.scan(layer, (x, jax.random.wrap_key_data(key)), w)
        return ((h - y) ** 2).mean()

    return _descent(jax, loss, w)


@_add(*WEIGHTS, (12, 16), (12, 4))
def accumulation(jax: Any, a: Any, b: Any, x: Any, y: Any) -> Any:
    """Turns over three parts of the batch already, whose sum begins with the parameters."""
    jnp = jax.numpy

    def part(carried: Any, batch: Any) -> Any:
        def loss(p: Any) -> Any:
            return ((_mlp(jax, p, batch[0]) - batch[1]) ** 2).sum()

        return jax.tree.map(jnp.add, carried, jax.value_and_grad(loss)((a, b))), None

    parts = x.reshape(3, 4, 16), y.reshape(3, 4, 4)
    return jax.lax.scan(part, (1.0, (a, b)), parts)[0]


@_add(*WEIGHTS, (5, 12, 16), (5, 12, 4))
def time_major(jax: Any, a: Any, b: Any, x: Any, y: Any) -> Any:
    """A recurrence; the batch is the second dim."""
    jnp = jax.numpy

    def loss(p: Any) -> Any:
        def cell(h: Any, now: Any) -> Any:
            h = jnp.tanh(now @ p[0] + h)
            return h, h @ p[1]

        return ((jax.lax.scan(cell, jnp.zeros((12, 32)), x)[1] - y) ** 2).mean()

    return _descent(jax, loss, (a, b))


@_add(*WEIGHTS, (12, 16))
def reductions(jax: Any, a: Any, b: Any, x: Any) -> Any:
    """Rows, and reductions over them of every kind."""
    jnp = jax.numpy
    out = _mlp(jax, (a, b), x)
    folds = out.max(), out.min(0), out.prod(0), (out > 0).all(), (out > 1).any(0)
    return out, jnp.argmax(out, -1), folds, out.sum(0)


@_add((16, 32, INTEGERS), (32, 4, INTEGERS), (12, 16, INTEGERS), (12, 4, INTEGERS))
def integers(jax: Any, a: Any, b: Any, x: Any, y: Any) -> Any:
    h = jax.numpy.maximum(x @ a, 0)
    error = h @ b - y
    return h.T @ error, x.T @ (error @ b.T), (error * error).sum(), error.max(0), error


@_add(*WEIGHTS, (12, 16), (12, 4))
def half_precision(jax: Any, a: Any, b: Any, x: Any, y: Any) -> Any:
    jnp = jax.numpy

    def loss(p: Any) -> Any:
        short = [v.astype(jnp.bfloat16) for v in p]
        return ((_mlp(jax, short, x.astype(jnp.bfloat16)).astype(jnp.float32) - y) ** 2).mean()

    return _descent(jax, loss, (a, b))


@_add(*WEIGHTS, (12, 16), (12, 4), (INTEGERS,))
def branches(jax: Any, a: Any, b: Any, x: Any, y: Any, choice: Any) -> Any:
    def loss(p: Any) -> Any:
        ways = [jax.numpy.sin, jax.numpy.tanh]
        return ((jax.lax.switch(choice, ways, _mlp(jax, p, x)) - y) ** 2).mean()

    return _descent(jax, loss, (a, b))


@_add((16, 8), (8, 4), (8,), (12, 16), (12, 4))
def whitened(jax: Any, a: Any, b: Any, c: Any, x: Any, y: Any) -> Any:
    """Inputs are brought to mean 0 and variance 1 over the batch: two totals before all turns."""

    def loss(p: Any) -> Any:
        z = (x - x.mean(0)) / jax.numpy.sqrt(x.var(0) + 1e-2)
        return ((jax.nn.relu(z @ p[0] + p[2]) @ p[1] - y) ** 2).mean()

    return _descent(jax, loss, (a, b, c))


@_refused((16, 8), (8, 4), (12, 16), (12, 4))
def batch_norm(jax: Any, a: Any, b: Any, x: Any, y: Any) -> Any:
    def loss(p: Any) -> Any:
        h = x @ p[0]
        h = (h - h.mean(0)) / jax.numpy.sqrt(h.var(0) + 1e-5)
        return ((jax.nn.relu(h) @ p[1] - y) ** 2).mean()

    return _descent(jax, loss, (a, b))


@_refused((16, 8), (16, 8), (12, 16), (12, 16))
def contrastive(jax: Any, a: Any, b: Any, x: Any, y: Any) -> Any:
    def loss(p: Any) -> Any:
        scores = (x @ p[0]) @ (y @ p[1]).T
        both = jax.nn.log_softmax(scores) + jax.nn.log_softmax(scores, 0)
        return -jax.numpy.diag(both).mean()

    return _descent(jax, loss, (a, b))


@_refused(*WEIGHTS, (12, 16), (12, 4))
def hardest_rows(jax: Any, a: Any, b: Any, x: Any, y: Any) -> Any:
    """Only the rows with the largest errors count."""

    def loss(p: Any) -> Any:
        return jax.numpy.sort(((_mlp(jax, p, x) - y) ** 2).sum(-1))[6:].mean()

    return _descent(jax, loss, (a, b))


@_refused(*WEIGHTS, (12, 16), (12, 4))
def running_sums(jax: Any, a: Any, b: Any, x: Any, y: Any) -> Any:
    def loss(p: Any) -> Any:
        return (jax.numpy.cumsum(_mlp(jax, p, x) - y, 0) ** 2).mean()

    return _descent(jax, loss, (a, b))


@_refused(*WEIGHTS, (12, 16), (12, 4), (4, BITS))
def one_stream(jax: Any, a: Any, b: Any, x: Any, y: Any, state: Any) -> Any:
    """Bits of a generator whose stream has no places."""
    jnp = jax.numpy

    def loss(p: Any) -> Any:
        h = jax.nn.relu(x @ p[0])
        _, bits = jax.lax.rng_bit_generator(state, h.shape)
        return ((jnp.where(bits > jnp.uint32(1 << 31), h, 0) @ p[1] - y) ** 2).mean()

    return _descent(jax, loss, (a, b))

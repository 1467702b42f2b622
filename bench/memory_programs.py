"""Train steps and forward passes of many kinds of models, for `memory.py`: what they take.

Each is the annotated text that `jax.jit(...).lower` prints: cut over 8 devices along the batch,
gradient descent with momentum, parameters and momentum donated. Needs jax, no devices.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax
from jax.sharding import AbstractMesh, NamedSharding
from jax.sharding import PartitionSpec as P
from workloads import shape

Tree = Any
Loss = Callable[[Tree, Tree], jax.Array]
MESH = AbstractMesh((8,), ("data",))
NUMBERS = jnp.int32
IMAGES = ("NHWC", "HWIO", "NHWC")


def trained(loss: Loss, params: Tree, batch: Tree) -> str:
    """A train step."""

    def step(params: Tree, momentum: Tree, batch: Tree) -> tuple[Tree, Tree, jax.Array]:
        value, grads = jax.value_and_grad(loss)(params, batch)
        momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, grads)
        return jax.tree.map(lambda p, m: p - 0.1 * m, params, momentum), momentum, value

    return _lowered(step, (params, params), batch, (0, 1))


def forward(function: Callable[[Tree, Tree], Tree], params: Tree, batch: Tree) -> str:
    """A pass without a gradient."""
    return _lowered(function, (params,), batch, ())


def _lowered(
    step: Callable[..., Tree], state: tuple[Tree, ...], batch: Tree, donated: tuple[int, ...]
) -> str:
    whole, cut = NamedSharding(MESH, P()), NamedSharding(MESH, P("data"))
    places = (
        *(jax.tree.map(lambda _: whole, tree) for tree in state),
        jax.tree.map(lambda _: cut, batch),
    )
    run = jax.jit(step, in_shardings=places, donate_argnums=donated)
    return run.trace(*state, batch).lower(lowering_platforms=("cpu",)).as_text()


# --- pieces


def conv(x: jax.Array, w: jax.Array, stride: int = 1, groups: int = 1) -> jax.Array:
    """Features last."""
    return lax.conv_general_dilated(
        x, w, (stride, stride), "SAME", dimension_numbers=IMAGES, feature_group_count=groups
    )


def pooled(x: jax.Array, size: int, stride: int) -> jax.Array:
    """The largest of each window."""
    edges, window = (1, size, size, 1), (1, stride, stride, 1)
    return lax.reduce_window(x, -jnp.inf, lax.max, edges, window, "SAME")


def enlarged(x: jax.Array) -> jax.Array:
    """Every pixel four times."""
    return jnp.repeat(jnp.repeat(x, 2, 1), 2, 2)


def batch_norm(x: jax.Array, gain: jax.Array, bias: jax.Array) -> jax.Array:
    """Over all but the features."""
    mean, spread = x.mean((0, 1, 2)), x.var((0, 1, 2))
    return (x - mean) * lax.rsqrt(spread + 1e-5) * gain + bias


def layer_norm(x: jax.Array, gain: jax.Array) -> jax.Array:
    """Over the last dim."""
    mean = x.mean(-1, keepdims=True)
    spread = jnp.square(x - mean).mean(-1, keepdims=True)
    return (x - mean) * lax.rsqrt(spread + 1e-5) * gain


def cross_entropy(logits: jax.Array, labels: jax.Array) -> jax.Array:
    """Mean of -log softmax at the labels."""
    found = jnp.take_along_axis(jax.nn.log_softmax(logits), labels[..., None], -1)
    return -jnp.mean(found)


def lstm(p: Tree, xs: jax.Array) -> jax.Array:
    """xs [batch, time, features] -> [batch, time, hidden]."""
    hidden = p["h"].shape[0]

    def cell(carry: tuple[jax.Array, jax.Array], x: jax.Array) -> tuple[Any, jax.Array]:
        h, state = carry
        i, f, g, o = jnp.split(x @ p["x"] + h @ p["h"] + p["b"], 4, -1)
        state = jax.nn.sigmoid(f) * state + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(state)
        return (h, state), h

    start = (jnp.zeros((xs.shape[0], hidden)),) * 2
    return lax.scan(cell, start, xs.swapaxes(0, 1))[1].swapaxes(0, 1)


def lstm_params(features: int, hidden: int) -> Tree:
    return {
        "x": shape(features, 4 * hidden),
        "h": shape(hidden, 4 * hidden),
        "b": shape(4 * hidden),
    }


def block_params(width: int, hidden: int, *lead: int) -> Tree:
    """Of a transformer block; `lead`: sizes of dims in front."""
    sizes = {
        "n1": (width,), "qkv": (width, 3 * width), "o": (width, width),
        "n2": (width,), "up": (width, hidden), "down": (hidden, width),
    }  # fmt: skip
    return {name: shape(*lead, *size) for name, size in sizes.items()}


def block(p: Tree, x: jax.Array, heads: int = 4) -> jax.Array:
    """Pre-norm causal attention and a perceptron."""
    rows, time, width = x.shape

    def split(y: jax.Array) -> jax.Array:
        return y.reshape(rows, time, heads, width // heads).transpose(0, 2, 1, 3)

    q, k, v = map(split, jnp.split(layer_norm(x, p["n1"]) @ p["qkv"], 3, -1))
    scores = q @ k.swapaxes(-1, -2) / (width / heads) ** 0.5
    scores = jnp.where(jnp.tril(jnp.ones((time, time), bool)), scores, -1e9)
    mixed = (jax.nn.softmax(scores) @ v).transpose(0, 2, 1, 3).reshape(x.shape)
    x = x + mixed @ p["o"]
    return x + jax.nn.gelu(layer_norm(x, p["n2"]) @ p["up"]) @ p["down"]


# --- programs


def conv_lstm() -> str:
    """A conv net whose features an LSTM reads in rows."""
    params = {"c1": shape(3, 3, 3, 32), "c2": shape(3, 3, 32, 64), "l": lstm_params(512, 128),
              "o": shape(128, 64)}  # fmt: skip

    def loss(p: Tree, batch: Tree) -> jax.Array:
        x = jax.nn.relu(conv(batch["x"], p["c1"], 2))
        x = jax.nn.relu(conv(x, p["c2"], 2)).reshape(-1, 8, 512)
        return cross_entropy(lstm(p["l"], x) @ p["o"], batch["y"])

    return trained(loss, params, {"x": shape(64, 32, 32, 3), "y": shape(64, 8, dtype=NUMBERS)})


def resnet() -> str:
    """Residual blocks with batch norm behind a pooled stem."""

    def blocks(before: int, after: int) -> Tree:
        pair = {"g": shape(after), "b": shape(after)}
        return {"c1": shape(3, 3, before, after), "n1": pair, "c2": shape(3, 3, after, after),
                "n2": pair, "s": shape(1, 1, before, after)}  # fmt: skip

    params = {"stem": shape(7, 7, 3, 32), "o": shape(128, 10),
              "blocks": [blocks(32, 32), blocks(32, 64), blocks(64, 128)]}  # fmt: skip

    def loss(p: Tree, batch: Tree) -> jax.Array:
        x = pooled(conv(batch["x"], p["stem"]), 3, 2)
        for index, q in enumerate(p["blocks"]):
            stride = 1 + (index > 0)
            y = batch_norm(conv(x, q["c1"], stride), q["n1"]["g"], q["n1"]["b"])
            y = batch_norm(conv(jax.nn.relu(y), q["c2"]), q["n2"]["g"], q["n2"]["b"])
            x = jax.nn.relu(y + conv(x, q["s"], stride))
        return cross_entropy(x.mean((1, 2)) @ p["o"], batch["y"])

    return trained(loss, params, {"x": shape(64, 32, 32, 3), "y": shape(64, dtype=NUMBERS)})


def u_net() -> str:
    """Down, up, and what was there on the way down."""
    sizes = {"d1": (3, 32), "d2": (32, 64), "m": (64, 128), "u2": (192, 64), "u1": (96, 32)}
    params = {name: shape(3, 3, *size) for name, size in sizes.items()}
    params["o"] = shape(1, 1, 32, 3)

    def loss(p: Tree, batch: Tree) -> jax.Array:
        d1 = jax.nn.relu(conv(batch["x"], p["d1"]))
        d2 = jax.nn.relu(conv(pooled(d1, 2, 2), p["d2"]))
        x = jax.nn.relu(conv(pooled(d2, 2, 2), p["m"]))
        x = jax.nn.relu(conv(jnp.concatenate([enlarged(x), d2], -1), p["u2"]))
        x = jax.nn.relu(conv(jnp.concatenate([enlarged(x), d1], -1), p["u1"]))
        return jnp.mean(jnp.square(conv(x, p["o"]) - batch["y"]))

    image = shape(32, 32, 32, 3)
    return trained(loss, params, {"x": image, "y": image})


def mobile() -> str:
    """Convolutions of each feature for itself."""
    sizes = {"s": (3, 3, 3, 32), "d1": (3, 3, 1, 32), "p1": (1, 1, 32, 64), "d2": (3, 3, 1, 64),
             "p2": (1, 1, 64, 128), "o": (128, 10)}  # fmt: skip
    params = {name: shape(*size) for name, size in sizes.items()}

    def loss(p: Tree, batch: Tree) -> jax.Array:
        x = jax.nn.relu6(conv(batch["x"], p["s"], 2))
        x = jax.nn.relu6(conv(jax.nn.relu6(conv(x, p["d1"], 1, 32)), p["p1"]))
        x = jax.nn.relu6(conv(jax.nn.relu6(conv(x, p["d2"], 2, 64)), p["p2"]))
        return cross_entropy(x.mean((1, 2)) @ p["o"], batch["y"])

    return trained(loss, params, {"x": shape(64, 64, 64, 3), "y": shape(64, dtype=NUMBERS)})


def tagger() -> str:
    """An embedding, an LSTM, a label per token."""
    params = {"e": shape(2048, 128), "l": lstm_params(128, 256), "o": shape(256, 64)}
    tokens = shape(64, 48, dtype=NUMBERS)

    def loss(p: Tree, batch: Tree) -> jax.Array:
        return cross_entropy(lstm(p["l"], p["e"][batch["x"]]) @ p["o"], batch["y"])

    return trained(loss, params, {"x": tokens, "y": tokens})


def routed() -> str:
    """A mixture of experts that tokens are scattered to."""
    experts, width, hidden, seats = 8, 128, 512, 96
    params = {"g": shape(width, experts), "wi": shape(experts, width, hidden),
              "wo": shape(experts, hidden, width)}  # fmt: skip

    def loss(p: Tree, batch: Tree) -> jax.Array:
        x = batch["x"].reshape(-1, width)
        weights = jax.nn.softmax(x @ p["g"])
        chosen = jnp.argmax(weights, -1)
        onehot = jax.nn.one_hot(chosen, experts)
        place = ((jnp.cumsum(onehot, 0) - onehot) * onehot).sum(-1).astype(NUMBERS)
        sent = jnp.zeros((experts, seats, width)).at[chosen, place].add(x, mode="drop")
        inner = jax.nn.gelu(jnp.einsum("ecd,edf->ecf", sent, p["wi"]))
        done = jnp.einsum("ecf,efd->ecd", inner, p["wo"])
        back = done.at[chosen, place].get(mode="fill", fill_value=0.0)
        x = x + back * jnp.take_along_axis(weights, chosen[:, None], -1)
        return jnp.mean(jnp.square(x - batch["y"].reshape(-1, width)))

    data = shape(32, 16, width)
    return trained(loss, params, {"x": data, "y": data})


def gpt(scanned: bool = False, dtype: Any = jnp.float32, trains: bool = True) -> str:
    """A transformer with tied embeddings; `scanned`: a loop over checkpointed blocks."""
    layers, width, hidden, vocab, time = 3, 128, 512, 1024, 64
    blocks = (
        block_params(width, hidden, layers) if scanned else [block_params(width, hidden)] * layers
    )
    params = {"e": shape(vocab, width), "blocks": blocks, "n": shape(width)}
    tokens = shape(32, time, dtype=NUMBERS)

    def logits(p: Tree, x: jax.Array) -> jax.Array:
        p = jax.tree.map(lambda leaf: leaf.astype(dtype), p)
        x = p["e"][x]
        if scanned:
            body = jax.checkpoint(lambda x, q: (block(q, x), None))
            x, _ = lax.scan(body, x, p["blocks"])
        else:
            for q in p["blocks"]:
                x = block(q, x)
        return (layer_norm(x, p["n"]) @ p["e"].T).astype(jnp.float32)

    def loss(p: Tree, batch: Tree) -> jax.Array:
        return cross_entropy(logits(p, batch["x"]), batch["y"])

    if not trains:
        return forward(logits, params, tokens)
    return trained(loss, params, {"x": tokens, "y": tokens})


def decoded() -> str:
    """Tokens one after another, with keys and values kept in place."""
    width, hidden, vocab, time, heads = 128, 512, 1024, 64, 4
    params = {"e": shape(vocab, width), "b": block_params(width, hidden)}

    def run(p: Tree, first: jax.Array) -> jax.Array:
        rows, b = first.shape[0], p["b"]

        def one(i: jax.Array, carry: Tree) -> Tree:
            token, keys, vals, said = carry
            x = p["e"][token]
            q, k, v = jnp.split(layer_norm(x, b["n1"]) @ b["qkv"], 3, -1)
            q, k, v = (y.reshape(rows, heads, 1, width // heads) for y in (q, k, v))
            keys = lax.dynamic_update_slice(keys, k, (0, 0, i, 0))
            vals = lax.dynamic_update_slice(vals, v, (0, 0, i, 0))
            scores = jnp.where(jnp.arange(time) <= i, q @ keys.swapaxes(-1, -2), -1e9)
            x = x + (jax.nn.softmax(scores) @ vals).reshape(rows, width) @ b["o"]
            x = x + jax.nn.gelu(layer_norm(x, b["n2"]) @ b["up"]) @ b["down"]
            token = jnp.argmax(x @ p["e"].T, -1).astype(NUMBERS)
            return token, keys, vals, lax.dynamic_update_slice(said, token[:, None], (0, i))

        kept = jnp.zeros((rows, heads, time, width // heads))
        start = (first, kept, kept, jnp.zeros((rows, time), NUMBERS))
        return lax.fori_loop(0, time, one, start)[3]

    return forward(run, params, shape(16, dtype=NUMBERS))


PROGRAMS: dict[str, Callable[[], str]] = {
    "conv_lstm": conv_lstm,
    "resnet": resnet,
    "u_net": u_net,
    "mobile": mobile,
    "tagger": tagger,
    "routed": routed,
    "gpt": gpt,
    "gpt scanned": partial(gpt, scanned=True),
    "gpt bf16": partial(gpt, dtype=jnp.bfloat16),
    "gpt forward": partial(gpt, trains=False),
    "decoded": decoded,
}

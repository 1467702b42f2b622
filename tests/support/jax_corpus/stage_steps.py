"""Train steps of several layers to cut into stages: GPT, experts, a conv net, encoder-decoder.

Sizes are arguments: honest ones for plans, small ones to run. As JAX prints them, without
annotations. Needs jax.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from shardwright.testing.jax_corpus.transformer_steps import Step
from shardwright.testing.jax_corpus.transformer_steps import text as transformer

Tree = Any


def gpt(layers: int = 8, width: int = 1024, rows: int = 64, seq: int = 512) -> str:
    """A decoder with tied embeddings."""
    heads = max(2, width // 64)
    return transformer(
        Step(layers, width, heads, 0, 4 * width, 8 * width, seq, rows)
    )  # fmt: skip


def experts(layers: int = 6, width: int = 512, rows: int = 64, seq: int = 256) -> str:
    """Attention, then eight experts of which each token takes one, weighted by its chance."""
    jax, jnp = _jax()
    block = {"q": (width, 3 * width), "o": (width, width), "router": (width, 8),
             "a": (8, width, 2 * width), "b": (8, 2 * width, width)}  # fmt: skip
    shapes = {"embed": (4 * width, width), "layers": [block] * layers}

    def layer(h: Any, p: Tree) -> Any:
        h = h + _attended(h, h, p)
        chances = jax.nn.softmax(h @ p["router"])
        chosen = jax.nn.one_hot(jnp.argmax(chances, -1), 8) * chances
        inner = jax.nn.relu(jnp.einsum("btd,edf->btef", h, p["a"]))
        return h + jnp.einsum("btef,efd,bte->btd", inner, p["b"], chosen)

    def loss(p: Tree, tokens: Any, labels: Any) -> Any:
        h = p["embed"][tokens]
        for one in p["layers"]:
            h = layer(h, one)
        return _scored(h @ p["embed"].T, labels)

    return _step(loss, shapes, [((rows, seq), "int32")] * 2)


def conv_net(blocks: int = 8, width: int = 64, rows: int = 64, side: int = 32) -> str:
    """Residual blocks of two convolutions; twice as many channels, at half the side, half way."""
    jax, jnp = _jax()
    wide = [width] * (blocks // 2) + [2 * width] * (blocks - blocks // 2)
    rest = [((3, 3, a, b), (3, 3, b, b)) for a, b in zip([width, *wide], wide, strict=False)]
    shapes = {"stem": (3, 3, 3, width), "blocks": rest, "head": (2 * width, 10)}

    def conv(x: Any, kernel: Any, stride: int = 1) -> Any:
        names = ("NHWC", "HWIO", "NHWC")
        return jax.lax.conv_general_dilated(
            x, kernel, (stride, stride), "SAME", dimension_numbers=names
        )

    def loss(p: Tree, x: Any, labels: Any) -> Any:
        h = jax.nn.relu(conv(x, p["stem"]))
        for one, two in p["blocks"]:
            grows = one.shape[2] != one.shape[3]
            inner = conv(jax.nn.relu(conv(h, one, 1 + grows)), two)
            h = jax.nn.relu(inner + (jnp.tile(h[:, ::2, ::2], 2) if grows else h))
        return _scored(h.mean((1, 2)) @ p["head"], labels)

    return _step(loss, shapes, [((rows, side, side, 3), "float32"), ((rows,), "int32")])


def encoder_decoder(
    layers: int = 4, width: int = 512, rows: int = 64, seq: int = 256, deeper: int = 2
) -> str:
    """A decoder of `deeper` times as many layers, shorter rows, each of which reads the memory."""
    jax, _ = _jax()
    own = {"q": (width, 3 * width), "o": (width, width)}
    mlp = {"a": (width, 4 * width), "b": (4 * width, width)}
    cross = {"cross": {"q": (width, 3 * width), "o": (width, width)}}
    shapes = {
        "source": (4 * width, width), "target": (4 * width, width), "encoder": [own | mlp] * layers,
        "decoder": [own | mlp | cross] * (deeper * layers),
    }  # fmt: skip

    def layer(h: Any, p: Tree, memory: Any = None) -> Any:
        h = h + _attended(h, h, p)
        if memory is not None:
            h = h + _attended(h, memory, p["cross"])
        return h + jax.nn.gelu(h @ p["a"]) @ p["b"]

    def loss(p: Tree, read: Any, given: Any, labels: Any) -> Any:
        memory, h = p["source"][read], p["target"][given]
        for one in p["encoder"]:
            memory = layer(memory, one)
        for one in p["decoder"]:
            h = layer(h, one, memory)
        return _scored(h @ p["target"].T, labels)

    short = ((rows, seq // 2), "int32")
    return _step(loss, shapes, [((rows, seq), "int32"), short, short])


def u_net(levels: int = 3, width: int = 32, rows: int = 64, side: int = 64) -> str:
    """Convolutions down to half the side at each level, and up again: each level up reads what the
    one down has made.
    """
    jax, jnp = _jax()
    shapes = {
        "stem": (3, 3, 3, width), "down": [((3, 3, width, width), (3, 3, width, width))] * levels,
        "middle": (3, 3, width, width), "up": [((3, 3, 2 * width, width),
                                                (3, 3, width, width))] * levels,
        "head": (width, 10),
    }  # fmt: skip

    def conv(x: Any, kernel: Any, stride: int = 1) -> Any:
        names = ("NHWC", "HWIO", "NHWC")
        out = jax.lax.conv_general_dilated(
            x, kernel, (stride, stride), "SAME", dimension_numbers=names
        )
        return jax.nn.relu(out)

    def doubled(x: Any) -> Any:
        return jnp.repeat(jnp.repeat(x, 2, 1), 2, 2)

    def loss(p: Tree, x: Any, labels: Any) -> Any:
        h, skips = conv(x, p["stem"]), list[Any]()
        for one, two in p["down"]:
            h = conv(h, one)
            skips.append(h)
            h = conv(h, two, 2)
        h = conv(h, p["middle"])
        for (one, two), skip in zip(p["up"], reversed(skips), strict=True):
            h = conv(conv(jnp.concatenate([skip, doubled(h)], -1), one), two)
        return _scored(h.mean((1, 2)) @ p["head"], labels)

    return _step(loss, shapes, [((rows, side, side, 3), "float32"), ((rows,), "int32")])


STEPS: dict[str, Callable[..., str]] = {
    "GPT": gpt, "experts": experts, "conv net": conv_net, "encoder-decoder": encoder_decoder,
}  # fmt: skip
# Of each the sizes at which it runs in moments.
SMALL: dict[str, dict[str, int]] = {
    "GPT": {"layers": 2, "width": 32, "rows": 16, "seq": 8},
    "experts": {"layers": 2, "width": 16, "rows": 16, "seq": 8},
    "conv net": {"blocks": 4, "width": 4, "rows": 16, "side": 8},
    "encoder-decoder": {"layers": 1, "width": 16, "rows": 16, "seq": 8},
}


def _jax() -> tuple[Any, Any]:
    jax: Any = import_module("jax")
    return jax, jax.numpy


def _attended(h: Any, read: Any, p: Tree) -> Any:
    """One head of attention to what is read."""
    jax, jnp = _jax()
    q, k, v = jnp.split(p["q"], 3, 1)
    scores = (h @ q) @ (read @ k).swapaxes(1, 2) / q.shape[1] ** 0.5
    return jax.nn.softmax(scores) @ (read @ v) @ p["o"]


def _scored(scores: Any, labels: Any) -> Any:
    jax, jnp = _jax()
    logs = jax.nn.log_softmax(scores)
    return -jnp.take_along_axis(logs, labels[..., None], -1).mean()


def _kept(moment: Any, grad: Any) -> Any:
    return 0.9 * moment + 0.1 * grad


def _moved(param: Any, moment: Any) -> Any:
    return param - 0.01 * moment


def _step(loss: Callable[..., Any], shapes: Tree, batch: list[tuple[Any, str]]) -> str:
    """The program of a step with momentum."""
    jax, _ = _jax()

    def shaped(shape: Any) -> Any:
        return jax.ShapeDtypeStruct(shape, "float32")

    def is_shape(one: Any) -> bool:
        return isinstance(one, tuple) and isinstance(one[0], int)

    def step(params: Tree, moments: Tree, *read: Any) -> Any:
        value, grads = jax.value_and_grad(loss)(params, *read)
        moments = jax.tree.map(_kept, moments, grads)
        return jax.tree.map(_moved, params, moments), moments, value

    params = jax.tree.map(shaped, shapes, is_leaf=is_shape)
    read = [jax.ShapeDtypeStruct(*one) for one in batch]
    traced = jax.jit(step).trace(params, params, *read)
    return traced.lower(lowering_platforms=("cpu",)).as_text()

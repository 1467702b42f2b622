"""Write the six small programs of this folder, each a step forward and back.

    pip install -r tests/data/models/requirements.txt
    python tests/data/models/layers/make_layers.py

They say nothing of devices: whoever reads them puts a mesh in front.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
from jax import Array, lax

F32 = jnp.float32
Params = dict[str, Array]
Shapes = dict[str, tuple[int, ...]]
Step = tuple[Callable[..., object], Shapes, Shapes]

WIDTH, HIDDEN, HEADS, BATCH, LENGTH, EXPERTS = 1024, 4096, 16, 8, 128, 8


def trained(loss: Callable[..., Array]) -> Callable[..., object]:
    """A step of gradient descent with momentum."""

    def step(params: Params, momenta: Params, *batch: Array) -> object:
        value, slopes = jax.value_and_grad(loss)(params, *batch)
        momenta = jax.tree.map(lambda m, g: 0.9 * m + g, momenta, slopes)
        return jax.tree.map(lambda p, m: p - 1e-3 * m, params, momenta), momenta, value

    return step


def mlp() -> Step:
    """Four layers."""
    sizes = (WIDTH, HIDDEN, HIDDEN, WIDTH)
    shapes = {f"w{k}": (a, b) for k, (a, b) in enumerate(zip(sizes, sizes[1:], strict=False))}

    def loss(params: Params, x: Array, y: Array) -> Array:
        for name in sorted(params):
            x = jax.nn.gelu(x @ params[name])
        return jnp.mean((x - y) ** 2)

    return trained(loss), shapes, {"x": (256, WIDTH), "y": (256, WIDTH)}


def norm(x: Array, scale: Array) -> Array:
    """Root mean square."""
    return x * lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-6) * scale


def attend(params: Params, name: str, x: Array, source: Array, is_causal: bool) -> Array:
    """Attention of several heads."""
    q = jnp.einsum("bsd,dhk->bshk", x, params[f"{name}_q"])
    k = jnp.einsum("btd,dhk->bthk", source, params[f"{name}_k"])
    v = jnp.einsum("btd,dhk->bthk", source, params[f"{name}_v"])
    scores = jnp.einsum("bshk,bthk->bhst", q, k) / 8.0
    if is_causal:
        scores = jnp.where(jnp.tril(jnp.ones(scores.shape[-2:], bool)), scores, -1e9)
    mixed = jnp.einsum("bhst,bthk->bshk", jax.nn.softmax(scores), v)
    return jnp.einsum("bshk,hkd->bsd", mixed, params[f"{name}_o"])


def heads(name: str) -> Shapes:
    """Weights of attention."""
    split = (WIDTH, HEADS, WIDTH // HEADS)
    return {f"{name}_{k}": split for k in "qkv"} | {f"{name}_o": (*split[1:], WIDTH)}


def attention() -> Step:
    """A layer of attention."""

    def loss(params: Params, x: Array, y: Array) -> Array:
        found = x + attend(params, "self", norm(x, params["scale"]), x, True)
        return jnp.mean((found - y) ** 2)

    shapes = heads("self") | {"scale": (WIDTH,)}
    return jax.value_and_grad(loss), shapes, _sequences("x", "y")


def _sequences(*names: str) -> Shapes:
    return {name: (BATCH, LENGTH, WIDTH) for name in names}


def experts() -> Step:
    """A layer of experts: two of eight for each token, so many tokens for each of them."""
    room = 2 * BATCH * LENGTH // EXPERTS

    def loss(params: Params, x: Array, y: Array) -> Array:
        x = x.reshape(-1, WIDTH)
        chances = jax.nn.softmax(x @ params["gate"])
        taken, chosen = lax.top_k(chances, 2)
        picked = jax.nn.one_hot(chosen, EXPERTS).sum(1)
        place = jnp.cumsum(picked, axis=0) * picked - 1
        sent = jax.nn.one_hot(place.astype(jnp.int32), room) * picked[..., None]
        weights = (jax.nn.one_hot(chosen, EXPERTS) * taken[..., None]).sum(1)
        given = jnp.einsum("tec,td->ecd", sent, x)
        inner = jax.nn.relu(jnp.einsum("ecd,edf->ecf", given, params["up"]))
        made = jnp.einsum("ecf,efd->ecd", inner, params["down"])
        found = jnp.einsum("tec,ecd,te->td", sent, made, weights)
        return jnp.mean((found - y.reshape(-1, WIDTH)) ** 2)

    up = (EXPERTS, WIDTH, HIDDEN)
    shapes = {"gate": (WIDTH, EXPERTS), "up": up, "down": (EXPERTS, HIDDEN, WIDTH)}
    return jax.value_and_grad(loss), shapes, _sequences("x", "y")


def conv() -> Step:
    """A stem, two residual blocks and a head."""
    kernels = {"stem": (3, 3, 16, 128), "head": (128, WIDTH)}
    kernels |= {f"block{k}{half}": (3, 3, 128, 128) for k in range(2) for half in "ab"}

    def convolved(x: Array, kernel: Array) -> Array:
        return lax.conv_general_dilated(
            x, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
        )

    def loss(params: Params, x: Array, y: Array) -> Array:
        x = jax.nn.relu(convolved(x, params["stem"]))
        for k in range(2):
            inner = jax.nn.relu(convolved(x, params[f"block{k}a"]))
            x = jax.nn.relu(x + convolved(inner, params[f"block{k}b"]))
        found = x.mean((1, 2)) @ params["head"]
        return -jnp.mean(jnp.sum(jax.nn.log_softmax(found) * y, axis=-1))

    return trained(loss), kernels, {"x": (64, 32, 32, 16), "y": (64, WIDTH)}


def lstm() -> Step:
    """A cell that is run 32 times, with a head."""
    shapes = {"inputs": (WIDTH, 4 * WIDTH), "state": (WIDTH, 4 * WIDTH), "head": (WIDTH, WIDTH)}

    def loss(params: Params, x: Array, y: Array) -> Array:
        def turn(carried: tuple[Array, Array], given: Array) -> tuple[tuple[Array, Array], Array]:
            hidden, cell = carried
            gates = given @ params["inputs"] + hidden @ params["state"]
            i, f, g, o = jnp.split(gates, 4, axis=-1)
            cell = jax.nn.sigmoid(f) * cell + jax.nn.sigmoid(i) * jnp.tanh(g)
            hidden = jax.nn.sigmoid(o) * jnp.tanh(cell)
            return (hidden, cell), hidden

        start = jnp.zeros(x.shape[1:], F32)
        (hidden, _), _ = lax.scan(turn, (start, start), x)
        return jnp.mean((hidden @ params["head"] - y) ** 2)

    return trained(loss), shapes, {"x": (32, 256, WIDTH), "y": (256, WIDTH)}


def encoder_decoder() -> Step:
    """A layer of an encoder, and one of a decoder that looks at it."""
    shapes = {f"{k}_up": (WIDTH, HIDDEN) for k in ("encoder", "decoder")}
    shapes |= {f"{k}_down": (HIDDEN, WIDTH) for k in ("encoder", "decoder")}
    shapes |= heads("encoder") | heads("decoder") | heads("cross")

    def widened(params: Params, name: str, x: Array) -> Array:
        return x + jax.nn.gelu(x @ params[f"{name}_up"]) @ params[f"{name}_down"]

    def loss(params: Params, source: Array, x: Array, y: Array) -> Array:
        source = source + attend(params, "encoder", source, source, False)
        source = widened(params, "encoder", source)
        x = x + attend(params, "decoder", x, x, True)
        x = x + attend(params, "cross", x, source, False)
        return jnp.mean((widened(params, "decoder", x) - y) ** 2)

    return jax.value_and_grad(loss), shapes, _sequences("source", "x", "y")


MODELS = (mlp, attention, experts, conv, lstm, encoder_decoder)


def main() -> None:
    """Write all of them."""
    for model in MODELS:
        step, shapes, batch = model()
        params = {name: jax.ShapeDtypeStruct(shape, F32) for name, shape in shapes.items()}
        given = [jax.ShapeDtypeStruct(shape, F32) for shape in batch.values()]
        is_step = step.__qualname__.startswith("trained")
        arguments = [params, *([params] if is_step else []), *given]
        made = jax.jit(step, donate_argnums=(0, 1) if is_step else ())
        text = made.lower(*arguments).as_text()
        Path(__file__).with_name(f"{model.__name__}.mlir").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

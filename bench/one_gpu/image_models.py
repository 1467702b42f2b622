"""Two train steps in plain JAX that `shardwright model` has no family for: a ViT and a U-Net.

Parameters in f32, products and convolutions in bf16, Adam; on one device, nothing is annotated.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

Tree = Any  # nested dictionaries and lists of arrays, or of their shapes
RATE, BETA1, BETA2, EPSILON = 1e-3, 0.9, 0.999, 1e-8


def _array(*shape: int, dtype: Any = jnp.float32) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(shape, dtype)


def _half(x: jax.Array) -> jax.Array:
    return x.astype(jnp.bfloat16)


def _adam(loss: Callable[[Tree, Tree], jax.Array]) -> Callable[..., Any]:
    def step(params: Tree, m: Tree, v: Tree, batch: Tree) -> Any:
        value, grads = jax.value_and_grad(loss)(params, batch)
        m = jax.tree.map(lambda m, g: BETA1 * m + (1 - BETA1) * g, m, grads)
        v = jax.tree.map(lambda v, g: BETA2 * v + (1 - BETA2) * g * g, v, grads)
        new = jax.tree.map(lambda p, m, v: p - RATE * m / (jnp.sqrt(v) + EPSILON), params, m, v)
        return new, m, v, value

    return step


def _program(loss: Callable[[Tree, Tree], jax.Array], params: Tree, batch: Tree) -> Any:
    return jax.jit(_adam(loss), donate_argnums=(0, 1, 2)), (params, params, params, batch)


def _cross_entropy(logits: jax.Array, labels: jax.Array) -> jax.Array:
    wanted = jax.nn.one_hot(labels, logits.shape[-1], dtype=jnp.float32)
    return -jnp.mean(jnp.sum(wanted * jax.nn.log_softmax(logits.astype(jnp.float32)), -1))


# --- ViT-B/16 with six blocks: patches by a strided convolution, blocks one by one


def vit() -> Any:
    """The step and its arguments: 64 images of 224 x 224."""
    width, heads, patch, blocks, classes, images, side = 768, 12, 16, 6, 1000, 64, 224
    tokens = (side // patch) ** 2
    block = {
        "qkv": _array(width, 3 * width), "out": _array(width, width),
        "up": _array(width, 4 * width), "up_bias": _array(4 * width),
        "down": _array(4 * width, width), "down_bias": _array(width),
        "norm1": _array(width), "norm2": _array(width),
    }  # fmt: skip
    params = {
        "patch": _array(patch, patch, 3, width), "positions": _array(tokens, width),
        "blocks": [block] * blocks, "norm": _array(width), "head": _array(width, classes),
    }  # fmt: skip

    def norm(x: jax.Array, scale: jax.Array) -> jax.Array:
        x = x.astype(jnp.float32)
        x = x - x.mean(-1, keepdims=True)
        return _half(x * lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-6) * scale)

    def attention(x: jax.Array, p: Tree) -> jax.Array:
        q, k, v = jnp.moveaxis((x @ _half(p["qkv"])).reshape(images, tokens, 3, heads, -1), 2, 0)
        scores = jnp.einsum("bqhd,bkhd->bhqk", q, k).astype(jnp.float32) * (width // heads) ** -0.5
        mixed = jnp.einsum("bhqk,bkhd->bqhd", _half(jax.nn.softmax(scores)), v)
        return mixed.reshape(images, tokens, width) @ _half(p["out"])

    def loss(params: Tree, batch: Tree) -> jax.Array:
        stride, form = (patch, patch), ("NHWC", "HWIO", "NHWC")
        kernel = _half(params["patch"])
        x = lax.conv_general_dilated(
            _half(batch["images"]), kernel, stride, "VALID", dimension_numbers=form
        )
        x = x.reshape(images, tokens, width) + _half(params["positions"])
        for p in params["blocks"]:
            x = x + attention(norm(x, p["norm1"]), p)
            hidden = norm(x, p["norm2"]) @ _half(p["up"]) + _half(p["up_bias"])
            x = x + jax.nn.gelu(hidden) @ _half(p["down"]) + _half(p["down_bias"])
        pooled = norm(x, params["norm"]).mean(1)
        return _cross_entropy(pooled @ _half(params["head"]), batch["labels"])

    batch = {"images": _array(images, side, side, 3), "labels": _array(images, dtype=jnp.int32)}
    return _program(loss, params, batch)


# --- a U-Net: 3 x 3 convolutions with group norms, halved and doubled with skips between


def unet() -> Any:
    """The step and its arguments: 16 images of 128 x 128, four widths."""
    widths, images, side, classes, groups = (64, 128, 256, 512), 16, 128, 19, 8

    def twice(inner: int, outer: int) -> Tree:
        return [
            {"kernel": _array(3, 3, a, outer), "scale": _array(outer), "bias": _array(outer)}
            for a in (inner, outer)
        ]

    pairs = list(zip((3, *widths), widths, strict=False))
    params = {
        "down": [twice(a, b) for a, b in pairs],
        "middle": twice(widths[-1], 2 * widths[-1]),
        "up": [_array(2, 2, 2 * w, w) for w in reversed(widths)],
        "merge": [twice(2 * w, w) for w in reversed(widths)],
        "head": _array(1, 1, widths[0], classes),
    }
    form = ("NHWC", "HWIO", "NHWC")

    def conv(x: jax.Array, kernel: jax.Array) -> jax.Array:
        return lax.conv_general_dilated(x, _half(kernel), (1, 1), "SAME", dimension_numbers=form)

    def norm(x: jax.Array, p: Tree) -> jax.Array:
        grouped = x.astype(jnp.float32).reshape(*x.shape[:3], groups, -1)
        grouped = grouped - grouped.mean((1, 2, 4), keepdims=True)
        spread = lax.rsqrt((grouped * grouped).mean((1, 2, 4), keepdims=True) + 1e-5)
        return _half((grouped * spread).reshape(x.shape) * p["scale"] + p["bias"])

    def block(x: jax.Array, layers: Tree) -> jax.Array:
        for p in layers:
            x = jax.nn.relu(norm(conv(x, p["kernel"]), p))
        return x

    def halved(x: jax.Array) -> jax.Array:
        window = (1, 2, 2, 1)
        return lax.reduce_window(x, -jnp.inf, lax.max, window, window, "VALID")

    def loss(params: Tree, batch: Tree) -> jax.Array:
        x, skips = _half(batch["images"]), list[jax.Array]()
        for layers in params["down"]:
            x = block(x, layers)
            skips.append(x)
            x = halved(x)
        x = block(x, params["middle"])
        for up, merge in zip(params["up"], params["merge"], strict=True):
            x = lax.conv_transpose(x, _half(up), (2, 2), "VALID", dimension_numbers=form)
            x = block(jnp.concatenate([skips.pop(), x], -1), merge)
        return _cross_entropy(conv(x, params["head"]), batch["labels"])

    labels = _array(images, side, side, dtype=jnp.int32)
    return _program(loss, params, {"images": _array(images, side, side, 3), "labels": labels})

"""A vision transformer in bfloat16 with dynamic loss scale, in flax linen; data x tensor."""

from dataclasses import dataclass
from typing import Any

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from flax import struct
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

MESH = {"data": 4, "model": 2}


@dataclass(frozen=True)
class Config:
    image: int
    patch: int
    width: int
    layers: int
    heads: int
    classes: int
    batch: int


SIZES = {
    "small": Config(16, patch=4, width=32, layers=2, heads=4, classes=10, batch=8),
    "real": Config(224, patch=16, width=768, layers=12, heads=12, classes=1000, batch=64),
}


class State(struct.PyTreeNode):
    params: Any
    optimizer: Any
    scale: jax.Array
    good_steps: jax.Array


class Block(nn.Module):
    heads: int

    @nn.compact
    def __call__(self, x: jax.Array) -> jax.Array:
        width = x.shape[-1]
        y = nn.LayerNorm(dtype=jnp.float32)(x)
        y = nn.MultiHeadDotProductAttention(self.heads, dtype=jnp.bfloat16, name="attention")(y)
        x = x + y
        y = nn.LayerNorm(dtype=jnp.float32)(x)
        y = nn.gelu(nn.Dense(4 * width, dtype=jnp.bfloat16, name="up")(y))
        return x + nn.Dense(width, dtype=jnp.bfloat16, name="down")(y)


class ViT(nn.Module):
    config: Config

    @nn.compact
    def __call__(self, images: jax.Array) -> jax.Array:
        config = self.config
        size = (config.patch, config.patch)
        x = images.astype(jnp.bfloat16)
        x = nn.Conv(config.width, size, size, "VALID", dtype=jnp.bfloat16, name="patches")(x)
        x = x.reshape(x.shape[0], -1, config.width)
        first = self.param("class", nn.initializers.zeros, (1, 1, config.width))
        first = jnp.broadcast_to(first, (x.shape[0], 1, config.width)).astype(x.dtype)
        x = jnp.concatenate([first, x], axis=1)
        positions = self.param("positions", nn.initializers.normal(0.02), x.shape[1:])
        x = x + positions.astype(x.dtype)
        for number in range(config.layers):
            x = Block(config.heads, name=f"block{number}")(x)
        return nn.Dense(config.classes, name="head")(nn.LayerNorm(dtype=jnp.float32)(x)[:, 0])


def step(size: str, mesh: Mesh) -> tuple[Any, tuple[Any, ...]]:
    """The jitted train step, and its arguments by shape."""
    config = SIZES[size]
    model = ViT(config)
    optimizer = optax.adamw(1e-3, weight_decay=0.05)
    images = jax.ShapeDtypeStruct((config.batch, config.image, config.image, 3), jnp.float32)
    labels = jax.ShapeDtypeStruct((config.batch,), jnp.int32)

    def init(key: jax.Array) -> State:
        params = model.init(key, jnp.zeros(images.shape))["params"]
        return State(params, optimizer.init(params), jnp.float32(2.0**15), jnp.int32(0))

    def loss_fn(params: Any, scale: jax.Array, images: Any, labels: Any) -> Any:
        logits = model.apply({"params": params}, images).astype(jnp.float32)
        loss = optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()
        return loss * scale, loss

    def train_step(state: State, images: Any, labels: Any) -> tuple[State, dict[str, jax.Array]]:
        grad = jax.value_and_grad(loss_fn, has_aux=True)
        (_, loss), grads = grad(state.params, state.scale, images, labels)
        grads = jax.tree.map(lambda g: g / state.scale, grads)
        is_finite = jnp.all(jnp.array([jnp.all(jnp.isfinite(g)) for g in jax.tree.leaves(grads)]))

        def apply() -> tuple[Any, Any]:
            updates, moments = optimizer.update(grads, state.optimizer, state.params)
            return optax.apply_updates(state.params, updates), moments

        params, moments = jax.lax.cond(is_finite, apply, lambda: (state.params, state.optimizer))
        grows = state.good_steps >= 1999
        grown = jnp.where(grows, state.scale * 2.0, state.scale)
        scale = jnp.where(is_finite, grown, jnp.maximum(state.scale / 2.0, 1.0))
        good = jnp.where(is_finite & ~grows, state.good_steps + 1, 0)
        metrics = {"loss": loss, "scale": scale, "is_finite": is_finite}
        return State(params, moments, scale, good), metrics

    def sharding(path: Any, leaf: Any) -> NamedSharding:
        name = jax.tree_util.keystr(path)
        if leaf.ndim < 2:
            return NamedSharding(mesh, P())
        if "up" in name or ("attention" in name and "out" not in name):
            return NamedSharding(mesh, P(None, "model") if leaf.ndim > 1 else P())
        return NamedSharding(mesh, P("model") if "down" in name or "'out'" in name else P())

    state = jax.eval_shape(init, jax.random.key(0))
    cuts = jax.tree.map_with_path(sharding, state)
    rows = NamedSharding(mesh, P("data"))
    jitted = jax.jit(
        train_step,
        in_shardings=(cuts, rows, rows),
        out_shardings=(cuts, NamedSharding(mesh, P())),
        donate_argnums=0,
    )
    return jitted, (state, images, labels)

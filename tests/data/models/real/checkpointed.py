"""A transformer of recomputed blocks in equinox; tensor and sequence parallel constraints."""

from dataclasses import dataclass
from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import optax
from jax.lax import with_sharding_constraint
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

MESH = {"data": 2, "model": 4}


@dataclass(frozen=True)
class Config:
    vocab: int
    length: int
    width: int
    layers: int
    heads: int
    batch: int


SIZES = {
    "small": Config(vocab=64, length=16, width=32, layers=2, heads=4, batch=4),
    "real": Config(vocab=32000, length=1024, width=1024, layers=8, heads=16, batch=8),
}


def normal(key: jax.Array, *shape: int) -> jax.Array:
    return 0.02 * jax.random.normal(key, shape)


class Norm(eqx.Module):
    scale: jax.Array
    bias: jax.Array

    def __init__(self, width: int):
        self.scale, self.bias = jnp.ones(width), jnp.zeros(width)

    def __call__(self, x: jax.Array) -> jax.Array:
        mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
        return (x - mean) / jnp.sqrt(variance + 1e-5) * self.scale + self.bias


class Block(eqx.Module):
    norm1: Norm
    norm2: Norm
    qkv: jax.Array
    out: jax.Array
    up: jax.Array
    down: jax.Array

    def __init__(self, config: Config, key: jax.Array):
        d, h = config.width, config.heads
        keys = jax.random.split(key, 4)
        self.norm1, self.norm2 = Norm(d), Norm(d)
        self.qkv = normal(keys[0], 3, d, h, d // h)
        self.out = normal(keys[1], h, d // h, d)
        self.up = normal(keys[2], d, 4 * d)
        self.down = normal(keys[3], 4 * d, d)

    def __call__(self, x: jax.Array) -> jax.Array:
        # Between the products of a block the sequence is cut where the heads are inside.
        x = with_sharding_constraint(x, P("data", "model", None))
        q, k, v = jnp.einsum("btd,cdhk->cbthk", self.norm1(x), self.qkv)
        q = with_sharding_constraint(q, P("data", None, "model", None))
        scores = jnp.einsum("bthk,bshk->bhts", q, k) / jnp.sqrt(q.shape[-1])
        causal = jnp.tril(jnp.ones(scores.shape[-2:], bool))
        weights = jax.nn.softmax(jnp.where(causal, scores, -jnp.inf), axis=-1)
        y = jnp.einsum("bhts,bshk->bthk", weights, v)
        y = jnp.einsum("bthk,hkd->btd", y, self.out)
        x = x + with_sharding_constraint(y, P("data", "model", None))
        y = jax.nn.gelu(self.norm2(x) @ self.up, approximate=False) @ self.down
        return x + with_sharding_constraint(y, P("data", "model", None))


class Model(eqx.Module):
    embed: jax.Array
    positions: jax.Array
    blocks: list[Block]
    norm: Norm

    def __init__(self, config: Config, key: jax.Array):
        keys = jax.random.split(key, 2 + config.layers)
        self.embed = normal(keys[0], config.vocab, config.width)
        self.positions = normal(keys[1], config.length, config.width)
        self.blocks = [Block(config, k) for k in keys[2:]]
        self.norm = Norm(config.width)

    def __call__(self, tokens: jax.Array) -> jax.Array:
        x = jnp.take(self.embed, tokens, axis=0) + self.positions
        policy = jax.checkpoint_policies.dots_with_no_batch_dims_saveable
        for number, block in enumerate(self.blocks):
            # Every second block keeps its products, the others nothing.
            x = jax.checkpoint(Block.__call__, policy=policy if number % 2 else None)(block, x)
        return self.norm(x) @ self.embed.T


SPECS = {
    ".qkv": P(None, None, "model"), ".out": P("model"), ".up": P(None, "model"),
    ".down": P("model"), ".embed": P("model"),
}  # fmt: skip


def step(size: str, mesh: Mesh) -> tuple[Any, tuple[Any, ...]]:
    """The jitted train step, and its arguments by shape."""
    config = SIZES[size]
    optimizer = optax.chain(optax.clip(1.0), optax.lion(1e-4))
    model = eqx.filter_eval_shape(lambda: Model(config, jax.random.key(0)))
    state = jax.eval_shape(optimizer.init, model)
    tokens = jax.ShapeDtypeStruct((config.batch, config.length), jnp.int32)

    def sharding(path: Any, leaf: Any) -> NamedSharding:
        name = jax.tree_util.keystr(path)
        return NamedSharding(mesh, next((s for k, s in SPECS.items() if name.endswith(k)), P()))

    cuts, state_cuts = (jax.tree.map_with_path(sharding, tree) for tree in (model, state))

    def loss_fn(model: Model, tokens: jax.Array, labels: jax.Array) -> jax.Array:
        log_probs = jax.nn.log_softmax(model(tokens))
        return -jnp.take_along_axis(log_probs, labels[..., None], axis=-1).mean()

    def train_step(model: Model, state: Any, tokens: jax.Array, labels: jax.Array) -> Any:
        loss, grads = jax.value_and_grad(loss_fn)(model, tokens, labels)
        updates, state = optimizer.update(grads, state, model)
        return optax.apply_updates(model, updates), state, loss

    rows = NamedSharding(mesh, P("data"))
    jitted = jax.jit(
        train_step,
        in_shardings=(cuts, state_cuts, rows, rows),
        out_shardings=(cuts, state_cuts, NamedSharding(mesh, P())),
        donate_argnums=(0, 1),
    )
    return jitted, (model, state, tokens, tokens)

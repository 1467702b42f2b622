"""A decoder with rotary embedding in flax linen; data x tensor parallel parameters."""

from dataclasses import dataclass
from typing import Any

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from flax.training.train_state import TrainState
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
    "small": Config(vocab=256, length=32, width=64, layers=2, heads=4, batch=4),
    "real": Config(vocab=50304, length=1024, width=768, layers=12, heads=12, batch=8),
}


def rotate(x: jax.Array) -> jax.Array:
    """Rotary position embedding of [batch, time, heads, head width]."""
    half = x.shape[-1] // 2
    frequencies = 10000.0 ** (-jnp.arange(half) / half)
    angles = jnp.arange(x.shape[1])[:, None] * frequencies
    sin, cos = jnp.sin(angles)[:, None], jnp.cos(angles)[:, None]
    x1, x2 = jnp.split(x, 2, axis=-1)
    return jnp.concatenate([x1 * cos - x2 * sin, x2 * cos + x1 * sin], axis=-1)


def split_by(*axes: str | None) -> Any:
    """The usual initialiser, with the mesh axes of the parameter's dims."""
    return nn.with_partitioning(nn.initializers.normal(0.02), axes)


class Attention(nn.Module):
    config: Config

    @nn.compact
    def __call__(self, x: jax.Array) -> jax.Array:
        width, heads = self.config.width, self.config.heads
        shape = (width, heads, width // heads)
        q, k, v = (
            jnp.einsum("btd,dhk->bthk", x, self.param(name, split_by(None, "model", None), shape))
            for name in ("query", "key", "value")
        )
        mask = nn.make_causal_mask(jnp.ones(x.shape[:2]))
        y = nn.dot_product_attention(rotate(q), rotate(k), v, mask=mask)
        out = self.param("out", split_by("model", None, None), (*shape[1:], width))
        return jnp.einsum("bthk,hkd->btd", y, out)


class Block(nn.Module):
    config: Config

    @nn.compact
    def __call__(self, x: jax.Array) -> jax.Array:
        width = self.config.width
        x = x + Attention(self.config)(nn.RMSNorm()(x))
        y = nn.RMSNorm()(x)
        up, down = split_by(None, "model"), split_by("model", None)
        gate = nn.Dense(4 * width, use_bias=False, kernel_init=up)(y)
        y = nn.silu(gate) * nn.Dense(4 * width, use_bias=False, kernel_init=up)(y)
        return x + nn.Dense(width, use_bias=False, kernel_init=down)(y)


class Decoder(nn.Module):
    config: Config

    @nn.compact
    def __call__(self, tokens: jax.Array) -> jax.Array:
        config = self.config
        init = split_by("model", None)
        embed = nn.Embed(config.vocab, config.width, embedding_init=init)
        x = embed(tokens)
        for _ in range(config.layers):
            x = Block(config)(x)
            x = jax.lax.with_sharding_constraint(x, P("data", None, None))
        return embed.attend(nn.RMSNorm()(x))


def step(size: str, mesh: Mesh) -> tuple[Any, tuple[Any, ...]]:
    """The jitted train step, and its arguments by shape."""
    config = SIZES[size]
    model = Decoder(config)
    rate = optax.warmup_cosine_decay_schedule(0.0, 6e-4, 2000, 600_000, 6e-5)
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(rate, b2=0.95))
    tokens = jax.ShapeDtypeStruct((config.batch, config.length + 1), jnp.int32)

    def create(key: jax.Array) -> TrainState:
        params = model.init(key, jnp.zeros((1, config.length), jnp.int32))["params"]
        return TrainState.create(apply_fn=model.apply, params=params, tx=optimizer)

    def train_step(state: TrainState, tokens: jax.Array) -> tuple[TrainState, jax.Array]:
        def loss(params: Any) -> jax.Array:
            logits = state.apply_fn({"params": params}, tokens[:, :-1])
            losses = optax.softmax_cross_entropy_with_integer_labels(logits, tokens[:, 1:])
            return losses.mean()

        value, grads = jax.value_and_grad(loss)(state.params)
        return state.apply_gradients(grads=grads), value

    state = jax.eval_shape(create, jax.random.key(0))
    specs = nn.get_partition_spec(state)
    shardings = jax.tree.map(lambda spec: NamedSharding(mesh, spec), specs)
    jitted = jax.jit(
        train_step,
        in_shardings=(shardings, NamedSharding(mesh, P("data"))),
        out_shardings=(shardings, NamedSharding(mesh, P())),
        donate_argnums=0,
    )
    return jitted, (state, tokens)

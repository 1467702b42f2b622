"""Scan over recomputed layers in flax linen; fully sharded, gradients of micro-batches summed."""

from dataclasses import dataclass
from typing import Any

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

MESH = {"fsdp": 8}


@dataclass(frozen=True)
class Config:
    vocab: int
    length: int
    width: int
    layers: int
    heads: int
    batch: int
    microbatches: int


SIZES = {
    "small": Config(64, length=12, width=32, layers=3, heads=4, batch=16, microbatches=2),
    "real": Config(50304, length=1024, width=1280, layers=24, heads=20, batch=32, microbatches=4),
}


class Block(nn.Module):
    heads: int

    @nn.compact
    def __call__(self, x: jax.Array, mask: jax.Array) -> tuple[jax.Array, None]:
        width = x.shape[-1]
        y = nn.MultiHeadDotProductAttention(self.heads)(nn.LayerNorm()(x), mask=mask)
        x = x + y
        y = nn.Dense(4 * width)(nn.LayerNorm()(x))
        x = x + nn.Dense(width)(nn.gelu(y))
        return jax.lax.with_sharding_constraint(x, P("fsdp")), None


class Decoder(nn.Module):
    config: Config

    @nn.compact
    def __call__(self, tokens: jax.Array) -> jax.Array:
        config = self.config
        x = nn.Embed(config.vocab, config.width, name="tokens")(tokens)
        x = x + self.param("positions", nn.initializers.normal(0.02), x.shape[1:])
        mask = nn.make_causal_mask(tokens)
        blocks = nn.scan(
            nn.remat(Block, prevent_cse=False),
            variable_axes={"params": 0},
            split_rngs={"params": True},
            in_axes=nn.broadcast,
            length=config.layers,
        )
        x, _ = blocks(config.heads, name="blocks")(x, mask)
        return nn.Dense(config.vocab, use_bias=False)(nn.LayerNorm()(x))


def step(size: str, mesh: Mesh) -> tuple[Any, tuple[Any, ...]]:
    """The jitted train step, and its arguments by shape."""
    config = SIZES[size]
    model = Decoder(config)
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(3e-4, weight_decay=0.1))
    tokens = jax.ShapeDtypeStruct((config.batch, config.length), jnp.int32)
    params = jax.eval_shape(model.init, jax.random.key(0), tokens)["params"]
    state = jax.eval_shape(optimizer.init, params)

    def loss_fn(params: Any, tokens: jax.Array, labels: jax.Array) -> jax.Array:
        logits = model.apply({"params": params}, tokens)
        return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()

    def train_step(params: Any, state: Any, tokens: jax.Array, labels: jax.Array) -> Any:
        def accumulate(carry: Any, batch: Any) -> tuple[Any, None]:
            loss, grads = jax.value_and_grad(loss_fn)(params, *batch)
            return jax.tree.map(jnp.add, carry, (loss, grads)), None

        def split(x: jax.Array) -> jax.Array:
            x = x.reshape(config.microbatches, -1, *x.shape[1:])
            return jax.lax.with_sharding_constraint(x, P(None, "fsdp"))

        zero = (jnp.zeros(()), jax.tree.map(jnp.zeros_like, params))
        (loss, grads), _ = jax.lax.scan(accumulate, zero, (split(tokens), split(labels)))
        grads = jax.tree.map(lambda g: g / config.microbatches, grads)
        updates, state = optimizer.update(grads, state, params)
        return optax.apply_updates(params, updates), state, loss / config.microbatches

    def sharding(path: Any, leaf: Any) -> NamedSharding:
        """Cut along the last dim that all devices divide; never that of the layers."""
        first = int("blocks" in jax.tree_util.keystr(path))
        dims = [d for d in range(first, leaf.ndim) if leaf.shape[d] % mesh.size == 0]
        return NamedSharding(mesh, P(*(None,) * dims[-1], "fsdp") if dims else P())

    cuts, state_cuts = (jax.tree.map_with_path(sharding, tree) for tree in (params, state))
    rows = NamedSharding(mesh, P("fsdp"))
    jitted = jax.jit(
        train_step,
        in_shardings=(cuts, state_cuts, rows, rows),
        out_shardings=(cuts, state_cuts, NamedSharding(mesh, P())),
        donate_argnums=(0, 1),
    )
    return jitted, (params, state, tokens, tokens)

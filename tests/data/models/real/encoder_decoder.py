"""An encoder-decoder transformer in equinox; parameters, moments and batch cut over all devices."""

from dataclasses import dataclass
from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import optax
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

MESH = {"fsdp": 8}
PAD = 0


@dataclass(frozen=True)
class Config:
    vocab: int
    source: int
    target: int
    width: int
    layers: int
    heads: int
    batch: int
    dropout: float = 0.1


SIZES = {
    "small": Config(64, source=12, target=10, width=32, layers=1, heads=4, batch=8),
    "real": Config(32128, source=512, target=256, width=512, layers=6, heads=8, batch=16),
}


class Perceptron(eqx.Module):
    up: eqx.nn.Linear
    down: eqx.nn.Linear

    def __init__(self, width: int, key: jax.Array):
        up, down = jax.random.split(key)
        self.up = eqx.nn.Linear(width, 4 * width, key=up)
        self.down = eqx.nn.Linear(4 * width, width, key=down)

    def __call__(self, x: jax.Array) -> jax.Array:
        return self.down(jax.nn.relu(self.up(x)))


class Layer(eqx.Module):
    """Of the encoder, or with `across` of the decoder; on one sequence [time, width]."""

    within: eqx.nn.MultiheadAttention
    across: eqx.nn.MultiheadAttention | None
    perceptron: Perceptron
    norms: list[eqx.nn.LayerNorm]
    dropout: eqx.nn.Dropout

    def __init__(self, config: Config, is_decoder: bool, key: jax.Array):
        keys = jax.random.split(key, 3)
        heads, width = config.heads, config.width
        self.within = eqx.nn.MultiheadAttention(heads, width, key=keys[0])
        self.across = eqx.nn.MultiheadAttention(heads, width, key=keys[1]) if is_decoder else None
        self.perceptron = Perceptron(width, keys[2])
        self.norms = [eqx.nn.LayerNorm(width) for _ in range(3 if is_decoder else 2)]
        self.dropout = eqx.nn.Dropout(config.dropout)

    def __call__(
        self, x: jax.Array, mask: jax.Array, memory: Any, memory_mask: Any, key: jax.Array
    ) -> jax.Array:
        keys = jax.random.split(key, 3)
        y = jax.vmap(self.norms[0])(x)
        x = x + self.dropout(self.within(y, y, y, mask=mask), key=keys[0])
        if self.across is not None:
            y = jax.vmap(self.norms[2])(x)
            y = self.across(y, memory, memory, mask=memory_mask)
            x = x + self.dropout(y, key=keys[1])
        y = jax.vmap(self.perceptron)(jax.vmap(self.norms[1])(x))
        return x + self.dropout(y, key=keys[2])


class Translator(eqx.Module):
    embed: eqx.nn.Embedding
    positions: jax.Array
    encoder: list[Layer]
    decoder: list[Layer]
    head: eqx.nn.Linear

    def __init__(self, config: Config, key: jax.Array):
        keys = jax.random.split(key, 3 + 2 * config.layers)
        longest = max(config.source, config.target)
        self.embed = eqx.nn.Embedding(config.vocab, config.width, key=keys[0])
        self.positions = 0.02 * jax.random.normal(keys[1], (longest, config.width))
        self.head = eqx.nn.Linear(config.width, config.vocab, use_bias=False, key=keys[2])
        self.encoder = [Layer(config, False, k) for k in keys[3 : 3 + config.layers]]
        self.decoder = [Layer(config, True, k) for k in keys[3 + config.layers :]]

    def __call__(self, source: jax.Array, target: jax.Array, key: jax.Array) -> jax.Array:
        keys = iter(jax.random.split(key, len(self.encoder) + len(self.decoder)))
        is_source = source != PAD
        mask = is_source[None, :] & is_source[:, None]
        x = jax.vmap(self.embed)(source) + self.positions[: len(source)]
        for layer in self.encoder:
            x = layer(x, mask, None, None, next(keys))
        causal = jnp.tril(jnp.ones((len(target), len(target)), bool))
        across = jnp.broadcast_to(is_source, (len(target), len(source)))
        y = jax.vmap(self.embed)(target) + self.positions[: len(target)]
        for layer in self.decoder:
            y = layer(y, causal, x, across, next(keys))
        return jax.vmap(self.head)(y)


def step(size: str, mesh: Mesh) -> tuple[Any, tuple[Any, ...]]:
    """The jitted train step, and its arguments by shape."""
    config = SIZES[size]
    model = eqx.filter_eval_shape(lambda: Translator(config, jax.random.key(0)))
    params, static = eqx.partition(model, lambda leaf: isinstance(leaf, jax.ShapeDtypeStruct))
    optimizer = optax.adamw(optax.linear_schedule(0.0, 1e-3, 4000), weight_decay=0.01)
    state = jax.eval_shape(optimizer.init, params)
    source = jax.ShapeDtypeStruct((config.batch, config.source), jnp.int32)
    target = jax.ShapeDtypeStruct((config.batch, config.target + 1), jnp.int32)
    seed = jax.ShapeDtypeStruct((2,), jnp.uint32)

    def loss_fn(params: Any, source: jax.Array, target: jax.Array, key: jax.Array) -> jax.Array:
        model = eqx.combine(params, static)
        keys = jax.random.split(key, config.batch)
        logits = jax.vmap(model)(source, target[:, :-1], keys)
        labels = target[:, 1:]
        smooth = optax.smooth_labels(jax.nn.one_hot(labels, config.vocab), 0.1)
        losses = optax.softmax_cross_entropy(logits, smooth)
        weights = (labels != PAD).astype(losses.dtype)
        return (losses * weights).sum() / jnp.maximum(weights.sum(), 1.0)

    def train_step(
        params: Any, state: Any, source: jax.Array, target: jax.Array, seed: jax.Array
    ) -> tuple[Any, Any, jax.Array]:
        key = jax.random.wrap_key_data(seed)
        loss, grads = jax.value_and_grad(loss_fn)(params, source, target, key)
        updates, state = optimizer.update(grads, state, params)
        return optax.apply_updates(params, updates), state, loss

    def sharding(leaf: Any) -> NamedSharding:
        """Cut along the largest dim that all devices divide."""
        dims = [d for d in range(leaf.ndim) if leaf.shape[d] % mesh.size == 0]
        if not dims:
            return NamedSharding(mesh, P())
        largest = max(dims, key=lambda d: leaf.shape[d])
        return NamedSharding(mesh, P(*(None,) * largest, "fsdp"))

    cuts, state_cuts = jax.tree.map(sharding, params), jax.tree.map(sharding, state)
    rows, whole = NamedSharding(mesh, P("fsdp")), NamedSharding(mesh, P())
    jitted = jax.jit(
        train_step,
        in_shardings=(cuts, state_cuts, rows, rows, whole),
        out_shardings=(cuts, state_cuts, whole),
        donate_argnums=(0, 1),
    )
    return jitted, (params, state, source, target, seed)

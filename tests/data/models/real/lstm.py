"""A language model of LSTM layers in haiku; data parallel, gates and vocabulary cut."""

from dataclasses import dataclass
from typing import Any

import haiku as hk
import jax
import jax.numpy as jnp
import optax
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

MESH = {"data": 4, "model": 2}


@dataclass(frozen=True)
class Config:
    vocab: int
    length: int
    width: int
    layers: int
    batch: int


SIZES = {
    "small": Config(vocab=64, length=12, width=32, layers=2, batch=8),
    "real": Config(vocab=33280, length=128, width=1024, layers=2, batch=64),
}


def unroll(tokens: jax.Array, config: Config) -> jax.Array:
    """Logits [time, batch, vocab] of tokens [time, batch]."""
    core = hk.DeepRNN([hk.LSTM(config.width) for _ in range(config.layers)])
    x = hk.Embed(config.vocab, config.width)(tokens)
    outputs, _ = hk.dynamic_unroll(core, x, core.initial_state(tokens.shape[1]))
    return hk.BatchApply(hk.Linear(config.vocab))(outputs)


def step(size: str, mesh: Mesh) -> tuple[Any, tuple[Any, ...]]:
    """The jitted train step, and its arguments by shape."""
    config = SIZES[size]
    network = hk.without_apply_rng(hk.transform(lambda tokens: unroll(tokens, config)))
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1e-3))
    tokens = jax.ShapeDtypeStruct((config.length + 1, config.batch), jnp.int32)
    inputs = jax.ShapeDtypeStruct((config.length, config.batch), jnp.int32)
    params = jax.eval_shape(network.init, jax.random.key(0), inputs)
    state = jax.eval_shape(optimizer.init, params)

    def sharding(path: Any, leaf: Any) -> NamedSharding:
        name = jax.tree_util.keystr(path)
        if leaf.ndim == 2:
            return NamedSharding(mesh, P("model", None) if "embed" in name else P(None, "model"))
        return NamedSharding(mesh, P("model") if leaf.ndim == 1 else P())

    cuts = jax.tree.map_with_path(sharding, params)
    state_cuts = jax.tree.map_with_path(sharding, state)

    def loss_fn(params: Any, tokens: jax.Array) -> jax.Array:
        logits = network.apply(params, tokens[:-1])
        log_probs = jax.nn.log_softmax(logits)
        return -jnp.mean(jnp.sum(jax.nn.one_hot(tokens[1:], config.vocab) * log_probs, axis=-1))

    def train_step(params: Any, state: Any, tokens: jax.Array) -> tuple[Any, Any, jax.Array]:
        loss, grads = jax.value_and_grad(loss_fn)(params, tokens)
        updates, state = optimizer.update(grads, state)
        return optax.apply_updates(params, updates), state, loss

    jitted = jax.jit(
        train_step,
        in_shardings=(cuts, state_cuts, NamedSharding(mesh, P(None, "data"))),
        out_shardings=(cuts, state_cuts, NamedSharding(mesh, P())),
        donate_argnums=(0, 1),
    )
    return jitted, (params, state, tokens)

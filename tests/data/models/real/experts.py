"""Mixture of experts in plain JAX: top-2 routing with capacity, expert parallel."""

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import optax
from jax.lax import with_sharding_constraint
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

MESH = {"expert": 8}


@dataclass(frozen=True)
class Config:
    vocab: int
    length: int
    width: int
    hidden: int
    layers: int
    heads: int
    experts: int
    batch: int
    top: int = 2
    slack: float = 1.25


SIZES = {
    "small": Config(256, 16, 32, 64, layers=2, heads=4, experts=8, batch=8),
    "real": Config(32000, 512, 512, 2048, layers=6, heads=8, experts=16, batch=16),
}


def init_params(config: Config, key: jax.Array) -> dict[str, Any]:
    d, f, e = config.width, config.hidden, config.experts
    keys = iter(jax.random.split(key, 2 + 5 * config.layers))

    def dense(*shape: int) -> jax.Array:
        return jax.random.normal(next(keys), shape) * shape[-2] ** -0.5

    layers = [
        {
            "norm1": jnp.ones(d),
            "qkv": dense(d, 3 * d),
            "out": dense(d, d),
            "norm2": jnp.ones(d),
            "router": dense(d, e),
            "up": dense(e, d, f),
            "down": dense(e, f, d),
        }
        for _ in range(config.layers)
    ]
    return {"embed": dense(config.vocab, d), "layers": layers, "head": dense(d, config.vocab)}


def rms_norm(x: jax.Array, scale: jax.Array) -> jax.Array:
    return x * jax.lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-6) * scale


def attention(p: dict[str, jax.Array], x: jax.Array, heads: int) -> jax.Array:
    b, t, d = x.shape
    q, k, v = jnp.split((x @ p["qkv"]).reshape(b, t, 3 * heads, d // heads), 3, axis=2)
    return jax.nn.dot_product_attention(q, k, v, is_causal=True).reshape(b, t, d) @ p["out"]


def moe(p: dict[str, jax.Array], x: jax.Array, config: Config) -> tuple[jax.Array, jax.Array]:
    """The experts' output of [group, token, width], and the loss that balances their load."""
    groups, tokens, _ = x.shape
    experts, capacity = config.experts, int(config.slack * config.top * tokens / config.experts)
    probs = jax.nn.softmax(x @ p["router"])
    gates, chosen = jax.lax.top_k(probs, config.top)
    gates = gates / gates.sum(axis=-1, keepdims=True)
    picked = jax.nn.one_hot(chosen, experts)  # group, token, choice, expert
    # First choices of all tokens come before any second choice.
    order = picked.transpose(0, 2, 1, 3).reshape(groups, -1, experts)
    place = ((jnp.cumsum(order, axis=1) - 1) * order).reshape(groups, config.top, tokens, experts)
    place = place.transpose(0, 2, 1, 3)
    slots = jax.nn.one_hot(place, capacity) * (picked * (place < capacity))[..., None]
    dispatch = slots.sum(axis=2)  # group, token, expert, slot
    combine = (slots * gates[..., None, None]).sum(axis=2)
    inputs = jnp.einsum("gtec,gtd->egcd", dispatch, x)
    inputs = with_sharding_constraint(inputs, P("expert"))
    hidden = jax.nn.gelu(jnp.einsum("egcd,edf->egcf", inputs, p["up"]))
    outputs = jnp.einsum("egcf,efd->egcd", hidden, p["down"])
    outputs = with_sharding_constraint(outputs, P("expert"))
    y = jnp.einsum("gtec,egcd->gtd", combine, outputs)
    load = picked[:, :, 0].mean(axis=(0, 1)) * probs.mean(axis=(0, 1))
    return with_sharding_constraint(y, P("expert")), experts * load.sum()


def loss_fn(params: dict[str, Any], tokens: jax.Array, config: Config) -> jax.Array:
    x = params["embed"][tokens[:, :-1]]
    balance = 0.0
    for p in params["layers"]:
        x = x + attention(p, rms_norm(x, p["norm1"]), config.heads)
        y, load = moe(p, rms_norm(x, p["norm2"]), config)
        x, balance = x + y, balance + load
    logits = x @ params["head"]
    loss = optax.softmax_cross_entropy_with_integer_labels(logits, tokens[:, 1:]).mean()
    return loss + 0.01 * balance


def step(size: str, mesh: Mesh) -> tuple[Any, tuple[Any, ...]]:
    """The jitted train step, and its arguments by shape."""
    config = SIZES[size]
    optimizer = optax.adamw(3e-4)
    params = jax.eval_shape(lambda: init_params(config, jax.random.key(0)))
    state = jax.eval_shape(optimizer.init, params)
    tokens = jax.ShapeDtypeStruct((config.batch, config.length + 1), jnp.int32)

    def sharding(path: Any, leaf: Any) -> NamedSharding:
        is_expert = jax.tree_util.keystr(path).endswith(("['up']", "['down']"))
        return NamedSharding(mesh, P("expert") if is_expert else P())

    cuts, state_cuts = (jax.tree.map_with_path(sharding, tree) for tree in (params, state))
    whole, rows = NamedSharding(mesh, P()), NamedSharding(mesh, P("expert"))

    def train_step(params: Any, state: Any, tokens: jax.Array) -> tuple[Any, Any, jax.Array]:
        loss, grads = jax.value_and_grad(loss_fn)(params, tokens, config)
        updates, state = optimizer.update(grads, state, params)
        return optax.apply_updates(params, updates), state, loss

    jitted = jax.jit(
        train_step,
        in_shardings=(cuts, state_cuts, rows),
        out_shardings=(cuts, state_cuts, whole),
        donate_argnums=(0, 1),
    )
    return jitted, (params, state, tokens)

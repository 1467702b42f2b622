"""Greedy decoding with a cache in plain JAX: a loop until all rows end; heads cut over `model`."""

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

MESH = {"data": 2, "model": 4}
END = 1


@dataclass(frozen=True)
class Config:
    vocab: int
    longest: int
    prompt: int
    width: int
    layers: int
    heads: int
    groups: int
    batch: int


SIZES = {
    "small": Config(96, longest=16, prompt=6, width=32, layers=3, heads=8, groups=4, batch=4),
    "real": Config(
        50304, longest=512, prompt=64, width=1024, layers=12, heads=16, groups=4, batch=8
    ),
}


def param_shapes(config: Config) -> dict[str, tuple[tuple[int, ...], P]]:
    d, n = config.width, config.layers
    head = d // config.heads
    return {
        "embed": ((config.vocab, d), P("model", None)),
        "positions": ((config.longest, d), P()),
        "norm1": ((n, d), P()),
        "wq": ((n, d, config.groups, config.heads // config.groups, head), P(None, None, "model")),
        "wk": ((n, d, config.groups, head), P(None, None, "model")),
        "wv": ((n, d, config.groups, head), P(None, None, "model")),
        "wo": ((n, config.groups, config.heads // config.groups, head, d), P(None, "model")),
        "norm2": ((n, d), P()),
        "up": ((n, d, 4 * d), P(None, None, "model")),
        "down": ((n, 4 * d, d), P(None, "model", None)),
        "norm": ((d,), P()),
    }


def layer_norm(x: jax.Array, scale: jax.Array) -> jax.Array:
    centred = x - x.mean(axis=-1, keepdims=True)
    return centred * lax.rsqrt(jnp.mean(centred**2, axis=-1, keepdims=True) + 1e-5) * scale


def forward(
    params: dict[str, jax.Array], cache: dict[str, jax.Array], tokens: jax.Array, start: Any
) -> tuple[jax.Array, dict[str, jax.Array]]:
    """Logits after the last of tokens [batch, time], which stand from `start` on; the cache."""
    count = tokens.shape[1]
    x = params["embed"][tokens]
    x = x + lax.dynamic_slice_in_dim(params["positions"], start, count)
    longest = params["positions"].shape[0]
    is_seen = jnp.arange(longest) <= (start + jnp.arange(count))[:, None]

    def layer(x: jax.Array, inputs: Any) -> tuple[jax.Array, Any]:
        p, keys, values = inputs
        y = layer_norm(x, p["norm1"])
        q = jnp.einsum("btd,dgqh->btgqh", y, p["wq"])
        k, v = (jnp.einsum("btd,dgh->btgh", y, p[name]) for name in ("wk", "wv"))
        keys = lax.dynamic_update_slice_in_dim(keys, k, start, axis=1)
        values = lax.dynamic_update_slice_in_dim(values, v, start, axis=1)
        scores = jnp.einsum("btgqh,bsgh->bgqts", q, keys) * q.shape[-1] ** -0.5
        weights = jax.nn.softmax(jnp.where(is_seen, scores, -1e30))
        mixed = jnp.einsum("bgqts,bsgh->btgqh", weights, values)
        x = x + jnp.einsum("btgqh,gqhd->btd", mixed, p["wo"])
        y = layer_norm(x, p["norm2"])
        return x + jax.nn.gelu(y @ p["up"]) @ p["down"], (keys, values)

    stacked = {k: v for k, v in params.items() if k not in ("embed", "positions", "norm")}
    x, (keys, values) = lax.scan(layer, x, (stacked, cache["keys"], cache["values"]))
    logits = layer_norm(x[:, -1], params["norm"]) @ params["embed"].T
    return logits, {"keys": keys, "values": values}


def generate(
    params: dict[str, jax.Array], cache: dict[str, jax.Array], prompt: jax.Array
) -> tuple[jax.Array, dict[str, jax.Array]]:
    """The prompt and what follows it, END after the end."""
    batch, first = prompt.shape
    longest = params["positions"].shape[0]
    logits, cache = forward(params, cache, prompt, 0)
    following = jnp.argmax(logits, axis=-1).astype(jnp.int32)
    text = jnp.full((batch, longest), END, jnp.int32)
    text = lax.dynamic_update_slice(text, prompt, (0, 0))

    def goes_on(state: Any) -> jax.Array:
        at, _, is_done, _, _ = state
        return (at < longest) & ~jnp.all(is_done)

    def advance(state: Any) -> Any:
        at, token, is_done, text, cache = state
        token = jnp.where(is_done, END, token)
        text = lax.dynamic_update_slice(text, token[:, None], (0, at))
        logits, cache = forward(params, cache, token[:, None], at)
        following = jnp.argmax(logits, axis=-1).astype(jnp.int32)
        return at + 1, following, is_done | (token == END), text, cache

    state = (jnp.int32(first), following, jnp.zeros(batch, bool), text, cache)
    _, _, _, text, cache = lax.while_loop(goes_on, advance, state)
    return text, cache


def step(size: str, mesh: Mesh) -> tuple[Any, tuple[Any, ...]]:
    """The jitted decoder, and its arguments by shape."""
    config = SIZES[size]
    table = param_shapes(config)
    params = {k: jax.ShapeDtypeStruct(shape, jnp.float32) for k, (shape, _) in table.items()}
    cuts = {k: NamedSharding(mesh, spec) for k, (_, spec) in table.items()}
    head = config.width // config.heads
    shape = (config.layers, config.batch, config.longest, config.groups, head)
    cache = {k: jax.ShapeDtypeStruct(shape, jnp.float32) for k in ("keys", "values")}
    cache_cut = NamedSharding(mesh, P(None, "data", None, "model"))
    cache_cuts = {"keys": cache_cut, "values": cache_cut}
    prompt = jax.ShapeDtypeStruct((config.batch, config.prompt), jnp.int32)
    rows = NamedSharding(mesh, P("data"))
    jitted = jax.jit(
        generate,
        in_shardings=(cuts, cache_cuts, rows),
        out_shardings=(rows, cache_cuts),
        donate_argnums=1,
    )
    return jitted, (params, cache, prompt)

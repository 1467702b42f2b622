"""A diffusion train step: a transformer on patches (DiT) in flax nnx; data x tensor parallel."""

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import optax
from flax import nnx
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

MESH = {"fsdp": 2, "tensor": 4}
STEPS = 1000


@dataclass(frozen=True)
class Config:
    image: int
    channels: int
    patch: int
    width: int
    layers: int
    heads: int
    classes: int
    batch: int


SIZES = {
    "small": Config(16, 4, patch=2, width=32, layers=2, heads=4, classes=10, batch=8),
    "real": Config(32, 4, patch=2, width=768, layers=12, heads=12, classes=1000, batch=32),
}


def cut(*axes: str | None) -> Any:
    return nnx.with_partitioning(nnx.initializers.xavier_uniform(), axes)


class Block(nnx.Module):
    def __init__(self, config: Config, rngs: nnx.Rngs):
        width = config.width
        self.heads = config.heads
        self.modulate = nnx.Linear(width, 6 * width, kernel_init=cut("fsdp", "tensor"), rngs=rngs)
        self.norm1 = nnx.LayerNorm(width, use_scale=False, use_bias=False, rngs=rngs)
        self.norm2 = nnx.LayerNorm(width, use_scale=False, use_bias=False, rngs=rngs)
        self.qkv = nnx.Linear(width, 3 * width, kernel_init=cut("fsdp", "tensor"), rngs=rngs)
        self.out = nnx.Linear(width, width, kernel_init=cut("tensor", "fsdp"), rngs=rngs)
        self.up = nnx.Linear(width, 4 * width, kernel_init=cut("fsdp", "tensor"), rngs=rngs)
        self.down = nnx.Linear(4 * width, width, kernel_init=cut("tensor", "fsdp"), rngs=rngs)

    def __call__(self, x: jax.Array, condition: jax.Array) -> jax.Array:
        shift1, scale1, gate1, shift2, scale2, gate2 = jnp.split(
            self.modulate(nnx.silu(condition))[:, None], 6, axis=-1
        )
        y = self.norm1(x) * (1 + scale1) + shift1
        q, k, v = jnp.split(self.qkv(y), 3, axis=-1)
        q, k, v = (z.reshape(*z.shape[:2], self.heads, -1) for z in (q, k, v))
        y = nnx.dot_product_attention(q, k, v).reshape(x.shape)
        x = x + gate1 * self.out(y)
        y = self.norm2(x) * (1 + scale2) + shift2
        return x + gate2 * self.down(nnx.gelu(self.up(y)))


class DiT(nnx.Module):
    def __init__(self, config: Config, rngs: nnx.Rngs):
        width, patch = config.width, config.patch
        tokens = (config.image // patch) ** 2
        self.config = config
        size = (patch, patch)
        self.patches = nnx.Conv(config.channels, width, size, size, padding="VALID", rngs=rngs)
        self.positions = nnx.Param(0.02 * jax.random.normal(rngs.params(), (tokens, width)))
        self.time1 = nnx.Linear(256, width, rngs=rngs)
        self.time2 = nnx.Linear(width, width, rngs=rngs)
        self.label = nnx.Embed(config.classes + 1, width, rngs=rngs)
        self.blocks = nnx.List([Block(config, rngs) for _ in range(config.layers)])
        self.norm = nnx.LayerNorm(width, rngs=rngs)
        self.head = nnx.Linear(width, patch * patch * config.channels, rngs=rngs)

    def __call__(self, x: jax.Array, t: jax.Array, label: jax.Array) -> jax.Array:
        config = self.config
        side = config.image // config.patch
        frequencies = jnp.exp(-jnp.log(10000.0) * jnp.arange(128) / 128)
        angles = t[:, None].astype(jnp.float32) * frequencies
        wave = jnp.concatenate([jnp.cos(angles), jnp.sin(angles)], axis=-1)
        condition = self.time2(nnx.silu(self.time1(wave))) + self.label(label)
        y = self.patches(x).reshape(x.shape[0], side * side, config.width) + self.positions[...]
        for block in self.blocks:
            y = block(y, condition)
        y = self.head(self.norm(y))
        y = y.reshape(-1, side, side, config.patch, config.patch, config.channels)
        return y.transpose(0, 1, 3, 2, 4, 5).reshape(x.shape)


def step(size: str, mesh: Mesh) -> tuple[Any, tuple[Any, ...]]:
    """The jitted train step, and its arguments by shape."""
    config = SIZES[size]
    with jax.set_mesh(mesh):
        abstract = nnx.eval_shape(lambda: DiT(config, nnx.Rngs(0)))
    graph, params, rest = nnx.split(abstract, nnx.Param, ...)
    cuts = nnx.get_named_sharding(params, mesh)
    optimizer = optax.adamw(1e-4, weight_decay=0.0)
    state = jax.eval_shape(optimizer.init, params)
    state_cuts = nnx.get_named_sharding(state, mesh)
    images = jax.ShapeDtypeStruct(
        (config.batch, config.image, config.image, config.channels), jnp.float32
    )
    labels = jax.ShapeDtypeStruct((config.batch,), jnp.int32)
    seed = jax.ShapeDtypeStruct((2,), jnp.uint32)

    betas = jnp.linspace(1e-4, 0.02, STEPS)
    kept = jnp.cumprod(1.0 - betas)

    def loss_fn(params: Any, images: Any, labels: Any, key: Any) -> jax.Array:
        model = nnx.merge(graph, params, rest)
        key_t, key_noise, key_drop = jax.random.split(key, 3)
        t = jax.random.randint(key_t, labels.shape, 0, STEPS)
        noise = jax.random.normal(key_noise, images.shape)
        is_dropped = jax.random.bernoulli(key_drop, 0.1, labels.shape)
        alpha = kept[t][:, None, None, None]
        noisy = jnp.sqrt(alpha) * images + jnp.sqrt(1 - alpha) * noise
        noisy = jax.lax.with_sharding_constraint(noisy, NamedSharding(mesh, P("fsdp")))
        said = model(noisy, t, jnp.where(is_dropped, config.classes, labels))
        return jnp.mean((said - noise) ** 2)

    def train_step(
        params: Any, averaged: Any, state: Any, images: Any, labels: Any, seed: Any
    ) -> tuple[Any, Any, Any, jax.Array]:
        key = jax.random.wrap_key_data(seed)
        loss, grads = jax.value_and_grad(loss_fn)(params, images, labels, key)
        updates, state = optimizer.update(grads, state, params)
        params = optax.apply_updates(params, updates)
        averaged = optax.incremental_update(params, averaged, 1e-4)
        return params, averaged, state, loss

    rows, whole = NamedSharding(mesh, P("fsdp")), NamedSharding(mesh, P())
    jitted = jax.jit(
        train_step,
        in_shardings=(cuts, cuts, state_cuts, rows, rows, whole),
        out_shardings=(cuts, cuts, state_cuts, whole),
        donate_argnums=(0, 1, 2),
    )
    return jitted, (params, params, state, images, labels, seed)

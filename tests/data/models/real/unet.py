"""A U-Net for segmentation in flax nnx; images cut over the batch and over their rows."""

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import optax
from flax import nnx
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

MESH = {"data": 4, "rows": 2}


@dataclass(frozen=True)
class Config:
    image: int
    classes: int
    widths: tuple[int, ...]
    batch: int


SIZES = {
    "small": Config(32, 3, (8, 16), batch=8),
    "real": Config(256, 19, (64, 128, 256, 512), batch=8),
}


class DoubleConv(nnx.Module):
    def __init__(self, inner: int, outer: int, rngs: nnx.Rngs):
        self.conv1 = nnx.Conv(inner, outer, (3, 3), rngs=rngs)
        self.norm1 = nnx.GroupNorm(outer, num_groups=4, rngs=rngs)
        self.conv2 = nnx.Conv(outer, outer, (3, 3), rngs=rngs)
        self.norm2 = nnx.GroupNorm(outer, num_groups=4, rngs=rngs)

    def __call__(self, x: jax.Array) -> jax.Array:
        x = nnx.relu(self.norm1(self.conv1(x)))
        return nnx.relu(self.norm2(self.conv2(x)))


class UNet(nnx.Module):
    def __init__(self, config: Config, rngs: nnx.Rngs):
        widths = config.widths
        pairs = list(zip((3, *widths), widths, strict=False))
        self.down = nnx.List([DoubleConv(a, b, rngs) for a, b in pairs])
        self.middle = DoubleConv(widths[-1], 2 * widths[-1], rngs)
        self.up = nnx.List(
            [nnx.ConvTranspose(2 * w, w, (2, 2), (2, 2), rngs=rngs) for w in reversed(widths)]
        )
        self.merge = nnx.List([DoubleConv(2 * w, w, rngs) for w in reversed(widths)])
        self.head = nnx.Conv(widths[0], config.classes, (1, 1), rngs=rngs)

    def __call__(self, x: jax.Array) -> jax.Array:
        skips = []
        for block in self.down:
            x = block(x)
            skips.append(x)
            x = nnx.max_pool(x, (2, 2), strides=(2, 2))
        x = self.middle(x)
        for up, merge, skip in zip(self.up, self.merge, reversed(skips), strict=True):
            x = merge(jnp.concatenate([skip, up(x)], axis=-1))
        return self.head(x)


def step(size: str, mesh: Mesh) -> tuple[Any, tuple[Any, ...]]:
    """The jitted train step, and its arguments by shape."""
    config = SIZES[size]
    model = nnx.eval_shape(lambda: UNet(config, nnx.Rngs(0)))
    graph, params = nnx.split(model, nnx.Param)
    optimizer = optax.adam(optax.cosine_decay_schedule(1e-3, 10_000))
    state = jax.eval_shape(optimizer.init, params)
    images = jax.ShapeDtypeStruct((config.batch, config.image, config.image, 3), jnp.float32)
    labels = jax.ShapeDtypeStruct(images.shape[:-1], jnp.int32)

    def loss_fn(params: Any, images: jax.Array, labels: jax.Array) -> jax.Array:
        logits = nnx.merge(graph, params)(images)
        cross = optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()
        probs, targets = jax.nn.softmax(logits), jax.nn.one_hot(labels, config.classes)
        overlap = (probs * targets).sum(axis=(1, 2))
        total = (probs + targets).sum(axis=(1, 2))
        return cross + 1 - ((2 * overlap + 1) / (total + 1)).mean()

    def train_step(params: Any, state: Any, images: Any, labels: Any) -> tuple[Any, Any, jax.Array]:
        loss, grads = jax.value_and_grad(loss_fn)(params, images, labels)
        updates, state = optimizer.update(grads, state, params)
        return optax.apply_updates(params, updates), state, loss

    whole, cut = NamedSharding(mesh, P()), NamedSharding(mesh, P("data", "rows"))
    jitted = jax.jit(
        train_step,
        in_shardings=(whole, whole, cut, cut),
        out_shardings=(whole, whole, whole),
        donate_argnums=(0, 1),
    )
    return jitted, (params, state, images, labels)

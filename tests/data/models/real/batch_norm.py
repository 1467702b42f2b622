"""A residual network with batch norm in haiku; data parallel, statistics over all images."""

from dataclasses import dataclass
from typing import Any, NamedTuple

import haiku as hk
import jax
import jax.numpy as jnp
import optax
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

MESH = {"batch": 8}


@dataclass(frozen=True)
class Config:
    image: int
    classes: int
    blocks: tuple[int, ...]
    channels: tuple[int, ...]
    batch: int


SIZES = {
    "small": Config(32, 10, (1, 1), (8, 16), batch=16),
    "real": Config(224, 1000, (2, 2, 2, 2), (64, 128, 256, 512), batch=64),
}


class State(NamedTuple):
    params: hk.MutableParams
    averages: hk.MutableState
    optimizer: optax.OptState


class Block(hk.Module):
    def __init__(self, channels: int, stride: int):
        super().__init__()
        self.channels, self.stride = channels, stride

    def __call__(self, x: jax.Array, is_training: bool) -> jax.Array:
        def norm(y: jax.Array) -> jax.Array:
            return hk.BatchNorm(True, True, decay_rate=0.9)(y, is_training)

        y = hk.Conv2D(self.channels, 3, stride=self.stride, with_bias=False)(x)
        y = jax.nn.relu(norm(y))
        y = norm(hk.Conv2D(self.channels, 3, with_bias=False)(y))
        if self.stride > 1 or x.shape[-1] != self.channels:
            x = norm(hk.Conv2D(self.channels, 1, stride=self.stride, with_bias=False)(x))
        return jax.nn.relu(x + y)


def forward(images: jax.Array, is_training: bool, config: Config) -> jax.Array:
    x = hk.Conv2D(config.channels[0], 7, stride=2, with_bias=False)(images)
    x = jax.nn.relu(hk.BatchNorm(True, True, decay_rate=0.9)(x, is_training))
    x = hk.max_pool(x, (3, 3, 1), (2, 2, 1), "SAME")
    for stage, (count, channels) in enumerate(zip(config.blocks, config.channels, strict=True)):
        for number in range(count):
            x = Block(channels, 2 if stage > 0 and number == 0 else 1)(x, is_training)
    return hk.Linear(config.classes, w_init=jnp.zeros)(x.mean(axis=(1, 2)))


def step(size: str, mesh: Mesh) -> tuple[Any, tuple[Any, ...]]:
    """The jitted train step, and its arguments by shape."""
    config = SIZES[size]
    network = hk.transform_with_state(lambda x, train: forward(x, train, config))
    network = hk.without_apply_rng(network)
    optimizer = optax.chain(
        optax.add_decayed_weights(1e-4), optax.sgd(0.1, momentum=0.9, nesterov=True)
    )
    images = jax.ShapeDtypeStruct((config.batch, config.image, config.image, 3), jnp.float32)
    labels = jax.ShapeDtypeStruct((config.batch,), jnp.int32)

    def init(key: jax.Array) -> State:
        params, averages = network.init(key, jnp.zeros(images.shape), True)
        return State(params, averages, optimizer.init(params))

    def loss_fn(
        params: Any, averages: Any, images: jax.Array, labels: jax.Array
    ) -> tuple[jax.Array, Any]:
        logits, averages = network.apply(params, averages, images, True)
        targets = optax.smooth_labels(jax.nn.one_hot(labels, config.classes), 0.1)
        loss = optax.softmax_cross_entropy(logits, targets).mean()
        correct = (logits.argmax(axis=-1) == labels).mean()
        return loss, (averages, correct)

    def train_step(
        state: State, images: jax.Array, labels: jax.Array
    ) -> tuple[State, dict[str, jax.Array]]:
        grad = jax.value_and_grad(loss_fn, has_aux=True)
        (loss, (averages, correct)), grads = grad(state.params, state.averages, images, labels)
        updates, optimizer_state = optimizer.update(grads, state.optimizer, state.params)
        params = optax.apply_updates(state.params, updates)
        return State(params, averages, optimizer_state), {"loss": loss, "accuracy": correct}

    whole, rows = NamedSharding(mesh, P()), NamedSharding(mesh, P("batch"))
    jitted = jax.jit(train_step, in_shardings=(whole, rows, rows), donate_argnums=0)
    return jitted, (jax.eval_shape(init, jax.random.key(0)), images, labels)

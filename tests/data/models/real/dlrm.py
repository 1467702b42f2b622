"""A recommender (DLRM) in Keras on JAX; tables cut by rows, the rest data parallel."""

import os
from dataclasses import dataclass
from typing import Any

os.environ["KERAS_BACKEND"] = "jax"

import jax
import jax.numpy as jnp
import keras
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P
from keras import layers, ops

MESH = {"shard": 8}


@dataclass(frozen=True)
class Config:
    tables: int
    rows: int
    width: int
    dense: int
    hot: int
    bottom: tuple[int, ...]
    top: tuple[int, ...]
    batch: int


SIZES = {
    "small": Config(4, rows=64, width=8, dense=13, hot=3, bottom=(32,), top=(32,), batch=32),
    "real": Config(
        26, rows=40_000, width=64, dense=13, hot=4, bottom=(512, 256), top=(512, 256), batch=4096
    ),
}


def make_model(config: Config) -> keras.Model:
    dense = keras.Input((config.dense,), name="numbers")
    sparse = keras.Input((config.tables, config.hot), dtype="int32", name="sparse")
    x = dense
    for width in (*config.bottom, config.width):
        x = layers.Dense(width, activation="relu")(x)
    features = [x]
    for table in range(config.tables):
        embedding = layers.Embedding(config.rows, config.width, name=f"table_{table}")
        features.append(ops.sum(embedding(sparse[:, table]), axis=1))
    stacked = ops.stack(features, axis=1)
    products = ops.matmul(stacked, ops.transpose(stacked, (0, 2, 1)))
    above = [(i, j) for i in range(len(features)) for j in range(i)]
    size = len(features)
    flat = ops.reshape(products, (-1, size * size))
    pairs = ops.take(flat, [i * size + j for i, j in above], axis=1)
    y = ops.concatenate([x, pairs], axis=1)
    for width in config.top:
        y = layers.Dense(width, activation="relu")(y)
    return keras.Model([dense, sparse], layers.Dense(1)(y))


def step(size: str, mesh: Mesh) -> tuple[Any, tuple[Any, ...]]:
    """The jitted train step, and its arguments by shape."""
    config = SIZES[size]
    model = make_model(config)
    optimizer = keras.optimizers.Adagrad(0.01)
    optimizer.build(model.trainable_variables)

    def sharding(variable: Any) -> NamedSharding:
        is_table = "table_" in variable.path
        return NamedSharding(mesh, P("shard", None) if is_table else P())

    params = [jax.ShapeDtypeStruct(v.shape, v.dtype) for v in model.trainable_variables]
    state = [jax.ShapeDtypeStruct(v.shape, v.dtype) for v in optimizer.variables]
    cuts = [sharding(v) for v in model.trainable_variables]
    state_cuts = [sharding(v) for v in optimizer.variables]
    dense = jax.ShapeDtypeStruct((config.batch, config.dense), jnp.float32)
    sparse = jax.ShapeDtypeStruct((config.batch, config.tables, config.hot), jnp.int32)
    clicks = jax.ShapeDtypeStruct((config.batch,), jnp.float32)

    def loss_fn(params: Any, dense: Any, sparse: Any, clicks: Any) -> jax.Array:
        logits, _ = model.stateless_call(params, [], [dense, sparse], training=True)
        return keras.losses.BinaryCrossentropy(from_logits=True)(clicks[:, None], logits)

    def train_step(
        params: Any, state: Any, dense: Any, sparse: Any, clicks: Any
    ) -> tuple[Any, Any, jax.Array]:
        loss, grads = jax.value_and_grad(loss_fn)(params, dense, sparse, clicks)
        params, state = optimizer.stateless_apply(state, grads, params)
        return params, state, loss

    rows, whole = NamedSharding(mesh, P("shard")), NamedSharding(mesh, P())
    jitted = jax.jit(
        train_step,
        in_shardings=(cuts, state_cuts, rows, rows, rows),
        out_shardings=(cuts, state_cuts, whole),
        donate_argnums=(0, 1),
    )
    return jitted, (params, state, dense, sparse, clicks)

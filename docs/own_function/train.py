import jax
import jax.numpy as jnp
from jax.sharding import AbstractMesh, NamedSharding
from jax.sharding import PartitionSpec as P

mesh = AbstractMesh((2, 4), ("data", "model"))


def loss(params, batch):
    hidden = jax.nn.relu(batch["x"] @ params["up"]["w"] + params["up"]["b"])
    return jnp.mean((hidden @ params["down"]["w"] - batch["y"]) ** 2)


def step(params, batch):
    value, grads = jax.value_and_grad(loss)(params, batch)
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), value


def array(*shape, cut=P()):
    return jax.ShapeDtypeStruct(shape, jnp.float32, sharding=NamedSharding(mesh, cut))


def program():
    params = {
        "up": {"w": array(256, 1024, cut=P(None, "model")), "b": array(1024, cut=P("model"))},
        "down": {"w": array(1024, 256, cut=P("model"))},
    }
    batch = {"x": array(64, 256, cut=P("data")), "y": array(64, 256, cut=P("data"))}
    return step, (params, batch)


def unannotated():
    plain = jax.tree.map(lambda one: jax.ShapeDtypeStruct(one.shape, one.dtype), program()[1])
    return step, plain

"""A user's file: every kind of program by its own name. It prints, as users' files do."""

import functools
from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax.sharding import AbstractMesh, NamedSharding
from jax.sharding import PartitionSpec as P

print("imported")

mesh = AbstractMesh((2, 2), ("x", "y"))


class Batch(NamedTuple):
    inputs: Any
    mask: Any


@functools.partial(jax.tree_util.register_dataclass, data_fields=["w", "b"], meta_fields=[])
@dataclass
class Layer:
    w: Any
    b: Any


def array(shape: tuple[int, ...], *cut: str | None) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(shape, jnp.float32, sharding=NamedSharding(mesh, P(*cut)))


def step(params: Any, batch: Batch) -> dict[str, Any]:
    """Uses neither the bias nor the mask."""
    hidden = jnp.tanh(batch.inputs @ params["in"].w)
    return {"out": hidden @ params["two words"][0], "pair": (hidden, None)}


ARGS = (
    {
        "in": Layer(array((8, 8), "x", "y"), array((6,), "x")),
        "two words": [array((8, 8), "y")],
        "none": None,
    },
    Batch(array((16, 8), "x"), array((4,), "y")),
)
PATHS = [
    "params['in'].w",
    "params['in'].b",
    "params['two words'][0]",
    "batch.inputs",
    "batch.mask",
]
RESULTS = ["result['out']", "result['pair'][0]"]

PAIR = (step, ARGS)
TRACED = jax.jit(step).trace(*ARGS)
LOWERED = TRACED.lower(lowering_platforms=("cpu",))
KEPT = jax.jit(step, keep_unused=True).trace(*ARGS).lower(lowering_platforms=("cpu",))
TEXT = KEPT.as_text(debug_info=True)
UNNAMED = KEPT.as_text()


def pair() -> Any:
    print("called")
    return step, ARGS


def jitted() -> Any:
    return jax.jit(step), list(ARGS)


def traced() -> Any:
    return TRACED


def lowered() -> Any:
    return LOWERED


def text() -> Any:
    return TEXT


def default(rows: int = 16) -> Any:
    return step, (ARGS[0], Batch(array((rows, 8), "x"), ARGS[1].mask))


class Maker:
    def method(self) -> Any:
        return PAIR


maker = Maker()
KINDS = ["PAIR", "TRACED", "LOWERED", "TEXT", "pair", "jitted", "traced", "lowered", "text"]
KINDS += ["default", "maker.method"]


def one() -> Any:
    """The only argument is no tuple."""
    return (lambda x: {"y": x + 1}), array((8, 8), "x")


def out_shardings() -> Any:
    cut = NamedSharding(mesh, P("x", "y"))
    whole = jax.ShapeDtypeStruct((8, 8), jnp.float32)
    return jax.jit(lambda a, b: a + b, in_shardings=(cut, None), out_shardings=cut), (whole, whole)

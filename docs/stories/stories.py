"""The programs of docs/explain.md, lowered by JAX with the lines they come from.

python docs/stories/stories.py      # needs jax; writes the .mlir files beside this one
"""

from pathlib import Path

import jax
import jax.numpy as jnp
from jax.sharding import AbstractMesh, NamedSharding
from jax.sharding import PartitionSpec as P

HERE = Path(__file__).resolve()


def block(x, w_in, w_out):
    hidden = jnp.tanh(x @ w_in)
    return hidden @ w_out


def normed(x, w):
    out = jax.ShapeDtypeStruct(x.shape, x.dtype)
    x = jax.ffi.ffi_call("fused_norm", out)(x)
    return x @ w


X, W_IN, W_OUT = (256, 64), (64, 512), (512, 64)
STORIES = {
    "gather": (block, {X: P("data", "model"), W_IN: P(None, "model"), W_OUT: P("model", None)}),
    "gather_removed": (
        block,
        {X: P("data", None), W_IN: P(None, "model"), W_OUT: P("model", None)},
    ),
    "weight": (block, {X: P("data", "model"), W_IN: None, W_OUT: P("model", None)}),
    "kernel": (normed, {X: P("data", None), (64, 96): P(None, "model")}),
}


def text(name: str) -> str:
    """The program of a story; locations name this file without its folder."""
    function, specs = STORIES[name]
    mesh = AbstractMesh((4, 2), ("data", "model"))
    args = [
        jax.ShapeDtypeStruct(shape, jnp.float32, sharding=spec and NamedSharding(mesh, spec))
        for shape, spec in specs.items()
    ]
    lowered = jax.jit(function).trace(*args).lower(lowering_platforms=("cpu",))
    return lowered.as_text(debug_info=True).replace(str(HERE), HERE.name)


if __name__ == "__main__":
    for name in STORIES:
        HERE.with_name(f"{name}.mlir").write_text(text(name))

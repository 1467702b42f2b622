"""Train steps of the GPT of `examples/make_gpt_train_step.py` in two other layouts, as JAX prints.

`different`: every layer has a width of its own, so that no op of a layer occurs in another.
`scanned`: one layer in a loop over stacked parameters.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec

MAKER = Path(__file__).parent.parent / "examples" / "make_gpt_train_step.py"
P = PartitionSpec


def _load() -> Any:
    spec = importlib.util.spec_from_file_location("make_gpt_train_step", MAKER)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


maker: Any = _load()


def different(layers: int) -> str:
    """A step in which layer i is 64 + 8 i wide; a matrix leads from each width to the next."""
    config = maker.Config(layers=1)
    table = maker.parameter_shapes(config)
    table["blocks"] = []
    last = config.width
    for layer in range(layers):
        wide = maker.Config(layers=1, width=64 + 8 * layer)
        (block,) = maker.parameter_shapes(wide)["blocks"]
        table["blocks"].append({**block, "enter": ((last, wide.width), P())})
        last = wide.width
    table["leave"] = (last, config.width), P()

    def forward(params: Any, tokens: Any) -> Any:
        x = params["embedding"][tokens] + params["positions"]
        for p in params["blocks"]:
            x = _layer(p, x @ p["enter"])
        return _head(params, x @ params["leave"])

    return _lower(config, table, forward)


def scanned(layers: int) -> str:
    """A step whose layers are one body of a loop, forward and backward."""
    config = maker.Config(layers=1)
    table = maker.parameter_shapes(config)
    (block,) = table["blocks"]
    table["blocks"] = {
        name: ((layers, *shape), P(None, *spec)) for name, (shape, spec) in block.items()
    }

    def forward(params: Any, tokens: Any) -> Any:
        x = params["embedding"][tokens] + params["positions"]
        x, _ = jax.lax.scan(lambda x, p: (_layer(p, x), None), x, params["blocks"])
        return _head(params, x)

    return _lower(config, table, forward)


def _layer(p: Any, x: Any) -> Any:
    x = x + maker.attention(p, maker.layer_norm(x, p["norm1_scale"], p["norm1_bias"]))
    return x + maker.mlp(p, maker.layer_norm(x, p["norm2_scale"], p["norm2_bias"]))


def _head(params: Any, x: Any) -> Any:
    return maker.layer_norm(x, params["final_scale"], params["final_bias"]) @ params["embedding"].T


def _lower(config: Any, table: Any, forward: Callable[[Any, Any], Any]) -> str:
    """The text of one Adam step on the parameters of a table of (shape, sharding)."""

    def loss(params: Any, tokens: Any, labels: Any) -> Any:
        scores = jax.nn.log_softmax(forward(params, tokens))
        return -jnp.mean(jnp.sum(jax.nn.one_hot(labels, scores.shape[-1]) * scores, -1))

    def step(params: Any, m: Any, v: Any, count: Any, tokens: Any, labels: Any) -> Any:
        value, grads = jax.value_and_grad(loss)(params, tokens, labels)
        return *maker.adam(params, m, v, count + 1, grads, config.float_type), value

    def is_leaf(x: Any) -> bool:
        return isinstance(x, tuple)

    shapes = jax.tree.map(
        lambda leaf: jax.ShapeDtypeStruct(leaf[0], config.float_type), table, is_leaf=is_leaf
    )
    mesh = AbstractMesh(config.mesh, ("data", "model"))
    cuts = jax.tree.map(lambda leaf: NamedSharding(mesh, leaf[1]), table, is_leaf=is_leaf)
    batch, rows = NamedSharding(mesh, P("data")), jax.ShapeDtypeStruct((16, 32), jnp.int32)
    count = jax.ShapeDtypeStruct((), jnp.int32)
    shardings = (cuts, cuts, cuts, NamedSharding(mesh, P()), batch, batch)
    traced = jax.jit(step, in_shardings=shardings).trace(shapes, shapes, shapes, count, rows, rows)
    return traced.lower(lowering_platforms=("cpu",)).as_text()

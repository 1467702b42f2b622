"""Functions that `shardwright.plan` is called with, each run three ways on eight processors.

Run as a script: prints by case, as JSON, the worst error against the function on one device of
`plan.step`, of `jax.jit(fn, in_shardings=..., out_shardings=...)` and of `jax.jit(plan.constrain())`.
"""  # noqa: E501

# pyright: basic
from __future__ import annotations

import io
import json
import sys
from contextlib import redirect_stderr
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

import shardwright as sw

CLUSTER = "dgx-h100"


class Adam(NamedTuple):
    """A state as optimizer libraries have it."""

    count: Any
    mean: Any
    square: Any


@jax.tree_util.register_dataclass
@dataclass
class Cache:
    """A pytree of somebody's own."""

    keys: Any
    values: Any
    length: Any


def numbers(*shape: int, seed: int = 0) -> jax.Array:
    return jnp.asarray(np.random.default_rng(seed).normal(size=shape) * 0.1, jnp.float32)


def train(
    model: dict[str, Any], state: Adam, batch: list[jax.Array], rate: float, key: Any, n: int
):
    """A step of two layers with dropout and Adam; `n` is static."""

    def loss(model: dict[str, Any]) -> jax.Array:
        hidden = batch[0]
        for layer in model["layers"]:
            hidden = jax.nn.gelu(hidden @ layer["w"] + layer["b"])
        keep = jax.random.bernoulli(key, 0.9, hidden.shape)
        return jnp.mean((jnp.where(keep, hidden, 0) @ model["out"] - batch[1]) ** 2) * n

    value, grads = jax.value_and_grad(loss)(model)
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, state.mean, grads)
    square = jax.tree.map(lambda s, g: 0.99 * s + 0.01 * g * g, state.square, grads)
    model = jax.tree.map(lambda p, m, s: p - rate * m / (jnp.sqrt(s) + 1e-3), model, mean, square)
    return (
        model,
        Adam(state.count + 1, mean, square),
        {"loss": value, "key": jax.random.split(key)[0]},
    )


def trained():
    layers = [{"w": numbers(64, 64, seed=k), "b": jnp.zeros(64)} for k in range(2)]
    model = {"layers": layers, "out": numbers(64, 16)}
    zeros = jax.tree.map(jnp.zeros_like, model)
    state = Adam(jnp.int32(0), zeros, jax.tree.map(jnp.copy, zeros))
    batch = [numbers(512, 64, seed=7), numbers(512, 16, seed=8)]
    return (model, state, batch, 0.1, jax.random.key(3), 2), {
        "static": 5, "donated": (0, 1),
        "fix": "batch/* = [{\"data\"}, {}]; model/layers/*/w = [{}, {\"model\"}]",
    }  # fmt: skip


def decode(weights: dict[str, jax.Array], cache: Cache, token: jax.Array):
    """One token of attention with a cache."""
    query, key, value = jnp.split(token @ weights["qkv"], 3, axis=-1)
    at = (0, cache.length, 0)
    keys = jax.lax.dynamic_update_slice(cache.keys, key[:, None], at)
    values = jax.lax.dynamic_update_slice(cache.values, value[:, None], at)
    scores = jnp.einsum("bd,btd->bt", query, keys)
    seen = jnp.arange(keys.shape[1]) <= cache.length
    mixed = jnp.einsum("bt,btd->bd", jax.nn.softmax(jnp.where(seen, scores, -1e9)), values)
    return mixed @ weights["out"], Cache(keys, values, cache.length + 1)


def decoded():
    weights = {"qkv": numbers(64, 192), "out": numbers(64, 64)}
    cache = Cache(numbers(16, 32, 64), numbers(16, 32, 64, seed=1), jnp.int32(5))
    return (weights, cache, numbers(16, 64, seed=2)), {
        "donated": 1,
        "fix": 'cache/keys = [{"data"}, {}, {"model"}]; weights/qkv = [{}, {"model"}]',
    }


def recur(weights: jax.Array, steps: jax.Array):
    """A recurrent net over time."""

    def turn(state: jax.Array, x: jax.Array) -> tuple[jax.Array, jax.Array]:
        state = jnp.tanh(x + state @ weights)
        return state, state.sum(-1)

    return jax.lax.scan(turn, jnp.zeros((32, 64)), steps)


def recurred():
    fix = 'weights = [{"model"}, {}]; steps = [{}, {"data"}, {}]'
    return (numbers(64, 64), numbers(10, 32, 64, seed=4)), {"fix": fix}


def convolve(kernel: jax.Array, images: jax.Array, unused: Any):
    """A convolution with its gradient; one argument is used by nothing, one dim is uneven."""

    def loss(kernel: jax.Array) -> jax.Array:
        made = jax.lax.conv_general_dilated(images, kernel, (1, 1), "SAME")
        return jnp.mean(jax.nn.relu(made) ** 2)

    return jax.value_and_grad(loss)(kernel), None


def convolved():
    fix = 'images = [{"data"}, {}, {}, {}]'
    unused = {"none": None, "x": jnp.ones(3)}
    return (numbers(6, 3, 3, 3), numbers(18, 3, 12, 12, seed=5), unused), {"fix": fix}


CASES = {
    "train": (train, trained), "decode": (decode, decoded), "recur": (recur, recurred),
    "convolve": (convolve, convolved),
}  # fmt: skip


def leaves(tree: Any) -> list[np.ndarray]:
    found = jax.tree.leaves(tree)
    is_key = jax.dtypes.issubdtype
    return [
        np.asarray(jax.random.key_data(one) if is_key(one.dtype, jax.dtypes.prng_key) else one)
        for one in found
    ]


def worst(found: Any, expected: Any) -> float:
    assert jax.tree.structure(found) == jax.tree.structure(expected)
    pairs = zip(leaves(found), leaves(expected), strict=True)
    return max(
        float(np.max(np.abs(a.astype(float) - b.astype(float)), initial=0)) for a, b in pairs
    )


def run(name: str, folder: Path) -> dict[str, Any]:
    function, make = CASES[name]
    args, options = make()
    static, donated = options.get("static", ()), options.get("donated", ())
    expected = jax.jit(function, static_argnums=static)(*args)
    plan = sw.plan(
        function, *args, cluster=CLUSTER, mesh="data=4,model=2", fix=options.get("fix"),
        static_argnums=static, donate_argnums=donated, budget=2,
    )  # fmt: skip
    said = io.StringIO()
    inner = {"static_argnums": static, "out_shardings": plan.out_shardings}
    if plan.in_shardings and not static:
        inner["in_shardings"] = plan.in_shardings
    with redirect_stderr(said):
        constrained = jax.jit(plan.constrain(), static_argnums=static)
    (folder / f"{name}.py").write_text(plan.script("torch"))
    args, _ = make()
    found = {
        "jit": worst(jax.jit(function, **inner)(*args), expected),
        "constrain": worst(constrained(*args), expected),
        "step": worst(plan.step(*args), expected),  # gives donated arguments away
        "said": said.getvalue(),
        "words": repr(plan),
        "html": plan._repr_html_(),
        "devices": len(plan.mesh().devices.flat),
    }
    gone = [leaf.is_deleted() for leaf in jax.tree.leaves(args) if isinstance(leaf, jax.Array)]
    return {**found, "given_away": sum(gone)}


if __name__ == "__main__":
    print(json.dumps({name: run(name, Path(sys.argv[1])) for name in CASES}))

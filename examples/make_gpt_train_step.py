r"""Lower one full GPT train step (forward, loss, backward, Adam) to StableHLO text.

    python examples/make_gpt_train_step.py -o examples/gpt_train_step.mlir
    python examples/make_gpt_train_step.py --layers 12 --width 768 --heads 12 --vocab 50304 \
        --seq 1024 --batch 32 -o gpt12.mlir

Needs jax 0.10.2, and no devices: the mesh is abstract, so any size can be lowered anywhere.

The model is GPT-2's: token embedding (a gather) plus learned positions, pre-layernorm blocks of
causal multi-head attention and a GELU MLP, biases everywhere, a final layernorm, and an output
projection that is the embedding transposed. The layers are unrolled.

Arguments, each flattened by JAX with dictionary keys in alphabetical order:

    params  the parameters, see `parameter_shapes`
    m, v    Adam's first and second moments, of the same structure as params
    count   i32 scalar, the number of steps taken so far
    tokens  i32[batch, seq]
    labels  i32[batch, seq], the token that should follow each token

Results: params, m, v, count, loss, in this order. JAX prints what each one is as its
`jax.result_info`: `result.params['blocks'][0]['wq']`, `result.m[...]`, `result.v[...]`,
`result.count`, `result.loss`.

Only the arguments are annotated: `batch` is split over the mesh axis "data"; heads, the hidden
dimension of the MLP and the vocabulary over the axis "model"; moments follow their parameter.

When two runs are compared, judge loss, m and v, and params only as the Adam update of *equal*
moments: Adam divides a gradient by its own size, so it magnifies the rounding of a small one. The
gradient of the key bias `bk` is zero in exact arithmetic (softmax ignores a shift of all scores of
a row), so its moments are nothing but rounding: compare them on the scale of those of `bq`.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax.sharding import AbstractMesh, NamedSharding
from jax.sharding import PartitionSpec as P

LEARNING_RATE, BETA1, BETA2, EPSILON = 1e-3, 0.9, 0.95, 1e-8

# Nested dictionaries and lists with the same structure throughout: of arrays, shapes or shardings.
Tree = Any


@dataclass(frozen=True)
class Config:
    """Sizes of the model, and how the step is laid out."""

    layers: int = 4
    width: int = 64
    heads: int = 4
    vocab: int = 512
    seq: int = 32
    batch: int = 16
    dtype: str = "f32"
    mesh: tuple[int, int] = (4, 2)
    donate: bool = False

    @property
    def float_type(self) -> Any:
        return {"f32": jnp.float32, "f64": jnp.float64}[self.dtype]


class StepResult(NamedTuple):
    """What one step returns; the field names are printed as `jax.result_info`."""

    params: Tree
    m: Tree
    v: Tree
    count: jax.Array
    loss: jax.Array


def parameter_shapes(config: Config) -> Tree:
    """Give every parameter as (shape, sharding)."""
    d, h, k, f = config.width, config.heads, config.width // config.heads, 4 * config.width
    block = {
        "norm1_scale": ((d,), P()),
        "norm1_bias": ((d,), P()),
        "wq": ((d, h, k), P(None, "model")),
        "bq": ((h, k), P("model")),
        "wk": ((d, h, k), P(None, "model")),
        "bk": ((h, k), P("model")),
        "wv": ((d, h, k), P(None, "model")),
        "bv": ((h, k), P("model")),
        "wo": ((h, k, d), P("model")),
        "bo": ((d,), P()),
        "norm2_scale": ((d,), P()),
        "norm2_bias": ((d,), P()),
        "w_up": ((d, f), P(None, "model")),
        "b_up": ((f,), P("model")),
        "w_down": ((f, d), P("model")),
        "b_down": ((d,), P()),
    }
    return {
        "embedding": ((config.vocab, d), P("model")),
        "positions": ((config.seq, d), P()),
        "blocks": [block] * config.layers,
        "final_scale": ((d,), P()),
        "final_bias": ((d,), P()),
    }


def layer_norm(x: jax.Array, scale: jax.Array, bias: jax.Array) -> jax.Array:
    """Normalise the last dimension to mean 0 and variance 1, then scale and shift it."""
    centred = x - jnp.mean(x, axis=-1, keepdims=True)
    variance = jnp.mean(jnp.square(centred), axis=-1, keepdims=True)
    return centred * jax.lax.rsqrt(variance + 1e-5) * scale + bias


def attention(p: Tree, x: jax.Array) -> jax.Array:
    """Causal multi-head self-attention; b batch, s and t positions, h heads, k head size."""
    q = jnp.einsum("bsd,dhk->bshk", x, p["wq"]) + p["bq"]
    k = jnp.einsum("bsd,dhk->bshk", x, p["wk"]) + p["bk"]
    v = jnp.einsum("bsd,dhk->bshk", x, p["wv"]) + p["bv"]
    scores = jnp.einsum("bshk,bthk->bhst", q, k) * q.shape[-1] ** -0.5
    position = jnp.arange(x.shape[1], dtype=jnp.int32)
    causal = position[:, None] >= position
    weights = jax.nn.softmax(jnp.where(causal, scores, -1e9), axis=-1)
    return jnp.einsum("bhst,bthk,hkd->bsd", weights, v, p["wo"]) + p["bo"]


def mlp(p: Tree, x: jax.Array) -> jax.Array:
    """Two linear layers with GELU (the tanh form, as in GPT-2) between them."""
    return jax.nn.gelu(x @ p["w_up"] + p["b_up"]) @ p["w_down"] + p["b_down"]


def forward(params: Tree, tokens: jax.Array) -> jax.Array:
    """Compute the logits of the token that follows each position."""
    x = params["embedding"][tokens] + params["positions"]
    for p in params["blocks"]:
        x = x + attention(p, layer_norm(x, p["norm1_scale"], p["norm1_bias"]))
        x = x + mlp(p, layer_norm(x, p["norm2_scale"], p["norm2_bias"]))
    x = layer_norm(x, params["final_scale"], params["final_bias"])
    return x @ params["embedding"].T


def loss_function(params: Tree, tokens: jax.Array, labels: jax.Array) -> jax.Array:
    """Mean cross-entropy of the labels."""
    logits = forward(params, tokens)
    # A mask instead of take_along_axis: a gather from the sharded vocabulary would need all of it
    # on each device, a masked sum is partial per device.
    is_label = labels[..., None] == jnp.arange(logits.shape[-1], dtype=labels.dtype)
    label_logits = jnp.sum(jnp.where(is_label, logits, 0.0), axis=-1)
    return jnp.mean(jax.nn.logsumexp(logits, axis=-1) - label_logits)


def adam(
    params: Tree, m: Tree, v: Tree, count: jax.Array, grads: Tree, float_type: Any
) -> tuple[Tree, Tree, Tree]:
    """Apply Adam's update number `count` (the first is 1) to all parameters."""
    step = count.astype(float_type)
    m = jax.tree.map(lambda m, g: BETA1 * m + (1 - BETA1) * g, m, grads)
    v = jax.tree.map(lambda v, g: BETA2 * v + (1 - BETA2) * jnp.square(g), v, grads)
    m_correction, v_correction = 1 - BETA1**step, 1 - BETA2**step

    def update(p: jax.Array, m: jax.Array, v: jax.Array) -> jax.Array:
        return p - LEARNING_RATE * (m / m_correction) / (jnp.sqrt(v / v_correction) + EPSILON)

    return jax.tree.map(update, params, m, v), m, v


def make_step(config: Config) -> Callable[..., StepResult]:
    """Build the train step as an ordinary JAX function."""

    def train_step(
        params: Tree, m: Tree, v: Tree, count: jax.Array, tokens: jax.Array, labels: jax.Array
    ) -> StepResult:
        loss, grads = jax.value_and_grad(loss_function)(params, tokens, labels)
        count = count + 1
        params, m, v = adam(params, m, v, count, grads, config.float_type)
        return StepResult(params, m, v, count, loss)

    return train_step


def arguments(config: Config) -> tuple[tuple[Tree, ...], tuple[Tree, ...]]:
    """Give the step's arguments as (shapes with element types, shardings)."""

    def is_leaf(x: Tree) -> bool:
        return isinstance(x, tuple)

    table = parameter_shapes(config)
    params = jax.tree.map(
        lambda leaf: jax.ShapeDtypeStruct(leaf[0], config.float_type), table, is_leaf=is_leaf
    )
    specs = jax.tree.map(lambda leaf: leaf[1], table, is_leaf=is_leaf)
    count = jax.ShapeDtypeStruct((), jnp.int32)
    tokens = jax.ShapeDtypeStruct((config.batch, config.seq), jnp.int32)
    shapes = (params, params, params, count, tokens, tokens)
    return shapes, (specs, specs, specs, P(), P("data"), P("data"))


def lower(config: Config, debug_info: bool = False) -> str:
    """Lower the step to text, with shardings on its arguments only; with locations if asked."""
    jax.config.update("jax_enable_x64", config.dtype == "f64")
    shapes, specs = arguments(config)
    mesh = AbstractMesh(config.mesh, ("data", "model"))
    shardings = jax.tree.map(lambda spec: NamedSharding(mesh, spec), specs)
    donated = (0, 1, 2) if config.donate else ()
    step = jax.jit(make_step(config), in_shardings=shardings, donate_argnums=donated)
    lowered = step.trace(*shapes).lower(lowering_platforms=("cpu",))
    return lowered.as_text(debug_info=debug_info)


def parse_mesh(text: str) -> tuple[int, int]:
    """Read DATAxMODEL, such as 4x2."""
    data, model = (int(size) for size in text.split("x"))
    return data, model


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    default = Config()
    for name in ("layers", "width", "heads", "vocab", "seq", "batch"):
        parser.add_argument(f"--{name}", type=int, default=getattr(default, name))
    parser.add_argument("--dtype", choices=("f32", "f64"), default=default.dtype)
    parser.add_argument(
        "--mesh", type=parse_mesh, default=default.mesh, metavar="DATAxMODEL", help="default 4x2"
    )
    parser.add_argument("--donate", action="store_true", help="donate params, m and v")
    parser.add_argument("--debug-info", action="store_true", help="print loc(...) of every op")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE")
    options = vars(parser.parse_args())
    output, debug_info = options.pop("output"), options.pop("debug_info")
    output.write_text(lower(Config(**options), debug_info))


if __name__ == "__main__":
    main()

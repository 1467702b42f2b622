"""Lower a train step of somebody else's model: the vision transformer of the package equimo.

    pip install jax==0.10.2 equimo==1.1.0 optax==0.2.8
    python examples/make_vit_train_step.py -o examples/vit_train_step.mlir

Equimo 1.1.0 (MIT licence) holds image models written with equinox 0.13.8; optax (Apache 2.0)
supplies loss, gradient clipping and Adam. No weights are downloaded: parameters are only shapes.
Not a line of what is lowered was written for this project, so it shows what real programs look
like: everything is batched by vmap, attention uses one fused `qkv` matrix, the patch embedding is a
convolution, small functions arrive as calls.

Arguments: params, m, v (three times the model's arrays, in the order of its fields), count (an i32
scalar), images f32[batch, 3, size, size], labels i32[batch]. Results: params, m, v, count, loss;
JAX prints what each one is as its `jax.result_info`, such as
`result.params.blocks[0].blocks[0].attn.qkv.weight` or `result.loss`.

Only the arguments are annotated: `batch` is split over the mesh axis "data", the hidden dimension
of the MLPs, the heads entering `proj` and the classes over the axis "model".

When two runs are compared, judge loss, m and v, and params only as the Adam update of *equal*
moments: LEARNING_RATE * m' / (sqrt(v') + EPSILON), m' = m / (1 - BETA1**count), v' likewise. Adam
magnifies the rounding of a small gradient, and that of the key third of the `qkv` bias is nothing
but rounding: compare each tensor on the scale of its largest element.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import equinox as eqx
import jax
import jax.numpy as jnp
import optax
from equimo.models.vit import VisionTransformer
from jax.sharding import AbstractMesh, NamedSharding
from jax.sharding import PartitionSpec as P

LEARNING_RATE, BETA1, BETA2, EPSILON = 1e-3, 0.9, 0.95, 1e-8

# An equinox model whose arrays may be replaced by shapes or shardings; None stands for non-arrays.
Tree = Any


@dataclass(frozen=True)
class Config:
    """Sizes of the model, and how the step is laid out."""

    layers: int = 4
    width: int = 64
    heads: int = 4
    size: int = 32
    patch: int = 8
    classes: int = 100
    batch: int = 16
    mesh: tuple[int, int] = (4, 2)


class StepResult(NamedTuple):
    """What one step returns; the field names are printed as `jax.result_info`."""

    params: Tree
    m: Tree
    v: Tree
    count: jax.Array
    loss: jax.Array


# Which dimension of a parameter is split over "model", by the end of its path. A linear layer
# stores (outputs, inputs). The fused qkv matrix stays whole: its outputs are ordered (q, k, v)
# first and heads second, so no even cut of them is a cut by heads.
MODEL_PARALLEL = {
    ".mlp.fc1.weight": P("model"),
    ".mlp.fc1.bias": P("model"),
    ".mlp.fc2.weight": P(None, "model"),
    ".attn.proj.weight": P(None, "model"),
    ".head.weight": P("model"),
    ".head.bias": P("model"),
}


def parameter_sharding(path: jax.tree_util.KeyPath, _: Any) -> P:
    """Look up how the parameter at this path is laid out."""
    name = jax.tree_util.keystr(path)
    found = (spec for suffix, spec in MODEL_PARALLEL.items() if name.endswith(suffix))
    return next(found, P())


def abstract_model(config: Config) -> tuple[Tree, Tree]:
    """Build the model without computing its weights: (shapes of the parameters, all the rest)."""

    def build() -> VisionTransformer:
        return VisionTransformer(
            img_size=config.size,
            in_channels=3,
            dim=config.width,
            patch_size=config.patch,
            num_heads=config.heads,
            depths=[config.layers],
            num_classes=config.classes,
            key=jax.random.key(0),
        )

    def is_parameter(x: Any) -> bool:
        return isinstance(x, jax.ShapeDtypeStruct) and jnp.issubdtype(x.dtype, jnp.inexact)

    return eqx.partition(eqx.filter_eval_shape(build), is_parameter)


def make_step(rest: Tree) -> Callable[..., StepResult]:
    """Build the train step of the model whose parts that are not parameters are `rest`."""
    optimizer = optax.scale_by_adam(BETA1, BETA2, EPSILON)
    clip = optax.clip_by_global_norm(1.0)

    def loss_function(params: Tree, images: jax.Array, labels: jax.Array) -> jax.Array:
        model = eqx.combine(params, rest)
        logits = jax.vmap(lambda image: model(image, key=jax.random.key(0)))(images)
        return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()

    def train_step(
        params: Tree, m: Tree, v: Tree, count: jax.Array, images: jax.Array, labels: jax.Array
    ) -> StepResult:
        loss, grads = jax.value_and_grad(loss_function)(params, images, labels)
        grads, _ = clip.update(grads, optax.EmptyState())
        updates, adam = optimizer.update(grads, optax.ScaleByAdamState(count, m, v))
        updates = jax.tree.map(lambda update: -LEARNING_RATE * update, updates)
        params = optax.apply_updates(params, updates)
        return StepResult(params, adam.mu, adam.nu, adam.count, loss)

    return train_step


def lower(config: Config) -> str:
    """Lower the step to text, with shardings on its arguments only."""
    params, rest = abstract_model(config)
    count = jax.ShapeDtypeStruct((), jnp.int32)
    images = jax.ShapeDtypeStruct((config.batch, 3, config.size, config.size), jnp.float32)
    labels = jax.ShapeDtypeStruct((config.batch,), jnp.int32)
    specs = jax.tree_util.tree_map_with_path(parameter_sharding, params)
    mesh = AbstractMesh(config.mesh, ("data", "model"))
    shardings = jax.tree.map(
        lambda spec: NamedSharding(mesh, spec), (specs, specs, specs, P(), P("data"), P("data"))
    )
    step = jax.jit(make_step(rest), in_shardings=shardings)
    traced = step.trace(params, params, params, count, images, labels)
    return traced.lower(lowering_platforms=("cpu",)).as_text()


def parse_mesh(text: str) -> tuple[int, int]:
    """Read DATAxMODEL, such as 4x2."""
    data, model = (int(size) for size in text.split("x"))
    return data, model


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    default = Config()
    for name in ("layers", "width", "heads", "size", "patch", "classes", "batch"):
        parser.add_argument(f"--{name}", type=int, default=getattr(default, name))
    parser.add_argument(
        "--mesh", type=parse_mesh, default=default.mesh, metavar="DATAxMODEL", help="default 4x2"
    )
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE")
    options = vars(parser.parse_args())
    output = options.pop("output")
    output.write_text(lower(Config(**options)))


if __name__ == "__main__":
    main()

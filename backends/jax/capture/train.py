# pyright: basic
"""The train step: loss and gradients over micro-batches, and the optimizer. Printed, never run."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding, use_abstract_mesh
from jax.sharding import PartitionSpec as P

from shardwright.backends.jax.capture.family import Family, Input
from shardwright.backends.jax.capture.recipe import Recipe
from shardwright.backends.jax.capture.spread import Cut, Spread, Tree, Weight

REPLICAS = "dp"
RATE, BETA1, BETA2, EPSILON, DECAY = 1e-3, 0.9, 0.95, 1e-8, 0.1
SLOTS = {"adamw": ("m", "v"), "sgd": ()}  # tensors that an optimizer keeps per parameter


def parameters(family: Family, recipe: Recipe) -> int:
    """The number of parameters; copies that stages hold count once, padding does not."""
    total = 0
    for index, stage in enumerate(family.stages(Spread(recipe, family.copies(recipe)))):
        for path, weight in jax.tree_util.tree_leaves_with_path(stage):
            if index == 0 or path[-1].key not in family.shared():
                total += math.prod(weight.shape) - weight.padding
    return total


def text(family: Family, recipe: Recipe) -> str:
    """The annotated train step as JAX prints it; parameters and optimizer state are donated."""
    spread = Spread(recipe, family.copies(recipe))
    specs = family.stages(spread)
    sharded = partial(_sharded, spread)
    weights = jax.tree.map(_weight_shape, specs)
    weight_cuts = jax.tree.map(lambda weight: sharded(weight.cut), specs)
    slots = SLOTS[recipe.optimizer]
    count = jax.ShapeDtypeStruct((), jnp.int32)
    state = {name: weights for name in slots} | {"count": count}
    state_cuts = {name: weight_cuts for name in slots} | {"count": sharded(())}
    batch = jax.tree.map(partial(_input_shape, recipe), family.batch(recipe.rows))
    lead = (None,) * (recipe.accumulate > 1)
    batch_cuts = jax.tree.map(lambda _: sharded((*lead, "batch")), batch)
    run = jax.jit(
        _named("step", partial(_step, family, spread, specs)),
        in_shardings=(weight_cuts, state_cuts, batch_cuts),
        out_shardings=(weight_cuts, state_cuts, sharded(())),
        donate_argnums=(0, 1),
    )
    with use_abstract_mesh(spread.mesh):
        return run.trace(weights, state, batch).lower(lowering_platforms=("cpu",)).as_text()


def _sharded(spread: Spread, cut: tuple[Cut, ...]) -> NamedSharding:
    return NamedSharding(spread.mesh, spread.spec(cut))


def _weight_shape(weight: Weight) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(weight.shape, jnp.float32)


def _input_shape(recipe: Recipe, one: Input) -> jax.ShapeDtypeStruct:
    lead = (recipe.accumulate,) if recipe.accumulate > 1 else ()
    return jax.ShapeDtypeStruct((*lead, *one.shape), one.dtype)


def _named(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """A function under the name that its calls have in the text."""

    def run(*args: Any) -> Any:
        return function(*args)

    run.__name__ = name
    return run


def _step(
    family: Family, spread: Spread, specs: list[Tree], weights: Tree, state: Tree, batch: Tree
) -> tuple[Tree, Tree, jax.Array]:
    recipe = spread.recipe
    used = spread.kept(specs, weights) if recipe.shard_grad_op else weights
    if recipe.accumulate == 1:
        loss, gradients = _one_pass(family, spread, specs, used, batch)
    elif recipe.parallel.dp == 1:
        loss, gradients = _passes(family, spread, specs, used, batch)
    else:
        loss, gradients = _replicas(family, spread, specs, used, batch)
    if recipe.stages > 1:
        gradients = _with_copies(family, spread, gradients)
    return *_updated(spread, weights, gradients, state), loss


def _one_pass(
    family: Family, spread: Spread, specs: list[Tree], weights: Tree, micro: Tree
) -> tuple[jax.Array, Tree]:
    """The mean loss of a micro-batch and its gradients, cut as the weights are."""

    def loss_of(weights: Tree) -> jax.Array:
        x: Any = None
        stages = _calls(spread, "stage", [partial(family.run_stage, spread, s) for s in specs])
        for index, (run, part) in enumerate(zip(stages, weights, strict=True)):
            x = run(part, x, family.batch_at(micro, index))
        return x

    def settled(weight: Weight, gradient: jax.Array) -> jax.Array:
        return spread.pin(gradient.astype(_sum_type(spread)), *weight.cut)

    loss, gradients = jax.value_and_grad(loss_of)(weights)
    return loss, jax.tree.map(settled, specs, gradients)


def _calls(spread: Spread, name: str, parts: list[partial[Any]]) -> list[Callable[..., Any]]:
    """A function per stage; where there are several, each is one call in the text.

    Stages that do the same are calls of one function.
    """
    if spread.recipe.stages == 1:
        return list(parts)
    made: list[Callable[..., Any]] = []
    for index, part in enumerate(parts):
        is_same = index > 0 and part.args == parts[index - 1].args
        made.append(made[-1] if is_same else jax.jit(_named(name, part)))
    return made


def _passes(
    family: Family, spread: Spread, specs: list[Tree], weights: Tree, batch: Tree
) -> tuple[jax.Array, Tree]:
    """Means over micro-batches, one after another."""
    kind = _sum_type(spread)
    zeros = jax.tree.map(lambda w: spread.pin(jnp.zeros(w.shape, kind), *w.cut), specs)
    adds = _calls(spread, "accumulate_stage", [partial(jax.tree.map, jnp.add)] * len(specs))

    def one(sums: Tree, micro: Tree) -> tuple[Tree, None]:
        losses, totals = sums
        loss, gradients = _one_pass(family, spread, specs, weights, micro)
        pairs = zip(adds, totals, gradients, strict=True)
        return (losses + loss, [add(total, gradient) for add, total, gradient in pairs]), None

    sums, _ = jax.lax.scan(one, (jnp.float32(0), zeros), batch)
    return jax.tree.map(lambda total: total / spread.recipe.accumulate, sums)


def _sum_type(spread: Spread) -> Any:
    """The type in which gradients are summed."""
    return jnp.bfloat16 if spread.recipe.half_gradients else jnp.float32


def _replicas(
    family: Family, spread: Spread, specs: list[Tree], weights: Tree, batch: Tree
) -> tuple[jax.Array, Tree]:
    """The same where each replica sums its own micro-batches: they meet once, at the end."""
    inner = spread.within(REPLICAS)

    def one(weights: Tree, batch: Tree) -> tuple[jax.Array, Tree]:
        found = _passes(family, inner, specs, weights, batch)
        return jax.tree.map(lambda part: jax.lax.pmean(part, REPLICAS), found)

    return jax.shard_map(
        one,
        in_specs=(P(), P(None, REPLICAS)),
        out_specs=P(),
        axis_names={REPLICAS},
        check_vma=False,
    )(weights, batch)


def _with_copies(family: Family, spread: Spread, gradients: list[Tree]) -> list[Tree]:
    """Gradients where weights that the first and the last stage hold have the sum of both."""
    first, last = gradients[0]["entrance"], gradients[-1]["exit"]
    (add,) = _calls(spread, "share_stage", [partial(jnp.add)])
    for name in family.shared():
        first[name] = last[name] = add(first[name], last[name])
    return gradients


def _updated(
    spread: Spread, weights: list[Tree], gradients: list[Tree], state: Tree
) -> tuple[Tree, Tree]:
    """Weights and state after a step, stage by stage."""
    slots, count = SLOTS[spread.recipe.optimizer], state["count"] + 1
    updates = _calls(spread, "update_stage", [partial(_stepped)] * len(weights))
    moments = (state[slot] for slot in slots)
    columns = zip(updates, weights, gradients, *moments, strict=True)
    made = [update(count, *trees) for update, *trees in columns]
    new, *kept = ([parts[place] for parts in made] for place in range(1 + len(slots)))
    return new, dict(zip(slots, kept, strict=True)) | {"count": count}


def _stepped(count: jax.Array, weights: Tree, gradients: Tree, *moments: Tree) -> tuple[Tree, ...]:
    """AdamW with its two moments; plain descent without."""
    if not moments:
        return (jax.tree.map(lambda w, g: w - RATE * g, weights, gradients),)
    gradients = jax.tree.map(lambda g: g.astype(jnp.float32), gradients)
    m, v = moments
    m = jax.tree.map(lambda m, g: BETA1 * m + (1 - BETA1) * g, m, gradients)
    v = jax.tree.map(lambda v, g: BETA2 * v + (1 - BETA2) * jnp.square(g), v, gradients)
    steps = count.astype(jnp.float32)
    mean, square = 1 - BETA1**steps, 1 - BETA2**steps

    def update(w: jax.Array, m: jax.Array, v: jax.Array) -> jax.Array:
        return w - RATE * ((m / mean) / (jnp.sqrt(v / square) + EPSILON) + DECAY * w)

    return jax.tree.map(update, weights, m, v), m, v

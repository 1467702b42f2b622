"""The requirements of a train step by its model: `plan.model`, and the same as text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any

from shardwright.backends.jax.capture.recipe import Recipe
from shardwright.spec.machines.number_words import flop_count


def model_record(
    family: str, sizes: Mapping[str, object], model: Any, parameters: int, recipe: Recipe
) -> dict[str, object]:
    """Record of `plan.model`. `flops` are those of the model, three forward passes for one forward
    and one backward: nothing that is computed again counts. `products`, if known, are those without
    what only counts as a product of parameters, such as a bias.
    """
    passes = 3 * recipe.sequences
    products = {"products": passes * model.products()} if model.products() else {}
    parallel = {name: value for name, value in asdict(recipe.parallel).items() if value}
    return {
        "family": family,
        "sizes": dict(sizes),
        "parameters": parameters,
        "flops": passes * model.flops(parameters),
        **products,
        "tokens": model.tokens() * recipe.sequences,
        "sequences": recipe.sequences,
        "microbatch": recipe.microbatch,
        "accumulate": recipe.accumulate,
        "devices": recipe.parallel.devices,
        "parallel": parallel,
        "dtype": recipe.dtype,
        "optimizer": recipe.optimizer,
        "remat": recipe.remat,
        **_more(recipe),
    }


def _more(recipe: Recipe) -> dict[str, object]:
    """The schedule of stages, and switches that are on: all that the words said."""
    found: dict[str, object] = {"schedule": schedule_text(recipe)} if recipe.stages > 1 else {}
    found |= {one.name: True for one in fields(recipe) if getattr(recipe, one.name) is True}
    return found


def schedule_text(recipe: Recipe) -> str:
    """A schedule as `--schedule` takes it."""
    return recipe.schedule + (f":{recipe.chunks}" if recipe.chunks > 1 else "")


def summary(file: str, record: Mapping[str, Any]) -> str:
    """One line."""
    return (
        f"{file}: {record['family']}, {record['parameters']:,} parameters, "
        f"{record['devices']:,} devices; a step takes {record['tokens']:,} tokens "
        f"and {flop_count(record['flops'])} of the model\n"
    )

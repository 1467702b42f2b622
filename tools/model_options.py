"""Words of `shardwright model` as a recipe and sizes."""

from __future__ import annotations

import argparse
from dataclasses import fields
from typing import Any

from shardwright.backends.jax.capture.recipe import (
    Recipe,
    read_count,
    read_parallel,
    read_schedule,
    refused,
)


def read_recipe(asked: argparse.Namespace) -> Recipe:
    """How to train, as asked for. Raises ProgramError."""
    parallel = read_parallel(asked.parallel)
    schedule, chunks = read_schedule(asked.schedule)
    recipe = Recipe(
        microbatch=read_count(asked.microbatch, "--microbatch"),
        accumulate=read_count(asked.accumulate, "--accumulate"),
        dtype=asked.dtype,
        optimizer=asked.optimizer,
        parallel=parallel,
        schedule=schedule,
        chunks=chunks,
        shard_grad_op=asked.shard_grad_op,
        remat=asked.remat,
        unroll=asked.unroll,
        half_gradients=asked.half_gradients,
    )
    if chunks > 1 and parallel.pp == 1:
        raise refused("an interleaved schedule needs pipeline stages", "write pp=2 in --parallel")
    return recipe


def read_sizes(family: Any, asked: argparse.Namespace) -> dict[str, object]:
    """The fields of a family: numbers read, the rest as it is. Raises ProgramError."""
    found: dict[str, object] = {}
    for one in fields(family):
        given = getattr(asked, one.name)
        is_count = isinstance(one.default, int) and not isinstance(one.default, bool)
        if is_count and isinstance(given, str):
            given = read_count(given, f"--{one.name.replace('_', '-')}")
        found[one.name] = given
    return found

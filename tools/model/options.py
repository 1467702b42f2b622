"""Options of `shardwright model`, and their values as a recipe and sizes."""

from __future__ import annotations

import argparse
from dataclasses import fields
from typing import Any

from shardwright.backends.jax.capture.recipe import (
    DTYPES,
    OPTIMIZERS,
    REMATS,
    Recipe,
    read_count,
    read_parallel,
    read_schedule,
    refused,
)
from shardwright.tools.session.arguments import Arguments
from shardwright.tools.session.session import FORMS
from shardwright.tools.session.warning_policy import add_warnings


def read_recipe(asked: argparse.Namespace) -> Recipe:
    """The training recipe of the options. Raises ProgramError."""
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
        raise refused(f"schedule {schedule!r} needs pipeline stages", "write pp=2 in --parallel")
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


# --- declared


def options_of(name: str, family: Any) -> argparse.ArgumentParser:
    """Options of the step, then the family's sizes."""
    parser = Arguments(
        prog=f"shardwright model {name}", allow_abbrev=False, description=family.__doc__,
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )  # fmt: skip
    parser.add_argument("-o", dest="output", default="-", metavar="FILE", help="where to write")
    parser.add_argument("--json", action="store_true", help="print what the step needs, as JSON")
    parser.add_argument("--diagnostics", choices=FORMS, default="text", help="form of messages")
    add_warnings(parser)
    sizes = parser.add_argument_group("sizes")
    for one in fields(family):
        _add_option(sizes, one.name.replace("_", "-"), one.default, **one.metadata)
    _add_step(parser.add_argument_group("the step"))
    return parser


def _add_option(
    group: Any, name: str, default: Any, help: str, choices: tuple[str, ...] = ()
) -> None:
    if isinstance(default, bool):
        group.add_argument(f"--{name}", action="store_true", help=help)
    elif choices:
        group.add_argument(f"--{name}", choices=choices, default=default, help=help)
    else:
        group.add_argument(f"--{name}", default=default, metavar="N", help=help)


def _add_step(group: Any) -> None:
    plain = Recipe()
    group.add_argument("--microbatch", default="1", metavar="N", help="rows per device and pass")
    group.add_argument("--accumulate", default="1", metavar="N", help="passes per optimizer step")
    group.add_argument("--dtype", choices=DTYPES, default=plain.dtype, help="of products")
    group.add_argument("--optimizer", choices=OPTIMIZERS, default=plain.optimizer, help="with f32")
    group.add_argument(
        "--parallel", default="dp=1", metavar="AXIS=N,...",
        help="dp, fsdp, tp, pp, ep, and sp=on|off: replicas, shards, tensors, stages, experts",
    )  # fmt: skip
    group.add_argument(
        "--schedule", default=plain.schedule, metavar="NAME",
        help="of pipeline stages: gpipe, 1f1b, interleaved:2, looped-bfs:2",
    )  # fmt: skip
    group.add_argument(
        "--shard-grad-op", action="store_true", help="gather parameters once per step (ZeRO-2)"
    )
    group.add_argument(
        "--remat", choices=REMATS, default=plain.remat,
        help="what is computed again in the backward pass: nothing, layers, attention",
    )  # fmt: skip
    group.add_argument(
        "--half-gradients", action="store_true", help="sum gradients in bf16, not in f32"
    )
    group.add_argument("--unroll", action="store_true", help="layers one by one, not in a loop")

"""`shardwright model`: an annotated train step by parameters, captured from JAX.

    shardwright model transformer --layers 32 --hidden 4096 --heads 32 --parallel fsdp=128 -o step.mlir
    shardwright model transformer --help

Writes the program of one optimizer step, with every parameter, every input and what happens inside a
layer annotated as such a run has it: --parallel says what is cut by what. Nothing is computed, so any
size takes about a second. Options of the step are the same for all families; sizes are the family's.
"""  # noqa: E501

from __future__ import annotations

import argparse
import json
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import fields
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from shardwright.backends.jax import models
from shardwright.backends.jax.capture.labels import label
from shardwright.backends.jax.capture.recipe import (
    DTYPES,
    OPTIMIZERS,
    REMATS,
    Recipe,
    expect_parameters,
)
from shardwright.ir.print import print_module

from . import files, road
from .exits import DONE
from .model_answer import model_record, summary
from .model_options import read_recipe, read_sizes
from .packages import require
from .policy import add_warnings
from .work import FORMS, Work

FAMILIES = tuple(sorted(one.name for one in iter_modules(models.__path__)))
_TRAIN = "shardwright.backends.jax.capture.train"


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument("family", metavar="FAMILY", choices=FAMILIES, help=", ".join(FAMILIES))
    parser.add_argument(
        "options", nargs=argparse.REMAINDER, metavar="...", help="see FAMILY --help"
    )


def run(work: Work, found: argparse.Namespace) -> int:
    """Write the train step; exit code 0. Raises ProgramError for sizes that do not fit."""
    work.phase = "model"
    require("jax", "shardwright model")
    family: Any = import_module(f"{models.__name__}.{found.family}").FAMILY
    with redirect_stdout(work.stdout), redirect_stderr(work.stderr):  # argparse writes there
        asked = _parser(found.family, family).parse_args(found.options)
    recipe = read_recipe(asked)
    sizes = read_sizes(family, asked)
    model = family(**sizes)
    model.check(recipe)
    train: Any = import_module(_TRAIN)
    parameters = train.parameters(model, recipe)
    expect_parameters(parameters)
    record = model_record(found.family, sizes, model, parameters, recipe)
    work.file = f"<{found.family}>"
    module = road.make_module(work, train.text(model, recipe))
    label(module, recipe, record)
    files.write_text(asked.output, print_module(module), work.stdout)
    if asked.json:
        work.stdout.write(json.dumps(record) + "\n")
    elif asked.output != files.STREAM:
        work.stdout.write(summary(asked.output, record))
    return DONE


def _parser(name: str, family: Any) -> argparse.ArgumentParser:
    """Options of the step, then the family's sizes."""
    parser = argparse.ArgumentParser(
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
        help="of pipeline stages: gpipe, 1f1b, interleaved:2",
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

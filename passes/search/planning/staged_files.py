"""Stages of instances in published formats, by the planners that read them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from shardwright.ir.errors import error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.search.building.staged.links_of_groups import Machines
from shardwright.passes.search.building.staged.op_groups import OpGroups
from shardwright.passes.search.building.staged.stage_problems import (
    piper_of,
    placed_of,
    profile_of,
)
from shardwright.passes.search.methods import STAGED
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.settings import configured
from shardwright.passes.search.problem.stages import piper_files, placed_files, profile_files
from shardwright.passes.search.problem.stages.stage_answers import StageAnswer

# What is read: a graph of one of the published planners, by a file, what stands for its fields,
# and what words of these a method needs.
Load = Callable[..., Any]
# Of groups of ops on machines: with how many micro-batches, and bytes of a device.
OfStep = Callable[[OpGroups, Machines, int, float], Any]


@dataclass(frozen=True)
class Reader:
    """`fields`: settings that stand for fields of a file; `methods`: those that take its graph, the
    one that is taken unless another is named first. `of_step`: the same of a captured step.
    """

    fields: Mapping[str, str]
    load: Load
    methods: tuple[str, ...]
    of_step: OfStep


READERS = {
    "dnn-partitioning": Reader(
        placed_files.FIELDS, placed_files.load_placed, ("dnn-partitioning", "ftpipe"), placed_of
    ),
    "piper": Reader(piper_files.FIELDS, piper_files.load_piper, ("piper", "equal-split"), piper_of),
    "pipedream": Reader(
        profile_files.FIELDS, profile_files.load_profile,
        ("pipedream", "pipedream-2bw", "torchgpipe", "dapple", "rannc", "gpipe"), profile_of,
    ),
}  # fmt: skip
# By method the format that it reads.
FORMAT_OF = {name: format for format, one in READERS.items() for name in one.methods}


@dataclass(frozen=True)
class Staged:
    """An answer, the label of its method, and the seconds of the search."""

    answer: StageAnswer
    label: str
    seconds: float


def staged(
    path: Path, format: str, name: str, settings: Mapping[str, str], budget: Budget
) -> Staged:
    """Read a file and plan its stages. Raises ProgramError."""
    reader = READERS[format]
    if name not in reader.methods:
        first = reader.methods[0]
        help = f"take --method {first}" if name in STAGED else nearest(name, list(reader.methods))
        message = f'the method "{name}" does not read the format "{format}"'
        raise error(message, help=help or f"take --method {first}", code=USAGE)
    given = {key: text for key, text in settings.items() if key in reader.fields}
    own = {key: text for key, text in settings.items() if key not in reader.fields}
    method = configured(STAGED[name], name, own, tuple(reader.fields))
    needs = getattr(method, "needs", None)
    graph = reader.load(path, given) if needs is None else reader.load(path, given, needs)
    began = perf_counter()
    answer = method.of_graph(graph, budget)
    return Staged(answer, STAGED[name].label, perf_counter() - began)

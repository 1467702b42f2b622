"""Stages of instances in published formats, or by name, by the planners that read them."""

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
from shardwright.passes.search.methods import OF_STAGES
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.settings import configured
from shardwright.passes.search.problem.stages import (
    perceptrons,
    piper_files,
    placed_files,
    profile_files,
    submesh_tables,
)
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


@dataclass(frozen=True)
class Maker:
    """Instances by name: what makes one, and the methods that take it."""

    load: Callable[[str], Any]
    methods: tuple[str, ...]


READERS = {
    "dnn-partitioning": Reader(
        placed_files.FIELDS, placed_files.load_placed, ("dnn-partitioning", "ftpipe"), placed_of
    ),
    "piper": Reader(piper_files.FIELDS, piper_files.load_piper, ("piper", "equal-split"), piper_of),
    "pipedream": Reader(
        profile_files.FIELDS, profile_files.load_profile,
        ("pipedream", "pipedream-2bw", "torchgpipe", "dapple", "rannc", "chimera", "gpipe"),
        profile_of,
    ),
}  # fmt: skip
# Instances by name, such as distir:L=16,W=8192,D=4,B=512.
NAMED = {
    "distir": Maker(perceptrons.perceptron, ("distir",)),
    "alpa-inter": Maker(submesh_tables.synthetic_layers, ("alpa",)),
}
# By method the format that it reads, and how an instance of its own is called.
FORMAT_OF = {name: format for format, one in READERS.items() for name in one.methods}
NAME_OF = {name: kind for kind, one in NAMED.items() for name in one.methods}


def kind_of(instance: str) -> str:
    """What an instance that has a name is one of, empty for a file."""
    kind = instance.partition(":")[0]
    return kind if kind in NAMED else ""


@dataclass(frozen=True)
class Staged:
    """An answer, the label of its method, and the seconds of the search."""

    answer: StageAnswer
    label: str
    seconds: float


def staged(
    instance: str, format: str, name: str, settings: Mapping[str, str], budget: Budget
) -> Staged:
    """Read a file, or make what is named, and plan its stages. Raises ProgramError."""
    kind = kind_of(instance)
    methods = NAMED[kind].methods if kind else READERS[format].methods
    if name not in methods:
        help = f"take --method {methods[0]}" if name in OF_STAGES else nearest(name, list(methods))
        message = f'the method "{name}" does not read the format "{format}"'
        if kind:
            message = f'the method "{name}" does not take instances of "{kind}"'
        raise error(message, help=help or f"take --method {methods[0]}", code=USAGE)
    if kind:
        method, graph = configured(OF_STAGES[name], name, settings), NAMED[kind].load(instance)
    else:
        method, graph = _read(READERS[format], Path(instance), name, settings)
    began = perf_counter()
    answer = method.of_graph(graph, budget)
    return Staged(answer, OF_STAGES[name].label, perf_counter() - began)


def _read(reader: Reader, path: Path, name: str, settings: Mapping[str, str]) -> tuple[Any, Any]:
    """A method with its settings, and the graph that it takes."""
    given = {key: text for key, text in settings.items() if key in reader.fields}
    own = {key: text for key, text in settings.items() if key not in reader.fields}
    method = configured(OF_STAGES[name], name, own, tuple(reader.fields))
    needs = getattr(method, "needs", None)
    graph = reader.load(path, given) if needs is None else reader.load(path, given, needs)
    return method, graph

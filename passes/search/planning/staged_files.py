"""Stages of instances in published formats, by the planners that read them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from shardwright.ir.errors import error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.search.methods import STAGED
from shardwright.passes.search.methods.dnn_partitioning import DnnPartitioning
from shardwright.passes.search.methods.piper import Piper
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.settings import configured
from shardwright.passes.search.problem.stages import piper_files, placed_files
from shardwright.passes.search.problem.stages.stage_answers import StageAnswer

Solve = Callable[[Budget], StageAnswer]


def _placed(path: Path, given: Mapping[str, str], own: Mapping[str, str]) -> Solve:
    method = configured(DnnPartitioning, "dnn-partitioning", own, tuple(placed_files.FIELDS))
    graph = placed_files.load_placed(path, given)
    return lambda budget: method.of_graph(graph, budget)


def _piper(path: Path, given: Mapping[str, str], own: Mapping[str, str]) -> Solve:
    method = configured(Piper, "piper", own, tuple(piper_files.FIELDS))
    graph = piper_files.load_piper(path, given)
    return lambda budget: method.of_graph(graph, budget)


# By format, which is the name of its method, the settings that stand for fields of a file, and what
# reads it.
READERS = {
    "dnn-partitioning": (placed_files.FIELDS, _placed),
    "piper": (piper_files.FIELDS, _piper),
}


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
    if name != format:
        help = f"take --method {format}" if name in STAGED else nearest(name, [format])
        message = f'the method "{name}" does not read the format "{format}"'
        raise error(message, help=help or f"take --method {format}", code=USAGE)
    fields, read = READERS[format]
    given = {key: text for key, text in settings.items() if key in fields}
    own = {key: text for key, text in settings.items() if key not in fields}
    solve, began = read(path, given, own), perf_counter()
    answer = solve(budget)
    return Staged(answer, STAGED[name].label, perf_counter() - began)

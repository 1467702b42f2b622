"""Stages of instances in published formats, by the planners that read them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from shardwright.ir.errors import error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.search.methods import STAGED
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.placed_files import FIELDS, load_placed
from shardwright.passes.search.problem.settings import configured
from shardwright.passes.search.problem.stage_answers import StageAnswer

# By format its method, its reader, and the settings that stand for fields of a file.
READERS = {"dnn-partitioning": (load_placed, FIELDS)}


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
    load, fields = READERS[format]
    given = {key: text for key, text in settings.items() if key in fields}
    own = {key: text for key, text in settings.items() if key not in fields}
    method = configured(STAGED[name], name, own, tuple(fields))
    graph, began = load(path, given), perf_counter()
    answer = method.of_graph(graph, budget)
    return Staged(answer, method.label, perf_counter() - began)

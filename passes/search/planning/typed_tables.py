"""Types of the layers of a table, by the methods that read such tables."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from shardwright.ir.errors import error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.search.kernels.layer_types import TYPES
from shardwright.passes.search.problem.layer_files import load_layers
from shardwright.passes.search.problem.layer_tables import LayerTable
from shardwright.passes.search.rules import LAYERED

OF_LAYERS = tuple(LAYERED)


@dataclass(frozen=True)
class TypedTable:
    """A table of layers; by level its cost in elements, and by level and layer the type."""

    table: LayerTable
    method: str
    label: str
    costs: tuple[float, ...]
    types: tuple[tuple[str, ...], ...]
    seconds: float


def typed_table(path: Path, method: str) -> TypedTable:
    """Read a file and give its layers types. Raises ProgramError."""
    if method not in LAYERED:
        help = nearest(method, list(LAYERED)) or f"take --method {' or '.join(LAYERED)}"
        raise error(f'the method "{method}" does not read tables of layers', help=help, code=USAGE)
    table, began = load_layers(path), perf_counter()
    found = LAYERED[method].of_layers(table)
    types = tuple(tuple(TYPES[type] for type in level) for level in found.types)
    seconds = perf_counter() - began
    return TypedTable(table, method, LAYERED[method].label, found.costs, types, seconds)

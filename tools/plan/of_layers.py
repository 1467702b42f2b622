"""`shardwright plan --instance FILE --format layers`: types of layers, level by level."""

from __future__ import annotations

import argparse
import json
from itertools import groupby
from pathlib import Path
from typing import Any

from shardwright.ir.errors import error
from shardwright.ir.exit_codes import DONE, USAGE
from shardwright.passes.search.planning.typed_tables import TypedTable, typed_table
from shardwright.spec.machines.number_words import plural
from shardwright.tools.session.session import Session
from shardwright.tools.session.text_tables import table

UNIT = "elements"


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the types; exit code 0. Raises ProgramError."""
    if found.settings:
        said = f"--set does not go with --method {found.method}, which has no settings"
        raise error(said, help="leave it out, or change the file", code=USAGE)
    answer = typed_table(Path(found.instance), found.method)
    record = json.dumps(_record(answer, found.instance)) + "\n"
    session.stdout.write(record if found.json else _text(answer, found.instance))
    return DONE


def _record(answer: TypedTable, instance: str) -> dict[str, Any]:
    """The JSON object."""
    return {
        "objective": _exact(sum(answer.costs)),
        "unit": UNIT,
        "status": "feasible",
        "levels": list(map(_exact, answer.costs)),
        "assignment": [list(types) for types in answer.types],
        "layers": [layer.name for layer in answer.table.layers],
        "seconds": answer.seconds,
        "method": answer.method,
        "label": answer.label,
        "instance": instance,
        "batch": _exact(answer.table.batch),
        "devices": answer.table.devices,
    }


def _text(answer: TypedTable, instance: str) -> str:
    """For people."""
    layers = answer.table
    size = f"{plural(len(layers.layers), 'layer')}, {plural(layers.levels, 'level')}"
    head = f"{instance}: {size}\n"
    levels = zip(answer.costs, answer.types, strict=True)
    rows = [
        (str(level), f"{cost:,.10g}", _runs(types)) for level, (cost, types) in enumerate(levels)
    ]
    return head + table(("level", UNIT, "types of layers"), rows)


def _exact(number: float) -> float | int:
    return int(number) if number == int(number) else number


def _runs(types: tuple[str, ...]) -> str:
    """Equal neighbours counted together."""
    counts = [(type, len(list(some))) for type, some in groupby(types)]
    return " ".join(type + (f" x{count}" if count > 1 else "") for type, count in counts)

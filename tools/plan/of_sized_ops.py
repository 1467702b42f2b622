"""`shardwright plan --instance FILE --format graph` of sized ops: what each level cuts."""

from __future__ import annotations

import argparse
import json
from typing import Any

from shardwright.ir.exit_codes import DONE
from shardwright.passes.search.planning.stepped import Halved, halved
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.settings import split_settings
from shardwright.passes.search.problem.sized_graphs import NONE, Cut, SizedGraph
from shardwright.spec.machines.number_words import plural
from shardwright.tools.session.session import Session
from shardwright.tools.session.text_tables import table


def run(session: Session, found: argparse.Namespace, graph: SizedGraph) -> int:
    """Print the levels. Raises ProgramError."""
    answer = halved(graph, found.method, split_settings(found.settings))
    if found.json:
        session.stdout.write(json.dumps(_record(answer, found, graph)) + "\n")
    else:
        session.stdout.write(_text(answer, found.instance, graph))
    return DONE


def _record(answer: Halved, found: argparse.Namespace, graph: SizedGraph) -> dict[str, Any]:
    """The JSON object."""
    return {
        "objective": sum(sum(one.sums) for one in answer.levels),
        "unit": "elements",
        "status": str(Status.FEASIBLE),
        "levels": [
            {
                "elements": sum(one.sums),
                "ops": {
                    op.name: {"inputs": [_dim(k) for k in cut.ins], "output": _dim(cut.out)}
                    for op, cut in zip(graph.ops, one.cuts, strict=True)
                },
            }
            for one in answer.levels
        ],
        "seconds": answer.seconds,
        "method": found.method,
        "instance": found.instance,
        "info": {},
    }


def _text(answer: Halved, instance: str, graph: SizedGraph) -> str:
    """For people: a row per op, a column per level."""
    size = f"{plural(len(graph.ops), 'op')}, {plural(graph.levels, 'level')}"
    head = f"{instance}: {size}\n"
    titles = ("", *(f"level {k}" for k in range(len(answer.levels))))
    rows = [("elements", *(f"{sum(one.sums):,.10g}" for one in answer.levels))]
    rows += [
        (f"op {op.name}", *(_words(one.cuts[k]) for one in answer.levels))
        for k, op in enumerate(graph.ops)
    ]
    return head + table(titles, rows)


def _words(cut: Cut) -> str:
    """Dims of the inputs and of the output, such as `h - -> h`."""
    return " ".join([*(_dim(k) or "-" for k in cut.ins), "->", _dim(cut.out) or "-"])


def _dim(dim: int) -> str:
    return "" if dim == NONE else "nchw"[dim]

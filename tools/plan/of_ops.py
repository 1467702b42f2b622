"""`shardwright plan --instance FILE --format graph` of ops: what each step splits and cuts."""

from __future__ import annotations

import argparse
import json
from typing import Any

from shardwright.ir.exit_codes import DONE, VIOLATED, WRONG
from shardwright.passes.search.planning.stepped import Stepped, stepped
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.op_graphs import OpGraph
from shardwright.passes.search.problem.settings import split_settings
from shardwright.spec.machines.number_words import plural
from shardwright.tools.session.session import Session
from shardwright.tools.session.text_tables import table

CODES = {Status.INFEASIBLE: VIOLATED, Status.REFUSED: WRONG}


def run(session: Session, found: argparse.Namespace, graph: OpGraph) -> int:
    """Print the steps; exit code 0, 3 where there are none, 1 refused. Raises ProgramError."""
    answer = stepped(graph, found.method, split_settings(found.settings))
    if found.json:
        session.stdout.write(json.dumps(_record(answer, found)) + "\n")
    else:
        session.stdout.write(_text(answer, found.instance, graph))
    return CODES.get(answer.status, DONE)


def _record(answer: Stepped, found: argparse.Namespace) -> dict[str, Any]:
    """The JSON object."""
    return {
        "objective": sum(one.moved for one in answer.steps) if answer.steps else None,
        "unit": "bytes",
        "status": str(answer.status),
        "steps": [
            {"parts": one.parts, "bytes": one.moved, "ops": one.loops, "tensors": one.dims}
            for one in answer.steps
        ],
        "seconds": answer.seconds,
        "method": found.method,
        "instance": found.instance,
        "info": {"why": answer.why} if answer.why else {},
    }


def _text(answer: Stepped, instance: str, graph: OpGraph) -> str:
    """For people: a row per op or tensor, a column per step."""
    size = f"{plural(len(graph.ops), 'op')}, {plural(len(graph.shapes), 'tensor')}"
    head = f"{instance}: {size}\n"
    if not answer.steps:
        return f"{head}{answer.status}: {answer.why}\n"
    steps = answer.steps
    titles = ("", *(f"step {k}: {one.parts} groups" for k, one in enumerate(steps)))
    rows = [("bytes", *(f"{one.moved:,.10g}" for one in steps))]
    rows += [(f"op {op.name}", *(one.loops[op.name] for one in steps)) for op in graph.ops]
    rows += [
        (f"tensor {name}", *(f"dim {one.dims[name]}" for one in steps)) for name in graph.shapes
    ]
    return head + table(titles, rows)

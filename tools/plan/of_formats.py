"""`shardwright plan --instance NAME`, or FILE in the format of a planner of stages: stages."""

from __future__ import annotations

import argparse
import json
from typing import Any

from shardwright.ir.errors import error
from shardwright.ir.exit_codes import DONE, USAGE, VIOLATED, WRONG
from shardwright.passes.search.planning.staged_files import READERS, Staged, staged
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.settings import split_settings
from shardwright.passes.search.problem.stages.stage_answers import StageAnswer, StageRow
from shardwright.spec.machines.number_words import byte_count
from shardwright.spec.machines.units import shown
from shardwright.tools.session.progress import Progress
from shardwright.tools.session.session import Session
from shardwright.tools.session.text_tables import table

FORMATS = tuple(READERS)
_SHOWN = 6  # nodes of a stage


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the stages; exit code 0, 3 without a plan, 1 refused. Raises ProgramError."""
    if found.devices:
        said = "--devices is given, and an instance says itself how many there are"
        raise error(said, help="leave --devices out, or --set the field of the file", code=USAGE)
    budget = Budget.parse(found.budget) if found.budget else Budget()
    with Progress(session.stderr).phase("solve"):
        plan = staged(
            found.instance, found.format, found.method,
            split_settings(found.settings), budget,
        )  # fmt: skip
    record = json.dumps(_record(plan, found)) + "\n"
    session.stdout.write(record if found.json else _text(plan, found.instance))
    if plan.answer.status is Status.REFUSED:
        return WRONG
    return VIOLATED if plan.answer.objective is None else DONE


def _record(plan: Staged, found: argparse.Namespace) -> dict[str, Any]:
    """The JSON object."""
    return {
        **answer_record(plan.answer),
        "seconds": plan.seconds,
        "method": found.method,
        "label": plan.label,
        "instance": found.instance,
        "info": dict(plan.answer.info),
    }


def answer_record(answer: StageAnswer) -> dict[str, Any]:
    """What a method says of its stages."""
    return {
        "objective": answer.objective,
        "unit": answer.unit,
        "status": str(answer.status),
        "lower_bound": answer.lower_bound,
        "stages": [
            {
                "nodes": list(one.nodes), "kind": one.kind, "devices": one.devices,
                "replicas": one.replicas, "tensor": one.tensor, "seconds": one.seconds,
                "bytes": one.bytes,
            }
            for one in answer.stages
        ],
    }  # fmt: skip


def _text(plan: Staged, instance: str) -> str:
    """For people."""
    return "\n".join([f"{instance}: {len(plan.answer.stages)} stages", *answer_lines(plan.answer)])


def answer_lines(answer: StageAnswer) -> list[str]:
    """What a method says of its stages, for people."""
    lines = [f"status       {answer.status}"]
    if answer.objective is not None:
        lines.append(f"objective    {answer.objective:.10g} {answer.unit}")
    if answer.lower_bound is not None:
        lines.append(f"lower bound  {answer.lower_bound:.10g} {answer.unit}")
    lines += [f"{key:12} {_shown(value)}" for key, value in answer.info.items()]
    if not answer.stages:
        return [*lines, ""]
    head = ("stage", "kind", "devices", "replicas", "tensor", "time", "memory", "nodes")
    rows = [_row(number, one) for number, one in enumerate(answer.stages)]
    return [*lines, "", table(head, rows, right=(0, 2, 3, 4, 5, 6))]


def _shown(value: float | int | str) -> str:
    return f"{value:.10g}" if isinstance(value, float) else str(value)


def _row(number: int, one: StageRow) -> tuple[str, ...]:
    counts = (str(count) for count in (one.devices, one.replicas, one.tensor))
    words = [str(node) for node in one.nodes]
    if len(words) > _SHOWN:
        words = [*words[:3], "...", *words[-2:], f"({len(words)})"]
    time, memory = shown(one.seconds, "seconds"), byte_count(round(one.bytes))
    return (str(number), one.kind, *counts, time, memory, " ".join(words))

"""`shardwright plan FILE --method alpa`: layers in stages on submeshes."""

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Iterator
from typing import Any

from shardwright.ir import text_files as files
from shardwright.ir.errors import error
from shardwright.ir.exit_codes import DONE, USAGE, VIOLATED
from shardwright.ir.print import print_module
from shardwright.passes.search.methods.alpa import Alpa
from shardwright.passes.search.planning.alpa_plans import AlpaPlan, plan_alpa
from shardwright.passes.search.planning.program_texts import spelled, unannotated
from shardwright.passes.search.planning.stage_plans import SCHEDULE
from shardwright.passes.search.planning.task import Task
from shardwright.spec.machines.number_words import byte_count
from shardwright.spec.machines.units import shown
from shardwright.tools.plan.of_program import memory_limit
from shardwright.tools.plan.of_stages import ALPA, needed_target
from shardwright.tools.session import driver
from shardwright.tools.session.progress import Progress
from shardwright.tools.session.session import Session
from shardwright.tools.session.text_tables import table


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the stages, write the program if it is asked for; exit code 0, 3 without a plan.

    Raises ProgramError.
    """
    _expect_own(found)
    target = needed_target(found)
    if found.microbatches is None:
        help = "write --microbatches 16"
        raise error('expected a number of "microbatches"', help=help, code=USAGE)
    if found.output not in (None, files.STREAM):
        files.expect_other(found.output, [found.file])
    module = driver.read_module(session, found.file)
    session.warnings()  # of a program without annotations
    task = Task.of(module, target, ignores=found.ignore_annotations)
    task.expect_unbound(ALPA)
    progress = Progress(session.stderr)
    session.phase = "plan"
    with progress.phase("plan"):
        plan = plan_alpa(
            unannotated(task.module), target.on_machines, found.microbatches, found.layers,
            found.schedule or SCHEDULE, min(memory_limit(found.memory_limit), target.memory),
            found.output is not None, progress.say,
        )  # fmt: skip
    if plan.module is not None and found.output is not None:
        files.write_text(found.output, print_module(plan.module), session.stdout)
    command = None
    if plan.module is not None and found.output is not None:
        command = f"shardwright cost {shlex.quote(found.output)}"
        command += f" --cluster {shlex.quote(target.cluster)}"
    more = [] if command is None else ["", f"its step: {command}"]
    words = "\n".join([*_lines(plan), *more]) + "\n"
    if found.json:
        words = json.dumps({**record(plan), "command": command}, indent=2) + "\n"
    stream = session.stderr if found.output == files.STREAM else session.stdout
    stream.write(words)
    return VIOLATED if plan.answer.objective is None else DONE


def _expect_own(found: argparse.Namespace) -> None:
    """Raises ProgramError for options that say what the method chooses, or that it does not use."""
    given: dict[str, object] = {
        "--mesh": found.mesh,
        "--fix": found.fix,
        "--why-not": found.why_not,
        "--budget": found.budget,
        "--set": found.settings,
    }
    for option, value in given.items():
        if value:
            said = f"{option} does not go with --method {ALPA}"
            raise error(said, help="leave it out", code=USAGE)


def record(plan: AlpaPlan) -> dict[str, Any]:
    """The machine form."""
    answer, ends = plan.answer, plan.segments.layers.ends
    return {
        "objective": answer.objective,
        "unit": answer.unit,
        "status": str(answer.status),
        "lower_bound": answer.lower_bound,
        "stages": [
            {
                "nodes": list(row.nodes), "kind": row.kind, "devices": row.devices,
                "replicas": row.replicas, "tensor": row.tensor, "seconds": row.seconds,
                "bytes": row.bytes, "hosts": way.submesh.hosts, "mesh": dict(way.mesh.axes),
            }
            for row, way in zip(answer.stages, plan.ways, strict=True)
        ],
        "seconds": plan.seconds,
        "method": ALPA,
        "label": Alpa.label,
        "microbatches": plan.segments.table.microbatches,
        "layers": [b - a for a, b in zip((0, *ends), ends, strict=False)],
        "parts": plan.segments.solved,
        "info": dict(answer.info),
    }  # fmt: skip


def _lines(plan: AlpaPlan) -> Iterator[str]:
    answer, layers = plan.answer, plan.segments.layers
    yield (
        f"{len(answer.stages)} stages of {len(layers.ends)} layers, "
        f"{plan.segments.table.microbatches} micro-batches"
    )
    yield f"status       {answer.status}"
    if answer.objective is None or answer.lower_bound is None:
        yield f"why          {answer.info.get('why', '')}"
        return
    yield f"objective    {shown(answer.objective, 'seconds')} a step, without its update"
    yield f"lower bound  {shown(answer.lower_bound, 'seconds')}"
    yield ""
    rows = [
        (str(number), " ".join(map(str, row.nodes)), str(row.devices),
         f"{way.submesh.hosts}x{way.submesh.each}", spelled(way.mesh),
         shown(row.seconds, "seconds"), byte_count(round(row.bytes)))
        for number, (row, way) in enumerate(zip(answer.stages, plan.ways, strict=True))
    ]  # fmt: skip
    head = ("stage", "layers", "devices", "submesh", "mesh", "a micro-batch", "holds")
    yield table(head, rows, right=(0, 2, 5, 6)).rstrip("\n")

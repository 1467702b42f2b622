"""`shardwright plan --method gpipe`: stages of a pipeline, balanced by seconds."""

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Iterator, Sequence

from shardwright.ir import text_files as files
from shardwright.ir.clusters import cluster_names
from shardwright.ir.core import Module
from shardwright.ir.errors import error
from shardwright.ir.exit_codes import DONE, USAGE
from shardwright.ir.print import print_module
from shardwright.passes.search.planning.stage_plans import StagePlan, plan_stages
from shardwright.passes.target import Target
from shardwright.spec.machines.number_words import byte_count
from shardwright.spec.machines.units import shown
from shardwright.tools.session import driver
from shardwright.tools.session.session import Session
from shardwright.tools.session.target_options import asked_target
from shardwright.tools.session.text_tables import table

GPIPE, ALPA = "gpipe", "alpa"
ON_PROGRAMS = (GPIPE, ALPA)  # planners of stages that plan programs, too
OPTIONS = {"stages": (GPIPE,), "layers": (ALPA,), "microbatches": (GPIPE, ALPA),
           "schedule": (GPIPE, ALPA)}  # fmt: skip
SCHEDULE = "1f1b"


def add_stages(parser: argparse.ArgumentParser) -> None:
    """Declare the options of pipelines."""
    add = parser.add_argument_group("stages, of --method gpipe and alpa")
    add.add_argument("--stages", type=_count, metavar="P", help="groups of devices")
    add.add_argument("--layers", type=_count, metavar="L", help="of alpa, that stages are made of")
    add.add_argument("--microbatches", type=_count, metavar="M", help="passes per step")
    add.add_argument(
        "--schedule", metavar="NAME",
        help=f"gpipe, 1f1b, interleaved:2, looped-bfs:2 (default {SCHEDULE})",
    )  # fmt: skip


def expect_none(found: argparse.Namespace) -> None:
    """Raises ProgramError where another method is asked for stages."""
    for option in ("stages", "layers", "microbatches", "schedule"):
        if getattr(found, option) is not None and found.method not in OPTIONS[option]:
            owners = " or ".join(OPTIONS[option])
            message = f'"--{option}" is for --method {owners}, not for "{found.method}"'
            help = f"write --method {OPTIONS[option][0]}, or leave it out"
            raise error(message, help=help, code=USAGE)


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the stages, write the program; exit code 0. Raises ProgramError."""
    module, target = read_asked(session, found, ("stages", "microbatches"))
    session.phase = "plan stages"
    plan = plan_stages(
        module, target.on_machines, found.stages, found.microbatches, found.schedule or SCHEDULE
    )
    if found.output is not None:
        files.write_text(found.output, print_module(plan.module), session.stdout)
    command = f"shardwright cost {shlex.quote(found.output or 'planned.mlir')}"
    command += f" --cluster {shlex.quote(target.cluster)}"
    if found.json:
        words = json.dumps({**record(plan), "command": command}, indent=2) + "\n"
    else:
        words = "\n".join([*_lines(plan), "", f"its step: {command}"]) + "\n"
    stream = session.stderr if found.output == files.STREAM else session.stdout
    stream.write(words)
    return DONE


def read_asked(
    session: Session, found: argparse.Namespace, needs: Sequence[str]
) -> tuple[Module, Target]:
    """The program and its machines. Raises ProgramError where they, or a number that a method
    needs, are missing.
    """
    target = asked_target(found)
    if target.machines is None:
        help = f"write --cluster dgx-h100:8; known: {', '.join(cluster_names())}"
        raise error("which machine? --cluster is missing", help=help, code=USAGE)
    for option in needs:
        if getattr(found, option) is None:
            words = {"stages": "--stages 4", "microbatches": "--microbatches 16"}
            help = f"write {' '.join(words[one] for one in needs)}"
            raise error(f'expected a number of "{option}"', help=help, code=USAGE)
    if found.output not in (None, files.STREAM):
        files.expect_other(found.output, [found.file])
    module = driver.read_module(session, found.file)
    session.warnings()  # of a program without annotations
    return module, target


def record(plan: StagePlan) -> dict[str, object]:
    """The machine form."""
    return {
        "method": GPIPE,
        "stages": plan.ranks,
        "microbatches": plan.microbatches,
        "schedule": str(plan.schedule),
        "stage_seconds": list(plan.seconds),
        "longest_seconds": max(plan.seconds),
        "least_longest_seconds": plan.least,
        "lower_bound_seconds": plan.bound,
        "sent_bytes": list(plan.sent),
        "ops": list(plan.ops),
    }


def _lines(plan: StagePlan) -> Iterator[str]:
    yield (
        f"{len(plan.seconds)} stages on {plan.ranks} groups of devices, "
        f"{plan.microbatches} micro-batches, {plan.schedule}"
    )
    yield ""
    total = sum(plan.seconds)
    rows = [
        (str(k), str(plan.ops[k]), shown(time, "seconds"), f"{time / total:.1%}",
         byte_count(plan.sent[k]) if k < len(plan.sent) else "-")
        for k, time in enumerate(plan.seconds)
    ]  # fmt: skip
    head = ("stage", "ops", "a micro-batch", "share", "sends on")
    yield table(head, rows, right=(0, 1, 2, 3, 4)).rstrip("\n")
    yield ""
    best = shown(plan.least, "seconds")
    longest, bound = shown(max(plan.seconds), "seconds"), shown(plan.bound, "seconds")
    yield f"longest {longest}; of the best cuts {best}, of any at least {bound}"


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 9:
        message = f"expected a whole number below 1000000000, got {text[:40]!r}"
        raise argparse.ArgumentTypeError(message)
    return int(text)

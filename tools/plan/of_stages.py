"""`shardwright plan FILE --method gpipe|pipedream|...`: stages of a pipeline."""

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Iterator

from shardwright.ir import text_files as files
from shardwright.ir.clusters import cluster_names
from shardwright.ir.errors import error
from shardwright.ir.exit_codes import DONE, USAGE, VIOLATED, WRONG
from shardwright.ir.print import print_module
from shardwright.passes.search.planning.stage_plans import Ask, StagePlan, Written, plan_stages
from shardwright.passes.search.planning.staged_files import FORMAT_OF
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.settings import split_settings
from shardwright.passes.target import Target
from shardwright.spec.machines.number_words import byte_count
from shardwright.spec.machines.units import shown
from shardwright.tools.plan.of_formats import answer_lines, answer_record
from shardwright.tools.plan.of_program import memory_limit
from shardwright.tools.session import driver
from shardwright.tools.session.session import Session
from shardwright.tools.session.target_options import asked_target
from shardwright.tools.session.text_tables import table

ALPA, AUTO = "alpa", "auto"
MICROBATCHES = 8  # where the method chooses, and nobody says how fine a batch may be cut


def add_stages(parser: argparse.ArgumentParser) -> None:
    """Declare the options of pipelines."""
    add = parser.add_argument_group("stages, of methods that plan them")
    add.add_argument(
        "--stages", type=_count, metavar="P", help="groups of devices; of auto 1: none"
    )
    add.add_argument("--layers", type=_count, metavar="L", help="of alpa, that stages are made of")
    add.add_argument("--microbatches", type=_count, metavar="M", help="passes per step")
    add.add_argument(
        "--schedule", metavar="NAME",
        help="gpipe, 1f1b, interleaved:2, looped-bfs:2 (default 1f1b)",
    )  # fmt: skip


def expect_none(found: argparse.Namespace) -> None:
    """Raises ProgramError where a method is asked for what it does not take."""
    own = {"stages", "microbatches", "schedule"}
    takes = own if found.method in FORMAT_OF or found.method == AUTO else set[str]()
    takes = {"layers", "microbatches", "schedule"} if found.method == ALPA else takes
    for option in ("stages", "layers", "microbatches", "schedule"):
        if getattr(found, option) is not None and option not in takes:
            owner = ALPA if option == "layers" else "gpipe"
            message = f'"--{option}" is for --method {owner}, not for "{found.method}"'
            raise error(message, help=f"write --method {owner}, or leave it out", code=USAGE)


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the stages, write the program; exit code 0, 3 where nothing fits, 1 where the method,
    or the text, refuses. Raises ProgramError.
    """
    target = needed_target(found)
    ask = _ask(found)
    if found.output not in (None, files.STREAM):
        files.expect_other(found.output, [found.file])
    module = driver.read_module(session, found.file)
    session.warnings()  # of a program without annotations
    session.phase = "plan stages"
    plan = plan_stages(module, target, ask)
    if found.output is not None and plan.written is not None:
        files.write_text(found.output, print_module(plan.written.module), session.stdout)
    command = f"shardwright cost {shlex.quote(found.output or 'planned.mlir')}"
    command += f" --cluster {shlex.quote(plan.target.cluster)}"
    if found.json:
        words = json.dumps({**record(plan), "command": command}, indent=2) + "\n"
    else:
        words = "\n".join(_lines(plan, command)) + "\n"
    stream = session.stderr if found.output == files.STREAM else session.stdout
    stream.write(words)
    if plan.status is Status.REFUSED:
        return WRONG
    return DONE if plan.fits else VIOLATED


def needed_target(found: argparse.Namespace) -> Target:
    """The machines. Raises ProgramError without."""
    target = asked_target(found)
    if target.machines is None:
        help = f"write --cluster dgx-h100:8; known: {', '.join(cluster_names())}"
        if found.method in FORMAT_OF:
            help += f"; of an instance, add --instance FILE --format {FORMAT_OF[found.method]}"
        raise error("which machine? --cluster is missing", help=help, code=USAGE)
    return target


def _ask(found: argparse.Namespace) -> Ask:
    settings = split_settings(found.settings)
    budget = Budget.parse(found.budget) if found.budget else Budget()
    ask = Ask(
        found.method, found.stages, found.microbatches or MICROBATCHES, found.schedule, settings,
        memory_limit(found.memory_limit), budget, found.ignore_annotations, found.emit,
    )  # fmt: skip
    given = [("microbatches", found.microbatches)]
    given += [] if ask.chooses else [("stages", found.stages)]
    for option, value in reversed(given):
        if value is None:
            help = "write --stages 4 --microbatches 16"
            raise error(f'expected a number of "{option}"', help=help, code=USAGE)
    return ask


def record(plan: StagePlan) -> dict[str, object]:
    """The machine form."""
    answer, text, cost = plan.answer, plan.written, plan.cost
    least, bound = _cuts(plan) or (None, None)
    return {
        "method": plan.ask.method,
        "label": plan.label,
        "status": str(plan.status),
        "stages": None if text is None else text.ranks,
        "microbatches": None if text is None else text.microbatches,
        "schedule": None if text is None else str(text.schedule),
        "replicas": None if text is None else text.replicas,
        "devices": None if text is None else text.devices,
        "stage_seconds": [] if text is None else list(text.seconds),
        "longest_seconds": None if text is None else max(text.seconds),
        "least_longest_seconds": least,
        "lower_bound_seconds": bound,
        "sent_bytes": [] if text is None else list(text.sent),
        "ops": [] if text is None else list(text.ops),
        "again": None if text is None else text.again,
        "step_seconds": None if cost is None else cost.step,
        "peak_bytes": None if cost is None else cost.peak_bytes,
        "fits": plan.fits,
        "memory_limit": plan.limit,
        "own": {**answer_record(answer), "info": dict(answer.info)},
        "seconds": plan.seconds,
    }


def _lines(plan: StagePlan, command: str) -> Iterator[str]:
    """For people: the stages as they are written, what the method says of them, and a step."""
    text, cost = plan.written, plan.cost
    yield f"{plan.ask.method}: no plan" if text is None else _head(text)
    yield ""
    if text is not None:
        yield from _table(text)
    yield from answer_lines(plan.answer)
    if cost is not None:
        held, limit = byte_count(cost.peak_bytes), byte_count(round(plan.limit))
        yield f"a step takes {shown(cost.step, 'seconds')}, a device holds {held} of {limit}"
        yield ""
        yield f"its step: {command}"


def _head(text: Written) -> str:
    count = f"{text.microbatches} micro-batches"
    if text.ranks == 1:
        return f"1 stage on {text.devices} devices, {count}"
    again = ", activations worked out again" if text.again else ""
    stages = f"{len(text.seconds)} stages on {text.ranks} groups of devices"
    return f"{stages}, {count}, {text.schedule}{again}"


def _table(text: Written) -> Iterator[str]:
    total = sum(text.seconds)
    rows = [
        (str(k), str(text.ops[k]), shown(time, "seconds"), f"{time / total:.1%}",
         byte_count(text.sent[k]) if k < len(text.sent) else "-")
        for k, time in enumerate(text.seconds)
    ]  # fmt: skip
    head = ("stage", "ops", "a micro-batch", "share", "sends on")
    yield table(head, rows, right=(0, 1, 2, 3, 4)).rstrip("\n")
    yield ""


def _cuts(plan: StagePlan) -> tuple[float, float] | None:
    """Seconds of the longest stage of the best cuts, and of any, where the method says them."""
    least, bound = plan.answer.info.get("least"), plan.answer.info.get("by_work")
    if isinstance(least, float) and isinstance(bound, float):
        return least * plan.each, bound * plan.each
    return None


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 9:
        message = f"expected a whole number below 1000000000, got {text[:40]!r}"
        raise argparse.ArgumentTypeError(message)
    return int(text)

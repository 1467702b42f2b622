"""`shardwright plan FILE`: the best plan of a program on a cluster."""

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Mapping
from math import inf

from shardwright.ir import text_files as files
from shardwright.ir.clusters import cluster_names
from shardwright.ir.errors import Place, error, nearest
from shardwright.ir.exit_codes import DONE, INTERRUPTED, USAGE, VIOLATED
from shardwright.ir.mesh_text import mesh_from
from shardwright.passes.search.methods import METHODS, STAGED
from shardwright.passes.search.planning.explained import explained
from shardwright.passes.search.planning.fixes import Fix
from shardwright.passes.search.planning.own_methods import known
from shardwright.passes.search.planning.planned import Plan, plan
from shardwright.passes.search.planning.planners import Planner
from shardwright.passes.search.planning.task import StageAsks, Task
from shardwright.passes.search.planning.then_reduced import then_reduced
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.settings import split_settings
from shardwright.passes.search.problem.solve import warm_up
from shardwright.spec.machines.units import BadQuantity, quantity
from shardwright.tools.plan.program_text import ProgramAnswer
from shardwright.tools.session import driver
from shardwright.tools.session.progress import Phases, Progress
from shardwright.tools.session.session import Session
from shardwright.tools.session.target_options import asked_target
from shardwright.tools.session.text_tables import table


def listed(session: Session, file: str | None, as_json: bool) -> int:
    """Print the methods. Raises ProgramError for a `file` without any."""
    every: list[tuple[str, str, str, tuple[str, ...], str]] = [
        (one.name, one.paper, one.label, one.decides, one.about) for one in known(file).values()
    ]
    every += [(name, one.paper, one.label, one.decides, one.about) for name, one in STAGED.items()]
    if as_json:
        keys = ("name", "paper", "label", "decides", "about")
        record = [dict(zip(keys, one, strict=True)) for one in every]
        session.stdout.write(json.dumps(record, indent=2) + "\n")
        return DONE
    rows = [
        (name, ", ".join(decides) or "-", label, about) for name, _, label, decides, about in every
    ]
    session.stdout.write(table(("method", "decides", "label", "what it does"), rows))
    return DONE


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the plan, write its text; exit code 0, 3 where nothing fits. Raises ProgramError."""
    every = known(found.load)
    planner = _planner(every, found.method, "--method").set(split_settings(found.settings))
    other = _planner(every, found.why_not, "--why-not") if found.why_not else None
    target = asked_target(found)
    if target.machines is None:
        help = f"write --cluster dgx-h100:8; known: {', '.join(cluster_names())}"
        raise error("which machine? --cluster is missing", help=help, code=USAGE)
    if found.output not in (None, files.STREAM):
        files.expect_other(found.output, [found.file])
    mesh = mesh_from(found.mesh) if found.mesh is not None else None
    fixes = [fix for text in found.fix for fix in Fix.parse(text)]
    limit, budget = memory_limit(found.memory_limit), _budget(found.budget)
    module = driver.read_module(session, found.file)
    session.warnings()  # of a program without annotations: that is why one plans
    task = Task.of(
        module, target, mesh=mesh, ignores=found.ignore_annotations, limit=limit, budget=budget,
        seed=found.seed, script=found.emit, fixes=fixes,
        jobs=found.jobs, asks=StageAsks.of(found.stages, found.microbatches, found.schedule),
        guesses=True,
    )  # fmt: skip
    progress = Progress(session.stderr)
    phases = Phases(session, progress)
    with phases.phase("kernels"):
        warm_up(METHODS["messages"]())
    with phases.phase("plan"):
        answer = plan(planner, task, progress.say)
    reduced = None
    if found.then:
        with phases.phase(found.then):
            answer, reduced = then_reduced(answer)
    versus = None
    if other:
        with phases.phase(f"plan by {other.name}"):
            versus = plan(other, task, progress.say)
    words = _words(found, answer) + session.calls_option
    why = explained(answer, found.then or "") if found.explain else None
    said = ProgramAnswer(answer, found.file, found.output, versus, words, reduced, why)
    if found.output is not None:
        files.write_text(found.output, answer.text, session.stdout)
    words = json.dumps(said.record(), indent=2) + "\n" if found.json else said.text()
    stream = session.stderr if found.output == files.STREAM else session.stdout
    stream.write(words)
    if answer.is_interrupted:
        return INTERRUPTED
    return DONE if answer.fits else VIOLATED


def _words(found: argparse.Namespace, answer: Plan) -> str:
    """The options that shaped the search, each after a space, with a limit that fits."""
    limit = found.memory_limit if answer.fits else f"{answer.least_bytes}B"
    words = ["--ignore-annotations"] if found.ignore_annotations else []
    given = {"--load": found.load, "--mesh": found.mesh,
             "--method": found.method if found.method != "auto" else None,
             "--memory-limit": limit, "--budget": found.budget, "--then": found.then,
             "--stages": found.stages, "--microbatches": found.microbatches,
             "--schedule": found.schedule}  # fmt: skip
    for name, value in given.items():
        words += [name, shlex.quote(str(value))] if value else []
    for option, many in (("--fix", found.fix), ("--set", found.settings)):
        for one in many:
            words += [option, shlex.quote(one)]
    return "".join(f" {word}" for word in words)


def _planner(every: Mapping[str, Planner], name: str, option: str) -> Planner:
    if name not in every:
        help = nearest(name, list(every))
        raise error(f'unknown method "{name}"', Place(option, 1, 1, name), help=help, code=USAGE)
    return every[name]


def memory_limit(text: str | None) -> float:
    """Bytes of an option, infinite without it. Raises ProgramError with exit code 2."""
    if text is None:
        return inf
    try:
        return quantity(text, "bytes")
    except BadQuantity as bad:
        raise error(f"--memory-limit: {bad}", help=bad.help, code=USAGE) from None


def _budget(text: str) -> Budget:
    found = Budget.parse(text) if text else Budget()
    if found.evals == 0 or found.seconds == 0:
        raise error(
            "a budget of nothing plans nothing",
            help="write --budget 20, or --budget 30s",
            code=USAGE,
        )
    return found

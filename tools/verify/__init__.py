"""`shardwright verify`: runs a program and all its compiled forms on random inputs, and compares.

Numpy on one device is the reference. All devices in lockstep, the generated JAX script and the
generated torch script must give the same: integers in every bit, floats within the tolerance of
their type.
"""

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from tempfile import TemporaryDirectory

from shardwright.api.scripts import EMITTERS, verified
from shardwright.backends.verification.runs import Run
from shardwright.backends.verification.script_runner import kept_files
from shardwright.ir import text_files as files
from shardwright.ir.analysis.local_plan import Plan, read_plan
from shardwright.ir.errors import error, nearest
from shardwright.ir.exit_codes import DONE, USAGE, WRONG
from shardwright.ir.reference.compare import Verdict
from shardwright.spec.machines.number_words import plural
from shardwright.tools.compile import add_original, both
from shardwright.tools.session import extras
from shardwright.tools.session.progress import Phases, Progress
from shardwright.tools.session.session import PROGRAM, Session
from shardwright.tools.session.target_options import add_target, spelled
from shardwright.tools.session.text_tables import table

MANY = 24  # results; of more, only wrong ones are listed unless --all


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.description = __doc__
    parser.add_argument("file", metavar="FILE", help=PROGRAM)
    parser.add_argument("--seed", type=_seed, default=0, help="of the random inputs (default 0)")
    parser.add_argument("--skip", default="", metavar="jax,torch", help="scripts to leave out")
    add_original(parser)
    add_target(parser)
    parser.add_argument("--keep", default="", metavar="DIR", help="keep scripts and arrays there")
    parser.add_argument("--all", action="store_true", help="list every result of a large program")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _seed(word: str) -> int:
    """A seed. Raises ValueError where it is no number, or negative."""
    if int(word) < 0:
        raise ValueError
    return int(word)


_seed.__name__ = "seed"  # argparse says it


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the verdicts; exit code 0, 1 on a mismatch, 4 when a package is missing."""
    targets = _targets(found.skip)
    inputs = (found.file, found.original, found.cluster, found.stack)
    for path in kept_files(found.keep, targets) if found.keep else ():
        files.expect_other(path, inputs)
    progress = Progress(session.stderr)
    with progress.phase("propagate and partition"):
        whole, made = both(session, found)
    name = files.shown(found.file)
    with ExitStack() as stack:
        kept = found.keep or stack.enter_context(TemporaryDirectory(prefix="shardwright-"))
        folder = files.make_folder(kept)
        command = f"shardwright compile {shlex.quote(found.file)}{spelled(made.target)}"
        watch = Phases(session, progress)
        command += " --fast-extremes" if found.fast_extremes else ""
        fast = found.fast_extremes
        ways = list(
            verified(whole, made, targets, command, found.seed, folder, watch, fast_extremes=fast)
        )
    plan = read_plan(made.local)
    if found.json:
        session.stdout.write(json.dumps(_record(name, plan, found.seed, ways), indent=2) + "\n")
    else:
        session.stdout.write(_text(name, plan, found.seed, ways, found.all))
    return DONE if all(way.ok for way in ways) else WRONG


def _targets(skip: str) -> list[str]:
    """The targets to run. Raises ProgramError for an unknown or missing one."""
    skipped = [word.strip() for word in skip.split(",") if word.strip()]
    for word in skipped:
        if word not in EMITTERS:
            help = nearest(word, list(EMITTERS))
            raise error(f'--skip: no script for "{word}"', help=help, code=USAGE)
    targets = [name for name in EMITTERS if name not in skipped]
    for name in targets:
        extras.require(name, f"running the {name} script", f"--skip {name}")
    return targets


def _record(name: str, plan: Plan, seed: int, ways: Sequence[Run]) -> dict[str, object]:
    return {
        "file": name,
        "devices": plan.mesh.device_count,
        "seed": seed,
        "ok": all(way.ok for way in ways),
        "runs": [{**asdict(way), "ok": way.ok} for way in ways],
    }


def _text(name: str, plan: Plan, seed: int, ways: Sequence[Run], is_complete: bool) -> str:
    count = len(plan.results)
    head = f"{name}: {plural(count, 'result')}, {plural(plan.mesh.device_count, 'device')}"
    rows = list(_rows(ways, is_complete or count <= MANY))
    parts = [f"{head}, seed {seed}\n"]
    if rows:
        titles = ("result", "at most", *(way.name for way in ways))
        parts.append(table(titles, rows, right=range(1, len(titles))))
    parts.append("".join(f"{_summary(way)}\n" for way in ways))
    parts.append(_conclusion(ways))
    return "\n".join(parts)


def _rows(ways: Sequence[Run], is_complete: bool) -> Iterator[tuple[str, ...]]:
    """Per result the error of every run."""
    for verdicts in zip(*(way.verdicts for way in ways), strict=False):
        if is_complete or not all(verdict.ok for verdict in verdicts):
            cells = (_cell(verdict) for verdict in verdicts)
            yield (verdicts[0].name, _most(verdicts[0]), *cells)


def _cell(verdict: Verdict) -> str:
    error = f"{verdict.error:.1e}"
    return error if verdict.ok else f"WRONG {verdict.reason or error}"


def _most(verdict: Verdict) -> str:
    return f"{verdict.tolerance:.0e}" if verdict.tolerance else "exact"


def _summary(way: Run) -> str:
    wrong = sum(not verdict.ok for verdict in way.verdicts)
    worst = way.worst
    if worst is None:
        return f"{way.name}: ok, no results"
    said = f"{wrong} of {len(way.verdicts)} results WRONG" if wrong else "ok"
    most = _most(worst)
    return f"{way.name}: {said}, worst error {worst.error:.1e}, at most {most} ({worst.name})"


def _conclusion(ways: Sequence[Run]) -> str:
    bad = [way.name for way in ways if not way.ok]
    if bad:
        return f"verdict: WRONG: {', '.join(bad)}\n"
    return f"verdict: ok, {', '.join(way.name for way in ways)} and one device agree\n"

"""`shardwright compare`: programs, meshes, layouts and methods, ranked by time and memory.

    shardwright compare a.mlir b.mlir --cluster dgx-h100
    shardwright compare step.mlir --cluster dgx-h100 --sweep "mesh: data=8 | data=4,model=2; arg0: [{data}|{model}, {}]"
    shardwright compare step.mlir --clusters dgx-a100,dgx-h100 --methods given,auto,megatron --ignore-annotations

Every program is priced on every cluster as `cost` prices it: as it is, or, where they are asked for, in
all layouts of --sweep and as methods plan it ("given": as it is; `plan --method list` has the others).
Programs of other arguments, results or form (with loops over layers, or unrolled) are ranked in groups of their
own. * marks what no other of its group beats in both time and memory.

--sweep: clauses with semicolons between them. mesh: meshes, with | between them; they replace the program's own:
axes keep their names, those left take the names left in order, others are dropped, and the notes say which.
PATH: layouts of the arguments that a path names, as --fix of plan does (arg0, params/*/w1): a pair of braces a
dim, alternatives with |. Alternatives multiply; each layout is tried on each mesh, without axes that it lacks.
--most is the ceiling. Of a large sweep only the best (--judge) are priced to the digit that `cost`
prints; ~ marks the others, which may be a little faster than it says.

Prices are kept in --cache DIR (in the user's cache folder unless named) by program, target, options and
version: who asks again, or goes on after Ctrl-C, waits for what is new only. --no-cache keeps nothing.
--write DIR writes the texts of the best rows (--top) of each group, by candidate. -o writes the picture of time and memory.

Exit codes: 0; 1 where no candidate has a price; 3 where none fits; 130 after Ctrl-C, with what is there.

JSON keys: candidates, left (without a price after Ctrl-C), interrupted, memory_limit (null: what chips have),
groups: form (loop or unrolled), programs, arguments, results (types); rows: rank (in its group, null without a
price), group, program, cluster, mesh, method (given, swept, or who planned it), layouts (by path), step_seconds,
peak_bytes, memory_limit, fits, judged (priced as `cost` does), front, notes, same_as (null, or the candidate that it is another
name of), decided (of ops that can be cut the part that the method cuts itself, null of what no method planned),
search_seconds (likewise), candidate (its number), failed (null, or why it has no price), help; cache: folder, hits, asked; command.
"""  # noqa: E501

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Sequence
from copy import copy
from math import inf
from pathlib import Path

from shardwright.api.comparisons import (
    MOST,
    Comparison,
    Question,
    asked_methods,
    compared,
    picture,
    usual_folder,
)
from shardwright.ir import text_files as files
from shardwright.ir.clusters import cluster_names
from shardwright.ir.errors import error
from shardwright.ir.exit_codes import DONE, INTERRUPTED, USAGE, VIOLATED, WRONG
from shardwright.ir.mesh_text import mesh_from
from shardwright.passes.cost.liveness.scripts import DEFAULT, SCRIPTS
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.sweeps.kept_prices import Prices
from shardwright.passes.search.sweeps.sweep_text import Sweep
from shardwright.passes.target import Target
from shardwright.spec.machines.number_words import plural
from shardwright.spec.machines.units import BadQuantity, quantity
from shardwright.tools.compare.text import record, text
from shardwright.tools.session import driver
from shardwright.tools.session.progress import Phases, Progress
from shardwright.tools.session.session import PROGRAM, Session
from shardwright.tools.session.target_options import add_jobs, add_target, asked_target

TOP = 20
MANY = 1_000_000


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument("files", metavar="FILE", nargs="+", help=PROGRAM)
    parser.add_argument("--sweep", metavar="CLAUSES", help="meshes and layouts, see above")
    parser.add_argument("--methods", metavar="NAMES", help="who plans, such as given,auto,zero3")
    parser.add_argument("--clusters", metavar="NAMES", help="several, such as dgx-a100,dgx-h100")
    parser.add_argument("--mesh", metavar="AXES", help="the one mesh to take, such as data=8")
    parser.add_argument(
        "--memory-limit", metavar="BYTES", help="that a device may hold, such as 40GB"
    )
    parser.add_argument(
        "--ignore-annotations", action="store_true", help="drop what files say of devices"
    )
    parser.add_argument(
        "--emit", choices=SCRIPTS, default=DEFAULT, help=f"whose memory (default {DEFAULT})"
    )
    add_target(parser)
    add_jobs(parser)
    parser.add_argument(
        "--most", type=_count, default=MOST, metavar="N", help=f"candidates (default {MOST})"
    )
    parser.add_argument(
        "--judge", type=_count, metavar="N", help="of a sweep, priced as cost does (by their size)"
    )
    parser.add_argument("--seed", type=_count, default=0, metavar="N", help="of methods, default 0")
    parser.add_argument("--budget", default="", metavar="N|Ns", help="of each method, as in plan")
    parser.add_argument("--cache", metavar="DIR", help="where prices are kept")
    parser.add_argument("--no-cache", action="store_true", help="keep no prices, and use none")
    parser.add_argument(
        "--top", type=_count, default=TOP, metavar="N", help=f"rows of a group (default {TOP})"
    )
    parser.add_argument("--write", metavar="DIR", help="write the texts of the best rows")
    parser.add_argument("-o", dest="output", metavar="FILE.svg", help="write the picture")
    parser.add_argument("--json", action="store_true", help="print one JSON object, all rows")


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the comparison; for exit codes see above. Raises ProgramError."""
    session.phase = "compare"
    targets = _targets(found)
    sweep = Sweep.parse(found.sweep) if found.sweep is not None else None
    methods = asked_methods(_names(found.methods, "--methods"))
    mesh = mesh_from(found.mesh) if found.mesh is not None else None
    limit = _limit(found.memory_limit)
    budget = Budget.parse(found.budget) if found.budget else Budget()
    _expect_picture(found)
    kept = Prices(_folder(found))
    programs = tuple(driver.read_module(session, path) for path in found.files)
    session.warnings()  # of programs without annotations: a sweep, or a method, has them
    question = Question(
        programs, targets, sweep, methods, mesh, found.ignore_annotations, limit, found.emit,
        found.seed, budget,
    )  # fmt: skip
    progress = Progress(session.stderr)
    told: list[str] = []

    def say(line: str) -> None:
        if told:
            progress.say(line)
        else:  # how many candidates there are
            told.append(line)
            session.note(line)

    with Phases(session, progress).phase("compare"):
        answer = compared(
            question, jobs=found.jobs, kept=kept, most=found.most, judged=found.judge, say=say
        )
    if answer.hits:
        session.note(f"{answer.hits} of {plural(answer.asked, 'price')} kept from before")
    return _told(session, found, answer, kept)


def _told(session: Session, found: argparse.Namespace, answer: Comparison, kept: Prices) -> int:
    """Write what is asked for; the exit code."""
    command = _command(found)
    if found.output is not None:
        files.write_text(found.output, picture(answer), session.stdout)
    if found.write is not None:
        _write_texts(found.write, answer, found.top, session)
    stream = session.stderr if found.output == files.STREAM else session.stdout
    if found.json:
        stream.write(json.dumps(record(answer, kept.folder, command), indent=2) + "\n")
    else:
        stream.write(text(answer, found.top, command))
    if answer.is_interrupted:
        return INTERRUPTED
    if all(row.failed for row in answer.rows):
        return WRONG
    return DONE if any(row.fits for row in answer.rows) else VIOLATED


def _write_texts(folder: str, answer: Comparison, top: int, session: Session) -> None:
    """A file for every row that is shown: its number among candidates is its name."""
    path = files.make_folder(folder)
    for row in answer.rows:
        if row.rank is not None and row.rank <= top:
            name = str(path / f"{row.candidate.number:04}.mlir")
            files.write_text(name, row.text, session.stdout)


def _targets(found: argparse.Namespace) -> tuple[Target, ...]:
    if found.cluster is not None and found.clusters is not None:
        help = "write all of them behind --clusters"
        raise error("--cluster and --clusters exclude each other", help=help, code=USAGE)
    names = [found.cluster] if found.clusters is None else _names(found.clusters, "--clusters")
    if names == [None]:
        help = f"write --cluster dgx-h100:8; known: {', '.join(cluster_names())}"
        raise error("which machine? --cluster is missing", help=help, code=USAGE)
    made: list[Target] = []
    for name in names:
        one = copy(found)
        one.cluster = name
        made.append(asked_target(one))
    return tuple(made)


def _names(text: str | None, option: str) -> list[str]:
    """Words between commas, each once. Raises ProgramError for an empty one."""
    if text is None:
        return []
    found = [word.strip() for word in text.split(",")]
    if not all(found):
        raise error(f"{option} has an empty name: {text!r}", help="leave it out", code=USAGE)
    return list(dict.fromkeys(found))


def _limit(text: str | None) -> float:
    if text is None:
        return inf
    try:
        return quantity(text, "bytes")
    except BadQuantity as bad:
        raise error(f"--memory-limit: {bad}", help=bad.help, code=USAGE) from None


def _expect_picture(found: argparse.Namespace) -> None:
    """Raises ProgramError where the picture would be another kind of file, or an input."""
    if found.output in (None, files.STREAM):
        return
    files.expect_other(found.output, found.files)
    suffix = Path(found.output).suffix.lower()
    if suffix not in ("", ".svg"):
        help = f"write -o {Path(found.output).with_suffix('.svg').name}"
        raise error(f"the picture is an SVG, not {suffix}", help=help, code=USAGE)


def _folder(found: argparse.Namespace) -> Path | None:
    if found.no_cache:
        if found.cache is not None:
            help = "leave one of them out"
            raise error("--cache and --no-cache exclude each other", help=help, code=USAGE)
        return None
    if found.cache is not None:
        return files.make_folder(found.cache)
    return usual_folder()


def _command(found: argparse.Namespace) -> str:
    """What to run for the text of the best row."""
    words = ["shardwright", "compare", *map(shlex.quote, found.files)]
    return " ".join(words) + _options(found) + " --write texts --top 1"


def _options(found: argparse.Namespace) -> str:
    """The options that say what is compared."""
    given: Sequence[tuple[str, str | None]] = (
        ("--sweep", found.sweep), ("--methods", found.methods), ("--cluster", found.cluster),
        ("--clusters", found.clusters), ("--devices", str(found.devices or "")),
        ("--mesh", found.mesh), ("--memory-limit", found.memory_limit),
        ("--stack", found.stack), ("--overlap", found.overlap),
        ("--placement", "on" if found.placement == "on" else ""),
        ("--trips", str(found.trip_count or "")), ("--budget", found.budget),
        ("--custom-calls", found.custom_calls),
    )  # fmt: skip
    words = [f" {name} {shlex.quote(value)}" for name, value in given if value]
    return "".join([*words, " --ignore-annotations" if found.ignore_annotations else ""])


def _count(word: str) -> int:
    if not word.isdecimal() or int(word[:12]) > MANY:
        raise argparse.ArgumentTypeError(f"expected a number from 0 to {MANY}, got {word!r}")
    return int(word)

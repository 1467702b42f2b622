"""`shardwright verify`: runs a program and all its compiled forms on the same inputs, and compares.

Numpy on one device is the reference. All devices in lockstep, the generated JAX script and the
generated torch script must give the same: integers in every bit, floats within the tolerance of
their type. Results that differ are decided by the program in f64: where both sides then agree, it
was rounding. Limits that the program states (plan.limits) are held to: exit code 3 where one is
broken.
"""

from __future__ import annotations

import argparse
import json
import shlex
from contextlib import ExitStack
from tempfile import TemporaryDirectory

from shardwright.api.scripts import EMITTERS
from shardwright.api.verification import Question, verified
from shardwright.backends.verification.script_runner import kept_files
from shardwright.ir import text_files as files
from shardwright.ir.analysis.local_plan import read_plan
from shardwright.ir.errors import error, nearest
from shardwright.ir.exit_codes import USAGE, WRONG
from shardwright.passes.explain.limits.stated_limits import limited_target
from shardwright.passes.target import stage_count
from shardwright.tools.compile import add_original, both
from shardwright.tools.session import extras
from shardwright.tools.session.held_limits import held
from shardwright.tools.session.progress import Phases, Progress
from shardwright.tools.session.session import PROGRAM, Session
from shardwright.tools.session.target_options import add_target, spelled
from shardwright.tools.verify.answer import Header, record, text


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.description = __doc__
    parser.add_argument("file", metavar="FILE", help=PROGRAM)
    parser.add_argument("--seed", type=_seed, default=0, help="of the random inputs (default 0)")
    help = "global arrays arg0, arg1, ..., or by the arguments' names, instead of random ones"
    parser.add_argument("--inputs", default="", metavar="FILE.npz", help=help)
    help = "also inputs with NaN, infinities, -0 and denormals, in all ways (default: in lockstep, "
    help += "where it takes no longer than two seconds)"
    parser.add_argument(
        "--edge-inputs", action=argparse.BooleanOptionalAction, default=None, help=help
    )
    help = "the most turns that a loop runs, or all (default: as many as take about a minute)"
    parser.add_argument("--turns", type=_turns, default=None, metavar="N", help=help)
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


def _turns(word: str) -> int:
    """A number of turns, 0 for all. Raises ValueError for any other word."""
    if word == "all":
        return 0
    if int(word) < 1:
        raise ValueError
    return int(word)


_seed.__name__ = "seed"  # argparse says it
_turns.__name__ = "turns"


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the verdicts; exit code 0, 1 on a mismatch, 3 where a limit of the program is broken, 4
    when a package is missing.
    """
    targets = _targets(found.skip)
    inputs = (found.file, found.original, found.cluster, found.stack, found.inputs)
    for path in kept_files(found.keep, targets) if found.keep else ():
        files.expect_other(path, inputs)
    progress = Progress(session.stderr)
    with progress.phase("propagate and partition"):
        whole, made = both(session, found)
    limited_target(whole, made.target)  # says where limits lack a cluster before anything runs
    with ExitStack() as stack:
        kept = found.keep or stack.enter_context(TemporaryDirectory(prefix="shardwright-"))
        folder = files.make_folder(kept)
        command = f"shardwright compile {shlex.quote(found.file)}{spelled(made.target)}"
        command += " --fast-extremes" if found.fast_extremes else ""
        command += session.calls_option
        question = Question(found.seed, found.inputs, found.turns, found.edge_inputs)
        watch = Phases(session, progress)
        fast = found.fast_extremes
        answer = verified(
            whole, made, targets, command, question, folder, watch, fast_extremes=fast
        )
    plan, groups = read_plan(made.local), stage_count(made.local)
    head = Header(files.shown(found.file), plan, question, groups)
    if found.json:
        session.stdout.write(json.dumps(record(head, answer), indent=2) + "\n")
    else:
        session.stdout.write(text(head, answer, found.all))
    return held(session, whole, made) if answer.ok else WRONG


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

"""`shardwright compile`: propagate, partition, and write the script that every device runs."""

from __future__ import annotations

import argparse
import shlex

from shardwright.api.scripts import EMITTERS, expect_same_types, script
from shardwright.ir import text_files as files
from shardwright.ir.core import Module
from shardwright.ir.errors import Place, error
from shardwright.ir.exit_codes import DONE
from shardwright.passes.cost.trials.compile import Compiled
from shardwright.spec.stages import is_local
from shardwright.tools.session import driver, for_target
from shardwright.tools.session.held_limits import held
from shardwright.tools.session.session import PROGRAM, Session
from shardwright.tools.session.target_options import add_target, asked_target, spelled


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.description = __doc__
    parser.add_argument("file", metavar="FILE", help=PROGRAM)
    parser.add_argument("--emit", choices=[*EMITTERS, "mlir"], required=True, help="what to write")
    add_original(parser)
    parser.add_argument(
        "--no-outline", dest="outline", action="store_false",
        help="write every layer of a script out, where it would be a function that a loop calls",
    )  # fmt: skip
    add_target(parser)
    parser.add_argument("-o", dest="output", default="-", metavar="FILE", help="default: stdout")


def run(session: Session, found: argparse.Namespace) -> int:
    """Write the script; exit code 0, or 3 where a limit of the program is broken on the cluster:
    then nothing is written. Raises ProgramError.
    """
    inputs = (found.file, found.original, found.cluster, found.stack)
    files.expect_other(found.output, inputs)
    original, made = both(session, found)
    if made.target.machines is not None and (code := held(session, original, made)):
        return code
    session.phase = f"emit-{found.emit}"
    options = spelled(asked_target(found))
    options += " --fast-extremes" if found.fast_extremes else ""
    options += "" if found.outline else " --no-outline"
    options += session.calls_option
    command = f"shardwright compile {shlex.quote(found.file)}{options} --emit {found.emit}"
    files.write_text(
        found.output,
        script(
            found.emit,
            made.local,
            original,
            command,
            fast_extremes=found.fast_extremes,
            outline=found.outline,
        ),
        session.stdout,
    )
    return DONE


def add_original(parser: argparse.ArgumentParser) -> None:
    """Declare `--original`, for files that are local already, and what scripts may leave out."""
    parser.add_argument(
        "--original", metavar="FILE", help="what FILE was made of, when FILE is local already"
    )
    parser.add_argument(
        "--fast-extremes", action="store_true",
        help="maxima and minima over devices by one native collective each, which may lose "
        "a NaN or the sign of a zero",
    )  # fmt: skip


def both(session: Session, found: argparse.Namespace) -> tuple[Module, Compiled]:
    """The global program and the local one. Raises ProgramError when one of them is missing."""
    target = asked_target(found)
    module = driver.read_module(session, found.file)
    if not is_local(module):
        return module, for_target.partitioned(session, module, target)
    if found.original is None:
        help = "name the program it was made of: --original FILE"
        message = "the program is already partitioned (stage local)"
        raise error(message, Place(session.file), help=help)
    original = driver.read_module(session, found.original)
    expect_same_types(original, module)
    return original, for_target.partitioned(session, module, target)

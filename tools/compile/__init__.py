"""`shardwright compile`: propagate, partition, and write the script that every device runs."""

from __future__ import annotations

import argparse
import shlex
from itertools import zip_longest

from shardwright.api.scripts import EMITTERS, script
from shardwright.ir import text_files as files
from shardwright.ir.analysis.local_plan import read_plan
from shardwright.ir.core import Module
from shardwright.ir.errors import Place, error
from shardwright.ir.exit_codes import DONE
from shardwright.passes.cost.trials.compile import Compiled
from shardwright.spec.stages import is_local
from shardwright.tools.session import driver
from shardwright.tools.session.session import Work
from shardwright.tools.session.target_options import add_target, asked_target, spelled


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.description = __doc__
    parser.add_argument("file", metavar="FILE", help="program with annotations; - is stdin")
    parser.add_argument("--emit", choices=[*EMITTERS, "mlir"], required=True, help="what to write")
    add_original(parser)
    add_target(parser)
    parser.add_argument("-o", dest="output", default="-", metavar="FILE", help="default: stdout")


def run(work: Work, found: argparse.Namespace) -> int:
    """Write the script; exit code 0. Raises ProgramError."""
    original, made = both(work, found)
    work.phase = f"emit-{found.emit}"
    name = files.shown(found.file)
    options = spelled(asked_target(found))
    command = f"shardwright compile {shlex.quote(name)}{options} --emit {found.emit}"
    files.write_text(found.output, script(found.emit, made.local, original, command), work.stdout)
    return DONE


def add_original(parser: argparse.ArgumentParser) -> None:
    """Declare `--original`, for files that are local already."""
    parser.add_argument(
        "--original", metavar="FILE", help="what FILE was made of, when FILE is local already"
    )


def both(work: Work, found: argparse.Namespace) -> tuple[Module, Compiled]:
    """The global program and the local one. Raises ProgramError when one of them is missing."""
    target = asked_target(found)
    module = driver.read_module(work, found.file)
    if not is_local(module):
        return module, driver.partitioned(work, module, target)
    if found.original is None:
        help = "name the program it was made of: --original FILE"
        message = "the program is already partitioned (stage local)"
        raise error(message, Place(work.file), help=help)
    original = driver.read_module(work, found.original)
    _expect_same_types(original, module)
    return original, driver.partitioned(work, module, target)


def _expect_same_types(original: Module, local: Module) -> None:
    plan, main = read_plan(local), original.main
    if main is None:
        raise error("the program has no function main", Place(original.file))
    kept = [tensor.type for tensor in plan.args + plan.results]
    for index, (found, wanted) in enumerate(
        zip_longest(kept, [*(value.type for value in main.args), *main.result_types])
    ):
        if found is not wanted:
            count = len(main.args)
            what = f"argument {index}" if index < count else f"result {index - count}"
            message = f"{what} is {wanted} here but {found} in {local.file}"
            help = f"{local.file} was made of another program"
            raise error(message, Place(original.file), help=help)

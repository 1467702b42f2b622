"""`shardwright draw`: a picture of a program: ops coloured by sharding, what moves in red.

Layers that repeat are drawn once. The text for graphviz is always written; .svg, .png and .pdf need
its program `dot`.
"""

from __future__ import annotations

import argparse
import subprocess
from pathlib import Path
from shutil import which

from shardwright.backends.dot.emit import emit
from shardwright.backends.dot.fold import folded, unfolded
from shardwright.backends.dot.graph import Freight, graph_of
from shardwright.ir import text_files as files
from shardwright.ir.core import Module, Op
from shardwright.ir.errors import error
from shardwright.ir.exit_codes import DONE, MISSING, USAGE, WRONG
from shardwright.passes.cost.trials.compile import expect_global
from shardwright.passes.explain.movers import number_movers
from shardwright.passes.explain.study import study
from shardwright.passes.target import Target
from shardwright.tools.session import driver, for_target
from shardwright.tools.session.session import PROGRAM, Session
from shardwright.tools.session.target_options import add_target, asked_target

FEW = 40  # nodes; graphs with as many or fewer are not folded
FORMS = (".svg", ".png", ".pdf")
LIMIT_S = 300  # seconds that graphviz may take


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.description = __doc__
    parser.add_argument("file", metavar="FILE", help=PROGRAM)
    parser.add_argument(
        "-o", dest="output", default="-", metavar="FILE",
        help=".dot (default: stdout), or .svg, .png, .pdf with the .dot beside it",
    )  # fmt: skip
    add_target(parser)
    parser.add_argument("--all", action="store_true", help="fold nothing: one node for each op")


def run(session: Session, found: argparse.Namespace) -> int:
    """Write the graph, and the picture if one is asked for; exit code 0, 4 without graphviz."""
    path = Path(found.output)
    is_picture = path.suffix in FORMS
    if found.output != files.STREAM and not is_picture and path.suffix != ".dot":
        help = f"use .dot or one of {', '.join(FORMS)}"
        raise error(f"cannot tell what to draw from {found.output!r}", help=help, code=USAGE)
    target = str(path.with_suffix(".dot")) if is_picture else found.output
    for written in (found.output, target):
        files.expect_other(written, (found.file, found.cluster, found.stack))
    module = driver.read_module(session, found.file)
    expect_global(module, "draw")
    text = drawing(session, module, asked_target(found), is_complete=found.all)
    files.write_text(target, text, session.stdout)
    if is_picture:
        _render(target, path)
    return DONE


def drawing(
    session: Session, module: Module, target: Target = Target(), *, is_complete: bool = False
) -> str:
    """The DOT text of a program."""
    whole, freight = resharded(session, module, target)
    session.phase = "draw"
    graph = graph_of(whole, freight)
    is_small = is_complete or len(graph.nodes) <= FEW
    return emit(unfolded(graph) if is_small else folded(graph), files.shown(session.file))


def resharded(
    session: Session, module: Module, target: Target = Target()
) -> tuple[Module, dict[Op, Freight]]:
    """A copy at stage `resharded`, and what each mover costs in the program of one device."""
    known = study(module, target, for_target.runner(session))
    sums: dict[int, float] = {}
    kinds: dict[int, dict[str, None]] = {}
    for transfer, number in zip(known.sent, known.mover_of, strict=True):
        if number is not None:
            sums[number] = sums.get(number, 0.0) + transfer.total_bytes
            kind = f"{transfer.kind.rpartition('.')[2]} {' '.join(transfer.axes)}"
            kinds.setdefault(number, {})[kind] = None
    whole = known.module.clone()
    known.compiled.pipeline.after("propagated").until("resharded").run(whole)
    movers = number_movers(whole, {}, known.names)
    return whole, {
        mover.op: (", ".join(kinds[mover.number]), sums[mover.number])
        for mover in movers
        if mover.number in sums
    }


def _render(source: str, target: Path) -> None:
    """Draw with graphviz. Raises ProgramError when it is absent or fails."""
    program = which("dot")
    if program is None:
        message = f"drawing {target.suffix} needs graphviz's program dot, which is not installed"
        help = f"install graphviz, or draw {source} elsewhere"
        raise error(message, help=help, code=MISSING)
    command = [program, f"-T{target.suffix[1:]}", source, "-o", str(target)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT_S)
    except subprocess.TimeoutExpired:
        raise error(f"graphviz did not finish {source} in {LIMIT_S} s", code=WRONG) from None
    if done.returncode:
        first = (done.stderr.strip().splitlines() or ["it said nothing"])[0]
        raise error(f"graphviz failed on {source}: {first}", code=WRONG)

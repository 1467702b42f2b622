"""`shardwright reshard`: the cheapest chains of collectives from one layout to another.

    shardwright reshard '[{"x"}, {}] -> [{}, {"x"}]' --mesh x=4,y=2 --shape 64x32xf32

Layouts are written as in `#sdy.sharding`, without the mesh: per dim the axes that cut it, major to
minor, parts of axes as "x":(1)2, and behind them unreduced={"y"} for what is partial over axes.
Bytes are what each device receives; no program holds more on a device than the larger of the two
layouts does. The first one is proved to be the cheapest, of equals one with fewest steps. Axes that
neither layout uses may cut the tensor in between, unless --no-idle-axes is given.

With --cluster programs are listed by the seconds that they take on its links, in a model: devices
of the mesh are those of the cluster in order, the last axis inside.

JSON keys: type, mesh, devices, from, to, least_bytes (what some device must receive, whatever moves
it; null where values are partial); programs: bytes, peak_bytes, proved, steps: op, text, bytes,
local_bytes, to; greedy (Shardy's choice, null where it has none): bytes, peak_bytes, steps.
With --cluster also cluster, least_seconds (below which no device has what it needs), and seconds of
programs and steps.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace

from shardwright.ir.exit_codes import DONE
from shardwright.passes.partition.reshard.planner import routes
from shardwright.passes.partition.reshard.types import spare_axes
from shardwright.tools.reshard.by_seconds import fast_answer
from shardwright.tools.reshard.question import read_question
from shardwright.tools.reshard.text import make_answer
from shardwright.tools.session.session import Session
from shardwright.tools.session.target_options import add_devices, asked_cluster

PROGRAMS = 3
MAX_PROGRAMS = 50


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument("layouts", metavar="'LAYOUT -> LAYOUT'", help="from what to what")
    parser.add_argument("--mesh", required=True, metavar="x=4,y=2", help="axes, major to minor")
    parser.add_argument("--shape", required=True, metavar="64x32xf32", help="of the whole tensor")
    parser.add_argument(
        "--programs", type=_count, default=PROGRAMS, metavar="N",
        help=f"how many to list, cheapest first (default {PROGRAMS})",
    )  # fmt: skip
    parser.add_argument(
        "--idle-axes", action=argparse.BooleanOptionalAction, default=True,
        help="cut the tensor on the way also by axes that neither layout uses, where it pays",
    )  # fmt: skip
    parser.add_argument("--cluster", metavar="NAME", help="a cluster, NAME:SIZES, or a file")
    add_devices(parser.add_argument)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the programs; exit code 0. Raises ProgramError for a wrong question."""
    session.phase = "reshard"
    question = read_question(found.layouts, found.mesh, found.shape)
    if found.idle_axes:
        question = replace(question, ends=replace(question.ends, spare=spare_axes(question.mesh)))
    cluster = asked_cluster(found)
    if cluster is None:
        answer = make_answer(question, routes(question.ends, found.programs))
    else:
        answer = fast_answer(question, cluster, found.programs)
    text = json.dumps(answer.record(), indent=2) + "\n" if found.json else answer.text()
    session.stdout.write(text)
    return DONE


def _count(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text[:9]) <= MAX_PROGRAMS:
        raise argparse.ArgumentTypeError(f"expected 1 to {MAX_PROGRAMS}, got {text!r}")
    return int(text)

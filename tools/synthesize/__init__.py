"""`shardwright synthesize`: programs of collectives that reduce over the levels of a machine.

    shardwright synthesize --levels 2x2x4 --max-size 3
    shardwright synthesize --levels 1x2x2x4 --axes 4x4 --over 0 --count
    shardwright synthesize all-reduce --bytes 1GiB --cluster dgx-a100:4 --axes data=8,model=4 --over data

Levels are listed outermost first: 2x2x4 is two nodes of two boards of four chips. An instruction is
a collective (AR all-reduce, RS reduce-scatter, AG all-gather, Rd reduce, Bc broadcast) in groups:
IG(i) of devices that differ on levels from i on only, P(i,e) on levels e to i - 1 only, M(i,e)
likewise among those that are first on all levels from i on.

With --axes, mesh axes are placed on the levels, in every way there is; --over says which of them
are reduced over, by number or name. --axes takes 4x4 or data=4,model=4.

With a collective (all-reduce, all-gather, reduce-scatter, all-to-all, broadcast), --cluster and
--bytes, each placement on the levels of the cluster is answered with what the collective takes in
one piece (the fastest of a flat ring, a tree and what NCCL would choose), the fastest programs with
their steps and groups, and the best one in chunks, fastest first; where all devices of a small
cluster take part, also a schedule on its links with its bound. Bytes are those of a device: behind
an all-gather, else before. --draw shows the ways of the best placement over time, --emit is a
script that times the best way of several steps (a program, also in chunks, or a schedule) against
the default. Times are those of a model, not measured.
With --levels alone, --emit is a script that runs all programs, and holds each against the sum.

JSON keys: programs; placements: matrix (a row per axis, a column per level), device_ids, programs.
With --count: by_size (programs of 1, 2, .. instructions), placements (their number), and with
--over by_size with one list per placement. Of a collective: collective, bytes, cluster, devices,
levels, axes, over; placements: matrix, device_ids, default (algorithm, seconds), defaults (all of
them, fastest first), optimal (among all programs), programs (program, seconds, speedup, steps:
instruction, collective, levels, algorithm, seconds, groups), pipelined (program, chunks, seconds,
bound or null; or null); graph (seconds, bound, gap, pieces, hops, routes, cut; or null).
"""  # noqa: E501

from __future__ import annotations

import argparse
import json
import shlex

from shardwright.ir.errors import error
from shardwright.ir.exit_codes import DONE, USAGE
from shardwright.passes.collect.comparison.candidates import graph_plan, offers
from shardwright.passes.collect.comparison.cluster_question import read_cluster_question
from shardwright.passes.collect.synthesis.hierarchies import HIERARCHIES
from shardwright.passes.collect.synthesis.question import (
    check_listed,
    check_searched,
    read_question,
)
from shardwright.tools.session.extras import installed
from shardwright.tools.session.session import Session
from shardwright.tools.session.target_options import add_devices, asked_cluster
from shardwright.tools.synthesize.cluster_text import offers_lines, offers_record
from shardwright.tools.synthesize.scripts import TARGETS, all_programs, benchmark
from shardwright.tools.synthesize.text import count_record, count_text, list_lines, list_record
from shardwright.tools.synthesize.timeline import picture

SIZE = 5
MAX_SIZE = 99
PROGRAMS = 5
PLACEMENTS = 4  # that are shown to people


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument("collective", nargs="?", default="", help="on a cluster: which one")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--levels", metavar="2x2x4", help="outermost first")
    where.add_argument("--cluster", metavar="NAME", help="a cluster, NAME:SIZES, or a file")
    add_devices(parser.add_argument)
    parser.add_argument("--bytes", metavar="1GiB", help="on a cluster: size on a device")
    parser.add_argument("--axes", metavar="4x4", help="mesh axes to place on the levels")
    parser.add_argument("--over", metavar="AXIS,...", help="axes to reduce over")
    parser.add_argument(
        "--max-size", type=_size, default=SIZE, metavar="N",
        help=f"instructions a program may have (default {SIZE})",
    )  # fmt: skip
    parser.add_argument(
        "--hierarchy", choices=HIERARCHIES, default="reduced",
        help="digits that instructions speak of (default: reduced axes, level by level)",
    )  # fmt: skip
    parser.add_argument(
        "--programs", type=_size, default=PROGRAMS, metavar="N",
        help=f"on a cluster: how many per placement (default {PROGRAMS})",
    )  # fmt: skip
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--draw", action="store_true", help="on a cluster: steps over time, groups")
    form.add_argument("--emit", choices=TARGETS, help="a script: see above")
    form.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--count", action="store_true", help="how many, instead of which")


def run(session: Session, found: argparse.Namespace) -> int:
    """Print placements and programs; exit code 0. Raises ProgramError for a wrong question."""
    session.phase = "synthesize"
    found.cluster = asked_cluster(found)
    if found.cluster is not None:
        return _on_cluster(session, found)
    if found.collective or found.bytes or found.draw:
        help = "write --cluster dgx-a100:4 in the place of --levels"
        raise error("a collective is answered on a cluster, not on levels", help=help, code=USAGE)
    question = read_question(found.levels, found.axes, found.over, found.hierarchy)
    size = found.max_size
    if found.emit:
        check_searched(question, found.levels)
        session.stdout.write(all_programs(question, size, found.emit))
        return DONE
    if not found.count or question.over is not None:
        check_listed(question, with_ids=not found.count)
    if question.axes is None or question.over is not None:
        check_searched(question, found.levels)
    if found.json:
        answer = (count_record if found.count else list_record)(question, size)
        session.stdout.write(json.dumps(answer) + "\n")
    elif found.count:
        session.stdout.write(count_text(question, size))
    else:
        session.stdout.writelines(f"{line}\n" for line in list_lines(question, size))
    return DONE


def _on_cluster(session: Session, found: argparse.Namespace) -> int:
    if not found.collective or not found.bytes or found.count:
        help = "write shardwright synthesize all-reduce --bytes 1GiB --cluster dgx-a100:4"
        raise error("--cluster needs COLLECTIVE and --bytes", help=help, code=USAGE)
    question = read_cluster_question(
        found.collective, found.bytes, found.cluster, found.axes, found.over
    )
    if found.emit:
        session.stdout.write(benchmark(question, found.emit, _command(found)))
        return DONE
    offered = offers(question, found.programs)
    if found.draw:
        session.stdout.writelines(f"{line}\n" for line in picture(question, offered[0]))
        return DONE
    plan = None
    if installed("scipy") is not None:
        plan = graph_plan(question)
    if found.json:
        session.stdout.write(json.dumps(offers_record(question, offered, plan)) + "\n")
    else:
        lines = offers_lines(question, offered, plan, PLACEMENTS)
        session.stdout.writelines(f"{line}\n" for line in lines)
    return DONE


def _command(found: argparse.Namespace) -> str:
    """The command line, for the script's first lines."""
    words = ["shardwright", "synthesize", found.collective, "--bytes", found.bytes]
    words += ["--cluster", found.cluster]
    for name in ("axes", "over"):
        value = getattr(found, name)
        words += [f"--{name}", value] if value else []
    return shlex.join([*words, "--emit", found.emit])


def _size(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text[:9]) <= MAX_SIZE:
        raise argparse.ArgumentTypeError(f"expected 1 to {MAX_SIZE}, got {text!r}")
    return int(text)

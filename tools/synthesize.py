"""`shardwright synthesize`: programs of collectives that reduce over the levels of a machine.

    shardwright synthesize --levels 2x2x4 --max-size 3
    shardwright synthesize --levels 1x2x2x4 --axes 4x4 --over 0 --count

Levels are listed outermost first: 2x2x4 is two nodes of two boards of four chips. An instruction is
a collective (AR all-reduce, RS reduce-scatter, AG all-gather, Rd reduce, Bc broadcast) in groups:
IG(i) of devices that differ on levels from i on only, P(i,e) on levels e to i - 1 only, M(i,e)
likewise among those that are first on all levels from i on.

With --axes, mesh axes are placed on the levels, in every way there is; --over says which of them
are reduced over, by number or name. --axes takes 4x4 or data=4,model=4.

JSON keys: programs; placements: matrix (a row per axis, a column per level), device_ids, programs.
With --count: by_size (programs of 1, 2, .. instructions), placements (their number), and with
--over by_size with one list per placement.
"""

from __future__ import annotations

import argparse
import json

from shardwright.passes.collect._synthesis_hierarchies import HIERARCHIES

from .exits import DONE
from .synthesize_answer import count_record, count_text, list_lines, list_record
from .synthesize_inputs import check_listed, check_searched, read_question
from .work import Work

SIZE = 5
MAX_SIZE = 99


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument("--levels", required=True, metavar="2x2x4", help="outermost first")
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
    parser.add_argument("--count", action="store_true", help="how many, instead of which")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(work: Work, found: argparse.Namespace) -> int:
    """Print placements and programs; exit code 0. Raises ProgramError for a wrong question."""
    work.phase = "synthesize"
    question = read_question(found.levels, found.axes, found.over, found.hierarchy)
    size = found.max_size
    if not found.count or question.over is not None:
        check_listed(question)
    if question.axes is None or question.over is not None:
        check_searched(question, found.levels)
    if found.json:
        answer = (count_record if found.count else list_record)(question, size)
        work.stdout.write(json.dumps(answer) + "\n")
    elif found.count:
        work.stdout.write(count_text(question, size))
    else:
        work.stdout.writelines(f"{line}\n" for line in list_lines(question, size))
    return DONE


def _size(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text[:9]) <= MAX_SIZE:
        raise argparse.ArgumentTypeError(f"expected 1 to {MAX_SIZE}, got {text!r}")
    return int(text)

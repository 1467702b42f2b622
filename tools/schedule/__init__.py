"""`shardwright schedule`: the order in which a pipeline works, played: bubbles, memory, a bound.

    shardwright schedule 1f1b --stages 4 --microbatches 8
    shardwright schedule zb-2p --stages 8 --microbatches 24 --times 18.522,18.086,9.337,.601 -o zb.svg

NAME is gpipe, 1f1b, interleaved:V, looped-bfs:V (V stages on each rank), zb-h1, zb-1p, zb-2p (made
for these times, within as many micro-batches as ranks, or twice that), chimera (two copies of the
model, in opposite directions), or a file .csv or .mlir of lists, which are checked.

Times are those of a rank per micro-batch: F forward, I gradients of inputs, W those of weights, B both
in one piece; COMM of a hop between ranks. A link carries one transfer after another each way.
Memory is counted in a rank's activations of one micro-batch: F takes 1, B gives it back, I and W a
half each. --memory-limit is what zb-1p and zb-2p keep below; others hold what they hold.

-o writes a picture (.svg), rows that torch.distributed.pipelining reads (.csv), or a module with
plan.actions (.mlir); --transfers has sends and receives in the latter two, as scripts post them.

JSON keys: schedule, stages, chunks (per rank), microbatches, times (F, I, W, COMM), memory_limit;
span (the longest time from a rank's first start to its last end), makespan, bubble: idle (of all
ranks' time), span (of the span), ideal (over the busiest rank's work); peak_activations, peaks (by
rank), kept_until_w (the peak where I gives nothing back), ledger, lower_bound (no order of these
passes that holds as little has a smaller span), formula (what the paper says where hops take no
time: name, value; or null), actions (by rank, cells as in torch's CSV), posted (the same with sends
and receives), intervals (by rank: action, start, end).
"""  # noqa: E501

from __future__ import annotations

import argparse
import json

from shardwright.api.schedules import SPELLED, Schedule, schedule
from shardwright.ir import text_files as files
from shardwright.ir.errors import error
from shardwright.ir.exit_codes import DONE, USAGE
from shardwright.tools.schedule.text import record, text
from shardwright.tools.session.session import Session

PICTURES = (".svg", ".csv", ".mlir")


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument(
        "name", metavar="NAME", help=f"{', '.join(SPELLED)}, or a file .csv or .mlir"
    )
    parser.add_argument("--stages", type=_count, metavar="P", help="ranks of the pipeline")
    parser.add_argument("--microbatches", type=_count, metavar="M", help="passes per step")
    parser.add_argument(
        "--times", default="", metavar="F,I,W,COMM", help="of a rank (default 1,1,1,0)"
    )
    parser.add_argument("--memory-limit", metavar="K", help="activations on a rank, at most")
    parser.add_argument(
        "--send-memory", default="0", metavar="K",
        help="activations that a transfer holds at both ends (default 0)",
    )  # fmt: skip
    parser.add_argument(
        "--overlap", choices=("on", "off"), default="on", help="ranks compute while they send"
    )
    parser.add_argument("--transfers", action="store_true", help="write sends and receives, too")
    parser.add_argument("-o", dest="output", metavar="FILE", help=f"write {', '.join(PICTURES)}")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the schedule; exit code 0. Raises ProgramError for one that cannot be."""
    session.phase = "schedule"
    if found.output is not None:
        _expect_kind(found.output)
        files.expect_other(found.output, [found.name])
    answer = schedule(
        found.name, found.stages, found.microbatches, times=found.times,
        memory_limit=found.memory_limit, send_memory=found.send_memory,
        overlap=found.overlap == "on",
    )  # fmt: skip
    if found.output is not None:
        files.write_text(found.output, _written(answer, found), session.stdout)
    shown = json.dumps(record(answer), indent=2) + "\n" if found.json else text(answer)
    session.stdout.write(shown)
    return DONE


def _written(answer: Schedule, found: argparse.Namespace) -> str:
    if found.output.endswith(".svg"):
        return answer.svg()
    if found.output.endswith(".csv"):
        return answer.csv(transfers=found.transfers)
    return answer.mlir(transfers=found.transfers)


def _expect_kind(path: str) -> None:
    if not path.endswith(PICTURES):
        message = f"expected a file {', '.join(PICTURES)}, got {path[-40:]!r}"
        raise error(message, help="write -o schedule.svg", code=USAGE)


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 9:
        message = f"expected a whole number below 1000000000, got {text[:40]!r}"
        raise argparse.ArgumentTypeError(message)
    return int(text)

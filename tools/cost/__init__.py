"""`shardwright cost`: how long one step takes on a cluster, and what takes the time.

    shardwright cost step.mlir --cluster dgx-h100:8
    shardwright cost step.mlir --cluster dgx-h100:8 --what-if "link.nic.bandwidth=2x, chip=h200"

An annotated program is propagated and partitioned for the cluster first, as `compile --cluster` does;
one for one device is taken as it is. It is
simulated event by event, as docs/cost.md explains. --stack takes constants of other software
than the chip's text has (docs/accuracy.md). A program with pipeline stages is for one group of devices of
as many as plan.stages says; its schedule is played. --what-if changes numbers of the cluster and
simulates again: chip, overlap, chip.memory, chip.memory_bandwidth, chip.flops, chip.flops.TYPE,
chip.kernels.KEY, link.NAME.bandwidth, link.NAME.latency, each with a factor or a quantity.
--emit says whose memory is held, as in memory: that of the JAX script unless told otherwise.
Limits that the program states (plan.limits, docs/diff.md) are held to: exit code 3 where one is broken. Their
cluster is taken where --cluster is not given.

JSON keys: step_seconds, compute_seconds, exposed_communication_seconds, idle_seconds, bubble_seconds,
communication_seconds (of all collectives, hidden or not), bound_seconds, bounds, mfu, hfu, mfu_source,
peak_element, command (compiles the program that was priced), tokens_per_second (null where nothing says how many tokens a step has), peak_bytes, fits,
memory_bytes, flops_per_device, cluster, chip, devices, overlap, received_bytes (by a device in collectives, by rings),
volume (null, or what the plan's formula says of it: formula, elements, bytes, products); levels: name, link, bytes, seconds;
handovers (what passes between two stages of a pipeline, there and back; past others one way): before, after, bytes of a device,
seconds, level; actions (of a pipeline, per group of devices: what, start, end, in seconds from the start of the
loop over micro-batches); loops_at_most (loops that may end before, priced with the turns they can take): place, turns;
loops_guessed (loops that nothing is known of, priced with a guess; --trips says better): place, turns;
top: kind, name, place, ops, count, seconds, flops, bytes; what_if: changes, and the same keys.
"""  # noqa: E501

from __future__ import annotations

import argparse
import json
import shlex

from shardwright.ir.clusters import cluster_names
from shardwright.ir.errors import error
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.cost.evaluation.evaluate import evaluate
from shardwright.passes.cost.evaluation.utilisation import utilisation
from shardwright.passes.cost.evaluation.what_if import changed
from shardwright.passes.cost.liveness.scripts import DEFAULT, SCRIPTS
from shardwright.passes.cost.trials.compile import Compiled
from shardwright.passes.explain.limits.stated_limits import limited_target
from shardwright.passes.target import GUESS, Target
from shardwright.tools.cost.text import Answer, Changes, answer_text, record
from shardwright.tools.session import driver, for_target
from shardwright.tools.session.held_limits import held
from shardwright.tools.session.session import PROGRAM, Session
from shardwright.tools.session.target_options import add_target, asked_target, spelled

TOP = 8
MAX_TOP = 1000


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument("file", metavar="FILE", help=PROGRAM)
    add_target(parser)
    parser.add_argument(
        "--emit", choices=SCRIPTS, default=DEFAULT,
        help=f"whose memory, as memory --emit (default {DEFAULT})",
    )  # fmt: skip
    parser.add_argument("--what-if", metavar="CHANGES", help="also with these numbers changed")
    parser.add_argument(
        "--top", type=_top, default=TOP, metavar="N", help=f"lines to list (default {TOP})"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the answer; exit code 0, or 3 where a limit of the program is broken. Raises
    ProgramError.
    """
    target, module = asked_target(found), None
    if target.machines is None:
        module = driver.read_module(session, found.file)
        target = limited_target(module, target)
    if target.machines is None:
        help = f"write --cluster dgx-h100:8; known: {', '.join(cluster_names())}"
        raise error("which machine? --cluster is missing", help=help, code=USAGE)
    other = changed(target.machines, found.what_if) if found.what_if is not None else None
    module = driver.read_module(session, found.file) if module is None else module
    made = for_target.partitioned(session, module, target)
    session.phase = "cost"
    answer = _answer(made, made.target, command(found.file, made, session.calls_option), found.emit)
    changes: Changes = None
    if other is not None:
        supposed = _answer(made, made.target.with_machines(other), answer.command, found.emit)
        changes = str(found.what_if), supposed
    if found.json:
        session.stdout.write(json.dumps(record(answer, found.top, changes), indent=2) + "\n")
    else:
        session.stdout.write(answer_text(answer, found.top, changes))
    return held(session, module, made, found.emit)


def command(path: str, made: Compiled, calls: str = "") -> str:
    """The command that writes the script of the very program that was priced; `calls`: the option
    of custom calls.
    """
    original = " --original WHOLE.mlir" if made.propagated is None else ""
    file = shlex.quote(path)
    return f"shardwright compile {file}{original}{spelled(made.target)}{calls} --emit jax"


def _answer(made: Compiled, target: Target, command: str, script: str) -> Answer:
    cost = evaluate(made.local, target, script, GUESS)
    return Answer(cost, made.local, utilisation(made.whole, cost, target.trips), command)


def _top(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text[:20]) <= MAX_TOP:
        raise argparse.ArgumentTypeError(f"expected 1 to {MAX_TOP}, got {text!r}")
    return int(text)

"""`shardwright memory`: what one device holds at the peak, and whether it fits.

    shardwright memory step.mlir --cluster dgx-h100
    shardwright memory step.mlir --cluster dgx-h100:4 --fail-on oom
    shardwright memory step.mlir --cluster v100-16gb -o smaller.mlir

An annotated program is propagated and partitioned first; what `plan.remat` names is worked out
again. A device of a pipeline holds its stages, and of micro-batches what the schedule keeps in
flight. docs/memory.md has the rules, and how far they are from what runs.

--emit says whose memory it is. jax: XLA compiles the script, as for CPU devices: its layouts,
copies, fusions and order. torch: the script runs line by line. mlir: ops run in the order of the
text on the chips of the cluster, with the kernels that these have. cost --emit says the same.

Where the program does not fit, changes are tried for real, the cheapest first: arguments given up
for results of their type, values worked out again, an axis of the mesh twice as large, a chip with
more memory. -o writes the program of one device with the first change that fits, or as it is.

Limits that the program states (plan.limits, docs/diff.md) are held to: exit code 3 where one is
broken. Their cluster is taken where --cluster is not given.

JSON keys: file, emit, cluster, devices, fits; chips (name, memory_bytes, fits); peak_bytes,
argument_bytes, result_bytes, aliased_bytes, temp_bytes, padding_bytes; roles (bytes by role); peak
(the ops it is at, outermost first: op, line, source); live (value, bytes, count, role, type, op,
line, source), largest first; stages (of a pipeline, by group of devices: stage, peak_bytes, fits,
argument_bytes, temp_bytes, in_flight, roles, peak, live; all else is said of the one that holds
most); timeline (line, bytes, one per op of main that runs by itself); changes (what, detail,
peak_bytes, fits, extra_flops), in the order in which they were tried; nearest, the number of the
one that fits, or null.
"""

from __future__ import annotations

import argparse
import json

from shardwright.ir import text_files as files
from shardwright.ir.core import Module
from shardwright.ir.errors import Place, error
from shardwright.ir.exit_codes import USAGE, VIOLATED
from shardwright.ir.print import print_module
from shardwright.passes.cost.liveness.scripts import DEFAULT, SCRIPTS
from shardwright.passes.cost.trials.memory_changes import Changes
from shardwright.passes.cost.trials.trial import Outcome
from shardwright.passes.explain.limits.stated_limits import limited_target
from shardwright.spec.machines.number_words import byte_count
from shardwright.tools.memory.model_variants import variants_of
from shardwright.tools.memory.text import Answer, answer_record, answer_text
from shardwright.tools.session import driver, for_target
from shardwright.tools.session.held_limits import held
from shardwright.tools.session.progress import Progress
from shardwright.tools.session.session import PROGRAM, Session
from shardwright.tools.session.target_options import add_target, asked_target

BUDGET = 24  # programs that are tried
OOM = "oom"


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument("file", metavar="FILE", help=PROGRAM)
    add_target(parser)
    parser.add_argument(
        "--emit", choices=SCRIPTS, default=DEFAULT,
        help=f"whose memory: that of a script, or mlir, see above (default {DEFAULT})",
    )  # fmt: skip
    parser.add_argument(
        "--fail-on", choices=(OOM,), default="", help="exit with 3 where a device lacks memory"
    )
    parser.add_argument(
        "--budget", type=int, default=BUDGET, metavar="N",
        help=f"programs that may be tried where it does not fit (default {BUDGET})",
    )  # fmt: skip
    parser.add_argument("-o", dest="output", default="", metavar="FILE", help="see above")
    parser.add_argument("--all", action="store_true", help="list all that is live")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the answer; exit code 0, or 3 where it does not fit and `--fail-on oom` is given, or a
    limit of the program is broken.
    """
    files.expect_other(found.output, (found.file, found.cluster, found.stack))
    target, given = asked_target(found), None
    if target.machines is None:
        given = driver.read_module(session, found.file)
        target = limited_target(given, target)
    if target.machines is None:
        help = "write --cluster dgx-h100; shardwright show --help lists all"
        message = "--cluster is missing: peak memory is compared with a chip's memory"
        raise error(message, help=help, code=USAGE)
    module = driver.read_module(session, found.file) if given is None else given
    made = for_target.partitioned(session, module, target)
    session.phase = "memory"
    cluster, local = target.machines, made.local
    peak = Outcome(made, found.emit).memory
    answer = Answer(files.shown(found.file), found.emit, cluster, cluster.devices, local, peak)
    chosen: Module | None = None
    if not answer.fits:
        with Progress(session.stderr).phase("changes"):
            variants = variants_of(session, module)
            changes = Changes(module, made, max(0, found.budget), variants, found.emit)
            answer.changes, answer.nearest, chosen = changes.tried()
    if found.output:
        text = print_module(local if chosen is None else chosen)
        files.write_text(found.output, text, session.stdout)
    if found.output == "-":
        pass  # the program is the answer
    elif found.json:
        session.stdout.write(json.dumps(answer_record(answer), indent=2) + "\n")
    else:
        session.stdout.write(answer_text(answer, found.all))
    code = held(session, module, made, found.emit)
    if answer.fits or found.fail_on != OOM:
        return code
    said = f"{byte_count(answer.peak.bytes)} do not fit into {byte_count(target.memory)}"
    session.report(error(said, Place(session.file)).diagnostics)
    return VIOLATED

"""`shardwright memory`: what one device holds at the peak, and whether it fits.

    shardwright memory step.mlir --cluster dgx-h100
    shardwright memory step.mlir --cluster dgx-h100:4 --fail-on oom
    shardwright memory step.mlir --cluster v100-16gb -o smaller.mlir

An annotated program is propagated and partitioned first; what `plan.remat` names is worked out
again. Liveness in text order, pointwise chains worked out element by element; docs/memory.md has
the rules, and how far they are from what XLA allocates. A device of a pipeline holds its stages,
and of micro-batches what the schedule keeps in flight.

Where the program does not fit, changes are tried for real, the cheapest first: arguments given up
for results of their type, values worked out again, an axis of the mesh twice as large, a chip with
more memory. -o writes the program of one device with the first change that fits, or as it is.

JSON keys: file, cluster, devices, fits; chips (name, memory_bytes, fits); peak_bytes,
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

from shardwright.backends.facts import read_plan
from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module
from shardwright.ir.errors import Place, error
from shardwright.ir.print import print_module
from shardwright.passes.cost._stages import plan_of as pipeline_of
from shardwright.passes.cost.memory import peak
from shardwright.spec.cluster import Cluster

from . import files, road
from .exits import DONE, USAGE, VIOLATED
from .memory_answer import Answer, answer_record, answer_text
from .memory_changes import Changes
from .progress import Progress
from .tables import byte_count, plural
from .work import Work

BUDGET = 24  # programs that are tried
OOM = "oom"


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument("file", metavar="FILE", help="program with annotations; - is stdin")
    parser.add_argument("--cluster", default="", metavar="NAME", help="NAME, NAME:SIZES, FILE.mlir")
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


def run(work: Work, found: argparse.Namespace) -> int:
    """Print the answer; exit code 0, or 3 where it does not fit and `--fail-on oom` is given."""
    if not found.cluster:
        help = "write --cluster dgx-h100; shardwright show --help lists all"
        raise error("memory is held against that of a chip: name a cluster", help=help, code=USAGE)
    cluster = find_cluster(found.cluster)
    module = road.read_module(work, found.file)
    local = road.partitioned(work, module, cluster.devices)
    work.phase = "memory"
    devices = _devices(local, cluster, found.cluster)
    answer = Answer(files.shown(found.file), cluster, devices, local, peak(local, cluster))
    chosen: Module | None = None
    if not answer.fits:
        with Progress(work.stderr).phase("changes"):
            changes = Changes(work, module, local, cluster, max(0, found.budget))
            answer.changes, answer.nearest, chosen = changes.tried()
    if found.output:
        text = print_module(local if chosen is None else chosen)
        files.write_text(found.output, text, work.stdout)
    if found.output == "-":
        pass  # the program is the answer
    elif found.json:
        work.stdout.write(json.dumps(answer_record(answer), indent=2) + "\n")
    else:
        work.stdout.write(answer_text(answer, found.all))
    if answer.fits or found.fail_on != OOM:
        return DONE
    smallest = min(chip.memory for chip, _ in cluster.chips)
    said = f"{byte_count(answer.peak.bytes)} do not fit into {byte_count(smallest)}"
    work.report(error(said, Place(work.file)).diagnostics)
    return VIOLATED


def _devices(local: Module, cluster: Cluster, text: str) -> int:
    """The devices of the mesh, of all stages. Raises ProgramError when the cluster has fewer."""
    pipeline = pipeline_of(local)
    stages = pipeline.devices if pipeline is not None else 1
    count = read_plan(local).mesh.device_count * stages
    if count > cluster.devices:
        has = f"the cluster has {plural(cluster.devices, 'device')}"
        asked = plural(count, "device") + (f" in {stages} stages" if stages > 1 else "")
        message = f"the mesh has {asked}, {has}"
        help = "name a cluster of several, such as dgx-h100, or cut the program less"
        if cluster.levels:
            need = -(-count * cluster.levels[0].count // cluster.devices)
            help = f"name more of it, such as {text.partition(':')[0]}:{need}, or cut it less"
        raise error(message, Place("--cluster", 1, 1, text), help=help, code=USAGE)
    return count

"""`shardwright cost`: how long one step takes on a cluster, and what takes the time.

    shardwright cost step.mlir --cluster dgx-h100:8
    shardwright cost step.mlir --cluster dgx-h100:8 --what-if "link.nic.bandwidth=2x, chip=h200"

An annotated program is propagated and partitioned first; one for one device is taken as it is. It is
simulated event by event, as docs/cost.md explains. --stack takes constants of other software
than the chip's text has (docs/accuracy.md). A program with pipeline stages is for one group of devices of
as many as plan.stages says; its schedule is played. --what-if changes numbers of the cluster and
simulates again: chip, overlap, chip.memory, chip.memory_bandwidth, chip.flops, chip.flops.TYPE,
chip.kernels.KEY, link.NAME.bandwidth, link.NAME.latency, each with a factor or a quantity.

JSON keys: step_seconds, compute_seconds, exposed_communication_seconds, idle_seconds, bubble_seconds,
communication_seconds (of all collectives, hidden or not), bound_seconds, bounds, mfu, hfu, mfu_source,
peak_element, tokens_per_second (null where nothing says how many tokens a step has), peak_bytes, fits,
memory_bytes, flops_per_device, cluster, chip, devices, overlap; levels: name, link, bytes, seconds;
handovers (what passes between two stages of a pipeline, there and back): before, after, bytes of a device,
seconds, level;
top: kind, name, place, ops, count, seconds, flops, bytes; what_if: changes, and the same keys.
"""  # noqa: E501

from __future__ import annotations

import argparse
import json
from dataclasses import replace

from shardwright.ir.clusters import cluster_names, find_cluster, stack_names, with_stack
from shardwright.ir.core import Module
from shardwright.ir.errors import error
from shardwright.ir.traffic import executed
from shardwright.passes._fitting import expect_fit
from shardwright.passes.cost._answer import evaluate, mesh_op
from shardwright.spec.cluster import OVERLAPS, Cluster

from . import road
from .cost_answer import Answer, Changes, answer_text, record
from .exits import DONE, USAGE
from .what_if import changed
from .work import Work

TOP = 8
MAX_TOP, MAX_TRIPS = 1000, 10**9


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument("file", metavar="FILE", help="program as text; - is stdin")
    parser.add_argument(
        "--cluster", default="", metavar="NAME", help="NAME, NAME:SIZES or FILE.mlir; needed"
    )
    parser.add_argument(
        "--stack", default="", metavar="NAME",
        help=f"software, if not the chips' own: {', '.join(stack_names())}, or FILE.mlir",
    )  # fmt: skip
    parser.add_argument("--what-if", metavar="CHANGES", help="also with these numbers changed")
    parser.add_argument(
        "--overlap", choices=OVERLAPS, help="what works at once (default: as the cluster says)"
    )
    parser.add_argument(
        "--trip-count", type=_trips, default=0, metavar="N",
        help="turns of loops that do not say how often they run",
    )  # fmt: skip
    parser.add_argument(
        "--top", type=_top, default=TOP, metavar="N", help=f"lines to list (default {TOP})"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(work: Work, found: argparse.Namespace) -> int:
    """Print the answer; exit code 0. Raises ProgramError."""
    if not found.cluster:
        help = f"write --cluster dgx-h100:8; known: {', '.join(cluster_names())}"
        raise error("which machine? --cluster is missing", help=help, code=USAGE)
    cluster = find_cluster(found.cluster)
    if found.stack:
        cluster = with_stack(cluster, found.stack)
    if found.overlap:
        cluster = replace(cluster, overlap=found.overlap)
    other = changed(cluster, found.what_if) if found.what_if is not None else None
    module = road.read_module(work, found.file)
    local = road.partitioned(work, module, cluster.devices)
    work.phase = "cost"
    mesh = mesh_op(local)
    if mesh is not None:
        expect_fit(local, mesh[0], mesh[1].mesh, cluster, found.cluster, "--cluster ")
    answer = _answer(module, local, cluster, found.trip_count)
    changes: Changes = None
    if other is not None:
        changes = str(found.what_if), _answer(module, local, other, found.trip_count)
    if found.json:
        work.stdout.write(json.dumps(record(answer, found.top, changes), indent=2) + "\n")
    else:
        work.stdout.write(answer_text(answer, found.top, changes))
    return DONE


def _answer(module: Module, local: Module, cluster: Cluster, trips: int) -> Answer:
    cost = evaluate(local, cluster, trips=trips)
    if cost.model.flops:
        return Answer(cost, local, cost.model.flops / cluster.devices, "plan.model")
    whole = [] if local is module else list(executed(module))
    if whole and all(is_exact for _, _, is_exact in whole):
        flops = sum(count * op.sig.flops for op, count, _ in whole if op.sig.is_contraction)
        return Answer(cost, local, flops / cluster.devices, "products of the whole program")
    return Answer(cost, local, cost.flops, "products that devices compute")


def _trips(text: str) -> int:
    return _number(text, MAX_TRIPS)


def _top(text: str) -> int:
    return _number(text, MAX_TOP)


def _number(text: str, most: int) -> int:
    if not text.isdecimal() or not 0 < int(text[:20]) <= most:
        raise argparse.ArgumentTypeError(f"expected 1 to {most}, got {text!r}")
    return int(text)

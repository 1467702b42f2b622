"""`shardwright plan`: the best plan of a program on a cluster, with a bound beside it.

    shardwright plan step.mlir --cluster dgx-h100 -o planned.mlir
    shardwright plan train.py:step --cluster dgx-h100:4 --mesh data=8,model=4 --memory-limit 40GB
    shardwright plan step.mlir --cluster dgx-h100 --why-not megatron
    shardwright plan step.mlir --cluster dgx-h100 --method gpipe --stages 4 --microbatches 16 -o piped.mlir
    shardwright plan --method list

What FILE annotates is kept: closed dims as they are, open ones may be cut further; --ignore-annotations
drops all of it. Without --mesh meshes are searched, or the file's own is filled up to all devices.
--fix lays arguments out by path: --fix 'params/*/w1 = [{"data"}, {}]', several with semicolons.
-o writes the program with the plan: cuts of ops only where the passes would choose otherwise, ready for
compile, cost and verify. --why-not says what another method's plan takes, and why it is not this one.
--budget: plans priced on the simulator, or seconds. --jobs: the same plan for any number of them. --load:
methods of your own (docs/methods.md). --then p2: of all placements of the plan's mesh on the cluster the
fastest is kept, never a slower one (docs/methods/p2.md). --explain: what the method decided, what
it left to others, its own objective beside tables (tier A) and simulator (tier B). Ctrl-C: the best so far, exit code 130.

--instance solves a problem of choices instead, saved (FILE.npz) or made: alpa-ilp:L=24,K=10[,memory]
(synthetic transformer layers, forward; without K all choices), alpa-ilp-fb:8 (forward and
backward), planted:n=60 and random:n=60 (also K, degree, reach, seed; random: kinds, ties, rows).
pase:alexnet --devices 32 is a network of PaSE, also rnnlm, inception3, transformer and resnet101.
--format graph reads a graph of choices, --format layers a table of layers (accpar, hypar), both JSON:
docs/instances.md has the fields. distir:L=16,W=8192,D=4,B=512 is a perceptron of 16 layers, by width, devices
and rows, for its method; alpa-inter:L=12,D=16,B=32 layers, devices and micro-batches, for alpa. --format dnn-partitioning, piper and pipedream those of the planners
of stages of these names, and of others that read them (--method). Methods then: eliminate (exact where
the graph is narrow), messages (plans and bounds at any width), ilp (HiGHS), anneal, exhaustive, random,
uct, and of papers pase, optcnn, tofu, tensoropt, double-recursive, mindspore, galvatron-intra. --set
gives a method's settings, here and for programs, docs/search.md lists them; cap=BYTES or memory=F sets the cap of all memory
rows, F from 0 (the least there is) to 1
(what the best plan without a cap holds).

--method gpipe cuts a train step into stages of a pipeline, balanced by the seconds of ops forward and back; -o
writes the program with plan.stage on ops, which cost and memory take as it is (docs/schedules.md). So do the other
planners of stages: torchgpipe, dnn-partitioning and ftpipe cut --stages of them, pipedream, pipedream-2bw, dapple,
rannc, piper and equal-split choose stages and replicas (docs/methods/stages.md). --set groups=64: groups of ops
that they see at most; others are the method's own.

auto looks at pipelines, too, where nothing fits, or where on several machines a step takes clearly more than its work:
--stages P has P groups of devices and nothing without stages, --stages 1 no pipeline; --microbatches and --schedule fix those of one.

--method alpa cuts it into stages on submeshes, each at its best within operators: --microbatches, --layers
(clusters of ops that stages are made of); with -o stages that are alike, with the cuts of their ops.

Exit code 3 where no plan is found: nothing fits, the problem is infeasible, or the budget is too small;
1 where a method of a paper refuses, which its own algorithm cannot answer (status refused, and why), or where
text cannot say its answer.

JSON keys of programs: method, label, status (optimal: proved by tables; feasible, infeasible, budget),
mesh, step_seconds, peak_bytes, fits, tier_a_seconds (of the best plan by tables in the space of the
bound), written_tier_a_seconds (of the plan that is written, null where no tables know it), lower_bound (null, or seconds, kind,
space), gap (tier_a_seconds / lower_bound.seconds - 1), step_lower_bound (no plan takes less on the
simulator), evaluations, search_seconds, build_seconds, seed, decides, micro_batches, recomputed (ops whose
results are worked out again), stages (null, or of a pipeline: stages, groups (of devices), schedule, units (of the chain of forward ops, by
stage), units_again (worked out again), estimated_seconds (by figures of units), bubble_seconds), left_out (meshes that were not looked at, in words), loops_guessed (as of cost: place, turns), binds, memory_limit,
least_bytes (of any plan that was priced), then (null, or of --then: method, step_seconds_before, gain, placed,
device_ids, collectives: count, default_seconds, seconds), runners_up: method, mesh, micro_batches, step_seconds, peak_bytes,
fits, stages (null, or how many); why_not (if asked): method, mesh, step_seconds, peak_bytes, fits, reasons; command; explain (if asked): paper,
label, decides, completed (by column what it leaves open: how), ops, ops_decided, share (of ops), arguments, arguments_decided,
own (null for rules without one, or objective, unit, lower_bound (null, or what no plan of the method's space is below), bound_kind,
gap (objective / lower_bound - 1), figures), tier_a_seconds (by tables; tier_a_is_exact: of the
whole plan, else of the best one that says the same), tier_b_seconds (simulated).

JSON keys of planners of stages: method, label, status, stages, microbatches, schedule, replicas, devices, stage_seconds (a
micro-batch forward and back, on one chip), longest_seconds, least_longest_seconds (of gpipe: of the best cuts),
lower_bound_seconds (of any), sent_bytes (by boundary, forward), ops (labelled, by stage), again (ops that are worked
out again), step_seconds, peak_bytes, fits, memory_limit, own (what the method says: objective, unit, status, lower_bound,
stages, info), seconds, command.

JSON keys of alpa: objective, unit, status, lower_bound, stages (nodes: layers, kind, devices, replicas, tensor,
seconds: a micro-batch, bytes: of a device, hosts, mesh), seconds (of the search), method, label, microbatches, layers
(ops of the forward pass), parts (that were solved), info, command.

JSON keys of instances: objective (cost of the plan, or null), unit (s or us), status (optimal, feasible,
infeasible, budget: cut off, the plan is the best seen), lower_bound (in `unit`: no plan costs less;
or null), assignment (by node the number of its choice, or null), choices (these in words, or null), seconds (of the search),
cpu_seconds (likewise, of all threads), compile_seconds (before it, once a machine), method,
instance, nodes, edges, gap (relative, of objective and bound, or null), bound_kind, evaluations,
bytes and cap (by memory row), info. Of layers: levels (elements, outermost first), assignment (by level,
then layer, I, II or III), layers (names), batch, devices. Of stages: stages (a list of nodes, kind,
devices, replicas, tensor, seconds, bytes: of a device), label, info (figures, and why there is no plan).
"""  # noqa: E501

from __future__ import annotations

import argparse

from shardwright.ir.errors import error
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.cost.liveness.scripts import DEFAULT, SCRIPTS
from shardwright.passes.search.methods import OF_STAGES
from shardwright.passes.search.planning.staged_files import FORMAT_OF, NAME_OF, NAMED, kind_of
from shardwright.passes.search.planning.then_reduced import NAME
from shardwright.tools.plan import (
    of_formats,
    of_instance,
    of_layers,
    of_program,
    of_segments,
    of_stages,
)
from shardwright.tools.session.session import PROGRAM, Session
from shardwright.tools.session.target_options import add_jobs, add_target


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument("file", metavar="FILE", nargs="?", help=PROGRAM)
    parser.add_argument("--instance", metavar="NAME|FILE", help="a problem instead, see above")
    parser.add_argument(
        "--format",
        choices=(*of_instance.FORMATS, *of_formats.FORMATS),
        default="",
        help="of an instance in a file",
    )
    parser.add_argument("--method", default="", help="default auto, of instances messages; or list")
    parser.add_argument("--mesh", metavar="AXES", help="the mesh, such as data=4,model=2")
    parser.add_argument(
        "--memory-limit", metavar="BYTES", help="that a device may hold, such as 40GB"
    )
    parser.add_argument(
        "--fix", action="append", default=[], metavar="'PATH = LAYOUT'", help="see above"
    )
    parser.add_argument(
        "--ignore-annotations", action="store_true", help="drop what the file says of devices"
    )
    parser.add_argument("--why-not", metavar="METHOD", help="compare with another method's plan")
    parser.add_argument(
        "--emit", choices=SCRIPTS, default=DEFAULT, help=f"whose memory (default {DEFAULT})"
    )
    parser.add_argument("-o", dest="output", metavar="FILE", help="write the program with the plan")
    add_target(parser)
    parser.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", dest="settings",
        help="a setting of the method; of instances also cap or memory",
    )  # fmt: skip
    parser.add_argument("--seed", type=_seed, default=0, metavar="N", help="default 0")
    parser.add_argument("--budget", default="", metavar="N|Ns", help="evaluations, or seconds")
    add_jobs(parser)
    parser.add_argument(
        "--then", choices=(NAME,), help="p2: place the mesh of the plan on the cluster, see above"
    )
    parser.add_argument(
        "--explain", action="store_true",
        help="what the method decided and left, and its own objective",
    )  # fmt: skip
    parser.add_argument("--load", metavar="FILE.py", help="a file with methods of your own")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    of_stages.add_stages(parser)


def run(session: Session, found: argparse.Namespace) -> int:
    """Print what was found; exit code 0, 3 without a plan. Raises ProgramError."""
    session.phase = "plan"
    if found.method == "list":
        return of_program.listed(session, found.load, found.json)
    if (found.file is None) == (found.instance is None):
        help = "write shardwright plan step.mlir --cluster dgx-h100, or --instance random:n=60"
        raise error("what is to be planned? one FILE, or one --instance", help=help, code=USAGE)
    option = f"--then {found.then}" if found.then else "--explain" if found.explain else ""
    if option and (found.instance is not None or found.method in OF_STAGES):
        what = "--instance" if found.instance is not None else f"--method {found.method}"
        raise error(f"{option} does not go with {what}", help="leave it out", code=USAGE)
    if found.instance is not None:
        return _of_instance(session, found)
    if found.format:
        help = "add --instance FILE, or leave --format out"
        raise error("--format is that of an instance, and there is none", help=help, code=USAGE)
    found.method = found.method or "auto"
    of_stages.expect_none(found)
    if found.method == of_stages.ALPA:
        return of_segments.run(session, found)
    if found.method in FORMAT_OF:
        return of_stages.run(session, found)
    if found.method in NAME_OF:
        message = f'the method "{found.method}" plans instances of its own'
        help = f"add --instance {NAME_OF[found.method]}:..."
        raise error(message, help=help, code=USAGE)
    return of_program.run(session, found)


def _of_instance(session: Session, found: argparse.Namespace) -> int:
    kind = kind_of(found.instance)
    if kind and found.format:
        said = f"--format is that of a file, and '{found.instance}' is a name"
        raise error(said, help="leave --format out", code=USAGE)
    if kind or found.format in of_formats.FORMATS:
        found.method = found.method or (NAMED[kind].methods[0] if kind else found.format)
        return of_formats.run(session, found)
    found.method = found.method or ("accpar" if found.format == of_instance.LAYERS else "messages")
    if found.format == of_instance.LAYERS:
        return of_layers.run(session, found)
    return of_instance.run(session, found)


def _seed(text: str) -> int:
    if not text.isdecimal() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"expected a whole number of at least 0, got {text!r}")
    return int(text)

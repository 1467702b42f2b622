"""Plans of pipelines: which stage every op of a train step stands on, by a planner of stages.

The step is read as the chain of its forward ops, each with the time of what follows from it on the
way back, on a micro-batch, on one chip (`building/staged`). That is given to a method as the kind
of instance that it reads from files; what it answers is written into the text, or refused where
text cannot say it. What a step takes is asked of the main pipeline, as for every plan.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from math import inf
from time import perf_counter
from typing import Any

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError, error
from shardwright.ir.exit_codes import USAGE
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.evaluation.evaluate import Cost
from shardwright.passes.cost.liveness.scripts import DEFAULT
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.pipeline.schedules.questions import expect_plannable, read_schedule
from shardwright.passes.search.building.staged.links_of_groups import Machines, machines_of
from shardwright.passes.search.building.staged.op_groups import MOST, OpGroups, grouped
from shardwright.passes.search.building.staged.prepared_step import mesh_devices, prepared
from shardwright.passes.search.building.staged.step_chain import StepChain
from shardwright.passes.search.building.staged.written_stages import (
    Unwritable,
    Wanted,
    Written,
    written,
)
from shardwright.passes.search.methods import STAGED
from shardwright.passes.search.planning.program_texts import WRITTEN, has_devices, unannotated
from shardwright.passes.search.planning.staged_files import FORMAT_OF, READERS
from shardwright.passes.search.planning.tried_plans import priced
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.settings import configured
from shardwright.passes.search.problem.stages.stage_answers import StageAnswer, refused
from shardwright.passes.target import Target
from shardwright.spec.cluster import Cluster
from shardwright.spec.schedule_names import Named, legal_microbatches, legal_ranks

GROUPS = "groups"  # the setting of all methods: how many groups of ops they see at most
GPIPE, SCHEDULE = "gpipe", "1f1b"
_SLACK = 0.02  # a stage may be so much longer than need be, where less is sent then


@dataclass(frozen=True)
class Ask:
    """What is asked of a method. `stages`: None where the method chooses; `schedule`: likewise.
    `limit`: bytes of a device.
    """

    method: str
    stages: int | None
    microbatches: int
    schedule: str | None = None
    settings: Mapping[str, str] = field(default_factory=dict[str, str])
    limit: float = inf
    budget: Budget = field(default_factory=Budget)
    ignores: bool = False
    script: str = DEFAULT

    @property
    def chooses(self) -> bool:
        """Whether the method chooses how many stages there are, with replicas."""
        return not {"replica", "dp"}.isdisjoint(STAGED[self.method].decides)


@dataclass(frozen=True)
class StagePlan:
    """What a method answers for a program. `written`: None where there is no plan, or text cannot
    say it (then `answer.info["why"]`). `cost`: of a step, on `target`, where it is priced. `limit`:
    bytes of a device. `each`: devices that the method took for one; `seconds`: of the search.
    """

    ask: Ask
    answer: StageAnswer
    label: str
    target: Target
    each: int
    written: Written | None
    cost: Cost | None
    limit: float
    seconds: float

    @property
    def fits(self) -> bool:
        """Whether a device holds what it has to."""
        return self.cost is not None and self.cost.peak_bytes <= self.limit

    @property
    def status(self) -> Status:
        """That of the answer; infeasible where the program that would run does not fit."""
        is_over = self.cost is not None and not self.fits
        return Status.INFEASIBLE if is_over else self.answer.status


def plan_stages(
    given: Module, target: Target, ask: Ask, *, is_priced: bool = True
) -> StagePlan:  # fmt: skip
    """A plan on the target's devices. Raises ProgramError where the program is no train step, or
    it, its batch or the cluster do not allow what is asked. Where nobody asks what a step takes
    (`is_priced`), it is not compiled.
    """
    cluster = target.on_machines
    _expect_asked(ask, cluster)
    is_bare = ask.ignores or not has_devices(given)
    module, main = prepared(unannotated(given) if is_bare else given)
    own = mesh_devices(module)
    each = _devices_each(ask, cluster, own)
    chain = StepChain(module, ask.microbatches, cluster)
    groups = _groups(ask, chain)
    limit = min(ask.limit, target.memory)
    if not ask.chooses:
        _expect_ops(chain, _blocks(ask))
    began = perf_counter()
    answer = _solved(ask, groups, _machines(cluster, each, groups), limit)
    seconds = perf_counter() - began
    label = STAGED[ask.method].label
    if answer.objective is None:
        return StagePlan(ask, answer, label, target, each, None, None, limit, seconds)
    try:
        wanted = Wanted(ask.microbatches, _order(ask), ask.stages, each, ask.chooses)
        text = written(module, main, groups, answer, wanted)
        found = _reached(target, text)
        read = parse(print_module(text.module), WRITTEN)
        cost = priced(compiled(read, found), ask.script) if is_priced else None
    except (Unwritable, ProgramError) as problem:
        why = str(problem) if isinstance(problem, Unwritable) else problem.diagnostics[0].message
        said = replace(refused(answer.unit, why), stages=answer.stages)
        return StagePlan(ask, said, label, target, each, None, None, limit, seconds)
    return StagePlan(ask, answer, label, found, each, text, cost, limit, seconds)


def _expect_asked(ask: Ask, cluster: Cluster) -> None:
    """Raises ProgramError with exit code 2 for counts that no method, schedule or cluster takes."""
    order, devices = _order(ask) or read_schedule(SCHEDULE), cluster.devices
    expect_plannable(order, copies=True)
    if ask.chooses and order.chunks > 1:
        message = f'"{order}" has several stages on a device, {ask.method} plans one'
        raise error(message, help='use "gpipe", "1f1b" or "zb-h1"', code=USAGE)
    if ask.microbatches < 2:
        message = f"expected 2 or more micro-batches, got {ask.microbatches}"
        help = f"write --microbatches {2 * (ask.stages or 2)}"
        raise error(message, help=help, code=USAGE)
    if ask.stages is None and not ask.chooses:
        help = f"write --stages 4: {ask.method} does not choose how many there are"
        raise error('expected a number of "stages"', help=help, code=USAGE)
    if ask.stages is not None:
        _expect_stages(ask.stages, order, ask, devices)


def _expect_stages(ranks: int, order: Named, ask: Ask, devices: int) -> None:
    if ranks < 2:
        message = f"expected 2 or more stages, got {ranks}"
        raise error(message, help="write --stages 2", code=USAGE)
    nearest = legal_ranks(order, ranks)
    if nearest != ranks:
        message = f'"{order}" takes an even number of stages, got {ranks}'
        raise error(message, help=f"write --stages {nearest}", code=USAGE)
    legal = legal_microbatches(order, ranks, ask.microbatches)
    if legal != ask.microbatches:
        message = f'"{order}" on {ranks} ranks takes micro-batches in multiples of {ranks}, '
        message += f"got {ask.microbatches}"
        raise error(message, help=f"write --microbatches {legal}", code=USAGE)
    if devices % ranks:
        message = f"{ranks} stages on {devices} devices: they are not divided evenly"
        if devices < ranks:
            message = f"{ranks} stages are more than the {devices} devices of the cluster"
        fits = [n for n in range(2, ranks + 1) if devices % n == 0]
        help = f"write --stages {fits[-1]}" if fits else "name a larger cluster"
        raise error(message, help=help, code=USAGE)


def _order(ask: Ask) -> Named | None:
    """The schedule that is asked for."""
    return None if ask.schedule is None else read_schedule(ask.schedule)


def _blocks(ask: Ask) -> int:
    """Stages of a method that does not choose how many."""
    order = _order(ask)
    return (ask.stages or 0) * (order.chunks if order is not None else 1)


def _devices_each(ask: Ask, cluster: Cluster, own: int | None) -> int:
    """Devices that are one to the method: those of a stage, or of the program's mesh."""
    if ask.stages and (own is None or not ask.chooses):
        return cluster.devices // ask.stages
    each = own or 1
    if cluster.devices % each:
        message = f"the program's mesh has {each} devices, which do not divide the "
        message += f"{cluster.devices} of the cluster"
        raise error(message, help="add --ignore-annotations, or take another cluster")
    return each


def _groups(ask: Ask, chain: StepChain) -> OpGroups:
    """GPipe takes ops as they are, others no more groups than they can look at."""
    text = ask.settings.get(GROUPS, "0" if ask.method == GPIPE else str(MOST))
    if not text.isdecimal():
        message = f"setting {GROUPS} is '{text}', expected a whole number of at least 0"
        raise error(message, help=f"write {GROUPS}={MOST}", code=USAGE)
    return grouped(chain, int(text))


def _expect_ops(chain: StepChain, stages: int) -> None:
    if len(chain) < stages:
        message = f"the forward pass has {len(chain)} ops, too few for {stages} stages"
        raise error(message, help="ask for fewer stages")


def _machines(cluster: Cluster, each: int, groups: OpGroups) -> Machines:
    """Links at the bytes that a cut sends, and at the parameters of a group, on the mean."""
    sent = [size for size in groups.activation.tolist() if size]
    held = [size for size in groups.weights.tolist() if size]
    mean = [sum(some) / len(some) if some else 1.0 for some in (sent, held)]
    return machines_of(cluster, each, *mean)


def _solved(ask: Ask, groups: OpGroups, machines: Machines, cap: float) -> StageAnswer:
    """What the method answers."""
    reader = READERS[FORMAT_OF[ask.method]]
    own = {key: text for key, text in ask.settings.items() if key != GROUPS}
    method: Any = configured(STAGED[ask.method], ask.method, own, (GROUPS,))
    inner, outer = machines.levels[0], machines.across
    known = {one.name for one in fields(method)}
    speeds = {"sum_inside": inner.sum, "sum_across": outer.sum,
              "send_inside": inner.send, "send_across": outer.send}  # fmt: skip
    asked: dict[str, Any] = {**speeds, **(_unpublished(ask) if ask.method == GPIPE else {})}
    asked["pairs"] = 1  # of directions, which text says
    asked = {key: value for key, value in asked.items() if key in known and key not in own}
    count = _blocks(ask)
    if not ask.chooses:
        machines = machines._replace(levels=(outer._replace(units=count),))
    graph = reader.of_step(groups, machines, ask.microbatches, cap)
    return replace(method, **asked).of_graph(graph, ask.budget)


def _unpublished(ask: Ask) -> dict[str, Any]:
    """Settings of GPipe's cuts in other schedules than its own: ops are no layers, and cuts through
    the middle of one send much.
    """
    order = _order(ask)
    is_own = order is not None and order.name == GPIPE
    return {} if is_own else {"slack": _SLACK, "recompute": False}


def _reached(target: Target, text: Written) -> Target:
    """The part of the cluster that a plan uses."""
    cluster = target.on_machines
    if text.devices == cluster.devices:
        return target
    if text.devices not in cluster.parts:
        said = f"it uses {text.devices} of {cluster.devices} devices"
        raise Unwritable(f"{said}, which are no part of the cluster with links of their own")
    whole, slash, part = target.cluster.rpartition("/")
    name = whole if slash and part.isdecimal() else target.cluster
    return replace(target, cluster=f"{name}/{text.devices}")

"""Reads the pipeline of a program: calls marked with `plan.stage` and `plan.phase`, and the lists
that they are played by.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.core import Block, Func, Module, Op, callee
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.pipeline.schedules.actions import Lists
from shardwright.passes.pipeline.schedules.noted_lists import lists_in, noted_places
from shardwright.spec.attributes import Attrs, Bool, Int, String
from shardwright.spec.plan import ACTIONS, MODEL, PHASE, SCHEDULE, STAGE, STAGES
from shardwright.spec.schedule_names import Named, legal_microbatches, named

FORWARD, BACKWARD, ACCUMULATE = "forward", "backward", "accumulate"
INPUT, WEIGHT = "input", "weight"  # in place of backward
PASSES = 4_000_000  # of stages over micro-batches that are played


@dataclass(frozen=True)
class Plan:
    """The pipeline of a program. `devices`: groups of devices, one after another. `schedule`: None
    for one that nobody knows.

    `copies`: devices of a group that hold the same activations. Each sends a part of them, and they
    gather at the other end (scatter/gather of Narayanan et al., SC 2021, section 4.1). `places`: by
    stage its group, where lists of the program's own do not go round the groups.
    """

    devices: int
    schedule: Named | None
    copies: int
    places: tuple[int, ...] = ()

    @property
    def chunks(self) -> int:
        """Stages of a group."""
        return 1 if self.schedule is None else self.schedule.chunks

    def group_of(self, stage: int) -> int:
        """The group of devices that a stage stands on; lists that lack it are refused elsewhere."""
        return self.places[stage] if stage < len(self.places) else stage % self.devices

    def stages_of(self, group: int, count: int) -> list[int]:
        """Those of so many stages that stand on a group."""
        return [stage for stage in range(count) if self.group_of(stage) == group]

    def has(self, stages: int) -> bool:
        """Whether so many stages may stand on the groups; lists of others are refused later."""
        return bool(self.places) or stages % self.devices == 0


def plan_of(module: Module) -> Plan | None:
    """The pipeline that a module states; None without stages."""
    count, text = module.notes.get(STAGES), module.notes.get(SCHEDULE)
    if not isinstance(count, Int) or not isinstance(text, String) or count.value < 2:
        return None
    return Plan(count.value, named(text.value), _copies(module), noted_places(module))


def _copies(module: Module) -> int:
    """Number of devices that hold the same activations, by `plan.model`: those that share a layer,
    where sequences are not cut over them.
    """
    found = module.notes.get(MODEL)
    parallel = found.get("parallel") if isinstance(found, Attrs) else None
    if not isinstance(parallel, Attrs) or parallel.get("sp") == Bool(True):
        return 1
    count = parallel.get("tp")
    return max(1, count.value) if isinstance(count, Int) else 1


def expect_playable(module: Module, op: Op, plan: Plan, calls: Sequence[Calls], turns: int) -> None:
    """Raises ProgramError at a loop over micro-batches that devices cannot play as planned.

    `calls`: of each stage; `turns`: micro-batches.
    """
    stages = len(calls)
    written = f"{SCHEDULE} = {module.notes[SCHEDULE]}"
    help = f'write "gpipe", "1f1b", "interleaved:2" or "looped-bfs:2" as {SCHEDULE}'
    if plan.schedule is None:
        raise op_error(module, op, f"is played by an unknown schedule, {written}", help=help)
    copies = plan.schedule.row.replicas
    if copies > 1 and ACTIONS not in module.notes:
        said = f"is played by {written}, which runs two copies of the model, the program has one"
        raise op_error(module, op, said, help="run copy-stages behind cut-stages")
    if plan.schedule.row.limit and ACTIONS not in module.notes:
        said = f"is played by {written}, which is searched with times that the program does not say"
        raise op_error(module, op, said, help="run write-actions{times=F,I,W,COMM} first")
    if plan.schedule.row.splits and not all(one.is_split for one in calls):
        said = f"is played by {written}, which runs gradients of inputs and of weights apart, "
        raise op_error(module, op, f"{said}the program has one call for both", help=help)
    devices = plan.devices
    if plan.places and stages != len(plan.places):
        said = f"runs {stages} stages, {ACTIONS} lists {len(plan.places)}"
        raise op_error(module, op, said, help=f"leave out {ACTIONS}: plan.schedule says them")
    if stages != (len(plan.places) or devices * plan.chunks):
        said = f"runs {stages} stages, plan.stages and plan.schedule say {devices} x {plan.chunks}"
        help = f"let plan.stage of its calls go from 0 to {devices * plan.chunks - 1}"
        raise op_error(module, op, said, help=help)
    legal = legal_microbatches(plan.schedule, devices, copies * turns)
    if legal != copies * turns:
        said = f"interleaves {turns} micro-batches on {devices} groups of devices"
        help = f"run a multiple of {devices}, such as {-turns % devices + turns}"
        raise op_error(module, op, said, help=help)
    if turns * stages > PASSES:
        help = "leave out plan.stages: it is a loop like others then"
        raise op_error(module, op, f"plays {turns} x {stages} passes, at most {PASSES}", help=help)


def played_lists(module: Module, op: Op, plan: Plan, calls: Sequence[Calls], turns: int) -> Lists:
    """The lists of a loop that `expect_playable` lets pass. Raises ProgramError for lists of the
    module's own that its calls cannot follow.
    """
    assert plan.schedule is not None
    lists = lists_in(module, op, plan.schedule, plan.devices, turns, stages=len(calls))
    whole = {stage for stage, one in enumerate(calls) if not one.is_split}
    if lists.recomputes or any(stage in whole for _, stage, _ in lists.splits):
        said = f"is played by {ACTIONS} with passes beside forward and backward calls"
        raise op_error(module, op, said, help=f"leave out {ACTIONS}: plan.schedule says them")
    return lists


@dataclass
class Calls:
    """The calls of one stage in a pass over a micro-batch. `is_split`: `others` are gradients of
    weights, which may run later; else they follow, adding up gradients.
    """

    forward: Op
    backward: list[Op]
    others: list[Op]
    is_split: bool

    @property
    def all(self) -> list[Op]:
        """In order."""
        return [self.forward, *self.backward, *self.others]


def stage_calls(module: Module, block: Block) -> list[Calls]:
    """By stage, of a block or of what it calls; empty where the stages are not all there."""
    funcs = {func.symbol: func for func in module.funcs}
    found: dict[int, dict[str, list[Op]]] = {}
    _collect(block, funcs, found, 0)
    if sorted(found) != list(range(len(found))):
        return []
    every = [one for _, one in sorted(found.items())]
    if not all(FORWARD in one and one.keys() & {BACKWARD, INPUT, WEIGHT} for one in every):
        return []
    return [_calls(one) for one in every]


def _calls(one: dict[str, list[Op]]) -> Calls:
    is_split = BACKWARD not in one
    back = one.get(INPUT, []) if is_split else one[BACKWARD][:1]
    others = one.get(WEIGHT, []) + one.get(ACCUMULATE, [])
    return Calls(one[FORWARD][0], back, others, is_split)


def _collect(
    block: Block, funcs: dict[str, Func], found: dict[int, dict[str, list[Op]]], depth: int
) -> None:
    for op in block.ops:
        stage = stage_of(op)
        phase = op.notes.get(PHASE)
        if stage is not None and isinstance(phase, String):
            found.setdefault(stage, {}).setdefault(phase.value, []).append(op)
        elif depth < 4 and "callee" in op.attrs and callee(op) in funcs:
            _collect(funcs[callee(op)].body, funcs, found, depth + 1)


def stage_of(op: Op) -> int | None:
    """The stage that a call belongs to."""
    found = op.notes.get(STAGE)
    return found.value if isinstance(found, Int) else None

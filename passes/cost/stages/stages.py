"""What devices of a pipeline run, and send one another.

The program of all stages is one text on the devices of one stage. A device runs its own stage only:
its calls, and around them what nobody else uses.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from shardwright.ir.core import Module, callee
from shardwright.passes.cost.fusion.fusion import Fused, Kernel
from shardwright.passes.pipeline.schedules.actions import BACKWARD as BACK
from shardwright.passes.pipeline.schedules.actions import FORWARD as THERE
from shardwright.passes.pipeline.schedules.actions import INPUT as INPUT_KIND
from shardwright.passes.pipeline.schedules.actions import WEIGHT as WEIGHT_KIND
from shardwright.passes.pipeline.schedules.actions import Lists, flat
from shardwright.passes.pipeline.schedules.staged_calls import Calls, Plan, stage_of
from shardwright.passes.shared.data_flow import is_loop
from shardwright.spec.types import TensorType


class Pass(NamedTuple):
    """A piece of a stage's work on a micro-batch: 0 there, 1 back, 2 gradients of weights alone."""

    stage: int
    piece: int


_PIECES = {THERE: (0,), BACK: (1, 2), INPUT_KIND: (1,), WEIGHT_KIND: (2,)}


def passes_of(lists: Lists, device: int) -> list[Pass]:
    """What a device does, in order; in one piece the way back has no piece 2."""
    line = flat(lists.ranks[device])
    return [Pass(one.stage, piece) for one in line for piece in _PIECES.get(one.kind, ())]


def distinct_devices(module: Module, plan: Plan) -> dict[int, int]:
    """The first of all devices that call the same functions, and how many do: those take the same
    time.
    """
    called: dict[int, list[str]] = {device: [] for device in range(plan.devices)}
    for op in module.walk():
        stage = stage_of(op)
        if stage is not None and "callee" in op.attrs:
            called[plan.group_of(stage)].append(callee(op))
    alike: dict[tuple[str, ...], list[int]] = {}
    for device, names in called.items():
        alike.setdefault(tuple(names), []).append(device)
    return {devices[0]: len(devices) for devices in alike.values()}


def sent_bytes(calls: Sequence[Calls], stage: int) -> int:
    """The bytes that a device of the stage before passes to a stage. What a later stage reads is
    handed on from stage to stage.
    """
    made = {value for one in calls[:stage] for value in one.forward.results}
    read = dict.fromkeys(value for one in calls[stage:] for value in one.forward.operands)
    types = [value.type for value in read if value in made]
    return sum(type.bytes for type in types if isinstance(type, TensorType))


def is_foreign(kernel: Kernel, device: int, plan: Plan) -> bool:
    """True if a kernel is a part of stages, and all of these are of other devices."""
    stages = {plan.group_of(node.stage) for node in kernel.nodes if node.stage >= 0}
    return bool(stages) and device not in stages


def others(fused: Fused, device: int, plan: Plan) -> set[int]:
    """Kernels that only other devices of a pipeline run: theirs, and what only theirs use."""
    used: list[set[int]] = [set() for _ in fused.kernels]
    for number in range(len(fused.kernels) - 1, -1, -1):
        kernel = fused.kernels[number]
        own = {plan.group_of(node.stage) for node in kernel.nodes if node.stage >= 0}
        used[number] |= own
        for dep in kernel.deps:
            used[dep] |= used[number]
    return {
        number
        for number, kernel in enumerate(fused.kernels)
        if used[number] and device not in used[number] and not is_loop(kernel.nodes[0].op)
    }

"""What devices of a pipeline run, and send one another.

The program of all stages is one text on the devices of one stage. A device runs its own stage only:
its calls, and around them what nobody else uses.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from shardwright.ir.analysis.staged_step import Hop, hops_of, walked
from shardwright.ir.core import Module, Value, callee
from shardwright.passes.cost.fusion.fusion import Fused, Kernel
from shardwright.passes.pipeline.schedules.actions import BACKWARD as BACK
from shardwright.passes.pipeline.schedules.actions import FORWARD as THERE
from shardwright.passes.pipeline.schedules.actions import INPUT as INPUT_KIND
from shardwright.passes.pipeline.schedules.actions import WEIGHT as WEIGHT_KIND
from shardwright.passes.pipeline.schedules.actions import Lists, flat
from shardwright.passes.pipeline.schedules.staged_calls import Calls, Plan, stage_of
from shardwright.passes.shared.data_flow import is_loop


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


def hop_bytes(calls: Sequence[Calls], plan: Plan) -> dict[Hop, int]:
    """By the stage that sends and the one that gets it the bytes of a micro-batch that pass: each
    value goes from one stage that reads it to the next.
    """
    makers = {v: k for k, one in enumerate(calls) for op in one.all for v in op.results}
    readers: dict[Value, dict[int, None]] = {}
    for stage, one in enumerate(calls):
        for value in (value for op in one.all for value in op.operands if value in makers):
            readers.setdefault(value, {})[stage] = None
    places = [plan.group_of(stage) for stage in range(len(calls))]
    found: dict[Hop, int] = {}
    for value, stages in readers.items():
        size = value.type.bytes
        for hop in hops_of(makers[value], stages, places):
            found[hop] = found.get(hop, 0) + size
    return found


def by_way(hops: Mapping[Hop, int], allowed: Collection[Hop]) -> dict[Hop, int]:
    """Bytes as they pass: past the stages between where that is allowed, else by way of each."""
    found: dict[Hop, int] = {}
    for hop, size in hops.items():
        for one in walked(*hop, allowed):
            found[one] = found.get(one, 0) + size
    return found


def is_foreign(kernel: Kernel, device: int, plan: Plan) -> bool:
    """True if a kernel is a part of stages, and all of these are of other devices."""
    stages = {plan.group_of(node.stage) for node in kernel.nodes if node.stage >= 0}
    return bool(stages) and device not in stages


def others(fused: Fused, device: int, plan: Plan) -> set[int]:
    """Kernels that only other devices of a pipeline run: theirs, what only theirs use, and what
    nobody's use, such as new weights that are gathered, but theirs make (see `close-stages`).
    """
    used: list[set[int]] = [set() for _ in fused.kernels]
    for number in range(len(fused.kernels) - 1, -1, -1):
        kernel = fused.kernels[number]
        own = {plan.group_of(node.stage) for node in kernel.nodes if node.stage >= 0}
        used[number] |= own
        for dep in kernel.deps:
            used[dep] |= used[number]
    for number, kernel in enumerate(fused.kernels):
        if not used[number]:
            used[number] = set[int]().union(*(used[dep] for dep in kernel.deps))
    return {
        number
        for number, kernel in enumerate(fused.kernels)
        if used[number] and device not in used[number] and not is_loop(kernel.nodes[0].op)
    }

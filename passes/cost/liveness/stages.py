"""Splits a program with pipeline stages into one frame for each group of devices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from shardwright.ir.analysis.collective_traffic import trip_count
from shardwright.ir.core import Module
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.cost.liveness.frame import Frame
from shardwright.passes.cost.liveness.stage_owners import owners, runs_stages, stage_count
from shardwright.passes.cost.liveness.stage_slice import Slice, sliced
from shardwright.passes.cost.stages.schedules import Work, order
from shardwright.passes.cost.stages.stages import Plan, expect_playable, plan_of, stage_calls
from shardwright.spec.attributes import Int
from shardwright.spec.plan import MICROBATCHES


def stage_slices(module: Module, frame: Frame) -> list[Slice]:
    """By group of devices what it runs of main; empty where no stages are played.

    Raises ProgramError for a schedule that cannot be played.
    """
    plan, count = plan_of(module), stage_count(frame)
    if plan is None or not count:
        return []
    turns: dict[int, int] = {}
    for node, op in enumerate(frame.ops):
        if not runs_stages(frame, node):
            continue
        calls = stage_calls(module, op.regions[1].block)
        if not calls or len(calls) % plan.devices:
            return []  # its time is that of a loop, too
        turns[node] = _turns(module, frame, node)
        expect_playable(module, op, plan, len(calls), turns[node])
    found = owners(frame, count)
    return [
        sliced(frame, found, _stages(plan, device, count), partial(_order, plan, device, turns))
        for device in range(plan.devices)
    ]


def _stages(plan: Plan, device: int, count: int) -> int:
    """The stages of a group of devices, as bits."""
    return sum(1 << stage for stage in range(device, count, plan.devices))


def _order(plan: Plan, device: int, turns: dict[int, int], node: int) -> Sequence[Work]:
    return order(plan.schedule, device, plan.devices, plan.chunks, turns[node])


def _turns(module: Module, frame: Frame, node: int) -> int:
    """The number of micro-batches of a loop. Raises ProgramError where nothing says it."""
    op = frame.ops[node]
    found, note = trip_count(op), module.notes.get(MICROBATCHES)
    if found is None and isinstance(note, Int):
        found = note.value
    if found is None or found < 1:
        help = f"say how many micro-batches it runs: {MICROBATCHES} = 8 : i64 on the module"
        raise op_error(module, op, "runs an unknown number of times", help=help)
    return found

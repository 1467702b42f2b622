"""The lists of actions by which a step in stages runs, with all transfers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardwright.ir.analysis.staged_step import read_unchecked
from shardwright.ir.core import Module, Op
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.pipeline.schedules.actions import (
    SEND_B,
    SEND_F,
    TRANSFERS,
    Skip,
)
from shardwright.passes.pipeline.schedules.batches import with_transfers
from shardwright.passes.pipeline.schedules.noted_lists import note_lists
from shardwright.passes.pipeline.schedules.staged_calls import (
    BACKWARD,
    FORWARD,
    WEIGHT,
    Calls,
    expect_playable,
    plan_of,
    played_lists,
)
from shardwright.passes.pipeline.stage_closing.step_blocks import StepBlocks
from shardwright.passes.pipeline.stage_closing.step_pieces import Piece
from shardwright.spec.plan import SCHEDULE, STAGE, STAGES


def post_lists(module: Module, blocks: StepBlocks, calls: Sequence[tuple[Piece, Op]]) -> None:
    """Write `plan.actions` as ranks post them. `calls`: of the closed step.

    Raises ProgramError where `plan.schedule` or `plan.actions` do not fit the step.
    """
    op = blocks.loop or blocks.main
    plan = plan_of(module)
    if plan is None:
        missing = SCHEDULE if STAGES in module.notes else STAGES
        said = f"has calls of stages and no {missing}, by which they would run"
        help = f'write {STAGES} = 2, {SCHEDULE} = "1f1b" on the module'
        raise op_error(module, module, said, help=help)
    stages = 1 + max(piece.stage for piece, _ in calls)
    every = [_calls_of(module, blocks, stage, calls) for stage in range(stages)]
    expect_playable(module, op, plan, every, blocks.turns)
    lists = played_lists(module, op, plan, every, blocks.turns)
    note_lists(module, lists)
    if not any(one.kind in TRANSFERS for line in lists.ranks for one in line):
        note_lists(module, with_transfers(replace(lists, skips=_skips(module))))


def _skips(module: Module) -> tuple[Skip, ...]:
    """What stages of a closed step send past others: what these do not read."""
    step = read_unchecked(module)
    hops = () if step is None else (hop for hops in step.hops.values() for hop in hops)
    kinds = (Skip(SEND_F if before < after else SEND_B, before, after) for before, after in hops)
    return tuple(sorted({one for one in kinds if one.is_legal}))


def _calls_of(
    module: Module, blocks: StepBlocks, stage: int, calls: Sequence[tuple[Piece, Op]]
) -> Calls:
    """The calls of a stage in a pass over a micro-batch."""
    own = {piece.phase: op for piece, op in calls if piece.stage == stage}
    if FORWARD not in own:
        said = f"has no forward pass of stage {stage}"
        help = f"let {STAGE} of calls go from 0 on, each with work"
        raise op_error(module, blocks.main, said, help=help)
    backward = own.get(BACKWARD) or own.get("input")
    others = [own[WEIGHT]] if WEIGHT in own else []
    return Calls(own[FORWARD], [backward] if backward else [], others, BACKWARD not in own)

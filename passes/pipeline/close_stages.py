"""Make one function of all that a stage does in one go, so that main only calls stages.

For scripts, behind `partition`: what stands between calls of stages goes to the stage that makes
what it reads, or, where it is longer than that, to the one that reads it. Slices of the batch and
broadcasts of weights are copied to where they are read. Before the loop over micro-batches a stage
has a `setup`: zeros that it sums gradients to, and what it reads in every turn. Behind the loop, an
`update` is what it does until it has to wait for another stage. `plan.actions` has the lists by
which they run, with transfers; lists that would wait for themselves are refused.

Before:
    module attributes {plan.microbatches = 2 : i64, plan.schedule = "1f1b", plan.stages = 2 : i64} {
    }
After:
    module attributes {plan.microbatches = 2 : i64, plan.schedule = "1f1b", plan.stages = 2 : i64} {
    }
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import UNCHANGED, Pass
from shardwright.passes.pipeline.stage_closing.opened_calls import open_calls, part_of
from shardwright.passes.pipeline.stage_closing.piece_writer import PieceWriter
from shardwright.passes.pipeline.stage_closing.posted_lists import post_lists
from shardwright.passes.pipeline.stage_closing.step_blocks import blocks_of
from shardwright.passes.pipeline.stage_closing.step_pieces import StepPieces
from shardwright.passes.registry import Pipeline, make_step


@dataclass(frozen=True)
class CloseStages(Pass):
    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        """Raises ProgramError where stages cannot run as lists say."""
        main = module.main
        if main is None or not any(part_of(op) is not None for op in module.walk()):
            return UNCHANGED
        open_calls(module, main.body)
        blocks = blocks_of(module, main)
        writer = PieceWriter(StepPieces(blocks))
        writer.write()
        post_lists(module, blocks, writer.calls)
        Pipeline((make_step("symbol-dce"),)).run(module)
        writer.name()
        return None

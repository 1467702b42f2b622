"""Loops whose turns stand on stages of their own, written out: each turn has ops of its own.

With a loop that a label names go those that read by turn what it gives, the way back through the
same layers.
"""

from __future__ import annotations

from collections.abc import Iterator

from shardwright.ir.analysis.collective_traffic import trip_count, uncounted
from shardwright.ir.core import Module, Op
from shardwright.passes.base import op_error
from shardwright.passes.clean.unrolling.writer import Asked, Writer, halves
from shardwright.passes.pipeline.stage_cuts.step_flow import used
from shardwright.passes.registry import Pipeline, make_step
from shardwright.passes.shared.data_flow import is_loop
from shardwright.spec.attributes import Array
from shardwright.spec.plan import STAGE

MOST_OPS = 100_000  # of a program that is written out, as `unroll` has it


def write_out_turns(module: Module) -> bool:
    """Write out loops with a stage for each turn, and those that follow them; whether there were.

    Raises ProgramError where such a loop does not say how often it runs, or runs otherwise.
    """
    asked = [op for op in module.walk() if is_loop(op) and isinstance(op.notes.get(STAGE), Array)]
    if not asked:
        return False
    for op in asked:
        if trip_count(op) is None:
            said = f"has {STAGE} by turn, and does not say how many it runs: {uncounted(op)}"
            help = "count from a constant to a constant by a constant, or give it one stage"
            raise op_error(module, op, said, help=help)
    every = dict.fromkeys([*asked, *(one for op in asked for one in _followers(op))])
    numbers = Writer(module, Asked((), 0, MOST_OPS, True)).numbers
    loops = ",".join(str(numbers[op]) for op in every)
    steps = make_step("unroll", f"loops={loops} ops={MOST_OPS}"), make_step("forward-slices")
    Pipeline((*steps, *map(make_step, ("dce", "symbol-dce")))).run(module)
    return True


def expect_one_stage(module: Module) -> None:
    """Raises ProgramError where an op that is no loop has a stage for each turn."""
    for op in module.walk():
        if isinstance(op.notes.get(STAGE), Array) and not is_loop(op):
            said = f"has {STAGE} by turn, expected an integer: only loops run in turns"
            raise op_error(module, op, said, help=f"write {STAGE} = 0, or {halves(4)} on a loop")


def _followers(loop: Op) -> Iterator[Op]:
    """Loops of as many turns beside it that depend on what it gives."""
    block = loop.block
    assert block is not None
    known, trips = {loop}, trip_count(loop)
    for op in block.ops[block.index(loop) + 1 :]:
        if any(value.op in known for value in used(op)):
            known.add(op)
            if is_loop(op) and trip_count(op) == trips:
                yield op

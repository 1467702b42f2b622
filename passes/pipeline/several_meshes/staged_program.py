"""Reads a program over several meshes as a step in stages."""

from __future__ import annotations

from shardwright.ir.core import Module
from shardwright.passes.pipeline.schedules.noted_lists import note_schedule
from shardwright.passes.pipeline.several_meshes.plain_program import (
    COUNTER,
    TOPOLOGY,
    PlainProgram,
)
from shardwright.passes.pipeline.several_meshes.turned_calls import with_loop
from shardwright.passes.registry import Pipeline, make_step
from shardwright.spec.attributes import Int
from shardwright.spec.plan import ACTIONS, PHASE
from shardwright.spec.schedule_names import GPIPE, Named
from shardwright.spec.values.rare_attributes import Topology

FIRST = Int(0, "ui32")


def import_mpmd(module: Module) -> bool:
    """Write a program over several meshes over plain tensors, in place; see the pass `read-mpmd`.

    False for other programs. Raises ProgramError for loops over fragments.
    """
    main = module.main
    topology = None if main is None else main.notes.get(TOPOLOGY)
    if main is None or not isinstance(topology, Topology):
        return False
    program = PlainProgram(module, main, topology)
    func = program.write()
    is_one = all(op.notes.get(COUNTER, FIRST) == FIRST for op in func.body.ops)
    is_step = with_loop(func) or (is_one and any(PHASE in op.notes for op in func.body.ops))
    for op in func.body.ops:
        op.set_note(COUNTER, None)
        if not is_step:
            op.set_note(PHASE, None)
    if not is_step:  # one micro-batch
        module.set_note(ACTIONS, None)
        note_schedule(module, len(program.stages), 1, Named(GPIPE))
    Pipeline((make_step("dce"),)).run(module)
    return True

"""Lays stages of a pipeline out on the meshes of their groups of devices, mesh by mesh."""

from __future__ import annotations

from collections.abc import Callable

from shardwright.ir.analysis.stage_meshes import GroupMeshes
from shardwright.ir.analysis.staged_step import read_staged
from shardwright.ir.core import Module
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.pipeline.stage_meshes.joining import Joined
from shardwright.passes.pipeline.stage_meshes.mesh_views import on_mesh
from shardwright.passes.pipeline.stage_meshes.stage_moves import add_moves
from shardwright.passes.registry import Pipeline, make_step
from shardwright.spec.plan import TOPOLOGY

# Gives the program of one device of a step as it is on the mesh of a name.
LayOut = Callable[[str, Module], Module]


def spread(module: Module, groups: GroupMeshes, lay_out: LayOut) -> None:
    """Cut and close a step, lay it out on each mesh, and put it together of the stages of each.

    Raises ProgramError where the program has no stages, or a mesh does not take it.
    """
    Pipeline(tuple(map(make_step, ("follow-stages", "close-stages")))).run(module)
    step = read_staged(module)
    if step is None:
        help = "write plan.stage on ops, and plan.microbatches, plan.schedule on the module"
        raise op_error(module, module, f"has {TOPOLOGY} and no pipeline stages", help=help)
    add_moves(module, step)
    programs: dict[str, Module] = {}
    for name in groups.by_name:
        programs[name] = lay_out(name, on_mesh(module, groups, name))
        Pipeline((make_step("close-stages"),)).run(programs[name])
    Joined(module, groups, step.places, programs).write()

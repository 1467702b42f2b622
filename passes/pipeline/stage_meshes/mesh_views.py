"""A closed step as it is on one of its meshes, as if that were the mesh of all groups."""

from __future__ import annotations

from shardwright.ir.analysis.stage_meshes import GroupMeshes
from shardwright.ir.core import Module
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.shared.shardings import map_shardings
from shardwright.passes.shared.symbols import MESH, mesh_named
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.plan import TOPOLOGY
from shardwright.spec.sharding import Dim, Sharding, sharding


def on_mesh(module: Module, groups: GroupMeshes, name: str) -> Module:
    """A copy with one mesh. What text says on another one holds by the names of axes: those that
    this mesh lacks cut nothing.

    Raises ProgramError where a sharding cuts an axis into parts, and the meshes differ in it.
    """
    mesh = groups.by_name[name]
    copy = module.clone()
    for op in [op for op in copy.ops if op.name == MESH]:
        op.erase()
    copy.body.insert(0, mesh_named(name, mesh))
    copy.set_note(TOPOLOGY, None)
    map_shardings(copy, lambda found: sharding_on(module, name, mesh, found))
    return copy


def sharding_on(module: Module, name: str, mesh: Mesh, found: Sharding) -> Sharding:
    """What a sharding says on another mesh. Raises ProgramError as `on_mesh`."""
    there = module.meshes[found.mesh] if isinstance(found.mesh, str) else found.mesh

    def kept(axes: Axes) -> Axes:
        return tuple(axis for axis in axes if _keeps(module, mesh, there, axis))

    dims = tuple(_dim(dim, kept(dim.axes)) for dim in found.dims)
    return sharding(name, dims, kept(found.replicated), kept(found.unreduced), found.kind)


def _dim(dim: Dim, axes: Axes) -> Dim:
    return Dim(axes, dim.is_open, dim.priority if axes or dim.is_open else None)


def _keeps(module: Module, mesh: Mesh, there: Mesh, axis: Axis) -> bool:
    """Whether an axis of a sharding is one of a mesh."""
    if axis.name not in mesh.names:
        return False
    sizes = there.axis_size(axis.name), mesh.axis_size(axis.name)
    if not axis.is_whole and sizes[0] != sizes[1]:
        said = f'cuts by a part of axis "{axis.name}", which meshes of {TOPOLOGY} have in sizes'
        help = "cut by whole axes, or give parts names of their own"
        raise op_error(module, module, f"{said} {sizes[0]} and {sizes[1]}", help=help)
    return True

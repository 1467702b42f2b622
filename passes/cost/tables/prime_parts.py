"""Whether a program leaves the prime parts of the axes of its mesh to be handed out one by one."""

from __future__ import annotations

from shardwright.ir.core import Module
from shardwright.ir.told_cuts import told_of
from shardwright.passes.partition.lowering.coexisting_sub_axes import Cuts, axes_in_use
from shardwright.spec.axes import Mesh
from shardwright.spec.strategies import atoms


def go_apart(module: Module, mesh: Mesh) -> bool:
    """True if all axes that a module names, in a plan too, are made of prime parts of axes: of an
    axis of 6 in 2 x 3 parts `"x":(1)3` is not. Raises ProgramError where the plan cannot be done.
    """
    parts = Cuts(mesh)
    parts.add([atoms(mesh, parts=True)])
    told = (axes for one in told_of(module, mesh).values() for axes in one.cut or ())
    named = mesh.resolve([*axes_in_use(module), *(axis for axes in told for axis in axes)])
    return all({axis.pre, axis.next_pre} <= {*parts.of(axis.name)} for axis in named)

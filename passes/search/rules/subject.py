"""A program that a rule annotates, and what was found of it."""

from __future__ import annotations

from functools import cached_property

from shardwright.ir.core import Func, Module
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.search.rules.roles import Roles
from shardwright.passes.search.rules.writing import Cuts, Names, count
from shardwright.passes.search.rules.written_out import Class, Flow
from shardwright.spec.axes import Mesh


class Subject:
    """A program at stage `input`, and the mesh that it is to be laid out on.

    Raises ProgramError where the program has no main, or no batch.
    """

    def __init__(self, module: Module, mesh_name: str, mesh: Mesh) -> None:
        self.module, self.mesh_name, self.mesh = module, mesh_name, mesh
        if module.main is None or module.main.is_declaration:
            help = "name the function that is to run main"
            raise op_error(module, module, "has no function main", help=help)
        self.main: Func = module.main
        self.flow = Flow(module, self.main)
        self.roles = Roles(module, self.main, self.flow)

    def axes(self, *names: str) -> Names:
        """Those of the named axes that the mesh has."""
        return tuple(name for name in names if name in self.mesh.names)

    @cached_property
    def rows(self) -> dict[Class, None]:
        return self.roles.rows

    def inputs(self, names: Names) -> dict[int, list[Names]]:
        """How arguments with rows of the batch lie. Raises ProgramError where rows do not part."""
        parts, found = count(self.mesh, names), dict[int, list[Names]]()
        for number, dim in self.roles.batch.items():
            shape = self.main.args[number].shape
            if shape[dim] % parts:
                message = f"has a batch of {shape[dim]}, which {parts} devices do not divide"
                help = f"take a number of devices that divides {shape[dim]}"
                raise op_error(self.module, self.main, message, help=help)
            found[number] = [names if k == dim else () for k in range(len(shape))]
        return found

    def batch_cuts(self, names: Names) -> Cuts:
        """Rows of the batch over axes."""
        return dict.fromkeys(self.rows, names) if names else {}

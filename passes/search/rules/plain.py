"""The two ends: nothing is cut, and nothing is said beyond what the program says."""

from __future__ import annotations

from shardwright.ir.core import Module
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.search.rules.writing import bound
from shardwright.spec.axes import Mesh
from shardwright.spec.sharding import replicated


class Null:
    name = "null"
    paper = "none: what any plan is to beat"
    label = "exact-code"
    decides: tuple[str, ...] = ("mesh", "shard")
    about = "every device does everything"

    def meshes(self, devices: int) -> list[Mesh]:
        """One axis of all devices."""
        return [Mesh((("data", devices),))]

    def annotate(self, module: Module, mesh_name: str, mesh: Mesh) -> None:
        """Leave arguments and results whole. Raises ProgramError without a main."""
        main = module.main
        if main is None or main.is_declaration:
            help = "name the function that is to run main"
            raise op_error(module, module, "has no function main", help=help)
        bound(main, mesh_name, {})
        ends = main.body.terminator.operands
        main.set_boundary(
            result_shardings=[
                replicated(mesh_name, len(v.shape)) if v.shape else None for v in ends
            ]
        )


class Propagate:
    name = "propagate"
    paper = "Xu et al., GSPMD (arXiv 2105.04663), section 3.5"
    label = "family"
    decides: tuple[str, ...] = ("shard",)
    about = "what the annotations of the program propagate to"

    def meshes(self, devices: int) -> list[Mesh]:
        """One axis of all devices, for programs that have no mesh."""
        return [Mesh((("data", devices),))]

    def annotate(self, module: Module, mesh_name: str, mesh: Mesh) -> None:
        """Add nothing: the program says all."""

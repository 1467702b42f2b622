"""The mesh that all shardings of a program are told on, and shardings on it."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.core import Module, Op
from shardwright.passes.importing.gspmd.refused_at import refused
from shardwright.passes.shared.symbols import SymbolNames, mesh_named
from shardwright.spec.attributes import Int
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.gspmd import COPIES, MANUAL, Tiling, Unread, axes_of, axis_sizes
from shardwright.spec.sharding import Dim, Sharding, sharding

_AXIS = "axis_{}"
_DEVICES = "mhlo.num_partitions"  # as JAX says it


class Meshes:
    """Finds or declares the meshes of a module. Raises ProgramError where no mesh has all."""

    def __init__(self, module: Module, found: Sequence[Tiling]) -> None:
        self._module = module
        self._names = SymbolNames(module)
        self._maximal: dict[int, str] = {}
        said = module.notes.get(_DEVICES)
        counts = {one.devices for one in found if one.devices}
        least = said.value if isinstance(said, Int) and not counts else 1
        self.devices = max([*counts, least])
        if len(counts) > 1:
            raise refused(
                module, f"has shardings over {sorted(counts)} devices, expected one number"
            )
        try:
            self._sizes = axis_sizes(found, self.devices)
        except Unread as why:
            raise refused(module, f"has shardings of several meshes: {why}") from None
        axes = tuple((_AXIS.format(k), size) for k, size in enumerate(self._sizes))
        self.mesh = Mesh(axes)
        self.name = self._declared(self.mesh, "mesh") if axes else ""

    def _declared(self, mesh: Mesh, name: str) -> str:
        for known, other in self._module.meshes.items():
            if other == mesh:
                return known
        found = self._names.unique(name)
        self._module.body.insert(len(self._module.meshes), mesh_named(found, mesh))
        return found

    def sharding(
        self, op: Op, tiling: Tiling, rank: int, unspecified: Sequence[int] = ()
    ) -> Sharding | None:
        """A sharding of a tensor, open on the dims that are not specified; None where none is said.

        Raises ProgramError at the op where the tensor has fewer dims, or part of it is manual.
        """
        if tiling.device is not None:
            name = f"maximal_mesh_{tiling.device}"
            return sharding(self._declared(Mesh((), (tiling.device,)), name), ())
        if not self.name or tiling.is_manual:
            return None
        dims = [Dim((), dim in unspecified) for dim in range(rank)]
        for digit in tiling.digits:
            if digit.dim == MANUAL:
                help = "write what is manual as sdy.manual_computation"
                raise refused(op, "is manual along some axes, expected all or none", help=help)
            if digit.dim == COPIES:
                continue
            if digit.dim >= rank:
                raise refused(op, f"has a sharding of dim {digit.dim}, but {rank} dims")
            axes = [Axis(_AXIS.format(k)) for k in axes_of(digit, self._sizes)]
            dims[digit.dim] = _cut(dims[digit.dim], axes)
        return sharding(self.name, tuple(dims))


def _cut(dim: Dim, more: Sequence[Axis]) -> Dim:
    """The dim, cut by these axes too."""
    return dim._replace(axes=(*dim.axes, *more))

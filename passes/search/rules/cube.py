"""3-D tensor parallelism on a cube of devices.

P = q^3 devices (i, j, l). Activations X [M, K] lie with rows over (i, j) and columns over l,
weights W [K, N] with rows over l and columns over (j, i). Y = X W: gather X over j, gather W over
i, multiply, and scatter the sums over l into rows: Y has rows over (i, l) and columns over j.
The next product finds j and l exchanged, and leaves rows over (i, j) again: columns have one of two
colours, which alternate from product to product. Backward every gather is a scatter of sums and
every scatter a gather; what was gathered forward is kept. Per product of M x K x N a device
receives, forward and backward,

    2 (q - 1) / q^3 (M K + K N + M N)

Decides the mesh, the layout of arguments and of activations that have columns, and the cuts of
products with weights and of lookups (which are products of a one-hot matrix and their table). All
else (attention's own products, norms, losses) follows by propagation. Needs a cube of devices and
a batch that q^2 divides; a dim that q does not divide stays whole, and the axis that would cut it
cuts rows; where q^2 does not divide what a weight makes, the weight lies on all of i.

Differs from the paper: what has one colour on both sides of a product (a residual around a single
product) is moved between; vectors lie over their columns and on all other devices, where the paper
keeps them on a diagonal.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.passes.search.rules.grids import (
    FIRST,
    SECOND,
    Cells,
    Sides,
    Sizes,
    expect_side,
    lay_out,
)
from shardwright.passes.search.rules.subject import Subject
from shardwright.passes.search.rules.uses import Part
from shardwright.passes.search.rules.volumes import write_volume
from shardwright.passes.search.rules.writing import Names
from shardwright.spec.axes import Mesh

AXES: Names = ("i", "j", "l")
DEEP = "i"  # cuts rows of activations, and once more what weights make
_COLUMN = {FIRST: "l", SECOND: "j"}


@dataclass(frozen=True)
class Blocks:
    """Blocks on a cube of devices."""

    side: int
    is_lean: bool = False
    is_deep: bool = True
    formula: str = "2 (q - 1) / q^3 (M K + K N + M N)"

    def received(self, sizes: Sizes, parts: Collection[Part]) -> float:
        """See `Grid`: what is gathered forward is kept, dY is gathered once."""
        found = {
            Part.FORWARD: sum(sizes),
            Part.INPUT: sizes.taken,
            Part.WEIGHT: sizes.weight,
        }
        gathered = sizes.made if len(parts) > 1 else 0
        return (self.side - 1) / self.side**3 * (gathered + sum(found[part] for part in parts))

    def rows(self, colour: int) -> Names:
        """See `Grid`."""
        return (DEEP, _COLUMN[SECOND - colour])

    def columns(self, colour: int) -> Names:
        """See `Grid`."""
        return (_COLUMN[colour],)

    def weight(self, sides: Sides, parts: int) -> tuple[Names, Names]:
        """See `Grid`."""
        over, along = _COLUMN[sides.colour], _COLUMN[SECOND - sides.colour]
        return (over,), (along, DEEP) if parts > self.side else (along,)

    def cells(self, sides: Sides, part: Part) -> Cells:
        """See `Grid`."""
        over, along = _COLUMN[sides.colour], _COLUMN[SECOND - sides.colour]
        contracts = () if sides.contracts is None else (over,)
        makes = () if sides.makes is None else (along,)
        idle = tuple(axis for axis in (along, over) if axis not in (*contracts, *makes))
        rows = (DEEP, *idle)  # an axis without a dim cuts rows
        into = {
            Part.FORWARD: ("rows", contracts),
            Part.INPUT: ("rows", makes),
            Part.WEIGHT: ("makes", (DEEP,)),
        }[part]
        return Cells(rows, contracts, makes, into)


class Cube:
    name = "cube-3d"
    paper = "Bian et al., 3-D parallelism (arXiv 2105.14450), section 3"
    label = "paper-formula"
    decides: tuple[str, ...] = ("mesh", "shard")
    about = "activations and weights in blocks on a cube of devices, layouts alternate"

    def meshes(self, devices: int) -> list[Mesh]:
        """The cube of so many devices; none for other numbers."""
        side = round(devices ** (1 / 3))
        is_cube = side >= 2 and side**3 == devices
        return [Mesh(tuple((name, side) for name in AXES))] if is_cube else []

    def annotate(self, module: Module, mesh_name: str, mesh: Mesh) -> None:
        """Lay blocks out. Raises ProgramError as `lay_out` does, and for what is no cube."""
        side = expect_side(module, mesh, AXES, self.name)
        write_volume(lay_out(Subject(module, mesh_name, mesh), Blocks(side)))

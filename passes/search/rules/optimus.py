"""Optimus: 2-D tensor parallelism on a square of devices, by SUMMA.

P = q^2 devices stand in rows and columns. Activations X [M, K] and weights W [K, N] lie in q x q
blocks, rows of a matrix over rows of the square, columns over columns. A product Y = X W takes q
steps: a block of X is broadcast along the row of devices, one of W along the column, their product
is added up. Backward dX = dY W^T broadcasts W and reduces along the row, dW = X^T dY broadcasts X
and reduces along the column.

The q broadcasts of a device's row bring it the same blocks as one all-gather, and the q reductions
the same sums as one reduce-scatter, so the products are cut so: i over rows, j over columns, nothing
over k. Per product of M x K x N a device receives, forward and backward,

    optimus-2d         3 (q - 1) / q^2 (M K + K N)   operands are broadcast again for the backward part
    optimus-2d-fused   2 (q - 1) / q^2 (M K + K N)   what was gathered is kept

Decides the mesh, the layout of arguments and of activations that have columns, and the cuts of
products with weights and of lookups. All else (attention's own products, norms, losses) follows by
propagation. Needs a square of devices, and a batch that its rows divide; dims that q does not divide
stay whole.

Differs from the paper: an all-gather for q broadcasts (more memory for a moment, fewer launches);
vectors (biases, norms) lie over columns and on all rows, where Optimus keeps them in the first row.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.passes.search.rules.grids import Cells, Sides, Sizes, expect_side, lay_out
from shardwright.passes.search.rules.subject import Subject
from shardwright.passes.search.rules.uses import Part
from shardwright.passes.search.rules.volumes import write_volume
from shardwright.passes.search.rules.writing import Names
from shardwright.spec.axes import Mesh

ROW, COLUMN = "row", "column"


@dataclass(frozen=True)
class Square:
    """Blocks on a square of devices. `above`: axes in front of rows of activations, of `depth`
    devices.
    """

    side: int
    is_lean: bool
    above: Names = ()
    depth: int = 1

    @property
    def is_deep(self) -> bool:
        """Columns do not alternate."""
        return False

    @property
    def formula(self) -> str:
        """See `Grid`."""
        times = 3 if self.is_lean else 2
        if not self.above:
            return f"{times} (q - 1) / q^2 (M K + K N)"
        return f"{times} (q - 1) / q^2 (M K / d + K N) + 2 (d - 1) / d K N / q^2"

    def received(self, sizes: Sizes, parts: Collection[Part]) -> float:
        """See `Grid`: X and W are gathered, sums of dX and of dW scattered."""
        taken, weight = sizes.taken / self.depth, sizes.weight
        found = {
            Part.FORWARD: taken + weight,
            Part.INPUT: taken + (weight if self.is_lean else 0),
            Part.WEIGHT: weight + (taken if self.is_lean else 0),
        }
        squared = self.side * self.side
        own = (self.side - 1) / squared * sum(found[part] for part in parts)
        summed = weight if Part.WEIGHT in parts else 0
        return own + 2 * (self.depth - 1) / self.depth * summed / squared

    def rows(self, colour: int) -> Names:
        """See `Grid`."""
        return (*self.above, ROW)

    def columns(self, colour: int) -> Names:
        """See `Grid`."""
        return (COLUMN,)

    def weight(self, sides: Sides, parts: int) -> tuple[Names, Names]:
        """See `Grid`."""
        return (ROW,), (COLUMN,)

    def cells(self, sides: Sides, part: Part) -> Cells:
        """See `Grid`."""
        rows = self.rows(sides.colour)
        if sides.makes is None:  # every device of a row makes the same
            into = ("contracts", (ROW,)) if part is Part.WEIGHT else ("", ())
            return Cells(rows, (), (), into)
        into = {Part.FORWARD: (), Part.INPUT: (COLUMN,), Part.WEIGHT: (ROW,)}[part]
        return Cells(rows, (), (COLUMN,), ("contracts", into))


class Optimus:
    """`is_lean`: operands are broadcast again for the backward part, as in the paper."""

    paper = "Xu et al., Optimus (arXiv 2104.05343), section 3"
    label = "paper-formula"
    decides: tuple[str, ...] = ("mesh", "shard")

    def __init__(self, is_lean: bool) -> None:
        self.is_lean = is_lean
        self.name = "optimus-2d" if is_lean else "optimus-2d-fused"
        self.about = (
            "blocks of activations and weights on a square of devices, products by SUMMA"
            if is_lean
            else "optimus-2d, keeping what was broadcast for the backward part"
        )

    def meshes(self, devices: int) -> list[Mesh]:
        """The square of so many devices; none for other numbers."""
        side = round(devices**0.5)
        is_square = side >= 2 and side * side == devices
        return [Mesh(((ROW, side), (COLUMN, side)))] if is_square else []

    def annotate(self, module: Module, mesh_name: str, mesh: Mesh) -> None:
        """Lay blocks out. Raises ProgramError as `lay_out` does, and for what is no square."""
        side = expect_side(module, mesh, (ROW, COLUMN), self.name)
        write_volume(lay_out(Subject(module, mesh_name, mesh), Square(side, self.is_lean)))

"""Tesseract: 2.5-D tensor parallelism, d layers of squares of devices, by SUMMA in each.

P = d q^2 devices. Rows of activations X [M, K] lie over depth and rows of the squares, columns over
columns; weights W [K, N] lie in q x q blocks on every layer. Each layer multiplies its rows as
Optimus does. The gradient of a weight is reduced along columns of devices, then summed over depth.

Per product of M x K x N a device receives, forward and backward,

    tesseract-2.5d        3 (q - 1) / q^2 (M K / d + K N) + 2 (d - 1) / d K N / q^2
    tesseract-2.5d-fused  2 (q - 1) / q^2 (M K / d + K N) + 2 (d - 1) / d K N / q^2

With d = 1 that is Optimus. Decides, needs and differs as `optimus-2d`; the batch is to be divisible
by d q. Of several ways to write P as d q^2 all are tried, d = 1 but not q = 1.
"""

from __future__ import annotations

from shardwright.ir.core import Module
from shardwright.passes.search.rules.grids import expect_side, lay_out
from shardwright.passes.search.rules.optimus import COLUMN, ROW, Square
from shardwright.passes.search.rules.subject import Subject
from shardwright.passes.search.rules.volumes import write_volume
from shardwright.spec.axes import Mesh

DEPTH = "depth"


class Tesseract:
    """`is_lean`: operands are broadcast again for the backward part, as in the paper."""

    paper = "Wang et al., Tesseract (arXiv 2105.14500), section 3"
    label = "paper-formula"
    decides: tuple[str, ...] = ("mesh", "shard")

    def __init__(self, is_lean: bool) -> None:
        self.is_lean = is_lean
        self.name = "tesseract-2.5d" if is_lean else "tesseract-2.5d-fused"
        self.about = (
            "layers of squares: rows of activations over layers too, weights on every layer"
            if is_lean
            else "tesseract-2.5d, keeping what was broadcast for the backward part"
        )

    def meshes(self, devices: int) -> list[Mesh]:
        """All ways to write so many devices as d q^2, the deepest first."""
        found: list[Mesh] = []
        for side in range(2, int(devices**0.5) + 1):
            depth, left = divmod(devices, side * side)
            if not left:
                axes = ((DEPTH, depth), (ROW, side), (COLUMN, side))
                found.append(Mesh(axes if depth > 1 else axes[1:]))
        return found

    def annotate(self, module: Module, mesh_name: str, mesh: Mesh) -> None:
        """Lay blocks out. Raises ProgramError as `lay_out` does, and without squares."""
        side = expect_side(module, mesh, (ROW, COLUMN), self.name, (DEPTH,))
        depth = dict(mesh.axes).get(DEPTH, 1)
        grid = Square(side, self.is_lean, (DEPTH,) if depth > 1 else (), depth)
        write_volume(lay_out(Subject(module, mesh_name, mesh), grid))

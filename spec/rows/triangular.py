"""Triangular solves as rows spell them, whoever says which one is meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Triangular(NamedTuple):
    """Whether the matrix stands left, is lower, has ones on its diagonal; `how` it enters: "" as it
    is, "t" transposed, "h" adjoint.
    """

    left: bool
    lower: bool
    unit: bool
    how: str

    def jax(self, names: Sequence[str]) -> str:
        """A call of `lax.linalg.triangular_solve`."""
        return (
            f"lax.linalg.triangular_solve({names[0]}, {names[1]}, left_side={self.left}, "
            f"lower={self.lower}, transpose_a={bool(self.how)}, conjugate_a={self.how == 'h'}, "
            f"unit_diagonal={self.unit})"
        )

    def torch(self, names: Sequence[str]) -> str:
        """A call of `torch.linalg.solve_triangular`."""
        matrix = names[0] + {"": "", "t": ".mT", "h": ".mH"}[self.how]
        upper = self.lower == bool(self.how)
        return (
            f"torch.linalg.solve_triangular({matrix}, {names[1]}, upper={upper}, "
            f"left={self.left}, unitriangular={self.unit})"
        )

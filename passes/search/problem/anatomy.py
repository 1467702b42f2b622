"""What the choices of a class of nodes cut: loops of an op, dims of its tensors, axes of the mesh.

Methods with an objective of their own (elements moved, bytes, operations) read costs off this. Of
what several factors make up, a dim is in as many parts as they are together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
NONE = -1  # an axis that cuts nothing

Dims = tuple[tuple[int, ...], ...]  # per dim of a tensor the factors that it is made of


@dataclass(frozen=True, eq=False)
class Anatomy:
    """F factors (loops of an op; dims of a value), K choices, A axes of the mesh.

    sizes      [F] points
    summed     [F] results are partial where the factor is cut
    ins, outs  per operand, per result: factors of its dims
    in_shapes, out_shapes  likewise: sizes of its dims
    cut        [K, A] the factor that an axis cuts, `NONE`
    left       [K, A] the dim of the first result that an axis cuts in the end, `NONE`
    degree     [K, F] parts
    plain      [K] partial results are summed, not scattered
    width      bytes of an element of the first result
    flops      of one execution, whole
    is_value   a value that lies somewhere, no op
    is_product a product of two tensors
    """

    sizes: Ints
    summed: Bools
    ins: tuple[Dims, ...]
    outs: tuple[Dims, ...]
    in_shapes: tuple[tuple[int, ...], ...]
    out_shapes: tuple[tuple[int, ...], ...]
    cut: Ints
    left: Ints
    degree: Floats
    plain: Bools
    width: int
    flops: float
    is_value: bool
    is_product: bool

    @property
    def count(self) -> int:
        """Number of choices."""
        return len(self.cut)

    @cached_property
    def points(self) -> Floats:
        """[K] points of all loops on a device."""
        return (self.sizes / self.degree).prod(axis=1) if len(self.sizes) else np.ones(self.count)

    def parts(self, dims: Dims) -> Floats:
        """[K, t] parts of each dim of a tensor."""
        if not dims:
            return np.ones((self.count, 0))
        return np.stack([self.degree[:, list(some)].prod(axis=1) for some in dims], axis=1)

    def local(self, dims: Dims, shape: tuple[int, ...]) -> Floats:
        """[K, t] size of each dim of a tensor on a device."""
        return np.array(shape, np.float64) / self.parts(dims)

    def partial(self, result: int) -> Floats:
        """[K] devices whose results of one place are to be summed."""
        within = {factor for dim in self.outs[result] for factor in dim}
        summed = [f for f, is_sum in enumerate(self.summed.tolist()) if is_sum and f not in within]
        return self.degree[:, summed].prod(axis=1)

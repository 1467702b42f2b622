"""What crosses the border of stages that are differences of downsets.

A tensor is the set of its maker and users. It crosses the border of a stage S if S holds some but
not all of them. Of downsets I' in I and S = I - I', with st(I) the tensors that I holds in part:
crossing(S) = w(st(I)) + w(st(I')) - sum over t in both of w_t (1 + [I and I' hold as many of t]),
as all others are either wholly within S or wholly beside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from shardwright.passes.search.kernels.stages.downsets import Words, members
from shardwright.passes.search.problem.problem import Floats, Ints

Counts = NDArray[np.int32]


@dataclass(frozen=True)
class Straddling:
    """Of N downsets and T tensors, `held` [N, T]: how many nodes of each; `size` and `weight` [T];
    `at` [N + 1], `tensor`, `own`: by downset the tensors that it holds in part, and of how many
    nodes; `cut` [N]: their weight together.
    """

    held: Counts
    size: Counts
    weight: Floats
    at: NDArray[np.int64]
    tensor: Counts
    own: Counts
    cut: Floats

    def of(self, kept: Ints) -> Straddling:
        """Of these downsets alone."""
        return _listed(self.held[kept], self.size, self.weight)


def straddling(
    sets: Words, count: int, tensors: Iterable[tuple[float, frozenset[int]]]
) -> Straddling:
    """Of downsets of `count` nodes, and tensors as weight and nodes; equal ones are joined."""
    whole = joined(tensors)
    of = np.zeros((count, len(whole)), np.float32)
    for column, nodes in enumerate(whole):
        of[list(nodes), column] = 1.0
    size = of.sum(0).astype(np.int32)
    held = (members(sets, count).astype(np.float32) @ of).astype(np.int32)
    return _listed(held, size, np.array(list(whole.values()), float))


def joined(tensors: Iterable[tuple[float, frozenset[int]]]) -> dict[tuple[int, ...], float]:
    """Nodes, sorted -> weight: tensors that may cross a border, equal ones as one."""
    found: dict[tuple[int, ...], float] = {}
    for weight, nodes in tensors:
        key = tuple(sorted(nodes))
        if len(key) > 1 and weight > 0:
            found[key] = found.get(key, 0.0) + weight
    return found


def _listed(held: Counts, size: Counts, weight: Floats) -> Straddling:
    row, tensor = np.nonzero((held > 0) & (held < size))
    cut = np.bincount(row, weight[tensor], minlength=len(held)).astype(np.float64)
    at = np.zeros(len(held) + 1, np.int64)
    np.cumsum(np.bincount(row, minlength=len(held)), out=at[1:])
    return Straddling(held, size, weight, at, tensor.astype(np.int32), held[row, tensor], cut)

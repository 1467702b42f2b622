"""Strided layouts: positions at which parts cut a tensor, with gaps between them.

A tooth is where a part cuts a dim: the dim is first cut `pre` times, by other parts or by nobody,
then by the part. Where something left of a tooth is free, a device holds a comb of blocks.
"""

from __future__ import annotations

from typing import NamedTuple

from shardwright.spec.axes import Axis
from shardwright.spec.layout import Layout


class Tooth(NamedTuple):
    """The position of a part in a dim: `pre` shards to its left."""

    dim: int
    pre: int
    size: int

    @property
    def end(self) -> int:
        return self.pre * self.size


Teeth = dict[Axis, Tooth]


def teeth_of(layout: Layout) -> Teeth:
    """The teeth of a contiguous layout."""
    found: Teeth = {}
    for dim, axes in enumerate(layout):
        pre = 1
        for axis in axes:
            found[axis] = Tooth(dim, pre, axis.size)
            pre *= axis.size
    return found


def are_apart(a: Tooth, b: Tooth) -> bool:
    """True if both can stand at once."""
    return a.dim != b.dim or b.pre % a.end == 0 or a.pre % b.end == 0

"""Strided layouts: positions at which parts cut a tensor, with gaps between them.

A tooth is where a part cuts a dim: the dim is first cut `pre` times, by other parts or by nobody,
then by the part. Where something left of a tooth is free, a device holds a comb of blocks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import NamedTuple

from shardwright.passes.partition.reshard.query import Parts
from shardwright.passes.partition.reshard.space import EXCHANGE, GATHER
from shardwright.spec.axes import Axes, Axis


class Tooth(NamedTuple):
    """The position of a part in a dim: `pre` shards to its left."""

    dim: int
    pre: int
    size: int

    @property
    def end(self) -> int:
        return self.pre * self.size


Teeth = dict[Axis, Tooth]


def teeth_of(parts: Parts) -> Teeth:
    """The teeth of a contiguous layout."""
    found: Teeth = {}
    for dim, axes in enumerate(parts[:-1]):
        pre = 1
        for axis in axes:
            found[axis] = Tooth(dim, pre, axis.size)
            pre *= axis.size
    return found


def are_apart(a: Tooth, b: Tooth) -> bool:
    """True if both can stand at once."""
    return a.dim != b.dim or b.pre % a.end == 0 or a.pre % b.end == 0


def volumes(states: Sequence[Teeth], units: int) -> Iterator[tuple[str, Axes, int]]:
    """Kind, axes and volume of each collective that costs, for a tensor of some units."""
    for before, after in zip(states, states[1:], strict=False):
        if len(after) > len(before):
            continue
        local = units // prod([part.size for part in before])
        if len(after) < len(before):
            axes = tuple(part for part in before if part not in after)
            yield GATHER, axes, local * (prod([part.size for part in axes]) - 1)
        else:
            axes = tuple(part for part, tooth in before.items() if after[part] != tooth)
            yield EXCHANGE, axes, local - local // prod([part.size for part in axes])

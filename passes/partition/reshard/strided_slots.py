"""Slots where parts may stand in strided layouts, and which of them overlap.

A slot is a tooth without its part: a dim, and shards to its left. Parts stand where the two ends
have them, or in between at slots to park at. Where dims have room behind all that cuts them, each
part has one of its own there, which nothing else ever needs; else any will do that divides its dim.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import gcd, lcm, prod

from shardwright.passes.partition.reshard.strided_layouts import Teeth, Tooth, are_apart
from shardwright.spec.axes import Axes

ALIKE = 4  # slots of a part kept that overlap the same slots of both ends


class Slots:
    """The slots of one question, numbered.

    `overlaps`: per slot the bits of slots that cannot be taken beside it, itself among them.
    `parks`: per part the slots to park at.
    """

    def __init__(
        self, shape: Sequence[int], parts: Axes, before: Teeth, after: Teeth
    ) -> None:  # fmt: skip
        self.teeth = list(dict.fromkeys((*before.values(), *after.values())))
        ends = tuple(self.teeth)
        own = _own(shape, parts, ends)
        found = [(tooth,) for tooth in own] or [*_any(shape, parts, ends)]
        self.teeth += dict.fromkeys(t for some in found for t in some if t not in ends)
        self._numbers = {tooth: number for number, tooth in enumerate(self.teeth)}
        self.overlaps = [
            sum(1 << k for k, other in enumerate(self.teeth) if not are_apart(tooth, other))
            for tooth in self.teeth
        ]
        self.parks = [tuple(self._numbers[tooth] for tooth in some) for some in found]

    def number(self, tooth: Tooth | None) -> int:
        """The number of a slot, -1 for none."""
        return -1 if tooth is None else self._numbers[tooth]


def _own(shape: Sequence[int], parts: Axes, ends: Sequence[Tooth]) -> list[Tooth]:
    """A slot for each part that overlaps none of all others; empty where there is no room."""
    cut = [lcm(*(tooth.end for tooth in ends if tooth.dim == dim)) for dim in range(len(shape))]
    found: list[Tooth] = []
    for part in parts:
        rooms = (dim for dim, size in enumerate(shape) if size % (cut[dim] * part.size) == 0)
        dim = next(rooms, None)
        if dim is None:
            return []
        found.append(Tooth(dim, cut[dim], part.size))
        cut[dim] *= part.size
    return found


def _any(
    shape: Sequence[int], parts: Axes, ends: Sequence[Tooth]
) -> Iterator[tuple[Tooth, ...]]:  # fmt: skip
    """Per part the slots of its size; of those that overlap the same ends, a few."""
    everything = prod(part.size for part in parts)
    points = [_points(gcd(size, everything), parts) for size in shape]
    known: dict[int, tuple[Tooth, ...]] = {}
    for part in parts:
        if part.size not in known:
            kept: dict[tuple[bool, ...], list[Tooth]] = {}
            for dim, size in enumerate(shape):
                for pre in points[dim]:
                    tooth = Tooth(dim, pre, part.size)
                    if size % tooth.end == 0:
                        beside = tuple(not are_apart(tooth, other) for other in ends)
                        kept.setdefault(beside, []).append(tooth)
            # What overlaps least first.
            order = sorted(kept, key=sum)
            known[part.size] = tuple(tooth for key in order for tooth in kept[key][:ALIKE])
        yield known[part.size]


def _points(room: int, parts: Axes) -> list[int]:
    """Numbers of shards that parts make, as far as a dim has room."""
    found = {1}
    for part in parts:
        found |= {point * part.size for point in found if room % (point * part.size) == 0}
    return sorted(found)


def placings(
    slots: Slots, parts: Sequence[int], blocked: int, limit: int
) -> Iterator[tuple[int, ...]]:
    """Ways to park parts side by side beside what is blocked, at most `limit`; -1: not at all."""
    found = [()]
    for part in parts:
        longer = [
            (*some, park)
            for some in found
            for park in slots.parks[part]
            if not (blocked | _taken(slots, some)) >> park & 1
        ]
        found = longer[:limit] or [(*some, -1) for some in found]
    yield from found


def _taken(slots: Slots, numbers: Sequence[int]) -> int:
    taken = 0
    for number in numbers:
        if number >= 0:
            taken |= slots.overlaps[number]
    return taken

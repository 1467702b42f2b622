"""Pieces of axes and lists of them, for the greedy chain of collectives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from shardwright.passes.shared.axis_prefix import contains
from shardwright.spec.axes import Axes, Axis, can_coexist, overlap, overlaps, prefix_without_overlap


def fitting(axis: Axis, room: int) -> tuple[Axis, Axis | None] | None:
    """An axis that divides the room, or its major part that fills it, and the rest of the axis."""
    if room < 2 or (axis.size % room and room % axis.size):
        return None
    if axis.size <= room:
        return axis, None
    major = Axis(axis.name, axis.pre, room)
    return major, Axis(axis.name, major.next_pre, axis.size // room)


def take_fitting(axes: list[Axis], room: int) -> tuple[list[Axis], int]:
    """Move axes off the front of a list while they fit; returns them and the room left."""
    moved: list[Axis] = []
    while axes and (found := fitting(axes[0], room)) is not None:
        axis, rest = found
        axes[:1] = [] if rest is None else [rest]
        room //= axis.size
        moved.append(axis)
    return moved, room


def divide_evenly(a: Axis, b: Axis) -> bool:
    return not (a.size % b.size and b.size % a.size)


def ordered(dims: Sequence[Axes]) -> list[Axis]:
    """All axes by name, then place in their axis."""
    return sorted(axis for axes in dims for axis in axes)


def common_count(a: Sequence[Axis], b: Sequence[Axis]) -> int:
    """The number of axes that two lists begin with alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(a, b, strict=False)))


def same_list(a: Sequence[Axis], b: Sequence[Axis]) -> bool:
    return list(a) == list(b)


def aligned(axes: Iterable[Axis], others: Sequence[Axis]) -> list[Axis]:
    """The axes cut wherever one of the others begins or ends inside them."""
    found: list[Axis] = []
    for axis in axes:
        found += _cut_by(axis, others)
    return found


def _cut_by(axis: Axis, others: Sequence[Axis]) -> Iterator[Axis]:
    first = next((i for i, other in enumerate(others) if overlaps(axis, other)), len(others))
    left: Axis | None = axis
    for other in others[first:]:
        assert left is not None
        if not can_coexist(other, left) or contains(other, left) or not overlaps(other, left):
            break
        if (before := prefix_without_overlap(left, other)) is not None:
            yield before
        common = overlap(left, other)
        assert common is not None
        yield common
        if common.next_pre == left.next_pre:
            return
        left = Axis(axis.name, common.next_pre, left.next_pre // common.next_pre)
    yield left

"""Lower bound of the bytes that a device receives: what it needs and does not hold."""

from __future__ import annotations

from itertools import product
from math import prod

from shardwright.passes.partition.reshard.sub_axis_parts import cuts_of, split_all
from shardwright.spec.axes import Axis
from shardwright.spec.layout import Layout

MAX_DEVICES = 1 << 13  # each is looked at


def least_received(shape: tuple[int, ...], src: Layout, dst: Layout) -> int | None:
    """Elements that some device must receive; None where sub-axes cannot coexist, or the devices
    are too many.
    """
    try:
        parts = split_all(src + dst, cuts_of(src + dst))
    except ValueError:
        return None
    before, after = parts[: len(shape)], parts[len(shape) :]
    axes = tuple(dict.fromkeys(axis for dim in parts for axis in dim))
    if prod(axis.size for axis in axes) > MAX_DEVICES:
        return None
    worst = 0
    for places in product(*(range(axis.size) for axis in axes)):
        at = dict(zip(axes, places, strict=True))
        needed, held = 1, 1
        for size, old, new in zip(shape, before, after, strict=True):
            a, b = _block(size, old, at), _block(size, new, at)
            needed *= b[1] - b[0]
            held *= max(0, min(a[1], b[1]) - max(a[0], b[0]))
        worst = max(worst, needed - held)
    return worst


def _block(size: int, axes: tuple[Axis, ...], at: dict[Axis, int]) -> tuple[int, int]:
    """Begin and end of a device's block of a dim."""
    number, count = 0, 1
    for axis in axes:
        number, count = number * axis.size + at[axis], count * axis.size
    return number * size // count, (number + 1) * size // count

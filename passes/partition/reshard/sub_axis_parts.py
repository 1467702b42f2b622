"""Splits axes into independently movable parts: primes, or products common to all lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from shardwright.spec.axes import Axes, Axis
from shardwright.spec.layout import Layout

Cuts = dict[str, list[int]]


def atoms(lists: Sequence[Axes]) -> tuple[Axes, ...]:
    """The lists over the coarsest parts of axes that all of them are made of.

    Raises ValueError when two axes cannot coexist.
    """
    return split_all(tuple(lists), cuts_of(lists))


def cuts_of(lists: Iterable[Axes]) -> Cuts:
    """Per axis name, where the sub-axes in use begin and end."""
    cuts: dict[str, set[int]] = {}
    for axis in (axis for axes in lists for axis in axes):
        cuts.setdefault(axis.name, set()).update((axis.pre, axis.next_pre))
    return {name: sorted(found) for name, found in cuts.items()}


def are_odd(cuts: Iterable[Sequence[int]]) -> bool:
    """True if some axis is cut, from 1 to its size, where cutting it into primes does not."""
    return any({*points}.difference(with_primes((1, points[-1]))) for points in cuts)


def with_primes(points: Sequence[int]) -> list[int]:
    """Cuts of an axis, and those that make all parts between them primes.

    Raises ValueError when two parts cannot coexist.
    """
    found = list(points[:1])
    for point in points[1:]:
        while found[-1] < point and point % found[-1] == 0:
            found.append(found[-1] * smallest_prime(point // found[-1]))
        if found[-1] != point:
            raise ValueError(f"cuts at {found[-1]} and {point}")
    return found


@lru_cache(maxsize=4096)
def smallest_prime(number: int) -> int:
    """The smallest prime that divides a number above 1."""
    factor = 2
    while factor * factor <= number:
        if number % factor == 0:
            return factor
        factor += 1
    return number


def split_all(layout: Layout, cuts: Cuts) -> Layout:
    """The axes of a layout as the parts between cuts. Raises ValueError where one is uneven."""
    return tuple(
        tuple(part for axis in axes for part in _parts(axis, cuts[axis.name])) for axes in layout
    )


def _parts(axis: Axis, points: Sequence[int]) -> list[Axis]:
    inner = [p for p in points if axis.pre <= p <= axis.next_pre]
    parts: list[Axis] = []
    for low, high in zip(inner, inner[1:], strict=False):
        if high % low:
            raise ValueError(f"cuts at {low} and {high}")
        parts.append(Axis(axis.name, low, high // low))
    return parts


def common_length(a: Axes, b: Axes) -> int:
    """The number of axes in the common prefix of two lists."""
    length = 0
    while length < min(len(a), len(b)) and a[length] == b[length]:
        length += 1
    return length

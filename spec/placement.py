"""Placements of mesh axes on the levels of a cluster.

A *system* lists how many parts each level has, outermost first: (2, 16) is two nodes of 16 chips.
A *placement* of axes with sizes (p_0, p_1, ..) is a matrix of positive integers, one row per axis,
one column per level: entry (i, j) is how much of axis i lies on level j, so that row i multiplies
to p_i and column j to the parts of level j.

Each entry above 1 is a *digit*. A device's position on level j is the mixed radix of column j, axis
0 most significant; its id is the mixed radix of its positions, outer level first; its coordinate on
axis i is the mixed radix of row i, outer level most significant. So the digits, level by level and
within a level axis by axis, are the axes of a *refined mesh* whose device ids are row-major.

Source: Xie et al., MLSys 2022, arXiv 2110.10548 (parallelism matrices).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from math import gcd, prod
from typing import NamedTuple

import numpy as np

Matrix = tuple[tuple[int, ...], ...]
Groups = tuple[tuple[int, ...], ...]  # of device ids


class Digit(NamedTuple):
    """The part of an axis on a level; `pre`: product of the axis' digits on outer levels.

    As a part of its axis it is `"name":(pre)size`.
    """

    level: int
    axis: int
    pre: int
    size: int


def placements(levels: Sequence[int], axes: Sequence[int]) -> Iterator[Matrix]:
    """All matrices, by row in lexicographic order; none where the products differ."""
    if prod(levels) != prod(axes):
        return
    if not axes:
        yield ()
        return
    for row in _rows(axes[0], tuple(levels)):
        left = [size // entry for size, entry in zip(levels, row, strict=True)]
        for rest in placements(left, axes[1:]):
            yield (row, *rest)


def _rows(size: int, levels: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Ways to write a size as a product of divisors of the levels."""
    if not levels:
        if size == 1:
            yield ()
        return
    common = gcd(size, levels[0])
    for entry in range(1, common + 1):
        if common % entry == 0:
            yield from ((entry, *rest) for rest in _rows(size // entry, levels[1:]))


def placement_count(levels: Sequence[int], axes: Sequence[int]) -> int:
    """The number of matrices, without listing them: each prime is dealt out on its own."""
    if prod(levels) != prod(axes):
        return 0
    primes = sorted({prime for size in levels for prime in _factors(size)})
    return prod(
        _tables(
            tuple(_factors(size)[prime] for size in axes),
            tuple(sorted(_factors(size)[prime] for size in levels)),
        )
        for prime in primes
    )


@lru_cache(maxsize=4096)
def _factors(size: int) -> Counter[int]:
    """Exponents of primes."""
    found: Counter[int] = Counter()
    prime = 2
    while prime * prime <= size:
        while size % prime == 0:
            found[prime] += 1
            size //= prime
        prime += 1
    if size > 1:
        found[size] += 1
    return found


@lru_cache(maxsize=1 << 16)
def _tables(rows: tuple[int, ...], columns: tuple[int, ...]) -> int:
    """The number of tables of non-negative integers with these sums; columns are sorted."""
    if not rows:
        return int(not any(columns))
    return sum(_tables(rows[1:], tuple(sorted(left))) for left in _taken(rows[0], columns))


def _taken(amount: int, columns: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The possible remainders of columns when an amount is taken from them."""
    if not columns:
        if amount == 0:
            yield ()
        return
    for entry in range(min(amount, columns[0]) + 1):
        for rest in _taken(amount - entry, columns[1:]):
            yield (columns[0] - entry, *rest)


def digits(matrix: Matrix) -> tuple[Digit, ...]:
    """Entries above 1, level by level, within a level axis by axis: axes of the refined mesh."""
    return tuple(
        Digit(level, axis, prod(row[:level]), row[level])
        for level in range(len(matrix[0]) if matrix else 0)
        for axis, row in enumerate(matrix)
        if row[level] > 1
    )


def device_ids(matrix: Matrix) -> tuple[int, ...]:
    """Device of each position of a mesh with the axes, row-major, as `sdy.mesh` lists them."""
    found = digits(matrix)
    order = sorted(range(len(found)), key=lambda i: (found[i].axis, found[i].level))
    ids = np.arange(prod(digit.size for digit in found))
    return tuple(map(int, ids.reshape([digit.size for digit in found]).transpose(order).ravel()))


def reduced_levels(matrix: Matrix, over: Collection[int]) -> tuple[int, ...]:
    """Per level how many devices take part in a reduction over some axes: hierarchy (d)."""
    return tuple(
        prod(row[level] for axis, row in enumerate(matrix) if axis in over)
        for level in range(len(matrix[0]) if matrix else 0)
    )


def reduction_groups(matrix: Matrix, over: Collection[int]) -> Groups:
    """Devices that agree on all axes but those reduced over, ascending, groups by least device."""
    found = digits(matrix)
    kept = [i for i, digit in enumerate(found) if digit.axis not in over]
    gone = [i for i, digit in enumerate(found) if digit.axis in over]
    ids = np.arange(prod(digit.size for digit in found))
    table = ids.reshape([digit.size for digit in found]).transpose([*kept, *gone])
    members = prod(found[i].size for i in gone)
    return tuple(tuple(map(int, group)) for group in table.reshape(-1, members))

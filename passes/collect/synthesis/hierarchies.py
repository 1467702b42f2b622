"""Hierarchies of devices for the reductions of a placement.

    levels    (a) the levels of the system as they are
    columns   (b) per level one digit per axis
    rows      (c) per axis its digits, level by level
    reduced   (d) per level one digit: what the reduced axes have on it, other axes replicated

In the first three every device of the system has a digit, and an instruction is legal only where
each group stays inside one reduction. The last one is what P^2 settles on: it has the most programs
for a single axis, and needs only the devices of one reduction.

Source: Xie et al., MLSys 2022, arXiv 2110.10548.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import product
from math import prod

from shardwright.passes.collect.synthesis.states import Setting, setting_of
from shardwright.spec.placement import Digit, Matrix, digits, reduced_levels
from shardwright.spec.sharding_rules.reductions import groupings, groups

HIERARCHIES = ("levels", "columns", "rows", "reduced")


def hierarchy(matrix: Matrix, over: Collection[int], name: str) -> Setting:
    """The devices of a system and their groupings in one of `HIERARCHIES`."""
    if name == "reduced":
        return setting_of(reduced_levels(matrix, over))
    found = digits(matrix)
    if name == "rows":
        found = tuple(sorted(found, key=lambda digit: (digit.axis, digit.level)))
    parts = _by_level(found) if name == "levels" else [[digit] for digit in found]
    radices = [prod(digit.size for digit in part) for part in parts]
    goes = [all(digit.axis in over for digit in part) for part in parts]
    listed = {
        grouping: groups(grouping, radices)
        for grouping in groupings(len(parts))
        if all(goes[grouping.first : grouping.end])
    }
    chunks = prod(reduced_levels(matrix, over))
    return Setting(chunks, _contributors(found, over), len(parts), listed)


def _by_level(found: Sequence[Digit]) -> list[list[Digit]]:
    levels = sorted({digit.level for digit in found})
    return [[digit for digit in found if digit.level == level] for level in levels]


def _contributors(found: Sequence[Digit], over: Collection[int]) -> tuple[int, ...]:
    """Per device the mixed radix of its reduced digits, outer level first."""
    reduced = [i for i, digit in enumerate(found) if digit.axis in over]
    reduced.sort(key=lambda i: (found[i].level, found[i].axis))
    numbers: list[int] = []
    for place in product(*(range(digit.size) for digit in found)):
        number = 0
        for i in reduced:
            number = number * found[i].size + place[i]
        numbers.append(number)
    return tuple(numbers)

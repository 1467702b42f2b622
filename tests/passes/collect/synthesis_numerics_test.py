"""Every program computes the reduction: run on integers by a machine that knows no rules.

A device is a table of chunks and what it has of each. The machine only adds up, splits, gathers
and copies; it does not know whose contributions a number holds, so that a wrong program gives a
wrong number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

import numpy as np
import pytest

from shardwright.passes.collect.synthesis.enumerate import programs
from shardwright.spec.sharding_rules.reductions import (
    Collective,
    Grouping,
    Instruction,
    Program,
    groups,
)

Array = np.ndarray
Device = dict[int, Array]  # chunks, none of them empty
Combine = Callable[[Array, Array], Array]


def runs(program: Program, radices: Sequence[int], data: Array, combine: Combine) -> list[Device]:
    """What devices hold behind a program; `data`: one row per device, one column per chunk."""
    devices = [dict(enumerate(row)) for row in data]
    for collective, grouping in program:
        for group in groups(grouping, radices):
            members = [devices[device] for device in group]
            for device, after in zip(group, acted(collective, members, combine), strict=True):
                devices[device] = after
    return devices


def acted(collective: Collective, members: list[Device], combine: Combine) -> list[Device]:
    if collective is Collective.BROADCAST:
        return [members[0]] * len(members)
    if collective is Collective.ALL_GATHER:
        return [{chunk: one[chunk] for one in members for chunk in one}] * len(members)
    total = members[0]
    for one in members[1:]:
        total = {chunk: combine(total[chunk], one[chunk]) for chunk in total}
    if collective is Collective.ALL_REDUCE:
        return [total] * len(members)
    if collective is Collective.REDUCE:
        return [total, *[{}] * (len(members) - 1)]
    size = len(total) // len(members)
    held = sorted(total)
    return [{c: total[c] for c in held[j * size : (j + 1) * size]} for j in range(len(members))]


def is_right(program: Program, radices: Sequence[int], combine: Combine, seed: int) -> bool:
    count = prod(radices)
    data = np.random.default_rng(seed).integers(-(2**40), 2**40, (count, count, 3))
    expected = data[0]
    for row in data[1:]:
        expected = combine(expected, row)
    return all(
        sorted(device) == list(range(count))
        and all(np.array_equal(device[chunk], expected[chunk]) for chunk in device)
        for device in runs(program, radices, data, combine)
    )


CASES = [((2, 2), 5), ((2, 4), 5), ((3, 2), 5), ((2, 2, 2), 5)]


@pytest.mark.parametrize("combine", [np.add, np.maximum, np.minimum], ids=lambda f: f.__name__)
@pytest.mark.parametrize(("radices", "size"), CASES, ids=str)
def test_every_program_reduces_exactly(radices: tuple[int, ...], size: int, combine: Combine):
    found = list(programs(len(radices), size))
    assert len(found) == {2: 61, 3: 848}[len(radices)]
    wrong = [one for n, one in enumerate(found) if not is_right(one, radices, combine, n)]
    assert wrong == []


def test_a_program_that_adds_twice_is_caught():
    inner, whole = Grouping(1, 2), Grouping(0, 2)
    twice = tuple(Instruction(Collective.ALL_REDUCE, one) for one in (inner, whole))
    assert not is_right(twice, (2, 2), np.add, 0)
    assert is_right(twice, (2, 2), np.maximum, 0)  # a maximum may be taken twice


def test_a_program_that_forgets_a_level_is_caught():
    (instruction,) = (Instruction(Collective.ALL_REDUCE, Grouping(0, 1)),)
    assert not is_right((instruction,), (2, 2), np.add, 0)

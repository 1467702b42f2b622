"""Words of reduction programs: groupings, groups, names, volumes."""

from __future__ import annotations

import pytest

from shardwright.spec.placement import Digit, placements, reduction_groups
from shardwright.spec.sharding_rules.reductions import (
    Collective,
    Grouping,
    grouping_name,
    groupings,
    groups,
    instruction_name,
    instructions,
    placed_digits,
    placed_groups,
    volume,
)
from shardwright.testing.second_opinion.reduction_brute import named_groups


@pytest.mark.parametrize("levels", range(1, 5))
def test_groupings_and_instructions_in_closed_form(levels: int):
    assert len(groupings(levels)) == len(set(groupings(levels))) == levels**2
    assert len(instructions(levels)) == {1: 5, 2: 20, 3: 45, 4: 80}[levels]


@pytest.mark.parametrize("radices", [(3,), (2, 2), (2, 3), (4, 2, 3), (2, 2, 3, 2)], ids=str)
def test_groupings_are_those_of_slices_and_forms(radices: tuple[int, ...]):
    by_form = {found for _, found in named_groups(radices)}
    by_range = [groups(one, radices) for one in groupings(len(radices))]
    assert set(by_range) == by_form and len(by_range) == len(by_form)


def test_the_worked_groups():
    named = {grouping_name(one, 2): groups(one, (2, 2)) for one in groupings(2)}
    assert named == {
        "IG0": ((0, 1, 2, 3),),
        "IG1": ((0, 1), (2, 3)),
        "P": ((0, 2), (1, 3)),
        "M": ((0, 2),),
    }


def test_names_tell_groupings_apart():
    for levels in range(1, 5):
        names = [instruction_name(one, levels) for one in instructions(levels)]
        assert len(set(names)) == len(names)
    assert grouping_name(Grouping(0, 2), 3) == "P(2,0)"
    assert grouping_name(Grouping(1, 2, True), 3) == "M(2,1)"


def test_volumes_of_rings():
    found = [volume(one, 4, 12) for one in Collective]
    assert found == [18, 9, 12, 36, 12]


# --- groups under a placement: the second one of axes 4, 4 on levels 1, 2, 2, 4

M2 = ((1, 1, 2, 2), (1, 2, 1, 2))
INNER, ACROSS, MASTERS = Grouping(1, 2), Grouping(0, 1), Grouping(0, 1, rooted=True)


def test_the_worked_groups_of_a_placement():
    pairs = {(0, 2), (4, 6), (1, 3), (5, 7), (8, 10), (12, 14), (9, 11), (13, 15)}
    assert set(placed_groups(INNER, M2, {0})) == pairs
    pairs = {(0, 4), (2, 6), (1, 5), (3, 7), (8, 12), (10, 14), (9, 13), (11, 15)}
    assert set(placed_groups(ACROSS, M2, {0})) == pairs
    assert set(placed_groups(MASTERS, M2, {0})) == {(0, 4), (1, 5), (8, 12), (9, 13)}
    assert placed_digits(INNER, M2, {0}) == (Digit(3, 0, 2, 2),)
    assert placed_digits(ACROSS, M2, {0}) == placed_digits(MASTERS, M2, {0}) == (Digit(2, 0, 1, 2),)
    assert placed_digits(Grouping(2, 3), M2, {0, 1}) == (Digit(3, 0, 2, 2), Digit(3, 1, 2, 2))


def test_groups_of_all_levels_are_the_reductions():
    for matrix in placements((2, 2, 4), (4, 4)):
        for over in ({0}, {1}, {0, 1}):
            levels = sum(any(matrix[axis][level] > 1 for axis in over) for level in range(3))
            whole = Grouping(0, levels)
            assert placed_groups(whole, matrix, over) == reduction_groups(matrix, over)

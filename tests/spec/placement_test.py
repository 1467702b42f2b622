"""Placements: their number, their numbering of devices, the groups of a reduction."""

from __future__ import annotations

from itertools import product
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.spec.placement import (
    Digit,
    device_ids,
    digits,
    placement_count,
    placements,
    reduced_levels,
    reduction_groups,
)

RUNNING = (1, 2, 2, 4)
M1, M2, M3, M4 = (
    ((1, 1, 1, 4), (1, 2, 2, 1)),
    ((1, 1, 2, 2), (1, 2, 1, 2)),
    ((1, 2, 1, 2), (1, 1, 2, 2)),
    ((1, 2, 2, 1), (1, 1, 1, 4)),
)
COUNTS = {
    RUNNING: {(4, 4): 4},
    (2, 16): {(2, 16): 2, (4, 8): 2, (8, 4): 2, (16, 2): 2, (32,): 1},
    (4, 16): {
        (4, 16): 3, (16, 4): 3, (8, 8): 3, (2, 32): 2, (32, 2): 2, (64,): 1, (2, 2, 16): 4,
        (16, 2, 2): 4, (4, 4, 4): 6, (2, 4, 8): 5,
    },
    (2, 8): {(4, 4): 2, (2, 8): 2},
    (4, 8): {(4, 8): 3, (8, 4): 3, (2, 16): 2, (2, 2, 8): 4, (2, 4, 4): 5},
}  # fmt: skip
SUMMED = {(2, 16): (1, 8, 18), (4, 16): (1, 13, 48), (2, 8): (1, 6, 9), (4, 8): (1, 10, 27)}


@pytest.mark.parametrize("levels", COUNTS, ids=str)
def test_how_many_placements_there_are(levels: tuple[int, ...]):
    for axes, count in COUNTS[levels].items():
        assert len(list(placements(levels, axes))) == placement_count(levels, axes) == count


def factorisations(size: int, parts: int) -> list[tuple[int, ...]]:
    """Ordered factorisations into parts above 1."""
    divisors = [d for d in range(2, size + 1) if size % d == 0]
    return [found for found in product(divisors, repeat=parts) if prod(found) == size]


@pytest.mark.parametrize("levels", SUMMED, ids=str)
def test_how_many_placements_all_factorisations_have(levels: tuple[int, ...]):
    found = tuple(
        sum(len(list(placements(levels, axes))) for axes in factorisations(prod(levels), parts))
        for parts in (1, 2, 3)
    )
    assert found == SUMMED[levels]


def test_placements_come_in_the_order_of_their_rows():
    assert list(placements(RUNNING, (4, 4))) == [M1, M2, M3, M4]
    assert list(placements((2, 16), (4, 8))) == [((1, 4), (2, 4)), ((2, 2), (1, 8))]
    assert [found[0] for found in placements((4, 16), (4, 16))] == [(1, 4), (2, 2), (4, 1)]


@given(
    st.lists(st.integers(1, 12), min_size=1, max_size=4).filter(lambda sizes: prod(sizes) < 400),
    st.data(),
)
def test_rows_and_columns_multiply_to_axes_and_levels(levels: list[int], data: st.DataObject):
    left, axes = prod(levels), list[int]()
    for _ in range(data.draw(st.integers(0, 2))):
        axes.append(data.draw(st.sampled_from([d for d in range(1, left + 1) if left % d == 0])))
        left //= axes[-1]
    axes.append(left)
    found = list(placements(levels, axes))
    assert found == sorted(set(found)) and len(found) == placement_count(levels, axes) > 0
    for matrix in found:
        assert [prod(row) for row in matrix] == axes
        assert [prod(column) for column in zip(*matrix, strict=True)] == levels
        assert sorted(device_ids(matrix)) == list(range(prod(levels)))


def test_axes_that_do_not_multiply_to_the_devices_have_no_placement():
    assert list(placements((2, 4), (2, 2))) == [] and placement_count((2, 4), (2, 2)) == 0
    assert list(placements((2, 4), (3, 3))) == [] and placement_count((2, 4), (3, 3)) == 0


def test_counting_does_not_list():
    assert placement_count((2,) * 20, (2,) * 20) == 2432902008176640000  # 20!


def test_the_worked_numbering():
    assert digits(M2) == (
        Digit(1, 1, 1, 2),
        Digit(2, 0, 1, 2),
        Digit(3, 0, 2, 2),
        Digit(3, 1, 2, 2),
    )
    assert device_ids(M2) == (0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15)
    groups = ((0, 2, 4, 6), (1, 3, 5, 7), (8, 10, 12, 14), (9, 11, 13, 15))
    assert reduction_groups(M2, {0}) == groups
    assert reduced_levels(M2, {0}) == (1, 1, 2, 2) and reduced_levels(M2, {0, 1}) == RUNNING


def test_a_level_without_an_axis_and_an_axis_on_outer_levels():
    assert reduction_groups(M1, {0})[:2] == ((0, 1, 2, 3), (4, 5, 6, 7))
    assert reduction_groups(M4, {0})[0] == (0, 4, 8, 12)


def coordinates(matrix: tuple[tuple[int, ...], ...], device: int) -> tuple[int, ...]:
    """Coordinates of a device on the axes, by the definition: its digits, from the innermost on."""
    found, place = [0] * len(matrix), [1] * len(matrix)
    for level in reversed(range(len(matrix[0]))):
        for axis in reversed(range(len(matrix))):
            device, digit = divmod(device, matrix[axis][level])
            found[axis] += digit * place[axis]
            place[axis] *= matrix[axis][level]
    return tuple(found)


@pytest.mark.parametrize("axes", [(4, 4), (2, 8), (2, 2, 4), (16,)], ids=str)
def test_numbering_by_the_definition(axes: tuple[int, ...]):
    for matrix in placements(RUNNING, axes):
        order = [tuple(map(int, place)) for place in product(*map(range, axes))]
        assert [coordinates(matrix, device) for device in device_ids(matrix)] == order
        for group in reduction_groups(matrix, {0}):
            assert len({coordinates(matrix, device)[1:] for device in group}) == 1
            assert sorted(coordinates(matrix, device)[0] for device in group) == list(
                range(axes[0])
            )

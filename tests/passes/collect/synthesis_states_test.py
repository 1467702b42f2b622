"""States of reductions: the worked example bit by bit, counts, hierarchies, radices."""

from __future__ import annotations

from math import prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.passes.collect.synthesis.enumerate import (
    counts,
    programs,
    space_counts,
    space_programs,
)
from shardwright.passes.collect.synthesis.hierarchies import HIERARCHIES, hierarchy
from shardwright.passes.collect.synthesis.states import Space, is_legal, setting_of
from shardwright.spec.placement import Matrix, placements
from shardwright.spec.sharding_rules.reductions import instruction_name, instructions, program_text
from shardwright.testing.second_opinion import reduction_brute as brute

# --- the worked example, radices 2, 2: per device its four chunks, "." holds nothing

START = "0 0 0 0 | 1 1 1 1 | 2 2 2 2 | 3 3 3 3"
FULL = " | ".join(["0123 0123 0123 0123"] * 4)
WORKED = [
    ("RS·IG1", "01 01 . . | . . 01 01 | 23 23 . . | . . 23 23"),
    ("RS·IG1 AR·P", "0123 0123 . . | . . 0123 0123 | 0123 0123 . . | . . 0123 0123"),
    ("RS·IG1 AR·P AG·IG1", FULL),
    ("RS·IG1 RS·P", "0123 . . . | . . 0123 . | . 0123 . . | . . . 0123"),
    ("RS·IG1 RS·P AG·IG0", FULL),
    ("Rd·IG1", "01 01 01 01 | . . . . | 23 23 23 23 | . . . ."),
    ("Rd·IG1 AR·M", "0123 0123 0123 0123 | . . . . | 0123 0123 0123 0123 | . . . ."),
    ("Rd·IG1 AR·M Bc·IG1", FULL),
]
NAMED = {instruction_name(one, 2): one for one in instructions(2)}


def rows(text: str) -> tuple[tuple[int, ...], ...]:
    """A line of the table as bits of contributors."""
    return tuple(
        tuple(0 if who == "." else sum(1 << int(one) for one in who) for who in device.split())
        for device in text.split("|")
    )


def ran(space: Space, text: str) -> tuple[tuple[int, ...], ...] | None:
    """What each device holds behind some instructions; None where one is not legal."""
    state = space.start
    for name in text.split():
        after = [edge.state for edge in space.edges(state) if edge.instruction == NAMED[name]]
        if not after:
            return None
        state = after[0]
    return tuple(chunks for chunks, _ in space.content(state))


def test_the_start():
    assert ran(Space(setting_of((2, 2))), "") == rows(START)


@pytest.mark.parametrize(("text", "state"), WORKED)
def test_the_worked_example(text: str, state: str):
    assert ran(Space(setting_of((2, 2))), text) == rows(state)


@pytest.mark.parametrize("text", ["AR·IG1 AR·IG0", "Rd·IG1 AR·P", "RS·IG1 AR·IG0"])
def test_what_is_rejected(text: str):
    space = Space(setting_of((2, 2)))
    assert ran(space, text.split()[0]) is not None and ran(space, text) is None


# --- counts, under the convention of the specification

SIZES = {
    1: (1, 2, 0, 0, 0),
    2: (1, 4, 19, 27, 10, 0, 0, 0),
    3: (1, 6, 44, 200, 597, 970, 867, 411, 65, 0, 0),
    4: (1, 8, 75, 543, 2984),
}


@pytest.mark.parametrize("levels", SIZES)
def test_programs_by_size(levels: int):
    assert counts(levels, len(SIZES[levels])) == SIZES[levels]
    assert sum(SIZES[levels][:5]) == {1: 3, 2: 61, 3: 848, 4: 3611}[levels]
    assert sum(SIZES[levels]) == {1: 3, 2: 61, 3: 3161, 4: 3611}[levels]


def test_without_devices_to_reduce_over_there_is_no_program():
    assert counts(0, 5) == (0, 0, 0, 0, 0) and list(programs(0, 5)) == []


SIZE_3 = """
AR·IG0 / Rd·IG0 Bc·IG0 / RS·IG0 AG·IG0 / AR·IG1 AR·P / AR·P AR·IG1 / Rd·IG0 Bc·M Bc·IG1
RS·IG0 AG·IG1 AG·P / RS·IG0 AG·P AG·IG1 / AR·IG1 AR·M Bc·IG1 / AR·IG1 Rd·M Bc·IG0
AR·IG1 Rd·P Bc·P / AR·IG1 RS·P AG·P / Rd·IG1 Bc·IG1 AR·P / Rd·IG1 AR·M Bc·IG1
Rd·IG1 Rd·M Bc·IG0 / RS·IG1 AG·IG1 AR·P / RS·IG1 AR·P AG·IG1 / RS·IG1 RS·P AG·IG0
AR·P Rd·IG1 Bc·IG1 / AR·P RS·IG1 AG·IG1 / Rd·P Bc·P AR·IG1 / RS·P AR·IG1 AG·P
RS·P RS·IG1 AG·IG0 / RS·P AG·P AR·IG1
"""


def test_all_programs_of_two_levels_up_to_size_3():
    listed = {text.strip() for line in SIZE_3.splitlines() for text in line.split("/")} - {""}
    found = [program_text(one, 2) for one in programs(2, 3)]
    assert len(found) == 24 and set(found) == listed
    assert found == sorted(found, key=lambda text: (len(text.split()), text.split()))


VARIANTS = [
    (brute.Convention(), 61, 251),
    (brute.Convention(skips_empty=True), 84, 407),
    (brute.Convention(loose_broadcast=True), 118, None),
    (brute.Convention(repeats=True), 771, None),
    (brute.Convention(names=("AR", "RS", "AG")), 20, None),
]


@pytest.mark.parametrize(("convention", "two", "three"), VARIANTS)
def test_other_conventions_count_otherwise(
    convention: brute.Convention, two: int, three: int | None
):
    assert sum(1 for _ in brute.programs((2, 2), 5, convention)) == two
    if three is not None:
        assert sum(1 for _ in brute.programs((2, 2, 2), 4, convention)) == three


@pytest.mark.parametrize(
    ("radices", "size"), [((2,), 4), ((3,), 4), ((2, 2), 6), ((3, 2), 6), ((2, 2, 2), 4)], ids=str
)
def test_programs_are_those_of_the_rules(radices: tuple[int, ...], size: int):
    texts = {
        name: text
        for text, groups in brute.named_groups(radices)
        for name, found in setting_of(radices).groups.items()
        if found == groups
    }
    found = {
        tuple(f"{one.collective.value}@{texts[one.grouping]}" for one in program)
        for program in programs(len(radices), size)
    }
    assert found == set(brute.programs(radices, size))


# --- radices

SMALL = st.lists(st.integers(2, 6), min_size=1, max_size=3).filter(lambda sizes: prod(sizes) <= 48)


@settings(max_examples=10, deadline=None)
@given(SMALL)
def test_programs_of_at_most_five_do_not_depend_on_radices(radices: list[int]):
    found = set(space_programs(Space(setting_of(radices)), 5))
    assert found == set(programs(len(radices), 5))


@pytest.mark.parametrize(
    "radices", [(2, 4), (16, 2), (4, 8), (2, 2, 4), (2, 4, 2), (4, 2, 8)], ids=str
)
def test_nor_do_longer_ones_where_the_outer_radix_divides_the_inner(radices: tuple[int, ...]):
    found = set(space_programs(Space(setting_of(radices)), 9))
    assert found == set(programs(len(radices), 9))


@pytest.mark.parametrize("radices", [(4, 2, 2), (3, 2, 2), (2, 2, 3)], ids=str)
def test_four_long_programs_cut_a_gathered_run_anew(radices: tuple[int, ...]):
    found = set(space_programs(Space(setting_of(radices)), 9))
    lost = [one for one in programs(3, 9) if one not in found]
    assert len(lost) == 4 and len(found) == 3157
    begin = "RS·IG2 RS·P(2,1) AG·IG2 AG·M(2,1) RS·P(1,0)"
    assert all(program_text(one, 3).startswith(begin) for one in lost)
    assert not any(is_legal(one, radices) for one in lost)
    assert all(is_legal(one, (2, 2, 2)) for one in lost)


# --- hierarchies: programs of at most three instructions, axis 0, axis 1, both

RUNNING = (1, 2, 2, 4)
HIERARCHY_COUNTS = {
    ((1, 1, 1, 4), (1, 2, 2, 1)): [(3, 3, 3, 3), (19, 19, 24, 24), (51, 51, 51, 51)],
    ((1, 1, 2, 2), (1, 2, 1, 2)): [(0, 19, 19, 24), (0, 12, 24, 24), (51, 84, 84, 51)],
    ((1, 2, 1, 2), (1, 1, 2, 2)): [(0, 12, 19, 24), (0, 12, 24, 24), (51, 84, 84, 51)],
    ((1, 2, 2, 1), (1, 1, 1, 4)): [(19, 19, 19, 24), (3, 3, 3, 3), (51, 51, 51, 51)],
}


@pytest.mark.parametrize("matrix", HIERARCHY_COUNTS, ids=str)
def test_programs_of_each_hierarchy(matrix: Matrix):
    assert list(placements(RUNNING, (4, 4))) == list(HIERARCHY_COUNTS)
    for over, expected in zip(({0}, {1}, {0, 1}), HIERARCHY_COUNTS[matrix], strict=True):
        found = [sum(space_counts(Space(hierarchy(matrix, over, name)), 3)) for name in HIERARCHIES]
        assert tuple(found) == expected


def test_reducing_over_nothing_has_no_program():
    matrix = ((2, 1), (1, 4))
    for name in HIERARCHIES:
        assert space_counts(Space(hierarchy(matrix, set(), name)), 3) == (0, 0, 0)

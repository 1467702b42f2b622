"""What devices hold that a rooted step leaves out: nobody reads it any more.

So a lowering may let them keep it or not: no result can tell, and no test of numbers can catch it.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shardwright.passes.collect.synthesis.enumerate import programs
from shardwright.passes.collect.synthesis.states import Space, setting_of
from shardwright.spec.sharding_rules.reductions import (
    Collective,
    Grouping,
    Instruction,
    Program,
    groups,
)

Radices = tuple[int, ...]


def lost_at(program: Program, radices: Radices, at: int) -> set[int]:
    """Devices that hold something which the step at a place leaves out."""
    space = Space(setting_of(radices))
    state = space.start
    for instruction in program[: at + 1]:
        after = space.after(state, instruction)
        assert after is not None
        state = after
    taking_part = {one for group in groups(program[at].grouping, radices) for one in group}
    return {d for d in range(len(state)) if d not in taking_part and space.held[state[d]]}


def spoilt(program: Program, radices: Radices, at: int) -> set[int]:
    """Devices whose result is wrong if those that a step leaves out lose what they hold."""
    wrong = lost_at(program, radices, at)
    for instruction in program[at + 1 :]:
        for group in groups(instruction.grouping, radices):
            reads = group[:1] if instruction.collective is Collective.BROADCAST else group
            wrong = wrong | {*group} if wrong & {*reads} else wrong - {*group}
    return wrong


def rooted_steps(radices: Radices, size: int) -> Iterator[tuple[Program, int]]:
    for program in programs(len(radices), size):
        for at, instruction in enumerate(program):
            if instruction.grouping.rooted:
                yield program, at


@pytest.mark.parametrize(("radices", "size", "count"), [((2, 2), 8, 37), ((2, 2, 2), 5, 577)])
def test_nothing_left_out_is_read_again(radices: Radices, size: int, count: int) -> None:
    found = [*rooted_steps(radices, size)]
    assert len(found) == count
    assert sum(bool(lost_at(program, radices, at)) for program, at in found) > count / 2
    assert not [program for program, at in found if spoilt(program, radices, at)]


def test_a_sum_of_what_was_left_out_would_be_seen() -> None:
    """Masters add up, then all do: no program, for it counts some twice; others are read."""
    first = Instruction(Collective.ALL_REDUCE, Grouping(1, 2))
    masters = Instruction(Collective.ALL_REDUCE, Grouping(0, 1, True))
    across = Instruction(Collective.ALL_REDUCE, Grouping(0, 1))
    assert spoilt((first, masters, across), (2, 2), 1) == {1, 3}

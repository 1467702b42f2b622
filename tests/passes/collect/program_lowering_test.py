"""Programs of the reduction language on all devices: numpy, JAX, torch, equal in every bit."""

from __future__ import annotations

from collections.abc import Callable
from math import lcm, prod
from typing import Any

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.passes.collect.permutes.permute_rounds import MoveWriter
from shardwright.passes.collect.synthesis import instruction_lowering
from shardwright.passes.collect.synthesis.enumerate import programs
from shardwright.passes.collect.synthesis.group_moves import chain_up, ring_gather
from shardwright.passes.collect.synthesis.instruction_lowering import Step
from shardwright.passes.collect.synthesis.lowering import local_text
from shardwright.spec.sharding_rules.reductions import (
    Collective,
    Grouping,
    Instruction,
    Program,
    program_text,
)
from shardwright.testing.machines.reduction_scripts import STARTS, Batch
from shardwright.testing.second_opinion.program_volumes import moved, said

TWO = tuple(programs(2, 5))  # all 61
THREE = tuple(programs(3, 5))  # all 848


@pytest.mark.parametrize("reducer", STARTS)
@pytest.mark.parametrize("radices", [(2, 2), (3, 2)])
def test_all_programs_of_two_levels(radices: tuple[int, ...], reducer: str):
    assert len(TWO) == 61
    assert Batch(TWO, radices, reducer).on_numpy() == []


@pytest.mark.parametrize("radices", [(2, 2, 2), (2, 3, 2)])
def test_programs_of_three_levels(radices: tuple[int, ...]):
    assert Batch(THREE[3::13], radices).on_numpy() == []


# --- what is moved


@pytest.mark.parametrize(
    ("radices", "asked"),
    [
        ((2, 2), TWO),
        ((3, 2), TWO),
        ((2, 4), TWO),
        ((2, 2, 2), THREE[::29]),
        ((2, 3, 2), THREE[5::97]),
    ],
)
def test_steps_move_what_their_collectives_do(radices: tuple[int, ...], asked: tuple[Program, ...]):
    width = lcm(*range(1, prod(radices) + 1))  # whatever is cut has equal parts
    for program in asked:
        local = parse(local_text([program], radices, width, "stablehlo.add"))
        steps, expected = moved(local), said(program, radices, 4 * width)
        assert [one.name for one in steps] == [one.name for one in expected]
        for step, rule in zip(steps, expected, strict=True):
            assert step.bytes == pytest.approx(rule.bytes), (
                program_text(program, len(radices)),
                step,
                rule,
            )


def test_a_reduction_that_moves_too_much_is_seen(monkeypatch: pytest.MonkeyPatch):
    writers = vars(instruction_lowering)["_WRITERS"]
    monkeypatch.setitem(writers, Collective.REDUCE, writers[Collective.ALL_REDUCE])
    assert Batch(TWO[::6], (2, 4)).on_numpy() == []  # sums that nobody reads are no harm
    with pytest.raises(AssertionError):
        test_steps_move_what_their_collectives_do((2, 4), TWO)


# --- mutants


def in_device_order(step: Step, *_: object) -> Any:
    size = max(map(len, step.after))
    return (tuple(range(size)),) * len(step.after)


def first_run_for_all(step: Step, share: int) -> Any:
    return (tuple(k % share for k in range(step.held)),) * len(step.before)


def one_turn_late(groups: Any) -> Any:
    return ring_gather(groups)


def without_the_last(groups: Any, pieces: int) -> Any:
    return [[one for one in turn if one.block or pieces < 2] for turn in chain_up(groups, pieces)]


def from_the_far_end(groups: Any, pieces: int) -> Any:
    return chain_up(tuple(group[::-1] for group in groups), pieces)


def swapped(self: Any, value: Any, pairs: Any) -> Any:
    sources = [source for source, _ in pairs]
    turned = [target for _, target in pairs]
    return PERMUTE(self, value, [*zip(sources, turned[1:] + turned[:1], strict=True)])


PERMUTE = MoveWriter.permute
MUTANTS: list[tuple[Any, str, Callable[..., Any]]] = [
    (instruction_lowering, "_rows_in_order", in_device_order),
    (instruction_lowering, "_rows_of_runs", first_run_for_all),
    (instruction_lowering, "ring_scatter", one_turn_late),
    (instruction_lowering, "chain_up", without_the_last),
    (instruction_lowering, "chain_up", from_the_far_end),
    (MoveWriter, "permute", swapped),
]


@pytest.mark.parametrize(("owner", "name", "wrong"), MUTANTS)
def test_mutants_are_caught(
    owner: Any, name: str, wrong: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(owner, name, wrong)
    try:
        failed = Batch(TWO, (3, 2)).on_numpy()
    except (KeyError, ProgramError):  # a device would send what it does not have
        return
    assert failed


def test_programs_that_do_not_reduce_are_refused():
    inner = Instruction(Collective.ALL_REDUCE, Grouping(1, 2))
    with pytest.raises(ValueError, match="does not reduce"):
        local_text([(inner,)], (2, 2), 3, "stablehlo.add")
    with pytest.raises(ValueError, match="not legal"):
        local_text([(inner, inner)], (2, 2), 3, "stablehlo.add")

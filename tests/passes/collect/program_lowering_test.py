"""Programs of the reduction language on all devices: numpy, JAX, torch, equal in every bit."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from shardwright.passes.collect import _program_lowering
from shardwright.passes.collect._program_lowering import local_text
from shardwright.passes.collect._synthesis_programs import programs
from shardwright.spec.reductions import Collective, Grouping, Instruction
from shardwright.testing.reduction_scripts import STARTS, Batch
from shardwright.testing.scripts import ScriptFailed, run_scripts

TWO = tuple(programs(2, 5))  # all 61


@pytest.mark.parametrize("reducer", STARTS)
@pytest.mark.parametrize("radices", [(2, 2), (3, 2)])
def test_all_programs_of_two_levels(radices: tuple[int, ...], reducer: str):
    assert len(TWO) == 61
    assert Batch(TWO, radices, reducer).on_numpy() == []


@pytest.mark.parametrize("radices", [(2, 2, 2), (2, 3, 2)])
def test_programs_of_three_levels(radices: tuple[int, ...]):
    assert Batch(tuple(islice(programs(3, 5), 3, None, 13)), radices).on_numpy() == []


@pytest.mark.parametrize(
    ("target", "processes", "batches"),
    [
        ("jax", 0, [Batch(TWO, (2, 4))]),
        ("torch", 4, [Batch(TWO[::12], (2, 2), "stablehlo.maximum")]),
    ],
)
def test_scripts_give_the_sum(target: str, processes: int, batches: list[Batch], tmp_path: Path):
    pytest.importorskip(target)
    written = [one.script(target, tmp_path, number) for number, one in enumerate(batches)]
    outcomes = run_scripts([job for job, _ in written], processes)
    for batch, outcome, (_, expected) in zip(batches, outcomes, written, strict=True):
        assert not isinstance(outcome, ScriptFailed), str(outcome)
        assert batch.wrong(outcome, expected) == []


def everybody(self: Any, found: object) -> Any:
    return [[True] * self._devices] * self._devices


@pytest.mark.parametrize("name", ["_held", "_firsts"])
def test_a_table_in_which_everybody_stands_is_caught(name: str, monkeypatch: pytest.MonkeyPatch):
    wrong: Callable[..., Any] = everybody
    monkeypatch.setattr(_program_lowering.ProgramWriter, name, wrong)
    assert Batch(TWO, (2, 2)).on_numpy() != []


def test_programs_that_do_not_reduce_are_refused():
    inner = Instruction(Collective.ALL_REDUCE, Grouping(1, 2))
    with pytest.raises(ValueError, match="does not reduce"):
        local_text([(inner,)], (2, 2), 3, "stablehlo.add")
    with pytest.raises(ValueError, match="not legal"):
        local_text([(inner, inner)], (2, 2), 3, "stablehlo.add")

"""Loops written out compute the same, bit by bit, and each turn has ops of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from shardwright.ir.core import Op, Value
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.clean.unrolling import copies, known_numbers
from shardwright.testing.generate.loop_programs import loop_program
from shardwright.testing.oracles import interpret, jaxlib_print
from shardwright.testing.unrolling import LOOP, named, same, unrolled

PROGRAMS = range(60)


def is_sound(seed: int, counts: Counter[str] | None = None) -> bool:
    text = loop_program(seed, counts)
    before, (after, said) = parse(text), unrolled(text)
    args = inputs(before, seed)
    assert len(named(after, LOOP)) == 0 or said
    return same(run(after, args), run(before, args))


def test_numbers_stay_equal_bit_by_bit(capsys: pytest.CaptureFixture[str]) -> None:
    counts: Counter[str] = Counter()
    assert [seed for seed in PROGRAMS if not is_sound(seed, counts)] == []
    with capsys.disabled():
        print("\n" + ", ".join(f"{what} {count}" for what, count in sorted(counts.items())))
    assert len(counts) >= 18 and min(counts.values()) >= 5


@pytest.mark.parametrize("seed", range(12))
def test_jaxlib_reads_it_and_its_interpreter_agrees(seed: int) -> None:
    text = loop_program(seed)
    printed = print_module(unrolled(text)[0])
    assert jaxlib_print(printed) == printed
    if "manual_computation" in printed:
        return
    args = inputs(parse(text), seed)
    before, after = (interpret(one, args) for one in (text, printed))
    assert before is not None and after is not None and same(after, before)


# --- mutants


def wrong() -> int:
    """Programs that compute something else, or are no programs."""
    count = 0
    for seed in range(20):
        try:
            count += not is_sound(seed)
        except (AssertionError, ProgramError):
            count += 1
    return count


def test_a_counter_of_another_turn_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = copies.turn

    def late(loop: Op, given: Sequence[Value], number: int) -> copies.Copy:
        made = turn(loop, given, number)
        made.passed = [
            new if new.shape else old for old, new in zip(given, made.passed, strict=True)
        ]
        return made

    monkeypatch.setattr("shardwright.passes.clean.unrolling.writer.turn", late)
    assert wrong() >= 8


def test_carried_values_that_stay_behind_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = copies.turn

    def stale(loop: Op, given: Sequence[Value], number: int) -> copies.Copy:
        made = turn(loop, given, number)
        made.passed = [*made.passed[:-2], *given[-2:]]
        return made

    monkeypatch.setattr("shardwright.passes.clean.unrolling.writer.turn", stale)
    assert wrong() >= 8


def test_slices_that_start_too_late_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    number = known_numbers.constant_scalar

    def later(value: Value) -> np.ndarray | None:
        found = number(value)
        return None if found is None else np.asarray(found + 1)

    monkeypatch.setattr("shardwright.passes.clean.unrolling.known_numbers.constant_scalar", later)
    assert wrong() >= 8


# --- texts of JAX

TESTS = Path(__file__).parents[2]
NAMES = ("gpt2.mlir", "recurrent.mlir", "real/lstm.mlir", "real/scanned_layers.mlir")
MODELS = [TESTS / "data" / "models" / name for name in NAMES]


@pytest.mark.parametrize("path", MODELS, ids=lambda path: path.stem)
def test_models_are_written_out(path: Path) -> None:
    made, said = unrolled(path.read_text(encoding="utf-8"), "unroll{most=64},symbol-dce")
    printed = print_module(made)
    assert not said and not named(made, LOOP) and jaxlib_print(printed) == printed
    assert not named(made, "stablehlo.dynamic_slice")


def test_the_loops_of_a_file_compute_the_same() -> None:
    text = (TESTS / "backends" / "loops.mlir").read_text(encoding="utf-8")
    before, (after, _) = parse(text), unrolled(text)
    args = inputs(before, 0)
    assert same(run(after, args), run(before, args)) and not named(after, LOOP)

"""Verdicts on programs that blow rounding up: right ones are told from wrong ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import shardwright as sw
from shardwright.api import rounding
from shardwright.api.rounding import Rounding
from shardwright.api.verification import Question, Verification, verified
from shardwright.backends.verification.runs import Unwatched
from shardwright.ir.build import Builder
from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.target import Target
from shardwright.spec.attributes import Attrs
from shardwright.spec.values.dense import dense, splat, values
from shardwright.testing.jax_corpus.ill_conditioned import programs
from shardwright.testing.verbs import ask

NAMES = ("variance", "imaginary", "log_gamma", "cancelling", "normalised", "residual",
         "nearly_tied", "unstable")  # fmt: skip
# What in f32 differs in lockstep already; of the others scripts do.
DIFFER = {"variance", "cancelling", "normalised", "residual", "unstable"}


@cache
def text(name: str) -> str:
    return programs()[name]


def asked(
    program: Module, local: Module | None, folder: Path, seed: int = 0, targets: str = ""
) -> Verification:
    """The verdicts of lockstep and of some targets on a program, or on another local one."""
    made = compiled(program, Target())
    made = made if local is None else replace(made, local=local)
    question = Question(seed, has_edges=False)
    names = [word for word in targets.split(",") if word]
    return verified(program, made, names, "test", question, folder, Unwatched())


@pytest.mark.parametrize("name", NAMES)
def test_right_programs_are_not_called_wrong(name: str, tmp_path: Path):
    for seed in range(3):
        found = asked(sw.parse(text(name)), None, tmp_path, seed)
        assert found.verdict == ("rounding" if name in DIFFER else "ok")


@pytest.mark.parametrize("name", ["imaginary", "log_gamma"])
def test_scripts_that_round_otherwise_are_not_called_wrong(name: str, tmp_path: Path):
    found = asked(sw.parse(text(name)), None, tmp_path, 0, "jax")
    assert found.verdict == "rounding"
    (verdict,) = found.runs[1].verdicts
    assert isinstance(verdict, Rounding)
    assert verdict.error > verdict.tolerance and verdict.wide_error <= verdict.wide_tolerance
    assert verdict.op in ("chlo.lgamma", "stablehlo.reduce", "stablehlo.imag", "stablehlo.add")


# --- planted errors: all are caught where rounding makes results differ anyway


def _sums(local: Module) -> list[Op]:
    return [op for op in local.walk() if op.name == "stablehlo.all_reduce"]


def with_wrong_combine(local: Module) -> None:
    """The largest of the devices' terms instead of their sum."""
    for op in _sums(local):
        (added,) = op.regions[0].block.ops[:-1]
        if "complex" not in added.result.tensor.element:
            added.become("stablehlo.maximum", added.attrs)


def with_swapped_groups(local: Module) -> None:
    """Devices sum with others than they should: rows of the mesh for columns."""
    for op in _sums(local):
        groups = op.attrs["replica_groups"]
        table = values(groups)  # type: ignore[arg-type]
        swapped = np.sort(table.reshape(-1)).reshape(table.shape)
        if (swapped == table).all():
            swapped = swapped.reshape(table.shape[::-1]).T
        op.set_attr("replica_groups", dense(swapped, groups.type))  # type: ignore[union-attr]


def with_a_lost_term(local: Module) -> None:
    """One part in ten thousand of every sum is missing."""
    for op in _sums(local):
        type = op.operands[0].tensor
        at = Builder.before(op)
        attrs = Attrs({"value": splat(1 - 1e-4, type)})
        factor = at.op("stablehlo.constant", [], [type], attrs).result
        less = at.op("stablehlo.multiply", [op.operands[0], factor], [type]).result
        op.set_operand(0, less)


Mutant = Callable[[Module], None]
MUTANTS: tuple[Mutant, ...] = (with_wrong_combine, with_swapped_groups, with_a_lost_term)
# Sums of zeros, sums in which what is lost cancels, and sums whose last bits f32 rounds away.
ROUNDED_AWAY = ("cancelling", "log_gamma", "nearly_tied")
IMMUNE = {("imaginary", m) for m in MUTANTS} | {(name, with_a_lost_term) for name in ROUNDED_AWAY}


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.__name__)
@pytest.mark.parametrize("name", NAMES)
def test_wrong_programs_are_called_wrong(name: str, mutant: Mutant, tmp_path: Path):
    if (name, mutant) in IMMUNE:
        pytest.skip("a right program, too")
    program = sw.parse(text(name))
    local = compiled(program, Target()).local
    assert _sums(local)
    mutant(local)
    try:
        verdict = asked(program, local, tmp_path).verdict
    except ProgramError as refusal:
        assert mutant is with_swapped_groups and "copies that differ" in str(refusal)
    else:
        assert verdict == "wrong"


def test_without_the_rounding_of_f64_a_right_program_is_called_wrong(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(rounding, "SAFETY", 0)
    for name in ("variance", "cancelling"):
        assert asked(sw.parse(text(name)), None, tmp_path).verdict == "wrong"


def test_the_answer_names_figures_and_op(tmp_path: Path):
    path = tmp_path / "variance.mlir"
    path.write_text(text("variance"), encoding="utf-8")
    code, said, _ = ask("verify", str(path), "--skip", "jax,torch")
    assert code == 0
    assert "verdict: rounding: all devices in lockstep differs by rounding alone" in said
    assert "at most 1e-05; in f64 " in said and "times at stablehlo.subtract (" in said
    code, said, _ = ask("verify", str(path), "--skip", "jax,torch", "--json")
    answer = json.loads(said)
    assert (code, answer["verdict"], answer["ok"]) == (0, "rounding", True)
    (verdict,) = answer["runs"][0]["verdicts"]
    assert verdict["rounding"]["wide_error"] < 1e-7 < verdict["tolerance"] < verdict["error"]
    assert verdict["rounding"]["op"] == "stablehlo.subtract"

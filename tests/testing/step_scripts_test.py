"""Scripts of small steps: 8 fake JAX devices, 2 JAX processes of 4, and 4 torch ranks agree with
one device.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from shardwright.backends.jax import lower as jax_lower
from shardwright.backends.torch import lower as torch_lower
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.spec.op import Values
from shardwright.testing.end_to_end import PIPELINE
from shardwright.testing.generate.step_programs import STEPS, text
from shardwright.testing.scripts import Job, ScriptFailed, run_jax_processes, run_scripts
from shardwright.testing.soundness import differences, rewrite

pytest.importorskip("jax")
Outcomes = list[list[Values] | ScriptFailed]
Runner = Callable[[list[Job]], Outcomes]
TARGETS: dict[str, ModuleType] = {"jax": jax_lower, "torch": torch_lower}


@cache
def reference(name: str, mesh: tuple[int, int]) -> tuple[Module, list[Values], list[Values]]:
    """The program of a step, arguments, and what one device makes of them."""
    module = parse(text(name, mesh))
    args = inputs(module, 0)
    return module, args, run(module, args)


def written(folder: Path, target: str, mesh: tuple[int, int]) -> list[Job]:
    """A script per step."""
    jobs: list[Job] = []
    for name in STEPS:
        module, args, _ = reference(name, mesh)
        path = folder / f"{name}_on_{target}.py"
        path.write_text(TARGETS[target].emit(rewrite(module, PIPELINE), module, "test"))
        jobs.append((path, args))
    return jobs


def faults(outcomes: Outcomes, mesh: tuple[int, int]) -> list[str]:
    """What is wrong with each step."""
    found: list[str] = []
    for name, outcome in zip(STEPS, outcomes, strict=True):
        if isinstance(outcome, ScriptFailed):
            found.append(f"{name}: {outcome}")
        else:
            found += [f"{name}: {said}" for said in differences(outcome, reference(name, mesh)[2])]
    return found


RUNNERS: list[tuple[str, tuple[int, int], Runner]] = [
    ("jax", (2, 4), lambda jobs: run_scripts(jobs, devices=8)),
    ("jax", (2, 4), lambda jobs: run_jax_processes(jobs, processes=2, devices=8)),
    ("torch", (2, 2), lambda jobs: run_scripts(jobs, processes=4)),
]


@pytest.mark.parametrize(("target", "mesh", "runner"), RUNNERS, ids=("jax", "jax2x4", "torch4"))
def test_steps_agree_with_one_device(
    target: str, mesh: tuple[int, int], runner: Runner, tmp_path: Path
) -> None:
    pytest.importorskip(target)
    outcomes = runner(written(tmp_path, target, mesh))
    assert faults(outcomes, mesh) == []


def test_a_wrong_number_is_seen() -> None:
    """Mutant: results of each step with one element changed."""
    mesh = (2, 2)
    outcomes: Outcomes = []
    for name in STEPS:
        results = [result.copy() for result in reference(name, mesh)[2]]
        results[-1].flat[0] += 1
        outcomes.append(results)
    assert len(faults(outcomes, mesh)) == len(STEPS)

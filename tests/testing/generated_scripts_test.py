"""Generated programs as JAX and torch scripts compute what the whole program computes."""

from __future__ import annotations

from importlib import import_module
from math import prod
from pathlib import Path

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.spec.op import Values
from shardwright.testing.end_to_end import PIPELINE
from shardwright.testing.recipes import build, random_recipe
from shardwright.testing.scripts import Job, ScriptFailed, run_script, run_scripts
from shardwright.testing.soundness import differences, rewrite

COUNT = 16


Written = tuple[Job, list[Values]]


def written_scripts(
    folder: Path, target: str, mesh: tuple[int, ...], count: int = COUNT
) -> list[Written]:
    """Scripts of the first programs that have one: a few ops are not spelled in every target."""
    found: list[Written] = []
    seed = 0
    while len(found) < count:
        try:
            found.append(write(folder, target, seed, mesh))
        except ProgramError as refusal:
            assert "spelling" in str(refusal)
        seed += 1
    assert seed <= 1.3 * count + 2
    return found


def write(folder: Path, target: str, seed: int, mesh: tuple[int, ...]) -> Written:
    """A script of the program of a seed on this mesh, with its inputs, and what it must give."""
    pytest.importorskip(target)
    module = build(random_recipe(seed, meshes=(mesh,)))
    args = inputs(module, seed)
    emit = import_module(f"shardwright.backends.{target}.lower").emit
    path = folder / f"{target}{seed}.py"
    path.write_text(emit(rewrite(module, PIPELINE), module, "test"))
    return (path, args), run(module, args)


@pytest.mark.parametrize(
    ("target", "mesh", "processes"), [("jax", (2, 4), 0), ("torch", (2, 2), 4)]
)
def test_scripts_agree_with_the_whole_program(
    tmp_path: Path, target: str, mesh: tuple[int, ...], processes: int
) -> None:
    written = written_scripts(tmp_path, target, mesh)
    jobs = [job for job, _ in written]
    outcomes = run_scripts(jobs, processes, prod(mesh))
    for (path, _), outcome, (_, expected) in zip(jobs, outcomes, written, strict=True):
        assert not isinstance(outcome, ScriptFailed), f"{path.name}: {outcome}"
        assert not differences(outcome, expected), path.name


@pytest.mark.parametrize(("target", "processes"), [("jax", 0), ("torch", 4)])
def test_a_script_runs_as_a_user_would_run_it(tmp_path: Path, target: str, processes: int) -> None:
    (path, args), expected = written_scripts(tmp_path, target, (4,), 1)[0]
    assert not differences(run_script(path, args, processes, devices=4), expected)


def test_failures_stay_in_their_place(tmp_path: Path) -> None:
    """A broken script does not keep others from running."""
    job, expected = written_scripts(tmp_path, "jax", (4,), 1)[0]
    broken = tmp_path / "broken.py"
    broken.write_text("raise ValueError('on purpose')")
    first, second, third = run_scripts([job, (broken, []), job], devices=4)
    assert isinstance(second, ScriptFailed) and "on purpose" in str(second)
    for outcome in (first, third):
        assert not isinstance(outcome, ScriptFailed)
        assert not differences(outcome, expected)
    with pytest.raises(ScriptFailed, match="on purpose"):
        run_script(broken, [])

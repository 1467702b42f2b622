"""torch scripts compute what the whole program computes, on four gloo ranks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch")

from shardwright.backends.torch.lower import emit
from shardwright.backends.verification.script_runner import on_ranks
from shardwright.ir.parse import parse
from shardwright.ir.reference.compare import failures, judge
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run_devices
from shardwright.testing.warm.python import warmly

HERE = Path(__file__).parent
PROGRAMS = ("bodies", "collectives", "control", "names", "types", "loops", "rotated")

# Mutants of the step, that the check must see: program, what, by what.
MUTANTS = (
    ("collectives", '"add")', '"max")'),
    ("collectives", 'groups["y", "x"]', 'groups["x", "y"]'),
    ("collectives", "[(0, 1)]", "[(1, 0)]"),
    ("control", "range(0, 5)", "range(0, 4)"),
)

RUNNER = """
import contextlib, importlib.util, io, json, os, sys
import torch.distributed as dist

dist.init_process_group("gloo")
found = {}
for path in sys.argv[2:]:
    spec = importlib.util.spec_from_file_location("script", path)
    script = importlib.util.module_from_spec(spec)
    sys.modules["script"] = script
    spec.loader.exec_module(script)
    first = ["--check", "--outputs", path + ".npz"]
    for options in (first, ["--seed", "7", "--check"], ["--time"]):
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            try:
                code = script.main(options)
            except (RuntimeError, ValueError) as fault:  # a mutant may not run at all
                code = 1
                print("check: failed", fault)
        found.setdefault(path, []).append([code, out.getvalue()])
if dist.get_rank() == 0:
    with open(sys.argv[1], "w") as file:
        json.dump(found, file)
dist.destroy_process_group()
"""


def script_of(name: str, folder: Path) -> Path:
    """The script of a pair of programs beside this file."""
    local, original = (
        parse((HERE / f"{name}{kind}.mlir").read_text(), f"{name}{kind}.mlir")
        for kind in (".local", "")
    )
    path = folder / f"{name}_on_torch.py"
    path.write_text(emit(local, original, f"shardwright compile {name}.mlir --target torch"))
    return path


def run(launch: list[str], *args: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a script on gloo ranks."""
    return subprocess.run(
        warmly([*launch, *map(str, args)]),
        capture_output=True,
        text=True,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
        timeout=120,
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("torch")
    for name in PROGRAMS:
        script_of(name, path)
    for number, (name, old, new) in enumerate(MUTANTS):
        text = (path / f"{name}_on_torch.py").read_text()
        step = text.index("def step_on_device")
        assert old in text[step:], old
        wrong = path / f"mutant{number}_on_torch.py"
        wrong.write_text(text[:step] + text[step:].replace(old, new, 1))
    return path


@pytest.fixture(scope="module")
def reports(folder: Path) -> dict[str, Any]:
    """Exit code and output of all scripts, imported and run by one set of ranks."""
    (folder / "runner.py").write_text(RUNNER)
    names = (*PROGRAMS, *(f"mutant{k}" for k in range(len(MUTANTS))))
    paths = [folder / f"{name}_on_torch.py" for name in names]
    done = run(on_ranks(4), folder / "runner.py", folder / "report.json", *paths)
    assert done.returncode == 0, done.stderr
    found = json.loads((folder / "report.json").read_text())
    return {Path(path).stem.removesuffix("_on_torch"): rows for path, rows in found.items()}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_script_agrees_with_the_unsharded_program(name: str, reports: dict[str, Any]) -> None:
    for code, out in reports[name][:2]:
        assert code == 0, out
        assert "check: ok" in out.splitlines()[-1]
    code, out = reports[name][2]
    assert code == 0 and "ms per step" in out


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_script_agrees_with_the_reference_of_all_devices(
    name: str, folder: Path, reports: dict[str, Any]
) -> None:
    original = parse((HERE / f"{name}.mlir").read_text())
    local = parse((HERE / f"{name}.local.mlir").read_text())
    expected = run_devices(local, inputs(original, 0))
    assert reports[name][0][0] == 0
    with np.load(folder / f"{name}_on_torch.py.npz") as archive:
        results = [archive[f"res{k}"] for k in range(len(expected))]
    assert original.main is not None
    elements = [type.element for type in original.main.result_types]
    verdicts = judge(results, expected, elements=elements)
    assert not failures(verdicts), list(map(str, failures(verdicts)))


@pytest.mark.parametrize("number", range(len(MUTANTS)))
def test_a_wrong_script_fails_its_check(number: int, reports: dict[str, Any]) -> None:
    code, out = reports[f"mutant{number}"][0]
    assert code == 1
    assert "check: failed" in out


def test_torchrun_starts_a_script(folder: Path) -> None:
    torchrun = on_ranks(4, "elsewhere")
    assert "torch.distributed.run" in torchrun
    done = run(torchrun, folder / "names_on_torch.py", "--check")
    assert done.returncode == 0, done.stderr
    assert "check: ok, 3 results" in done.stdout


def test_a_wrong_number_of_ranks_is_named(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, folder / "names_on_torch.py", "--check"], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (1, "")
    help = "start it with: torchrun --nproc-per-node 4 names_on_torch.py"
    assert done.stderr == f"error: the mesh needs 4 processes, found 1; {help}\n"

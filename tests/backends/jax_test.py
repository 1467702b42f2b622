"""JAX scripts compute what the whole program computes, on fake CPU devices."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("jax")

from shardwright.backends.jax.lower import emit
from shardwright.ir.parse import parse
from shardwright.ir.reference.compare import failures, judge
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run_devices
from shardwright.passes.registry import main_pipeline
from shardwright.testing.warm.python import warmly

HERE = Path(__file__).parent
# `types` has 64-bit numbers: what runs after it runs with x64 turned on.
PROGRAMS = ("bodies", "collectives", "control", "names", "types", "loops", "rotated")

RUNNER = """
import contextlib, importlib.util, io, json, sys

found = {}
for path in sys.argv[1:]:
    spec = importlib.util.spec_from_file_location("script", path)
    script = importlib.util.module_from_spec(spec)
    sys.modules["script"] = script
    spec.loader.exec_module(script)
    first = ["--check", "--outputs", path + ".npz"]
    for options in (first, ["--seed", "7", "--check"], ["--time"]):
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            code = script.main(options)
        found.setdefault(path, []).append([code, out.getvalue(), script.CHECK_VMA])
print(json.dumps(found))
"""


def script_of(name: str, folder: Path) -> Path:
    """The script of a pair of programs beside this file."""
    local, original = (
        parse((HERE / f"{name}{kind}.mlir").read_text(), f"{name}{kind}.mlir")
        for kind in (".local", "")
    )
    path = folder / f"{name}_on_jax.py"
    path.write_text(emit(local, original, f"shardwright compile {name}.mlir --target jax"))
    return path


def python(*args: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python on fake CPU devices."""
    base = {key: value for key, value in os.environ.items() if key != "XLA_FLAGS"}
    return subprocess.run(
        warmly([sys.executable, *map(str, args)]),
        capture_output=True,
        text=True,
        env={**base, "JAX_PLATFORMS": "cpu", **environment},
        timeout=300,
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("jax")
    for name in PROGRAMS:
        script_of(name, path)
    return path


@pytest.fixture(scope="module")
def reports(folder: Path) -> dict[str, Any]:
    """Exit code and output of all scripts, imported and run in one process."""
    paths = [str(folder / f"{name}_on_jax.py") for name in PROGRAMS]
    done = python("-c", RUNNER, *paths)
    assert done.returncode == 0, done.stderr
    return {
        Path(path).stem.removesuffix("_on_jax"): rows
        for path, rows in json.loads(done.stdout).items()
    }


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_script_agrees_with_the_unsharded_program(name: str, reports: dict[str, Any]) -> None:
    for code, out, _ in reports[name][:2]:
        assert code == 0, out
        assert "check: ok" in out.splitlines()[-1]
    code, out, _ = reports[name][2]
    assert code == 0 and "ms per step" in out


@pytest.mark.parametrize("name", PROGRAMS)
def test_jax_proves_what_is_replicated(name: str, reports: dict[str, Any]) -> None:
    assert reports[name][0][2] is (name != "rotated")


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_script_agrees_with_the_reference_of_all_devices(
    name: str, folder: Path, reports: dict[str, Any]
) -> None:
    original = parse((HERE / f"{name}.mlir").read_text())
    local = parse((HERE / f"{name}.local.mlir").read_text())
    expected = run_devices(local, inputs(original, 0))
    assert reports[name][0][0] == 0
    with np.load(folder / f"{name}_on_jax.py.npz") as archive:
        results = [archive[f"res{k}"] for k in range(len(expected))]
    assert main_elements(original)
    verdicts = judge(results, expected, elements=main_elements(original))
    assert not failures(verdicts), list(map(str, failures(verdicts)))


def main_elements(module: Any) -> list[str]:
    return [type.element for type in module.main.result_types]


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("collectives", 'lax.psum(a, "x")', 'lax.pmax(a, "x")'),
        ("collectives", '("y", "x")', '("x", "y")'),
        ("collectives", "[(0, 1)]", "[(1, 0)]"),
        ("control", "np.int32(5)", "np.int32(4)"),
        ("types", "4000000000", "4000000001"),
    ],
)
def test_a_wrong_script_fails_its_check(name: str, old: str, new: str, folder: Path) -> None:
    text = (folder / f"{name}_on_jax.py").read_text()
    step = text.index("def step_on_device")
    assert old in text[step:]
    wrong = folder / "wrong.py"
    wrong.write_text(text[:step] + text[step:].replace(old, new, 1))
    done = python(wrong, "--check")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "check: failed" in done.stdout or "Error" in done.stderr


def test_two_processes_share_the_mesh(folder: Path) -> None:
    done = python(folder / "control_on_jax.py", "--check", "--processes", "2")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "check: ok, 8 results" in done.stdout


def test_processes_must_divide_the_mesh(folder: Path) -> None:
    done = python(folder / "control_on_jax.py", "--check", "--processes", "3")
    assert (done.returncode, done.stdout) == (1, "")
    said = "error: --processes 3 does not divide the 4 devices of the mesh; use one of 1, 2, 4\n"
    assert done.stderr == said


def test_too_few_devices_are_named(folder: Path) -> None:
    flags = "--xla_force_host_platform_device_count=2"
    done = python(folder / "control_on_jax.py", XLA_FLAGS=flags)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("error: the mesh needs 4 devices, found 2 (cpu); for fake CPU")
    assert "device_count=4" in done.stderr


def test_import_defines_and_does_nothing_else(folder: Path) -> None:
    code = (
        "import sys, os; sys.path.insert(0, sys.argv[1]); before = dict(os.environ)\n"
        "import control_on_jax as control\n"
        "from jax._src import xla_bridge\n"
        "assert not xla_bridge.backends_are_initialized() and before == dict(os.environ)\n"
        "import jax; jax.config.update('jax_num_cpu_devices', 4)\n"
        "step = control.make_step(control.make_mesh(jax.devices()))\n"
        "import numpy as np\n"
        "args = [np.ones(a.shape, a.dtype) for a in control.ARGS]\n"
        "assert len(step(*args)) == len(control.RESULTS)\n"
    )
    done = python("-c", code, folder)
    assert done.returncode == 0, done.stderr


BARRIER = """
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @main(
    %rows: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
    %row: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>},
    %column: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}
) -> (tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0:3 = stablehlo.optimization_barrier %rows, %row, %column
    : tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>
  return %0#0, %0#1, %0#2 : tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>
}
"""


def test_a_barrier_waits_for_all_that_jax_lets_it(folder: Path) -> None:
    original = parse(BARRIER)
    local = original.clone()
    main_pipeline().run(local)
    text = emit(local, original, "")
    barriers = re.findall(r"lax\.optimization_barrier\((.*)\)(\[.*\])?$", text, re.MULTILINE)
    assert barriers[:3] == [("(rows, row, column)", "[0]"), ("row", ""), ("column", "")]
    path = folder / "barrier.py"
    path.write_text(text)
    done = python(path, "--check")
    assert done.returncode == 0, done.stdout + done.stderr

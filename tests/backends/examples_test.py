"""The examples as scripts: propagated, partitioned, written, run, checked against one device."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shardwright.backends.jax.lower import emit as emit_jax
from shardwright.backends.torch.lower import emit as emit_torch
from shardwright.backends.verification.script_runner import on_ranks
from shardwright.ir.parse import parse
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.warm.python import warmly

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples"
TARGETS = {"jax": emit_jax, "torch": emit_torch}
SMALL = ("moe_layer", "reductions", "sequence_parallel_block", "while_loop")
OURS = ("sub_axes", "windows")  # beside this file


def script_of(name: str, target: str, folder: Path) -> Path:
    """Write the script of an example; all have 8 devices."""
    text = ((HERE if name in OURS else EXAMPLES) / f"{name}.mlir").read_text()
    local, original = parse(text, f"{name}.mlir"), parse(text, f"{name}.mlir")
    parse_pipeline("sdy-propagation-pipeline,partition").run(local)
    path = folder / f"{name}_on_{target}.py"
    path.write_text(TARGETS[target](local, original, f"shardwright compile {name}.mlir"))
    return path


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key != "XLA_FLAGS"}
    return subprocess.run(
        warmly(list(map(str, command))),
        capture_output=True,
        text=True,
        env={**environment, "JAX_PLATFORMS": "cpu", "OMP_NUM_THREADS": "1"},
        timeout=300,
    )


@pytest.mark.parametrize("name", [*OURS, *SMALL, "gpt_train_step", "vit_train_step"])
def test_an_example_runs_on_jax(name: str, tmp_path: Path) -> None:
    pytest.importorskip("jax")
    done = run(sys.executable, script_of(name, "jax", tmp_path), "--check", "--seed", "1")
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert "check: ok" in done.stdout.splitlines()[-1]


def test_a_train_step_runs_on_two_jax_processes(tmp_path: Path) -> None:
    pytest.importorskip("jax")
    script = script_of("mlp_data_parallel", "jax", tmp_path)
    done = run(sys.executable, script, "--check", "--processes", "2")
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert "check: ok, 3 results" in done.stdout


@pytest.mark.parametrize(("name", "results"), [("gpt_train_step", 206), ("sub_axes", 2)])
def test_an_example_runs_on_eight_torch_ranks(name: str, results: int, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    done = run(*on_ranks(8), script_of(name, "torch", tmp_path), "--check")
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert f"check: ok, {results} results" in done.stdout


def test_a_missing_sum_is_seen(tmp_path: Path) -> None:
    """Mutant: the last gradient's sum over the batch is left out on every device."""
    pytest.importorskip("jax")
    script = script_of("mlp_tensor_parallel", "jax", tmp_path)
    text = script.read_text()
    step, end = text.index("def step_on_device"), text.index("def unsharded")
    last = text.rindex("lax.psum(", step, end)
    script.write_text(text[:last] + "lax.pmin(" + text[last + len("lax.psum(") :])
    done = run(sys.executable, script, "--check")
    assert done.returncode == 1
    assert "check: failed" in done.stdout.splitlines()[-1]

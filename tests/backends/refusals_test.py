"""What scripts say when they cannot run: on every rank, in one line, within seconds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shardwright.backends.jax.lower import emit as emit_jax
from shardwright.backends.torch.lower import emit as emit_torch
from shardwright.ir.parse import parse
from shardwright.passes.registry import parse_pipeline

TEXT = """module {
  sdy.mesh @mesh = <["x"=4]>
  func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
    %0 = stablehlo.add %a, %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
"""  # noqa: E501
EMIT = {"jax": emit_jax, "torch": emit_torch}
SECONDS = 60
LEGAL = "use one of 1, 2, 4"


def said(folder: Path, target: str, *words: str, **environment: str) -> tuple[int, str]:
    """Exit code of a script and its last line on stderr."""
    pytest.importorskip(target)
    original, local = parse(TEXT), parse(TEXT)
    parse_pipeline("propagate,partition").run(local)
    path = folder / f"step_on_{target}.py"
    path.write_text(EMIT[target](local, original, "test"))
    kept = {key: value for key, value in os.environ.items() if key != "XLA_FLAGS"}
    done = subprocess.run(
        [sys.executable, str(path), *words],
        capture_output=True,
        text=True,
        env={**kept, "JAX_PLATFORMS": "cpu", "OMP_NUM_THREADS": "1", **environment},
        timeout=SECONDS,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr.splitlines()[-1]


@pytest.mark.parametrize(("rank", "count"), [("0", "2"), ("5", "6")])
def test_every_torch_rank_says_that_the_world_does_not_fit(rank: str, count: str, tmp_path: Path):
    code, line = said(tmp_path, "torch", RANK=rank, WORLD_SIZE=count)
    assert code == 1
    assert line.startswith(f"rank {rank}: error: the mesh needs 4 processes, found {count}; ")
    assert line.endswith("torchrun --nproc-per-node 4 step_on_torch.py")


def test_a_torch_script_alone_says_how_to_start_it(tmp_path: Path):
    code, line = said(tmp_path, "torch")
    assert code == 1 and line.startswith("error: the mesh needs 4 processes, found 1; start it")


@pytest.mark.parametrize("count", ["3", "0", "-2", "8"])
def test_jax_processes_that_do_not_divide_the_mesh(count: str, tmp_path: Path):
    code, line = said(tmp_path, "jax", "--processes", count)
    assert code == 1
    assert line == f"error: --processes {count} does not divide the 4 devices of the mesh; " + LEGAL


def test_too_few_jax_devices(tmp_path: Path):
    code, line = said(tmp_path, "jax", XLA_FLAGS="--xla_force_host_platform_device_count=2")
    assert code == 1 and line.startswith("error: the mesh needs 4 devices, found 2 (cpu); for fake")


@pytest.mark.parametrize("target", EMIT)
def test_a_negative_seed(target: str, tmp_path: Path):
    code, line = said(tmp_path, target, "--seed", "-1")
    assert code == 2 and line.endswith("argument --seed: invalid seed value: '-1'")

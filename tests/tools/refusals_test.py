"""What generated scripts refuse: one line on stderr, exit code 1, no traceback, no partial file."""

import io
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from shardwright.tools import cli

pytest.importorskip("jax")

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "mlp_data_parallel.mlir"


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The JAX script of an example on 8 devices."""
    path = tmp_path_factory.mktemp("scripts") / "step.py"
    words = ["compile", str(EXAMPLE), "--emit", "jax", "-o", str(path)]
    assert cli.main(words, io.StringIO(), io.StringIO(), sys.stderr) == 0
    return path


def refused(script: Path, *words: str, devices: int = 8) -> str:
    """What a script that must refuse says on stderr."""
    flags = f"--xla_force_host_platform_device_count={devices}"
    environment = os.environ | {"JAX_PLATFORMS": "cpu", "XLA_FLAGS": flags}
    done = subprocess.run(
        [sys.executable, str(script), *words],
        env=environment,
        cwd=script.parent,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr and done.stderr.count("error: ") == 1, done.stderr
    return done.stderr


def test_a_mesh_larger_than_the_devices_at_hand(script: Path):
    said = refused(script, devices=2)
    assert "the mesh needs 8 devices, found 2" in said


def test_an_input_file_of_the_wrong_shape(script: Path, tmp_path: Path):
    path = tmp_path / "in.npz"
    np.savez(path, arg0=np.zeros((3, 3), np.float32))
    said = refused(script, "--inputs", str(path), "--outputs", "out.npz")
    assert "arg0" in said and "(3, 3)" in said and "(32, 16)" in said
    assert not (script.parent / "out.npz").exists()


def test_an_input_file_that_is_none(script: Path, tmp_path: Path):
    path = tmp_path / "in.npz"
    path.write_text("text")
    assert "in.npz" in refused(script, "--inputs", str(path))

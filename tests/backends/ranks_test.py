"""Ranks that do not fit together: one is lost, runs another script, or has other inputs.

Each rank says so and ends; none is left behind.
"""

from __future__ import annotations

import io
import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from shardwright.tools import cli

pytest.importorskip("torch")

RANKS = 3
PROGRAM = """\
sdy.mesh @mesh = <["x"=3]>
func.func public @main(%a: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""  # noqa: E501
# A rank that ends in the middle of its step.
VICTIM = """
import os, sys
sys.path.insert(0, {folder!r})
import step
step.make_step = lambda mesh: lambda *args: os.kill(os.getpid(), 9)
sys.exit(step.main([]))
"""


def _port() -> str:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return str(found.getsockname()[1])


def ended(folder: Path, changes: dict[int, Sequence[str]]) -> list[tuple[int, str]]:
    """Exit code and last line of each rank; `changes`: the words of a rank that differs."""
    path = folder / "step.py"
    (folder / "program.mlir").write_text(PROGRAM)
    words = ["compile", str(folder / "program.mlir"), "--emit", "torch", "-o", str(path)]
    assert cli.main(words, io.StringIO(), io.StringIO(), io.StringIO()) == 0
    (folder / "other.py").write_text(path.read_text() + "\n# another one\n")
    port = _port()
    ranks: list[subprocess.Popen[str]] = []
    for rank in range(RANKS):
        world = {"RANK": rank, "LOCAL_RANK": rank, "WORLD_SIZE": RANKS, "OMP_NUM_THREADS": 1}
        environment = {**os.environ, **{key: str(value) for key, value in world.items()}}
        environment |= {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": port}
        words = [sys.executable, *(changes.get(rank) or [str(path)])]
        ranks.append(
            subprocess.Popen(words, env=environment, cwd=folder, stderr=subprocess.PIPE, text=True)
        )
    found: list[tuple[int, str]] = []
    for one in ranks:
        _, errors = one.communicate(timeout=300)
        found.append((one.returncode, (errors.strip().splitlines() or [""])[-1]))
    return found


def _inputs(folder: Path) -> str:
    np.savez(folder / "in.npz", arg0=np.ones((6, 4), np.float32))
    return str(folder / "in.npz")


def test_ranks_that_fit_run(tmp_path: Path):
    assert ended(tmp_path, {}) == [(0, "")] * RANKS


def test_the_others_say_that_they_lost_a_rank(tmp_path: Path):
    found = ended(tmp_path, {2: ["-c", VICTIM.format(folder=str(tmp_path))]})
    assert found.pop(2)[0] == -9
    for rank, (code, line) in zip((0, 1), found, strict=True):
        assert code == 1
        assert line.startswith(f"rank {rank}: error: lost another rank, which ended or hangs: ")


@pytest.mark.parametrize(
    ("rank", "words", "what"),
    [
        (1, ["other.py"], "another script"),
        (2, ["step.py", "--seed", "3"], "other inputs or options"),
        (1, ["step.py", "--inputs", "in.npz"], "other inputs or options"),
    ],
)
def test_every_rank_says_which_one_is_different(
    rank: int, words: list[str], what: str, tmp_path: Path
):
    _inputs(tmp_path)
    found = ended(tmp_path, {rank: words})
    for number, (code, line) in enumerate(found):
        assert code == 1
        assert line.startswith(f"rank {number}: error: rank {rank} of 3 got {what} than rank 0; ")

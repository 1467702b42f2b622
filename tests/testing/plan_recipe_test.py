"""Plans in tests and in CI, on a small repository: harmless changes pass, a lost cut fails."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from shardwright.testing import pytest_plugin

ROOT = Path(__file__).parents[2]
RECIPE = ROOT / "docs" / "ci" / "check_plan.sh"
pytest.importorskip("jax", reason="the repository of the test is written for JAX")

TRAIN = """\
import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P

mesh = Mesh(np.array(jax.devices()[:8]).reshape(2, 4), ("data", "model"))


def shard(*spec):
    return NamedSharding(mesh, P(*spec))


def mlp(params, x):
    h = jnp.tanh(x @ params["w1"])
    h = jax.lax.with_sharding_constraint(h, shard("data", "model"))
    return h @ params["w2"]


def loss(params, x):
    return jnp.mean(mlp(params, x) ** 2)


S = jax.ShapeDtypeStruct
PARAMS = {"w1": S((64, 256), "float32"), "w2": S((256, 64), "float32")}
BATCH = S((32, 64), "float32")
step = jax.jit(jax.grad(loss), in_shardings=(shard(), shard("data", None)))


def program():
    return step.lower(PARAMS, BATCH)
"""
TEST = """\
import train

from shardwright.testing import assert_plan


def test_plan():
    assert_plan(
        train.step, train.PARAMS, train.BATCH, cluster="dgx-h100:1",
        collectives={"all_gather": 4}, peak_bytes=1e6, snapshot="step.plan",
    )
"""
LOST = '    h = jax.lax.with_sharding_constraint(h, shard("data", "model"))\n'
# A function with another name, elsewhere in the file, and with a function of its own for a part.
HARMLESS = (
    TRAIN.replace("def mlp(", '"""Moved down."""\n\n\n@jax.jit\ndef first(w, x):\n'
                  "    return jnp.tanh(x @ w)\n\n\ndef feed_forward(")
    .replace('jnp.tanh(x @ params["w1"])', 'first(params["w1"], x)')
    .replace("mlp(params", "feed_forward(params")
)  # fmt: skip
BIN = {
    "shardwright": f'#!/bin/sh\nexec "{sys.executable}" -m shardwright "$@"\n',
}


def run(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    found = {**os.environ, **more}
    found["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(folder)])
    found["PATH"] = os.pathsep.join([str(folder / "bin"), found["PATH"]])
    found["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
    return subprocess.run(words, cwd=folder, env=found, capture_output=True, text=True)


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=a", "-c", "user.email=a@b.c"]
    done = run(folder, "git", *who, *words)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A train step with its plan pinned, on main."""
    (tmp_path / "bin").mkdir()
    for name, text in BIN.items():
        (tmp_path / "bin" / name).write_text(text)
        (tmp_path / "bin" / name).chmod(0o755)
    (tmp_path / ".gitignore").write_text("bin\n__pycache__\n*.html\n.pytest_cache\n")
    (tmp_path / "train.py").write_text(TRAIN)
    (tmp_path / "plan_test.py").write_text(TEST)
    git(tmp_path, "init", "-b", "main")
    assert pinned_tests(tmp_path).returncode == 1  # there is no plan yet
    assert pinned_tests(tmp_path, "--update-plans").returncode == 0
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-m", "a step with its plan")
    git(tmp_path, "checkout", "-b", "change")
    return tmp_path


def pinned_tests(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    # Named, for it may be installed or not; and not found by itself, for twice is an error.
    plugin = ["-p", pytest_plugin.__name__, "-p", "no:cacheprovider"]
    call = [sys.executable, "-m", "pytest", "-q", *plugin, "plan_test.py", *words]
    return run(folder, *call, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")


def recipe(folder: Path) -> subprocess.CompletedProcess[str]:
    more = {"PROGRAM": "train.py:program", "CLUSTER": "dgx-h100:1", "BASE": "main"}
    return run(folder, "sh", str(RECIPE), FAIL_ON="new-collectives,memory+5%", **more)


def changed(folder: Path, text: str) -> None:
    (folder / "train.py").write_text(text)
    git(folder, "commit", "-am", "a change")


def test_a_harmless_refactor_passes(repository: Path):
    assert HARMLESS != TRAIN
    changed(repository, HARMLESS)
    done = recipe(repository)
    assert done.returncode == 0 and done.stdout.endswith("no difference\n"), done.stdout
    assert pinned_tests(repository).returncode == 0


def test_a_lost_constraint_fails_with_its_line(repository: Path):
    assert LOST in TRAIN
    line = TRAIN[: TRAIN.index(LOST)].count("\n") + 1
    changed(repository, TRAIN.replace(LOST, ""))
    done = recipe(repository)
    assert f"train.py:{line}:" in done.stdout and "constraint" in done.stdout, done.stdout
    assert (repository / "plan-diff.html").read_text().startswith("<!DOCTYPE html>")
    pinned = pinned_tests(repository)
    assert pinned.returncode == 1 and f"train.py:{line}:" in pinned.stdout, pinned.stdout
    assert done.returncode == 3, done.stdout + done.stderr
    assert "error: fails on " in done.stderr
    listed = run(repository, "git", "worktree", "list")
    assert len(listed.stdout.splitlines()) == 1


def test_bounds_of_a_plan_are_held(repository: Path):
    text = TEST.replace("peak_bytes=1e6", "peak_bytes=1e3")
    (repository / "plan_test.py").write_text(text)
    done = pinned_tests(repository)
    assert done.returncode == 1 and "plan.limits: peak_bytes is " in done.stdout, done.stdout


def test_the_plugin_imports_little():
    code = "import sys, shardwright.testing.pytest_plugin as p; print(*sorted(sys.modules))"
    names = run(ROOT, sys.executable, "-c", code).stdout.split()
    assert "shardwright.testing.plan_updates" in names
    assert not {"numpy", "lark", "jax", "torch", "pytest", "hypothesis"} & set(names)


def test_pytest_finds_the_plugin_wherever_shardwright_is_installed():
    found = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]
    assert found["pytest11"] == {"shardwright": pytest_plugin.__name__}

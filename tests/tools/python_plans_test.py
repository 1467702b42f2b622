"""`shardwright.plan`: functions of JAX as they are, with their pytrees, keys, static arguments."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

import shardwright as sw
from shardwright.backends.verification.script_runner import on_ranks
from shardwright.ir.exit_codes import MISSING
from shardwright.ir.print import print_module

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "data" / "python_plans.py"
MLP = ROOT / "examples" / "mlp_tensor_parallel.mlir"
NAMES = ("train", "decode", "recur", "convolve")
CLUSTER = "dgx-h100"


def environment(**more: str) -> dict[str, str]:
    flags = "--xla_force_host_platform_device_count=8"
    return {**os.environ, "JAX_PLATFORMS": "cpu", "XLA_FLAGS": flags, **more}


@cache
def ran() -> tuple[Path, dict[str, dict[str, Any]]]:
    """The folder with the scripts of all cases, and what they printed."""
    folder = Path(mkdtemp())
    done = subprocess.run(
        [sys.executable, str(CASES), str(folder)], env=environment(), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return folder, json.loads(done.stdout)


@pytest.mark.parametrize("name", NAMES)
def test_all_ways_to_run_a_plan_compute_what_the_function_does(name: str):
    found = ran()[1][name]
    assert max(found["step"], found["jit"], found["constrain"]) <= 1e-6
    assert found["devices"] == 8
    assert len(found["words"].splitlines()) == 4
    assert found["html"].startswith("<pre>") and "<" not in found["html"][5:-6]


def test_donated_arguments_are_given_away():
    gone = {name: found["given_away"] for name, found in ran()[1].items()}
    assert gone["train"] > 0 and gone["decode"] > 0  # those that lie as the plan has them
    assert gone["recur"] == gone["convolve"] == 0


def test_what_xla_moves_otherwise_is_said():
    assert "by XLA under its constraints" in ran()[1]["train"]["said"]


def test_a_script_for_torch_checks_itself():
    command = [*on_ranks(8), str(ran()[0] / "train.py"), "--check"]
    alone = environment(OMP_NUM_THREADS="1")
    done = subprocess.run(command, env=alone, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]


# --- texts and modules


def small() -> sw.Plan:
    return sw.plan(sw.load(MLP), cluster=CLUSTER, ignore_annotations=True)


def test_a_module_is_planned_as_by_the_verb():
    plan = small()
    target = sw.Target(CLUSTER)
    assert sw.evaluate(plan.module, target).step == plan.cost.step
    assert plan.text == print_module(plan.module)
    assert plan.bound is not None and plan.gap is not None and plan.gap >= 0
    assert plan.status in ("optimal", "feasible", "budget")
    other = plan.why_not("null")
    assert other.ratio == pytest.approx(other.seconds / plan.cost.step)
    assert other.ratio >= 1 and "null" in str(other)
    assert isinstance(plan.explain(), sw.Answer)
    assert "stablehlo.dot_general" in plan.script("mlir")


def test_options_are_those_of_the_verb():
    plan = sw.plan(
        sw.load(MLP), cluster=CLUSTER, devices=4, mesh={"rows": 4}, ignore_annotations=True,
        method="eliminate", memory_limit="1GB",
    )  # fmt: skip
    assert plan.method == "eliminate" and plan.fits and "rows=4" in repr(plan)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"cluster": "dgx-h10"}, 'did you mean "dgx-h100"'),
        ({"method": "megatro"}, 'did you mean "megatron"'),
        ({"mesh": "data=3"}, "has 3 devices, the cluster 8"),
        ({"mesh": "data"}, "expected NAME=SIZE"),
        ({"memory_limit": "40 bananas"}, "memory_limit"),
        ({"fix": "nothing = [{}]"}, "meets no argument"),
        ({"devices": 1}, "nothing to plan on one device"),
    ],
)
def test_what_cannot_be_asked_is_said(options: dict[str, Any], said: str):
    asked: dict[str, Any] = {"cluster": CLUSTER, "ignore_annotations": True, **options}
    with pytest.raises(sw.ProgramError, match=said):
        sw.plan(sw.load(MLP), **asked)


def test_what_is_no_program_is_said():
    with pytest.raises(sw.ProgramError, match="there is no program in int"):
        sw.plan(3, cluster=CLUSTER)
    with pytest.raises(sw.ProgramError, match="takes no arguments"):
        sw.plan(sw.load(MLP), 1, cluster=CLUSTER)
    with pytest.raises(sw.ProgramError, match="nothing is emitted"):
        small().script("numpy")


MISTAKES = """
import jax, jax.numpy as jnp
import shardwright as sw
one = jax.ShapeDtypeStruct((64, 64), jnp.float32)
def product(a, b): return a @ b
def wrong(a): return a @ jnp.ones((3, 3))
weights = jnp.ones((64, 64))
def tried(act):
    try: act()
    except (sw.ProgramError, TypeError) as problem: print(type(problem).__name__, problem)
    print("--")
tried(lambda: sw.plan(product, one, cluster="dgx-h100"))
tried(lambda: sw.plan(wrong, one, cluster="dgx-h100"))
plan = sw.plan(jax.jit(product), one, one, cluster="dgx-h100", mesh="x=8", budget=1)
tried(lambda: plan.step(one))
tried(lambda: plan.step(jnp.ones((64, 64)), jnp.ones((64, 32))))
tried(lambda: plan.mesh(jax.devices()[:2]))
"""


def test_mistakes_of_calls_are_said(tmp_path: Path):
    file = tmp_path / "mistakes.py"
    file.write_text(MISTAKES)
    done = subprocess.run(
        [sys.executable, str(file)], env=environment(), capture_output=True, text=True
    )
    said = done.stdout.split("--\n")
    assert "product cannot be traced: TypeError" in said[0]
    assert "mistakes.py:6:" in said[1] and "return a @ jnp.ones" in said[1]
    assert said[2].startswith("TypeError product is planned for arguments")
    assert "[1] is planned as float32[64, 64], called with float32[64, 32]" in said[3]
    assert "needs 8 devices, found 2" in said[4] and "XLA_FLAGS" in said[4]


def test_without_jax_it_says_which_package_is_missing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "jax", None)
    with pytest.raises(sw.ProgramError, match="needs jax, which is not installed") as caught:
        sw.plan(len, cluster=CLUSTER)
    assert caught.value.code == MISSING and "shardwright[jax]" in str(caught.value)


KEYWORDS = """
import json
import jax, jax.numpy as jnp
import shardwright as sw
def step(w, *, x, scale, half=False):
    out = scale * (x @ w)
    return (out / 2 if half else out).sum(axis=1)
w, x = jnp.ones((64, 32)), jnp.arange(4096.0).reshape(64, 64) / 4096
named = {"x": x, "scale": 3.0, "half": True}
plan = sw.plan(step, w, cluster="dgx-h100", kwargs=named, static_argnames="half", mesh="d=8")
want = step(w, **named)
bound = jax.jit(plan.constrain(), static_argnames="half")
for made in (plan.step(w, **named), bound(w, **named)):
    print(float(abs(made - want).max()))
for wrong in ({**named, "half": False}, {"x": x, "scale": 3.0}):
    try: plan.step(w, **wrong)
    except ValueError as problem: print(problem)
positional = sw.plan(lambda w, half: 2 * w if half else w, w, True, cluster="dgx-h100",
                     static_argnames="half", mesh="d=8")
print(float(positional.step(w, True).sum()))
"""


def test_arguments_may_have_names_and_be_static_by_name(tmp_path: Path):
    file = tmp_path / "keywords.py"
    file.write_text(KEYWORDS)
    done = subprocess.run(
        [sys.executable, str(file)], env=environment(), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert float(said[0]) <= 1e-5 and float(said[1]) <= 1e-5
    assert "planned for True as half, which is static; called with False" in said[2]
    assert "called with nothing" in said[3]
    assert float(said[4]) == 2 * 64 * 32

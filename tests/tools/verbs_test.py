"""The verbs of `shardwright` on small programs: what they print, their machine form, exit codes."""

import importlib.util
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from shardwright.backends.verification import runs
from shardwright.ir.core import Module
from shardwright.testing import verbs
from shardwright.tools import cli
from shardwright.tools.session import extras

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
TENSOR_PARALLEL = str(EXAMPLES / "mlp_tensor_parallel.mlir")

# A product whose contracted dim is cut: each of 2 x 2 devices multiplies 4x8 by 8x4.
PROGRAM = """\
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func public @main(
    %a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
    %b: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> tensor<8x4xf32> {
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  return %c : tensor<8x4xf32>
}
"""  # noqa: E501


run = partial(verbs.ask, stdin=PROGRAM)
record = partial(verbs.record, stdin=PROGRAM)


def test_show_knows_sizes_per_device():
    found = record("show", "-")
    lines = {line["name"]: line for line in found["values"]}
    assert lines["%a"]["local_type"] == "4x8xf32" and lines["%a"]["bytes"] == 4 * 8 * 4
    assert lines["%c"]["sharding"] == '[{"x"}, {}]' and lines["%c"]["role"] == "result"
    assert found["devices"] == 4
    assert found["argument_bytes"] == 4 * 8 * 4 + 8 * 4 * 4
    assert found["result_bytes"] == 4 * 4 * 4
    assert found["whole_dot_flops"] == 2 * 8 * 16 * 4
    assert found["dot_flops"] == found["whole_dot_flops"] / 4


def test_show_counts_collectives():
    (line,) = record("show", "-")["collectives"]
    assert (line["kind"], line["axes"], line["group"], line["count"]) == ("all_reduce", ["y"], 2, 1)
    assert line["bytes"] == 64 and line["ring_bytes"] == 64  # 2 (g - 1) / g of the result


def test_show_prints_columns():
    code, output, errors = run("show", "-")
    assert (code, errors) == (0, "")
    assert output.splitlines()[0] == '<stdin>: 4 devices, mesh <["x"=2, "y"=2]>'
    assert '%a     8x16xf32  [{"x"}, {"y"}]  4x8xf32' in output
    assert "all_reduce" in output and "per device" in output


def test_show_takes_local_programs_too():
    _, local, _ = run("compile", "-", "--emit", "mlir")
    found, whole = record("show", "-", stdin=local), record("show", "-")
    for key in ("devices", "collectives", "argument_bytes", "result_bytes", "dot_flops"):
        assert found[key] == whole[key], key
    assert found["values"][0]["type"] == "8x16xf32"


@pytest.mark.parametrize("target", ["jax", "torch"])
def test_compile_writes_a_script(target: str, tmp_path: Path):
    path = tmp_path / "step.py"
    code, output, errors = run("compile", TENSOR_PARALLEL, "--emit", target, "-o", str(path))
    assert (code, output, errors) == (0, "", "")
    compile(path.read_text(), str(path), "exec")
    assert run("compile", TENSOR_PARALLEL, "--emit", target)[1] == path.read_text()


def test_compile_of_a_local_program_wants_the_original(tmp_path: Path):
    whole, local = tmp_path / "whole.mlir", tmp_path / "local.mlir"
    whole.write_text(PROGRAM)
    assert run("compile", str(whole), "--emit", "mlir", "-o", str(local))[0] == 0
    code, _, errors = run("compile", str(local), "--emit", "jax")
    assert code == 1 and "--original FILE" in errors
    code, output, errors = run("compile", str(local), "--emit", "jax", "--original", str(whole))
    assert code == 0 and "shard_map" in output, errors
    code, _, errors = run("compile", str(local), "--emit", "jax", "--original", TENSOR_PARALLEL)
    assert code == 1 and "argument 0 is" in errors and errors.count("error:") == 1


@pytest.mark.skipif(
    not (importlib.util.find_spec("jax") and importlib.util.find_spec("torch")),
    reason="runs the scripts: needs jax and torch",
)
def test_verify_runs_everything(tmp_path: Path):
    code, output, errors = run("verify", "-", "--keep", str(tmp_path))
    assert code == 0, errors
    assert output.splitlines()[-1] == (
        "verdict: ok, all devices in lockstep, jax script, torch script and one device agree"
    )
    assert {"step_jax.py", "step_torch.py"} <= {path.name for path in tmp_path.iterdir()}


def test_verify_in_machine_form():
    found = record("verify", "-", "--skip", "jax,torch", "--seed", "3")
    assert found["ok"] and found["seed"] == 3 and found["devices"] == 4
    (lockstep,) = found["runs"]
    (verdict,) = lockstep["verdicts"]
    assert verdict["ok"] and verdict["error"] <= verdict["tolerance"]


def test_verify_says_which_result_is_wrong(monkeypatch: pytest.MonkeyPatch):
    right = runs.run_devices

    def wrong(module: Module, *args: Any, **rest: Any) -> Any:
        return [result * 1.001 for result in right(module, *args, **rest)]

    monkeypatch.setattr(runs, "run_devices", wrong)
    code, output, _ = run("verify", "-", "--skip", "jax,torch")
    assert code == 1
    assert "WRONG" in output and "1 of 1 results WRONG" in output


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(extras, "installed", lambda name: None if name == "torch" else "1")
    code, output, errors = run("verify", "-")
    assert (code, output) == (4, "")
    assert "needs torch, which is not installed" in errors
    assert "pip install 'shardwright[torch]', or --skip torch" in errors


def test_verify_refuses_unknown_targets():
    code, _, errors = run("verify", "-", "--skip", "jxa")
    assert code == 2 and 'did you mean "jax"?' in errors


def test_doctor_tests_the_installation():
    found = record("doctor")
    assert found["self_test"] is True
    assert set(found["optional"]) == set(extras.OPTIONAL)
    code, output, _ = run("doctor")
    assert code == 0 and "self-test" in output


@pytest.mark.parametrize("verb", ["", *cli.VERBS])
def test_help_of_every_verb(verb: str):
    code, output, _ = run(*([verb] if verb else []), "--help")
    assert code == 0 and output.startswith(f"usage: shardwright {verb}".rstrip())


def test_the_package_runs_as_a_module():
    done = subprocess.run(
        [sys.executable, "-m", "shardwright", "--version"], capture_output=True, text=True
    )
    assert done.returncode == 0 and done.stdout.startswith("shardwright ")
    wrong = subprocess.run([sys.executable, "-m", "shardwright", "nothing"], capture_output=True)
    assert wrong.returncode == 2

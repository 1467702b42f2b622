"""What `verify` runs on: inputs of people, special values, loops cut short."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import shardwright as sw
from shardwright.api import verification
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.effort import has_open_loops, is_longer, longest_loop, seconds
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.verbs import ask

MESH = 'sdy.mesh @mesh = <["x"=4]>'
ROWS = '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}'


def counting(turns: int) -> str:
    """A loop that adds a matrix product `turns` times."""
    return f"""{MESH}
    func.func @main(%x: tensor<8x8xf32> {ROWS}, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {{
      %c = stablehlo.constant dense<0> : tensor<i32>
      %0:2 = stablehlo.while(%i = %c, %y = %x) : tensor<i32>, tensor<8x8xf32>
      cond {{
        %n = stablehlo.constant dense<{turns}> : tensor<i32>
        %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %1 : tensor<i1>
      }} do {{
        %one = stablehlo.constant dense<1> : tensor<i32>
        %1 = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0]
          : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        %2 = stablehlo.add %y, %1 : tensor<8x8xf32>
        %3 = stablehlo.add %i, %one : tensor<i32>
        stablehlo.return %3, %2 : tensor<i32>, tensor<8x8xf32>
      }}
      return %0#1 : tensor<8x8xf32>
    }}"""


def open_ended(limit: float) -> str:
    """A loop that doubles a number until it is large: no one can say how often."""
    return f"""{MESH}
    func.func @main(%x: tensor<8x8xf32> {ROWS}) -> (tensor<8x8xf32>, tensor<f32>) {{
      %one = stablehlo.constant dense<1.0> : tensor<f32>
      %0:2 = stablehlo.while(%s = %one, %y = %x) : tensor<f32>, tensor<8x8xf32>
      cond {{
        %n = stablehlo.constant dense<{limit}> : tensor<f32>
        %1 = stablehlo.compare LT, %s, %n : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %1 : tensor<i1>
      }} do {{
        %1 = stablehlo.add %s, %s : tensor<f32>
        %2 = stablehlo.negate %y : tensor<8x8xf32>
        stablehlo.return %1, %2 : tensor<f32>, tensor<8x8xf32>
      }}
      return %0#1, %0#0 : tensor<8x8xf32>, tensor<f32>
    }}"""


# --- turns


@pytest.mark.parametrize(
    ("direction", "start", "bound", "step"),
    [("LT", 0, 9, 1), ("LT", 3, 20, 4), ("LE", 1, 9, 2), ("GT", 9, 0, -1), ("GE", 9, 1, -3)],
)
def test_counting_loops_run_as_many_turns_as_asked(
    direction: str, start: int, bound: int, step: int
):
    text = f"""func.func @main() -> (tensor<i32>, tensor<i32>) {{
      %c = stablehlo.constant dense<{start}> : tensor<i32>
      %z = stablehlo.constant dense<0> : tensor<i32>
      %0:2 = stablehlo.while(%i = %c, %t = %z) : tensor<i32>, tensor<i32>
      cond {{
        %n = stablehlo.constant dense<{bound}> : tensor<i32>
        %1 = stablehlo.compare {direction}, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %1 : tensor<i1>
      }} do {{
        %s = stablehlo.constant dense<{step}> : tensor<i32>
        %one = stablehlo.constant dense<1> : tensor<i32>
        %1 = stablehlo.add %i, %s : tensor<i32>
        %2 = stablehlo.add %t, %one : tensor<i32>
        stablehlo.return %1, %2 : tensor<i32>, tensor<i32>
      }}
      return %0#0, %0#1 : tensor<i32>, tensor<i32>
    }}"""
    whole = run(parse(text), [])
    for turns in range(1, 12):
        module = parse(text)
        parse_pipeline(f"limit-turns{{turns={turns}}}").run(module)
        last, count = run(module, [])
        assert count == min(turns, int(whole[1]))
        assert last == start + count * step


def test_short_loops_are_left_alone():
    module = parse(counting(12))
    before = print_module(module)
    parse_pipeline("limit-turns{turns=3 short=12}").run(module)
    assert print_module(module) == before
    parse_pipeline("limit-turns{turns=3 short=11}").run(module)
    assert print_module(module) != before


def test_open_loops_run_as_many_turns_as_asked():
    for turns in (1, 3, 50):
        module = parse(open_ended(100.0))
        parse_pipeline(f"limit-turns{{turns={turns}}}").run(module)
        x = np.ones((8, 8), np.float32)
        assert run(module, [x])[1] == 2.0 ** min(turns, 7)


def test_the_answer_says_how_many_turns_ran(tmp_path: Path):
    path = tmp_path / "loop.mlir"
    path.write_text(counting(40), encoding="utf-8")
    words = ("verify", str(path), "--skip", "torch")
    code, said, _ = ask(*words, "--turns", "3")
    assert code == 0 and "loops ran 3 turns at most; --turns all runs all" in said
    code, said, _ = ask(*words, "--turns", "3", "--json")
    assert (code, json.loads(said)["turns"]) == (0, 3)
    for rest in ((), ("--turns", "all"), ("--turns", "40")):
        code, said, _ = ask(*words, *rest, "--json")
        assert (code, json.loads(said)["turns"]) == (0, None)
    code, _, errors = ask(*words, "--turns", "0")
    assert code == 2 and "invalid turns value: '0'" in errors


def test_long_loops_are_cut_short_unasked(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(verification, "BUDGET_S", 1.0)
    program = parse(counting(100_000_000))
    assert seconds(program) > 1e4 and longest_loop(program) == 100_000_000
    found = sw.verify(program, skip=["jax", "torch"])
    assert found.ok and 2 <= found.limit.turns <= 4096
    assert sw.verify(parse(counting(500)), skip=["jax", "torch"]).limit.turns == 0


def test_open_loops_are_cut_short_where_they_do_not_end(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(verification, "BUDGET_S", 2.0)
    endless, short = parse(open_ended(-1.0).replace("LT", "NE")), parse(open_ended(100.0))
    assert has_open_loops(endless) and not has_open_loops(parse(counting(4)))
    assert not is_longer(short, inputs(short, 0), 1.0)
    assert is_longer(endless, inputs(endless, 0), 1.0)
    assert sw.verify(short, skip=["jax", "torch"]).limit.turns == 0
    found = sw.verify(endless, skip=["jax", "torch"])
    assert found.ok and 2 <= found.limit.turns <= 4096


# --- special values

MASKED = f"""{MESH}
    func.func @main(%x: tensor<6x8xf32> {ROWS}) -> tensor<8xf32> {{
      %z = stablehlo.constant dense<0.0> : tensor<f32>
      %0 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0]
        : (tensor<6x8xf32>, tensor<f32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }}"""


def test_special_values_are_tried_unasked_where_they_cost_little():
    found = sw.verify(parse(MASKED), skip=["jax", "torch"])
    assert [edge.inputs.split(" in ")[0] for edge in found.edges] == [
        "-0, denormals", "infinities", "NaN"
    ]  # fmt: skip
    assert found.ok
    assert not sw.verify(parse(MASKED), skip=["jax", "torch"], edge_inputs=False).edges
    assert not sw.verify(parse(open_ended(100.0)), skip=["jax", "torch"]).edges


def test_a_lost_nan_is_found_by_special_values_alone():
    program = parse(MASKED)
    found = sw.verify(program, skip="torch", edge_inputs=True, fast_extremes=True)
    assert all(run.ok for run in found.runs)
    assert found.verdict == "wrong"  # XLA's own maximum over devices loses a NaN
    assert sw.verify(program, skip="torch", edge_inputs=True).verdict == "ok"


# --- inputs of people


def npz(path: Path, **arrays: np.ndarray) -> str:
    np.savez(path, **arrays)  # type: ignore[arg-type]
    return str(path)


def test_given_inputs_are_run(tmp_path: Path):
    program = parse(MASKED)
    x = np.arange(48, dtype=np.float32).reshape(6, 8)
    for key in ("arg0", "x"):
        path = npz(tmp_path / f"{key}.npz", **{key: x})
        assert sw.verify(program, skip=["jax", "torch"], inputs=path).ok


@pytest.mark.parametrize(
    ("arrays", "said"),
    [
        ({}, "no array for argument 0 (x), tensor<6x8xf32>"),
        ({"arg0": np.zeros((6, 8))}, "arg0 has shape (6, 8) and dtype float64, expected shape"),
        ({"arg0": np.zeros((6, 7), np.float32)}, "arg0 has shape (6, 7) and dtype float32"),
        ({"arg0": np.zeros((6, 8), np.float32), "arg1": np.zeros(1)}, 'no argument "arg1"'),
        ({"arg0": np.array([{}], object)}, "expected an npz file of arrays of numbers"),
    ],
)
def test_inputs_that_do_not_fit_are_refused(
    tmp_path: Path, arrays: dict[str, np.ndarray], said: str
):
    program = tmp_path / "program.mlir"
    program.write_text(MASKED, encoding="utf-8")
    path = npz(tmp_path / "inputs.npz", **arrays)
    code, _, errors = ask("verify", str(program), "--skip", "jax,torch", "--inputs", path)
    assert code == 1 and said in errors


def test_files_that_are_no_inputs_are_refused(tmp_path: Path):
    program = tmp_path / "program.mlir"
    program.write_text(MASKED, encoding="utf-8")
    words = ("verify", str(program), "--skip", "jax,torch", "--inputs")
    np.save(tmp_path / "one.npy", np.zeros(3))
    for path in (program, tmp_path / "one.npy", tmp_path / "none.npz"):
        code, _, errors = ask(*words, str(path))
        assert code == 1 and f"{path}: error: " in errors and "Traceback" not in errors

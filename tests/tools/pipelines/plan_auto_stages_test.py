"""`plan` with stages of its own: what is asked, what is said, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shardwright.testing.verbs import ask

STEP = Path(__file__).parents[3] / "docs" / "schedules" / "step.mlir"
ON = ["plan", str(STEP), "--cluster", "dgx-h100:1/4"]


def test_stages_that_are_asked_for_are_written_and_cost_says_the_same(tmp_path: Path):
    path = tmp_path / "piped.mlir"
    words = ["--stages", "2", "--microbatches", "8", "--schedule", "1f1b"]
    code, out, errors = ask(*ON, *words, "-o", str(path), "--json")
    assert code == 0, errors
    told = json.loads(out)
    stages = told["stages"]
    assert (stages["groups"], stages["stages"], stages["schedule"]) == (2, 2, "1f1b")
    assert told["micro_batches"] == 8 and told["fits"] and len(stages["units"]) == 2
    assert told["mesh"] in ({"data": 2}, {"model": 2})
    assert 0 < stages["bubble_seconds"] < told["step_seconds"]
    text = path.read_text(encoding="utf-8")
    assert "plan.stages = 2" in text and 'plan.schedule = "1f1b"' in text
    code, out, errors = ask("cost", str(path), "--cluster", "dgx-h100:1/4", "--json")
    assert code == 0 and json.loads(out)["step_seconds"] == told["step_seconds"], errors
    code, out, errors = ask(*ON, *words)
    assert code == 0 and "\nstages       " in out and "waiting for others" in out, errors


def test_placing_and_explaining_leave_stages_as_they_are():
    words = ["--stages", "2", "--microbatches", "8", "--schedule", "1f1b", "--json"]
    code, out, errors = ask(*ON, *words, "--then", "p2", "--explain")
    assert code == 0, errors
    told = json.loads(out)
    assert not told["then"]["placed"] and told["then"]["gain"] == 0
    assert told["explain"]["tier_a_seconds"] is None
    assert told["explain"]["tier_b_seconds"] == told["step_seconds"]
    assert "stage" in told["decides"] and "stage" not in told["explain"]["completed"]


def test_one_stage_is_no_pipeline():
    code, out, errors = ask(*ON, "--stages", "1", "--json")
    assert code == 0 and json.loads(out)["stages"] is None, errors


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--stages", "0"], "expected 1 or more stages, got 0"),
        (["--stages", "3"], "3 stages on 4 devices"),
        (["--microbatches", "0"], "expected 1 or more micro-batches, got 0"),
        (["--stages", "2", "--schedule", "chimera"], '"chimera" is not planned for'),
        (["--stages", "2", "--schedule", "zb-2p"], '"zb-2p" is not planned for'),
        (["--stages", "2", "--schedule", "nosuch"], 'unknown schedule "nosuch"'),
        (["--stages", "1", "--schedule", "1f1b"], "--stages 1 is no pipeline"),
        (["--stages", "2", "--mesh", "data=4"], "stages are asked for"),
        (["--stages", "2", "--layers", "4"], '"--layers" is for --method alpa'),
    ],
)
def test_what_is_asked_wrongly_is_refused(words: list[str], said: str):
    code, out, errors = ask(*ON, *words)
    assert code == 2 and said in errors and "help: " in errors and not out, errors


@pytest.mark.parametrize("method", ["megatron", "messages", "grid"])
def test_other_methods_take_no_stages(method: str):
    code, _, errors = ask(*ON, "--method", method, "--stages", "2")
    assert code == 2 and '"--stages" is for --method' in errors


def test_what_is_no_train_step_has_no_stages():
    text = """func.func @main(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
      %0 = stablehlo.add %arg0, %arg0 : tensor<8x8xf32>
      return %0 : tensor<8x8xf32>
    }"""
    code, out, errors = ask("plan", "-", "--cluster", "dgx-h100:1/4", "--stages", "2", stdin=text)
    assert code in (1, 2) and not out and "error: " in errors


def test_micro_batches_that_the_rows_are_no_multiple_of_are_refused():
    code, _, errors = ask(*ON, "--stages", "2", "--microbatches", "7")
    assert code == 1 and "no such pipeline fits" in errors and "256 rows" in errors

"""`shardwright plan`: keys, exit codes, and bad input."""

import io
import json
import math
from pathlib import Path

import numpy as np
import pytest

from shardwright.passes.search.problem.instances import instance
from shardwright.passes.search.problem.planted import Shape, random_problem
from shardwright.passes.search.problem.problem_files import save
from shardwright.tools import cli

PAIRWISE = Path(__file__).parents[1] / "data" / "pairwise"
METHODS = ("eliminate", "messages", "ilp", "anneal", "exhaustive", "random", "uct")
KEYS = {"objective", "unit", "status", "lower_bound", "assignment", "seconds"}


def run(*words: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = cli.main(["plan", *words], io.StringIO(), out, err)
    return code, out.getvalue(), err.getvalue()


@pytest.mark.parametrize("method", METHODS)
def test_methods_answer_with_all_keys(method: str):
    if method == "ilp":
        pytest.importorskip("scipy")
    words = ["--set", "proposals=5000"] if method == "anneal" else []
    code, out, err = run("--instance", "random:n=8,rows=1", "--method", method, "--json", *words)
    found = json.loads(out)
    problem = instance("random:n=8,rows=1")
    assert code == 0 and found.keys() >= KEYS and "solve: " in err
    assert problem.total(np.array(found["assignment"])) == found["objective"]
    assert problem.is_legal(np.array(found["assignment"]))
    assert found["lower_bound"] is None or found["lower_bound"] <= found["objective"]
    assert found["status"] in ("optimal", "feasible") and math.isfinite(found["seconds"])


@pytest.mark.parametrize("method", ["eliminate", "messages", "anneal", "exhaustive"])
def test_what_cannot_fit_is_printed_with_exit_code_3(method: str):
    words = ["--instance", "random:n=8,rows=1", "--method", method, "--set", "cap=1"]
    code, out, _ = run(*words, "--json")
    found = json.loads(out)
    assert code == 3 and found["status"] == "infeasible"
    assert found["objective"] is None and found["assignment"] is None
    code, out, _ = run(*words)
    assert code == 3 and "infeasible" in out


def test_a_file_is_solved_under_a_part_of_its_memory():
    name = str(PAIRWISE / "layer.npz")
    code, out, _ = run("--instance", name, "--set", "memory=0.3", "--json")
    found = json.loads(out)
    assert code == 0 and found["unit"] == "s" and found["bytes"][0] <= found["cap"][0]
    assert found["gap"] <= 0.005


def test_a_budget_of_nothing_is_said():
    code, out, _ = run("--instance", "random:n=8", "--budget", "0", "--json")
    found = json.loads(out)
    assert code == 3 and found["status"] == "budget" and found["assignment"] is None


def test_equal_words_give_equal_answers():
    words = ["--instance", "random:n=40,rows=2,ties=2", "--method", "anneal", "--seed", "5"]
    answers = [json.loads(run(*words, "--json")[1]) for _ in range(2)]
    for found in answers:
        [found.pop(key) for key in ("seconds", "cpu_seconds", "compile_seconds")]
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--instance", "nothing.npz"], 1, "nothing.npz: error: cannot read"),
        (["--instance", "alpa-ilp:L=x"], 2, "expected a whole number"),
        (["--instance", "random:n=4", "--method", "guess"], 2, 'no method "guess" solves problems'),
        (["--instance", "random:n=4", "--set", "speed=1"], 2, "has no setting 'speed'"),
        (["--instance", "random:n=4", "--budget", "soon"], 2, "a budget is 'soon'"),
        (["--instance", "random:n=4", "--seed", "-1"], 2, "expected a whole number"),
        (["--instance", "random:n=4", "--set", "cap=5"], 2, "the problem has no rows"),
        (["--instance", "random:n=4,rows=1", "--set", "cap=x"], 2, "expected whole bytes"),
        (["--instance", "random:n=4,rows=1", "--set", "memory=2"], 2, "a part from 0 to 1"),
        (["--instance", "alpa-ilp:L=4", "--method", "exhaustive"], 1, "plans, expected at most"),
        ([], 2, "--instance"),
    ],
)
def test_wrong_words_are_said(words: list[str], code: int, said: str):
    found, out, err = run(*words)
    assert found == code and said in err and "Traceback" not in err and out == ""


def test_a_file_that_is_cut_off_is_said(tmp_path: Path):
    path = tmp_path / "cut.npz"
    save(random_problem(Shape(12), 1), path)
    path.write_bytes(path.read_bytes()[:200])
    code, out, err = run("--instance", str(path), "--json")
    assert code == 1 and "is no whole .npz file" in err and out == ""

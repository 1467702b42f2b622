"""`--shrink`: the failure stays, the program gets small, the same bytes every time."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic, ProgramError
from shardwright.passes.registry import find
from shardwright.tools import opt
from shardwright.tools.optdriver.shrink import Failure, Shrinker, failures_of

ROOT = Path(__file__).parents[2]
GOOD = (ROOT / "examples" / "moe_layer.mlir").read_text(encoding="utf-8")


def run(*words: str, text: str) -> tuple[int, str, str]:
    out, errors = io.StringIO(), io.StringIO()
    code = opt.main(list(words), io.StringIO(text), out, errors)
    return code, out.getvalue(), errors.getvalue()


def test_a_program_that_the_verifier_refuses():
    text = GOOD.replace('"expert"', '"expret"', 3).replace('"expret"', '"expert"', 2)
    before = run(text=text)
    if before[0] == 0:
        text = GOOD.replace("return %", "return %nope", 1)
        before = run(text=text)
    code, small, said = run("--shrink", text=text)
    assert code == 0 and "shrink: " in said
    assert run(text=small)[2].split("error: ")[1][:20] == before[2].split("error: ")[1][:20]
    assert small.count("\n") <= 12
    assert run("--shrink", text=text)[1] == small


def test_a_pass_that_crashes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.chdir(tmp_path)

    def breaks(self: object, module: Module) -> None:
        names = [op.name for op in module.walk()]
        if "stablehlo.dot_general" in names and "stablehlo.exponential" in names:
            raise IndexError(f"oops {len(names)}")

    monkeypatch.setattr(find("cse"), "run", breaks)
    code, small, _ = run("--cse", "--shrink", text=GOOD)
    assert code == 0
    assert small.count("stablehlo.dot_general") == small.count("stablehlo.exponential") == 1
    assert small.count("stablehlo.") == 2 and small.count("\n") <= 8
    assert run(text=small)[0] == 0 and run("--cse", text=small)[0] == 70


def test_a_text_that_does_not_parse_is_cut_by_lines():
    text = GOOD.replace("stablehlo.exponential", "stablehlo.exponentail", 1)
    code, small, _ = run("--shrink", text=text)
    assert code == 0 and small.count("\n") <= 2
    assert "exponentail" in small


def test_a_good_program_is_not_shrunk():
    code, output, said = run("--shrink", text="module {\n}\n")
    assert (code, output) == (2, "")
    assert "the program does not fail, so there is nothing to shrink" in said


def test_a_budget_bounds_the_runs():
    text = GOOD.replace("stablehlo.exponential", "stablehlo.exponentail", 1)
    small = [run("--shrink", f"--budget={n}", text=text)[1] for n in (1, 5, 200)]
    sizes = [len(text) for text in small]
    assert sizes == sorted(sizes, reverse=True) and sizes[0] > sizes[2]
    _, _, said = run("--shrink", "--budget=5", text=text)
    assert "stopped after 5 runs" in said


@pytest.mark.parametrize("words", [["--split-input-file"], ["--verify-diagnostics"]])
def test_options_that_do_not_go_together(words: list[str]):
    assert run("--shrink", *words, text=GOOD)[0] == 2


def test_what_a_failure_is():
    def fails(text: str) -> tuple[object, list[Diagnostic], int]:
        if "crash" in text:
            raise KeyError(text)
        return None, [Diagnostic("error", f"no {len(text)}")], 1

    assert failures_of(fails, "a") == failures_of(fails, "bbb")
    assert failures_of(fails, "crash") != failures_of(fails, "a")
    assert failures_of(lambda text: (text, [], 0), "a") == []


def test_every_candidate_is_run_once_and_counted():
    seen: list[str] = []

    def fails(text: str) -> tuple[object, list[Diagnostic], int]:
        seen.append(text)
        wrong = {"b", "e"} <= set(text.split("\n"))
        return None, [Diagnostic("error", "no")] if wrong else [], int(wrong)

    small = Shrinker(fails, 100, seen.append).shrink("a\nb\nc\nd\ne\nf\n")
    assert [line for line in small.split("\n") if line] == ["b", "e"]
    runs = [text for text in seen if not text.startswith("shrink")]
    assert len(set(runs[1:])) == len(runs[1:])


def test_a_failure_is_compared_by_code_and_kind():
    assert Failure(1, "SW0001") != Failure(70, "SW0001")
    with pytest.raises(ProgramError):
        Shrinker(lambda text: (text, [], 0), 10, print).shrink("x")

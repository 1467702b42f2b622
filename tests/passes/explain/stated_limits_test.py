"""Limits that a program states: who holds it to them, what is said, and what is wrong with them."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from shardwright.ir.parse import parse
from shardwright.passes.explain.limits import stated_limits
from shardwright.tools import opt
from tests.support.verbs import ask, record

BODY = (Path(__file__).parents[3] / "examples" / "mlp_tensor_parallel.mlir").read_text()
ON = ("--cluster", "dgx-h100:1")
VERBS = [
    ("cost", *ON), ("memory", *ON), ("compile", *ON, "--emit", "jax"),
    ("verify", "--skip", "jax,torch"),
]  # fmt: skip
FIGURES = record("cost", "-", *ON, stdin=BODY)


def limited(text: str, body: str = BODY) -> str:
    """The program with limits."""
    head = "module @mlp_tensor_parallel {"
    assert head in body
    return body.replace(head, f"{head[:-1]}attributes {{plan.limits = {{{text}}}}} {{")


def held(words: tuple[str, ...], text: str) -> tuple[int, str, str]:
    verb, *rest = words
    return ask(verb, "-", *rest, stdin=limited(text))


@pytest.mark.parametrize("words", VERBS, ids=lambda words: words[0])
@pytest.mark.parametrize(
    ("text", "is_kept"),
    [
        ("collectives = {all_reduce = 4}", True),
        ("collectives = {all_reduce = 3}", False),
        ("collectives = {all_gather = 0}", True),
        ("collective_bytes = 3588", True),
        ("collective_bytes = 3587", False),
        ('cluster = "dgx-h100:1", step_seconds = 1.0e-3 : f64', True),
        ('cluster = "dgx-h100:1", step_seconds = 1.0e-6 : f64', False),
        ('cluster = "dgx-h100:1", exposed_seconds = 0.0 : f64', False),
        ("peak_bytes = 1000000", True),
        ("peak_bytes = 1000", False),
    ],
)
def test_verbs_hold_a_program_to_its_limits(words: tuple[str, ...], text: str, is_kept: bool):
    code, _, errors = held(words, text)
    assert code == (0 if is_kept else 3), errors
    assert ("error: plan.limits: " in errors) == (not is_kept)


def test_a_bound_is_the_figure_that_cost_prints():
    """Each bound is kept at the figure itself, and broken just below it."""
    cluster = 'cluster = "dgx-h100:1"'
    for name, key in (("step_seconds", "step_seconds"), ("peak_bytes", "peak_bytes")):
        figure = FIGURES[key]
        below = figure - 1 if isinstance(figure, int) else figure * (1 - 1e-9)
        for bound, code in ((figure, 0), (below, 3)):
            spelled = str(bound) if isinstance(bound, int) else f"{bound:.17e} : f64"
            assert held(("cost", *ON), f"{cluster}, {name} = {spelled}")[0] == code


def test_what_is_said_of_a_broken_limit():
    code, output, errors = held(("cost", *ON), "collectives = {all_reduce = 3}")
    assert code == 3 and output
    assert "collectives.all_reduce is 4, expected at most 3 (+33.3%)" in errors
    assert "note: all-reduce of stablehlo.dot_general over model" in errors
    assert "help: " in errors and "tried, 4 -> " in errors


def test_the_cluster_of_limits_is_that_of_cost():
    text = 'cluster = "dgx-h100:1", step_seconds = 1.0e-3 : f64'
    assert held(("cost",), text)[1] == held(("cost", *ON), text)[1]
    assert ask("cost", "-", stdin=BODY)[0] == 2


@pytest.mark.parametrize("verb", ["cost", "memory", "verify"])
def test_seconds_without_a_cluster(verb: str):
    code, output, errors = held((verb,), "step_seconds = 1.0 : f64")
    assert (code, output) == (2, "")
    assert "plan.limits has step_seconds and no cluster: on which machine?" in errors


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("peak_byts = 4", 'did you mean "peak_bytes"?'),
        ("collectives = {all_gathr = 4}", 'did you mean "all_gather"?'),
        ("peak_bytes = -4", "expected a number of at least 0"),
        ("collectives = {all_gather = 1.5 : f32}", "expected an integer of at least 0"),
        ("cluster = 4", "expected a string"),
    ],
)
def test_wrong_limits(text: str, said: str):
    code, output, errors = held(("cost", *ON), text)
    assert (code, output) == (1, "") and said in errors, errors


def test_an_unknown_cluster_is_said():
    code, _, errors = held(("cost",), 'cluster = "dgx-h10", step_seconds = 1.0 : f64')
    assert code == 2 and 'did you mean "dgx-h100"?' in errors


def test_a_script_is_not_written_where_a_limit_is_broken(tmp_path: Path):
    path = tmp_path / "step.py"
    words = ("compile", *ON, "--emit", "jax", "-o", str(path))
    assert held(words, "peak_bytes = 1000")[0] == 3 and not path.exists()
    assert held(words, "peak_bytes = 1000000")[0] == 0 and path.exists()


def test_local_programs_are_held_too():
    _, local, _ = ask("compile", "-", "--emit", "mlir", stdin=limited("collective_bytes = 3587"))
    assert "plan.limits" in local
    code, _, errors = ask("cost", "-", *ON, stdin=local)
    assert code == 3 and "collective_bytes" in errors


def test_strip_plan_removes_limits():
    code, output, _ = ask_opt(limited("peak_bytes = 1"))
    assert code == 0 and "plan." not in output


def ask_opt(text: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    return opt.main(["--strip-plan"], io.StringIO(text), out, err), out.getvalue(), err.getvalue()


def test_a_limit_that_is_not_read_is_caught(monkeypatch: pytest.MonkeyPatch):
    """The mutant: bytes are no limit."""
    text = limited("peak_bytes = 1000")
    assert stated_limits.limits_of(parse(text)).bounds == {"peak_bytes": 1000}
    monkeypatch.setattr(stated_limits, "BYTES", ())
    assert ask("cost", "-", *ON, stdin=text)[0] == 0

"""Scripts of unrolled recurrences: what each turn hands to the next, and what nobody reads."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from shardwright.backends import inline_formulas, loop_writing
from shardwright.backends.alike_functions import Draft
from shardwright.testing.texts.carried_programs import LAYOUTS, MESH, X, carried_program
from shardwright.testing.verbs import ask

ROLLS = """
func.func private @layer(%a: {x}, %b: {x}, %w: {x}) -> ({x}, {x}) {{
  %0 = stablehlo.tanh %a : {x}
  %1 = stablehlo.multiply %0, %w : {x}
  %2 = stablehlo.subtract %1, %b : {x}
  %3 = stablehlo.sine %2 : {x}
  return %1, %3 : {x}, {x}
}}
"""


def _program(
    given: str, body: list[str], rest: str = "", layouts: Sequence[str] = LAYOUTS[:1] * 8
) -> str:
    """A program that gives what the last line of its body names."""
    args = ", ".join(
        f"%{name}: {X} {{sdy.sharding = #sdy.sharding<@mesh, {layout}>}}"
        for name, layout in zip(given, layouts, strict=False)
    )
    *lines, results = body
    types = ", ".join([X] * len(results.split(", ")))
    said = "\n".join(f"  {line}" for line in [*lines, f"return {results} : {types}"])
    head = f"sdy.mesh @mesh = <[{MESH}]>\nfunc.func @main({args}) -> ({types}) {{"
    return f"{head}\n{said}\n}}\n{rest}"


def _layers(first: str, gives: str, weights: str = "uvwu") -> str:
    """Calls of one layer, of which the first takes some values."""
    call, types = "call @layer", f"({X}, {X}, {X}) -> ({X}, {X})"
    lines, taken = list[str](), first
    for k, weight in enumerate(weights):
        lines.append(f"%l{k}:2 = {call}({taken}, %{weight}) : {types}")
        taken = gives.format(f"%l{k}")
    return _program("xyuvw", [*lines, f"%l{len(weights) - 1}#0, {taken.split(', ')[1]}"],
                    ROLLS.format(x=X))  # fmt: skip


ONE_START = _layers("%x, %x", "{0}#0, {0}#1")  # of two results
ONE_RESULT = _layers("%x, %y", "{0}#1, {0}#1")  # in the place of two values
THIN = _program(
    "x",
    [f"%0 = call @f(%x) : ({X}) -> {X}", "%0"],
    "".join(
        f"func.func private @{name}(%a: {X}) -> {X} {{\n"
        f"  %0 = {body} : {type}\n  return %0 : {X}\n}}\n"
        for name, body, type in (
            ("f", "call @g(%a)", f"({X}) -> {X}"),
            ("g", "call @h(%a)", f"({X}) -> {X}"),
            ("h", "stablehlo.tanh %a", X),
        )
    ),
)
UNREAD = _program(
    "xyu",
    [f"%{k} = call @clip(%{name}) : ({X}) -> {X}" for k, name in enumerate("xyu")] + ["%x"],
    f"func.func private @clip(%a: {X}) -> {X} {{\n  %0 = stablehlo.tanh %a : {X}\n"
    f"  %1 = stablehlo.maximum %a, %0 : {X}\n  return %1 : {X}\n}}\n",
    LAYOUTS,
)


def _verify(text: str, path: Path) -> tuple[int, str]:
    path.write_text(text)
    code, output, errors = ask("verify", str(path))
    return code, output + errors


@pytest.mark.parametrize(
    "text", [ONE_START, ONE_RESULT, THIN, UNREAD], ids=["start", "result", "thin", "unread"]
)
def test_scripts_compute_what_the_program_does(text: str, tmp_path: Path):
    code, said = _verify(text, tmp_path / "given.mlir")
    assert code == 0, said


@pytest.mark.parametrize("seed", range(3))
def test_generated_recurrences(seed: int, tmp_path: Path):
    code, said = _verify(carried_program(seed), tmp_path / "given.mlir")
    assert code == 0, said


def test_what_nobody_reads_is_not_written(tmp_path: Path):
    path = tmp_path / "given.mlir"
    path.write_text(UNREAD)
    _, script, _ = ask("compile", str(path), "--emit", "torch")
    assert "clip" not in script


def test_a_name_for_two_results_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    right = loop_writing.write_starts

    def hasty(*given: object) -> object:
        names = right(*given)  # type: ignore[arg-type]
        first = next(iter(names.values()))
        return dict.fromkeys(names, first)

    monkeypatch.setattr(loop_writing, "write_starts", hasty)
    assert _verify(ONE_START, tmp_path / "given.mlir")[0] == 1


def test_a_function_that_is_gone_is_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    formula = inline_formulas._formula  # pyright: ignore[reportPrivateUsage]
    first = dict[str, Draft]()

    def stale(draft: Draft) -> object:
        return formula(first.setdefault(draft.name, draft))

    monkeypatch.setattr(inline_formulas, "_formula", stale)
    assert _verify(THIN, tmp_path / "given.mlir")[0] == 1

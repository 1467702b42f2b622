"""Calls of one function that follow one another in a branch are a loop, too."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from shardwright.api.scripts import EMITTERS
from shardwright.backends import call_loops
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.cost.trials.compile import compiled
from shardwright.testing.scripts import ScriptFailed, run_scripts

LAYERS = 5
T = "tensor<4x8xf32>"


def updated() -> str:
    """New weights of all layers, or the old ones; the layers hand a value on, too."""
    names = [f"%{stem}{k}" for k in range(LAYERS) for stem in "wm"]
    args = ", ".join(f"{name}: {T}" for name in names)
    types = ", ".join([T] * (2 * LAYERS))
    lines = [
        f"    %s{k + 1}, %v{k}, %n{k} = func.call @layer(%s{k}, %w{k}, %m{k}) : "
        f"({T}, {T}, {T}) -> ({T}, {T}, {T})"
        for k in range(LAYERS)
    ]
    new = ", ".join(f"%{stem}{k}" for k in range(LAYERS) for stem in "vn")
    results = ", ".join(f"%r#{k}" for k in range(2 * LAYERS))
    return "\n".join(
        [
            'sdy.mesh @mesh = <["x"=2]>',
            f"func.func @main(%p: tensor<i1>, %s0: {T}, {args}) -> ({types}) {{",
            f'  %r:{2 * LAYERS} = "stablehlo.if"(%p) ({{',
            f"    stablehlo.return {', '.join(names)} : {types}",
            "  }, {",
            *lines,
            f"    stablehlo.return {new} : {types}",
            f"  }}) : (tensor<i1>) -> ({types})",
            f"  return {results} : {types}",
            "}",
            f"func.func private @layer(%s: {T}, %w: {T}, %m: {T}) -> ({T}, {T}, {T}) {{",
            f"  %n = stablehlo.add %m, %s : {T}",
            f"  %v = stablehlo.subtract %w, %n : {T}",
            f"  %t = stablehlo.multiply %s, %v : {T}",
            f"  return %t, %v, %n : {T}, {T}, {T}",
            "}",
            "",
        ]
    )


def made(emit: str) -> str:
    text = updated()
    return EMITTERS[emit](compiled(parse(text)).local, parse(text), "test", folds=True)


def calls(text: str) -> int:
    """How often a step calls its layer."""
    start = text.index("def step_on_device")
    return text[start : text.index("# --- the program without", start)].count("layer(")


def is_right(text: str, emit: str, folder: Path) -> bool:
    path = folder / f"{emit}.py"
    path.write_text(text, encoding="utf-8")
    module = parse(updated())
    jobs = [(path, [np.array(flag), *inputs(module, 0)[1:]]) for flag in (True, False)]
    ranks = 2 if emit == "torch" else 0
    for (_, args), found in zip(jobs, run_scripts(jobs, ranks, devices=2), strict=True):
        assert not isinstance(found, ScriptFailed), str(found)
        wanted = run(module, args)
        if not all(np.allclose(a, b) for a, b in zip(found, wanted, strict=True)):
            return False
    return True


@pytest.mark.parametrize("emit", ["jax", "torch"])
def test_layers_in_a_branch_are_a_loop(emit: str, tmp_path: Path):
    text = made(emit)
    assert calls(text) == 1
    assert f"for k in range({LAYERS})" in text
    assert is_right(text, emit, tmp_path)


def test_branches_that_are_not_looked_into_are_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: there are no branches."""
    monkeypatch.setattr(call_loops, "BRANCHING", ())
    assert calls(made("jax")) == LAYERS


def test_turns_that_give_what_others_give_are_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Planted: the first turn's results are the last's."""
    right = call_loops.Roll.results
    monkeypatch.setattr(call_loops.Roll, "results", lambda roll, k: right(roll, k)[::-1])
    assert not is_right(made("jax"), "jax", tmp_path)

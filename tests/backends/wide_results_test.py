"""Branches of many results: one name for all, and the numbers that names of their own give."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from shardwright.api.scripts import script
from shardwright.backends import wide_results
from shardwright.backends.jax import control
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.cost.trials.compile import compiled
from shardwright.testing.scripts import ScriptFailed, run_scripts

MANY = wide_results.MOST + 8
TYPE = "tensor<4xf32>"


def choosing(count: int) -> str:
    """Many values that a branch gives as they are, or others that it works out of them."""
    given = ", ".join(f"%a{k}: {TYPE}" for k in range(count))
    types = ", ".join([TYPE] * count)
    kept = ", ".join(f"%a{k}" for k in range(count))
    made = [
        f"    %b{k} = stablehlo.multiply %a{k}, %a{(k + 1) % count} : {TYPE}" for k in range(count)
    ]
    new = ", ".join(f"%b{k}" for k in range(count))
    results = ", ".join(f"%r#{k}" for k in range(count))
    return "\n".join(
        [
            'sdy.mesh @mesh = <["x"=2]>',
            f"func.func @main(%p: tensor<i1>, {given}) -> ({types}) {{",
            f'  %r:{count} = "stablehlo.if"(%p) ({{',
            f"    stablehlo.return {kept} : {types}",
            "  }, {",
            *made,
            f"    stablehlo.return {new} : {types}",
            f"  }}) : (tensor<i1>) -> ({types})",
            f"  return {results} : {types}",
            "}",
            "",
        ]
    )


def made(count: int, emit: str = "jax") -> str:
    local = compiled(parse(choosing(count))).local
    return script(emit, local, parse(choosing(count)), "test")


def is_right(text: str, folder: Path) -> bool:
    path = folder / "script.py"
    path.write_text(text, encoding="utf-8")
    module = parse(choosing(MANY))
    jobs = [(path, [np.array(flag), *inputs(module, 0)[1:]]) for flag in (True, False)]
    for (_, args), found in zip(jobs, run_scripts(jobs, devices=2), strict=True):
        assert not isinstance(found, ScriptFailed), str(found)
        wanted = run(module, args)
        if not all(np.allclose(a, b) for a, b in zip(found, wanted, strict=True)):
            return False
    return True


def test_many_results_have_one_name_and_few_have_their_own(tmp_path: Path):
    text = made(MANY)
    assert text.count(f"return (*chosen[0:{MANY}],)") == 2
    assert is_right(text, tmp_path)
    few = made(3)
    assert "r, r_1, r_2 = lax.cond(" in few
    assert "r = lax.cond(p, branch, branch_1)[0]" in made(1)


def test_a_branch_that_gives_another_order_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Planted: the last of what a branch gives comes first."""
    right = wide_results.in_short
    monkeypatch.setattr(
        control, "in_short", lambda *given: [f"*[{', '.join(right(*given))}][::-1]"]
    )
    assert not is_right(made(MANY), tmp_path)

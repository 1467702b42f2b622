"""Functions of a script that are one text are written once, and compute what is to be computed."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from shardwright.api.scripts import script
from shardwright.backends import alike_functions
from shardwright.backends.alike_functions import AlikeFunctions
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.cost.trials.compile import compiled
from shardwright.testing.scripts import ScriptFailed, run_scripts

SHAPES = ("4x8", "8", "2x4x2", "8x4", "16", "6x2")
DECAYS = {"m": (0.9, 0.1), "v": (0.5, 0.25)}


def update() -> str:
    """Two moments of weights of several shapes, of one form with other numbers, and the update."""
    types = [f"tensor<{shape}xf32>" for shape in SHAPES]
    given = [
        f"%{name}{k}: {type} {{jax.buffer_donor = true}}"
        for name in ("w", "g", "m", "v")
        for k, type in enumerate(types)
    ]
    results = ", ".join(types * 3)
    lines = ['sdy.mesh @mesh = <["x"=2]>', f"func.func @main({', '.join(given)}) -> ({results}) {{"]
    for name, (old, new) in DECAYS.items():
        lines += [
            f"  %{name}old = stablehlo.constant dense<{old}> : tensor<f32>",
            f"  %{name}new = stablehlo.constant dense<{new}> : tensor<f32>",
        ]
        for k, type in enumerate(types):
            lines += [
                f"  %{name}a{k} = stablehlo.broadcast_in_dim %{name}old, dims = []"
                f" : (tensor<f32>) -> {type}",
                f"  %{name}b{k} = stablehlo.broadcast_in_dim %{name}new, dims = []"
                f" : (tensor<f32>) -> {type}",
                f"  %{name}c{k} = stablehlo.multiply %{name}a{k}, %{name}{k} : {type}",
                f"  %{name}d{k} = stablehlo.tanh %g{k} : {type}",
                f"  %{name}e{k} = stablehlo.multiply %{name}b{k}, %{name}d{k} : {type}",
                f"  %{name}f{k} = stablehlo.add %{name}c{k}, %{name}e{k} : {type}",
            ]
    for k, type in enumerate(types):
        lines += [
            f"  %a{k} = stablehlo.cosine %vf{k} : {type}",
            f"  %b{k} = stablehlo.multiply %mf{k}, %a{k} : {type}",
            f"  %c{k} = stablehlo.sine %b{k} : {type}",
            f"  %d{k} = stablehlo.subtract %w{k}, %c{k} : {type}",
        ]
    found = ", ".join(f"%{name}{k}" for name in ("d", "mf", "vf") for k in range(len(types)))
    return "\n".join([*lines, f"  return {found} : {results}", "}", ""])


def made(emit: str) -> str:
    local = compiled(parse(update())).local
    return script(emit, local, parse(update()), "test")


def is_right(emit: str, folder: Path) -> bool:
    """True if a script gives what the program gives."""
    module, path = parse(update()), folder / f"{emit}.py"
    path.write_text(made(emit), encoding="utf-8")
    args = inputs(module, 1)
    ranks = 2 if emit == "torch" else 0
    (found,) = run_scripts([(path, args)], processes=ranks, devices=2)
    assert not isinstance(found, ScriptFailed), str(found)
    wanted = run(module, args)
    return all(np.allclose(a, b, rtol=2e-4, atol=2e-5) for a, b in zip(found, wanted, strict=True))


@pytest.mark.parametrize("emit", ["jax", "torch"])
def test_what_differs_in_shapes_alone_is_one_function(emit: str, tmp_path: Path):
    text = made(emit)
    program = text[: text.index("# --- running it")]
    assert len(re.findall(r"^def formula", program, re.MULTILINE)) == 2
    assert program.count("= layer(") == 4  # moments of both kinds, of the step and of the whole
    assert len(set(re.findall(r"\b(formula\w*)\(", program))) == 2
    assert is_right(emit, tmp_path)


def test_functions_that_differ_in_numbers_are_not_one(monkeypatch: pytest.MonkeyPatch):
    """Planted: lines with numbers are not looked at."""

    def names() -> list[str]:
        known = AlikeFunctions()
        return [known.add(*decay(name, number))[0] for name, number in (("f", 0.9), ("g", 0.5))]

    def decay(name: str, number: float) -> tuple[str, list[str]]:
        return name, [f"def {name}(x):", f"    y = x * {number}", "    return y"]

    assert names() == ["f", "g"]
    monkeypatch.setattr(alike_functions, "_lets_go", lambda line: "0." in line)
    assert names() == ["f", "f"]


def test_the_one_that_lets_go_of_more_is_kept():
    known = AlikeFunctions()
    name, lines = known.add("f", ["def f(x):", "    y = -x", "    return -y"])
    eager = ["def g(x):", "    y = -x", "    del x", "    return -y"]
    assert known.add("g", eager) == (name, [])
    assert lines[:3] == ["def f(x):", "    y = -x", "    del x"]
    assert known.add("h", ["def h(x):", "    return x"])[0] == "h"


def test_names_of_parameters_do_not_matter_and_others_do():
    known = AlikeFunctions()

    def name_of(name: str, parameter: str, line: str) -> str:
        return known.add(name, [f"def {name}(groups, {parameter}):", f"    return {line}"])[0]

    assert name_of("f", "kept", 'all_reduce(kept, groups["dp"])') == "f"
    assert name_of("g", "arg", 'all_reduce(arg, groups["dp"])') == "f"
    assert name_of("h", "dp", 'all_reduce(dp, groups["dp"])') == "f"
    assert name_of("i", "tp", 'all_reduce(tp, groups["tp"])') == "i"
    assert name_of("j", "dim", "sum(dim, dim=0)") == "j"
    assert name_of("k", "axis", "sum(axis, axis=0)") == "k"

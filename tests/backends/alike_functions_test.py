"""Functions of a script that are one text are written once, and compute what is to be computed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from shardwright.api.scripts import script
from shardwright.backends import alike_functions
from shardwright.backends import script as backend_script
from shardwright.backends.alike_functions import Draft, settled
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
def test_what_differs_in_shapes_alone_is_one_function(
    emit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    text = made(emit)
    program = text[: text.index("# --- running it")]
    assert len(re.findall(r"\[.* for k in range\(6\)\]", program)) == 6  # of both programs
    assert "formula" not in program  # they are written where they are called
    assert is_right(emit, tmp_path)
    monkeypatch.setattr(backend_script, "inlined", dict)
    text = made(emit)
    program = text[: text.index("# --- running it")]
    assert len(re.findall(r"^def formula", program, re.MULTILINE)) == 2
    assert len(re.findall(r"\[.*formula.* for k in range\(6\)\]", program)) == 6
    assert is_right(emit, tmp_path)


def one(name: str, parameters: str, *lines: str) -> Draft:
    """A function that may be one with others."""
    body = [f"    {line}" for line in lines]
    return Draft(name, [f"def {name}({parameters}):", *body], is_free=True)


def main(*lines: str) -> Draft:
    return Draft("main", ["def main(x):", *(f"    {line}" for line in lines)])


def written(*drafts: Draft, most: int = 4) -> list[str]:
    return [line for draft in settled(drafts, most).values() for line in draft.lines]


def decays() -> list[Draft]:
    of = {"f": 0.9, "g": 0.5}
    made = [one(name, "x", f"y = x * {number}", "return y") for name, number in of.items()]
    return [*made, main("return f(x) + g(f(x))")]


def no_columns(rows: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    return []


def test_numbers_in_which_functions_differ_are_parameters(monkeypatch: pytest.MonkeyPatch):
    assert written(*decays()) == [
        "def f(size, x):", "    y = x * size", "    return y",
        "def main(x):", "    return f(0.9, x) + f(0.5, f(0.9, x))",
    ]  # fmt: skip
    assert written(*decays(), most=0)[-1] == "    return f(x) + g(f(x))"
    # Planted: numbers are not looked at.
    monkeypatch.setattr(alike_functions, "_varying", no_columns)
    assert written(*decays())[-1] == "    return f(x) + f(f(x))"


def test_shapes_are_one_parameter_or_their_dims():
    rows = [
        one("f", "x", "return x.reshape((2, 3))"),
        one("g", "x", "return x.reshape((2, 3, 4))"),
        main("return f(g(x))"),
    ]
    assert written(*rows)[1] == "    return x.reshape(shape)"
    assert written(*rows)[-1] == "    return f((2, 3), f((2, 3, 4), x))"
    dims = [
        one("f", "x", "y = x.reshape((2, 3))", "return y.reshape((3,)) + 3"),
        one("g", "x", "y = x.reshape((2, 5))", "return y.reshape((5,)) + 5"),
        main("return f(g(x))"),
    ]
    assert written(*dims)[:3] == [
        "def f(size, x):", "    y = x.reshape((2, size))", "    return y.reshape((size,)) + size",
    ]  # fmt: skip


def test_numbers_are_handed_on():
    rows = [
        one("f", "x", "return x + 1"),
        one("g", "x", "return x + 2"),
        one("h", "x", "return f(x)"),
        one("i", "x", "return g(x)"),
        main("return h(i(x))"),
    ]
    assert written(*rows) == [
        "def f(size, x):", "    return x + size",
        "def h(size, x):", "    return f(size, x)",
        "def main(x):", "    return h(1, h(2, x))",
    ]  # fmt: skip


def test_too_many_numbers_are_functions_of_their_own():
    rows = [
        one("f", "x", "return x[1, 2, 3, 4, 5]"),
        one("g", "x", "return x[6, 7, 8, 9, 10]"),
        main("return f(g(x))"),
    ]
    assert written(*rows)[-1] == "    return f(g(x))"
    assert written(*rows, most=5)[-1] == "    return f(1, 2, 3, 4, 5, f(6, 7, 8, 9, 10, x))"


def test_what_strings_and_notes_say_is_no_number():
    rows = [
        one("f", "x", 'return g(x, "f(1) 2")  # f(3)'),
        one("h", "x", 'return g(x, "f(1) 4")  # f(3)'),
        main('return f(h(x)) + y["h(x)"]'),
    ]
    assert written(*rows)[-1] == '    return f(h(x)) + y["h(x)"]'


def test_a_function_that_is_named_without_a_call_takes_no_numbers():
    rows = [
        one("f", "x", "return x + 1"),
        one("g", "x", "return x + 2"),
        main("return turn(f, g(x))"),
    ]
    assert written(*rows)[-1] == "    return turn(f, g(x))"


def test_groups_stay_first():
    rows = [
        Draft(name, [f"def {name}(groups, x):", f"    return x + {k}"], (), True, ("groups",))
        for k, name in enumerate("fg")
    ]
    assert written(*rows, main("return f(groups, g(groups, x))"))[-1] == (
        "    return f(groups, 0, f(groups, 1, x))"
    )


def test_the_one_that_lets_go_of_more_is_kept():
    rows = [
        one("f", "x", "y = -x", "return -y"),
        one("g", "x", "y = -x", "del x", "return -y"),
        one("h", "x", "return x"),
        main("return f(g(h(x)))"),
    ]
    assert written(*rows) == [
        "def f(x):", "    y = -x", "    del x", "    return -y",
        "def h(x):", "    return x", "def main(x):", "    return f(f(h(x)))",
    ]  # fmt: skip


def test_names_of_parameters_do_not_matter_and_others_do():
    said = {
        "f": ("kept", 'all_reduce(kept, groups["dp"])'),
        "g": ("arg", 'all_reduce(arg, groups["dp"])'),
        "h": ("dp", 'all_reduce(dp, groups["dp"])'),
        "i": ("tp", 'all_reduce(tp, groups["tp"])'),
        "j": ("dim", "sum(dim, dim=0)"),
        "k": ("axis", "sum(axis, axis=0)"),
    }
    rows = [one(name, f"groups, {p}", f"return {line}") for name, (p, line) in said.items()]
    assert [draft.name for draft in settled(rows)] == ["f", "i", "j", "k"]

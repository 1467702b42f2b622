"""Maxima and minima over a cut dim, bit for bit those of XLA on one device: NaN, -0, infinities."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from shardwright.api.scripts import script
from shardwright.backends.verification.script_runner import run_script
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.run import run, run_devices
from shardwright.passes.cost.trials.compile import compiled
from shardwright.spec.op import Values
from shardwright.spec.reference import extremes
from shardwright.testing.oracles import xla_run

ODD = np.array([np.nan, 0.0, -0.0, np.inf, -np.inf, 1.0, -1.0])
COLUMNS = 3 * len(ODD) ** 2


def rows(count: int, dtype: str, seed: int = 0) -> Values:
    """Columns of a few odd numbers: all pairs alone, then mixed ones; most have zeros only."""
    random = np.random.default_rng(seed)
    pairs = np.stack(np.meshgrid(ODD, ODD)).reshape(2, -1)
    alone = pairs[random.integers(0, 2, (count, pairs.shape[1])), np.arange(pairs.shape[1])]
    mixed = random.choice(ODD, (count, pairs.shape[1]))
    zeros = random.choice([0.0, -0.0], (count, pairs.shape[1]))
    return np.concatenate([alone, mixed, zeros], 1).astype(dtype)


def reduced(word: str, element: str, count: int, init: str, dims: str = "0") -> str:
    kind, out = f"tensor<{count}x{COLUMNS}x{element}>", f"tensor<{COLUMNS}x{element}>"
    return f"""
      %init_{word} = stablehlo.constant dense<{init}> : tensor<{element}>
      %{word} = stablehlo.reduce(%x init: %init_{word}) applies stablehlo.{word} across
        dimensions = [{dims}] : ({kind}, tensor<{element}>) -> {out}"""


ARGMAX = """
      %i = stablehlo.iota dim = 0 : tensor<{n}x{c}xi32>
      %low = stablehlo.constant dense<{worst}> : tensor<{e}>
      %none = stablehlo.constant dense<0> : tensor<i32>
      %best:2 = stablehlo.reduce(%x init: %low), (%i init: %none) across dimensions = [0]
        : (tensor<{n}x{c}x{e}>, tensor<{n}x{c}xi32>, tensor<{e}>, tensor<i32>)
        -> (tensor<{c}x{e}>, tensor<{c}xi32>)
        reducer(%a: tensor<{e}>, %b: tensor<{e}>) (%j: tensor<i32>, %k: tensor<i32>)  {{
        %0 = stablehlo.compare  {direction}, %a, %b,  FLOAT : (tensor<{e}>, tensor<{e}>) -> tensor<i1>
        %1 = stablehlo.compare  NE, %a, %a,  FLOAT : (tensor<{e}>, tensor<{e}>) -> tensor<i1>
        %2 = stablehlo.or %0, %1 : tensor<i1>
        %3 = stablehlo.compare  EQ, %a, %b,  FLOAT : (tensor<{e}>, tensor<{e}>) -> tensor<i1>
        %4 = stablehlo.compare  LT, %j, %k,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %5 = stablehlo.and %3, %4 : tensor<i1>
        %6 = stablehlo.or %2, %5 : tensor<i1>
        %7 = stablehlo.select %2, %a, %b : tensor<i1>, tensor<{e}>
        %8 = stablehlo.select %6, %j, %k : tensor<i1>, tensor<i32>
        stablehlo.return %7, %8 : tensor<{e}>, tensor<i32>
      }}"""  # noqa: E501
WINDOW = """
      %edge = stablehlo.constant dense<0xINF> : tensor<{e}>
      %over = "stablehlo.reduce_window"(%x, %edge) <{{
        padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>,
        window_dimensions = array<i64: 3, 1>}}> ({{
        ^bb0(%a: tensor<{e}>, %b: tensor<{e}>):
          %0 = stablehlo.{word} %a, %b : tensor<{e}>
          stablehlo.return %0 : tensor<{e}>
      }}) : (tensor<{n}x{c}x{e}>, tensor<{e}>) -> tensor<{n}x{c}x{e}>"""
LOW = {"f32": "0xFF800000", "f64": "0xFFF0000000000000", "bf16": "0xFF80", "f16": "0xFC00"}
HIGH = {"f32": "0x7F800000", "f64": "0x7FF0000000000000", "bf16": "0x7F80", "f16": "0x7C00"}
DTYPES = {"f32": "float32", "f64": "float64", "bf16": "float32", "f16": "float16"}
CASES = [("f32", 16), ("f32", 13), ("bf16", 16), ("f16", 14), ("f64", 16)]


def program(element: str, count: int, parts: str = "extremes argmax") -> Module:
    """Extremes, where the largest stands, windows; rows are cut over four devices."""
    e, c, n = element, COLUMNS, count
    x, out = f"tensor<{n}x{c}x{e}>", f"tensor<{c}x{e}>"
    body, returned, types = "", list[str](), list[str]()
    if "extremes" in parts:
        body += reduced("maximum", e, n, LOW[e]) + reduced("minimum", e, n, HIGH[e])
        returned, types = ["%maximum", "%minimum"], [out, out]
    if "argmax" in parts:
        body += ARGMAX.format(n=n, c=c, e=e, worst=LOW[e], direction="GT")
        returned, types = [*returned, "%best#0", "%best#1"], [*types, out, f"tensor<{c}xi32>"]
    if "window" in parts:
        body += WINDOW.format(e=e, n=n, c=c, word="maximum").replace("0xINF", LOW[e])
        returned, types = [*returned, "%over"], [*types, x]
    return parse(f"""module {{
      sdy.mesh @mesh = <["x"=4]>
      func.func @main(%x: {x} {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}, {{}}]>}})
          -> ({", ".join(types)}) {{{body}
        return {", ".join(returned)} : {", ".join(types)}
      }}
    }}""")


def bits(array: Values) -> list[int]:
    """The bits, NaN being one number."""
    if array.dtype.kind == "f":
        array = np.where(np.isnan(array), array.dtype.type(np.nan), array)
        array = array.view(f"u{array.dtype.itemsize}")
    return array.reshape(-1).tolist()


def differing(found: Sequence[Values], wanted: Sequence[Values]) -> list[int]:
    """Results whose bits differ."""
    pairs = enumerate(zip(found, wanted, strict=True))
    return [k for k, (a, b) in pairs if bits(np.asarray(a)) != bits(np.asarray(b))]


def wanted_of(module: Module, args: Sequence[Values]) -> list[Values]:
    found = xla_run(print_module(module), list(args))
    if found is None:
        pytest.skip("no jaxlib")
    return [np.asarray(array) for array in found]


# One by one: where XLA fuses a maximum with an argmax, its own zeros lose their order.
@pytest.mark.parametrize("parts", ["extremes", "argmax", "window"])
@pytest.mark.parametrize(("element", "count"), CASES)
def test_references_have_the_bits_of_xla(element: str, count: int, parts: str):
    module, args = program(element, count, parts), [rows(count, DTYPES[element])]
    wanted = wanted_of(module, args)
    assert differing(run(module, args), wanted) == []
    assert differing(run_devices(compiled(module).local, args), wanted) == []


@pytest.mark.parametrize("target", ["jax", "torch"])
@pytest.mark.parametrize(("element", "count"), [("f32", 13), ("bf16", 16), ("f64", 16)])
def test_scripts_have_the_bits_of_one_device(target: str, element: str, count: int, tmp_path: Path):
    pytest.importorskip(target)
    module, args = program(element, count), [rows(count, DTYPES[element])]
    local, wanted = compiled(module).local, run(module, args)
    text = script(target, local, module, "command")
    assert differing(run_script(target, text, args, 4, tmp_path), wanted) == []
    assert bits(wanted[0]) != bits(-wanted[0])


@pytest.mark.parametrize(("target", "word"), [("jax", "lax.pmax"), ("torch", "all_reduce_fast")])
def test_the_fast_form_is_one_collective(target: str, word: str, tmp_path: Path):
    """And the mutant of the exact one: these very numbers tell them apart."""
    pytest.importorskip(target)
    module, args = program("f32", 16), [rows(16, "float32")]
    text = script(target, compiled(module).local, module, "command", fast_extremes=True)
    step = text[text.index("def step_on_device") : text.index("# --- the program without")]
    assert f"{word}(" in step and "_pmax(" not in step.replace(word, "")
    found = run_script(target, text, args, 4, tmp_path)
    assert differing(found, run(module, args))


# --- the folds of references


def exact(is_max: bool, numbers: Sequence[float]) -> float:
    """By a rule that knows one pair at a time."""
    best = numbers[0]
    for other in numbers[1:]:
        if np.isnan(best) or np.isnan(other):
            best = np.nan
        elif best == other == 0:
            signs = [np.signbit(best), np.signbit(other)]
            best = -0.0 if (all(signs) if is_max else any(signs)) else 0.0
        else:
            best = max(best, other) if is_max else min(best, other)
    return best


@pytest.mark.parametrize("is_max", [True, False])
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_every_method_of_a_fold(is_max: bool, dtype: str):
    fold = extremes.maximum if is_max else extremes.minimum
    x = rows(9, dtype, 3)
    line = [exact(is_max, column.tolist()) for column in x.T]
    wanted = np.array(line, dtype)
    assert bits(fold.reduce(x, axis=0)) == bits(wanted)
    assert bits(fold.accumulate(x, axis=0)[-1]) == bits(wanted)
    folded = x[0]
    for row in x[1:]:
        folded = fold(folded, row)
    assert bits(folded) == bits(wanted)
    into = x[0].copy()
    places = np.tile(np.arange(x.shape[1]), 8)
    fold.at(into, places, x[1:].reshape(-1))
    assert bits(into) == bits(wanted)
    whole = np.arange(12).reshape(3, 4)
    assert fold.reduce(whole, axis=0).tolist() == ([8, 9, 10, 11] if is_max else [0, 1, 2, 3])


def test_numpys_own_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: of two zeros either one."""

    def nothing(_: object) -> bool:
        return False

    monkeypatch.setattr(extremes, "_has_zeros", nothing)
    with pytest.raises(AssertionError):
        test_every_method_of_a_fold(True, "float32")

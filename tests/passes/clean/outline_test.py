"""Outlining: the same numbers, one function per layer, wired right; mutants are caught."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from shardwright.ir.core import Module, Op, callee
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verify import verify
from shardwright.passes.clean.outlining import outline_regions as regions_of
from shardwright.passes.clean.outlining import parameters
from shardwright.passes.clean.outlining import repeated_regions as regions
from shardwright.passes.clean.outlining.apart import Apart
from shardwright.passes.clean.outlining.parameters import Standing
from shardwright.passes.clean.outlining.repeated_regions import Alike
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.soundness import assert_rewrite_sound, rewrite
from shardwright.testing.texts.carried_programs import carried_program

ROOT = Path(__file__).parents[3]
MODELS = ROOT / "tests" / "data" / "models" / "real"
ROWS, WIDTH = 4, 8
TENSOR, WEIGHT = f"tensor<{ROWS}x{WIDTH}xf32>", f"tensor<{WIDTH}x{WIDTH}xf32>"


def layered(seed: int, layers: int) -> str:
    """Layers of equal ops, which take what they take from here and there, then the way back."""
    random = Random(seed)
    weights = [f"%w{k}: {WEIGHT}" for k in range(layers)]
    lines = [f"func.func @main(%x: {TENSOR}, {', '.join(weights)}) -> ({TENSOR}, {TENSOR}) {{"]
    plan = [(random.choice(_POINTWISE), random.random(), random.random()) for _ in range(9)]
    twice = random.random() < 0.5
    has_constant = random.random() < 0.5
    last, kept = "%x", list[str]()
    for layer in range(layers):
        values = [last]
        lines.append(
            f"  %d{layer} = stablehlo.dot_general {last}, %w{layer}, contracting_dims = [1] x [0]"
            f" : ({TENSOR}, {WEIGHT}) -> {TENSOR}"
        )
        values.append(f"%d{layer}")
        if has_constant:
            number = 0.5 if random.random() < 0.7 else 0.25
            lines.append(f"  %c{layer} = stablehlo.constant dense<{number}> : {TENSOR}")
            values.append(f"%c{layer}")
        for number, (name, a, b) in enumerate(plan):
            one, other = values[int(a * len(values))], values[int(b * len(values))]
            values.append(f"%v{layer}_{number}")
            operands = f"{one}, {other}" if name in _BINARY else one
            lines.append(f"  {values[-1]} = stablehlo.{name} {operands} : {TENSOR}")
        last = values[-1]
        kept.append(values[3])
    first = last
    for layer, value in enumerate(reversed(kept)):
        other = value if twice else kept[0]
        lines += [
            f"  %e{layer} = stablehlo.multiply {last}, {value} : {TENSOR}",
            f"  %f{layer} = stablehlo.tanh %e{layer} : {TENSOR}",
            f"  %g{layer} = stablehlo.subtract %f{layer}, {other} : {TENSOR}",
            f"  %h{layer} = stablehlo.add %g{layer}, {last} : {TENSOR}",
        ]
        last = f"%h{layer}"
    return "\n".join([*lines, f"  return {first}, {last} : {TENSOR}, {TENSOR}", "}"]) + "\n"


_BINARY = ("add", "multiply", "subtract", "maximum")
_POINTWISE = (*_BINARY, "tanh", "negate", "cosine")


def calls(module: Module) -> list[str]:
    return [callee(op) for op in module.walk() if op.name == "func.call"]


@pytest.mark.parametrize("seed", range(40))
def test_numbers_stay_and_programs_shrink(seed: int):
    text = layered(seed, 3 + seed % 4)
    after = assert_rewrite_sound(text, "outline{least=4}", seed=seed)
    assert verify(after) == []
    assert len(calls(after)) >= 4
    assert sum(1 for _ in after.walk()) < sum(1 for _ in parse(text).walk())
    printed = print_module(after)
    assert print_module(parse(printed)) == printed
    assert print_module(rewrite(after, "outline{least=4}")) == printed  # nothing is left to find


@pytest.mark.parametrize("name", ["checkpointed", "rotary_decoder", "dlrm", "scanned_layers"])
def test_real_models_keep_their_numbers(name: str):
    text = (MODELS / f"{name}.mlir").read_text(encoding="utf-8")
    before = parse(text)
    after = rewrite(before, "outline")
    assert verify(after) == []
    fewer = sum(1 for _ in before.walk()) - sum(1 for _ in after.walk())
    assert fewer >= {"checkpointed": 250, "rotary_decoder": 400}.get(name, 0)
    assert_rewrite_sound(before, "outline")


def test_constants_that_differ_are_parameters_and_others_are_not():
    lines = [f"func.func @main(%x: {TENSOR}) -> {TENSOR} {{"]
    last = "%x"
    for layer in range(4):
        lines += [
            f"  %a{layer} = stablehlo.constant dense<{layer}.5> : {TENSOR}",
            f"  %b{layer} = stablehlo.constant dense<2.0> : {TENSOR}",
            f"  %c{layer} = stablehlo.add {last}, %a{layer} : {TENSOR}",
            f"  %d{layer} = stablehlo.multiply %c{layer}, %b{layer} : {TENSOR}",
            f"  %e{layer} = stablehlo.tanh %d{layer} : {TENSOR}",
        ]
        last = f"%e{layer}"
    text = "\n".join([*lines, f"  return {last} : {TENSOR}", "}"])
    after = assert_rewrite_sound(text, "outline{least=3}")
    func = after.func("layer")
    assert func is not None and len(func.args) == 2 and len(calls(after)) == 4
    assert [op.name for op in func.body.ops].count("stablehlo.constant") == 1


def test_functions_that_differ_in_names_alone_are_one():
    body = f"{{\n  %0 = stablehlo.tanh %a : {TENSOR}\n  return %0 : {TENSOR}\n}}\n"
    head = f"(%a: {TENSOR}) -> {TENSOR} "
    lines = [f"func.func @main{head}{{"]
    last = "%a"
    for layer in range(3):
        lines += [
            f"  %p{layer} = call @f_{layer}({last}) : ({TENSOR}) -> {TENSOR}",
            f"  %q{layer} = stablehlo.negate %p{layer} : {TENSOR}",
        ]
        last = f"%q{layer}"
    text = "\n".join([*lines, f"  return {last} : {TENSOR}", "}", ""])
    text += "".join(f"func.func private @f_{k}{head}{body}" for k in range(3))
    after = assert_rewrite_sound(text, "outline{least=2}")
    assert [func.symbol for func in after.funcs] == ["main", "f_0", "layer"]
    assert calls(after) == ["layer"] * 3 + ["f_0"]


def branching(layers: int) -> str:
    """The same regions on a way that is taken or not, and behind it."""

    def stretch(last: str, name: str) -> tuple[list[str], str]:
        lines = list[str]()
        for layer in range(layers):
            value = f"%{name}{layer}"
            lines += [
                f"  {value}_a = stablehlo.multiply {last}, %y : {TENSOR}",
                f"  {value}_b = stablehlo.tanh {value}_a : {TENSOR}",
                f"  {value}_c = stablehlo.subtract {value}_b, {last} : {TENSOR}",
                f"  {value} = stablehlo.maximum {value}_c, %y : {TENSOR}",
            ]
            last = value
        return lines, last

    inside, given = stretch("%x", "p")
    behind, last = stretch("%r", "q")
    return "\n".join(
        [
            f"func.func @main(%i: tensor<i32>, %x: {TENSOR}, %y: {TENSOR}) -> {TENSOR} {{",
            '  %r = "stablehlo.case"(%i) ({',
            f"    stablehlo.return %y : {TENSOR}",
            "  }, {",
            *inside,
            f"    stablehlo.return {given} : {TENSOR}",
            f"  }}) : (tensor<i32>) -> {TENSOR}",
            *behind,
            f"  return {last} : {TENSOR}",
            "}",
        ]
    )


def test_regions_of_branches_and_of_what_stands_around_them_are_one_function():
    after = assert_rewrite_sound(branching(4), "outline{least=4}")
    assert verify(after) == []
    assert len(calls(after)) == 8
    assert [func.symbol for func in after.funcs] == ["main", calls(after)[0]]


@pytest.mark.parametrize("passes", ["outline,propagate,partition", "propagate,partition,outline"])
def test_branches_are_cut_as_without(passes: str):
    text = branching(4).replace(f"%x: {TENSOR}", f"%x: {TENSOR} {_SHARDED}", 1)
    text = 'sdy.mesh @mesh = <["x"=2]>\n' + text
    assert_rewrite_sound(text, passes.replace("outline", "outline{least=4}"))


def test_layers_of_other_layouts_are_not_one():
    text = layered(1, 4)
    parts = text.split("stablehlo.dot_general")
    mark = '{sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} '
    parts[3] = parts[3].replace(" : (", f" {mark}: (", 1)
    marked = 'sdy.mesh @mesh = <["x"=2]>\n' + "stablehlo.dot_general".join(parts)
    same, other = (
        rewrite(parse(text), "outline{least=4}"),
        rewrite(parse(marked), "outline{least=4}"),
    )
    assert len(calls(same)) > len(calls(other))
    cut = [op for op in other.walk() if op.results and op.results[0].sharding is not None]
    assert len(cut) == 1 and cut[0].name == "stablehlo.dot_general"


@pytest.mark.parametrize("passes", ["outline,propagate,partition", "propagate,partition,outline"])
def test_programs_are_cut_as_without(passes: str):
    text = layered(3, 4).replace(f"%x: {TENSOR}", f"%x: {TENSOR} {_SHARDED}", 1)
    text = 'sdy.mesh @mesh = <["x"=2]>\n' + text
    assert_rewrite_sound(text, passes.replace("outline", "outline{least=4}"))


_SHARDED = '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}'


@pytest.mark.parametrize("first", range(0, 120, 20))
def test_layers_may_begin_with_one_value_in_several_places(first: int):
    found = [_outlined(carried_program(seed)) for seed in range(first, first + 20)]
    assert sum(map(bool, found)) >= 5


def _outlined(text: str) -> list[str]:
    """The calls of a program that is one function, behind a pass that leaves its numbers."""
    after = assert_rewrite_sound(print_module(rewrite(parse(text), "inline")), _InForm())
    return calls(after)


class _InForm:
    """Outlines as scripts are outlined."""

    def run(self, module: Module) -> None:
        regions_of.outline(module, 2, in_form=True)


# --- mutants


def test_a_copy_that_does_not_tell_parameters_apart_is_caught(monkeypatch: pytest.MonkeyPatch):
    """The first layer takes one value for two of the others."""

    def hasty(found: Alike, apart: Apart) -> Standing | None:
        return Standing(0, parameters.told(found, apart, 0))

    monkeypatch.setattr(regions_of, "standing", hasty)
    with pytest.raises(AssertionError):
        for seed in range(120):
            _outlined(carried_program(seed))


def test_swapped_parameters_are_caught(monkeypatch: pytest.MonkeyPatch):
    """The second copy gets two values of one type the wrong way round."""
    right = regions.class_of

    def swapped(ops: Sequence[Op], starts: Sequence[int], length: int) -> Alike:
        found = right(ops, starts, length)
        one, other = [
            k for k, p in enumerate(found.params) if p[1].type == found.params[0][1].type
        ][:2]
        params = [list(values) for values in found.params]
        params[one][1], params[other][1] = params[other][1], params[one][1]
        return replace(found, params=tuple(map(tuple, params)))

    text = layered(0, 4)
    assert_rewrite_sound(text, "outline{least=4}")
    monkeypatch.setattr(regions, "class_of", swapped)
    with pytest.raises(AssertionError):
        assert_rewrite_sound(text, "outline{least=4}")


def test_wiring_that_is_not_looked_at_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Two layers of equal ops, one of which takes its parts in another order."""
    text = f"""
func.func @main(%x: {TENSOR}) -> {TENSOR} {{
  %0 = stablehlo.tanh %x : {TENSOR}
  %1 = stablehlo.negate %0 : {TENSOR}
  %2 = stablehlo.subtract %0, %1 : {TENSOR}
  %3 = stablehlo.tanh %2 : {TENSOR}
  %4 = stablehlo.negate %3 : {TENSOR}
  %5 = stablehlo.subtract %4, %3 : {TENSOR}
  return %5 : {TENSOR}
}}
"""
    assert calls(assert_rewrite_sound(text, "outline{least=3}")) == []

    monkeypatch.setattr(regions, "wired", lambda *_: ((), ()))
    with pytest.raises(AssertionError):
        assert_rewrite_sound(text, "outline{least=3}")


def test_options():
    assert print_module(rewrite(parse(layered(0, 3)), "outline{least=1000}")) == print_module(
        parse(layered(0, 3))
    )
    assert str(parse_pipeline("outline{least=12}")) == "builtin.module(outline{least=12})"

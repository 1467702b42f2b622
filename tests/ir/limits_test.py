"""Absurd sizes and depths are diagnostics, and what they cost is bounded by the text's length."""

from __future__ import annotations

import tracemalloc

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.ir.verify import check
from shardwright.testing.texts.program_texts import in_function

DEPTH = 10_000
LARGEST = 2**62
AXES = 5000


def refusal(text: str) -> str:
    """What is said about a text; "" when it is read and means something."""
    try:
        check(parse(text))
    except ProgramError as problem:
        return str(problem)
    return ""


NESTED = {
    "braces": "{" * DEPTH + "}" * DEPTH,
    "open braces": "{" * DEPTH,
    "parentheses": in_function(f"%0 = stablehlo.add {'(' * DEPTH}%a{')' * DEPTH}"),
    "brackets": f"module attributes {{a.b = {'[' * DEPTH}{']' * DEPTH}}} {{}}",
    "dictionaries": f"module attributes {{a.b = {'{x = ' * DEPTH}1{'}' * DEPTH}}} {{}}",
    "dense": in_function(
        f"%0 = stablehlo.constant dense<{'[' * DEPTH}0{']' * DEPTH}> : tensor<i32>"
    ),
    "tuples": in_function(f"%0 = stablehlo.tuple %a : {'tuple<' * DEPTH}{'>' * DEPTH}"),
    "angles": f"module attributes {{a.b = #a.b{'<' * DEPTH}{'>' * DEPTH}}} {{}}",
    "locations": f"module {{}} loc({'callsite(' * DEPTH}",
    "regions": in_function(
        '"stablehlo.case"(%i) ({\n' * DEPTH + "}) : (tensor<i32>) -> ()" * DEPTH
    ),
    "modules": "module {\n" * DEPTH + "}\n" * DEPTH,
    "aliases": "\n".join(f"#a{n} = #a{n + 1}" for n in range(DEPTH)) + "\nmodule {}",
    "functions": "func.func @f() {\n" * DEPTH,
}


@pytest.mark.parametrize("name", NESTED)
def test_depth_ten_thousand_is_refused_or_read(name: str):
    said = refusal(NESTED[name])
    assert name == "aliases" or ": error: " in said


CYCLES = {
    "attribute": "#a = #a\nmodule attributes {x.y = #a} {}",
    "pair": "#a = [#b]\n#b = [#a]\nmodule attributes {x.y = #a} {}",
    "location": "#loc = loc(#loc)\nmodule {} loc(#loc)",
    "location pair": 'module {} loc(#loc)\n#loc = loc("a"(#loc1))\n#loc1 = loc("b"(#loc))',
    "type": "!t = !t\nfunc.func private @f(!t)",
}


@pytest.mark.parametrize("name", CYCLES)
def test_alias_cycles_are_refused(name: str):
    assert ": error: " in refusal(CYCLES[name])


def test_aliases_that_double_do_not_fill_the_memory():
    table = "\n".join(f"#a{n} = [#a{n + 1}, #a{n + 1}]" for n in range(60))
    tracemalloc.start()
    said = refusal(f"#a60 = 1 : i32\n{table}\nmodule attributes {{x.y = #a0}} {{}}")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert ": error: " in said and peak < 200 << 20


def test_two_to_the_62_elements_are_read_printed_and_not_run():
    text = f"""\
module {{
  func.func @main(%arg0: tensor<{LARGEST}xf32>) -> tensor<{LARGEST}xf32> {{
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<{LARGEST}xf32>
    %0 = stablehlo.add %arg0, %cst : tensor<{LARGEST}xf32>
    return %0 : tensor<{LARGEST}xf32>
  }}
}}
"""
    module = parse(text)
    check(module)
    assert print_module(module) == text
    with pytest.raises(ProgramError, match="at most"):
        inputs(module, 0)
    with pytest.raises(ProgramError, match="at most"):
        run(module, [])


@pytest.mark.parametrize("size", [2**63, 10**30, int("9" * 4000)])
def test_dims_beyond_64_bits_are_refused(size: int):
    assert ": error: " in refusal(f"func.func private @f(tensor<{size}xf32>)")


def test_a_mesh_of_many_axes_is_read():
    axes = ", ".join(f'"a{number}"={1 + (number < 3)}' for number in range(AXES))
    argument = '%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a0"}]>}'
    text = f"sdy.mesh @m = <[{axes}]>\nfunc.func @f({argument}) {{ return }}\n"
    assert refusal(text) == ""


def test_the_reference_says_how_many_dims_it_takes():
    type = f"tensor<{'1x' * 65}f32>"
    text = f"func.func @main(%a: {type}) -> {type} {{\n  return %a : {type}\n}}"
    module = parse(text)
    with pytest.raises(ProgramError, match="has a value of 65 dims, the reference run takes at"):
        run(module, inputs(module, 0))

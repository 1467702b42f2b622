"""What no partitioner can do: said in one located diagnostic, with what would be legal instead."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from shardwright.tools import cli

MESH = 'sdy.mesh @mesh = <["x"=3, "y"=2]>\n'
CUT = '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}'
QUANTISED = "tensor<4x2x!quant.uniform<i8:f32:0, {0.1,0.2,0.3,0.4}>>"


def function(body: str, args: str, result: str) -> str:
    return f"{MESH}func.func @main({args}) -> {result} {{\n{body}\n}}\n"


def manual(axes: str, shape: str, inner: str, result: str) -> str:
    """A manual computation of a tensor cut by x, with a body of its own."""
    body = f"""  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{{"x"}}, {{}}]>]
      out_shardings=[<@mesh, [{{"x"}}, {{}}]>] manual_axes={{{axes}}} (%b: tensor<{shape}xf32>) {{
{inner}
  }} : (tensor<{result}xf32>) -> tensor<{result}xf32>
  return %0 : tensor<{result}xf32>"""
    return function(body, f"%a: tensor<{result}xf32>", f"tensor<{result}xf32>")


# name -> text, the line, what is wrong, what would be legal
CASES = {
    "a dynamic shape": (
        function("  return %a : tensor<?x4xf32>", f"%a: tensor<?x4xf32> {CUT}", "tensor<?x4xf32>"),
        2,
        "static shape. type: tensor<?x4xf32>",
        "lower the program with concrete sizes",
    ),
    "a token as argument": (
        function(
            "  return %a : tensor<6x4xf32>",
            f"%a: tensor<6x4xf32> {CUT}, %t: !stablehlo.token",
            "tensor<6x4xf32>",
        ),
        2,
        "has !stablehlo.token for argument 1 (t), scripts take and return tensors",
        "take the program with --emit mlir",
    ),
    "a custom call that nobody knows": (
        function(
            "  %0 = stablehlo.custom_call @mine(%a) : (tensor<6x4xf32>) -> tensor<6x4xf32>\n"
            "  return %0 : tensor<6x4xf32>",
            f"%a: tensor<6x4xf32> {CUT}",
            "tensor<6x4xf32>",
        ),
        3,
        "'stablehlo.custom_call' op has no jax spelling",
        "write it as ops that have one, or take the program with --emit mlir",
    ),
    "numbers per position that padding would shift": (
        function(
            f"  %0 = stablehlo.uniform_dequantize %a : ({QUANTISED}) -> tensor<4x2xf32>\n"
            "  return %0 : tensor<4x2xf32>",
            f"%a: {QUANTISED} {CUT}",
            "tensor<4x2xf32>",
        ),
        2,
        "cannot pad tensor<4x2x!quant",
        "cut it by axes that divide it",
    ),
    "an axis that is manual around": (
        manual(
            '"x"',
            "2x4",
            '    %1 = sdy.sharding_constraint %b <@mesh, [{"x"}, {}]> : tensor<2x4xf32>\n'
            "    sdy.return %1 : tensor<2x4xf32>",
            "6x4",
        ),
        5,
        'operates on axis "x" which is already bound',
        'leave "x" out: inside, values are blocks along it',
    ),
    "a manual axis that is none of the mesh": (
        manual('"z"', "2x4", "    sdy.return %b : tensor<2x4xf32>", "6x4"),
        3,
        "Expected local shape 'tensor<6x4xf32>'",
        '"z" is no axis of the mesh; known: "x", "y"',
    ),
    "a dim that manual axes do not divide": (
        manual('"x"', "3x4", "    sdy.return %b : tensor<3x4xf32>", "8x4"),
        3,
        "operand dimension size 8 is not divisible by the manual axes size 3",
        "pad it to 9",
    ),
    "devices that are none": (
        "module {\n" + MESH.replace("]>", "], device_ids=[0, 1, 2, 3, 4, 9]>") + "}\n",
        2,
        "sorted device ids must be iota(product(axes)), got: 0, 1, 2, 3, 4, 9",
        "name each of 0 to 5 once, or leave device_ids out",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_it_is_named_and_located_with_a_way_out(name: str, tmp_path: Path) -> None:
    text, line, message, help = CASES[name]
    source, target = tmp_path / "f.mlir", tmp_path / "f.py"
    source.write_text(text)
    said = io.StringIO()
    words = ["compile", str(source), "--emit", "jax", "-o", str(target)]
    assert cli.main(words, io.StringIO(), io.StringIO(), said) == 1
    shown = said.getvalue()
    assert f"f.mlir:{line}:" in shown and shown.count("error: ") == 1, shown
    assert message in shown and help in shown.partition("help: ")[2]
    assert not target.exists() and "Traceback" not in shown


def test_verify_names_an_argument_for_which_there_are_no_numbers(tmp_path: Path) -> None:
    source, said = tmp_path / "f.mlir", io.StringIO()
    source.write_text(CASES["a token as argument"][0])
    assert cli.main(["verify", str(source)], io.StringIO(), io.StringIO(), said) == 1
    assert (
        "has !stablehlo.token for argument 1 (t), for which there are no numbers" in said.getvalue()
    )

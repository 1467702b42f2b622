"""The programs of `spec/language.md` are programs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shardwright.ir.parse import parse
from shardwright.ir.verify import verify

PAGE = (Path(__file__).parents[2] / "spec" / "language.md").read_text("utf-8")
BLOCKS = re.findall(r"```mlir\n(.*?)```", PAGE, re.DOTALL)
NAMES = (
    "%a: tensor<4xf32>, %b: tensor<4xf32>, %x: tensor<4x8xf32>, %z: tensor<f32>, %n: tensor<i32>,"
    " %i: tensor<i32>, %limit: tensor<i32>, %one: tensor<i32>, %p: tensor<2x4x8xf32>,"
    " %q: tensor<2x8x4xf32>, %table: tensor<8x16xf32>, %rows: tensor<4x1xi32>"
)


def _module(block: str) -> str:
    if block.startswith("module"):
        return block
    given = (
        "" if "%0 = " in block or "%0" not in block else "%0 = stablehlo.tanh %a : tensor<4xf32>\n"
    )
    return f"func.func @f({NAMES}) {{\n{given}{block}return\n}}"


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block[:40])
def test_examples_of_the_page_are_valid(block: str):
    if "..." in block:  # a constant too long to show
        block = "".join(line for line in block.splitlines(True) if "..." not in line)
    assert [str(problem) for problem in verify(parse(_module(block)))] == []


def test_there_are_examples():
    assert len(BLOCKS) >= 5

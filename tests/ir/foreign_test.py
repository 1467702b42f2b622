"""Texts of other languages, and texts of ours as other editors write them."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from shardwright.ir import text_files as files
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.parser.foreign_languages import other_language
from shardwright.ir.print import print_module

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.mlir"))
OTHERS = {
    "HLO text": "HloModule jit_f\n\nENTRY main.3 {\n  ROOT a = f32[4]{0} parameter(0)\n}\n",
    "a jaxpr": "{ lambda ; a:f32[4]. let b:f32[4] = add a a in (b,) }\n",
    "a type as JAX shows it": "ShapedArray(float32[4,8])\n",
    "a Python program": "# a script\n\nimport jax\n".partition("\n\n")[2],
    "JSON": '{\n  "nodes": []\n}\n',
    "XML or HTML": "<!DOCTYPE html>\n<html></html>\n",
    "LLVM IR": "; ModuleID = 'x'\n",
    "a torch graph": "graph():\n    %x : [num_users=1] = placeholder[target=x]\n",
}


def diagnostics(text: str) -> list[str]:
    try:
        parse(text, "f.mlir")
    except ProgramError as problem:
        return [str(diagnostic) for diagnostic in problem.diagnostics]
    return []


@pytest.mark.parametrize("name", OTHERS)
def test_another_language_is_called_by_its_name(name: str):
    (said,) = diagnostics(OTHERS[name])
    assert said.startswith("f.mlir:1:1: error: expected a program in MLIR's text form, but")
    assert said.split("\n")[0].endswith(f"but this is {name}")


def test_comments_before_it_do_not_matter():
    (said,) = diagnostics("// what I got\n\nHloModule jit_f\n")
    assert said.startswith("f.mlir:3:1: ")


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_our_own_programs_are_no_other_language(path: Path):
    text = path.read_text(encoding="utf-8")
    assert other_language(text, "") is None
    broken = text.replace("return", "retrun")
    assert not any("text form" in said for said in diagnostics(broken))


def test_bytecode_is_named(tmp_path: Path):
    path = tmp_path / "program.mlirbc"
    path.write_bytes(b"ML\xefR\x01StableHLO_v1.0.0\x00\x01")
    with pytest.raises(ProgramError, match="this is MLIR bytecode"):
        files.read_text(str(path), io.StringIO())


PROGRAM = (
    "func.func @main(%a: tensor<4xf32>) {\n\t%0 = stablehlo.abs %a : tensor<4xf32>\n\treturn\n}\n"
)


def test_line_ends_and_tabs_are_white_space():
    plain = print_module(parse(PROGRAM.replace("\t", "  ")))
    assert print_module(parse(PROGRAM.replace("\n", "\r\n"))) == plain
    assert print_module(parse(PROGRAM)) == plain


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_places_count_characters_in_such_texts(end: str):
    (said,) = diagnostics(PROGRAM.replace("abs %a", "abs %q").replace("\n", end))
    place, source, caret = said.split("\n")[:3]
    assert place.startswith("f.mlir:2:21: error: use of undeclared SSA value name")
    assert source[caret.index("^")] == "%" and "\t" not in source and "\r" not in source


def test_a_byte_order_mark_is_named():
    said = diagnostics("\ufeff" + PROGRAM)
    assert said[0].startswith("f.mlir:1:1: error: unexpected character '\\ufeff'")
    assert "help: this is a byte order mark" in said[0]

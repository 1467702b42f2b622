"""What a script is made of: names, quotes and comments that hold, clean Python, few imports."""

from __future__ import annotations

import ast
import io
import keyword
import subprocess
import sys
import tokenize
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.backends.jax.lower import emit as emit_jax
from shardwright.backends.names import Names, comment, filled, identifier, names_used, quoted, wrap
from shardwright.backends.script import carried, fill, names_in, top_names, used_imports
from shardwright.backends.torch.lower import emit as emit_torch
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse

HERE = Path(__file__).parent
PROGRAMS = ("bodies", "collectives", "control", "loops", "names", "rotated", "types")
TARGETS = {"jax": emit_jax, "torch": emit_torch}
fixed = settings(derandomize=True, max_examples=200, deadline=None)
texts = st.text(st.characters(codec=None) | st.sampled_from("\"'\\\n\r\t#{}\x00\u2028"))


def text_of(name: str) -> str:
    return (HERE / f"{name}.mlir").read_text()


def script_of(name: str, target: str, command: str = "command") -> str:
    return TARGETS[target](parse(text_of(f"{name}.local")), parse(text_of(name)), command)


@fixed
@given(texts)
def test_a_quoted_text_is_one_literal_of_that_text(text: str) -> None:
    assert ast.literal_eval(quoted(text)) == text
    assert quoted(text).isascii() and "\n" not in quoted(text)


@fixed
@given(texts)
def test_a_comment_stays_one_comment(text: str) -> None:
    line = f"x = 1  # {comment(text)}\ny = 2\n"
    tokens = list(tokenize.generate_tokens(io.StringIO(line).readline))
    assert [t.string for t in tokens if t.type == tokenize.NAME] == ["x", "y"]
    assert len(line.splitlines()) == 2


@fixed
@given(texts)
def test_an_identifier_is_one(text: str) -> None:
    name = Names().new(identifier(text))
    assert name.isidentifier() and name.isascii() and not keyword.iskeyword(name)


@fixed
@given(st.lists(st.sampled_from(["x", "x_1", "x_1_1", "print", "for", "y"]), max_size=30))
def test_names_are_unique_and_shadow_nothing(stems: list[str]) -> None:
    names = Names(["y"])
    made = [names.new(stem) for stem in stems]
    assert len(set(made)) == len(made)
    assert not {"print", "for", "y"} & set(made)


def test_a_telling_path_becomes_a_name() -> None:
    assert identifier("params['blocks'][0]['W down']") == "params_blocks_0_w_down"
    assert identifier("'; import os") == "import_os"
    assert identifier("été", "x") == "t"
    assert identifier("", "x") == "x"


def test_many_names_stand_side_by_side():
    few, many = [f"parameter_{k}" for k in range(12)], [f"x_{k}" for k in range(40)]
    assert filled("def f(", few, "):") == wrap("def f(", few, "):")
    assert filled("f(", ["a"] * 20, ")") == ["f(" + ", ".join(["a"] * 20) + ")"]
    lines = filled("def f(", many, "):", "  ")
    assert lines[0] == "  def f(" and lines[-1] == "  ):"
    assert all(88 < len(line) <= 100 for line in lines[1:-2]) and len(lines[-2]) <= 100
    assert "".join(lines[1:-1]).replace(" ", "") == ",".join(many) + ","


def test_a_long_line_is_broken_as_ruff_does() -> None:
    assert wrap("f(", ["a", "b"], ")") == ["f(a, b)"]
    assert wrap("f(", ["a" * 60, "b" * 60], ")", "  ")[1:] == [
        "      " + "a" * 60 + ",",
        "      " + "b" * 60 + ",",
        "  )",
    ]


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_script_imports_only_what_it_needs_and_defines(name: str, target: str) -> None:
    tree = ast.parse(script_of(name, target))
    allowed = (ast.Import, ast.ImportFrom, ast.Assign, ast.FunctionDef, ast.ClassDef, ast.Expr)
    assert all(isinstance(node, allowed) for node in tree.body[:-1])
    assert isinstance(tree.body[-1], ast.If)  # if __name__ == "__main__"
    expressions = [node for node in tree.body if isinstance(node, ast.Expr)]
    assert len(expressions) == 1 and isinstance(expressions[0].value, ast.Constant)  # docstring
    nested = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert all(node in tree.body for node in nested)
    called = {
        n.func.id
        for n in ast.walk(tree)
        if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
    }
    assert not called & {"eval", "exec", "compile", "__import__"}


@pytest.mark.parametrize("target", TARGETS)
def test_hostile_text_leaves_no_trace_in_the_code(target: str) -> None:
    """The names program asks to import sys and os in every string it has."""
    script = script_of("names", target, 'x"""\nimport os  #\r\nimport os')
    tree = ast.parse(script)
    imported = [a.name for node in tree.body if isinstance(node, ast.Import) for a in node.names]
    assert imported.count("os") == imported.count("sys") == 1
    lines = [line for line in script.splitlines() if "import os" in line]
    assert all(line == "import os" or line.lstrip()[0] == "#" or 'a", 1)' in line for line in lines)


@pytest.mark.parametrize("target", TARGETS)
def test_no_string_of_the_program_reaches_an_identifier(target: str) -> None:
    """Mutant of the escape: quoting by hand would end the string at the quote in the axis name."""
    script = script_of("names", target)
    assert "'a\", 1); import os  #'" in script
    broken = script.replace("'a\", 1); import os  #'", '"a", 1); import os  #"')
    with pytest.raises(SyntaxError):
        ast.parse(broken)


def test_scripts_are_clean_for_ruff(tmp_path: Path) -> None:
    pytest.importorskip("ruff")
    for target in TARGETS:
        for name in PROGRAMS:
            (tmp_path / f"{name}_{target}.py").write_text(script_of(name, target))
    rules = "--select=E,F,I,UP,B,SIM,RUF"
    command = (sys.executable, "-m", "ruff", "check", rules, "--ignore=E501", "--isolated")
    done = subprocess.run([*command, tmp_path], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_same_program_gives_the_same_bytes() -> None:
    assert script_of("control", "jax") == script_of("control", "jax")
    assert script_of("control", "torch") == script_of("control", "torch")


def test_the_first_lines_say_what_the_script_holds_and_moves() -> None:
    lines = script_of("control", "jax", "shardwright compile control.mlir").splitlines()
    assert lines[1:14] == [
        "#   shardwright compile control.mlir",
        "# Mesh: x=2, y=2 (4 devices)",
        "# Arguments: 164 bytes per device",
        "#            128  a: tensor<4x8xf32> of tensor<8x8xf32>",
        "#             32  b: tensor<4x2xf32> of tensor<8x4xf32>",
        "#              4  i: tensor<i32> of tensor<i32>",
        "# Results: 172 bytes per device",
        "#             32  result.x: tensor<4x2xf32> of tensor<8x4xf32>",
        "#              4  result.change: tensor<f32> of tensor<f32>",
        "#              4  result.grown: tensor<f32> of tensor<f32>",
        "#             32  result.chosen: tensor<4x2xf32> of tensor<8x4xf32>",
        "#             32  result.total: tensor<4x2xf32> of tensor<4x2xf32>",
        "#             32  result.four: tensor<4x2xf32> of tensor<4x2xf32>",
    ]
    assert "#       5             320  all_gather over x" in lines
    assert "#       7              84  all_reduce over x, y" in lines


def test_a_program_that_is_not_local_is_refused() -> None:
    with pytest.raises(ProgramError, match=r"not partitioned: no plan\.arg_shardings on main"):
        emit_jax(parse(text_of("control")), parse(text_of("control")), "")


def test_an_op_without_spelling_is_named() -> None:
    text = (
        text_of("control.local")
        .replace("stablehlo.negate %x :", "stablehlo.custom_call @mystery(%x) :")
        .replace(
            "@mystery(%x) : tensor<4x2xf32>", "@mystery(%x) : (tensor<4x2xf32>) -> tensor<4x2xf32>"
        )
    )
    with pytest.raises(ProgramError) as caught:
        emit_torch(parse(text, "a.mlir"), parse(text_of("control")), "")
    (diagnostic,) = caught.value.diagnostics
    line = text.split("@mystery")[0].count("\n") + 1
    assert str(diagnostic.place) == f"a.mlir:{line}:10"
    assert diagnostic.message == "'stablehlo.custom_call' op has no torch spelling"


def test_markers_are_replaced_in_place() -> None:
    assert fill("#<a>\nb = #<b>  # c\n", {"a": ["x", "y"], "b": "1"}) == "x\ny\nb = 1  # c\n"
    with pytest.raises(KeyError):
        fill("#<unknown>\n", {})


def test_definitions_are_carried_with_what_they_use() -> None:
    source = "A = 1\n\n# why\nB = 2\n\n\ndef f():\n    return B\n\n\ndef g():\n    return f()\n"
    assert [line for line in carried(source, ["g"]) if line] == [
        "# why", "B = 2", "def f():", "    return B", "def g():", "    return f()",
    ]  # fmt: skip
    assert carried(source, ["A"])[0] == "A = 1"
    assert top_names(source) == ("A", "B", "f", "g")


def test_imports_are_trimmed_to_the_names_in_use() -> None:
    imports = ("import os", "from a import b, c as d", "", "import e")
    used = names_used("print(d, e.f, 'os')  # os b") | names_in("x.b")
    assert used_imports(imports, used) == [
        "from a import c as d",
        "",
        "import e",
    ]

"""Names are data: quotes, newlines and code in a program's names never become part of a script."""

import ast
import io
from pathlib import Path

import pytest

from shardwright.spec.axes import quote
from shardwright.tools import cli, opt

# If any of these is run or imported, a script holds more than it should.
HOSTILE = [
    'x"); import os; os.system("true"); ("',
    "x'''\nimport os\n'''",
    'x"""\nimport os\n"""',
    "x\nimport os #",
    "x\r\nimport os",
    "x\u2028import os",
    "x\\\nimport os",
    "{__import__('os')}",
    "import",
    "__import__('os')",
    "x\0y",
    "\uff49\uff4d\uff50\uff4f\uff52\uff54 os",  # full-width letters, which Python folds
    "\u0430rg0",  # a Cyrillic letter that looks like one of ours
    "x\u202e)so(tropmi",  # text that runs backwards
    "x\u2029y\u0085z\x1c",  # what some take for line ends
    "\ufeffx",
    "\udc80",  # a byte that is no text
    "f'{x}'",
    "%s %(x)s {0} {x!r}",
    "\\N{LATIN SMALL LETTER A} \\x41 \\u0041",
    "# -*- coding: utf-7 -*-",
    "x" * 5000,
    "",
]

PROGRAM = """\
module @{module} {{
  sdy.mesh @{mesh} = <[{axis}=2]>
  func.func public @main(%arg0: tensor<4x2xf32> {{sdy.sharding = #sdy.sharding<@{mesh}, [{{{axis}}}, {{}}]>}} loc({loc})) -> (tensor<2xf32> {{jax.result_info = {info}}}) {{
    %0 = func.call @{callee}(%arg0) : (tensor<4x2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }}
  func.func private @{callee}(%arg0: tensor<4x2xf32>) -> tensor<2xf32> {{
    %cst = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] {{plan.note = {info}}} : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }}
}}
"""  # noqa: E501


def program(name: str) -> str:
    """A program that says a name wherever a program can say one."""
    quoted = quote(name)
    return PROGRAM.format(
        module=quoted, mesh=quoted, axis=quoted, loc=quoted, info=quoted, callee=quote(f"f{name}")
    )


def compiled(text: str, target: str, path: Path) -> tuple[int, str, str]:
    path.write_text(text)
    out, err = io.StringIO(), io.StringIO()
    code = cli.main(["compile", str(path), "--emit", target], io.StringIO(), out, err)
    return code, out.getvalue(), err.getvalue()


def shape(script: str) -> list[str]:
    """The statements and names called in a script, without its names for values and texts."""
    kinds: list[str] = []
    for node in ast.walk(ast.parse(script)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            kinds.append(ast.unparse(node))
        elif isinstance(node, ast.stmt):
            kinds.append(type(node).__name__)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            kinds.append(node.func.attr)
    return sorted(kinds)


@pytest.mark.parametrize("target", ["jax", "torch"])
@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_scripts_are_the_same_program_whatever_the_names(name: str, target: str, tmp_path: Path):
    code, script, errors = compiled(program(name), target, tmp_path / "a.mlir")
    if code:  # refused: that is as good
        assert code == 1 and errors.count(": error: ") == 1 and script == "", errors
        return
    other = program("plain")
    if not name:  # a result without a name has no line of its own
        other = other.replace('{jax.result_info = "plain"}', "")
    plain_code, plain, errors = compiled(other, target, tmp_path / "b.mlir")
    assert plain_code == 0, errors
    assert shape(script) == shape(plain)


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_text_survives_the_driver(name: str):
    out, err = io.StringIO(), io.StringIO()
    assert opt.main([], io.StringIO(program(name)), out, err) == 0, err.getvalue()
    again = io.StringIO()
    assert opt.main([], io.StringIO(out.getvalue()), again, err) == 0, err.getvalue()
    assert again.getvalue() == out.getvalue()


def test_a_planted_injection_is_seen():
    assert shape('x = 1\nimport os\nos.system("")') != shape("x = 1")

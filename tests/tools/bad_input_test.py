"""Wrong programs and requests: one diagnostic, the exit code, no traceback, no partial file."""

import io
import json
from pathlib import Path

import pytest

from shardwright.tools import cli, opt

ROOT = Path(__file__).parent.parent.parent
MESH = '  sdy.mesh @mesh = <["x"=2, "y"=4]>\n'


def function(body: str, args: str = "%a: tensor<8x8xf32>", result: str = "tensor<8x8xf32>") -> str:
    return f"module {{\n{MESH}  func.func @main({args}) -> {result} {{\n{body}\n  }}\n}}\n"


def sharded(sharding: str) -> str:
    argument = f"%a: tensor<8x8xf32> {{sdy.sharding = #sdy.sharding<{sharding}>}}"
    return function("    return %a : tensor<8x8xf32>", argument)


# name -> text, what the diagnostic must say, the line it must point at
WRONG = {
    "malformed text": (function("    %0 = stablehlo.add %a,, %a : tensor<8x8xf32>"), "", 4),
    "no text at all": ("\x01", "unexpected character", 1),
    "wrong types": (
        function("    return %a : tensor<8x8xf32>", result="tensor<4x8xf32>"),
        "tensor<4x8xf32>",
        4,
    ),
    "wrong element type": (
        function(
            "    %0 = stablehlo.add %a, %b : tensor<8x8xf32>\n    return %0 : tensor<8x8xf32>",
            "%a: tensor<8x8xf32>, %b: tensor<8x8xi32>",
        ),
        "",
        4,
    ),
    "unknown axis": (sharded('@mesh, [{"z"}, {}]'), 'unknown axis name: "z"', 3),
    "unknown mesh": (sharded('@nomesh, [{"x"}, {}]'), "unknown mesh: @nomesh", 3),
    "axis used twice": (sharded('@mesh, [{"x"}, {"x"}]'), 'duplicate axis ref: "x"', 3),
    "rank mismatch": (sharded('@mesh, [{"x"}]'), "doesn't match tensor rank: 1 != 2", 3),
    "undefined value": (function("    return %nope : tensor<8x8xf32>"), "use of undeclared SSA", 4),
    "open region": (function("    return %a : tensor<8x8xf32>")[:-7], "unclosed region", 3),
    "unknown op": (
        function(
            '    %0 = "nope.op"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>\n'
            "    return %0 : tensor<8x8xf32>"
        ),
        "unregistered dialect",
        4,
    ),
}


def run(tool: str, *words: str, stdin: str = "") -> tuple[int, str, str]:
    """Exit code, stdout and stderr of a tool in this process."""
    out, err = io.StringIO(), io.StringIO()
    main = opt.main if tool == "shardwright-opt" else cli.main
    code = main(list(words), io.StringIO(stdin), out, err)
    return code, out.getvalue(), err.getvalue()


def is_one_diagnostic(errors: str) -> bool:
    return errors.count(": error: ") == 1 and "Traceback" not in errors


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize("command", [("shardwright-opt",), ("shardwright", "show")])
def test_wrong_programs(name: str, command: tuple[str, ...], tmp_path: Path):
    text, message, line = WRONG[name]
    path = tmp_path / "bad.mlir"
    path.write_text(text)
    code, output, errors = run(*command, str(path))
    assert (code, output) == (1, ""), errors
    assert is_one_diagnostic(errors), errors
    assert message in errors
    assert errors.startswith(f"{path}:{line}:" if line else f"{path}:"), errors


@pytest.mark.parametrize("name", WRONG)
def test_wrong_programs_as_json(name: str):
    text, message, line = WRONG[name]
    code, _, errors = run("shardwright-opt", "--diagnostics=json", stdin=text)
    (record,) = [json.loads(text_line) for text_line in errors.splitlines()]
    assert code == 1
    assert record["severity"] == "error" and message in record["message"]
    assert not line or record["line"] == line


def test_a_wrong_program_leaves_the_output_alone(tmp_path: Path):
    path, kept = tmp_path / "bad.mlir", tmp_path / "kept.py"
    path.write_text(WRONG["unknown axis"][0])
    kept.write_text("kept")
    for command in (
        ("shardwright-opt", str(path), "-o", str(kept)),
        ("shardwright", "compile", str(path), "--emit", "jax", "-o", str(kept)),
    ):
        code, _, errors = run(*command)
        assert code == 1 and is_one_diagnostic(errors)
        assert kept.read_text() == "kept"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["bad.mlir", "kept.py"]


@pytest.mark.parametrize(
    "command",
    [
        ("shardwright-opt", "missing.mlir"),
        ("shardwright", "show", "missing.mlir"),
        ("shardwright", "verify", "missing.mlir"),
        ("shardwright", "compile", "missing.mlir", "--emit", "torch"),
    ],
)
def test_an_unreadable_path(command: tuple[str, ...]):
    code, output, errors = run(*command)
    assert (code, output) == (1, "")
    assert errors == "missing.mlir: error: cannot read 'missing.mlir': no such file or directory\n"


def test_an_unwritable_path(tmp_path: Path):
    target = str(tmp_path / "no" / "folder.mlir")
    code, _, errors = run("shardwright-opt", "-o", target, stdin="module {\n}\n")
    assert code == 1 and is_one_diagnostic(errors) and "cannot write" in errors


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--pass-pipeline=builtin.module(nonesuch)"], "'nonesuch' does not refer to a registered"),
        (["--pass-pipeline=cse"], "expected pass pipeline to be wrapped"),
        (["--pass-pipeline=builtin.module(cse"], 'missing ")"'),
        (["-p", "cse{nope=1}"], 'has no option "nope"'),
        (["--cse=nope=1"], 'has no option "nope"'),
        (["--cse", "-p", "dce"], "exclude one another"),
        (["--cse", "--stop-after=dce"], 'no pass "dce" in the pipeline'),
        (["--nonesuch"], "unrecognized arguments: --nonesuch"),
        (["--verify-each=maybe"], "expected 0, 1 or full, got 'maybe'"),
    ],
)
def test_usage_errors_of_the_driver(words: list[str], message: str):
    code, output, errors = run("shardwright-opt", *words, stdin="module {\n}\n")
    assert (code, output) == (2, "")
    assert message in errors and "Traceback" not in errors


@pytest.mark.parametrize(
    "words",
    [["nonesuch"], [], ["compile", "x.mlir"], ["show"], ["verify", "x.mlir", "--seed=-1"]],
)
def test_usage_errors_of_verbs(words: list[str]):
    code, output, errors = run("shardwright", *words)
    assert (code, output) == (2, "")
    assert "usage: shardwright" in errors


def test_a_pass_on_the_wrong_stage_says_which_is_missing():
    text = sharded('@mesh, [{"x", ?}, {}]')
    code, _, errors = run("shardwright-opt", "--insert-reshards", stdin=text)
    assert code == 1 and is_one_diagnostic(errors)
    assert "needs stage propagated" in errors and "sdy-propagation-pipeline" in errors


def test_a_local_program_is_not_propagated_again(tmp_path: Path):
    text = sharded('@mesh, [{"x"}, {}]')
    code, local, errors = run("shardwright-opt", "-p", "propagate,partition", stdin=text)
    assert code == 0, errors
    code, _, errors = run("shardwright-opt", "-p", "insert-reshards", stdin=local)
    assert code == 1 and is_one_diagnostic(errors) and "local already" in errors


def test_a_program_without_a_mesh_or_main():
    code, _, errors = run("shardwright", "show", "-", stdin="module {\n}\n")
    assert code == 1 and is_one_diagnostic(errors) and "no function main" in errors
    text = function("    return %a : tensor<8x8xf32>").replace(MESH, "")
    code, _, errors = run("shardwright", "show", "-", stdin=text)
    assert code == 1 and is_one_diagnostic(errors) and "no mesh" in errors


def test_twenty_errors_then_a_count_over_all_pieces():
    unread = function("    %x = stablehlo.nope %a : tensor<8x8xf32>\n" * 15)
    unsound = function(
        '    "stablehlo.add"(%a) : (tensor<8x8xf32>) -> ()\n' * 15
        + "    return %a : tensor<8x8xf32>"
    )
    code, _, errors = run(
        "shardwright-opt", "--split-input-file", stdin=f"{unread}// -----\n{unsound}"
    )
    assert code == 1
    assert errors.count("error: ") == 20
    assert errors.endswith("\nnote: ... and 10 more errors\n")
    assert errors.count("stablehlo.nope' is unknown") == 15


def test_all_errors_count_where_they_are_expected():
    line = "    %x = stablehlo.nope %a : tensor<8x8xf32> // expected-error {{is unknown}}\n"
    text = function(line * 50 + "    return %a : tensor<8x8xf32>")
    assert run("shardwright-opt", "--verify-diagnostics", stdin=text)[::2] == (0, "")

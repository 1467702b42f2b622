"""Warnings: named, silenced, made errors, expected; what is said once is said once."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from shardwright.ir.diagnostics.warnings import WARNINGS, warning
from shardwright.tools import cli, opt

ROOT = Path(__file__).parents[2]
PROGRAM = """\
sdy.mesh @mesh = <["x"=2]>
func.func @main(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @foo(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @foo(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.custom_call @bar(%1) : (tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
"""  # noqa: E501
SAID = "custom call @{} is unknown to SDY sharding rule registry [missing-rule]"


def run(*words: str, text: str = PROGRAM) -> tuple[int, str, str]:
    out, errors = io.StringIO(), io.StringIO()
    code = opt.main(list(words), io.StringIO(text), out, errors)
    return code, out.getvalue(), errors.getvalue()


def test_one_warning_for_each_kind_of_op():
    code, output, said = run("--propagate")
    assert code == 0 and "stablehlo.custom_call @bar" in output
    assert said.count("warning:") == 2
    assert f"<stdin>:3:8: warning: {SAID.format('foo')}\n" in said
    assert f"<stdin>:5:8: warning: {SAID.format('bar')}\n" in said
    assert "help: shardings stop here" in said


def test_the_help_is_a_rule_that_can_be_pasted():
    rule = "{sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=4}, custom>}"
    assert rule in run("--propagate")[2]
    text = PROGRAM.replace(" : (tensor", f" {rule} : (tensor")
    code, output, said = run("--propagate", text=text)
    assert (code, said) == (0, "")
    assert output.count('[{"x", ?}]') + output.count('[{"x"}]') > 3


def test_warnings_are_silenced_and_made_errors():
    assert run("--propagate", "-Wno-missing-rule")[2] == ""
    assert "warning:" in run("--propagate", "-Wno-missing-rule", "-Wmissing-rule")[2]
    for words in (["-Werror"], ["-Werror=missing-rule"]):
        code, output, said = run("--propagate", *words)
        assert (code, output) == (1, "") and said.count("error:") == 2
    assert run("--propagate", "-Werror", "-Wno-missing-rule")[0] == 0
    assert run("--propagate", "-Werror=near-marker")[0] == 0


def test_an_unknown_warning_is_a_usage_error():
    code, _, said = run("-Wno-mising-rule")
    assert code == 2
    assert said == (
        'error: -W: no warning is called "mising-rule"\nhelp: did you mean "missing-rule"?\n'
    )


def test_warnings_are_expected_as_errors_are():
    line = "  %0 = stablehlo.custom_call @foo"
    expected = "  // expected-warning @below {{custom call @foo is unknown}}\n"
    text = PROGRAM.replace(line, expected + line)
    assert run("--propagate", "--verify-diagnostics", text=text)[0] == 1  # of @bar
    text = text.replace("@bar(%1)", "@foo(%1)")
    assert run("--propagate", "--verify-diagnostics", text=text) == (
        0,
        run("--propagate", text=text)[1],
        "",
    )


def test_verbs_warn_once(tmp_path: Path):
    path = tmp_path / "program.mlir"
    path.write_text(PROGRAM)
    out, errors = io.StringIO(), io.StringIO()
    cli.main(["show", str(path)], io.StringIO(), out, errors)
    assert errors.getvalue().count(SAID.format("foo")) == 1
    errors = io.StringIO()
    cli.main(["show", str(path), "-Wno-missing-rule"], io.StringIO(), io.StringIO(), errors)
    assert "warning" not in errors.getvalue()


def test_an_attribute_of_the_older_partitioner():
    text = PROGRAM.replace("@foo(%0) :", '@foo(%0) {mhlo.sharding = "{replicated}"} :')
    _, _, said = run(text=text)
    assert "<stdin>:4:8: warning: 'mhlo.sharding' is kept, but" in said
    assert run("--disable-verify", text=text)[2] == ""


def test_a_marker_that_is_none():
    text = f"{PROGRAM}// ----\n{PROGRAM.replace('@main', '@other').replace('@mesh', '@m2')}"
    _, _, said = run("--split-input-file", text=text)
    assert "warning: near miss with file split marker [near-marker]" in said
    assert run(text=text)[2] == ""


def test_every_warning_has_a_name_that_is_listed():
    with pytest.raises(KeyError):
        warning("no-such-name", "text")
    assert all(name == name.lower() and not name.startswith("no-") for name in WARNINGS)


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.mlir")), ids=lambda p: p.stem)
def test_examples_bring_no_warnings(path: Path):
    assert run(text=path.read_text(encoding="utf-8"))[2] == ""

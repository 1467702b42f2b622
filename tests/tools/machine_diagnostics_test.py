"""Diagnostics for machines: JSON records, fixes that repair, SARIF logs of the right shape."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from shardwright.ir.errors import Diagnostic, Place, Suggestion, nearest
from shardwright.tools import cli, opt
from shardwright.tools.session.machine_diagnostics import as_record, end_column, fixes, sarif

HEAD = """\
sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%arg: tensor<4x8xf32>) -> tensor<4x8xf32> {
"""
TAIL = "\n  return %arg : tensor<4x8xf32>\n}\n"


def run(text: str, *words: str) -> tuple[int, str]:
    errors = io.StringIO()
    return opt.main(list(words), io.StringIO(text), io.StringIO(), errors), errors.getvalue()


def records(text: str, *words: str) -> list[dict[str, Any]]:
    """The records of a run; each stands on a line of its own."""
    return [json.loads(line) for line in run(text, "--diagnostics=json", *words)[1].splitlines()]


def test_a_record_has_every_key():
    (record,) = records(HEAD + "  %0 = stablehlo.abs %ark : tensor<4x8xf32>" + TAIL)
    place = {"file": "<stdin>", "line": 3, "column": 22, "end_column": 26, "severity": "error"}
    assert {key: record[key] for key in place} == place
    assert record["message"].startswith("use of undeclared SSA value name")
    assert set(record) - set(place) == {"id", "name", "message", "notes", "help", "fixes"}
    assert record["id"].startswith("SW") and record["help"] == 'did you mean "%arg"?'


@pytest.mark.parametrize(
    ("source", "column", "end"),
    [
        ("%0 = stablehlo.add %a", 6, 19),
        ("%0 = stablehlo.add %a#1, %b", 20, 24),
        ('{"x", ?}', 2, 5),
        ("a : tensor<4x8xf32>", 5, 20),
        ("#sdy.sharding<@mesh, [{}]>, b", 1, 27),
        ("(tensor<4xf32>) -> (x)", 17, 19),
        ("a <b", 1, 2),
        ("abc", 4, 4),
        ("", 0, 0),
    ],
)
def test_the_end_of_a_token(source: str, column: int, end: int):
    assert end_column(Place("f", 1, column, source)) == end


def repaired(text: str) -> str:
    """A text after the first fix of each diagnostic, last place first."""
    lines = text.split("\n")
    found = [fix for record in records(text) for fix in record["fixes"][:1]]
    assert found
    for fix in sorted(found, key=lambda fix: (fix["start"]["line"], fix["start"]["column"]))[::-1]:
        start, end = fix["start"], fix["end"]
        assert start["line"] == end["line"]
        line = lines[start["line"] - 1]
        lines[start["line"] - 1] = (
            line[: start["column"] - 1] + fix["text"] + line[end["column"] - 1 :]
        )
    return "\n".join(lines)


SHARDED = "{sdy.sharding = #sdy.sharding_per_value<[<SHARDING>]>}"
ADD = f"%0 = stablehlo.abs %arg {SHARDED} : tensor<4x8xf32>"
BROKEN = [
    "%0 = stablehlo.abss %arg : tensor<4x8xf32>",
    "%0 = hlo.abs %arg : tensor<4x8xf32>",
    "%0 = stablehlo.abs %atg : tensor<4x8xf32>",
    "%0 = stablehlo.abs arg : tensor<4x8xf32>",
    "%0 = stablehlo.add %arg %arg : tensor<4x8xf32>",
    "%0 = stablehlo.abs %arg tensor<4x8xf32>",
    "%0 = stablehlo.abs %arg : tensor<4,8xf32>",
    "%0 = stablehlo.abs %arg : tensor<4x8xf31>",
    "%0 = stablehlo.abs %arg : tensor<4x8xfloat32>",
    "%0 = stablehlo.abs %arg : tensor<f32x4x8>",
    "%0 = stablehlo.abs %arg : f32[4,8]",
    "%0 = stablehlo.abs %arg : 4x8xf32",
    "%0 = stablehlo.abs %arg : tensor<4x8xf32>;",
    "%0 = stablehlo.abs %arg : tensor<4x8xf32> # note",
    "z = stablehlo.abs %arg : tensor<4x8xf32>",
    "%0 = stablehlo.transpose %arg, dims = (1, 0) : (tensor<4x8xf32>) -> tensor<8x4xf32>",
    "%0 = stablehlo.transpose %arg, dims = [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>",
    "%0 = stablehlo.iota dim = [0] : tensor<4xi32>",
    "%0 = stablehlo.constant dense<1> : tensor<f32>",
    "%0 = stablehlo.constant dense<1e-7> : tensor<f32>",
    "%0 = stablehlo.abs %arg {a = 1e-7 : f32} : tensor<4x8xf32>",
    "%0 = func.call main(%arg) : (tensor<4x8xf32>) -> tensor<4x8xf32>",
    ADD.replace("SHARDING", '@mesh, [{"z"}, {}]').replace("z", "xx"),
    ADD.replace("SHARDING", '@mash, [{"x"}, {}]'),
    ADD.replace("SHARDING", 'mesh, [{"x"}, {}]'),
    ADD.replace("SHARDING", '[{"x"}, {}]'),
    ADD.replace("SHARDING", "@mesh, [{x}, {}]"),
    ADD.replace("SHARDING", "@mesh, [{'x'}, {}]"),
    ADD.replace("SHARDING", '@mesh, ["x", {}]'),
    ADD.replace("SHARDING", '@mesh, [{"x"}, None]'),
    ADD.replace("SHARDING", '@mesh, [{"x":2}, {}]'),
]  # fmt: skip


@pytest.mark.parametrize("line", BROKEN)
def test_the_fix_repairs_the_program(line: str):
    code, said = run(repaired(HEAD + "  " + line + TAIL))
    assert (code, said) == (0, "")


def test_a_fix_elsewhere_is_none():
    place = Place("f", 1, 1, "one two")
    assert fixes(Diagnostic("error", "m", place, help=Suggestion("h", "tw", "x"))) == []
    assert fixes(Diagnostic("error", "m", place, help="did you mean two?")) == []
    assert fixes(Diagnostic("error", "m", help=nearest("on", ["one"]))) == []


def test_passes_and_options_are_repaired_in_the_pipeline():
    (record,) = records("module {\n}\n", "-p", "dse")
    (fix,) = record["fixes"]
    assert (fix["file"], fix["text"], fix["start"]["column"]) == ("<pipeline>", "dce", 1)


# --- SARIF


def log_of(text: str, *words: str) -> dict[str, Any]:
    return json.loads(run(text, "--diagnostics=sarif", *words)[1])


def check_sarif(log: dict[str, Any]) -> None:
    """What the SARIF 2.1.0 schema demands of the parts that we write."""
    assert set(log) == {"$schema", "version", "runs"} and log["version"] == "2.1.0"
    (sarif_run,) = log["runs"]
    assert set(sarif_run) == {"tool", "columnKind", "invocations", "results"}
    assert sarif_run["columnKind"] in ("utf16CodeUnits", "unicodeCodePoints")
    rules = sarif_run["tool"]["driver"]["rules"]
    assert sarif_run["tool"]["driver"]["name"] == "shardwright"
    assert len({rule["id"] for rule in rules}) == len(rules)
    for invocation in sarif_run["invocations"]:
        assert isinstance(invocation["executionSuccessful"], bool)
    for result in sarif_run["results"]:
        assert result["level"] in ("none", "note", "warning", "error")
        assert result["message"]["text"]
        if "ruleId" in result:
            assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        for location in (*result.get("locations", ()), *result.get("relatedLocations", ())):
            check_location(location)
        for fix in result.get("fixes", ()):
            for change in fix["artifactChanges"]:
                assert change["artifactLocation"]["uri"]
                for replacement in change["replacements"]:
                    assert replacement["deletedRegion"]["startLine"] >= 1
                    assert isinstance(replacement["insertedContent"]["text"], str)


def check_location(location: dict[str, Any]) -> None:
    if "physicalLocation" not in location:
        return
    physical = location["physicalLocation"]
    assert all(c.isascii() and c not in ' <>"{}|\\^`' for c in physical["artifactLocation"]["uri"])
    region = physical.get("region")
    if region is not None:
        assert region["startLine"] >= 1 and region["startColumn"] >= 1
        assert region["endColumn"] >= region["startColumn"]


def test_a_sarif_log_has_a_rule_per_id():
    body = (
        "  %0 = stablehlo.abs %ark : tensor<4x8xf32>\n  %1 = stablehlo.abs %arh : tensor<4x8xf32>"
    )
    log = log_of(HEAD + body + TAIL)
    check_sarif(log)
    (sarif_run,) = log["runs"]
    assert len(sarif_run["results"]) == 2
    assert len(sarif_run["tool"]["driver"]["rules"]) == 1
    assert sarif_run["invocations"] == [{"executionSuccessful": False, "exitCode": 1}]
    fix = sarif_run["results"][0]["fixes"][0]["artifactChanges"][0]["replacements"][0]
    assert fix["insertedContent"] == {"text": "%arg"}


def test_a_sarif_log_of_a_good_program_has_no_results():
    log = log_of(HEAD + TAIL)
    check_sarif(log)
    assert log["runs"][0]["results"] == []
    assert log["runs"][0]["invocations"][0]["executionSuccessful"]


def test_verbs_write_sarif_too():
    errors = io.StringIO()
    words = ["show", "missing file.mlir", "--diagnostics=sarif"]
    assert cli.main(words, io.StringIO(), io.StringIO(), errors) == 1
    log = json.loads(errors.getvalue())
    check_sarif(log)
    location = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    assert location == {"artifactLocation": {"uri": "missing%20file.mlir"}}


def test_notes_without_a_place_have_no_physical_location():
    found = Diagnostic("error", "one", Place("f", 1, 1, "x"), (Diagnostic("note", "two"),))
    log = json.loads(sarif([found], "1", 1))
    check_sarif(log)
    (related,) = log["runs"][0]["results"][0]["relatedLocations"]
    assert related == {"message": {"text": "two"}}


def test_every_severity_has_a_level():
    for severity in ("error", "warning", "remark", "note"):
        check_sarif(json.loads(sarif([Diagnostic(severity, "m")], "1", 0)))
        assert as_record(Diagnostic(severity, "m"))["severity"] == severity

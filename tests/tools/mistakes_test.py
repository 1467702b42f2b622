"""Thirty natural mistakes: what is said of each is scored on place, actual, expected and repair.

A part of a row is a piece of the message that must be there; None where it is known to be missing,
which scores 0. A piece that is not said fails the test, and so does a mean below 3.8 of 4.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import NamedTuple

import pytest

from shardwright.tools import cli, opt

PROGRAM = """\
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func public @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<16x4xf32>) -> tensor<8x4xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.tanh %0 : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
"""


class Mistake(NamedTuple):
    """What a person wrote, and what of the answer tells where, what, what instead and how.

    `change`: a piece of the program and what stands in its place.
    """

    words: str
    place: str | None
    actual: str | None
    expected: str | None
    repair: str | None
    change: tuple[str, str] = ("", "")

    @property
    def score(self) -> int:
        """Of 4."""
        return sum(part is not None for part in self[1:5])


# ruff: noqa: E501  one line per mistake
# fmt: off
MISTAKES = {
    "misspelt verb": Mistake("comple FILE", "argument VERB", "'comple'", "'compile', 'verify'", "did you mean compile?"),
    "misspelt option": Mistake("compile FILE --emti jax", "shardwright compile: error", "--emti", "usage: shardwright compile", "did you mean --emit?"),
    "misspelt choice": Mistake("compile FILE --emit jaxx", "argument --emit", "'jaxx'", "'jax', 'torch', 'mlir'", "did you mean jax?"),
    "missing option": Mistake("compile FILE", "shardwright compile: error", "are required", "--emit", "add --emit {jax,torch,mlir}"),
    "misspelt cluster": Mistake("cost FILE --cluster dgx-h10", "--cluster:1:1", '"dgx-h10"', "unknown cluster", 'did you mean "dgx-h100"?'),
    "value that is none": Mistake("explain FILE --value %nosuch", "FILE: error", "%nosuch", "known: ", "the nearest is"),
    "misspelt value": Mistake("explain FILE --value %aa", "FILE: error", "%aa", "no value is called", 'did you mean "%a"?'),
    "value without its option": Mistake("explain FILE %a", "shardwright explain: error", "%a", "--value %NAME", "write --value %a"),
    "open bracket in --why-not": Mistake('explain FILE --arg 0 --why-not [{"x"}', "--why-not:1:1", '[{"x"}', "unclosed '['", "write a list of axes per dim"),
    "axis that is none in --why-not": Mistake('explain FILE --arg 0 --why-not [{"w"},{}]', "--why-not:1:3", '"w"', "unknown axis name", 'known: "x", "y"'),
    "misspelt pass": Mistake("opt FILE --sdy-basic-propagat", "shardwright-opt: error", "--sdy-basic-propagat", "usage: shardwright-opt", "did you mean --sdy-basic-propagate?"),
    "misspelt pass in a pipeline": Mistake("opt FILE -p propagat", "<pipeline>:1:1", "'propagat'", "registered", "did you mean"),
    "a file that is not there": Mistake("show nowhere.mlir", "nowhere.mlir: error", "'nowhere.mlir'", "no such file", None),
    "unknown op": Mistake("show FILE", "FILE:4:8", "stablehlo.negat", "is unknown", 'did you mean "stablehlo.negate"?', ("stablehlo.tanh", "stablehlo.negat")),
    "unknown axis": Mistake("show FILE", "FILE:2:84", '"z"', "unknown axis name", 'known: "x", "y"', ('[{"x"}', '[{"z"}')),
    "misspelt mesh": Mistake("show FILE", "FILE:2:75", "@mehs", "unknown mesh", "did you mean @mesh?", ("<@mesh", "<@mehs")),
    "one dim too few": Mistake("show FILE", "FILE:2:74", "1 != 2", "rank", "write 2 dims", ('[{"x"}, {}]', '[{"x"}]')),
    "axis used twice": Mistake("show FILE", "FILE:2:", 'duplicate axis ref: "x"', '"x"', "leave", ('[{"x"}, {}]', '[{"x"}, {"x"}]')),
    "undefined value": Mistake("show FILE", "FILE:5:10", "%2", "undeclared SSA value", 'known: "%a"', ("return %1", "return %2")),
    "wrong type of result": Mistake("show FILE", "FILE:5:", "tensor<8x4xf32>", "tensor<8x5xf32>", None, (") -> tensor<8x4xf32> {", ") -> tensor<8x5xf32> {")),
    "a type that is another one elsewhere": Mistake("show FILE", "FILE:3:88", "tensor<16x4xf32>", "tensor<12x4xf32>", "%b is a tensor<12x4xf32>", ("%b: tensor<16x4xf32>) ->", "%b: tensor<12x4xf32>) ->")),
    "comma too many": Mistake("show FILE", "FILE:3:33", "','", "SSA operand", "remove", ("%a, %b,", "%a,, %b,")),
    "no quotes around an axis": Mistake("show FILE", "FILE:2:", "x", "string", '"x"', ('[{"x"}', "[{x}")),
    "mesh with colons": Mistake("show FILE", "FILE:1:", ":", "'='", '<["x"=4, "y"=2]>', ('"x"=2', '"x":2')),
    "sharding without #": Mistake("show FILE", "FILE:2:", "sdy.sharding", "attribute", "write #", ("#sdy.sharding<", "sdy.sharding<")),
    "element type before the sizes": Mistake("show FILE", "FILE:4:", "'f32x8x4'", "non-function type", "tensor<8x4xf32>", ("tanh %0 : tensor<8x4xf32>", "tanh %0 : tensor<f32x8x4>")),
    "unclosed region": Mistake("show FILE", "FILE:2:", "unclosed region", "'}'", None, ("}\n", "")),
    "mesh of another size than the cluster": Mistake("cost FILE --cluster dgx-h100", "FILE:1:1", "16 devices", "8", "write", ('"y"=4', '"y"=8')),
    "axis that does not divide": Mistake("opt FILE --sdy-propagation-pipeline", "FILE:1:", "0", "at least 1", None, ('"x"=2', '"x"=0')),
    "a program that calls itself": Mistake("show FILE", "FILE:4:8", "@main", "running already", "stablehlo.while", ("stablehlo.tanh %0 : tensor<8x4xf32>", "call @main(%a, %b) : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>")),
}
# fmt: on


def said_of(mistake: Mistake, folder: Path) -> tuple[int, str]:
    """Exit code and answer, with the program's path shortened to FILE."""
    path = folder / "program.mlir"
    path.write_text(PROGRAM.replace(*mistake.change, 1) if mistake.change[0] else PROGRAM)
    tool, *words = (str(path) if w == "FILE" else w for w in mistake.words.split())
    out, err = io.StringIO(), io.StringIO()
    main = opt.main if tool == "opt" else cli.main
    code = main(words if tool == "opt" else [tool, *words], io.StringIO(), out, err)
    return code, err.getvalue().replace(str(path), "FILE")


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_answered(name: str, tmp_path: Path):
    mistake = MISTAKES[name]
    code, said = said_of(mistake, tmp_path)
    assert code in (1, 2) and "Traceback" not in said, said
    assert said.count("error: ") == 1, said
    for part in mistake[1:5]:
        assert part is None or part in said, said


def test_the_mean_score_is_high():
    assert len(MISTAKES) >= 30
    assert sum(mistake.score for mistake in MISTAKES.values()) / len(MISTAKES) >= 3.8


def test_a_worse_answer_is_seen(tmp_path: Path):
    mistake = MISTAKES["misspelt verb"]._replace(repair="did you mean cost?")
    assert mistake.repair is not None and mistake.repair not in said_of(mistake, tmp_path)[1]

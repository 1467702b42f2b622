# ruff: noqa: E501  lines of IR are long
"""Malformed text gets a message at the guilty token; never a traceback, a hang or a flood."""

from __future__ import annotations

import random
import re
import time
from contextlib import suppress
from pathlib import Path

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verify import verify
from shardwright.testing.texts.program_texts import in_function

EXAMPLES = Path(__file__).parents[2] / "examples"
HEAD = """module @m {
  sdy.mesh @mesh = <["x"=4, "y"=2]>
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>) -> tensor<4x8xf32> {
"""
TAIL = "\n    return %arg0 : tensor<4x8xf32>\n  }\n}\n"


def messages(text: str) -> list[str]:
    """All mistakes of a text as printed; those of the verifier when it can be parsed."""
    try:
        return [str(diagnostic) for diagnostic in verify(parse(text, "f.mlir"))]
    except ProgramError as problem:
        return [str(diagnostic) for diagnostic in problem.diagnostics]


def test_a_message_shows_place_source_caret_and_help():
    text = HEAD + "    %0 = stablehlo.add %arg0, %arg9 : tensor<4x8xf32>" + TAIL
    assert messages(text) == [
        "f.mlir:4:31: error: use of undeclared SSA value name %arg9\n"
        "    %0 = stablehlo.add %arg0, %arg9 : tensor<4x8xf32>\n"
        "                              ^\n"
        'help: did you mean "%arg1"?'
    ]


# One mistake per line, the guilty token between >> and <<; then the message and the help.
MISTAKES = [
    ("%0 = stablehlo.add %arg0, >>%arg1<< : tensor<4x8xf32>", None),
    ("%0 = stablehlo.add %arg0>> <<%arg0 : tensor<4x8xf32>", "expected ',' | write a comma before %arg0"),
    ("%0 = stablehlo.add %arg0, %arg0>> <<tensor<4x8xf32>", "expected ':' before the type | write : tensor<4x8xf32>"),
    ("%0 = stablehlo.add %arg0, %arg0 : tensor<4x8x>>f33<<>", "expected non-function type, got 'f33' | did you mean \"f32\"?"),
    ("%0 = stablehlo.add %arg0, %arg0 :>><<", "expected non-function type, or the types of operands in parentheses | write (operand types) -> result type"),
    ("%0 = >>stablehlo.ad<< %arg0 : tensor<4x8xf32>", "custom op 'stablehlo.ad' is unknown | did you mean \"stablehlo.pad\"?"),
    ("%0 = >>add<< %arg0, %arg0 : tensor<4x8xf32>", "custom op 'add' is unknown (tried 'func.add' as well) | did you mean \"stablehlo.add\"?"),
    ("%0 = >>stablehlo.sort<< %arg0 : tensor<4x8xf32>", "custom op 'stablehlo.sort' has no custom assembly form | write it in generic form: \"stablehlo.sort\"(...) : (...) -> ..."),
    ('%0 = >>"foo.bar"<<(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>', "operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used"),
    ("%0 = stablehlo.negate >>%1<< : tensor<4x8xf32>\n    %1 = stablehlo.negate %arg0 : tensor<4x8xf32>", "'stablehlo.negate' op operand #0 does not dominate this use"),
    ("%0 = stablehlo.negate >>%arg0#1<< : tensor<4x8xf32>", "reference to invalid result number: %arg0#1"),
    (">>%0:2<< = stablehlo.negate %arg0 : tensor<4x8xf32>", "operation defines 1 results but was provided 2 to bind"),
    ('%0 = "stablehlo.add">>(<<%arg0, %arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>', "expected 2 operand types but had 1"),
    ("%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = >>[<<1 x [0] : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>", "unclosed '['"),
    ("%0 = stablehlo.negate %arg0 {a =>> <<} : tensor<4x8xf32>", "expected attribute value"),
    ("%0 = stablehlo.negate %arg0 {a = 1, >>a<< = 2} : tensor<4x8xf32>", "duplicate key 'a' in dictionary attribute | say it once, and take the other 'a' out"),
    ('%0 = stablehlo.negate %arg0 {plan.cut = {i = ["x"], >>i<< = ["y", "x"]}} : tensor<4x8xf32>', "duplicate key 'i' in dictionary attribute | say it once: i = [\"x\", \"y\"]"),
    ('%0 = stablehlo.negate %arg0 {a = "x} : tensor<4x8xf32>>><<', "expected '\"' in string literal"),
    ("%0 = stablehlo.negate %arg0 {a = >>300<< : i8} : tensor<4x8xf32>", "integer constant out of range for attribute | i8 holds -128 to 255"),
    ("%0 = stablehlo.constant >>dense<[1.0, 2.0]><< : tensor<3xf32>", "inferred shape of elements literal ([2]) does not match type ([3])"),
    ("%0 = stablehlo.constant dense<[[1], [2, 3]>>]<<> : tensor<2x2xi32>", "tensor literal is invalid; ranks are not consistent between elements"),
    ("%0 = stablehlo.constant dense<>>1<<> : tensor<3xf32>", "unexpected decimal integer literal for a floating point value: 1 | write 1.0"),
    ("%0 = stablehlo.constant dense<>>300<<> : tensor<3xi8>", "integer constant out of range for type: 300 for i8"),
    ('%0 = stablehlo.constant >>dense<"0x0000"><< : tensor<3xi8>', "elements hex data size is invalid for provided type: 'tensor<3xi8>' (2 bytes, expected 3)"),
    (">>)<<", "unbalanced ')'"),
    (">>^bb0<<(%q: tensor<f32>):", "invalid block name in region with named arguments"),
    ("%0 = stablehlo.negate %arg0 : tensor<4x8xf32> >>junk<< here", "unexpected 'junk', expected ',' or end of statement (custom op 'junk' is unknown (tried 'func.junk' as well))"),
    ("%0 = stablehlo.custom_call >>foo<<() : () -> ()", "expected valid '@'-identifier for symbol name | write @foo"),
    ('%0 = sdy.reshard %arg0 <@mesh, [{"x", >>}<<, {}]> : tensor<4x8xf32>', "expected string"),
    ('%0 = sdy.reshard %arg0 <@mesh, [{>>?<<, "x"}, {}]> : tensor<4x8xf32>', None),
    ('%0 = sdy.reshard %arg0 <@mesh, [{>>"x":(0)2<<}, {}]> : tensor<4x8xf32>', "'sdy.reshard' op sub-axis pre-size must be at least 1: \"x\":(0)2 | \"x\" has size 4"),
    ('%0 = sdy.reshard %arg0 <@mesh, [{>>"x":(1)1<<}, {}]> : tensor<4x8xf32>', "'sdy.reshard' op sub-axis sizes must be greater than 1: \"x\":(1)1 | legal from pre-size 1: \"x\":(1)2"),
    ('%0 = sdy.reshard %arg0 <@mesh, [{}, {}], replicated={>>}<<> : tensor<4x8xf32>', "expected string"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "expected"), MISTAKES, ids=lambda text: str(text)[:50])
def test_each_mistake_is_reported_once_at_its_token(line: str, expected: str | None):
    column = 5 + line.split("\n")[0].rindex(">>")
    found = messages(HEAD + "    " + line.replace(">>", "").replace("<<", "") + TAIL)
    assert len(found) == 1, found
    message, *rest = found[0].split("\n")
    place, _, text = message.partition(": error: ")
    if expected is None:
        assert place.startswith("f.mlir:4:")
        return
    text, _, help = expected.partition(" | ")
    assert message == f"f.mlir:4:{column}: error: {text}"
    helps = [line for line in rest if line.startswith("help: ")]
    assert helps == ([f"help: {help}"] if help else [])


FILES = [
    ("module {", "1:8", "unclosed region, expected '}'"),
    ("func.func @f(%a: tensor<4xf32>", "1:13", "unclosed '('"),
    ("func.func @f(%a: tensor<4xf32>) {", "1:33", "unclosed region, expected '}'"),
    ("func.func @f(%a tensor<4xf32>) { return }", "1:16", "expected ':' before the type"),
    ("func.func @f() -> { return }", "1:18", "expected non-function type"),
    ("func.func @f() {}", "1:16", "expected non-empty function body"),
    ("func.func @f(%a: tensor<4xf32>, %a: tensor<4xf32>) { return }", "1:33", "region entry argument '%a' is already in use"),
    ("}", "1:1", "unbalanced '}'"),
    ('"', "1:1", "expected operation name in quotes, or an op like stablehlo.add"),
    ("sdy.mesh @mesh", "1:15", "unexpected end of statement, expected '='"),
    ("module @a\x01 {}", "1:10", "unexpected character '\\x01'"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "place", "message"), FILES)
def test_files_that_are_cut_off_or_out_of_balance(text: str, place: str, message: str):
    found = messages(text)
    assert found and found[0].startswith(f"f.mlir:{place}: error: {message}"), found


def test_columns_hold_in_odd_layouts():
    text = "func.func @f(%a: tensor<4xf32>) { %0 = stablehlo.negate %a\n\n  : tensor<4xf32> %1 =\n   stablehlo.negate %b : tensor<4xf32> return }"
    (found,) = messages(text)
    assert found.startswith("f.mlir:4:21: error: use of undeclared SSA value name %b")


def test_one_mistake_does_not_cause_others():
    lines = [
        "%0 = stablehlo.ad %arg0 : tensor<4x8xf32>",
        "%1 = stablehlo.add %0, %arg0 : tensor<4x8xf32>",
        "%2 = stablehlo.negate %1 : tensor<4x8xf32>",
        "%3 = stablehlo.negate %arg0 : tensor<8x4xf32>",
    ]
    found = messages(HEAD + "\n".join(lines) + TAIL)
    assert [text.split(":")[1] for text in found] == ["4", "7"]


def test_twenty_mistakes_then_a_count():
    line = "%0 = stablehlo.add %q, %q : tensor<4x8xf32>\n"
    found = messages(HEAD + line * 5000 + TAIL)
    assert len(found) == 21
    assert "and 4980 more errors" in found[-1]


DEPTH = 10_000
DEEP = {
    "brackets": "module attributes {a = " + "[" * DEPTH + "]" * DEPTH + "} {}",
    "dictionaries": "module attributes {a = " + "{b=" * DEPTH + "1" + "}" * DEPTH + "} {}",
    "types": "func.func @f(%a: " + "tuple<" * DEPTH + "i32" + ">" * DEPTH + ") {return}",
    "attributes": "module attributes {a = #foo." + "b<" * DEPTH + ">" * DEPTH + "} {}",
    "regions": "func.func @f(%i: tensor<i32>) {\n"
    + '"stablehlo.case"(%i) ({\n' * DEPTH
    + "}) : (tensor<i32>) -> ()\n" * DEPTH
    + "return }",
    "modules": "module {" * DEPTH,
    "locations": "func.func @f() { return loc(" + "(" * DEPTH + ")" * DEPTH + ") }",
    "constants": "func.func @f() { %0 = stablehlo.constant dense<" + "[" * DEPTH + "]" * DEPTH + "> : tensor<i32> }",
    "quotes": '"' * DEPTH,
    "names": "%" * DEPTH,
    "braces": "{" * DEPTH,
}  # fmt: skip


@pytest.mark.parametrize("text", DEEP.values(), ids=DEEP)
def test_deep_nesting_is_no_harm(text: str):
    start = time.process_time()
    try:
        verify(parse(text))
    except ProgramError as problem:
        assert str(problem)
    assert time.process_time() - start < 5


def test_deep_but_reasonable_nesting_works():
    depth = 90
    text = (
        "func.func @f(%i: tensor<i32>) {\n"
        + '"stablehlo.case"(%i) ({\n' * depth
        + "stablehlo.return\n}) : (tensor<i32>) -> ()\n" * depth
        + "return }"
    )
    module = parse(text)
    assert verify(module) == []
    assert print_module(parse(print_module(module))) == print_module(module)


def test_long_lists_are_linear():
    def seconds(count: int) -> float:
        operands, types = ", ".join(["%a"] * count), ", ".join(["tensor<4xf32>"] * count)
        text = f"func.func @f(%a: tensor<4xf32>) {{ %0 = stablehlo.concatenate {operands}, dim = 0 : ({types}) -> tensor<{4 * count}xf32>\nreturn }}"
        start = time.process_time()
        parse(text)
        return time.process_time() - start

    seconds(100)
    assert seconds(8000) < 30 * (seconds(1000) + 0.01)


@pytest.mark.parametrize(
    "text",
    (
        '"' + '\\"' * 20_000,
        'stablehlo.abs %a {x = "' + '\\"' * 20_000 + "} : tensor<4x8xf32>",
        '"' + '\\"' * 20_000 + '"() : () -> ()',
        '%0 = stablehlo.custom_call @"' + '\\"' * 20_000 + '"() : () -> tensor<f32>',
        f"stablehlo.abs %a : tensor<{'1x' * 20_000}f32>",
        f"%0 = stablehlo.constant dense<{'[' * 20_000}1{']' * 20_000}> : tensor<1xf32>",
    ),
)
def test_odd_long_words_are_linear(text: str):
    """Squared growth would take many seconds."""
    start = time.process_time()
    with suppress(ProgramError):
        parse(in_function(text))
    assert time.process_time() - start < 2


_CHARACTERS = '%@#{}()[]<>:=",xt0 1\n-^!.\\é'


def _mutated(text: str, draw: random.Random) -> str:
    for _ in range(draw.choice((1, 1, 1, 2, 5))):
        at = draw.randrange(len(text) or 1)
        kind = draw.randrange(6)
        lines = text.split("\n")
        line = draw.randrange(len(lines))
        if kind == 0:
            text = text[:at] + text[at + draw.choice((1, 1, 3, 20)) :]
        elif kind == 1:
            text = text[:at] + draw.choice(_CHARACTERS) + text[at:]
        elif kind == 2:
            text = text[:at]
        elif kind == 3:
            del lines[line]
            text = "\n".join(lines)
        elif kind == 4:
            other = draw.randrange(len(lines))
            lines[line], lines[other] = lines[other], lines[line]
            text = "\n".join(lines)
        else:
            start = draw.randrange(len(text) or 1)
            text = text[:at] + text[start : start + draw.randrange(60)] + text[at:]
    return text


@pytest.mark.parametrize("name", ["moe_layer", "reductions", "while_loop", "mlp_fully_sharded"])
def test_mutated_programs_get_diagnostics_or_pass(name: str):
    text = re.sub(
        r"^//.*\n", "", (EXAMPLES / f"{name}.mlir").read_text("utf-8"), flags=re.MULTILINE
    )
    draw = random.Random(name)
    refused = 0
    for _ in range(60):
        mutant = _mutated(text, draw)
        try:
            module = parse(mutant)
            if not [str(problem) for problem in verify(module)]:
                print_module(module)
        except ProgramError as problem:
            assert str(problem)
            refused += 1
    assert refused > 20


HUGE = "9" * 6000


@pytest.mark.parametrize(
    "line",
    [
        f"%0 = stablehlo.negate %arg0 : tensor<{HUGE}x8xf32>",
        f"%0:{HUGE} = stablehlo.negate %arg0 : tensor<4x8xf32>",
        f"%0 = stablehlo.iota dim = {HUGE} : tensor<4xi32>",
        f"%0 = stablehlo.negate %arg0 {{a = {HUGE} : i32}} : tensor<4x8xf32>",
        f"%0 = stablehlo.constant dense<{HUGE}> : tensor<4xi32>",
        f"%0 = stablehlo.constant dense<1.0e{HUGE}> : tensor<4xf32>",
    ],
    ids=range(6),
)
def test_huge_numbers_are_no_harm(line: str):
    text = HEAD + line + TAIL
    try:
        verify(parse(text))
    except ProgramError as problem:
        assert str(problem)

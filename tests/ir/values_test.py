# ruff: noqa: E501  lines of IR are long
"""Types and attributes: MLIR's bytes in both forms, MLIR's verdicts, aliases, resources, kinds."""

from __future__ import annotations

import time
import tracemalloc

import numpy as np
import pytest

from shardwright.ir.analysis.partial_kinds import spell_kinds
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import Parser, parse
from shardwright.ir.print import print_module
from shardwright.spec.types import tensor
from shardwright.spec.values.dense import canonical
from shardwright.testing.oracle.rejects import ours
from shardwright.testing.oracle.value_checks import compare, judge, printed
from shardwright.testing.oracles import jaxlib_print, verdicts

pytest.importorskip("jaxlib", reason="the oracle is jaxlib's parser and printer")

PROGRAMS, CHANGED = 110, 500


def test_random_values_print_as_mlir_prints_them():
    tally = compare(range(PROGRAMS))
    print(tally)
    assert not tally.differences and not tally.refused
    assert not tally.missing


def test_a_printer_that_keeps_lists_of_equal_elements_is_caught():
    def wrong(text: str, generic: bool) -> str:
        return printed(text, generic).replace("dense<1>", "dense<[1, 1]>").replace("e+00", "e+0")

    assert compare(range(12), wrong).differences


# jaxlib takes an empty factor for a dim, and then cannot read what it prints.
_TAKEN_BY_MLIR = ("op_sharding_rule", "tensor_mapping", "result_accuracy", "dim_mapping")


def test_changed_values_get_mlirs_verdict():
    said = judge(range(CHANGED))
    print(said)
    assert sum(said.counts.values()) > 0.9 * CHANGED
    odd = [one for one in said.differing if not any(word in one for word in _TAKEN_BY_MLIR)]
    assert len(odd) <= 1, odd
    assert said.counts["rejected, same sentence"] > 4 * said.counts["rejected, other sentence"]


# --- aliases: the text, and MLIR's first error or ""

ALIASES = [
    "#a = 1 : i32\nmodule attributes {a.b = #a} {}\n",
    "#a = [1,\n  2] #b = #a\n!t = tuple<i1>\nmodule attributes {a.b = [#a, #b], a.c = !t} {}\n",
    "!e = f32\n!t = tensor<4x!e>\nfunc.func @f(%a: !t) -> !t { return %a : !t }\n",
    "module attributes {a.b = #a} {}\n#a = 1\n",
    "#a = [#b]\n#b = 1\nmodule attributes {a.b = #a} {}\n",
    "#a = #a\nmodule attributes {a.b = #a} {}\n",
    "#a = 1\n#a = 2\nmodule attributes {a.b = #a} {}\n",
    "!t = i32\n!t = i64\nmodule attributes {a.b = !t} {}\n",
    "#a.b = 1\nmodule {}\n",
    "!t.b = i32\nmodule {}\n",
    "#a = \nmodule {}\n",
    "!t = tensor<4x!e>\n!e = i32\nmodule {}\n",
    "module attributes {a.b = #zz} {}\n",
    "module attributes {a.b = !zz} {}\n",
]


@pytest.mark.parametrize("text", ALIASES, ids=lambda text: text.split("\n")[0])
def test_aliases_are_read_as_mlir_reads_them(text: str):
    (theirs,) = verdicts([text])
    assert theirs is not None
    if not theirs:
        assert print_module(parse(text)) == jaxlib_print(text)
        return
    with pytest.raises(ProgramError) as caught:
        parse(text)
    first = caught.value.diagnostics[0]
    said = theirs[0]
    assert said.message in first.message
    assert (first.place.line, first.place.column) == (said.line, said.column)


def test_a_name_means_something_else_in_the_next_text():
    parser = Parser()
    for value in ("1 : i8", "2 : i16"):
        text = f"#a = {value}\nmodule attributes {{a.b = #a}} {{\n}}\n"
        assert f"a.b = {value}" in print_module(parser.parse(text))


@pytest.mark.parametrize("count", [40, 2000])
def test_aliases_that_double_are_refused_quickly(count: int):
    rows = [f"#a{n + 1} = [#a{n}, #a{n}]\n!t{n + 1} = tuple<!t{n}, !t{n}>\n" for n in range(count)]
    start = time.process_time()
    with pytest.raises(ProgramError, match="aliases that stand for more than"):
        parse("#a0 = [1]\n!t0 = i1\n" + "".join(rows) + "module {\n}\n")
    assert time.process_time() - start < 5


@pytest.mark.parametrize("piece", ["[", "tuple<", "{a = ", "complex<", "() -> ("])
def test_deep_values_get_a_diagnostic(piece: str):
    closing = {"[": "]", "{a = ": "}", "() -> (": ")"}.get(piece, ">")
    for depth in (90, 10_000):
        text = f"module attributes {{a.b = {piece * depth}i1{closing * depth}}} {{\n}}\n"
        try:
            parse(text)
        except ProgramError as problem:
            assert problem.diagnostics[0].message


# --- resources, big constants

RESOURCES = """module attributes {a.b = dense_resource<res_of_values_test> : tensor<3xi64>} {
}

{-#
  dialect_resources: {
    builtin: {
      res_of_values_test: "0x08000000010000000000000002000000000000000300000000000000"
    }
  }
#-}
"""


def test_resources_are_kept():
    assert print_module(parse(RESOURCES)) == RESOURCES == jaxlib_print(RESOURCES)
    unused = RESOURCES.replace("dense_resource<res_of_values_test>", "dense_resource<other>")
    assert "{-#" not in print_module(parse(unused))


@pytest.mark.parametrize("bad", ['"0x08"', '"abc"', "true", '"0x0300000001"'])
def test_wrong_resources_get_mlirs_sentence(bad: str):
    start, end = RESOURCES.index('"0x'), RESOURCES.rindex('"') + 1
    text = RESOURCES[:start] + bad + RESOURCES[end:]
    (theirs,) = verdicts([text])
    assert theirs
    with pytest.raises(ProgramError) as caught:
        parse(text)
    first = caught.value.diagnostics[0]
    assert first.message.partition("'")[0] in theirs[0].message
    assert (first.place.line, first.place.column) == (theirs[0].line, theirs[0].column)


@pytest.mark.parametrize(
    "section", ["{-#", "{-# dialect_resources: {}", "{-# dialect_resources: {}, ", "{-# #-} {-#"]
)
def test_an_open_section_is_refused_where_mlir_refuses_it(section: str):
    text = f"module {{}}\n{section}\n"
    (theirs,) = verdicts([text])
    assert theirs
    with pytest.raises(ProgramError, match="expected ',' or '#-}'"):
        parse(text)


def test_a_big_constant_is_copied_once_when_read():
    count = 1_000_000
    digits = np.random.default_rng(0).bytes(4 * count).hex().upper()
    assert canonical(f'"0x{digits}"', tensor((count,), "f32")) == f'"0x{digits}"'
    text = (
        f"func.func @f() -> tensor<{count}xf32> {{\n"
        f'  %c = stablehlo.constant dense<"0x{digits}"> : tensor<{count}xf32>\n'
        f"  return %c : tensor<{count}xf32>\n}}\n"
    )
    parser = Parser()
    parser.parse("module {\n}\n")
    tracemalloc.start()
    try:
        module = parser.parse(text)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert digits in print_module(module)
    assert peak < 1.2 * len(text) + 6_000_000


# --- how partial values combine

KINDS = """sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], unreduced=max{"x"}>}, %arg1: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], unreduced={"x"}>}) -> tensor<8xf32> {
  %0 = stablehlo.abs %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], unreduced=max{"x", "y"}>]>} : tensor<8xf32>
  %1 = sdy.all_reduce {"x"} %0 out_sharding=<@mesh, [{}], unreduced=max{"y"}> : tensor<8xf32>
  %2 = sdy.all_reduce {"y"} %1 out_sharding=<@mesh, [{}]> {plan.kind = "max"} : tensor<8xf32>
  return %2 : tensor<8xf32>
}
"""


def test_kinds_of_unreduced_axes_are_read_kept_and_spelled():
    module = parse(KINDS)
    text = print_module(module)
    assert "=max{" not in text and jaxlib_print(text) == text
    assert 'plan.kind = {arg0 = "max"}' in text and text.count('plan.kind = "max"') == 3
    again = parse(text)
    spell_kinds(again)
    spelled = print_module(again)
    assert spelled.count("unreduced=max{") == 3 and spelled.count("plan.kind") == 1
    assert print_module(parse(spelled)) == text


def test_an_empty_list_of_replicated_axes_is_mlirs_error():
    text = "module attributes {a.b = #sdy.sharding<@mesh, [], replicated={}>} {\n}\n"
    with pytest.raises(ProgramError, match="expected string"):
        parse(text)


# --- found by generated texts

TOPOLOGY = 'topology = #mpmd.topology<<"m1": <["x"=2]>>>'
FRAGMENT = "mpmd.fragment<mesh={}, origin=[]> () () {{ mpmd.return }} : () -> ()"
PLACED = "func.func @f(%a: !mpmd.mesh_tensor{}) attributes {{" + TOPOLOGY + "}} {{ return }}"
FOUND = [
    *(f"func.func @f() {{ {FRAGMENT.format(name)} return }}" for name in ('"m1"', '"m9"')),
    FRAGMENT.format('"m1"'),
    'func.func @f(%a: tensor<i1>) { %0 = stablehlo.compare "NE", %a\n return }',
    'func.func @f(%a: tensor<i1>) {\n %0 = stablehlo.compare "N, %a\n" return\n}',
    *(
        PLACED.format(type)
        for type in (
            '<"m1"\0, tensor<4x8xf32>>', '<"m1", tensor<4\0x8xf32>>', '<"m1", tensor<4x8xf32>>\0',
        )
    ),
    "func.func @f(%a: tensor<4x\0f32>\0) -> \0() { return }",
    '"builtin.module"() ({ "func.func"() <{function_type = () -> (), sym_name = "f"}> ({ ^bb\u0663:'
    ' "func.return"() : () -> () }) : () -> () }) : () -> ()',
]  # fmt: skip


def test_verdicts_on_what_generated_texts_found():
    theirs = verdicts(FOUND)
    assert [bool(said) for said in theirs] == [bool(ours(text)) for text in FOUND]
    assert {bool(said) for said in theirs} == {False, True}

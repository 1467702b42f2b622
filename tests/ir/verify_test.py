# ruff: noqa: E501  lines of IR are long
"""The verifier accepts and rejects what Shardy's does, with its sentences at better places."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardwright.ir.core import Block, Module, Op, Region
from shardwright.ir.errors import Diagnostic, ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.verify import check, verify
from shardwright.testing.oracles import Refused, jaxlib_print
from shardwright.testing.texts.program_texts import CUT, in_function

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.mlir"))


def problems(text: str) -> list[Diagnostic]:
    """All mistakes of a text, also those that the parser finds."""
    try:
        return verify(parse(text, "f.mlir"))
    except ProgramError as problem:
        return list(problem.diagnostics)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_are_valid(path: Path):
    assert verify(parse(path.read_text("utf-8"))) == []


MANUAL = (
    "%0 = sdy.manual_computation(%a) in_shardings=[{i}] out_shardings=[{o}] manual_axes={{{m}}} (%q: tensor<{t}>)"
    " {{ {b} sdy.return {r} }} : (tensor<4x8xf32>) -> tensor<4x8xf32>"
)


def manual(
    ins: str = '<@mesh, [{"x"}, {}]>',
    outs: str = '<@mesh, [{"x"}, {}]>',
    axes: str = '"x"',
    type: str = "1x8xf32",
    body: str = "",
    returned: str = "%q : tensor<1x8xf32>",
) -> str:
    return MANUAL.format(i=ins, o=outs, m=axes, t=type, b=body, r=returned)


ROW = '%r = sdy.reshard %a <@mesh, [{"x"}, {}]> : tensor<4x8xf32> ~ '
WHOLE = "%r = sdy.reshard %a <@mesh, [{}, {}]> : tensor<4x8xf32> ~ "
PARTIAL = '%r = sdy.reshard %a <@mesh, [{"x"}, {}], unreduced={"y"}> : tensor<4x8xf32> ~ '
ADD = "%0 = stablehlo.add %a, %a {sdy.sharding = #sdy.sharding_per_value<[SHARDING]>} : tensor<4x8xf32>"


def add(sharding: str) -> str:
    return ADD.replace("SHARDING", sharding)


# Bodies of a function that both verifiers must treat alike; ours has Shardy's sentence in its message.
CASES = [
    WHOLE + '%0 = sdy.all_reduce {"y"} %r out_sharding=<mesh<["x"=4, "y"=2]>, [{}, {}]> : tensor<4x8xf32>',
    ROW + '%0 = sdy.all_reduce {"x":(4)2} %r out_sharding=<@mesh, [{"x"}, {}]> : tensor<4x8xf32>',
    ROW + '%0 = sdy.all_reduce {"y"} %r out_sharding=<mesh<["x"=4, "y"=2]>, [{"x"}, {}]> : tensor<4x8xf32>',
    *(
        f"%0 = sdy.all_reduce {{{axes}}} %a out_sharding=<@mesh, [{{}}, {{}}]> : tensor<4x8xf32>"
        for axes in ('"y", "y":(1)2', '"y":(1)2, "y"', '"x":(1)4, "x"', '"x", "x":(1)2', '"y":(1)2, "x"')
    ),
    add('<@mesh, [{"x"}, {"y"}]>'),
    add('<@mesh, [{"w"}, {}]>'),
    add('<@meshh, [{"x"}, {}]>'),
    add('<@mesh, [{"x"}]>'),
    add('<@mesh, [{"x"}, {"x"}]>'),
    add('<@mesh, [{"x":(1)2, "x":(2)2}, {}]>'),
    add('<@mesh, [{"x":(1)2}, {"x":(2)2}]>'),
    add('<@mesh, [{"x":(1)2}, {"x"}]>'),
    add('<@mesh, [{"x":(1)4}, {}]>'),
    add('<@mesh, [{"x":(3)2}, {}]>'),
    add('<@mesh, [{"x":(1)3}, {}]>'),
    add('<@mesh, [{"x":(0)2}, {}]>'),
    add('<@mesh, [{}, {}], replicated={"y", "x"}>'),
    add('<@mesh, [{}, {}], unreduced={"y", "x"}>'),
    add('<@mesh, [{"x"}, {}], replicated={"x"}>'),
    add('<@mesh, [{"x"}, {}], replicated={"y"}, unreduced={"y"}>'),
    add("<@mesh, [{}p1, {}]>"),
    add('<@mesh, [{"x"}p1, {?}p0]>'),
    add('<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>'),
    add('<mesh<["a"=2]>, [{"a"}, {"b"}]>'),
    "%0 = stablehlo.add %a, %a {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>} : tensor<4x8xf32>",
    '%0 = stablehlo.create_token {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : !stablehlo.token',
    '%0 = sdy.sharding_constraint %a <@mesh, [{"x"}]> : tensor<4x8xf32>',
    '%0 = sdy.sharding_constraint %a <@mesh, [{"x", "y"}, {}]> : tensor<4x8xf32>',
    'sdy.sharding_group %a group_id=3 : tensor<4x8xf32>',
    "%0 = sdy.propagation_barrier %a allowed_direction=BOTH : tensor<4x8xf32>",
    "%0 = sdy.data_flow_edge %c sharding=<@mesh, [{}, {}]> : tensor<4x8xf32> ~ %1 = stablehlo.negate %c : tensor<4x8xf32>",
    '%0 = sdy.all_gather [{"x"}, {}] %c out_sharding=<@mesh, [{}, {"y"}]> : tensor<4x8xf32>',
    '%0 = sdy.all_gather [{"y"}, {}] %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>',
    '%0 = sdy.all_gather [{"x"}] %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>',
    '%0 = sdy.all_gather [{"x"}, {}] %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>',
    '%0 = sdy.all_gather [{"x":(1)2}, {}] %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>',
    '%0 = sdy.all_gather [{"x":(2)2}, {}] %c out_sharding=<@mesh, [{"x":(1)2}, {"y"}]> : tensor<4x8xf32>',
    '%0 = sdy.all_gather [{"x"}, {}] %a out_sharding=<@mesh, [{}, {"y"}]> : tensor<4x8xf32>',
    '%0 = sdy.all_gather [{"x"}, {}] %c out_sharding=<@other, [{}, {"z"}]> : tensor<4x8xf32>',
    '%0 = sdy.all_slice [{"x"}, {}] %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>',
    '%0 = sdy.all_to_all [{"x"}: 0->0] %c out_sharding=<@mesh, [{}, {"y", "x"}]> : tensor<4x8xf32>',
    '%0 = sdy.all_to_all [{"x"}: 0->1] %c out_sharding=<@mesh, [{}, {"x", "y"}]> : tensor<4x8xf32>',
    '%0 = sdy.all_to_all [{"x"}: 0->1] %c out_sharding=<@mesh, [{}, {"y", "x"}]> : tensor<4x8xf32>',
    '%0 = sdy.all_to_all [{"x"}: 0->2] %c out_sharding=<@mesh, [{}, {"x", "y"}]> : tensor<4x8xf32>',
    '%0 = sdy.all_to_all [] %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>',
    '%0 = sdy.collective_permute %c out_sharding=<@mesh, [{"y"}, {"x"}]> : tensor<4x8xf32>',
    '%0 = sdy.collective_permute %c out_sharding=<@mesh, [{"x":(2)2, "y"}, {"x":(1)2}]> : tensor<4x8xf32>',
    '%0 = sdy.collective_permute %c out_sharding=<@other, [{"z"}, {"x"}]> : tensor<4x8xf32>',
    '%0 = sdy.all_reduce {"x"} %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>',
    '%0 = sdy.all_reduce {"w"} %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>',
    ROW + '%0 = sdy.all_reduce {"y"} %r out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>',
    ROW + '%0 = sdy.all_reduce {"y"} %r out_sharding=<@mesh, [{"x"}, {}]> : tensor<4x8xf32>',
    WHOLE + '%0 = sdy.all_reduce {"y", "x"} %r out_sharding=<@mesh, [{}, {}]> : tensor<4x8xf32>',
    ROW + '%0 = sdy.reduce_scatter [{"x"}, {}] %r out_sharding=<@mesh, [{"x"}, {}]> : tensor<4x8xf32>',
    PARTIAL + '%0 = sdy.reduce_scatter [{"y"}, {}] %r out_sharding=<@mesh, [{"x", "y"}, {}]> : tensor<4x8xf32>',
    '%0 = sdy.sharded_to_unreduced [{"x"}, {}] %c out_sharding=<@mesh, [{}, {"y"}]> : tensor<4x8xf32>',
    '%0 = sdy.sharded_to_unreduced [{"y"}, {}] %c out_sharding=<@mesh, [{}, {"y"}]> : tensor<4x8xf32>',
    ROW + '%0 = sdy.replicated_to_unreduced {"y"} %r out_sharding=<@mesh, [{"x"}, {}]> : tensor<4x8xf32>',
    ROW + '%0 = sdy.replicated_to_unreduced {} %r out_sharding=<@mesh, [{"x"}, {}]> : tensor<4x8xf32>',
    manual(),
    manual(axes='"y", "x"'),
    manual(ins='<@mesh, [{"y", "x"}, {}]>'),
    manual(type="2x8xf32", returned="%q : tensor<2x8xf32>"),
    manual(outs="<@mesh, [{}, {}]>"),
    manual(outs=""),
    manual(ins=""),
    manual(body='%1 = sdy.sharding_constraint %q <@mesh, [{"x"}, {}]> : tensor<1x8xf32>'),
    manual(body='%1 = sdy.sharding_constraint %q <@mesh, [{"y"}, {}]> : tensor<1x8xf32>'),
    manual(body='%1 = stablehlo.negate %q {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<1x8xf32>'),
    manual(returned="%q, %q : tensor<1x8xf32>, tensor<1x8xf32>"),
    "%0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, k]) {i=4, j=8, k=8} reduction={k}>} : tensor<4x8xf32>",
    "%0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=4, j=8, k=8}>} : tensor<4x8xf32>",
    "%0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=4, j=8}>} : tensor<4x8xf32>",
    "%0 = func.call @g(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>",
    "func.call @f() : () -> ()",
    "%0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x9xf32>",
    "%0 = stablehlo.transpose %a, dims = [0, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>",
]  # fmt: skip


def shardys(text: str) -> str | None:
    """The core sentence of jaxlib's first error; None when it accepts the text."""
    pytest.importorskip("jaxlib", reason="the oracle is jaxlib's verifier")
    try:
        jaxlib_print(text)
    except Refused as problem:
        line = next(line for line in str(problem).split("\n") if "error:" in line)
        return line.partition("error: ")[2].split(": ", 1)[-1].rpartition(" op ")[2]
    return None


@pytest.mark.parametrize("body", CASES, ids=lambda body: body[:70])
def test_verdict_and_sentence_are_shardys(body: str):
    text = in_function(CUT + body.replace(" ~ ", "\n"))
    sentence, found = shardys(text), problems(text)
    assert bool(sentence) == bool(found), (sentence, [str(problem) for problem in found])
    for problem in found[:1]:
        assert problem.place.line > 3
        words = set((sentence or "").replace("result - ", "").split())
        shared = words & set(problem.message.split())
        assert len(shared) >= 0.6 * len(words), (sentence, problem.message)


EXACT = [
    (add('<@mesh, [{"w"}, {}]>'), 'result - unknown axis name: "w"', '"w"'),
    (add('<@meshh, [{"x"}, {}]>'), "result - unknown mesh: @meshh", "@meshh"),
    (add('<@mesh, [{"x"}]>'), "result - sharding doesn't match tensor rank: 1 != 2", "<@mesh"),
    (add('<@mesh, [{"x"}, {"x"}]>'), 'result - duplicate axis ref: "x"', '"x"}]'),
    (add('<@mesh, [{"x":(1)2, "x":(2)2}, {}]>'), 'two consecutive sub-axes can be merged: "x":(1)2, "x":(2)2', '"x":(2)2'),
    (add('<@mesh, [{"x":(1)2}, {"x"}]>'), 'both sub-axis and full-axis are used for axis name: "x"', '"x"'),
    (add('<@mesh, [{"x":(1)4}, {}]>'), 'sub-axis size is equal to the full axis size: "x":(1)4', '"x":(1)4'),
    (add('<@mesh, [{"x":(3)2}, {}]>'), "sub-axis next pre-size 6 doesn't divide the size of the full axis 4: \"x\":(3)2", '"x":(3)2'),
    (add('<@mesh, [{}, {}], replicated={"y", "x"}>'), "replicated axes are not ordered w.r.t. mesh", "replicated"),
    (add("<@mesh, [{}p1, {}]>"), "dim 0 is empty and closed but has a priority", "}p1"),
    (add('<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>'), "result shardings don't match number of values: 2 shardings vs 1 values", "sdy.sharding"),
    ('%0 = sdy.all_gather [{"y"}, {}] %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>', "can't apply gathering axis \"y\" to operand sharding on dimension 0", '"y"'),
    ('%0 = sdy.all_gather [{"x"}, {}] %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>', "result sharding doesn't match expected sharding [] on dimension 0", "out_sharding"),
    ('%0 = sdy.all_reduce {"x"} %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>', 'reduction axis "x" overlaps with operand dimension sharding or replicated axes', '"x"'),
    (manual(ins='<@mesh, [{"y", "x"}, {}]>'), 'must have all manual axes come before free axes in its dimension sharding at index 0. Saw manual axis "x" after free axis "y"', "<@mesh"),
    ("%0 = func.call @g(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>", "'g' does not reference a valid function", "@g"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "sentence", "token"), EXACT, ids=[case[1][:60] for case in EXACT])
def test_the_sentence_stands_at_the_guilty_token(body: str, sentence: str, token: str):
    (problem,) = problems(
        in_function(body.replace(" ~ ", "\n") if "%c" not in body else CUT + body)
    )
    assert sentence in problem.message
    assert problem.place.source[problem.place.column - 1 :].startswith(token)


def test_help_names_what_is_legal():
    def help(body: str) -> str:
        (problem,) = problems(in_function(body))
        return problem.help

    assert help(add('<@mesh, [{"w"}, {}]>')) == 'known: "x", "y"'
    assert help(add('<@meshh, [{"x"}, {}]>')) == "did you mean @mesh?"
    assert help(add('<@mesh, [{"x":(1)3}, {}]>')) == 'legal from pre-size 1: "x":(1)2'
    assert help(add('<@mesh, [{"x":(1)4}, {}]>')) == 'write "x"'
    assert help(add('<@mesh, [{}, {}], replicated={"y", "x"}>')) == 'write replicated={"x", "y"}'


FUNCTIONS = [
    ("func.func @f() { return }\nfunc.func @f() { return }", "redefinition of symbol named 'f'"),
    ("func.func @f() -> tensor<4xf32> { return }", "has 0 operands, but enclosing function (@f) returns 1"),
    ("func.func @f(%a: tensor<4xf32>) -> tensor<f32> { return %a : tensor<4xf32> }", "type of return operand 0 ('tensor<4xf32>') doesn't match function result type ('tensor<f32>') in function @f"),
    ("func.func @f(%a: tensor<4xf32>) {\n %0 = stablehlo.negate %a : tensor<4xf32>\n}", "block with no terminator"),
    ("func.func @f() {\n return\n return\n}", "must be the last operation in the parent block"),
    ("func.func @f(%a: tensor<i32>) { call @f() : () -> () return }", "incorrect number of operands for callee: expected 1, got 0"),
    ("func.func @f(%a: tensor<i32>) -> tensor<i32> { %0 = call @f(%a) : (tensor<i32>) -> tensor<f32> return %a : tensor<i32> }", "result type mismatch at index 0"),
    ("func.func @f(%a: tensor<i32>, %b: tensor<f32>) { call @f(%b, %b) : (tensor<f32>, tensor<f32>) -> () return }", "operand type mismatch: expected operand type 'tensor<i32>', but provided 'tensor<f32>' for operand number 0"),
    ("func.func @f() { func.func @g() { return } return }", "symbol's parent must have the SymbolTable trait"),
    ('func.func @f(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) { return }', "arg 0 - unknown mesh: @mesh"),
    ('sdy.mesh @mesh = <["x"=2]>\nfunc.func @f() -> (tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) { %0 = stablehlo.constant dense<1.0> : tensor<f32> return %0 : tensor<f32> }', "result 0 - sharding doesn't match tensor rank: 1 != 0"),
    ('sdy.mesh @mesh = <["x"=4, "x"=2]>', 'duplicate axis name: "x"'),
    ('sdy.mesh @mesh = <["x"=0]>', "axis size must be at least 1, got: 0"),
    ('sdy.mesh @mesh = <["x"=2], device_ids=[0, -1]>', "device id must be non-negative, got: -1"),
    ('sdy.mesh @mesh = <["x"=2], device_ids=[0, 2]>', "sorted device ids must be iota(product(axes)), got: 0, 2"),
    ('sdy.mesh @mesh = <["x"=2], device_ids=[0, 1, 2]>', "total product of axis sizes must match total number of device ids, got: 2 != 3"),
    ('sdy.mesh @mesh = <[], device_ids=[0]>\nfunc.func @f(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) { return }', "a maximal sharding can only have a sharding with rank 0"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), FUNCTIONS, ids=[case[1][:60] for case in FUNCTIONS])
def test_functions_meshes_and_symbols(text: str, sentence: str):
    (problem,) = problems(text)
    assert sentence in problem.message
    assert problem.place.line
    assert shardys(text) is not None


def test_calls_point_at_the_function():
    (problem,) = problems("func.func @f(%a: tensor<i32>) {\n call @f() : () -> ()\n return\n}")
    (here,) = problem.notes
    assert (here.message, here.place.line, here.place.column) == ("@f is defined here", 1, 11)


def _moved(module: Module) -> None:
    ops = module.funcs[0].body.ops
    ops[0], ops[1] = ops[1], ops[0]


def _unfinished(module: Module) -> None:
    module.funcs[0].body.ops[-1].erase()


def _retyped(module: Module) -> None:
    op = module.funcs[0].body.ops[0]
    op.results[0].type = op.operands[0].tensor.with_shape((8, 4))


def _regioned(module: Module) -> None:
    module.funcs[0].body.ops[0].add_region(Region([Block(), Block()]))


def _foreign(module: Module) -> None:
    other = Op("stablehlo.negate", [], [module.funcs[0].args[0].type])
    module.funcs[0].body.ops[0].set_operand(0, other.result)


@pytest.mark.parametrize(
    ("break_it", "sentence"),
    [
        (_moved, "operand #0 does not dominate this use"),
        (_unfinished, "block with no terminator"),
        (_retyped, "requires compatible types for all operands and results"),
        (_regioned, "requires zero regions"),
        (_foreign, "using value defined outside the region"),
    ],
)
def test_a_pass_that_breaks_the_program_is_caught(break_it: object, sentence: str):
    body = "%0 = stablehlo.negate %a : tensor<4x8xf32>\n%1 = stablehlo.negate %0 : tensor<4x8xf32>"
    module = parse(in_function(body))
    check(module)
    assert callable(break_it)
    break_it(module)
    with pytest.raises(ProgramError) as caught:
        check(module)
    text = str(caught.value)
    assert sentence in text or "incompatible with return type" in text


REGIONS = [
    ("%0 = stablehlo.while(%q = %i) : tensor<i32> cond { stablehlo.return %q : tensor<i32> } do { stablehlo.return %q : tensor<i32> }", "expect condition block return a zero-ranked tensor of i1 but got 'tensor<i32>'"),
    ('%0 = "stablehlo.case"(%i) ({ stablehlo.return %s : tensor<f32> }) : (tensor<i32>) -> tensor<i32>', "inferred type(s) 'tensor<f32>' are incompatible with return type(s) of operation 'tensor<i32>'"),
    ('%0 = "stablehlo.sort"(%a) ({ ^bb0(%q: tensor<f32>): stablehlo.return %p : tensor<i1> }) : (tensor<4x8xf32>) -> tensor<4x8xf32>', "comparator block should have 2 arguments"),
    ('%0 = "stablehlo.case"(%i) ({ return }) : (tensor<i32>) -> tensor<i32>', "expects regions to end with 'stablehlo.return', found 'func.return'"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "sentence"), REGIONS, ids=[case[1][:50] for case in REGIONS])
def test_regions_take_and_return_what_their_op_says(body: str, sentence: str):
    text = in_function(body)
    assert any(sentence in problem.message for problem in problems(text)), problems(text)
    assert shardys(text) is not None


def test_malformed_generic_ops_are_no_crash():
    body = '%0 = "stablehlo.gather"(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>\n"stablehlo.while"(%a) : (tensor<4x8xf32>) -> ()'
    assert len(problems(in_function(body))) >= 1


def test_a_wrong_mesh_is_reported_once():
    text = 'sdy.mesh @mesh = <["x"=0]>\nfunc.func @f(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) { return }'
    assert [problem.message for problem in problems(text)] == [
        "axis size must be at least 1, got: 0"
    ]

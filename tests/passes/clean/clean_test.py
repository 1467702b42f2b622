"""The clean passes: what goes, what stays, and that Shardy's canonicalizer does the same."""

import pytest

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.oracle.shardy_steps import theirs

MESH = 'sdy.mesh @mesh = <["x"=2, "y"=2]>\n'
HEAD = (
    "func.func @main(%arg0: tensor<8x8xf32> "
    '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {\n'
)
TAIL = "\nreturn %9 : tensor<8x8xf32>\n}\n"


def program(*lines: str) -> str:
    """A module with one function; each line is `name = op` over `T`, the last one defines %9."""
    body = "\n".join(lines).replace(" T", " tensor<8x8xf32>")
    return f"module {{\n{MESH}{HEAD}{body}{TAIL}}}\n"


def after(pipeline: str, text: str) -> str:
    module = parse(text)
    parse_pipeline(pipeline).run(module)
    return print_module(module)


def printed(text: str) -> str:
    return print_module(parse(text))


X, Y, NONE = '[{"x"}, {}]', '[{"y"}, {}]', "[{}, {}]"
CANONICAL = {
    "reshard of reshard": (
        [f"%0 = sdy.reshard %arg0 <@mesh, {NONE}> : T", f"%9 = sdy.reshard %0 <@mesh, {Y}> : T"],
        [f"%9 = sdy.reshard %arg0 <@mesh, {Y}> : T"],
    ),
    "empty gather": (
        [f"%9 = sdy.all_gather [{{}}, {{}}] %arg0 out_sharding=<@mesh, {X}> : T"],
        ["%9 = stablehlo.negate %arg0 : T"],
    ),
    "slice of gather": (
        [
            f'%0 = sdy.all_gather [{{"x"}}, {{}}] %arg0 out_sharding=<@mesh, {NONE}> : T',
            f'%1 = sdy.all_slice [{{"x"}}, {{}}] %0 out_sharding=<@mesh, {X}> : T',
            "%9 = stablehlo.negate %1 : T",
        ],
        [
            f'%0 = sdy.all_gather [{{"x"}}, {{}}] %arg0 out_sharding=<@mesh, {NONE}> : T',
            "%9 = stablehlo.negate %arg0 : T",
        ],
    ),
    "reduce, then slice": (
        [
            f'%0 = sdy.all_reduce {{"y"}} %arg0 out_sharding=<@mesh, {X}> : T',
            '%9 = sdy.all_slice [{}, {"y"}] %0 out_sharding=<@mesh, [{"x"}, {"y"}]> : T',
        ],
        ['%9 = sdy.reduce_scatter [{}, {"y"}] %arg0 out_sharding=<@mesh, [{"x"}, {"y"}]> : T'],
    ),
    "dead op": (
        ["%0 = stablehlo.sine %arg0 : T", "%9 = stablehlo.negate %arg0 : T"],
        ["%9 = stablehlo.negate %arg0 : T"],
    ),
}
CANONICAL["empty gather"] = (
    [CANONICAL["empty gather"][0][0].replace("%9", "%1"), "%9 = stablehlo.negate %1 : T"],
    CANONICAL["empty gather"][1],
)


@pytest.mark.parametrize("case", CANONICAL)
def test_canonicalize(case: str):
    before, expected = (program(*lines) for lines in CANONICAL[case])
    assert after("canonicalize", before) == printed(expected)
    assert theirs(before, "canonicalize") == printed(expected)


def test_the_collective_patterns_leave_reshards_alone():
    before = program(*CANONICAL["reshard of reshard"][0])
    assert after("canonicalize{enable-patterns=sdy-collective}", before) == printed(before)


def test_an_unreduced_rest_keeps_the_all_reduce():
    before = program(
        f'%0 = sdy.all_reduce {{"y"}} %arg0 out_sharding=<@mesh, {X}> : T',
        f"%9 = sdy.all_slice [{{}}, {{}}] %0 out_sharding=<@mesh, {X}> : T",
    )
    assert "sdy.all_reduce" in after("canonicalize", before)


def test_dce_goes_up_a_chain_and_into_regions():
    before = program(
        "%0 = stablehlo.sine %arg0 : T",
        "%1 = stablehlo.cosine %0 : T",
        "%9 = stablehlo.optimization_barrier %arg0 : T",
    )
    text = after("dce", before)
    assert "sine" not in text and "optimization_barrier" in text


def test_cse_keeps_ops_that_are_cut_differently():
    cut = '{sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>}'
    before = program(
        "%0 = stablehlo.sine %arg0 : T",
        f"%1 = stablehlo.sine %arg0 {cut} : T",
        "%2 = stablehlo.sine %arg0 : T",
        "%3 = stablehlo.add %0, %1 : T",
        "%9 = stablehlo.add %3, %2 : T",
    )
    assert after("cse", before).count("stablehlo.sine") == 2


def test_cse_does_not_share_with_an_isolated_region():
    """The body of a manual computation sees no values of those around it."""
    before = """
    sdy.mesh @mesh = <["x"=2]>
    func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
      %c = stablehlo.constant dense<1.0> : tensor<4xf32>
      %0 = stablehlo.add %arg0, %c : tensor<4xf32>
      %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"x"} (%a: tensor<4xf32>) {
        %d = stablehlo.constant dense<1.0> : tensor<4xf32>
        %2 = stablehlo.add %a, %d : tensor<4xf32>
        sdy.return %2 : tensor<4xf32>
      } : (tensor<4xf32>) -> tensor<4xf32>
      return %1 : tensor<4xf32>
    }"""  # noqa: E501
    assert after("cse", before).count("stablehlo.constant") == 2


def test_cse_does_not_look_into_a_sibling_region():
    before = program(
        "%c = stablehlo.constant dense<0> : tensor<i32>",
        '%9 = "stablehlo.case"(%c) ({',
        "%1 = stablehlo.sine %arg0 : T",
        "stablehlo.return %1 : T",
        "}, {",
        "%2 = stablehlo.sine %arg0 : T",
        "stablehlo.return %2 : T",
        "}) : (tensor<i32>) -> T",
    )
    assert after("cse", before).count("stablehlo.sine") == 2


def test_symbol_dce_keeps_what_live_functions_call():
    text = """module {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    return %arg0 : tensor<8xf32>
  }
  func.func private @g(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = call @g(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
"""
    assert [func.symbol for func in _run("symbol-dce", text).funcs] == ["main", "f"]


def _run(pipeline: str, text: str):
    module = parse(text)
    parse_pipeline(pipeline).run(module)
    return module

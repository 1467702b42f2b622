"""Calls that stay calls: function data-flow edges, and one copy of a function for all its calls."""

from functools import partial
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.registry import main_pipeline, parse_pipeline
from shardwright.passes.shared import data_flow
from shardwright.testing.generate.annotated_programs import Features, random_program
from shardwright.testing.oracle.shardy_steps import ours, shown_difference, theirs

PIPELINE = "sdy-propagation-pipeline{dedup-functions-fully=true}"

# Programs of a whole chain of passes take long.
FEWER = settings(max_examples=settings.default.max_examples // 5)


def difference(text: str) -> str:
    wanted = theirs(text, PIPELINE)
    return "" if wanted is None else shown_difference(ours(text, PIPELINE), wanted)


@FEWER
@given(st.integers(0, 2**40))
def test_random_programs(seed: int):
    assert difference(random_program(seed)) == ""


# Functions that call functions, from regions too, with shardings that meet from both sides.
CHAIN = """module {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {?}]>}, %arg1: tensor<8x8xf32>, %arg2: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0:2 = call @f(%arg0, %arg1) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"y"}]>, <@mesh, [{?}, {?}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %1 = "stablehlo.case"(%arg2) ({
      %3:2 = func.call @f(%0#1, %0#0) : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
      stablehlo.return %3#0 : tensor<8x8xf32>
    }, {
      %3 = func.call @g(%0#0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
      stablehlo.return %3 : tensor<8x8xf32>
    }) : (tensor<i32>) -> tensor<8x8xf32>
    %2 = call @g(%1) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0#1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, %arg1: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>}) {
    %0 = stablehlo.tanh %arg0 : tensor<8x8xf32>
    %1 = call @g(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %1, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @g(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.negate %arg0 : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @unused(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %arg0 : tensor<8x8xf32>
  }
}
"""  # noqa: E501


@pytest.mark.parametrize(
    "pipeline",
    [
        "sdy-add-func-data-flow-edges",
        "sdy-add-func-data-flow-edges,sdy-user-priority-propagate",
        "sdy-add-func-data-flow-edges,sdy-aggressive-propagate{conservative-propagation=true}",
        PIPELINE,
    ],
)
def test_calls_of_calls(pipeline: str):
    assert shown_difference(ours(CHAIN, pipeline), theirs(CHAIN, pipeline) or "no answer") == ""


def test_edges_missing_between_calls_and_functions_are_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(data_flow, "calls_by_name", lambda _: {})  # a function has no callers
    assert difference(CHAIN)


# --- one copy for all calls


CUTS = {"x": '{"x"}, {}', "y": '{"y"}, {}', "-": "{}, {}"}


def flattened(cuts: str) -> str:
    """A program that calls as many copies of one function, cut as the letters say."""
    type = "tensor<8x8xf32>"
    lines = ["module {", 'sdy.mesh @mesh = <["x"=2, "y"=2]>', f"func.func @main(%0: {type}) {{"]
    lines += [f"call @f_{index}(%0) : ({type}) -> ()" for index in range(len(cuts))]
    lines += ["return", "}"]
    for index, letter in enumerate(cuts):
        sharding = f"{{sdy.sharding = #sdy.sharding<@mesh, [{CUTS[letter]}]>}}"
        lines += [
            f"func.func private @f_{index}(%0: {type} {sharding}) "
            'attributes {sdy.original_func_name = "f"} {',
            "return",
            "}",
        ]
    return "\n".join([*lines, "}"])


@pytest.mark.parametrize("cuts", [*map("".join, product("xy-", repeat=4))])
def test_the_copy_with_most_calls_stays(cuts: str):
    pipeline = "sdy-unflatten-call-graph{dedup-functions-fully=true}"
    text = flattened(cuts)
    module = parse(text)
    parse_pipeline(pipeline).run(module)
    assert print_module(module) == theirs(text, pipeline)


PLAIN = partial(Features, control=False, manual=False, groups=False, constraints=False)


@FEWER
@given(st.integers(0, 2**40))
def test_calls_without_edges(seed: int):
    """A pass alone on a program with calls: nothing flows through them, but callees are told."""
    text, step = random_program(seed, PLAIN()), "sdy-user-priority-propagate"
    wanted = theirs(text, step)
    assert wanted is None or shown_difference(ours(text, step), wanted) == ""


def test_calls_may_say_of_one_result_only():
    """As plans do that are written into a program: text says all results, or none."""
    told, partly = parse(CHAIN), parse(CHAIN)
    call = next(op for op in partly.walk() if op.name == "func.call")
    call.results[1].set_sharding(None)
    for module in (told, partly):
        main_pipeline().until("propagated").run(module)
    assert print_module(partly) == print_module(told)

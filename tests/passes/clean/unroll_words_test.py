"""What `unroll` is asked for and says: which loops, why one stays, layouts, calls."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.unrolling import LOOP, named, same, unrolled

TWO = """
func.func @main(%x: tensor<8xf32>, %n: tensor<i32>) -> tensor<8xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %v = %x) : tensor<i32>, tensor<8xf32>
  cond {
    %b = stablehlo.constant dense<FIRST> : tensor<i32>
    %1 = stablehlo.compare LT, %i, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %i, %one : tensor<i32>
    %2 = stablehlo.tanh %v : tensor<8xf32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<8xf32>
  }
  %3:2 = stablehlo.while(%i = %c, %v = %0#1) : tensor<i32>, tensor<8xf32>
  cond {
    %b = stablehlo.constant dense<SECOND> : tensor<i32>
    %4 = stablehlo.compare LT, %i, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %4 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.add %i, %one : tensor<i32>
    %5 = stablehlo.cosine %v : tensor<8xf32>
    stablehlo.return %4, %5 : tensor<i32>, tensor<8xf32>
  }
  return %3#1 : tensor<8xf32>
}
"""


def two(first: int, second: int) -> str:
    return TWO.replace("FIRST", str(first)).replace("SECOND", str(second))


@pytest.mark.parametrize(
    ("how", "tanh", "cosine", "loops"),
    [
        ("unroll", 3, 5, 0),
        ("unroll{loops=0}", 3, 1, 1),
        ("unroll{loops=1}", 1, 5, 1),
        ("unroll{loops=0,1}", 3, 5, 0),
        ("unroll{most=4}", 3, 1, 1),
        ("unroll{most=2}", 1, 1, 2),
    ],
)
def test_loops_are_named_or_chosen_by_their_turns(
    how: str, tanh: int, cosine: int, loops: int
) -> None:
    made, said = unrolled(two(3, 5), how)
    assert not said
    counts = Counter(op.name.removeprefix("stablehlo.") for op in made.walk())
    assert (counts["tanh"], counts["cosine"], counts["while"]) == (tanh, cosine, loops)


@pytest.mark.parametrize(
    ("how", "what", "repair"),
    [
        ("unroll{loops=2}", "no loop 2, the program has 2", "from 0"),
        ("unroll{loops=first}", 'expected numbers of loops, got "first"', "loops=0,2"),
        ("unroll{calls=none}", 'unknown calls "none"', "own"),
        ("unroll{ops=20}", "runs 3 turns, with which the program would have 32 ops, expected at "
         "most 20", "raise unroll{ops=...}"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked_for_is_said(how: str, what: str, repair: str) -> None:
    with pytest.raises(ProgramError) as raised:
        unrolled(two(3, 5), how)
    assert what in str(raised.value) and repair in str(raised.value).partition("help:")[2]


def test_a_loop_that_runs_forever_long_takes_no_memory() -> None:
    with pytest.raises(ProgramError, match=r"^<stdin>:1\d:10: error: .* runs 2147483647 turns"):
        unrolled(two(3, 2147483647))


BOUND = "%b = stablehlo.constant dense<FIRST> : tensor<i32>"
TOKEN = "!stablehlo.token"
OUTFEED = f"""%t = stablehlo.create_token : {TOKEN}
    %o = "stablehlo.outfeed"(%v, %t) : (tensor<8xf32>, {TOKEN}) -> {TOKEN}"""
OPEN = {
    "a carried bound": ("%i, %b", "%i, %n", "its condition compares what is no constant, expected "
                        "a carried integer with a constant"),
    "a start": ("%i = %c", "%i = %n", "its counter starts from what is no constant, expected a "
                "constant"),
    "a step": ("%1 = stablehlo.add", "%1 = stablehlo.multiply", "its counter is changed by what is "
               "no constant"),
    "a way": ("%1 = stablehlo.add", "%1 = stablehlo.subtract", "its counter is changed by"),
    "a direction": ("compare LT, %i, %b", "compare NE, %i, %b", "its counter goes from 0 by 1 "
                    "while it is NE 3, expected one that reaches its bound"),
    "a condition": ("%1 = stablehlo.compare LT, %i, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>",
                    "%1 = stablehlo.constant dense<false>",
                    "its condition is a stablehlo.constant, expected a comparison with a constant"),
    "an effect": (BOUND, f"{BOUND}\n{OUTFEED}", "its condition has effects, expected one that only "
                  "computes"),
}  # fmt: skip


@pytest.mark.parametrize("name", OPEN)
def test_why_a_loop_stays_is_said_at_its_place(name: str) -> None:
    old, new, why = OPEN[name]
    head, tail = TWO.split("%3:2", 1)
    head = head.replace(old, new, 1)
    if name == "a condition":
        head = head.replace("dense<false>", "dense<false> : tensor<i1>")
    made, (said,) = unrolled(f"{head}%3:2{tail}".replace("FIRST", "3").replace("SECOND", "2"))
    assert said.severity == "remark" and why in said.message
    assert said.place.line == 4 and "count from a constant" in said.help
    assert len(named(made, LOOP)) == 1 and len(named(made, "stablehlo.cosine")) == 2


NESTED = """
func.func @main(%x: tensor<8xf32>, %n: tensor<i32>) -> tensor<8xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %v = %x) : tensor<i32>, tensor<8xf32>
  cond {
    %b = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.compare LT, %i, OUTER : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.add %i, %one : tensor<i32>
    %2:2 = stablehlo.while(%j = START, %u = %v) : tensor<i32>, tensor<8xf32>
    cond {
      %b = stablehlo.constant dense<3> : tensor<i32>
      %3 = stablehlo.compare LT, %j, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = stablehlo.add %j, %one : tensor<i32>
      %4 = stablehlo.tanh %u : tensor<8xf32>
      stablehlo.return %3, %4 : tensor<i32>, tensor<8xf32>
    }
    stablehlo.return %1, %2#1 : tensor<i32>, tensor<8xf32>
  }
  return %0#1 : tensor<8xf32>
}
"""


@pytest.mark.parametrize(
    ("outer", "start", "how", "tanh", "loops", "said"),
    [
        ("%b", "%c", "unroll", 9, 0, 0),
        ("%b", "%i", "unroll", 6, 0, 0),  # 3 turns, 2, and 1: known once the outer one is written
        ("%b", "%c", "unroll{loops=0}", 3, 3, 0),
        ("%b", "%c", "unroll{loops=1}", 3, 1, 0),
        ("%n", "%c", "unroll", 3, 1, 1),
        ("%n", "%i", "unroll", 1, 2, 2),
        ("%b", "%n", "unroll", 3, 3, 1),
    ],
)
def test_loops_in_loops(outer: str, start: str, how: str, tanh: int, loops: int, said: int) -> None:
    text = NESTED.replace("OUTER", outer).replace("START", start)
    made, remarks = unrolled(text, how)
    assert (len(named(made, "stablehlo.tanh")), len(named(made, LOOP))) == (tanh, loops)
    assert len(remarks) == said


# --- what is said of bodies and of carried values

ANNOTATED = """
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(%x: tensor<8x4xf32>, %w: tensor<3x8x4xf32>) -> tensor<8x4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %v = %x) : tensor<i32>, tensor<8x4xf32> attributes {plan.remat, sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>, <@mesh, [{"x"}, {}]>]>}
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %i, %one : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %w, %i, %zero, %zero, sizes = [1, 8, 4] : (tensor<3x8x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
    %6 = stablehlo.add %v, %5 : tensor<8x4xf32>
    %2 = stablehlo.sine %6 {plan.cut = {j = ["y"]}} : tensor<8x4xf32> loc("layer")
    %3 = stablehlo.cosine %2 : tensor<8x4xf32>
    stablehlo.return %1, RETURNED : tensor<i32>, tensor<8x4xf32>
  }
  return %0#1 : tensor<8x4xf32>
}
"""  # noqa: E501


def test_layouts_and_words_of_a_plan_stay() -> None:
    made, _ = unrolled(ANNOTATED.replace("RETURNED", "%3"))
    (constraint,) = named(made, "sdy.sharding_constraint")
    assert constraint.operands[0] is made.main.args[0]  # pyright: ignore
    sines, cosines = named(made, "stablehlo.sine"), named(made, "stablehlo.cosine")
    assert len(sines) == len(cosines) == 3
    assert all(str(op.result.sharding) == str(cosines[0].result.sharding) for op in cosines)
    assert '[{"x"}, {}]' in str(cosines[0].result.sharding) and sines[0].result.sharding is None
    assert all(str(op.notes["plan.cut"]) == '{j = ["y"]}' for op in sines)
    slices = named(made, "stablehlo.slice")
    assert len(slices) == 3 and not named(made, "stablehlo.dynamic_slice")
    assert all("plan.remat" in op.notes for op in (*sines, *cosines, *slices))
    located = parse(ANNOTATED.replace("RETURNED", "%3"))
    parse_pipeline("unroll").run(located)
    assert ["layer" in str(op.loc) for op in named(located, "stablehlo.sine")] == [True] * 3


def test_a_value_that_stays_is_laid_out_once() -> None:
    made, _ = unrolled(ANNOTATED.replace("RETURNED", "%v"))
    assert len(named(made, "sdy.sharding_constraint")) == 1


def test_collectives_of_turns_have_channels_of_their_own() -> None:
    collective = (
        '%4 = "stablehlo.all_gather"(%v) <{all_gather_dim = 0 : i64, channel_handle = '
        "#stablehlo.channel_handle<handle = 4, type = 1>, replica_groups = dense<[[0]]> : "
        "tensor<1x1xi64>, use_global_device_ids}> : (tensor<8xf32>) -> tensor<8xf32>\n"
        "    %2 = stablehlo.tanh %4"
    )
    made, _ = unrolled(two(3, 0).replace("%2 = stablehlo.tanh %v", collective))
    handles = re.findall(r"handle = (\d+), type", print_module(made))
    assert handles == ["4", "5", "6"]


# --- functions that turns call

CALLS = """
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %v = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %n = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %i, %one : tensor<i32>
    %2 = func.call @f(%v) NOTES: (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}
func.func private @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @g(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @g(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.sine %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""


@pytest.mark.parametrize(
    ("how", "notes", "sines", "calls"),
    [
        ("unroll,symbol-dce", "", 2, 0),
        ("unroll{calls=shared},symbol-dce", "", 1, 3),
        ("unroll,symbol-dce", '{plan.kernel = "attention"} ', 1, 3),
        ("unroll,symbol-dce", "{mhlo.some = 1 : i64} ", 1, 3),
        ("unroll,symbol-dce", "{plan.remat} ", 2, 0),
    ],
)
def test_calls_in_turns(how: str, notes: str, sines: int, calls: int) -> None:
    text = CALLS.replace("NOTES", notes)
    made, _ = unrolled(text, how)
    found = named(made, "stablehlo.sine")
    assert (len(found), len(named(made, "func.call"))) == (sines, calls)
    assert all(("plan.remat" in op.notes) == ("remat" in notes) for op in found)
    args = inputs(parse(text), 0)
    assert same(run(made, args), run(parse(text), args))


def test_functions_that_call_themselves_stay_calls() -> None:
    text = CALLS.replace("NOTES", "").replace("stablehlo.sine %a :", "func.call @f(%a) :")
    text = text.replace("@f(%a) : tensor<4xf32>", "@f(%a) : (tensor<4xf32>) -> tensor<4xf32>")
    made, _ = unrolled(text)
    assert len(named(made, "func.call")) == 4 and not named(made, LOOP)


def test_functions_that_call_so_often_that_nothing_holds_it_are_refused() -> None:
    doubling = "\n".join(
        f"func.func private @f{k}(%a: tensor<4xf32>) -> tensor<4xf32> {{\n"
        f"%0 = func.call @f{k + 1}(%a) : (tensor<4xf32>) -> tensor<4xf32>\n"
        f"%1 = func.call @f{k + 1}(%0) : (tensor<4xf32>) -> tensor<4xf32>\n"
        "return %1 : tensor<4xf32>\n}"
        for k in range(60)
    )
    text = (
        CALLS.replace("NOTES", "")
        .replace("@g", "@f0")
        .replace("func.func private @f0(", "func.func private @f60(")
    )
    with pytest.raises(ProgramError, match=r"expected at most 100000\n(.|\n)*calls=shared"):
        unrolled(text + doubling)

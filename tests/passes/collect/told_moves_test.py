"""Moves and sums that a plan tells stay as they are, whatever passes do with the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.registry import parse_pipeline
from shardwright.spec import plan
from shardwright.spec.attributes import String
from shardwright.testing.generate.loop_programs import loop_program
from shardwright.testing.generate.told_programs import pruned, tell_cuts, told_program
from shardwright.testing.told_execution import NUMBER

RESHARDED = "propagate,insert-reshards"
COLLECTIVE = f"{RESHARDED},pad,reshard-to-collectives"
CLEANING = ("cse", "canonicalize", "dce", "simplify-ops")
MOVING = ("share-moves", "hoist-moves", "drop-moves")
LATER = {
    RESHARDED: (*CLEANING, *MOVING, "delay-reduces", "sum-after-loops", "scatter-after-loops"),
    COLLECTIVE: (*CLEANING, *MOVING),
}
PROGRAMS, LOOPS = range(14), range(8)


def numbered(text: str) -> tuple[str, int]:
    """The text with a number on each told move, and how many there are."""
    module = parse(text)
    moves = [op for op in module.walk() if plan.TOLD in op.notes]
    for number, op in enumerate(moves):
        op.set_note(NUMBER, String(str(number)))
    return print_module(module), len(moves)


def places(module: Module) -> dict[str, list[str]]:
    """By number what a told move is, on what it works, and in which ops it stands."""
    found: dict[str, list[str]] = {}
    for op in module.walk():
        number = op.notes.get(NUMBER)
        if isinstance(number, String):
            found.setdefault(number.value, []).append(" ".join(described(op)))
    return found


def described(op: Op) -> Iterator[str]:
    yield f"{op.name} {op.attrs} {op.notes} {op.result.sharding}"
    yield from (f"of {made(value)}" for value in op.operands)
    around = op.parent
    while around is not None:
        yield f"in {around.name}"
        around = around.parent


def made(value: Value) -> str:
    return f"{value.type} {value.op.name if value.op is not None else 'argument'}"


def programs() -> Iterator[str]:
    for seed in PROGRAMS:
        yield print_module(told_program(seed)[0])
    for seed in LOOPS:
        module = pruned(parse(loop_program(seed)))
        if sum(1 for _ in module.walk()) <= 100:
            tell_cuts(module, seed)
            yield print_module(module)


def changed(texts: list[str]) -> tuple[list[str], Counter[str]]:
    """Told moves that a pass changed; how many told moves there were, and what passes changed."""
    wrong, counts = list[str](), Counter[str]()
    for text in texts:
        for stage, steps in LATER.items():
            module = parse(text)
            parse_pipeline(stage).run(module)
            before, count = numbered(print_module(module))
            counts["told moves"] += count
            wanted = places(parse(before))
            for step in steps:
                module = parse(before)
                parse_pipeline(step).run(module)
                counts[step] += print_module(module) != before
                found = places(module)
                wrong += [
                    f"{step}: {wanted[number]} became {found.get(number)}"
                    for number in wanted
                    if found.get(number) != wanted[number]
                ]
    return wrong, counts


def test_told_moves_are_left_as_they_are() -> None:
    wrong, counts = changed(list(programs()))
    assert wrong == []
    assert counts["told moves"] >= 100
    assert all(counts[step] >= 1 for step in (*MOVING, "cse", "delay-reduces", "sum-after-loops"))


# --- by hand, each with what a pass does where nothing is told

HEAD = """
sdy.mesh @mesh = <["x"=4]>
func.func @main(%x: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %w: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %v: tensor<16x16xf32>) -> tensor<8x16xf32> {
"""  # noqa: E501
PRODUCT = "(tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>"
GATHERS = f"""{HEAD}
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] {{plan.cut = {{i = ["x"]}}, plan.operands = {{operand1 = "own"}}}} : {PRODUCT}
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] {{plan.cut = {{i = ["x"]}}, plan.operands = {{operand1 = "own"}}}} : {PRODUCT}
  return %1 : tensor<8x16xf32>
}}
"""  # noqa: E501
TURNS = f"""{HEAD}
  %c = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%h = %x, %k = %c) : tensor<8x16xf32>, tensor<i32>
  cond {{
    %1 = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }} do {{
    %1 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] {{plan.cut = {{i = ["x"]}}, plan.operands = {{operand1 = "own"}}}} : {PRODUCT}
    %2 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %1, %2 : tensor<8x16xf32>, tensor<i32>
  }}
  return %0#0 : tensor<8x16xf32>
}}
"""  # noqa: E501
SUMS = f"""{HEAD}
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] {{plan.cut = {{k = ["x"]}}, plan.partial = "all_reduce"}} : {PRODUCT}
  %1 = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] {{plan.cut = {{k = ["x"]}}, plan.partial = "all_reduce"}} : {PRODUCT}
  %2 = stablehlo.add %0, %1 : tensor<8x16xf32>
  return %2 : tensor<8x16xf32>
}}
"""  # noqa: E501
THERE_AND_BACK = f"""{HEAD}
  %0 = sdy.reshard %x <@mesh, [{{}}, {{}}]> {{plan.told}} : tensor<8x16xf32>
  %1 = stablehlo.tanh %0 {{plan.cut = {{i = ["x"]}}}} : tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}}
"""
CASES = {
    "drop-moves": (THERE_AND_BACK, RESHARDED, "sdy.reshard", "passes.collect.drop_moves"),
    "share-moves": (GATHERS, COLLECTIVE, "sdy.all_gather", "passes.collect.share_moves"),
    "hoist-moves": (TURNS, COLLECTIVE, "sdy.all_gather", "passes.collect.hoist_moves"),
    "delay-reduces": (SUMS, RESHARDED, "sdy.all_reduce", "passes.collect.runs.completing_sums"),
}


def moves(text: str, name: str) -> list[str]:
    """The moves of a name, by the op in which they stand."""
    return [op.parent.name for op in parse(text).walk() if op.name == name and op.parent]


@pytest.mark.parametrize("step", CASES)
def test_a_pass_that_forgets_what_is_told_is_caught(
    step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, stage, name, home = CASES[step]
    assert changed([text])[0] == []
    module = parse(text)
    parse_pipeline(f"{stage},{step}").run(module)
    kept = moves(print_module(module), name)
    forgetful = SimpleNamespace(**{**vars(plan), "TOLD": "nothing"})
    monkeypatch.setattr(f"shardwright.{home}.plan", forgetful)
    module = parse(text)
    parse_pipeline(f"{stage},{step}").run(module)
    assert moves(print_module(module), name) != kept
    assert changed([text])[0] != []

"""Calls written out: the same numbers; what outlining made is undone; what has to stay stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verify import verify
from shardwright.passes.clean.unrolling import copies
from shardwright.testing.soundness import assert_rewrite_sound, rewrite

MODELS = Path(__file__).parents[2] / "data" / "models" / "real"
KIND = "tensor<4xf32>"
TWICE = f"""
func.func @main(%a: {KIND}) -> {KIND} {{
  %0 = call @f(%a) : ({KIND}) -> {KIND}
  %1 = call @f(%0) : ({KIND}) -> {KIND}
  return %1 : {KIND}
}}
func.func private @f(%a: {KIND}) -> {KIND} {{
  %0 = call @g(%a) : ({KIND}) -> {KIND}
  %1 = stablehlo.add %0, %a : {KIND}
  return %1 : {KIND}
}}
func.func private @g(%a: {KIND}) -> {KIND} {{
  %0 = stablehlo.tanh %a : {KIND}
  return %0 : {KIND}
}}
"""


def form(module: Module, known: dict[object, int]) -> list[int]:
    """What main returns, as expressions: equal ones have one number, wherever they stand."""
    main = module.main
    assert main is not None
    number = {value: known.setdefault(("arg", k), len(known)) for k, value in enumerate(main.args)}
    for op in main.walk():
        for region in op.regions if op is not main else ():
            for block in region.blocks:
                inner = {value: known.setdefault(("inner", value.type, value.index), len(known))
                         for value in block.args}  # fmt: skip
                number.update(inner)
        if not op.results:
            continue
        within = [] if op is main else sorted({str(one.sig) for one in op.walk()})
        taken = [number[value] for value in op.operands]
        key = op.sig, op.notes, op.attrs, tuple(taken), tuple(within)
        for value in op.results:
            number[value] = known.setdefault((key, value.index), len(known))
    return [number[value] for value in main.body.terminator.operands]


def test_calls_of_calls_are_written_out():
    after = assert_rewrite_sound(TWICE, "inline")
    assert verify(after) == []
    assert [func.symbol for func in after.funcs] == ["main"]
    assert after.main is not None
    assert [op.name for op in after.main.body.ops] == [
        "stablehlo.tanh", "stablehlo.add", "stablehlo.tanh", "stablehlo.add", "func.return",
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["rotary_decoder", "checkpointed", "encoder_decoder", "experts"])
def test_what_outlining_made_is_undone(name: str):
    before = rewrite(parse((MODELS / f"{name}.mlir").read_text(encoding="utf-8")), "inline")
    outlined = rewrite(before, "outline")
    assert len(outlined.funcs) > len(before.funcs)
    known: dict[object, int] = {}
    assert form(rewrite(outlined, "inline"), known) == form(before, known)


@pytest.mark.parametrize("name", ["encoder_decoder", "rotary_decoder", "scanned_layers"])
def test_real_models_keep_their_numbers(name: str):
    text = (MODELS / f"{name}.mlir").read_text(encoding="utf-8")
    after = assert_rewrite_sound(text, "inline")
    assert [func.symbol for func in after.funcs] == ["main"]


def test_functions_without_end_stay():
    text = TWICE.replace("call @g", "call @f")
    after = rewrite(parse(text), "inline")
    assert [func.symbol for func in after.funcs] == ["main", "f", "g"]
    assert [op.name for op in after.walk()].count("func.call") == 3


def test_kernels_and_told_functions_stay():
    text = TWICE.replace("call @g(%a)", 'call @g(%a) {plan.kernel = "attention"}')
    after = rewrite(parse(text), "inline")
    assert [func.symbol for func in after.funcs] == ["main", "g"]


def test_layouts_of_functions_become_constraints():
    cut = '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}'
    text = 'sdy.mesh @mesh = <["x"=2]>\n' + TWICE.replace(
        f"private @g(%a: {KIND})", f"private @g(%a: {KIND} {cut})"
    )
    after = assert_rewrite_sound(text, "inline")
    assert [op.name for op in after.walk()].count("sdy.sharding_constraint") == 2
    assert_rewrite_sound(text, "inline,propagate,partition")


def test_too_large_a_program_is_refused():
    with pytest.raises(ProgramError, match=r"'func.call' op is written out.*expected at most 10"):
        rewrite(parse(TWICE), "inline{ops=10}")


def test_arguments_the_wrong_way_round_are_caught(monkeypatch: pytest.MonkeyPatch):
    text = TWICE.replace("stablehlo.add %0, %a", "stablehlo.atan2 %0, %a")
    assert_rewrite_sound(text, "inline")
    right = copies.copied

    def turned(block: copies.Block, args: list[Value], mapping: dict[Value, Value]) -> list[Op]:
        made = right(block, args, mapping)
        for op in made:
            if op.name == "stablehlo.atan2":
                op.set_operands(op.operands[::-1])
        return made

    monkeypatch.setattr(copies, "copied", turned)
    with pytest.raises(AssertionError):
        assert_rewrite_sound(text, "inline")


def test_the_text_can_be_read():
    printed = print_module(rewrite(parse(TWICE), "inline"))
    assert print_module(parse(printed)) == printed

"""`plan.remat` on an op that a plan cuts: it comes through, and what is made of the op follows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.ir.verify import check
from shardwright.passes.registry import parse_pipeline
from shardwright.spec import plan
from shardwright.spec.attributes import Unit
from shardwright.spec.machines.ring_bytes import COLLECTIVES
from shardwright.spec.stages import MOVERS
from shardwright.testing.generate.told_programs import told_program
from shardwright.testing.soundness import assert_rewrite_sound, differences, evaluate
from shardwright.testing.told_execution import NARROW, by_number, is_replaced, numbered
from shardwright.testing.unrolling import named

PROGRAMS = range(30)
BEFORE = "simplify-ops,import-cuts,sdy-propagation-pipeline{keep-uneven=true}"
ADDED = "insert-reshards,pad,reshard-to-collectives,localize"


def marked_program(seed: int) -> tuple[Module, dict[str, Op]]:
    """A told program, and by number the ops that are to be worked out again."""
    module, ops = told_program(seed)
    numbered(ops)
    rng = Random(seed)
    chosen = {str(k): op for k, op in enumerate(ops) if rng.random() < 0.3 and not is_replaced(op)}
    for op in chosen.values():
        op.set_note(plan.REMAT, Unit())
    return parse(print_module(module)), chosen


def movers_behind(op: Op, passes: str) -> Iterator[Op]:
    """The moves of what an op computes, which `insert-reshards` writes."""
    for value in op.results if ADDED in passes else ():
        for user in value.users():
            if (user.name in MOVERS or user.name in COLLECTIVES) and user.results[0].shape:
                yield user
                yield from movers_behind(user, passes)


def faults(seed: int) -> list[str]:
    """Ops that lost the word, moves behind them that lack it, and other numbers."""
    module, chosen = marked_program(seed)
    text, wrong = print_module(module), list[str]()
    args, expected = inputs(module, seed), parse(text)
    for passes in (BEFORE, f"{BEFORE},{ADDED}"):
        after = parse(text)
        parse_pipeline(passes).run(after)
        found = by_number(after)
        for number, op in chosen.items():
            kept = found.get(number, [])
            is_same = op.row is None or op.row.local is None  # others are written as several ops
            if not kept and (is_same or passes == BEFORE):
                wrong.append(f"{op.name} {number} is gone after {passes}")
            made = [two for one in kept for two in (one, *movers_behind(one, passes))]
            lost = [one for one in made if plan.REMAT not in one.notes]
            wrong += [f"{one.name} of {number} lost it after {passes}" for one in lost]
    local = parse(text)
    parse_pipeline("propagate,partition,remat").run(local)
    check(local)
    if any(plan.REMAT in op.notes for op in local.walk()):
        wrong.append("something is left to work out again")
    if not NARROW.search(text):
        wrong += differences(evaluate(local, args), run(expected, args))
    return wrong


def test_the_word_comes_through_and_numbers_stay() -> None:
    assert {seed: found for seed in PROGRAMS if (found := faults(seed))} == {}


def test_a_lost_word_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(op: Op, made: object) -> None:
        return None

    monkeypatch.setattr("shardwright.passes.partition.resharding.rewriter.keep_remat", forget)
    monkeypatch.setattr("shardwright.passes.partition.insert_reshards.keep_remat", forget)
    assert sum(bool(faults(seed)) for seed in range(8)) >= 4


# --- by hand

LATE = """
sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %w: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %v: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %h = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] {plan.cut = {k = ["x"]}, END plan.remat} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.dot_general %h, %v, contracting_dims = [1] x [0] {plan.cut = {}} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.dot_general %1, %v, contracting_dims = [1] x [0] {plan.cut = {}} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = stablehlo.dot_general %h, %2, contracting_dims = [1] x [0] {plan.cut = {}} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
"""  # noqa: E501
ENDS = {
    "": ["all_reduce"],
    'plan.partial = "all_reduce",': ["all_reduce"],
    'plan.partial = {i = ["x"]},': ["reduce_scatter", "all_gather"],
    'plan.partial = "all_reduce", plan.algorithm = "RS@IG0 AG@IG0",': ["reduce_scatter",
                                                                    "all_gather"],
}  # fmt: skip


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("cluster", ["", "{cluster=dgx-a100:1}"])
def test_a_sum_is_taken_again_for_late_readers(end: str, cluster: str) -> None:
    if "algorithm" in end and not cluster:
        return
    mesh = LATE.replace('"x"=4', '"x"=8') if cluster else LATE
    text = mesh.replace("END", end)
    plain = assert_rewrite_sound(
        text.replace("plan.remat", "t.plain"), f"propagate,partition{cluster}"
    )
    again = assert_rewrite_sound(text, f"propagate,partition{cluster},remat")
    for kind in ENDS[end]:
        before, after = (named(one, f"stablehlo.{kind}") for one in (plain, again))
        assert len(after) == 2 * len(before) == 2
        assert [plan.RECOMPUTED in op.notes for op in after] == [False, True]
    assert len(named(again, "stablehlo.dot_general")) == 5


def test_what_is_written_for_an_op_is_named_too() -> None:
    """A sum whose start enters once, behind the all_reduce, and a row that runs as several ops."""
    text = """
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<8x4xf32>, %s: tensor<f32>, %i: tensor<1xi32>) -> (tensor<4xf32>, tensor<1x4xf32>) {
  %0 = stablehlo.reduce(%a init: %s) applies stablehlo.add across dimensions = [0] {plan.cut = {i = ["x"]}, plan.remat} : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> {plan.remat} : (tensor<8x4xf32>, tensor<1xi32>) -> tensor<1x4xf32>
  return %0, %1 : tensor<4xf32>, tensor<1x4xf32>
}
"""  # noqa: E501
    local = parse(text)
    parse_pipeline("propagate,partition").run(local)
    (returned,) = named(local, "func.return")[:1]
    makers = [value.op for value in returned.operands]
    assert all(op is not None and plan.REMAT in op.notes for op in makers)


@pytest.mark.parametrize("value", ['"offload"', "true", "1 : i64"])
def test_other_values_are_refused_at_their_place(value: str) -> None:
    text = LATE.replace("END", "").replace("plan.remat", f"plan.remat = {value}")
    with pytest.raises(ProgramError) as raised:
        check(parse(text))
    said = str(raised.value)
    assert said.startswith("<stdin>:4:") and f"has plan.remat = {value}, expected no value" in said
    assert "write plan.remat alone" in said.partition("help:")[2]

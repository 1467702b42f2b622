"""What a plan says of ops is what is executed: random cuts on random programs, and by hand."""

from __future__ import annotations

import re

import pytest

from shardwright.ir.analysis.collective_traffic import collectives
from shardwright.ir.core import Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verify import check
from shardwright.passes.partition.resharding import told_choices
from shardwright.passes.registry import parse_pipeline
from shardwright.passes.running import PassFault
from shardwright.spec import cuts, plan
from shardwright.spec.attributes import Attrs
from shardwright.spec.verifying import read_cuts
from shardwright.testing.generate.told_programs import Shares, told_program
from shardwright.testing.soundness import assert_rewrite_sound
from shardwright.testing.told_execution import PLAIN, faults_of

PROGRAMS = range(60)


# --- random programs


def faults(seed: int, shares: Shares) -> list[str]:
    """What a told program does otherwise than told, or computes otherwise than before."""
    module, ops = told_program(seed, shares)
    return faults_of(module, ops, seed)


def all_faults() -> tuple[dict[int, list[str]], Shares]:
    shares = Shares()
    found = {seed: faults(seed, shares) for seed in PROGRAMS}
    return {seed: wrong for seed, wrong in found.items() if wrong}, shares


def test_every_cut_is_executed_as_told(capsys: pytest.CaptureFixture[str]) -> None:
    found, shares = all_faults()
    with capsys.disabled():
        print(f"\n{shares}")
    assert not found
    assert shares.of("not replicated") >= 0.5 and shares.of("contracting") >= 0.2
    assert shares.of("two axes on a factor") >= 0.1 and shares.of("uneven") >= 0.1
    for rare in ("scattered as told", "summed as told", "takes what is partial"):
        assert shares.counts[rare] >= 5
    assert len(shares.names) >= 60


# --- mutants


def caught() -> int:
    """Programs of which something is found to be wrong, or that do not get through."""
    count = 0
    for seed in range(24):
        try:
            count += bool(faults(seed, Shares()))
        except (AssertionError, PassFault, ProgramError):
            count += 1
    return count


def test_a_dropped_cut_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = told_choices.told_choices

    def without_last(*args: object) -> object:
        found = choices(*args)  # pyright: ignore
        return dict(list(found.items())[:-1])

    monkeypatch.setattr("shardwright.passes.partition.insert_reshards.told_choices", without_last)
    assert caught() >= 12


def test_swapped_axes_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    read = read_cuts.read

    def swapped(*args: object) -> cuts.Told:
        told = read(*args)  # pyright: ignore
        return told._replace(cut=told.cut and tuple(axes[::-1] for axes in told.cut))

    monkeypatch.setattr("shardwright.ir.told_cuts.read", swapped)
    assert caught() >= 8


MAXIMUM = """
sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8x4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.maximum across dimensions = [0] {plan.cut = {i = ["x"]}} : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.reshape %0 {plan.cut = {}, plan.operands = {operand0 = "partial"}} : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
"""  # noqa: E501


def test_a_lost_kind_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    text = MAXIMUM
    assert_rewrite_sound(text, "propagate,partition")
    handed = told_choices.handed

    def summed(*args: object) -> object:
        found = handed(*args)  # pyright: ignore
        return found and told_choices.Handed(found.axes, "add")

    monkeypatch.setattr("shardwright.passes.partition.insert_reshards.handed", summed)
    with pytest.raises(AssertionError):
        assert_rewrite_sound(text, "propagate,partition")


# --- by hand

FSDP = """
sdy.mesh @mesh = <["data"=4]>
func.func @main(%x: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, %v: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, %w: tensor<32x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>})
    -> (tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, tensor<32x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) {
  %h = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] {plan.cut = {i = ["data"]}, plan.operands = {operand1 = "own"}} : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %y = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] {plan.cut = {i = ["data"]}, plan.operands = {operand1 = "own"}} : (tensor<8x32xf32>, tensor<32x4xf32>) -> tensor<8x4xf32>
  %dh = stablehlo.dot_general %y, %w, contracting_dims = [1] x [1] {plan.cut = {i = ["data"]}, plan.operands = {operand1 = "own"}} : (tensor<8x4xf32>, tensor<32x4xf32>) -> tensor<8x32xf32>
  %dv = stablehlo.dot_general %x, %dh, contracting_dims = [0] x [0] {plan.cut = {k = ["data"]}, plan.partial = {i = ["data"]}} : (tensor<8x16xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
  %dw = stablehlo.dot_general %h, %y, contracting_dims = [0] x [0] {plan.cut = {k = ["data"]}, plan.partial = {i = ["data"]}} : (tensor<8x32xf32>, tensor<8x4xf32>) -> tensor<32x4xf32>
  %v2 = stablehlo.subtract %v, %dv : tensor<16x32xf32>
  %w2 = stablehlo.subtract %w, %dw : tensor<32x4xf32>
  return %v2, %w2 : tensor<16x32xf32>, tensor<32x4xf32>
}
"""  # noqa: E501


def moved(text: str, passes: str = "propagate,partition") -> list[str]:
    """Kinds of the collectives of the partitioned program, which computes the same."""
    module = assert_rewrite_sound(text, passes)
    return [one.kind.removeprefix("stablehlo.") for one in collectives(module)]


def test_fsdp_comes_out_as_told() -> None:
    """Weights are gathered per use, forward and backward, gradients scattered."""
    gather, scatter = "all_gather", "reduce_scatter"
    assert moved(FSDP) == [gather, gather, gather, scatter, scatter]
    shared = FSDP.replace(', plan.operands = {operand1 = "own"}', "")
    assert moved(shared) == [gather, gather, scatter, scatter]


def test_fsdp_is_told_in_a_loop() -> None:
    """A gather for each turn stays in the loop; one that nobody told so may leave it."""
    told = [op.name for op in body_moves(LOOP)]
    free = [op.name for op in body_moves(LOOP.replace(', plan.operands = {operand1 = "own"}', ""))]
    assert told == ["sdy.all_gather"] and not free


LOOP = """
sdy.mesh @mesh = <["data"=4]>
func.func @main(%x: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, %w: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%h = %x, %k = %c) : tensor<8x16xf32>, tensor<i32>
  cond {
    %1 = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] {plan.cut = {i = ["data"]}, plan.operands = {operand1 = "own"}} : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %2 = stablehlo.tanh %1 : tensor<8x16xf32>
    %3 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %2, %3 : tensor<8x16xf32>, tensor<i32>
  }
  return %0#0 : tensor<8x16xf32>
}
"""  # noqa: E501


def body_moves(text: str) -> list[Op]:
    module = parse(text)
    steps = "propagate,insert-reshards,reshard-to-collectives,hoist-moves,share-moves,drop-moves"
    parse_pipeline(steps).run(module)
    assert_rewrite_sound(text, "propagate,partition")
    (loop,) = [op for op in module.walk() if op.name == "stablehlo.while"]
    return [op for op in tuple(loop.walk()) if op.name == "sdy.all_gather"]


TWO_SUMS = """
sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8x16xf32>, %b: tensor<16x8xf32>, %c: tensor<16x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {plan.cut = {k = ["x"]}} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] {plan.cut = {k = ["x"]}} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.add %0, %1 {plan.cut = {}} : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
"""  # noqa: E501


def test_a_told_sum_is_neither_delayed_nor_merged() -> None:
    assert moved(TWO_SUMS) == ["reduce_scatter"]
    at_once = TWO_SUMS.replace('{k = ["x"]}}', '{k = ["x"]}, plan.partial = "all_reduce"}')
    assert moved(at_once) == ["all_reduce", "all_reduce"]
    uses = 'plan.operands = {operand0 = "partial", operand1 = "partial"}'
    handed = TWO_SUMS.replace("{plan.cut = {}}", f"{{plan.cut = {{}}, {uses}}}")
    assert moved(handed, PLAIN) == ["reduce_scatter"]
    assert moved(TWO_SUMS, PLAIN) == ["all_reduce", "all_reduce"]


def test_the_sum_of_two_moved_sums_is_cut_as_told() -> None:
    """Added up before they are moved they would be one sum, of which the plan says otherwise."""
    cut = TWO_SUMS.replace("{plan.cut = {}}", '{plan.cut = {j = ["x"]}}')
    free = TWO_SUMS.replace("{plan.cut = {}}", "").replace('{plan.cut = {k = ["x"]}}', "")
    assert moved(cut) == ["reduce_scatter", "reduce_scatter", "all_to_all"]
    assert len(moved(free)) <= 1


@pytest.mark.parametrize("order", ["%0, %r", "%r, %0"])
def test_terms_of_told_sums_are_regrouped_as_told(order: str) -> None:
    """(rest + sum) + sum: each addition has the cut that the plan gives it."""
    text = TWO_SUMS.replace(
        "  %2 = stablehlo.add %0, %1 {plan.cut = {}}",
        '  %r = stablehlo.tanh %d {plan.cut = {i = ["x"]}} : tensor<8x8xf32>\n'
        f'  %s = stablehlo.add {order} {{plan.cut = {{i = ["x"]}}}} : tensor<8x8xf32>\n'
        '  %2 = stablehlo.add %s, %1 {plan.cut = {i = ["x"]}}',
    ).replace("%c: tensor<16x8xf32>", "%c: tensor<16x8xf32>, %d: tensor<8x8xf32>")
    assert moved(text) == ["reduce_scatter", "reduce_scatter"]
    whole = text.replace('plan.cut = {i = ["x"]}', "plan.cut = {}")
    assert moved(whole) == ["all_reduce"]


def test_a_result_with_a_sharding_of_its_own_is_moved_there() -> None:
    own = 'sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"x"}]>]>'
    after = '  %3 = stablehlo.tanh %2 {plan.cut = {j = ["x"]}} : tensor<8x8xf32>\n  return %3'
    text = TWO_SUMS.replace("{plan.cut = {}}", f'{{plan.cut = {{i = ["x"]}}, {own}}}')
    text = text.replace("  return %2", after)
    scatters = ["reduce_scatter", "reduce_scatter"]
    assert moved(text, PLAIN) == [*scatters, "all_to_all", "all_to_all"]


def test_strip_plan_leaves_nothing_of_it() -> None:
    module = parse(FSDP)
    parse_pipeline("strip-plan").run(module)
    assert "plan." not in print_module(module)


def test_a_cut_is_read_back_as_written() -> None:
    for seed in range(20):
        module, ops = told_program(seed)
        (mesh,) = [mesh for mesh in module.meshes.values() if mesh.axes]
        for op in ops:
            told = read_cuts.read(op.sig, op.notes, mesh)
            assert told.cut is not None
            again = cuts.written(op.sig, told.cut, mesh)
            assert read_cuts.read(op.sig, Attrs({plan.CUT: again}), mesh).cut == told.cut


# --- bad input

BAD: dict[str, tuple[str, str]] = {
    'plan.cut = {q = ["x"]}': ('of factor "q", which its rule', "i of 8, j of 6, k of 16"),
    'plan.cut = {i = ["z"]}': ('over axis "z", the mesh has "x" (2), "y" (4)', "use one"),
    'plan.cut = {i = ["x"], k = ["x"]}': ('axis "x" twice, for i and k', "one factor"),
    'plan.cut = {i = ["y", "y:(1)2"]}': ("which overlap", "one factor"),
    'plan.cut = {i = ["y:(3)2"]}': ("no part of an axis of 4", "divides 4"),
    'plan.cut = {i = "x"}': ("expected factors with their axes", "write factors"),
    'plan.cut = {k = ["x"]}, plan.partial = {k = ["x"]}': ("which no result has", "i, j"),
    'plan.cut = {i = ["x"]}, plan.partial = "all_reduce"': ("nothing is partial", "k of 16"),
    'plan.cut = {k = ["x"]}, plan.partial = {i = ["y"]}': ("cuts no reduced factor", "over x"),
    'plan.cut = {k = ["x"]}, plan.partial = "sum"': ('expected "all_reduce"', "write"),
    'plan.partial = "all_reduce"': ("without plan.cut", "add plan.cut"),
    'plan.cut = {}, plan.operands = {operand7 = "own"}': ("but 2 operands", "operand0, operand1"),
    'plan.cut = {}, plan.operands = {operand0 = "mine"}': ('"own" or "partial"', "write"),
    'plan.cut = {}, plan.operands = {operand0 = "partial"}': ("nothing is partial", "remove"),
}
PRODUCT = """
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x16xf32>, %b: tensor<16x6xf32>) -> tensor<8x6xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {PLAN} : (tensor<8x16xf32>, tensor<16x6xf32>) -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}
"""  # noqa: E501


def refusal(text: str) -> str:
    with pytest.raises(ProgramError) as raised:
        module = parse(text)
        check(module)
        parse_pipeline("propagate,insert-reshards").run(module)
    return str(raised.value)


@pytest.mark.parametrize("words", BAD)
def test_what_cannot_be_done_is_said_at_its_place(words: str) -> None:
    said = refusal(PRODUCT.replace("PLAN", words))
    what, repair = BAD[words]
    assert said.startswith("<stdin>:4:") and what in said
    assert repair in said.partition("help:")[2]


RESHAPED = """
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x6xf32>) -> tensor<48xf32> {
  %0 = stablehlo.reshape %a {plan.cut = {j = ["x"]}} : (tensor<8x6xf32>) -> tensor<48xf32>
  return %0 : tensor<48xf32>
}
"""
BODY = """
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<8x4xf32>, %c: tensor<f32>) -> tensor<4xf32> {
  %0 = "stablehlo.reduce"(%a, %c) <{dimensions = array<i64: 0>}> ({
  ^bb0(%d: tensor<f32>, %e: tensor<f32>):
    %1 = stablehlo.add %d, %e {plan.cut = {}} : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
MANUAL = """
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%b: tensor<4x4xf32>) {
    %1 = stablehlo.tanh %b {plan.cut = {i = ["x"]}} : tensor<4x4xf32>
    sdy.return %1 : tensor<4x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
"""  # noqa: E501
KERNEL = """
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = call @attention(%a) {plan.kernel = "attention"} : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
func.func private @attention(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = stablehlo.tanh %a {plan.cut = {i = ["x"]}} : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
"""
SUB_AXES = """
sdy.mesh @mesh = <["z"=6]>
func.func @main(%a: tensor<12xf32>) -> tensor<12xf32> {
  %0 = stablehlo.tanh %a {plan.cut = {i = ["z:(1)2"]}} : tensor<12xf32>
  %1 = stablehlo.tanh %0 {plan.cut = {i = ["z:(1)3"]}} : tensor<12xf32>
  return %1 : tensor<12xf32>
}
"""
PLACES = {
    "a minor factor": (RESHAPED, "major factors of its dim are not cut completely", "cut i"),
    "a body": (BODY, "stands in the body of stablehlo.reduce", "cut the stablehlo.reduce"),
    "a manual axis": (MANUAL, 'over axis "x", which is manual here', "not manual"),
    "a kernel": (KERNEL, "stands in @attention, which one kernel runs", "plan.kernel"),
    "sub-axes": (SUB_AXES, "cannot stand beside other sub-axes", "divide each other"),
}


@pytest.mark.parametrize("name", PLACES)
def test_where_nothing_can_be_cut_is_said(name: str) -> None:
    text, what, repair = PLACES[name]
    said = refusal(text)
    assert re.match(r"<stdin>:\d+:\d+: error: ", said) and what in said
    assert repair in said.partition("help:")[2]


def test_free_axes_of_a_manual_computation_can_be_told() -> None:
    assert_rewrite_sound(MANUAL.replace('i = ["x"]', 'i = ["y"]'), "propagate,partition")

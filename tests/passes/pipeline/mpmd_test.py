"""A step in stages as a program over several meshes, and back: MLIR takes it, numbers stay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from shardwright.ir.analysis.stage_meshes import group_meshes
from shardwright.ir.analysis.staged_step import StagePiece
from shardwright.ir.core import Block, Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.reference.staged_run import run_stages
from shardwright.ir.run import run
from shardwright.ir.verify import verify
from shardwright.passes.pipeline.several_meshes import turned_calls
from shardwright.passes.pipeline.several_meshes.mesh_program import MeshProgram
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.attributes import Int, MeshAttr, String
from shardwright.testing.generate.staged_steps import own_meshes_step
from shardwright.testing.jax_corpus.batch_steps import text
from shardwright.testing.oracles import jaxlib_print
from shardwright.testing.soundness import differences

HEAVY = ("stablehlo.dot_general", "stablehlo.convolution")
STEPS = {  # the stages of the first products
    "plain_mean": (0, 1), "clipped": (0, 1), "dropout": (0, 1), "experts": (0, 1, 2),
    "tied": (0, 0, 1, 1, 1), "conv_net": (0, 1, 2), "encoder_decoder": (0, 1, 2, 3),
}  # fmt: skip
SCHEDULES = ("gpipe", "1f1b", "zb-h1", "interleaved:2")


@cache
def source_of(name: str) -> str:
    pytest.importorskip("jax")
    return text(name)


def staged(name: str, schedule: str = "1f1b", microbatches: int = 2) -> Module:
    """The step with the words of a plan."""
    module = parse(source_of(name))
    parse_pipeline("inline").run(module)
    heavy = [op for op in module.walk() if op.name in HEAVY]
    for op, stage in zip(heavy, STEPS[name], strict=False):
        op.set_note("plan.stage", Int(stage))
    chunks = 2 if schedule.endswith(":2") else 1
    module.set_note("plan.stages", Int((1 + max(STEPS[name])) // chunks))
    module.set_note("plan.schedule", String(schedule))
    module.set_note("plan.microbatches", Int(microbatches))
    return module


def passed(module: Module | str, passes: str) -> str:
    """A program behind passes, as text that is in order."""
    module = parse(module) if isinstance(module, str) else module
    parse_pipeline(passes).run(module)
    made = print_module(module)
    assert verify(parse(made)) == []
    return made


def wrong(name: str, made: str) -> list[str]:
    before = parse(source_of(name))
    args = inputs(before, 0)
    return differences(run(parse(made), args), run(before, args))


@pytest.mark.parametrize("name", STEPS)
def test_a_step_over_several_meshes_is_the_step(name: str):
    over = passed(staged(name), "write-mpmd")
    assert over.count("mpmd.fragment_call") >= 4 * (1 + max(STEPS[name]))
    assert jaxlib_print(over) == over
    assert wrong(name, over) == []
    back = passed(over, "read-mpmd")
    assert "mpmd" not in back and "stablehlo.while" in back
    assert wrong(name, back) == []
    assert passed(back, "write-mpmd") == over


CUT = """module attributes {plan.microbatches = 2 : i64, plan.schedule = "1f1b", plan.stages = 2 : i64} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"x", ?}]>}, %arg2: tensor<4x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, tensor<8x8xf32>, tensor<f32>) attributes {plan.stage = {arg0 = 0 : i64, arg1 = 1 : i64}} {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.dot_general %0, %1, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    %5 = stablehlo.dot_general %arg2, %4, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<8x8xf32>
    %7 = stablehlo.subtract %arg1, %3 : tensor<8x8xf32>
    return %6, %7, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>
  }
}
"""  # noqa: E501


def test_layouts_of_arguments_and_results_are_those_of_their_types():
    over = passed(CUT, "write-mpmd")
    assert jaxlib_print(over) == over
    back = parse(passed(over, "read-mpmd"))
    first, main = parse(CUT).main, back.main
    assert main is not None and first is not None
    assert [one.sharding for one in main.args] == [one.sharding for one in first.args]
    assert main.result_shardings == first.result_shardings
    args = inputs(back, 0)
    assert differences(run(parse(over), args), run(back, args)) == []


def test_one_micro_batch_needs_no_loop():
    over = passed(staged("plain_mean", "gpipe", 1), "write-mpmd")
    back = passed(over, "read-mpmd")
    assert "stablehlo.while" not in back and 'plan.phase = "backward"' in back
    assert wrong("plain_mean", back) == []
    assert passed(back, "write-mpmd") == over


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_fragments_stand_as_lists_say(schedule: str):
    name = "encoder_decoder" if schedule.endswith(":2") else "conv_net"
    over = passed(staged(name, schedule, 4), "write-mpmd")
    assert jaxlib_print(over) == over
    assert wrong(name, over) == []
    module = parse(over)
    assert module.main is not None
    ranks = 2 if name == "encoder_decoder" else 3
    cells = [row.split(",") for row in rows(module)]
    letters = {"forward": "F", "backward": "B", "input": "I", "weight": "W"}
    for rank in range(ranks):
        stood = [
            f"{number(op.notes['plan.stage'])}{letters[phase.value]}"
            f"{number(op.notes['call_counter'])}"
            for op in module.main.body.ops
            if "call_counter" in op.notes and op.attrs["mesh_name"] == String(f"stage{rank}")
            and isinstance(phase := op.notes["plan.phase"], String)
        ]  # fmt: skip
        told = [one for one in cells[rank] if "SEND" not in one and "RECV" not in one]
        assert stood == [one for one in told if not one.startswith("0I")]  # nothing to do
    assert passed(passed(over, "read-mpmd"), "write-mpmd") == over


def rows(module: Module) -> list[str]:
    return [one.value for one in module.notes["plan.actions"] if isinstance(one, String)]  # type: ignore[union-attr]


def number(value: object) -> int:
    assert isinstance(value, Int)
    return value.value


FOREIGN = """
#t = #mpmd.topology<<"m1" : <["x"=2]>>, <"m2" : <["x"=2]>>>
func.func @main(%a: !mpmd.mesh_tensor<"m1", tensor<8x8xf32>, sharding=<@mesh, [{"x"}, {}]>>, %b: !mpmd.mesh_tensor<"m2", tensor<8x8xf32>>, %x: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> (!mpmd.mesh_tensor<"m1", tensor<8x8xf32>>, !mpmd.mesh_tensor<"m2", tensor<8x8xf32>>, !mpmd.mesh_tensor<"m2", tensor<f32>>) attributes {topology = #t} {
  %0 = mpmd.fragment<mesh="m1", origin=["f"]> (%x, %a) (%arg0: tensor<4x8xf32>, %arg1: tensor<8x8xf32>) {
    %9 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    mpmd.return %9 : tensor<4x8xf32>
  } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, !mpmd.mesh_tensor<"m1", tensor<8x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  %1 = mpmd.transfer %0 : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>
  %2:3 = mpmd.fragment<mesh="m2", origin=["g", "g"(1)]> (%1, %b) (%arg0: tensor<4x8xf32>, %arg1: tensor<8x8xf32>) {
    %9 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.dot_general %arg0, %9, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %12 = stablehlo.subtract %arg1, %11 : tensor<8x8xf32>
    %13 = stablehlo.dot_general %9, %arg1, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    mpmd.return %13, %12, %10 : tensor<4x8xf32>, tensor<8x8xf32>, tensor<f32>
  } : (!mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, !mpmd.mesh_tensor<"m2", tensor<8x8xf32>>) -> (!mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, !mpmd.mesh_tensor<"m2", tensor<8x8xf32>>, !mpmd.mesh_tensor<"m2", tensor<f32>>)
  %3 = mpmd.transfer %2#0 : (!mpmd.mesh_tensor<"m2", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  %4 = mpmd.fragment<mesh="m1", origin=["f"(1)]> (%x, %3, %a) (%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8x8xf32>) {
    %9 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %10 = stablehlo.subtract %arg2, %9 : tensor<8x8xf32>
    mpmd.return %10 : tensor<8x8xf32>
  } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, !mpmd.mesh_tensor<"m1", tensor<8x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) -> !mpmd.mesh_tensor<"m1", tensor<8x8xf32>>
  return %4, %2#1, %2#2 : !mpmd.mesh_tensor<"m1", tensor<8x8xf32>>, !mpmd.mesh_tensor<"m2", tensor<8x8xf32>>, !mpmd.mesh_tensor<"m2", tensor<f32>>
}
"""  # noqa: E501


def test_a_program_of_others_is_read_and_cut():
    assert jaxlib_print(FOREIGN) is not None
    back = passed(FOREIGN, "read-mpmd")
    assert 'sdy.mesh @mesh = <["x"=2]>' in back and "mpmd" not in back
    assert '%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}' in back
    args = inputs(parse(back), 0)
    cut = passed(back, "cut-stages")
    for made in (back, cut):
        assert differences(run(parse(made), args), run(parse(FOREIGN), args)) == []
    assert all(f"@stage{k}_{phase}" in cut for k in (0, 1) for phase in ("forward", "backward"))


def apart(mesh: str) -> str:
    """`CUT` with another mesh for stage 1."""
    text = CUT.replace("plan.stages", "plan.topology = [@mesh, @other], plan.stages", 1)
    return text.replace("  func.func", f"  sdy.mesh @other = {mesh}\n  func.func", 1)


LOOP = """
func.func @main(%x: !mpmd.mesh_tensor<"m1", tensor<4xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4xf32>> attributes {topology = #mpmd.topology<<"m1" : <["x"=2]>>>} {
  %0 = mpmd.for (%x) {iterations = 2 : ui32} (%arg0: !mpmd.mesh_tensor<"m1", tensor<4xf32>>, %index: tensor<ui32>) {
    mpmd.return %arg0 : !mpmd.mesh_tensor<"m1", tensor<4xf32>>
  } : !mpmd.mesh_tensor<"m1", tensor<4xf32>>
  return %0 : !mpmd.mesh_tensor<"m1", tensor<4xf32>>
}
"""  # noqa: E501


@pytest.mark.parametrize(
    ("source", "passes", "said"),
    [
        (
            apart('<["y"=4]>'),
            "write-mpmd",
            r"has argument 1 of tensor<8x8xf32> cut as .*, which lacks axis \"x\"",
        ),
        (apart('<["x"=3]>'), "write-mpmd", "argument 1 of tensor<8x8xf32> cut as"),
        (LOOP, "read-mpmd", "cannot be read as a part of one stage"),
        ("func.func @main(%x: tensor<4xf32>) { return }", "write-mpmd", "has no pipeline stages"),
        (CUT.replace('"x"=2', '"x"=3'), "write-mpmd", "argument 0 of tensor<8x8xf32> cut as"),
    ],
)
def test_what_cannot_be_read_or_written(source: str, passes: str, said: str):
    with pytest.raises(ProgramError, match=said):
        passed(source, passes)


def test_a_plain_program_is_left_alone():
    assert passed(source_of("plain_mean"), "read-mpmd") == passed(source_of("plain_mean"), "dce")


# --- meshes of different shape


# Name, stages of the first products, schedule, micro-batches, devices of each group.
APART = [
    ("plain_mean", (0, 1), "1f1b", 2, (2, 1)),
    ("clipped", (0, 1), "zb-h1", 2, (3, 1)),
    ("experts", (0, 1, 2), "1f1b", 1, (2, 1, 1)),
    ("tied", (0, 1, 2, 2, 3), "interleaved:2", 2, (2, 1)),
    ("conv_net", (0, 1, 2), "zb-h1", 2, (2, 2, 1)),
    ("encoder_decoder", (0, 1, 2, 3), "1f1b", 2, (1, 2, 1, 2)),
]


@pytest.mark.parametrize("case", APART, ids=lambda case: f"{case[0]}-{case[2]}-{case[4]}")
def test_stages_on_unequal_meshes_go_out_and_come_in(
    case: tuple[str, Sequence[int], str, int, tuple[int]],
):
    pytest.importorskip("jax")
    whole, source = own_meshes_step(*case)
    over = passed(source, "write-mpmd")
    assert "plan.topology" not in over and jaxlib_print(over) == over
    for rank, size in enumerate(case[4]):
        assert f'<"stage{rank}" : <["x"={size}]>>' in over
    step = parse(whole)
    args = inputs(step, 0)
    assert differences(run(parse(over), args), run(step, args)) == []
    back = passed(over, "read-mpmd")
    names = ", ".join(f"@of{size}" for size in case[4])
    assert f"plan.topology = [{names}]" in back and "mpmd" not in back
    assert differences(run(parse(back), args), run(step, args)) == []
    assert passed(back, "write-mpmd") == over
    spread = parse(passed(back, "spread-stages"))
    assert differences(run_stages(spread, args), run(step, args)) == []


def test_layouts_are_those_of_types_on_unequal_meshes():
    text = apart('<["x"=4]>')
    over = passed(text, "write-mpmd")
    assert jaxlib_print(over) == over
    back = parse(passed(over, "read-mpmd"))
    first, main = parse(text).main, back.main
    assert main is not None and first is not None
    assert [one.sharding for one in main.args] == [one.sharding for one in first.args]
    again = passed(back, "write-mpmd")  # which may hand on in another order what setup makes
    assert passed(passed(again, "read-mpmd"), "write-mpmd") == again


def test_a_program_of_others_on_unequal_meshes_is_read_and_laid_out():
    source = FOREIGN.replace('"m2" : <["x"=2]>', '"m2" : <["x"=4]>')
    assert jaxlib_print(source) is not None
    back = passed(source, "read-mpmd")
    assert "plan.topology = [@mesh, @m1]" in back
    args = inputs(parse(back), 0)
    assert differences(run(parse(back), args), run(parse(source), args)) == []
    spread = parse(passed(back, "spread-stages"))
    groups = group_meshes(spread)
    assert groups is not None and groups.counts == (2, 4)
    assert differences(run_stages(spread, args), run(parse(source), args)) == []


# --- mutants


def test_a_mesh_of_the_wrong_group_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: all functions say the mesh of the first group."""

    def first(program: MeshProgram, one: StagePiece, _: int) -> None:
        one.func.set_note("mesh_shape", MeshAttr(program.groups.meshes[0]))

    monkeypatch.setattr(MeshProgram, "_note_mesh", first)
    module = parse(apart('<["x"=4]>'))
    parse_pipeline("write-mpmd").run(module)
    assert verify(parse(print_module(module))) != []


def test_a_lost_sum_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: what one turn hands to the next is what the first one was given."""
    over = passed(staged("plain_mean"), "write-mpmd")
    inner = turned_calls._loop  # pyright: ignore

    def forgetful(turns: turned_calls.Turns) -> tuple[Op, Block]:
        loop, block = inner(turns)
        ends = loop.regions[1].block.terminator
        ends.set_operands([ends.operands[0], *loop.regions[1].block.args[1:]])
        return loop, block

    monkeypatch.setattr(turned_calls, "_loop", forgetful)
    assert wrong("plain_mean", passed(over, "read-mpmd")) != []


def test_micro_batches_that_are_not_alike_stay_apart():
    over = passed(staged("plain_mean"), "write-mpmd")
    first = next(line for line in over.splitlines() if "call_counter = 1" in line)
    odd = first.replace("call_counter = 1", "call_counter = 7")
    back = passed(over.replace(first, odd), "read-mpmd")
    assert "stablehlo.while" not in back and "plan.phase" not in back
    assert wrong("plain_mean", back) == []

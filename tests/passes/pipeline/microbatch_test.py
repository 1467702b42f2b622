"""A step in micro-batches gives what it gives of the whole batch, or is refused with a reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from shardwright.ir.core import Block, Module, Op, Value
from shardwright.ir.errors import Diagnostic, ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run, run_devices
from shardwright.ir.verify import verify
from shardwright.passes.cost.liveness.scripts import DEFAULT, script_peak
from shardwright.passes.pipeline.microbatching import turns
from shardwright.passes.pipeline.microbatching.batch_dims import batch_of
from shardwright.passes.pipeline.microbatching.turn_states import Part
from shardwright.passes.pipeline.microbatching.turn_writer import TurnWriter
from shardwright.passes.pipeline.microbatching.turns import Carried
from shardwright.passes.registry import main_pipeline, parse_pipeline
from shardwright.testing.jax_corpus.batch_steps import REFUSED, STEPS, text
from shardwright.testing.oracles import xla_run
from shardwright.testing.recipes import random_program
from shardwright.testing.soundness import differences

ROOT = Path(__file__).parents[3]
MODELS = ROOT / "tests" / "data" / "models"
WHILE = "stablehlo.while"
COUNTS = {"accumulation": 4, "tied": 4, "encoder_decoder": 4, "conv_net": 8}  # others run in 3


def rewritten(source: str, how: str) -> tuple[Module, list[Diagnostic]]:
    """The program in micro-batches, printed and read again."""
    module = parse(source)
    said = parse_pipeline(f"microbatch{{{how}}}").run(module)
    after = parse(print_module(module))
    assert verify(after) == []
    return after, said


def errors(source: str, how: str, seed: int = 0) -> list[str]:
    before = parse(source)
    args = inputs(before, seed)
    return differences(run(rewritten(source, how)[0], args), run(before, args))


def loops(module: Module) -> list[Op]:
    """Loops of the function itself."""
    assert module.main is not None
    return [op for op in module.main.body.ops if op.name == WHILE]


def refusal(source: str, how: str) -> Diagnostic:
    with pytest.raises(ProgramError) as caught:
        rewritten(source, how)
    return caught.value.diagnostics[0]


# --- numbers


@pytest.mark.parametrize("name", STEPS)
def test_the_step_gives_what_it_gives_of_the_whole_batch(name: str):
    pytest.importorskip("jax")
    source = text(name)
    for count in (2, COUNTS.get(name, 3)):
        assert errors(source, f"count={count}") == []


@pytest.mark.parametrize("is_partitionable", [True, False])
def test_dropout_keeps_its_bits(is_partitionable: bool):
    pytest.importorskip("jax")
    source = text("dropout", is_partitionable)
    assert errors(source, "count=4", seed=3) == []


def test_sums_of_short_floats_may_be_held_in_f32():
    pytest.importorskip("jax")
    after, _ = rewritten(text("half_precision"), "count=3 sums=f32")
    (loop,) = loops(after)
    assert {v.tensor.element for v in loop.results[1:]} == {"f32"}
    (short,) = loops(rewritten(text("half_precision"), "count=3")[0])
    assert "bf16" in {v.tensor.element for v in short.results}


@pytest.mark.parametrize("seed", range(20))
def test_random_programs_over_any_dim(seed: int):
    source = print_module(random_program(seed))
    found = Counter[str]()
    for value, dim, count in _cuts(source):
        how = f"count={count} batch=arg{value}:{dim}"
        try:
            wrong = errors(source, how, seed)
        except ProgramError:
            found["refused"] += 1
            continue
        assert wrong == [], how
        found["same"] += 1


def test_random_programs_do_run_in_turns():
    """The test above would hold of a pass that refuses everything."""
    found = Counter[bool]()
    for seed in range(8):
        source = print_module(random_program(seed))
        for value, dim, count in _cuts(source):
            try:
                rewritten(source, f"count={count} batch=arg{value}:{dim}")
                found[True] += 1
            except ProgramError:
                found[False] += 1
    assert found[True] > 20 and found[False] > 20


def _cuts(source: str) -> list[tuple[int, int, int]]:
    main = parse(source).main
    assert main is not None
    sizes = [(v.index, dim, n) for v in main.args for dim, n in enumerate(v.shape)]
    return [(k, dim, count) for k, dim, n in sizes for count in (2, 3) if n % count == 0]


MODELS_THAT_RUN = (
    "gpt2", "mamba2", "flow", "real/diffusion", "real/dlrm", "real/lstm", "real/scanned_layers",
    "real/rotary_decoder", "real/checkpointed", "real/unet",
)  # fmt: skip


@pytest.mark.parametrize("name", MODELS_THAT_RUN)
def test_public_models(name: str):
    source = (MODELS / f"{name}.mlir").read_text()
    assert errors(source, "count=2") == []


def test_short_floats_differ_by_rounding_alone():
    """Where all floats are wide, a step in mixed precision is the same."""
    source = (MODELS / "real/mixed_precision.mlir").read_text()
    before, (after, _) = parse(source), rewritten(source, "count=2")
    for module in (before, after):
        parse_pipeline("widen-floats").run(module)
    args = inputs(before, 0)
    for one, other in zip(run(after, args), run(before, args), strict=True):
        assert np.allclose(one, other, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("name", ["dropout", "experts", "accumulation"])
def test_xla_agrees(name: str):
    pytest.importorskip("jax")
    before = parse(text(name))
    args = inputs(before, 1)
    found = xla_run(print_module(rewritten(text(name), "count=2")[0]), args)
    assert found is not None and differences(found, run(before, args)) == []


KERNEL = """
module {
  func.func @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<8x4xf32>) {
    %0:2 = func.call @kernel(%arg0, %arg1) {plan.kernel = "attention"} : (tensor<8x4xf32>, tensor<4x4xf32>) -> (tensor<8x4xf32>, tensor<4x4xf32>)
    %1:2 = func.call @kernel(%0#0, %arg1) {plan.kernel = "attention"} : (tensor<8x4xf32>, tensor<4x4xf32>) -> (tensor<8x4xf32>, tensor<4x4xf32>)
    %2 = stablehlo.add %0#1, %1#1 : tensor<4x4xf32>
    return %2, %1#0 : tensor<4x4xf32>, tensor<8x4xf32>
  }
  func.func private @kernel(%arg0: tensor<8x4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<8x4xf32>, tensor<4x4xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    return %0, %1 : tensor<8x4xf32>, tensor<4x4xf32>
  }
}"""  # noqa: E501


def test_functions_that_are_not_written_out_run_on_rows():
    assert errors(KERNEL, "count=4 batch=arg0:0") == []
    after, _ = rewritten(KERNEL, "count=4 batch=arg0:0")
    assert [value.shape for value in after.funcs[1].args] == [(2, 4), (4, 4)]
    assert len(after.funcs) == 2 and len(loops(after)[0].results) == 3


BARRIER = """
func.func @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<8x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %2:3 = stablehlo.optimization_barrier %0, %arg1, %1 : tensor<8x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  %3 = stablehlo.dot_general %2#0, %2#1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  return %2#2, %3 : tensor<4x4xf32>, tensor<8x4xf32>
}"""  # noqa: E501


def test_a_barrier_holds_rows_totals_and_weights():
    assert errors(BARRIER, "count=2 batch=arg0:0") == []


# --- form


def test_what_needs_no_batch_or_the_totals_stands_outside():
    source = (ROOT / "examples" / "gpt_train_step.mlir").read_text()
    after, said = rewritten(source, "count=4")
    (loop,) = loops(after)
    assert after.main is not None
    outside = Counter(op.name for op in after.main.body.ops)
    inside = Counter(op.name for op in loop.walk())
    assert inside["stablehlo.dot_general"] > 0 and outside["stablehlo.dot_general"] == 0
    assert outside["stablehlo.sqrt"] > 0 and inside["stablehlo.sqrt"] == 0  # Adam
    assert "arg205:0,arg206:0" in said[0].message and said[0].severity == "remark"
    # One total per parameter, and the loss: the two gradients of the table are added in turns.
    assert len(loop.results) == 2 + 68


def test_a_total_that_rows_need_is_computed_first():
    pytest.importorskip("jax")
    assert len(loops(rewritten(text("masked_mean"), "count=2")[0])) == 1
    assert len(loops(rewritten(text("experts"), "count=2")[0])) == 2


def test_slicing_moves_nothing_between_devices():
    source = (ROOT / "examples" / "mlp_data_parallel.mlir").read_text()
    before = parse(source)
    after, _ = rewritten(source, "count=4")
    main_pipeline().run(after)
    moves = [op for op in after.walk() if "plan.axes" in op.notes and op.regions]
    assert len(moves) == 3 and all(op.parent is after.main for op in moves)
    args = inputs(before, 0)
    assert differences(run_devices(after, args), run(before, args)) == []


def test_the_peak_falls():
    source = (ROOT / "examples" / "gpt_train_step.mlir").read_text()
    peaks: list[float] = []
    for count in (1, 2, 4):
        module, _ = rewritten(source, f"count={count}")
        main_pipeline().run(module)
        peaks.append(script_peak(module, None, DEFAULT).bytes)
    assert peaks[0] > peaks[1] > peaks[2]


def test_one_micro_batch_is_the_program():
    source = (ROOT / "examples" / "gpt_train_step.mlir").read_text()
    assert print_module(rewritten(source, "count=1")[0]) == print_module(parse(source))


def test_notes_and_shardings_stay():
    source = """
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<4xf32> {
        %cst = stablehlo.constant dense<0.0> : tensor<f32>
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] {plan.cut = {i = ["x"]}} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
        %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}, {}]> : tensor<8x4xf32>
        %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
        return %2 : tensor<4xf32>
      }
    }"""  # noqa: E501
    after, _ = rewritten(source, "count=2 batch=arg0:0")
    printed = print_module(after)
    assert 'plan.cut = {i = ["x"]}' in printed
    assert (
        "sdy.sharding_constraint" in printed and '<@mesh, [{"x"}, {}]> : tensor<4x4xf32>' in printed
    )


# --- refusals

REASONS = {
    "batch_norm": "needs as operand 1 a total of",
    "contrastive": "over the whole batch",
    "hardest_rows": "needs the batch whole",
    "running_sums": "needs the batch whole",
    "one_stream": "draws random numbers for the whole batch at once",
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_needs_the_batch_whole_is_refused_with_place_and_repair(name: str):
    pytest.importorskip("jax")
    found = refusal(text(name), "count=2")
    assert REASONS[name] in found.message and found.place.line > 1
    assert "the batch is taken to be arg" in found.help


PRODUCT = """
func.func @main(%arg0: tensor<12x16xf32>, %arg1: tensor<16x6xf32>) -> tensor<12x6xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<12x16xf32>, tensor<16x6xf32>) -> tensor<12x6xf32>
  return %0 : tensor<12x6xf32>
}"""  # noqa: E501


@pytest.mark.parametrize(
    ("how", "message", "help"),
    [
        ("count=2", "has several dims that could be the batch", 'batch="arg0:0" or batch="arg1:1"'),
        ("count=5 batch=arg0:0", "a device has 12 rows", "legal counts: 2, 3, 4, 6, 12"),
        ("count=2 batch=rows", 'expected dims of arguments, got "rows"', "arg1:0,arg2:0"),
        ("count=2 batch=arg7:0", "no argument 7", ""),
        ("count=2 batch=arg0:2", "argument 0 has no dim 2", ""),
        ("count=2 batch=arg0:0,arg0:1", "expected one dim of each argument", ""),
        ("count=2 sums=f64", 'expected sums "same" or "f32"', ""),
        ("count=0", "expected a positive number of micro-batches, got 0", ""),
    ],
)
def test_wrong_words(how: str, message: str, help: str):
    found = refusal(PRODUCT, how)
    assert message in found.message and help in found.help


TOKENS = """
func.func @main(%arg0: tensor<12x8x16xf32>, %arg1: tensor<16x6xf32>) -> tensor<12x8x6xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0] : (tensor<12x8x16xf32>, tensor<16x6xf32>) -> tensor<12x8x6xf32>
  return %0 : tensor<12x8x6xf32>
}"""  # noqa: E501


def test_of_rows_and_positions_that_nothing_mixes_rows_are_the_batch():
    module = parse(TOKENS)
    assert module.main is not None
    found = [[(v.index, dim) for v, dim in one.dims] for one in batch_of(module, module.main)]
    assert [(0, 0)] in found and [(0, 1)] not in found


def test_a_gradient_of_a_table_is_summed_but_rows_are_not_looked_up():
    pytest.importorskip("jax")
    assert errors(text("tied"), "count=2 batch=arg3:0") == []
    found = refusal(text("tied"), "count=2 batch=arg0:0")
    assert "takes single rows out of the whole batch" in found.message


# --- mutants

Next = Callable[[Carried, Value, Value, Value, Value, Block], Value]


def _dropped(one: Carried, carried: Value, made: Value, *_: object) -> Value:
    return made if isinstance(one.state, Part) else carried


def test_mutant_that_drops_what_was_added(monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("jax")
    monkeypatch.setattr(Carried, "next", _dropped)
    assert errors(text("plain_mean"), "count=3") != []


def test_mutant_that_combines_in_another_way(monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("jax")
    wrong = {kind: "stablehlo.maximum" for kind in ("add", "mul", "max", "min", "and", "or")}
    monkeypatch.setattr(turns, "REDUCER_OF", wrong)
    assert errors(text("reductions"), "count=3") != []


def test_mutant_that_slices_elsewhere(monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("jax")
    shifted = property(TurnWriter.first)
    monkeypatch.setattr(TurnWriter, "place", shifted)
    assert errors(text("plain_mean"), "count=3") != []

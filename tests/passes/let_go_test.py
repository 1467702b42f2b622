"""What rewriting loses is let go of, and what moved out of it stays."""

from __future__ import annotations

import gc
from collections.abc import Sequence

import pytest

from shardwright.ir import core
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verify import check
from shardwright.passes.base import Memory
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.registry import Hook, Pipeline, make_step

MANUAL = """
sdy.mesh @mesh = <["data"=2, "model"=2]>
func.func @main(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>) -> tensor<8x6xf32> {
  %0 = stablehlo.tanh %x : tensor<8x4xf32>
  %1 = sdy.manual_computation(%0, %w)
      in_shardings=[<@mesh, [{"data"}, {}]>, <@mesh, [{}, {}]>]
      out_shardings=[<@mesh, [{"data"}, {}]>] manual_axes={"data"}
      (%a: tensor<4x4xf32>, %b: tensor<4x6xf32>) {
    %2 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
        : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %3 = stablehlo.negate %2 : tensor<4x6xf32>
    sdy.return %3 : tensor<4x6xf32>
  } : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %4 = stablehlo.exponential %1 : tensor<8x6xf32>
  return %4 : tensor<8x6xf32>
}
"""


def keeping(
    module: Module, pipeline: Pipeline, after: Sequence[Hook] = (), memory: Memory | None = None
) -> Module:
    """Runs a pipeline, and lets go of nothing."""
    pipeline.run(module, after=after, memory=memory)
    return module


def differs() -> bool:
    """Whether the program of one device is another one where lost ops are let go of."""
    wanted = print_module(compiled(parse(MANUAL), run=keeping).local)
    local = compiled(parse(MANUAL)).local
    return print_module(local) != wanted or bool(check(local))


def test_what_moved_out_of_a_lost_op_stays(monkeypatch: pytest.MonkeyPatch):
    assert not differs()

    def careless(op: core.Op) -> None:  # the mutant: takes all that its blocks list
        for region in op.regions:
            for block in region.blocks:
                for inner in block.ops:
                    inner.operands, inner.results, inner.block = [], [], None

    monkeypatch.setattr(core, "_dissolve", careless)
    with pytest.raises(Exception):  # noqa: B017 - whatever a broken program comes to
        assert not differs()


NAMES = {"stablehlo.tanh", "stablehlo.sine", "stablehlo.reduce_window", "stablehlo.add"}
UNUSED = """
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.tanh %x : tensor<8xf32>
  %1 = stablehlo.sine %0 : tensor<8xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%1, %c) <{window_dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %3 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }) : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  return %x : tensor<8xf32>
}
"""


def _named() -> list[core.Op]:
    every = [one for one in gc.get_objects() if isinstance(one, core.Op)]
    return [one for one in every if one.name in NAMES]


def left_behind() -> set[str]:
    """Names of ops that are still there once they were erased, though nothing was collected."""
    before = {*_named()}
    module = parse(UNUSED)
    gc.disable()
    try:
        Pipeline((make_step("dce"),)).run(module)
        return {one.name for one in _named() if one not in before}
    finally:
        gc.enable()


def test_erased_ops_go_without_a_collection(monkeypatch: pytest.MonkeyPatch):
    assert not left_behind()
    monkeypatch.setattr(core.Op, "let_go", core.Op.erase_operands)  # the mutant: circles stay
    assert left_behind() == NAMES

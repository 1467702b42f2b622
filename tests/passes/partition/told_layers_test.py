"""Layers of a loop that is written out can be told different cuts, and are executed so."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from shardwright.ir.analysis.collective_traffic import collectives
from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verifier.unannotated import unannotated
from shardwright.passes.clean.unrolling import copies
from shardwright.passes.registry import parse_pipeline
from shardwright.spec import plan
from shardwright.spec.attributes import Array, Attrs, String
from shardwright.testing.generate.loop_programs import loop_program
from shardwright.testing.generate.told_programs import Shares, prune, tell_cuts
from shardwright.testing.soundness import assert_rewrite_sound
from shardwright.testing.told_execution import faults_of
from shardwright.testing.unrolling import named

LARGEST = 150  # ops of a program


def written_out(text: str) -> Module:
    module = parse(text)
    parse_pipeline("unroll,symbol-dce,strip-plan,dce").run(module)
    while prune(module):
        pass
    return parse(print_module(module))


def test_random_loops_written_out_are_executed_as_told() -> None:
    shares, wrong, count = Shares(), dict[int, list[str]](), 0
    for seed in range(40):
        module = written_out(loop_program(seed))
        if sum(1 for _ in module.walk()) <= LARGEST:
            wrong[seed] = faults_of(module, tell_cuts(module, seed, shares), seed)
            count += 1
    assert {seed: found for seed, found in wrong.items() if found} == {}
    assert count >= 30 and shares.of("not replicated") >= 0.5 and len(shares.names) >= 12


# A scan as JAX writes it: functions hold the slice of the stack, the layer, and the result's place.
SCAN = """
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func public @main(%arg0: tensor<8x16xf32>, %arg1: tensor<4x16x16xf32>) -> (tensor<8x16xf32>, tensor<4x8x16xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1:4 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %c, %iterArg_1 = %arg0, %iterArg_2 = %0) : tensor<4x16x16xf32>, tensor<i32>, tensor<8x16xf32>, tensor<4x8x16xf32>
  cond {
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.subtract %c_4, %iterArg_0 : tensor<i32>
    %7 = stablehlo.subtract %6, %c_3 : tensor<i32>
    %2 = func.call @dynamic_index_in_dim(%iterArg, %7) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
    %3:2 = func.call @closed_call(%iterArg_1, %2) : (tensor<8x16xf32>, tensor<16x16xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>)
    %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3#1, %7) : (tensor<4x8x16xf32>, tensor<8x16xf32>, tensor<i32>) -> tensor<4x8x16xf32>
    %5 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
    stablehlo.return %iterArg, %5, %3#0, %4 : tensor<4x16x16xf32>, tensor<i32>, tensor<8x16xf32>, tensor<4x8x16xf32>
  }
  return %1#2, %1#3 : tensor<8x16xf32>, tensor<4x8x16xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x16xf32>, %arg1: tensor<i32>) -> tensor<16x16xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c, sizes = [1, 16, 16] : (tensor<4x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
  return %1 : tensor<16x16xf32>
}
func.func private @closed_call(%arg0: tensor<8x16xf32>, %arg1: tensor<16x16xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %1 = stablehlo.tanh %0 : tensor<8x16xf32>
  return %1, %0 : tensor<8x16xf32>, tensor<8x16xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<i32>) -> tensor<4x8x16xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c : (tensor<4x8x16xf32>, tensor<1x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16xf32>
  return %1 : tensor<4x8x16xf32>
}
"""  # noqa: E501


@dataclass
class Layer:
    """What a layer's product is told: axes by letter, and what becomes of its partial result."""

    cut: dict[str, str]
    partial: str = ""

    def tell(self, op: Op) -> None:
        cut = {letter: Array((String(axis),)) for letter, axis in self.cut.items()}
        op.set_note(plan.CUT, Attrs(cut))
        if self.partial:
            op.set_note(plan.PARTIAL, String(self.partial))


LAYERS = (
    Layer({"i": "x"}),
    Layer({"i": "x", "j": "y"}),
    Layer({"k": "y"}, "all_reduce"),
    Layer({"i": "y", "k": "x"}, "all_reduce"),
)


def told_scan() -> tuple[Module, list[Op]]:
    module = written_out(SCAN)
    ops = named(module, "stablehlo.dot_general")
    for op, layer in zip(ops, LAYERS, strict=True):
        layer.tell(op)
    return module, ops


def test_layers_of_a_scan_are_told_different_cuts() -> None:
    module, ops = told_scan()
    assert faults_of(module, ops, 0) == []
    local = assert_rewrite_sound(module, "propagate,partition")
    shapes = [
        op.operands[0].shape + op.result.shape for op in named(local, "stablehlo.dot_general")
    ]
    assert shapes == [(4, 16, 4, 16), (4, 16, 4, 8), (8, 8, 8, 16), (4, 8, 4, 16)]
    sums = [one.axes for one in collectives(local) if one.kind == "stablehlo.all_reduce"]
    assert sums == [("y",), ("x",)]
    assert not named(module, "stablehlo.while") and not named(module, "stablehlo.dynamic_slice")
    assert not [*unannotated(module)]


def test_in_the_loop_layers_cannot_differ() -> None:
    dims = "contracting_dims = [1] x [0]"
    text = SCAN.replace(dims, f'{dims} {{plan.cut = {{i = ["x"]}}}}')
    local = assert_rewrite_sound(text, "propagate,partition")
    assert [op.operands[0].shape for op in named(local, "stablehlo.dot_general")] == [(4, 16)]


def test_a_turn_that_takes_the_weight_of_another_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mutant of the scan: the counter of each turn is that of the first."""
    turn = copies.turn

    def same_counter(loop: Op, given: list[object], number: int) -> copies.Copy:
        made = turn(loop, given, number)  # pyright: ignore
        made.passed[1] = given[1]  # pyright: ignore
        return made

    monkeypatch.setattr("shardwright.passes.clean.unrolling.writer.turn", same_counter)
    with pytest.raises((AssertionError, ProgramError)):
        assert_rewrite_sound(SCAN, "unroll")

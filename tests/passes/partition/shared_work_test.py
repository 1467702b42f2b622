"""Products and tables that operands share out stay shared out, unless a program says otherwise."""

from __future__ import annotations

import pytest

from shardwright.ir.analysis import reducer_kinds
from shardwright.ir.analysis.collective_traffic import collectives, dot_flops
from shardwright.passes.partition.resharding import choose_cuts
from shardwright.testing.soundness import assert_rewrite_sound

# Operands so small that copies of both would move half the bytes of the sum.
PRODUCT = """
sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %b: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>} : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
  return %0 : tensor<64x16xf32>
}
"""  # noqa: E501
GATHERED = PRODUCT.replace(
    "  %0 =", "  %c = sdy.sharding_constraint %b <@mesh, [{}, {}]> : tensor<16x16xf32>\n  %0 ="
).replace("%a, %b, con", "%a, %c, con")
LOOKUP = """
sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<32x1xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> (tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 16>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>} : (tensor<8x16xf32>, tensor<32x1xi32>) -> tensor<32x16xf32>
  return %0 : tensor<32x16xf32>
}
"""  # noqa: E501


def moved(text: str) -> list[str]:
    """Kinds of the collectives of the partitioned program, which computes the same."""
    module = assert_rewrite_sound(text, "propagate,partition")
    return [one.kind.removeprefix("stablehlo.") for one in collectives(module)]


@pytest.mark.parametrize("text", [PRODUCT, LOOKUP])
def test_what_is_shared_out_is_not_repeated(text: str, monkeypatch: pytest.MonkeyPatch):
    assert moved(text) == ["all_reduce"]
    monkeypatch.setattr(choose_cuts, "_repeated", lambda shared, cut: 0)  # pyright: ignore
    assert "all_gather" in moved(text)


def test_devices_share_the_work():
    module = assert_rewrite_sound(PRODUCT, "propagate,partition")
    assert dot_flops(module) == 2 * 64 * 16 * 16 / 4


def test_a_program_says_that_work_is_repeated():
    """One operand is had whole: bytes decide."""
    assert "all_reduce" not in moved(GATHERED)


CONSTRAINED = """
sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<f32>) -> (tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) {
  %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%c: tensor<f32>, %d: tensor<f32>):
    %1 = sdy.sharding_constraint %c <@mesh, []> : tensor<f32>
    %2 = stablehlo.add %1, %d : tensor<f32>
    %3 = sdy.sharding_constraint %2 <@mesh, []> : tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }) : (tensor<64x16xf32>, tensor<f32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
"""  # noqa: E501


def test_a_reducer_is_known_behind_constraints(monkeypatch: pytest.MonkeyPatch):
    """JAX writes them inside partly manual regions: unknown reducers need whole operands."""
    assert moved(CONSTRAINED) == ["all_reduce"]
    monkeypatch.setattr(reducer_kinds, "_LAYING_OUT", ())
    assert "all_gather" in moved(CONSTRAINED)

"""Sums over devices are priced where they end: cut at once, or together with another sum."""

from __future__ import annotations

import pytest

from shardwright.ir.analysis.collective_traffic import collectives
from shardwright.passes.partition import insert_reshards
from shardwright.passes.partition.resharding.deferred_sums import NOWHERE
from shardwright.testing.soundness import assert_rewrite_sound

CUT = '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}'
BESIDE = '{sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}'
WHOLE = "{sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>}"
# Work is divided along rows, where a sum over devices follows, or along columns of one factor. Rows
# are so few that gathering those of the other is cheaper than a sum for all, but not than a sum
# that is cut.
FEW, MANY, WIDTH = 80, 400, 64
SCATTERED = f"""
sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<{FEW}x{WIDTH}xf32> {BESIDE}, %b: tensor<{FEW}x{WIDTH}xf32> {CUT}) -> (tensor<{WIDTH}x{WIDTH}xf32> {CUT}) {{
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] {WHOLE} : (tensor<{FEW}x{WIDTH}xf32>, tensor<{FEW}x{WIDTH}xf32>) -> tensor<{WIDTH}x{WIDTH}xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<{WIDTH}x{WIDTH}xf32>) -> tensor<{WIDTH}x{WIDTH}xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{{}}, {{}}]> : tensor<{WIDTH}x{WIDTH}xf32>
  %3 = sdy.sharding_constraint %2 <@mesh, [{{"x"}}, {{}}]> : tensor<{WIDTH}x{WIDTH}xf32>
  return %3 : tensor<{WIDTH}x{WIDTH}xf32>
}}
"""  # noqa: E501
JOINED = f"""
sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<{FEW}x{WIDTH}xf32> {CUT}, %b: tensor<{MANY}x{WIDTH}xf32> {CUT}, %c: tensor<{FEW}x{WIDTH}xf32> {BESIDE}) -> (tensor<{WIDTH}x{WIDTH}xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{}}, {{}}]>}}) {{
  %0 = stablehlo.dot_general %b, %b, contracting_dims = [0] x [0] {WHOLE} : (tensor<{MANY}x{WIDTH}xf32>, tensor<{MANY}x{WIDTH}xf32>) -> tensor<{WIDTH}x{WIDTH}xf32>
  %1 = stablehlo.dot_general %c, %a, contracting_dims = [0] x [0] {WHOLE} : (tensor<{FEW}x{WIDTH}xf32>, tensor<{FEW}x{WIDTH}xf32>) -> tensor<{WIDTH}x{WIDTH}xf32>
  %2 = stablehlo.add %0, %1 : tensor<{WIDTH}x{WIDTH}xf32>
  return %2 : tensor<{WIDTH}x{WIDTH}xf32>
}}
"""  # noqa: E501


def kinds(text: str) -> list[str]:
    """Kinds of the collectives of the partitioned program, which computes the same."""
    module = assert_rewrite_sound(text, "propagate,partition")
    return [one.kind.removeprefix("stablehlo.") for one in collectives(module)]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [(SCATTERED, ["all_to_all", "reduce_scatter"]), (JOINED, ["all_to_all", "all_reduce"])],
)
def test_a_sum_waits_for_where_it_ends(
    text: str, wanted: list[str], monkeypatch: pytest.MonkeyPatch
):
    assert kinds(text) == wanted
    monkeypatch.setattr(insert_reshards, "end_of", lambda value, layouts: NOWHERE)
    assert kinds(text) != wanted

"""Programs of rows of the whole op table compute the same on one device and on all."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from shardwright.passes.partition.lowering import replica_groups
from shardwright.passes.partition.resharding import partial_results
from shardwright.spec.axes import Axes, Mesh
from shardwright.testing.coverage import Coverage
from shardwright.testing.end_to_end import PIPELINE, check
from shardwright.testing.makers.table import PREFIX, table_rows
from shardwright.testing.recipes import Decision, Recipe, build, table_recipe
from shardwright.testing.soundness import assert_rewrite_sound

COUNT = 20
Table = NDArray[np.int64]


@pytest.mark.parametrize("seed", range(COUNT))
def test_partitioned_equals_whole(seed: int) -> None:
    outcome = check(table_recipe(seed))
    assert not outcome.fault, f"seed {seed}: see shardwright.testing.end_to_end.smallest"


def test_every_row_makes_an_op() -> None:
    """A row alone, with a few seeds, is drawn; the programs of many seeds hold every feature."""
    seen = Coverage()
    for row in table_rows():
        for seed in range(2):
            module = build(Recipe((2, 3), (4, 6), (Decision(PREFIX + row.name, seed),)))
            seen.add(module)
    missing = [row.name for row in table_rows() if not any(_is(row.name, op) for op in seen.ops)]
    assert not missing
    drawn = Coverage()
    for seed in range(60):
        drawn.add(build(table_recipe(seed)))
    print(drawn)
    for feature in ("partial values", "decided values", "uneven dims", "sub-axes", "loops"):
        assert drawn.share(feature) >= 0.05, feature
    assert {"2", "3", "4", "6", "8", "2x3", "2x2x2"} <= drawn.meshes.keys()


def _is(name: str, variant: str) -> bool:
    return variant.split(" ")[0] == name


# --- faults that such programs have found

FOUND = {
    "a constant made again for one user is no version for others": """
      %0 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(1)2}]>]>}
        dense<[3, -4, 4, 9, 9, -4, -4, -2]> : tensor<8xi32>
      %1 = sdy.reshard %0 <@mesh, [{}]> : tensor<8xi32>
      %2 = stablehlo.add %1, %0
        {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(1)2}]>]>} : tensor<8xi32>
      return %2 : tensor<8xi32>""",
    "propagation may leave an all_gather": """
      %0 = stablehlo.iota dim = 0 : tensor<8xi32>
      %1 = sdy.sharding_constraint %0 <@mesh, [{"y"}]> : tensor<8xi32>
      %2 = sdy.sharding_constraint %1 <@mesh, [{}], unreduced={"y"}> : tensor<8xi32>
      %3 = stablehlo.abs %2 : tensor<8xi32>
      return %3 : tensor<8xi32>""",
    "an edge loses more than the operand has": """
      %0 = stablehlo.constant dense<7> : tensor<1xi32>
      %1 = stablehlo.constant dense<0> : tensor<i32>
      %2 = stablehlo.pad %0, %1, low = [10], high = [-3], interior = [0]
        : (tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
      return %2 : tensor<8xi32>""",
}


@pytest.mark.parametrize("body", FOUND.values(), ids=FOUND)
def test_what_was_found_stays_mended(body: str) -> None:
    text = f"""
    sdy.mesh @mesh = <["x"=6, "y"=2]>
    func.func public @main() -> (tensor<8xi32> {{sdy.sharding = #sdy.sharding<@mesh, [{{}}]>}}) {{
      {body}
    }}"""
    assert_rewrite_sound(text, PIPELINE)


# --- planted errors in the making of collectives


def _other_axes(mesh: Mesh, axes: Axes) -> Table:
    """Groups of the same size over other devices, where there are any."""
    table = _TRUE(mesh, axes)
    return table.T.reshape(table.shape)


def _swapped_order(mesh: Mesh, axes: Axes) -> Table:
    """Members in the order of the axes read backwards."""
    return _TRUE(mesh, axes[::-1])


_TRUE = replica_groups.groups


@pytest.mark.parametrize("mutant", [_other_axes, _swapped_order])
def test_wrong_groups_are_caught(
    mutant: Callable[[Mesh, Axes], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replica_groups, "groups", mutant)
    # Neither what is remembered of right groups may be used, nor what is made of wrong ones kept.
    remembered = replica_groups._members  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setattr(replica_groups, "_members", remembered.__wrapped__)
    _expect_wrong_numbers()


def test_a_wrong_kind_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    true = partial_results.kinds_of
    monkeypatch.setattr(partial_results, "kinds_of", lambda op: tuple("max" for _ in true(op)))
    _expect_wrong_numbers()


def _expect_wrong_numbers(least: int = 2) -> None:
    """Some of the programs give other numbers, or copies that differ; a crash does not count."""
    caught = 0
    for seed in range(100):
        fault = check(table_recipe(seed)).fault
        caught += "error" in fault and not fault.startswith("crash")
        if caught == least:
            return
    pytest.fail(f"{caught} caught")

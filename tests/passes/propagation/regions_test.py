"""Propagation passes alone, on programs whose loops and manual computations have no edges yet."""

import pytest

from shardwright.passes.propagation.engine import flat_module
from shardwright.testing.generate.table_programs import table_program
from shardwright.testing.oracle.differential import Verdict, compare

PASSES = (
    "sdy-basic-propagate",
    "sdy-aggressive-propagate",
    "sdy-op-priority-propagate",
    "sdy-user-priority-propagate",
)
# Seeds that differed while arguments of regions had no sharding.
SEEDS = (70000, 70066, 70099, 70117, 70194, 70238, 70243, 70381, 70387)


@pytest.mark.parametrize("name", PASSES)
def test_regions_before_import(name: str):
    for seed in SEEDS:
        answer = compare(table_program(seed), name)
        assert answer.verdict is not Verdict.DIFFERS, f"{seed}: {answer.difference}"


LOOP = """
sdy.mesh @mesh = <["x"=2, "y"=2, "z"=2]>
func.func @main(%a: tensor<12x4xf32>) -> (tensor<12x4xf32>, tensor<12x4xf32>) {
  %k = stablehlo.exponential %a : tensor<12x4xf32>
  %0 = stablehlo.while(%b = %a) : tensor<12x4xf32>
  cond {
    %1 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.sine %b : tensor<12x4xf32>
    %3 = stablehlo.add %2, %k : tensor<12x4xf32>
    %4 = sdy.sharding_constraint %3 <@mesh, [{?}, {?}]> : tensor<12x4xf32>
    %5 = stablehlo.cosine %b : tensor<12x4xf32>
    %6 = sdy.sharding_constraint %5 <@mesh, [{?}, {?}]> : tensor<12x4xf32>
    stablehlo.return %b : tensor<12x4xf32>
  }
  %7 = stablehlo.negate %0 : tensor<12x4xf32>
  %8 = sdy.sharding_constraint %k <@mesh, [{?}, {"y"}]> : tensor<12x4xf32>
  return %7, %8 : tensor<12x4xf32>, tensor<12x4xf32>
}
"""


def test_users_of_an_argument_hear_nothing_within_a_round():
    """The argument is the result: users of the result are visited again, its own are not."""
    assert compare(LOOP, "sdy-basic-propagate").verdict is Verdict.SAME


def test_forgotten_arguments_are_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(flat_module, "_number_arguments", lambda *_: None)
    assert compare(LOOP, "sdy-basic-propagate").verdict is Verdict.DIFFERS

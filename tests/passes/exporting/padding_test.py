"""Padding to even shards, against Shardy on programs that its own earlier passes made."""

from collections.abc import Sequence

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.exporting import sdy_pad_for_divisibility as padding
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.generate.export_programs import BEFORE_FACTORS, COLLECTIVES, export_program
from shardwright.testing.oracle.shardy_steps import ours, shown_difference, theirs
from shardwright.testing.oracles import Refused, shardy

PAD = "func.func(sdy-pad-for-divisibility)"
CHAIN = f"{BEFORE_FACTORS},sdy-resolve-permutation-factors,{COLLECTIVES}"


def cut_programs(seeds: Sequence[int]) -> list[str]:
    """Programs with collectives, as Shardy's passes up to padding make them."""
    found: list[str] = []
    for seed in seeds:
        try:
            text = shardy(export_program(seed), CHAIN)
        except Refused:
            continue
        found += [] if text is None else [text]
    return found


def differences(seeds: Sequence[int]) -> tuple[int, list[str]]:
    """How many programs both pad, and how they differ."""
    count, found = 0, list[str]()
    for text in cut_programs(seeds):
        wanted = theirs(text, PAD)
        if wanted is None or "unrealized" in wanted:  # it died, refused, or left types apart
            continue
        count += wanted != print_module(parse(text))
        if difference := shown_difference(ours(text, PAD), wanted):
            found.append(f"{text}\n{difference}")
    return count, found


# Seeds of programs that Shardy itself can pad; it dies of many others.
SEEDS = (0, 3, 4, 5, 12, 13, 14, 16, 18, 20, 23, 28, 36, 41, 44, 49, 61, 81, 94, 97)


def test_pads_as_shardy_does():
    count, found = differences(SEEDS)
    assert not found, found[0]
    assert count == len(SEEDS)


def test_a_wrong_rounding_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(padding, "SUMMED", frozenset({"stablehlo.add"}))
    text = SUMMED_TWICE
    assert ours(text, PAD) != theirs(text, PAD)


SUMMED_TWICE = """
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func public @main(%a: tensor<3x5xf32>, %b: tensor<3x5xf32>) -> tensor<f32> {
  %0 = sdy.all_slice [{"x"}, {"y"}] %a out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<3x5xf32>
  %1 = sdy.all_slice [{"x"}, {"y"}] %b out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<3x5xf32>
  %2 = stablehlo.exponential %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {"y"}]>]>} : tensor<3x5xf32>
  %3 = stablehlo.dot_general %2, %0, contracting_dims = [1, 0] x [1, 0] : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<f32>
  %4 = sdy.all_reduce {"x", "y"} %3 out_sharding=<@mesh, []> : tensor<f32>
  return %4 : tensor<f32>
}
"""  # noqa: E501


def test_sums_see_no_padding():
    assert ours(SUMMED_TWICE, PAD) == theirs(SUMMED_TWICE, PAD)


UNEVEN = """
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<3xf32> {
  return %a : tensor<3xf32>
}
"""


def test_uneven_arguments_are_refused():
    with pytest.raises(ProgramError, match="argument #0 has a non-divisible sharding"):
        parse_pipeline(PAD).run(parse(UNEVEN))


TO_OTHER_DIM = """
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %0 = sdy.all_slice [{"x"}, {}] %a out_sharding=<@mesh, [{"x"}, {}]> : tensor<3x5xf32>
  %1 = sdy.all_to_all [{"x"}: 0->1] %0 out_sharding=<@mesh, [{}, {"x"}]> : tensor<3x5xf32>
  %2 = sdy.all_gather [{}, {"x"}] %1 out_sharding=<@mesh, [{}, {}]> : tensor<3x5xf32>
  return %2 : tensor<3x5xf32>
}
"""


def test_padding_that_cannot_follow_is_refused():
    """Shardy leaves casts between types, and then refuses what it wrote."""
    with pytest.raises(ProgramError, match="all_to_all"):
        parse_pipeline(PAD).run(parse(TO_OTHER_DIM))

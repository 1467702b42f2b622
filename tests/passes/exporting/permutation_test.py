"""Ops that permute what they are cut along, against Shardy; and what a reversal computes."""

import re

import pytest

from shardwright.ir.parse import parse
from shardwright.passes.exporting import sdy_resolve_permutation_factors as resolving
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.generate.export_programs import BEFORE_FACTORS, export_program
from shardwright.testing.oracle.shardy_steps import ours, shown_difference, theirs
from shardwright.testing.oracles import Refused, shardy

RESOLVE = "sdy-resolve-permutation-factors"
OPS = tuple(
    f"stablehlo.{name}"
    for name in ("convolution", "pad", "slice", "reverse", "reduce_window", "select_and_scatter")
)
_PAIRS = re.compile(r"source_target_pairs = dense<.*?> : tensor<\d+x2xi64>")


def resharded(seeds: range) -> list[str]:
    found: list[str] = []
    for seed in seeds:
        try:
            text = shardy(export_program(seed, OPS, ops=1), BEFORE_FACTORS)
        except Refused:
            continue
        found += [] if text is None else [text]
    return found


def differences(seeds: range, option: str) -> tuple[int, list[str]]:
    """How many programs change, and how ours differ; Shardy's pairs forget the other axes."""
    count, found = 0, list[str]()
    for text in resharded(seeds):
        wanted = theirs(text, RESOLVE + option)
        if wanted is None:
            continue
        made = ours(text, RESOLVE + option)
        count += wanted.count("sdy.reshard") > text.count("sdy.reshard")
        if difference := shown_difference(_PAIRS.sub("", made), _PAIRS.sub("", wanted)):
            found.append(f"{text}\n{difference}")
    return count, found


@pytest.mark.parametrize("option", ["", "{enable-halo-exchange=false}"])
def test_resolves_as_shardy_does(option: str):
    count, found = differences(range(50), option)
    assert not found, found[0]
    assert count > 10


def test_a_forgotten_cut_in_place_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(resolving, "SLICE", "")
    assert differences(range(60), "")[1]


REVERSED = """
sdy.mesh @mesh = <["x"=2, "y"=3]>
func.func @main(%a: tensor<7x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> tensor<7x8xf32> {
  %0 = stablehlo.reverse %a, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {"y"}]>]>} : tensor<7x8xf32>
  return %0 : tensor<7x8xf32>
}
"""  # noqa: E501


def test_both_dims_of_a_reversal():
    assert ours(REVERSED, RESOLVE) == theirs(REVERSED, RESOLVE)


def test_rims_move_within_every_group():
    """Along one axis of two: Shardy's pairs are numbers along that axis, not devices."""
    text = REVERSED.replace("7x8", "7x9").replace("dims = [1, 0]", "dims = [0]")
    assert "dense<[[0, 3], [1, 4], [2, 5]]>" in ours(text, RESOLVE)
    assert "dense<[[0, 1]]>" in str(theirs(text, RESOLVE))


def test_what_needs_no_neighbour_stays():
    text = REVERSED.replace("dims = [1, 0]", "dims = []")
    module = parse(text)
    parse_pipeline(RESOLVE).run(module)
    assert len(module.funcs[0].body.ops) == 2

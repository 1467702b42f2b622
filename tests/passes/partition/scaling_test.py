"""Sharded compute stays sharded: a device does, holds and receives what the factor rule says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from pages.partition_page import ruled
from shardwright.ir.analysis.collective_traffic import total_ring_bytes
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.factors import Rule
from shardwright.spec.op import ops
from shardwright.testing.generate.cut_programs import BY_PRICE
from shardwright.testing.op_table.op_cases import Case
from shardwright.testing.op_table.partitioning import COUNTS, extent, lines
from shardwright.testing.op_table.scaling import excess, program_flops
from shardwright.testing.recipes import build, random_recipe, table_recipe
from shardwright.testing.soundness import differences, evaluate

CUT = ("cut", "partial", "exchange")
PROGRAMS = 40


def examples(name: str) -> Iterator[tuple[str, Case, int, int]]:
    """Of each role of dims of an op an instance per fate, cut into the most and fewest blocks."""
    for line in lines(ops()[name]):
        for word in CUT:
            if word not in line.examples:
                continue
            case, factor, fewest = line.examples[word]
            counts = [n for n in COUNTS if n >= fewest and _divides(case, factor, n)]
            for count in dict.fromkeys((counts[0], counts[-1])):
                yield f"{name} {line.variant} {line.role} {word}", case, factor, count


def _divides(case: Case, factor: int, count: int) -> bool:
    rule, sig = case.sig.blocks, case.sig
    assert rule is not None
    is_met = factor not in sig.overlaps or sig.needs(factor, count) is not None
    return is_met and extent(sig, rule, factor) % count == 0


def faults(name: str, ran: Counter[str]) -> list[str]:
    """What is wrong with an op; `ran` counts what was tried."""
    found: list[str] = []
    for title, case, factor, count in examples(name):
        problem, word = excess(case, factor, count), title.split()[-1]
        ran[BY_PRICE if problem == BY_PRICE else word] += 1
        if problem and (problem != BY_PRICE or word == "cut"):
            found.append(f"{title} {count}: {problem}")
    return found


def test_flops_and_bytes_per_device_are_a_share() -> None:
    ran = Counter[str]()
    wrong = [text for row in ruled() for text in faults(row.name, ran)]
    assert not wrong
    assert ran["cut"] > 250 and ran["partial"] > 30 and ran["exchange"] > 10
    assert ran[BY_PRICE] * 20 < ran.total()


EXPANDED = """sdy.mesh @mesh = <["x"=4]>
func.func @main(
    %a: tensor<64x3x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}]>},
    %s: tensor<3xf32>,
    %l: tensor<2x800xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<64x3x8xf32>, tensor<64x3x8xf32>, tensor<2x3xf32>, tensor<2x3xi32>) {
  %o, %m, %v = "stablehlo.batch_norm_training"(%a, %s, %s)
      <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}>
      : (tensor<64x3x8xf32>, tensor<3xf32>, tensor<3xf32>)
      -> (tensor<64x3x8xf32>, tensor<3xf32>, tensor<3xf32>)
  %g, %p, %q = "stablehlo.batch_norm_grad"(%a, %s, %m, %v, %o)
      <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}>
      : (tensor<64x3x8xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<64x3x8xf32>)
      -> (tensor<64x3x8xf32>, tensor<3xf32>, tensor<3xf32>)
  %t, %i = chlo.top_k(%l, k = 3) : tensor<2x800xf32> -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return %o, %g, %t, %i
      : tensor<64x3x8xf32>, tensor<64x3x8xf32>, tensor<2x3xf32>, tensor<2x3xi32>
}"""


def test_ops_written_as_others_move_sums_and_candidates_only() -> None:
    module, whole = parse(EXPANDED), parse(EXPANDED)
    args = inputs(whole, 0)
    args[2] = np.round(args[2] * 4)  # with equal entries, of which the first ones count
    parse_pipeline("propagate,partition").run(module)
    sums, candidates, chosen = 4 * 12, 2 * 3 * 4, 2 * 3 * 4
    assert total_ring_bytes(module) <= 1.5 * sums + 3 * candidates + 1.5 * chosen
    biggest = max(v.tensor.count for op in module.walk() for v in op.results)
    assert biggest == max(64 * 3 * 8, 2 * 800) / 4
    assert not differences(evaluate(module, args), run(whole, args))


def test_a_rule_that_is_dropped_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "stablehlo.dot_general"
    (_, case, factor, count), *_ = examples(name)
    assert excess(case, factor, count) == ""
    monkeypatch.setattr("shardwright.passes.partition.resharding.choose_cuts.can_be_cut", _nothing)
    monkeypatch.setattr("shardwright.spec.layout.can_be_cut", _nothing)
    assert faults(name, Counter())


def _nothing(rule: Rule, *_: object) -> tuple[bool, ...]:
    return (False,) * len(rule.sizes)


def test_programs_do_no_more_than_their_cuts_say() -> None:
    whole = chosen = local = 0.0
    for seed in range(PROGRAMS):
        recipe = table_recipe(seed) if seed % 2 else random_recipe(seed)
        module = parse(print_module(build(recipe)))
        parse_pipeline("propagate").run(module)
        flops = program_flops(module)
        assert flops.local <= 1.5 * flops.chosen + 64, seed  # completed sums, masks
        whole, chosen, local = whole + flops.whole, chosen + flops.chosen, local + flops.local
    assert local <= 1.02 * chosen
    assert whole > 2 * local  # of 3.6 devices on average

"""Every factor that a rule lets the partitioner cut can be cut: op on shards, joined, is the op."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from shardwright.spec.attributes import Ints
from shardwright.spec.factors import Kind, Rule, RuleBuilder
from shardwright.spec.op import OpRow, ops
from shardwright.testing.op_table.op_cases import Case, cases, inputs
from shardwright.testing.op_table.op_soundness import cuts, unsound

SAMPLES = 40
ROWS = [row for row in ops().values() if row.sample and row.run and row.rule]


def faults(
    name: str,
    row: OpRow | None = None,
    rule_of: Callable[[Case], Rule | None] = lambda case: case.sig.blocks,
) -> tuple[int, list[str]]:
    """Number of cuts tried, and what went wrong."""
    tried, found = 0, list[str]()
    for k, case in enumerate(cases(ops()[name], SAMPLES)):
        rule = rule_of(case)
        if rule is None:
            continue
        operands = inputs(case, k)
        for cut in cuts(row or case.row, case.sig, rule):
            tried += 1
            if problem := unsound(case, operands, cut, row, rule):
                found.append(f"{case} {cut} of {rule}: {problem}")
    return tried, found


# Ops all of whose factors are cut as overlaps: `tests/passes/partition/table_test.py` runs these.
UNCUT = {"stablehlo.get_dimension_size"}


@pytest.mark.parametrize("name", [row.name for row in ROWS])
def test_factors_can_be_cut(name: str) -> None:
    tried, found = faults(name)
    assert not found
    assert tried or name in UNCUT


@pytest.mark.parametrize("name", ["stablehlo.dot_general", "stablehlo.reduce", "stablehlo.gather"])
def test_reductions_are_among_the_cuts(name: str) -> None:
    kinds = [
        case.sig.blocks.kinds[cut.factor]
        for case in cases(ops()[name], SAMPLES)
        if case.sig.blocks
        for cut in cuts(case.row, case.sig, case.sig.blocks)
    ]
    assert Kind.REDUCTION in kinds and Kind.PASS in kinds


# --- the check can fail


def _transposed_wrongly(case: Case) -> Rule:
    """As if the permutation were its inverse."""
    order = case.sig.attrs["permutation"]
    assert isinstance(order, Ints)
    builder = RuleBuilder(case.sig.in_ranks, case.sig.out_ranks)
    for dim, source in enumerate(order.values):
        builder.factor([dim], [source], case.sig.shape(0)[dim])
    return builder.build()


def test_a_wrong_transpose_rule_is_caught() -> None:
    assert faults("stablehlo.transpose", rule_of=_transposed_wrongly)[1]


def test_a_maximum_combined_by_a_sum_is_caught() -> None:
    row = ops()["stablehlo.reduce"]
    summed = replace(row, combine=lambda sig: ("add",) * len(sig.outs))
    found = faults(row.name, summed)[1]
    assert any("body='max'" in problem for problem in found)
    assert not any("body='add'" in problem for problem in found)


def test_an_init_value_that_enters_on_every_shard_is_caught() -> None:
    row = ops()["stablehlo.reduce"]
    found = faults(row.name, replace(row, once=None))[1]
    assert any("body='add'" in problem for problem in found)


def test_group_counts_that_stay_global_are_caught() -> None:
    row = ops()["stablehlo.convolution"]
    assert faults(row.name, replace(row, local=None, local_attrs=None))[1]

"""Predictions stay near published measurements, and would not if the physics were left out."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from shardwright.ir.clusters import find_cluster, with_stack
from shardwright.passes.cost._answer import evaluate
from shardwright.testing.measured_fit import Kernels, Measured, constants_of, program
from shardwright.testing.measured_rows import copied, megatron_rows, mpt_rows

pytest.importorskip("jax")

STACK = "pytorch-fsdp"
ROWS = (26, 22, 9)  # 13b and 30b on eight A100, the second recomputed; 13b on 64 H100
BAND = 0.07


@cache
def run(number: int) -> Measured:
    row = mpt_rows()[number]
    return Measured(row, [program(row.choices[0])])


def errors(**changes: float) -> list[float]:
    found: list[float] = []
    for number in ROWS:
        one = run(number)
        constants: Kernels = constants_of(with_stack(one.cluster, STACK).chip)
        found.append(abs(one.error(constants | changes)))
    return found


def test_predictions_are_near_measurements():
    assert max(errors()) < BAND


@pytest.mark.parametrize("change", [{"interference": 0.0}, {"attention_depth": 0}])
def test_physics_left_out_would_be_seen(change: dict[str, float]):
    assert max(errors(**change)) > BAND


def test_recomputing_leaves_out_the_last_product_of_a_block():
    one = run(22)
    micro, seq, hidden, layers, vocab, passes = 3, 2048, 7168, 48, 50368, 21
    tokens = micro * seq
    weights = 2 * tokens * layers * hidden**2 * (3 * 12 + 12 - 4)
    attention = layers * micro * seq**2 * hidden * (2 * 4 + 10)  # forward twice, five products back
    head = 3 * 2 * tokens * vocab * hidden
    found = evaluate(one.programs[0], one.cluster).flops
    assert found == passes * (weights + attention + head)


def test_tables_give_the_utilisation_that_they_state():
    for row in mpt_rows():
        assert 0.2 < row.mfu(row.seconds) < 0.7
    by_name = {row.model: row.flops / row.seconds / row.gpus for row in megatron_rows()}
    assert by_name["145.6b"] == pytest.approx(148e12)


def test_copying_takes_the_nearest_row_of_the_same_chip():
    rows = mpt_rows()
    row = rows[11]  # 7b on 8 H100
    near = [one for one in rows if one is not row]
    same = replace(row, seconds=row.seconds / 2)
    assert copied(row, [*near, same]) == pytest.approx(2 * row.mfu(row.seconds))


def test_a_stack_changes_only_what_it_says():
    plain = find_cluster("dgx-a100")
    kernels = with_stack(plain, STACK).chip.kernels
    assert kernels.units == plain.chip.kernels.units == 108
    assert kernels.tile == plain.chip.kernels.tile
    assert kernels.interference > plain.chip.kernels.interference == 0

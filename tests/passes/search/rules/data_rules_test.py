"""Data parallelism and ZeRO move what their papers say, and nothing else."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.search.rules import roles, shares
from shardwright.passes.search.rules.writing import tell
from shardwright.spec import plan
from shardwright.testing.jax_corpus.transformer_steps import Step
from shardwright.testing.laid_out import (
    SPELLINGS,
    Moves,
    gathers,
    moves,
    over_data,
    sums,
    text_of,
    weights,
)


def is_data_parallel(step: Step) -> bool:
    return moves(text_of(step), "data-parallel", over_data("data-parallel")) == sums(
        step, "all_reduce"
    )


DATA = {name: step for name, step in SPELLINGS.items() if not step.clips}


@pytest.mark.parametrize("step", DATA.values(), ids=DATA)
def test_data_parallelism_sums_each_gradient_once_and_moves_nothing_else(step: Step):
    assert is_data_parallel(step)


@pytest.mark.parametrize("name", ["plain", "fused", "by heads", "copied"])
def test_zero1_sums_gradients_whole_and_gathers_new_weights(name: str):
    step = SPELLINGS[name]
    expected = sums(step, "all_reduce", apart=True) + gathers(step)
    assert moves(text_of(step), "zero1", over_data("zero1")) == expected


@pytest.mark.parametrize("name", ["plain", "fused", "by heads", "copied"])
def test_zero2_scatters_gradients_and_gathers_new_weights(name: str):
    step = SPELLINGS[name]
    expected = sums(step, "reduce_scatter", 8, apart=True) + gathers(step)
    assert moves(text_of(step), "zero2", over_data("zero2")) == expected


def uses(step: Step) -> Moves:
    """A gather per use: forward, and backward where the input's gradient takes the weight."""
    once = {"bias": 1, "table": 3 if step.is_tied else 1}
    found: Moves = Counter()
    for name, sizes in weights(step).items():
        for size in sizes:
            found["all_gather", size // (step.layers if _is_stacked(step, name) else 1)] += (
                once.get(name, 2)
            )
    return found


def _is_stacked(step: Step, name: str) -> bool:
    return step.is_scanned and name not in ("table", "head", "norm")


def is_zero3(step: Step) -> bool:
    scattered = sums(replace(step, is_scanned=False), "reduce_scatter", 8, apart=True)
    if step.is_scanned:  # one layer's, each turn
        layer = sums(replace(step, is_scanned=False, layers=1), "reduce_scatter", 8, apart=True)
        scattered = layer
    return moves(text_of(step), "zero3", over_data("zero3")) == uses(step) + scattered


@pytest.mark.parametrize("name", ["plain", "renamed", "fused", "by heads", "scanned", "copied"])
def test_zero3_gathers_weights_per_use_and_scatters_gradients(name: str):
    assert is_zero3(SPELLINGS[name])


# --- planted errors


def test_another_dim_than_the_batch_is_caught(monkeypatch: pytest.MonkeyPatch):
    found = roles.batch_dims

    def columns(module: Module, main: Any) -> list[Any]:
        return [(value, 1) for value, _ in found(module, main)]

    monkeypatch.setattr(roles, "batch_dims", columns)
    assert not is_data_parallel(Step())


def test_weights_that_stay_cut_are_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(shares.Shares, "gather", nothing)
    assert not is_zero3(Step())


def nothing(*_: object) -> None:
    """Gather no weight."""


KERNEL = """module {
  func.func @main(%arg0: tensor<8x16xf32>, %arg1: tensor<16x16xf32>) -> tensor<8x16xf32> {
    %0 = call @mix(%arg0, %arg1) {plan.kernel = "mix"} : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %1 = stablehlo.tanh %0 : tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
  func.func private @mix(%arg0: tensor<8x16xf32>, %arg1: tensor<16x16xf32>) -> tensor<8x16xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
}
"""  # noqa: E501


def test_ops_within_a_kernel_are_told_nothing():
    mesh = over_data("data-parallel")
    for text, may in ((KERNEL, False), (KERNEL.replace(' {plan.kernel = "mix"}', ""), True)):
        dot = next(op for op in parse(text).walk() if op.sig.is_contraction)
        assert tell(dot, {0: ("data",)}, mesh) == may == (plan.CUT in dot.notes)

"""Megatron moves what its papers say, in all spellings of a transformer."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.passes.search.rules import pairs, sequence
from shardwright.testing.jax_corpus.transformer_steps import Step
from shardwright.testing.laid_out import (
    BOTH,
    MODEL,
    NORM,
    SPELLINGS,
    TANH,
    TWO_PRODUCTS,
    Moves,
    annotated,
    moves,
    text_of,
    weights,
)

jax: Any = import_module("jax")


def pair_sums(step: Step, kind: str, parts: int = 1) -> Moves:
    """Four per layer, or per loop over layers, one of the table and one of the logits' input."""
    layers = 1 if step.is_scanned else step.layers
    size = step.batch * step.seq * step.width // parts
    return Counter({(kind, size): 4 * layers + 2})


def vocabulary(step: Step, parts: int = 1) -> Moves:
    """The largest logit, the sum of exponentials, and the label's logit."""
    return Counter({("all_reduce", step.batch * step.seq // parts): 3})


def is_megatron(step: Step) -> bool:
    expected = pair_sums(step, "all_reduce") + vocabulary(step)
    found = moves(text_of(step), "megatron", MODEL)
    return {k: n for k, n in found.items() if k != ("all_reduce", 1)} == expected


@pytest.mark.parametrize("step", SPELLINGS.values(), ids=SPELLINGS)
def test_megatron_sums_four_times_per_layer(step: Step):
    assert is_megatron(step)


@pytest.mark.parametrize("qkv", ["packed", "packed in three"])
def test_heads_that_lie_behind_queries_keys_and_values_are_moved_and_cut(qkv: str):
    step = Step(qkv=qkv, is_gated=True)
    found = moves(text_of(step), "megatron", MODEL)
    summed = {key: n for key, n in found.items() if key[0] == "all_reduce"}
    assert summed == pair_sums(step, "all_reduce") + vocabulary(step)
    main = annotated(text_of(step), "megatron", MODEL).main
    assert main is not None
    packed = {str(v.sharding) for v in main.args if v.shape == (step.width, 3 * step.width)}
    assert packed == {'<@mesh, [{}, {"model"}]>'}


@pytest.mark.parametrize("name", ["plain", "fused", "grouped"])
def test_megatron_beside_data_sums_each_part_of_a_gradient_once(name: str):
    step = SPELLINGS[name]
    whole = {"norm", "norm1", "norm2"}
    parts = {key: 1 if key in whole else 4 for key in weights(step)}
    expected = pair_sums(step, "all_reduce", 2) + vocabulary(step, 2)
    expected += Counter(
        ("all_reduce", n // parts[k]) for k, ns in weights(step).items() for n in ns
    )
    expected["all_reduce", 1] += 1
    assert moves(text_of(step), "megatron", BOTH) == expected


def is_sequence_parallel(step: Step) -> bool:
    norms = 1 + 2 * (1 if step.is_scanned else step.layers)
    found = moves(text_of(step), "megatron-sp", MODEL)
    gathered = found.pop(("all_gather", step.batch * step.seq * step.width), 0)
    scattered = pair_sums(step, "reduce_scatter", 4)
    sizes = Counter({("all_reduce", step.width): norms})
    (at_least,) = scattered.values()
    at_most = at_least + (2 if step.is_scanned else 0)  # a loop's backward gathers again
    return found == scattered + vocabulary(step) + sizes and at_least <= gathered <= at_most


@pytest.mark.parametrize("name", ["plain", "renamed", "fused", "by heads"])
def test_sequence_parallelism_scatters_what_megatron_sums_and_gathers_it_again(name: str):
    assert is_sequence_parallel(SPELLINGS[name])


def is_cut_within_blocks() -> bool:
    """Whether a stack of blocks behind a product, without norms, is summed once per block and
    direction, but for the input of the first product.
    """
    found = moves(_blocks_text(), "megatron", MODEL)
    return found == Counter({("all_reduce", 64 * 32): 3 + 3})


def _less(weight: Any, gradient: Any) -> Any:
    return weight - 0.1 * gradient


@cache
def _blocks_text() -> str:
    def loss(weights: Any, x: Any) -> Any:
        first, *blocks = weights
        x = x @ first
        for up, down in blocks:
            x = x + jax.numpy.tanh(x @ up) @ down
        return (x * x).mean()

    def step(weights: Any, x: Any) -> Any:
        return jax.tree.map(_less, weights, jax.grad(loss)(weights, x))

    def of(*shape: int) -> Any:
        return jax.ShapeDtypeStruct(shape, "float32")

    given = [of(16, 32), *[(of(32, 128), of(128, 32))] * 3], of(64, 16)
    return jax.jit(step).trace(*given).lower(lowering_platforms=("cpu",)).as_text()


def test_blocks_without_norms_are_cut_within():
    assert is_cut_within_blocks()


# --- planted errors


def no_classes(_: object) -> dict[int, None]:
    """Bar nothing."""
    return {}


def test_a_norm_within_a_pair_is_caught(monkeypatch: pytest.MonkeyPatch):
    source = TWO_PRODUCTS.replace(TANH, NORM)
    with pytest.raises(ProgramError):
        annotated(source, "megatron", MODEL)
    monkeypatch.setattr(pairs.Pairs, "_otherwise_summed", no_classes)
    annotated(source, "megatron", MODEL)


def test_a_width_between_blocks_is_caught(monkeypatch: pytest.MonkeyPatch):
    assert is_cut_within_blocks()
    monkeypatch.setattr(pairs.Pairs, "_between_blocks", no_classes)
    assert not is_cut_within_blocks()


def test_sums_that_stay_whole_are_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sequence, "_sums", nothing)
    assert not is_sequence_parallel(Step())


def nothing(*_: object) -> tuple[int, ...]:
    """Scatter no sum."""
    return ()

"""Sums leave loops: as few bytes as trying every position finds, and the same numbers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.core import Module, callee
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.compare import TOLERANCES
from shardwright.ir.verify import check
from shardwright.passes.collect.late_sums import flow, frames, positions
from shardwright.passes.registry import parse_pipeline
from shardwright.passes.shared.min_cut import FlowGraph
from shardwright.spec.op import Sig
from shardwright.spec.sharding_rules import linear
from shardwright.testing.jax_corpus.loop_forms import FORMS, form_text
from shardwright.testing.jax_corpus.scans import scan_program
from shardwright.testing.jax_corpus.train_loops import accumulation, layered, recurrent
from shardwright.testing.second_opinion.sum_positions import fewest_bytes, summed_bytes
from shardwright.testing.soundness import evaluate, inputs

BEFORE = "propagate,insert-reshards,delay-reduces"
AFTER = "pad,reshard-to-collectives,localize"
SEEDS = range(60)


def resharded(text: str, *more: str) -> Module:
    module = parse(text)
    parse_pipeline(",".join((BEFORE, *more))).run(module)
    return module


def local(text: str, *more: str) -> Module:
    return resharded(text, *more, AFTER)


def faults(text: str, *more: str, seed: int = 0) -> list[str]:
    """Results that differ from those of one device. What is rounded may be rounded elsewhere."""
    before = parse(text)
    args = inputs(before, seed)
    found = local(text, *more)
    check(found)
    tolerance = TOLERANCES["bf16" if "bf16" in text else "f32"]
    return [
        f"result {k}"
        for k, (a, b) in enumerate(zip(evaluate(found, args), evaluate(before, args), strict=True))
        if not _is_near(a, b, tolerance)
    ]


def _is_near(a: Any, b: Any, tolerance: float) -> bool:
    if a.dtype.kind not in "fc":
        return np.array_equal(a, b)
    return np.allclose(a, b, rtol=0, atol=tolerance * max(1.0, float(np.abs(b).max(initial=0))))


# --- generated scans


@pytest.mark.parametrize("seed", SEEDS)
def test_bytes_are_the_fewest_over_all_positions(seed: int) -> None:
    text = scan_program(seed)
    least, most = fewest_bytes(resharded(text))
    assert least <= summed_bytes(resharded(text, "sum-after-loops")) <= most


@pytest.mark.parametrize("seed", SEEDS)
def test_all_devices_compute_what_one_does(seed: int) -> None:
    text = scan_program(seed)
    assert not faults(text, "sum-after-loops", seed=seed)


def test_what_is_generated() -> None:
    """Many programs change, some do not; kinds, functions and loops of all sorts occur."""
    texts = [scan_program(seed) for seed in SEEDS]
    moved = [
        [summed_bytes(resharded(text, *more)) for text in texts]
        for more in ((), ("sum-after-loops",))
    ]
    changed = [a > b for a, b in zip(*moved, strict=True)]
    assert changed.count(True) > 30 and changed.count(False) > 2
    words = ("maximum", "minimum", "transpose", "convert", "i16", "bf16", "dynamic_update_slice",
             "call @combined", "call @closed_call")  # fmt: skip
    for word in words:
        assert sum(word in text for text in texts) > 3, word
    assert sum(text.count("stablehlo.while") > 1 for text in texts) > 10


@pytest.mark.parametrize("seed", range(12))
def test_what_is_not_printed_is_not_in_the_program(seed: int) -> None:
    text = scan_program(seed)
    again = parse(print_module(resharded(text, "sum-after-loops")))
    parse_pipeline(AFTER).run(again)
    assert print_module(again) == print_module(local(text, "sum-after-loops"))


# --- train steps as people write them


def sums(module: Module) -> tuple[int, float]:
    found = collective_traffic.collectives(module)
    return sum(one.count for one in found), sum(one.total_bytes for one in found)


def test_accumulated_gradients_are_summed_once() -> None:
    text = accumulation(16)
    assert sums(local(text))[0] == 48
    assert sums(local(text, "sum-after-loops"))[0] == 3
    assert not faults(text, "sum-after-loops")


def test_gradients_of_a_recurrent_network_are_summed_once() -> None:
    text = recurrent(100)
    before, after = sums(local(text)), sums(local(text, "sum-after-loops"))
    assert before[0] == 301 and after[0] == 4
    assert after[1] * 90 < before[1]
    assert not faults(text, "sum-after-loops")


@pytest.mark.parametrize("is_checkpointed", [False, True])
def test_gradients_of_scanned_layers_leave_the_loop_over_micro_batches(
    is_checkpointed: bool,
) -> None:
    """Those of all layers stand in one value, and are summed in one go."""
    text = layered(is_checkpointed)
    before, after = sums(local(text)), sums(local(text, "sum-after-loops"))
    assert before[0] == 35 and after[0] == 3
    assert ("optimization_barrier" in text) == is_checkpointed
    assert not faults(text, "sum-after-loops")


@pytest.mark.parametrize("name", FORMS)
def test_loops_take_as_many_sums_as_they_need(name: str) -> None:
    program = form_text(name)
    assert sums(local(program, "sum-after-loops"))[0] == FORMS[name][1]
    assert not faults(program, "sum-after-loops")


# --- functions

SHARED = """
sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<4xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %many = stablehlo.constant dense<5> : tensor<i32>
  %z = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0:3 = stablehlo.while(%s = %z, %t = %z, %n = %zero) : tensor<4xf32>, tensor<4xf32>, tensor<i32>
  cond {
    %c = stablehlo.compare LT, %n, %many : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %p = func.call @more(%s, %a) : (tensor<4xf32>, tensor<8x4xf32>) -> tensor<4xf32>
    %q = func.call @more(%t, %a) : (tensor<4xf32>, tensor<8x4xf32>) -> tensor<4xf32>
    %r = stablehlo.sine %q : tensor<4xf32>
    %m = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %p, %r, %m : tensor<4xf32>, tensor<4xf32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
func.func private @more(%s: tensor<4xf32>, %a: tensor<8x4xf32>) -> tensor<4xf32> {
  %f = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.reduce(%a init: %f) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %q = stablehlo.add %s, %p : tensor<4xf32>
  return %q : tensor<4xf32>
}
"""  # noqa: E501


def test_a_function_is_copied_where_only_some_calls_carry_parts() -> None:
    module = resharded(SHARED, "sum-after-loops")
    assert sorted(func.symbol for func in module.funcs) == ["main", "more", "more_0"]
    assert sums(local(SHARED)) == (10, 10 * 24.0)
    assert sums(local(SHARED, "sum-after-loops")) == (6, 6 * 24.0)
    assert not faults(SHARED, "sum-after-loops")


def test_a_function_that_others_call_stays_as_it_is() -> None:
    other = SHARED + SHARED[SHARED.index("func.func @main") : SHARED.index("func.func private")].replace("@main", "@other")  # fmt: skip  # noqa: E501
    module = resharded(other, "sum-after-loops")
    own = module.func("other")
    assert own is not None
    called = {callee(op) for op in own.walk() if op.name == "func.call"}
    for func in module.funcs:
        is_partial = any(v.sharding is not None and v.sharding.unreduced for v in func.args)
        assert not (is_partial and func.symbol in called)
    assert len(module.funcs) == 5
    check(module)


# --- mutants: each is caught by one of the above


def _is_caught(*, by_bytes: bool) -> bool:
    for seed in range(300):
        text = scan_program(seed)
        try:
            if by_bytes:
                least, most = fewest_bytes(resharded(text))
                found = least <= summed_bytes(resharded(text, "sum-after-loops")) <= most
            else:
                found = not faults(text, "sum-after-loops", seed=seed)
        except Exception:  # a program that does not even run
            return True
        if not found:
            return True
    return False


_RIGHT = Sig.commuting


def _or_alike(sig: Sig, kind: str, name: str) -> linear.Groups:
    return linear.jointly(sig) if sig.name == name else _RIGHT(sig, kind)


def _always(answer: object) -> Callable[..., object]:
    return lambda *_: answer


def _cosines(sig: Sig, kind: str) -> linear.Groups:
    return _or_alike(sig, kind, "stablehlo.cosine")


def _conversions(sig: Sig, kind: str) -> linear.Groups:
    return _or_alike(sig, kind, "stablehlo.convert")


MUTANTS: list[tuple[Any, str, Callable[..., object], bool]] = [
    (flow, "_only_combined", _always(True), False),  # any loop may start from nothing
    (flow, "_keeps_terms", _always(True), False),  # what is scaled is a term
    (flow.Flow, "is_identity", _always(True), False),  # anything is nothing
    (Sig, "commuting", _cosines, False),
    (Sig, "commuting", _conversions, False),
    (frames.Frame, "turns", _always(1), True),  # loops turn once
    (positions, "_is_exact", _always(False), True),  # rounding of integers is charged, too
]


@pytest.mark.parametrize(("owner", "name", "wrong", "by_bytes"), MUTANTS)
def test_mutants_are_caught(
    owner: Any, name: str, wrong: Any, by_bytes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, wrong)
    assert _is_caught(by_bytes=by_bytes)


# --- minimum cuts


@pytest.mark.parametrize("seed", range(40))
def test_a_minimum_cut_is_the_best_of_all_cuts(seed: int) -> None:
    random, graph = Random(seed), FlowGraph()
    count = random.randint(2, 9)
    for _ in range(count - 2):
        graph.node()
    edges = [
        (random.randrange(count), random.randrange(count), random.randint(0, 9))
        for _ in range(random.randint(1, 3 * count))
    ]
    edges = [edge for edge in edges if edge[0] != edge[1]]
    for edge in edges:
        graph.edge(*edge)
    flow, side = graph.source_side()
    cuts: list[tuple[int, int]] = []
    for bits in product((False, True), repeat=count - 2):
        inside = {0, *(k + 2 for k, bit in enumerate(bits) if bit)}
        cuts.append((sum(c for a, b, c in edges if a in inside and b not in inside), len(inside)))
    assert (flow, len(side)) == min(cuts)

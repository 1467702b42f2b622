"""Methods are their second transcriptions, tie for tie; mutants of tie, order, rounding are not."""

import sys
from dataclasses import replace
from itertools import pairwise, product
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[3]))

from fuzz_transcriptions import cost_graph, differs, least, planned, settings_of

from shardwright.passes.search.kernels import cost_eliminations, cost_fronts
from shardwright.passes.search.kernels.greedy_cuts import walk
from shardwright.passes.search.methods import double_recursive
from shardwright.passes.search.methods.double_recursive import DoubleRecursive
from shardwright.passes.search.problem import sized_graphs
from shardwright.passes.search.problem.sized_graphs import NONE, Kind, Level, SizedGraph, SizedOp

SOME = range(200)


def test_both_are_their_transcriptions():
    assert [seed for seed in SOME if differs(seed)] == []


def plain(name: str, how: str, patch: pytest.MonkeyPatch) -> None:
    """Plant a mistake."""
    if name == "double-recursive":
        if how == "tie":  # the last of equal sums

            def last(level: Level) -> Any:
                turned = replace(level, cuts=[list(some)[::-1] for some in level.cuts])
                found = real(turned)
                back = [len(c) - 1 - k for c, k in zip(level.cuts, found.chosen, strict=True)]
                return found._replace(chosen=back)

            real = walk
            patch.setattr(double_recursive, "walk", last)
        elif how == "order":  # of equal weights the first
            patch.setattr(Level, "order", lambda level: sorted(
                range(len(level.weights)), key=lambda op: (-level.weights[op], op)
            ))  # fmt: skip
        else:  # halves are whole
            costs = SizedOp.costs
            patch.setattr(SizedOp, "costs", lambda op: tuple(float(c // 1) for c in costs(op)))
        return
    if how == "tie":  # what was made last stays
        kept = cost_fronts.Prune.kept
        patch.setattr(
            cost_fronts.Prune, "kept", lambda one, costs, back: kept(one, costs[::-1], back[::-1])
        )
    elif how == "order":  # contract before merge
        merge, contract = (
            getattr(cost_eliminations.Eliminations, k) for k in ("merge", "contract")
        )
        patch.setattr(cost_eliminations.Eliminations, "merge", contract)
        patch.setattr(cost_eliminations.Eliminations, "contract", merge)
    else:  # the partial cost in single precision
        partial = cost_fronts.Prune.partial
        patch.setattr(
            cost_fronts.Prune, "partial",
            lambda one, costs: partial(one, costs).astype(np.float32).astype(np.float64),
        )  # fmt: skip


@pytest.mark.parametrize("how", ["tie", "order", "rounding"])
@pytest.mark.parametrize("name", ["double-recursive", "mindspore"])
def test_mutants_are_caught(name: str, how: str, monkeypatch: pytest.MonkeyPatch):
    plain(name, how, monkeypatch)
    assert any(name in differs(seed) for seed in SOME)


def mlp() -> SizedGraph:
    """x [8, 16] times w [16, 16], a pointwise op, times v [16, 4]."""
    x, w, v, y = (1, 1, 8, 16), (1, 1, 16, 16), (1, 1, 16, 4), (1, 1, 8, 4)
    return SizedGraph(
        (
            SizedOp("h", Kind.MATMUL, (x, w), x, (NONE, NONE)),
            SizedOp("a", Kind.ELEMENTWISE, (x,), x, (0,)),
            SizedOp("y", Kind.MATMUL, (x, v), y, (1, NONE)),
        ), 2,
    )  # fmt: skip


def test_a_hand_trace_of_three_ops_on_four_devices():
    """Level 0: h weighs max(32, 64, 64) = 64 and y max(8, 64, 16) = 64: the later one first. y
    takes rows at 8; h rows at 32 beside nobody; a then rows, as both agree. Level 1 likewise: the
    halved rows leave 32 and 32.
    """
    h, w = sized_graphs.H, sized_graphs.W
    graph = mlp()
    assert [op.weight() for op in graph.ops] == [64.0, 0.0, 64.0]
    assert graph.level().order() == [2, 0, 1]
    first, second = DoubleRecursive().of_sized(graph)
    assert [cut.out for cut in first.cuts] == [h, h, h] and first.sums == (32.0, 0.0, 8.0)
    assert graph.halved(first.cuts).level().order()[-1] == 1
    assert [cut.out for cut in second.cuts] == [h, h, h] and w not in second.cuts[0].ins


def test_gaps_to_the_exact_counterpart_are_never_below_zero():
    gaps: list[float] = []
    for seed in range(40):
        draw = np.random.default_rng(seed)
        sizes = [2 ** int(draw.integers(1, 6)) for _ in range(5)]
        ops: list[SizedOp] = []
        for k, (a, b) in enumerate(pairwise(sizes[1:])):
            ins = (1, 1, sizes[0], a), (1, 1, a, b)
            ops.append(SizedOp(f"l{k}", Kind.MATMUL, ins, (1, 1, sizes[0], b), (k - 1, NONE)))
        level = SizedGraph(tuple(ops), 1).level()
        gaps.append(sum(walk(level).sums) - least(level))
    assert min(gaps) >= 0.0
    found: list[float] = []
    for seed in range(60):
        graph, (alpha, beta, gamma, _) = cost_graph(seed), settings_of(seed)
        choices, promised, _, steps = planned(graph, (alpha, beta, gamma, inf))
        every = [price(graph, x, alpha, beta, gamma) for x in
                 product(*(range(len(one)) for one in graph.nodes))]  # fmt: skip
        gap = price(graph, choices, alpha, beta, gamma) - min(every)
        if not {"triangle", "star"} & set(steps):  # then it is exact, and keeps its promise
            kept = alpha * promised[0] + beta * (promised[2] + gamma * (promised[1] - promised[2]))
            assert gap == pytest.approx(0.0, abs=1e-9) and kept == pytest.approx(min(every))
        found.append(gap)
    assert min(found) >= -1e-9 and max(found) > 0.0


def price(graph: Any, x: Any, alpha: float, beta: float, gamma: float) -> float:
    total = sum(one[k] for one, k in zip(graph.nodes, x, strict=True))
    total = total + sum((table[x[p], x[q]] for p, q, table in graph.edges), np.zeros(4))
    return float(alpha * total[0] + beta * (total[2] + gamma * (total[1] - total[2])))

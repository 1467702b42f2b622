"""OptCNN is elimination where its own reductions reach, and refuses where they do not."""

from itertools import product
from typing import Any

import numpy as np
import pytest

from shardwright.passes.search.kernels import node_eliminations as reductions
from shardwright.passes.search.kernels.elimination import best_labels
from shardwright.passes.search.kernels.node_eliminations import TooWide, reduce
from shardwright.passes.search.methods.optcnn import OptCnn
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.problem import Problem

Pairs = list[tuple[int, int]]


def problem_of(pairs: Pairs, choices: int, seed: int) -> Problem:
    """Whole costs, so that sums are exact."""
    draw = np.random.default_rng(seed)
    n = 1 + max(max(pair) for pair in pairs)
    sizes = draw.integers(2, choices + 1, n)
    tables = [draw.integers(0, 100, (sizes[a], sizes[b])).astype(float) for a, b in pairs]
    costs = [draw.integers(0, 100, size).astype(float) for size in sizes]
    edges = [(a, b, k) for k, (a, b) in enumerate(pairs)]
    return Problem(np.arange(n), tuple(costs), np.array(edges), tuple(tables))


def series_parallel(seed: int, steps: int) -> Pairs:
    """One edge, in which edges are put in series, doubled, and given leaves."""
    draw = np.random.default_rng(seed)
    pairs, count = [(0, 1)], 2
    for _ in range(steps):
        a, b = pairs[draw.integers(len(pairs))]
        way = draw.integers(3)
        if way == 0:
            pairs.remove((a, b))
            pairs += [(a, count), (count, b)]
        elif way == 1:
            pairs += [(a, count), (count, b)]
        else:
            pairs.append((a, count))
        count += way != 3
    return pairs


def solved(problem: Problem, limit: float = 1e6):
    return OptCnn(limit).solve(problem, Evaluator(problem, Budget()), 0)


def agrees(problem: Problem) -> bool:
    """With the kernel of elimination, and left with single nodes."""
    graph = free_graph(problem)
    found = reduce(graph)
    cost = best_labels(graph)[0]
    x = graph.plan(found.labels)
    return found.cost + graph.fixed == cost == problem.total(x)


def test_series_parallel_graphs_are_eliminated():
    for seed in range(60):
        problem = problem_of(series_parallel(seed, 3 + seed), 4, seed)
        assert agrees(problem)


def test_what_is_left_of_series_parallel_graphs_is_one_node():
    for seed in range(30):
        pairs = series_parallel(seed, 40)
        assert reduce(free_graph(problem_of(pairs, 3, seed))).left == 1


# Layers of LeNet, and an inception-like fork with a skip.
SMALL: list[Pairs] = [
    [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6)],
    [(0, 1), (0, 2), (0, 3), (1, 4), (2, 4), (3, 4), (0, 4), (4, 5)],
    [(0, 1), (1, 2), (0, 2), (2, 3), (3, 4), (2, 4), (4, 5), (4, 5)],
]


@pytest.mark.parametrize("pairs", SMALL)
def test_small_networks_by_brute_force(pairs: Pairs):
    for seed in range(6):
        problem = problem_of(pairs, 3, seed)
        every = product(*(range(int(size)) for size in problem.sizes))
        best = min(problem.total(np.array(x)) for x in every)
        found = solved(problem)
        assert found.status is Status.OPTIMAL and found.lower_bound == best


def complete(n: int) -> Pairs:
    return [(a, b) for a in range(n) for b in range(a + 1, n)]


def test_what_is_no_series_parallel_graph_is_enumerated_or_refused():
    pairs = [*complete(4), (3, 4), (4, 5), (3, 5)]
    for seed in range(8):
        problem = problem_of(pairs, 4, seed)
        assert agrees(problem)
    problem = problem_of([(a, b) for a, b in complete(5)], 4, 3)
    plans = np.prod([len(cost) for cost in problem.compute])
    found = solved(problem, limit=float(plans) - 1)
    assert found.status is Status.REFUSED
    assert f"too wide: width 4, 5 nodes are left that have {plans:.3g} plans" in str(
        found.info["why"]
    )
    assert solved(problem, limit=float(plans)).status is Status.OPTIMAL


def test_wide_graphs_are_refused_though_elimination_solves_them():
    """A ladder of width 3 with many rungs: the paper's reductions do not apply to it."""
    pairs = [(k, k + d) for k in range(40) for d in (1, 2, 3)]
    problem = problem_of(pairs, 3, 0)
    best_labels(free_graph(problem))
    with pytest.raises(TooWide) as wide:
        reduce(free_graph(problem))
    assert wide.value.width >= 3


@pytest.mark.parametrize("how", ["parallel edges", "leaf", "order"])
def test_planted_mistakes_are_caught(how: str, monkeypatch: pytest.MonkeyPatch):
    kind: Any = reductions._Reduction
    if how == "parallel edges":
        real = kind.join

        def join(one: Any, a: int, b: int, table: Any) -> None:
            one.tables[a].pop(b, None)
            real(one, a, b, table)

        monkeypatch.setattr(kind, "join", join)
    if how == "leaf":
        monkeypatch.setattr(kind, "fold", lambda one, node, costs: None)
    if how == "order":
        least = reductions._least
        monkeypatch.setattr(reductions, "_least", lambda cost, some: least(cost, some[::-1]))

    def fails(seed: int) -> bool:
        try:
            return not agrees(problem_of(series_parallel(seed, 20), 4, seed))
        except (ValueError, IndexError):
            return True

    assert any(fails(seed) for seed in range(10))

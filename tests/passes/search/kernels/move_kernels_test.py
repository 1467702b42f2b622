"""Splices, forests, cases, folded graphs and multipliers against brute force and each other."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.passes.search.kernels import (
    exact_finish,
    folded_graphs,
    forests,
    message_bounds,
    message_solver,
)
from shardwright.passes.search.kernels.annealing import groups, move_groups
from shardwright.passes.search.kernels.cutting_planes import promise
from shardwright.passes.search.kernels.elimination import best_labels
from shardwright.passes.search.kernels.exact_finish import Cases
from shardwright.passes.search.kernels.folded_graphs import folded
from shardwright.passes.search.kernels.forests import Costs, covering, forest, settle
from shardwright.passes.search.kernels.message_passing import MessagePassing
from shardwright.passes.search.kernels.message_solver import MessageOracle, solve_free
from shardwright.passes.search.kernels.multipliers import Dual, Line, ascend
from shardwright.passes.search.kernels.priced_graph import priced
from shardwright.passes.search.kernels.priced_tables import Prices
from shardwright.passes.search.kernels.splices import best_splice, splice
from shardwright.passes.search.problem.alpa_ilp import alpa_ilp, alpa_ilp_both
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.planted import Shape, random_problem
from tests.support.free_graphs import GRAPHS, everything, never


@given(GRAPHS, st.integers(0, 99))
def test_a_splice_is_the_best_of_all_cuts(graph: FreeGraph, seed: int):
    draw = np.random.default_rng(seed)
    first, second = draw.integers(0, 1 << 30, (2, len(graph.labels))) % graph.sizes
    rank = draw.integers(0, 4, len(graph.labels))
    all_ = [np.where(rank < cut, first, second) for cut in range(6)]
    costs = [graph.total(y) for y in all_ if graph.fits(y)]
    found = splice(graph, first, second, rank)
    assert (found is None) == (not costs)
    if found is not None:
        assert graph.total(found) == pytest.approx(min(costs), rel=1e-12) and graph.fits(found)


def settled(graph: FreeGraph, seed: int) -> tuple[np.ndarray, bool]:
    """Labels behind a move of a random forest, and whether no plan that differs in the forest only
    is better.
    """
    draw = np.random.default_rng(seed)
    y = draw.integers(0, 1 << 30, len(graph.labels)) % graph.sizes
    trees = forest(graph, draw.permutation(len(graph.labels)))
    found = y.copy()
    settle(graph, trees, Costs(graph.unary, graph.flat.values, graph.flat.first), found)
    assert np.array_equal(found[~trees.taken], y[~trees.taken])
    rest = everything(graph)
    labels = np.array([graph.labels_of(x) for x in rest])
    same = (labels[:, ~trees.taken] == y[~trees.taken]).all(axis=1)
    least = graph.problem.totals(rest[same]).min()
    return found, graph.total(found) == pytest.approx(least, rel=1e-12)


@given(GRAPHS, st.integers(0, 99))
def test_a_forest_is_solved_exactly(graph: FreeGraph, seed: int):
    found, is_least = settled(graph, seed)
    assert is_least
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(forests, "compiled", lambda loop: None)
        slowly, is_least = settled(graph, seed)
    assert is_least and graph.total(slowly) == pytest.approx(graph.total(found), rel=1e-12)


def test_a_forest_with_a_circle_is_caught(monkeypatch: pytest.MonkeyPatch):
    """The mutant: variables join whether they close a circle or not."""
    dense = [free_graph(random_problem(Shape(6, 3, 4), seed)) for seed in range(8)]
    assert all(settled(graph, 0)[1] for graph in dense)
    monkeypatch.setattr(forests, "compiled", lambda loop: None)
    monkeypatch.setattr(forests, "_taken", lambda order, *_: np.ones(len(order), np.bool_))
    assert not all(settled(graph, 0)[1] for graph in dense)


def test_forests_cover_what_those_before_leave_out():
    graph = free_graph(alpa_ilp(4, 10))
    found = covering(graph, 3)
    assert np.any([trees.taken for trees in found], axis=0).all()
    assert all(len(trees.order) == trees.taken.sum() for trees in found)


def wide_cases(monkeypatch: pytest.MonkeyPatch, graph: FreeGraph, widest: float) -> Cases:
    """Cases of a graph whose tables of elimination are too wide, from a poor plan."""
    monkeypatch.setattr(exact_finish, "WIDEST_CASE", widest)
    passing = MessagePassing(graph)
    passing.sweep()
    low, more = message_bounds.excess(passing.shares())
    y = passing.descend(np.zeros(len(graph.labels), np.int64))
    return Cases(graph, low, more, y, graph.total(y), never)


def tangled(seed: int) -> FreeGraph:
    return free_graph(random_problem(Shape(n=20, choices=6, degree=4, kinds=6), seed))


@pytest.mark.parametrize("seed", [1, 4, 7, 8])
def test_cases_find_what_elimination_finds(monkeypatch: pytest.MonkeyPatch, seed: int):
    graph = tangled(seed)
    value, _ = best_labels(graph)
    found = wide_cases(monkeypatch, graph, 250.0)
    assert found.cost > value * (1 + 1e-9)
    assert found.solve() and found.count > 2
    assert found.cost == pytest.approx(value, rel=1e-12)
    assert found.cost == pytest.approx(graph.total(found.y), rel=1e-12)
    false = wide_cases(monkeypatch, graph, 250.0)
    false.low = 2.0 * false.cost  # the mutant: a bound that is none, so no label is a case
    assert false.solve() and false.cost > value * (1 + 1e-9)


@pytest.mark.parametrize("seed", [1, 4, 7, 8])
def test_quick_answers_have_the_optimum_between_bound_and_cost(
    monkeypatch: pytest.MonkeyPatch, seed: int
):
    graph = tangled(seed)
    value, _ = best_labels(graph)
    monkeypatch.setattr(exact_finish, "WIDEST_CASE", 250.0)
    monkeypatch.setattr(exact_finish, "WIDEST", 250.0)
    found = solve_free(MessageOracle(graph, never), 3, 1e-9, is_thorough=False)
    assert found.y is not None
    assert found.bound * (1 - 1e-9) <= value <= graph.total(found.y) * (1 + 1e-9)


def test_a_quick_answer_leaves_a_gap_that_is_far_from_closed(monkeypatch: pytest.MonkeyPatch):
    graph, made = tangled(4), list[int]()

    def noted(*given: Any) -> Cases:
        made.append(1)
        return Cases(*given)

    monkeypatch.setattr(message_solver, "Cases", noted)
    found = solve_free(MessageOracle(graph, never), 3, 1e-9, is_thorough=False)
    assert found.y is not None and not made
    assert graph.total(found.y) - found.bound > 0.01 * graph.total(found.y)
    solve_free(MessageOracle(graph, never), 3, 1e-9)
    assert made
    made.clear()
    monkeypatch.setattr(message_solver, "HOPELESS", 1.0)
    solve_free(MessageOracle(graph, never), 3, 1e-9, is_thorough=False)
    assert made


def test_cases_end_by_their_number(monkeypatch: pytest.MonkeyPatch):
    found = wide_cases(monkeypatch, tangled(4), 250.0)
    before = found.cost
    monkeypatch.setattr(exact_finish, "MOST_CASES", 6)
    assert not found.solve() and found.cost <= before


def test_plans_of_a_folded_graph_cost_the_same_in_the_whole():
    graph = free_graph(alpa_ilp_both(10, 6))
    small = folded(graph)
    assert small is not None and len(small.graph.labels) < 0.6 * len(graph.labels)
    draw = np.random.default_rng(0)
    for _ in range(20):
        y = draw.integers(0, 1 << 30, len(small.graph.labels)) % small.graph.sizes
        assert small.graph.total(y) == pytest.approx(graph.total(small.plan(y)), rel=1e-12)
    assert folded(small.graph) is None
    assert folded(free_graph(replace(graph.problem, region=np.zeros(0, np.int64)))) is None


def test_parts_whose_choices_differ_are_not_tied():
    problem = alpa_ilp_both(10, 6)
    allowed = np.ones(int(problem.starts[-1]), np.bool_)
    node = int(np.flatnonzero((problem.region == 5) & (problem.sizes > 2))[0])
    allowed[problem.starts[node]] = False
    graph = free_graph(problem.restrict(allowed))
    small = folded(graph)
    assert small is not None
    y = np.random.default_rng(0).integers(0, 1 << 30, len(small.graph.labels)) % small.graph.sizes
    assert small.graph.total(y) == pytest.approx(graph.total(small.plan(y)), rel=1e-12)
    assert problem.restrict(allowed).is_legal(graph.plan(small.plan(y)))


def test_messages_of_a_folded_graph_nearly_bound_the_whole(monkeypatch: pytest.MonkeyPatch):
    graph = free_graph(alpa_ilp_both(24, 10))
    small = folded(graph)
    assert small is not None
    inner, passing = MessagePassing(small.graph), MessagePassing(graph)
    _, plans = message_solver.run(inner, 400, 1e-11, never)
    cost = graph.total(small.plan(plans[0]))

    def begun() -> float:
        starts, to = (inner.to_a, inner.to_b), (passing.to_a, passing.to_b)
        passing.messages[:] = small.spread(inner.messages, starts, to)
        return passing.bound()

    assert 0.8 * cost < begun() <= cost * (1 + 1e-12)
    monkeypatch.setattr(folded_graphs, "_shares", np.ones_like)  # the mutant
    assert begun() < 0


def test_leaps_raise_the_bound_or_leave_messages():
    """And a bound stays a bound wherever messages land."""
    outcomes = set[bool]()
    for seed in range(12):
        graph = free_graph(random_problem(Shape(7, 3, 4), seed))
        least = graph.problem.totals(everything(graph)).min()
        passing = MessagePassing(graph)
        since, bound = passing.messages.copy(), passing.sweep()
        for far in (0.1, 1e3):
            here = passing.messages.copy()
            after = passing.leap(since, far, bound)
            assert bound <= after <= least + 1e-9 * abs(least)
            assert after > bound or np.array_equal(passing.messages, here)
            outcomes.add(after > bound)
            bound = after
    assert outcomes == {True, False}


def test_multipliers_end_where_all_plans_promise_no_more():
    """The best bound of multipliers, from a linear program over every plan."""
    pytest.importorskip("scipy")
    seen = 0
    for seed in range(40):
        graph = free_graph(random_problem(Shape(7, 3, 1, 3, 0, 3, pairs=4), seed))
        plans = everything(graph)
        lines = [Line(graph.total(y), graph.used(y), y) for y in map(graph.labels_of, plans)]
        first = min(lines, key=lambda line: line.cost)
        if graph.fits(first.y) or not any(graph.fits(line.y) for line in lines):
            continue
        most = promise(Dual(graph, lines=lines, at=np.zeros(3)), np.maximum(graph.room, 1.0))
        dual = ascend(graph, MessageOracle(graph, never), [first], first.cost, never)
        assert most * (1 - 1e-3) <= dual.bound <= most * (1 + 1e-9)
        seen += 1
    assert seen > 10


def test_equal_places_of_layers_move_together():
    graph = free_graph(alpa_ilp(4, 10))
    some = groups(graph)
    assert {len(group) for group in some} == {4} and len(some) == 16
    y = np.zeros(len(graph.labels), np.int64)
    before = graph.total(y)
    move_groups(graph, y, some)
    assert graph.total(y) < before


def test_splices_find_what_equal_layers_need():
    """The optimum of the recipe with a row: published, and 11.5 % above it without splices."""
    problem = alpa_ilp(24, 10, memory=True)
    graph = free_graph(problem)
    low = best_labels(graph)[1]
    high = best_labels(priced(graph, Prices(np.array([1e-3]))))[1]
    assert not graph.fits(low) and graph.fits(high)
    assert splice(graph, low, high, np.arange(len(low))) is not None
    found = best_splice(graph, [low, high])
    assert found is not None and graph.total(low) < graph.total(found) < graph.total(high)


def test_forbidden_choices_are_not_taken():
    problem = alpa_ilp(2, 6)
    free = best_labels(free_graph(problem))[0]
    allowed = np.ones(int(problem.sizes.sum()), np.bool_)
    best = free_graph(problem).plan(best_labels(free_graph(problem))[1])
    allowed[problem.starts[:-1] + best] = False
    nested = free_graph(problem.restrict(allowed))
    cost, y = best_labels(nested)
    assert cost > free and not np.any(nested.plan(y) == best)
    assert replace(problem, allowed=allowed).restrict(allowed).is_legal(nested.plan(y))

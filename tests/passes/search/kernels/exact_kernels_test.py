"""Exact kernels against brute force, each other, and published values of the recipe."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.errors import ProgramError
from shardwright.passes.search.kernels import (
    cost_fronts,
    rings,
)
from shardwright.passes.search.kernels.elimination import TooWide, best_labels, eliminate, k_best
from shardwright.passes.search.kernels.exhaustion import count_of
from shardwright.passes.search.kernels.integer_program import solve_integer
from shardwright.passes.search.kernels.least_peak import least_peak
from shardwright.passes.search.kernels.message_solver import MessageOracle
from shardwright.passes.search.kernels.multipliers import Line, ascend
from shardwright.passes.search.kernels.plan_lists import Crowded, KBest, Pareto
from shardwright.passes.search.kernels.priced_graph import priced
from shardwright.passes.search.kernels.priced_tables import Prices
from shardwright.passes.search.problem.alpa_ilp import alpa_ilp, alpa_ilp_both
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.planted import Shape, random_problem
from tests.support.free_graphs import GRAPHS, everything, never

# --- memory


@given(GRAPHS.filter(lambda graph: len(graph.loads) > 0), st.integers(0, 99))
def test_bytes_at_prices_are_costs(graph: FreeGraph, seed: int):
    """Of all plans; and what no plan has fewer of is at most what the least one has."""
    draw = np.random.default_rng(seed)
    at = draw.uniform(0, 1, len(graph.loads)) * draw.integers(0, 2, len(graph.loads))
    dearer, plans = priced(graph, Prices(at)), everything(graph)
    used = np.array([graph.used(graph.labels_of(x)) for x in plans])
    for x, bytes_ in zip(plans, used, strict=True):
        y = graph.labels_of(x)
        assert dearer.total(y) == pytest.approx(graph.total(y) + float(at @ bytes_), rel=1e-12)
    assert np.all(graph.least <= used.min(axis=0))
    assert np.all(graph.bytes.min(axis=1) >= 0)


def test_a_list_of_plans_wants_bytes_of_nodes():
    graph = free_graph(random_problem(Shape(6, 3, 2, 2, 0, 1, pairs=10), 2))
    assert len(graph.loads.pairs)
    with pytest.raises(ProgramError, match="rows hold bytes of pairs"):
        eliminate(graph, Pareto())


@given(GRAPHS.filter(lambda graph: len(graph.loads) > 0))
def test_the_least_peak_lies_between_bound_and_labels(graph: FreeGraph):
    """And the plan that needs least is not below the bound."""
    oracle, start = MessageOracle(graph, never), np.zeros(len(graph.labels), np.int64)
    found = least_peak(graph, oracle, start, -np.inf)
    plans = everything(graph)
    peaks = [float((graph.used(graph.labels_of(x)) - graph.room).max()) for x in plans]
    assert found.bound <= min(peaks) + 1e-6 <= found.excess + 2e-6
    assert found.excess == float((graph.used(found.y) - graph.room).max())


class Exact:
    """The best labels of a graph at prices, and no messages."""

    def __init__(self, graph: FreeGraph) -> None:
        self.graph = graph

    def __call__(self, prices: Prices, effort: object = None) -> tuple[float, list[np.ndarray]]:
        value, labels = best_labels(priced(self.graph, prices))
        return value, [labels]

    def state(self) -> None:
        pass

    def settled(self, y: np.ndarray) -> np.ndarray:
        return y


def test_cutting_planes_reach_the_best_bound():
    """Against multipliers drawn around, and the bound is one."""
    pytest.importorskip("scipy")
    for seed in range(20):
        graph = free_graph(random_problem(Shape(7, 3, 2, 3, 0, 3, pairs=4), seed))
        cost, y = best_labels(graph)
        if graph.fits(y):
            continue

        exact = Exact(graph)
        first = Line(cost, graph.used(y), y)
        dual = ascend(graph, exact, [first], cost, never)
        fits = [graph.problem.total(x) for x in everything(graph) if graph.problem.is_legal(x)]
        assert not fits or dual.bound <= min(fits) * (1 + 1e-9)
        draw = np.random.default_rng(seed)
        for _ in range(200):
            at = np.maximum(dual.at * draw.uniform(0.5, 1.5, 3) + draw.normal(0, 0.01, 3), 0)
            value = exact(Prices(at))[0] - float(at @ graph.room)
            assert value <= dual.bound + 1e-3 * abs(dual.bound)


# --- elimination


@given(GRAPHS)
def test_elimination_is_brute_force(graph: FreeGraph):
    cost, y = best_labels(graph)
    assert cost == pytest.approx(graph.problem.totals(everything(graph)).min(), rel=1e-12)
    assert graph.total(y) == pytest.approx(cost, rel=1e-12)


@given(GRAPHS)
def test_counting_counts_plans(graph: FreeGraph):
    assert int(eliminate(graph, rings.COUNT).value) == count_of(graph) == len(everything(graph))


@given(GRAPHS)
def test_ties_are_counted(graph: FreeGraph):
    costs = graph.problem.totals(everything(graph))
    _, count = eliminate(graph, rings.CountingBest()).value
    assert count == (costs <= costs.min() * (1 + 1e-10)).sum()


@given(GRAPHS, st.integers(1, 6))
def test_the_k_best_are_the_first_of_all(graph: FreeGraph, count: int):
    found = eliminate(graph, KBest(count))
    plans = k_best(found, count)
    costs = np.sort(graph.problem.totals(everything(graph)))[:count]
    assert [graph.total(y) for y in plans] == pytest.approx(list(costs), rel=1e-12)
    assert len({y.tobytes() for y in plans}) == len(plans)


@given(GRAPHS.filter(lambda graph: len(graph.loads) > 0 and not len(graph.loads.pairs)))
def test_no_plan_beats_those_of_the_pareto_front(graph: FreeGraph):
    found = eliminate(graph, Pareto())
    front = [found.labels(rank) for rank in range(found.value.shape[-2])]
    plans = everything(graph)
    costs, sizes = graph.problem.totals(plans), [graph.problem.memory(x)[0] for x in plans]
    for cap in sorted(set(sizes)):
        best = min(cost for cost, size in zip(costs, sizes, strict=True) if size <= cap)
        held = [graph.total(y) for y in front if graph.used(y)[0] + graph.held[0] <= cap]
        assert min(held) == pytest.approx(best, rel=1e-12)


def test_a_front_that_is_too_long_is_said():
    with pytest.raises(Crowded):
        eliminate(free_graph(random_problem(Shape(20, 4, 1, 5, 0, 1), 1)), Pareto(count=2))


def test_a_table_that_is_too_wide_is_said():
    with pytest.raises(TooWide, match="a table of"):
        best_labels(free_graph(alpa_ilp(2, 10)), limit=100)


@pytest.mark.parametrize(
    ("layers", "choices", "cost"),
    [
        (1, 2, "72259.469312"), (4, 10, "257698.037760"), (24, 10, "1544846.049280"),
        (96, 10, "6178578.890752"), (96, 0, "6178578.890752"),
    ],
)  # fmt: skip
def test_published_values_of_the_recipe(layers: int, choices: int, cost: str):
    graph = free_graph(alpa_ilp(layers, choices))
    value, y = best_labels(graph)
    assert f"{value:.6f}" == f"{graph.total(y):.6f}" == cost


def test_published_value_of_both_directions():
    found = eliminate(free_graph(alpa_ilp_both(8)))
    assert f"{float(found.value):.6f}" == "1507657.687028" and found.widest == 1e5


def test_equal_layers_are_joined_once():
    few, many = (eliminate(free_graph(alpa_ilp(layers))).joins for layers in (24, 96))
    assert many - few <= 72 * 5  # of the 16 nodes of a layer


# --- the integer program


@given(GRAPHS)
@settings(max_examples=30)
def test_the_integer_program_is_brute_force(graph: FreeGraph):
    pytest.importorskip("scipy")
    plans = everything(graph)
    legal = np.array([graph.problem.is_legal(x) for x in plans])
    best = graph.problem.totals(plans)[legal].min()
    solved = solve_integer(graph)
    assert solved.y is not None and solved.status == "optimal"
    assert graph.total(solved.y) == pytest.approx(best, rel=1e-6)
    assert graph.fits(solved.y) and solved.bound <= best + 1e-6 * abs(best)
    assert solve_integer(graph, relaxed=True).bound <= best + 1e-6 * abs(best)


def test_pairs_that_are_listed_again_hold_bytes_again():
    """Bytes of graphs and integer programs: rows hold a pair as often as it is listed."""
    pytest.importorskip("scipy")
    caught = 0
    for seed in range(12):
        problem = random_problem(Shape(6, 3, 2, 2, 0, 2, pairs=6), seed)
        twice = replace(problem, pairs=np.repeat(problem.pairs, 3, axis=0)).with_cap(
            problem.cap + 100
        )
        graph = free_graph(twice)
        plans = everything(graph)
        for x in plans[:: len(plans) // 9 + 1]:
            assert np.array_equal(graph.used(graph.labels_of(x)) + graph.held, twice.memory(x))
        legal = np.array([twice.is_legal(x) for x in plans])
        once = np.array([replace(problem, cap=twice.cap).is_legal(x) for x in plans])
        caught += not np.array_equal(legal, once)
        solved = solve_integer(graph)
        assert (solved.y is not None) == legal.any()
        if solved.y is not None:
            best = twice.totals(plans)[legal].min()
            assert graph.fits(solved.y) and graph.total(solved.y) == pytest.approx(best, rel=1e-6)
    assert caught > 3


def test_the_relaxation_of_the_recipe_is_integral():
    pytest.importorskip("scipy")
    bound = solve_integer(free_graph(alpa_ilp(2, 10)), relaxed=True).bound
    assert bound == pytest.approx(best_labels(free_graph(alpa_ilp(2, 10)))[0], rel=1e-9)


def test_choices_that_tables_do_not_tell_apart_share_variables():
    """The optimum of brute force and the same bound in fractions, by fewer variables; what bytes
    tell apart stays apart.
    """
    pytest.importorskip("scipy")
    fewer = 0
    for seed in range(12):
        graph = free_graph(random_problem(Shape(6, 4, 2, 2, 0, 1, pairs=3), seed))
        labels = [np.repeat(np.arange(len(table)) // 2, 2)[: len(table)] for table in graph.tables]
        coarse = [table[one] for table, one in zip(graph.tables, labels, strict=True)]
        alike = replace(graph, tables=tuple(coarse))
        differ = replace(graph, tables=tuple(
            table + 1e-9 * np.random.default_rng(seed).uniform(size=table.shape) for table in coarse
        ))  # fmt: skip
        one, other = (solve_integer(graph, relaxed=True) for graph in (alike, differ))
        assert one.bound == pytest.approx(other.bound, rel=1e-6)
        assert one.variables == alike.variables <= other.variables == differ.variables
        fewer += one.variables < other.variables
        solved, plans = solve_integer(alike), everything(graph)
        every = [alike.labels_of(x) for x in plans if graph.problem.is_legal(x)]
        best = min((alike.total(y) for y in every), default=np.inf)
        assert (solved.y is None) == (best == np.inf)
        if solved.y is not None:
            assert alike.fits(solved.y) and alike.total(solved.y) == pytest.approx(best, rel=1e-6)
    assert fewer > 6


# --- lists of costs


def test_what_goes_on_the_way_is_missed_by_no_list(monkeypatch: pytest.MonkeyPatch):
    """Lists of few different costs, so with many ties: what is beaten goes at each step, or all at
    the end.
    """
    gone = 0
    for seed in range(300):
        draw = np.random.default_rng(seed)
        prune = cost_fronts.Prune(float(draw.choice([1e-3, 1.0])), margin=float(seed % 2) * 1e-9)

        def run(parts: int, draw: np.random.Generator = draw) -> cost_fronts.Runs:
            lists = [draw.integers(0, 4, (draw.integers(1, 9), 4)) for _ in range(parts)]
            none = np.zeros((9, 0), np.int64)
            return cost_fronts.Runs.of([
                cost_fronts.Front(one.astype(np.float64), none[: len(one)]) for one in lists
            ])  # fmt: skip

        parts = int(draw.integers(1, 4))
        lists, free = [run(parts) for _ in range(3)], [run(parts)]
        found: list[cost_fronts.Front] = []
        for many in (10**9, 0):
            monkeypatch.setattr(cost_fronts, "MANY", many)
            found.append(prune.joined(lists, free))
        assert np.array_equal(found[0].costs, found[1].costs)
        assert np.array_equal(found[0].back, found[1].back)
        first = lists[0].costs
        near = prune.possible(first)
        gone += len(first) - len(near)
        assert set(map(tuple, prune.kept(first, first[:, :0]).costs)) <= set(
            map(tuple, first[near])
        )
    assert gone > 1000

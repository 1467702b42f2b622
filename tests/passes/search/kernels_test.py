"""Kernels against brute force, against each other, and against published values of the recipe."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.errors import ProgramError
from shardwright.passes.search.kernels import (
    cost_fronts,
    exact_finish,
    folded_graphs,
    forests,
    message_bounds,
    message_solver,
    rings,
)
from shardwright.passes.search.kernels.annealing import groups, move_groups
from shardwright.passes.search.kernels.cutting_planes import promise
from shardwright.passes.search.kernels.elimination import TooWide, best_labels, eliminate, k_best
from shardwright.passes.search.kernels.exact_finish import Cases
from shardwright.passes.search.kernels.exhaustion import all_plans, count_of
from shardwright.passes.search.kernels.folded_graphs import folded
from shardwright.passes.search.kernels.forests import Costs, covering, forest, settle
from shardwright.passes.search.kernels.integer_program import solve_integer
from shardwright.passes.search.kernels.least_peak import least_peak
from shardwright.passes.search.kernels.message_passing import MessagePassing
from shardwright.passes.search.kernels.message_solver import MessageOracle, solve_free
from shardwright.passes.search.kernels.multipliers import Dual, Line, ascend
from shardwright.passes.search.kernels.plan_lists import Crowded, KBest, Pareto
from shardwright.passes.search.kernels.priced_graph import priced
from shardwright.passes.search.kernels.priced_tables import Prices
from shardwright.passes.search.kernels.splices import best_splice, splice
from shardwright.passes.search.problem.alpa_ilp import alpa_ilp, alpa_ilp_both
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.planted import Shape, random_problem
from shardwright.passes.search.problem.problem_files import load

PAIRWISE = Path(__file__).parents[2] / "data" / "pairwise"
SMALL = st.builds(
    Shape, st.integers(1, 7), st.integers(1, 3), st.integers(0, 4), st.integers(1, 4),
    st.integers(0, 5), st.integers(0, 2), pairs=st.integers(0, 6),
)  # fmt: skip
GRAPHS = st.builds(
    lambda shape, seed: free_graph(random_problem(shape, seed)), SMALL, st.integers(0, 500)
)


def everything(graph: FreeGraph) -> np.ndarray:
    """[B, n] all plans."""
    return np.concatenate(list(all_plans(graph)))


def never() -> bool:
    return False


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


# --- messages


@given(GRAPHS, st.integers(0, 99))
def test_any_messages_give_a_bound(graph: FreeGraph, seed: int):
    passing = MessagePassing(graph)
    passing.messages[:] = np.random.default_rng(seed).normal(0, 20, len(passing.messages))
    costs = graph.problem.totals(everything(graph))
    assert passing.bound() <= costs.min() + 1e-9
    bound, more = message_bounds.excess(passing.shares())
    assert bound == pytest.approx(passing.bound())
    for x, cost in zip(everything(graph), costs, strict=True):
        taken = graph.starts[:-1] + graph.labels_of(x)
        assert bound + more[taken].max(initial=0.0) <= cost + 1e-9


@given(GRAPHS.filter(lambda graph: len(graph.loads) > 0), st.integers(0, 99), st.booleans())
def test_tables_at_prices_are_the_priced_graph(graph: FreeGraph, seed: int, slow: bool):
    """Laid out for sweeps or made anew, and again after other prices; closed labels cost more."""
    draw = np.random.default_rng(seed)
    with pytest.MonkeyPatch.context() as patch:
        if slow:
            patch.setitem(sys.modules, "numba", None)
        passing = MessagePassing(graph)
        for cost in (1.0, 0.0, 1.0):
            at = draw.uniform(0, 1, len(graph.loads)) * draw.integers(0, 2, len(graph.loads))
            prices = Prices(at, draw.uniform(0, 2, len(graph.labels)), cost)
            passing.take(prices)
            dearer = priced(graph, prices)
            for y in draw.integers(0, 1 << 30, (5, len(graph.labels))) % graph.sizes:
                assert passing.total(y) == pytest.approx(dearer.total(y), rel=1e-9, abs=1e-9)
            passing.sweep()
            assert passing.bound() <= best_labels(dearer)[0] + 1e-9
        closed = np.zeros(int(graph.starts[-1]), np.bool_)
        closed[graph.starts[:-1] + y] = graph.sizes > 1
        passing.take(Prices(at, closed=closed))
        assert closed.any() <= (passing.total(y) > graph.total(y) + abs(graph.total(y)))


@given(GRAPHS, st.integers(0, 99))
def test_numpy_bounds_as_numba_does(graph: FreeGraph, seed: int):
    pytest.importorskip("numba")
    passing = MessagePassing(graph)
    passing.messages[:] = np.random.default_rng(seed).normal(0, 20, len(passing.messages))
    bound, more = message_bounds.excess(passing.shares())
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "numba", None)
        again, slow = message_bounds.excess(passing.shares())
    assert again == pytest.approx(bound, rel=1e-12) and slow == pytest.approx(more, abs=1e-9)


@given(GRAPHS, st.booleans())
def test_the_bound_does_not_fall_and_plans_lie_above(graph: FreeGraph, slow: bool):
    with pytest.MonkeyPatch.context() as patch:
        if slow:
            patch.setitem(sys.modules, "numba", None)
        passing, last = MessagePassing(graph), -np.inf
        for _ in range(6):
            seen = passing.sweep()
            bound = passing.bound()
            assert bound >= last - 1e-9 and seen == pytest.approx(bound, abs=1e-9)
            last = bound
            assert passing.total(passing.read_off()) >= bound - 1e-9


def test_numpy_sweeps_as_numba_does(monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("numba")
    graph = free_graph(load(PAIRWISE / "layer.npz"))
    fast, slow = MessagePassing(graph), MessagePassing(graph)
    fast.sweep()
    y = fast.read_off()
    monkeypatch.setitem(sys.modules, "numba", None)
    slow.sweep()
    assert fast.messages == pytest.approx(slow.messages, rel=1e-9, abs=1e-15)
    assert np.array_equal(slow.read_off(), y)


@pytest.mark.parametrize(("name", "cost"), [("layer", "2091.423946"), ("layer4", "8911.389484")])
def test_published_values_of_real_layers(name: str, cost: str):
    graph = free_graph(load(PAIRWISE / f"{name}.npz"))
    found = solve_free(MessageOracle(graph, never), 200, 1e-6)
    assert found.y is not None and found.exact
    assert f"{graph.total(found.y) * 1e6:.6f}" == f"{found.bound * 1e6:.6f}" == cost


def test_a_bound_that_leaves_a_part_out_is_caught(monkeypatch: pytest.MonkeyPatch):
    """The mutant: messages to one end of an edge are not taken off its table."""
    graph = free_graph(random_problem(Shape(6, 3, 3), 4))
    passing = MessagePassing(graph)
    passing.messages[:] = 5.0
    least = graph.problem.totals(everything(graph)).min()
    assert passing.bound() <= least
    shares = passing.shares()
    low = message_bounds.margins(shares, message_bounds.shared_out(shares)[1])
    monkeypatch.setattr(message_bounds, "margins", lambda *_: low + 5.0)
    assert passing.bound() > least


# --- joins and moves


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

"""Messages against brute force, against each other, and against published values of the recipe."""

import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.passes.search.kernels import (
    message_bounds,
)
from shardwright.passes.search.kernels.elimination import best_labels
from shardwright.passes.search.kernels.message_passing import MessagePassing
from shardwright.passes.search.kernels.message_solver import MessageOracle, solve_free
from shardwright.passes.search.kernels.priced_graph import priced
from shardwright.passes.search.kernels.priced_tables import Prices
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.planted import Shape, random_problem
from shardwright.passes.search.problem.problem_files import load
from tests.support.free_graphs import GRAPHS, PAIRWISE, everything, never


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

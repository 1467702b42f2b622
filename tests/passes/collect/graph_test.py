"""Collectives on link graphs: exact optima, schedules that reach them, a checker that sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.passes.collect.link_graph.all_gather_optimum import gather_optimum, spread_optimum
from shardwright.passes.collect.link_graph.all_to_all_lp import exchange_optimum, price_bound
from shardwright.passes.collect.link_graph.planner import GRAPH_KINDS, GraphPlan, plan_on_graph
from shardwright.passes.collect.link_graph.shallow_trees import shallow_trees
from shardwright.passes.collect.link_graph.spanning_trees import Tree, pack
from shardwright.passes.collect.link_graph.switch_removal import without_switches
from shardwright.spec.machines.capacity_graph import CapacityGraph, capacity_graph
from shardwright.testing.machines.reference_graphs import REFERENCE_GRAPHS
from shardwright.testing.second_opinion.graph_schedules import is_tight, tree_faults

SMALL_GRAPHS = ("dgx-1", "ring-8", "torus-4x4", "a100-x1", "ndv2-x2")
GIGABYTE = 10**9


@cache
def graph_of(name: str) -> CapacityGraph:
    return capacity_graph(REFERENCE_GRAPHS[name].described)


def faults(graph: CapacityGraph, trees: Sequence[Tree], rate: Fraction) -> list[str]:
    return list(tree_faults(graph, trees, rate, range(graph.devices)))


@cache
def packed(name: str) -> tuple[Tree, ...]:
    graph = graph_of(name)
    rate = gather_optimum(graph).rate
    direct = without_switches(graph, rate, range(graph.devices))
    assert direct is not None
    return tuple(pack(direct, rate, range(graph.devices)))


@pytest.mark.parametrize("name", REFERENCE_GRAPHS)
def test_the_rate_of_an_all_gather_is_exact_and_its_cut_tight(name: str) -> None:
    optimum = gather_optimum(graph_of(name))
    assert optimum.bandwidth == REFERENCE_GRAPHS[name].all_gather
    assert is_tight(graph_of(name), optimum.cut, optimum.rate)
    assert not is_tight(graph_of(name), optimum.cut, optimum.rate + 1)


@pytest.mark.parametrize("name", [*SMALL_GRAPHS, "torus-3x3x3", "a100-x2"])
def test_trees_reach_it(name: str) -> None:
    assert faults(graph_of(name), packed(name), gather_optimum(graph_of(name)).rate) == []


@pytest.mark.parametrize("name", REFERENCE_GRAPHS)
def test_shallow_trees_are_trees(name: str) -> None:
    trees = shallow_trees(graph_of(name), range(graph_of(name).devices))
    assert faults(graph_of(name), trees, trees[0].rate) == []


def _without_a_hop(trees: Sequence[Tree]) -> list[Tree]:
    return [replace(trees[0], hops=trees[0].hops[:-1]), *trees[1:]]


def _faster(trees: Sequence[Tree]) -> list[Tree]:
    hops = tuple(
        replace(hop, routes=tuple((nodes, 2 * size) for nodes, size in hop.routes))
        for hop in trees[0].hops
    )
    return [replace(trees[0], rate=2 * trees[0].rate, hops=hops), *trees[1:]]


def _backwards(trees: Sequence[Tree]) -> list[Tree]:
    deep = max(range(len(trees)), key=lambda k: trees[k].depth)
    turned = replace(trees[deep], hops=trees[deep].hops[::-1])
    return [*trees[:deep], turned, *trees[deep + 1 :]]


def _over_no_link(trees: Sequence[Tree]) -> list[Tree]:
    """Straight to the farthest device of a ring."""
    hop = trees[0].hops[-1]
    odd = replace(hop, source=trees[0].root, routes=(((trees[0].root, hop.target), trees[0].rate),))
    return [replace(trees[0], hops=(*trees[0].hops[:-1], odd)), *trees[1:]]


@pytest.mark.parametrize("planted", [_without_a_hop, _faster, _backwards, _over_no_link])
def test_the_checker_sees_planted_faults(
    planted: Callable[[Sequence[Tree]], list[Tree]],
) -> None:
    trees = planted(packed("ring-8"))
    assert faults(graph_of("ring-8"), trees, gather_optimum(graph_of("ring-8")).rate)


@pytest.mark.parametrize("name", REFERENCE_GRAPHS)
def test_all_to_all_meets_its_bound(name: str) -> None:
    found, wanted = exchange_optimum(graph_of(name)), float(REFERENCE_GRAPHS[name].all_to_all)
    assert found.bound * GIGABYTE == pytest.approx(wanted, rel=1e-6)
    assert found.seconds <= found.bound * (1 + 1e-6)
    other = dict.fromkeys(graph_of(name).capacities, 1.0)
    assert price_bound(graph_of(name), other) <= found.seconds * (1 + 1e-6)
    pairs = {(path.nodes[0], path.nodes[-1]): 0.0 for path in found.paths}
    for path in found.paths:
        pairs[path.nodes[0], path.nodes[-1]] += path.share
        links = zip(path.nodes, path.nodes[1:], strict=False)
        assert all(ends in graph_of(name).capacities for ends in links)
    assert len(pairs) == graph_of(name).devices * (graph_of(name).devices - 1)
    assert all(share == pytest.approx(1.0, abs=1e-6) for share in pairs.values())


# --- small graphs by brute force


@st.composite
def graphs(draw: st.DrawFn) -> CapacityGraph:
    """Two to five devices on a ring, and more links."""
    devices = draw(st.integers(2, 5))
    pairs = [(a, b) for a in range(devices) for b in range(devices) if a != b]
    rates = {pair: draw(st.integers(0, 5)) for pair in pairs}
    for device in range(devices):
        rates[device, (device + 1) % devices] += 1
    edges = tuple((a, b, Fraction(rate)) for (a, b), rate in sorted(rates.items()) if rate)
    return CapacityGraph(devices, tuple(map(str, range(devices))), edges)


def _proper_sets(graph: CapacityGraph) -> list[tuple[int, ...]]:
    sizes = range(1, graph.devices)
    return [nodes for size in sizes for nodes in combinations(range(graph.devices), size)]


@settings(max_examples=60, deadline=None)
@given(graphs())
def test_rates_are_those_of_the_worst_set(graph: CapacityGraph) -> None:
    sets = _proper_sets(graph)
    optimum = gather_optimum(graph)
    assert optimum.rate == min(graph.leaving(nodes) / len(nodes) for nodes in sets)
    worst = min(graph.leaving(nodes) for nodes in sets if 0 in nodes)
    assert spread_optimum(graph, 0).rate == worst
    direct = without_switches(graph, optimum.rate, range(graph.devices))
    assert direct is not None
    assert faults(graph, pack(direct, optimum.rate, range(graph.devices)), optimum.rate) == []
    with pytest.raises(ValueError, match="do not carry"):
        pack(direct, optimum.rate * 2, range(graph.devices))


@settings(max_examples=30, deadline=None)
@given(graphs(), st.sampled_from(GRAPH_KINDS))
def test_no_plan_beats_its_bound(graph: CapacityGraph, kind: str) -> None:
    for total, latency in ((1, 1.0), (1000, 0.1), (10**6, 0.0)):
        found = plan_on_graph(kind, graph, total, latency)
        assert found.seconds >= found.bound * (1 - 1e-9)
    assert kind == "all-reduce" or found.gap < 0.01


# --- plans


@pytest.mark.parametrize("name", SMALL_GRAPHS)
def test_large_messages_take_what_the_cut_says(name: str) -> None:
    for kind in GRAPH_KINDS:
        plan = plan_on_graph(kind, graph_of(name), GIGABYTE, 1e-6)
        assert plan.gap < (0.2 if kind == "all-reduce" else 0.05), kind


def test_small_messages_take_few_hops() -> None:
    """DGX-1: two hops reach every device; Cai et al., PPoPP 2021: two steps at least."""
    plan = plan_on_graph("all-gather", graph_of("dgx-1"), 1024, 2e-6)
    assert (plan.hops, plan.pieces) == (2, 1)


def test_devices_that_nothing_joins_are_refused() -> None:
    lone = CapacityGraph(2, ("0", "1"), ((0, 1, Fraction(1)),))
    for make in (gather_optimum, exchange_optimum):
        with pytest.raises(ValueError, match="not connected"):
            make(lone)


def test_a_reduce_scatter_goes_the_other_way() -> None:
    plan: GraphPlan = plan_on_graph("reduce-scatter", graph_of("dgx-1"), GIGABYTE, 0.0)
    assert plan.is_reversed and plan.gap < 0.01


@pytest.mark.parametrize("kind", GRAPH_KINDS)
def test_rates_without_a_common_measure_are_planned(kind: str) -> None:
    plain = graph_of("ndv2-x2")
    edges = tuple(
        (a, b, rate * (1 + Fraction(2 * k + 1, 10**9 + 7 * k)))
        for k, (a, b, rate) in enumerate(plain.edges)
    )
    odd = replace(plain, edges=edges)
    found, near = (plan_on_graph(kind, graph, GIGABYTE, 1e-6) for graph in (odd, plain))
    assert found.bound <= near.bound <= found.bound * 1.01
    assert found.bound <= found.seconds < near.seconds * 1.02
    turned = replace(odd, edges=tuple(sorted((b, a, rate) for a, b, rate in odd.edges)))
    there = turned if found.is_reversed else odd
    assert list(tree_faults(there, found.trees, Fraction(0), ())) == []

"""Clusters as graphs: counts of nodes and links, cuts, the optimum of an all-gather by flows."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import lcm

import numpy as np
import pytest

from shardwright.ir.clusters import find_cluster, read_cluster
from shardwright.spec.machines.capacity_graph import CapacityGraph, capacity_graph
from shardwright.testing.machines.reference_graphs import (
    REFERENCE_GRAPHS,
    G,
    ReferenceGraph,
    cluster_text,
)

every = pytest.mark.parametrize("graph", REFERENCE_GRAPHS.values(), ids=REFERENCE_GRAPHS)


def graph_of(levels: str) -> CapacityGraph:
    return capacity_graph(read_cluster(cluster_text(levels), "own.mlir", "own"))


@every
def test_nodes_and_links_are_counted(graph: ReferenceGraph):
    found = capacity_graph(graph.described)
    assert (found.devices, len(found.names), len(found.edges)) == (
        graph.devices, graph.nodes, graph.edges,
    )  # fmt: skip
    assert len(set(found.names)) == graph.nodes


@every
def test_the_tight_cut_gives_the_optimum(graph: ReferenceGraph):
    devices = sum(node < graph.devices for node in graph.cut)
    rate = capacity_graph(graph.described).leaving(graph.cut)
    assert graph.devices * rate / devices == graph.all_gather


def can_gather(graph: CapacityGraph, total: Fraction) -> bool:
    """Whether every device can receive all output at a rate, each part from where it starts."""
    arrays = pytest.importorskip("scipy.sparse")
    flow = pytest.importorskip("scipy.sparse.csgraph").maximum_flow
    part = total / graph.devices
    scale = lcm(part.denominator, *(rate.denominator for *_, rate in graph.edges))
    unit = Fraction(G // 100, scale)  # keeps flows in 32 bits
    ends = [(a, b, rate) for a, b, rate in graph.edges]
    ends += [(len(graph.names), device, part) for device in range(graph.devices)]
    amounts = [rate / unit for *_, rate in ends]
    scale = lcm(*(amount.denominator for amount in amounts))
    flows = np.array([int(amount * scale) for amount in amounts], np.int32)
    a, b, _ = zip(*ends, strict=True)
    size = len(graph.names) + 1
    places = np.array(a, np.int32), np.array(b, np.int32)
    links = arrays.csr_array((flows, places), shape=(size, size))
    return all(
        flow(links, size - 1, device).flow_value == int(total / unit * scale)
        for device in range(graph.devices)
    )


@every
def test_flows_reach_the_published_optimum_and_no_more(graph: ReferenceGraph):
    found = capacity_graph(graph.described)
    assert can_gather(found, graph.all_gather)
    assert not can_gather(found, graph.all_gather * Fraction(1001, 1000))


def test_a_planted_missing_link_is_caught():
    graph = REFERENCE_GRAPHS["dgx-1"]
    found = capacity_graph(graph.described)
    lame = CapacityGraph(found.devices, found.names, found.edges[1:])
    assert not can_gather(lame, graph.all_gather)


def test_shared_links_are_one_node_of_a_unit():
    graph = capacity_graph(find_cluster("gcp-a100:2"))
    ports = [k for k, name in enumerate(graph.names) if "port" in name]
    assert len(ports) == 2
    first = {*range(16), ports[0], graph.names.index("gpu[0]")}
    assert graph.leaving(first) == 8 * G


def test_links_of_its_own_let_a_unit_send_at_the_sum():
    graph = capacity_graph(find_cluster("dgx-a100:2"))
    first = {*range(8), graph.names.index("gpu[0]")}
    assert graph.leaving(first) == 8 * 25 * G


def test_traffic_from_above_goes_through_where_it_says_so():
    levels = (
        '{name = "node", count = 2, topology = "switch", bandwidth = "10GB/s"}, '
        '{name = "card", count = 2, topology = "switch", bandwidth = "4GB/s"'
    )
    apart, through = (graph_of(f"{levels}{more}}}") for more in ("", ", through = true"))
    assert apart.leaving({0}) == 14 * G
    assert through.leaving({0}) == 4 * G


def test_the_two_directions_of_a_link_may_differ():
    level = '{name = "x", count = 2, topology = "switch", bandwidth = "3GB/s", ingress = "1GB/s"}'
    graph = graph_of(level)
    assert graph.leaving({0}) == 3 * G
    assert graph.leaving({1, 2}) == 1 * G


def test_rings_lines_meshes_and_tori_have_their_links():
    level = '{{name = "x", count = {}, topology = "{}", bandwidth = "1GB/s"}}'
    counts = {
        ("ring", 2): 2, ("ring", 5): 10, ("line", 5): 8, ("full", 5): 20, ("switch", 5): 10,
        ("ring", 1): 0,
    }  # fmt: skip
    for (topology, count), links in counts.items():
        assert len(graph_of(level.format(count, topology)).edges) == links
    assert {rate for *_, rate in graph_of(level.format(2, "ring")).edges} == {Fraction(2 * G)}


def test_dims_of_a_torus_close_by_their_rules():
    for name, ends in (
        ("tpu-v4:4x4x8", {6: 128}),
        ("tpu-v4:2x2x1", {2: 4}),
        ("tpu-v4:2x2x4", {3: 8, 4: 8}),
        ("tpu-v5e:8x16", {3: 32, 4: 96}),
        ("tpu-v5e:4x4", {2: 4, 3: 8, 4: 4}),
        ("tpu-v3-4096", {3: 64, 4: 4032}),
    ):
        graph = capacity_graph(find_cluster(name))
        outs = Counter(source for source, *_ in graph.edges)
        assert dict(sorted(Counter(outs.values()).items())) == ends, name

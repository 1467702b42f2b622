"""Seconds of collectives: hand checks, published optima, laws of scale, a simulator by links."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from time import perf_counter

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from shardwright.ir.clusters import cluster_names, find_cluster, read_cluster
from shardwright.spec import links
from shardwright.spec.cluster import SWITCH, Cluster
from shardwright.spec.links import (
    ALL_GATHER,
    ALL_REDUCE,
    ALL_TO_ALL,
    BROADCAST,
    PERMUTE,
    REDUCE_SCATTER,
    Links,
)
from shardwright.spec.machines.link_loads import Groups
from shardwright.testing.machines.at_peaks import at_peaks
from shardwright.testing.machines.reference_graphs import (
    REFERENCE_GRAPHS,
    ReferenceGraph,
    cluster_text,
)

G = 1e9
KINDS = (ALL_REDUCE, ALL_GATHER, REDUCE_SCATTER, ALL_TO_ALL, BROADCAST)


def fluid(cluster: Cluster) -> Cluster:
    """The same without latencies and launches, at all of its bandwidth."""
    cluster = at_peaks(cluster)
    return replace(cluster, levels=tuple(replace(one, latency=0.0) for one in cluster.levels))


def milliseconds(name: str, kind: str, groups: Sequence[Sequence[int]], size: float = G) -> float:
    """Of a collective with results of `size` bytes, without latencies."""
    return Links(fluid(find_cluster(name))).seconds(kind, np.array(groups), size) * 1e3


def near(value: float, expected: float, digits: float = 5e-3) -> bool:
    return abs(value - expected) <= digits * max(1.0, abs(expected) / 10)


# --- by hand


def test_two_boxes_with_one_nic_each_by_hand():
    """P2's example: one all-reduce of 32 devices, and its three parts (model figures)."""
    box = "gcp-a100:2"
    flat = milliseconds(box, ALL_REDUCE, [range(32)])
    inside = milliseconds(box, REDUCE_SCATTER, [range(16), range(16, 32)], G / 16)
    across = milliseconds(box, ALL_REDUCE, [(i, i + 16) for i in range(16)], G / 16)
    after = milliseconds(box, ALL_GATHER, [range(16), range(16, 32)])
    assert near(flat, 242.19)
    assert near(inside, 3.47)
    assert near(across, 125.0)
    assert near(inside + across + after, 131.94)
    assert near(flat / (inside + across + after), 1.836, 1e-3)


@pytest.mark.parametrize(
    ("box", "devices", "times"),
    [
        ("gcp-a100", 16, {2: 242.19, 4: 246.09, 16: 249.02}),
        ("gcp-v100", 8, {2: 234.38, 4: 242.19, 16: 248.05}),
        ("dgx-2", 16, {2: 19.38, 4: 19.69, 16: 19.92}),
        ("dgx-a100", 8, {2: 9.375, 4: 9.688, 16: 9.922}),
        ("dgx-h100", 8, {2: 4.688, 4: 4.844, 16: 4.961}),
    ],
)
def test_the_flat_ring_uses_all_nics(box: str, devices: int, times: dict[int, float]):
    for nodes, expected in times.items():
        ids = range(nodes * devices)
        # DGX-2 is tabled with 125 GB/s inside; the NICs decide either way.
        assert near(milliseconds(f"{box}:{nodes}", ALL_REDUCE, [ids]), expected), nodes


@pytest.mark.parametrize(("box", "devices", "ratio"), [("gcp-a100", 16, 540), ("gcp-v100", 8, 135)])
def test_an_axis_across_boxes_costs_so_many_times_one_inside(box: str, devices: int, ratio: float):
    inside = [(2 * i, 2 * i + 1) for i in range(devices)]
    across = [(i, i + devices) for i in range(devices)]
    times = [milliseconds(f"{box}:2", ALL_REDUCE, groups) for groups in (across, inside)]
    assert near(times[0] / times[1], ratio)


# The optimum of a graph bounds what a ring or direct messages do; on these they reach it.
TIGHT_GATHER = {"dgx-1", "ring-8", "torus-4x4", "torus-3x3x3", "a100-x1"}
TIGHT_EXCHANGE = {*REFERENCE_GRAPHS} - {"dgx-1"}


@pytest.mark.parametrize("name", REFERENCE_GRAPHS)
def test_no_collective_beats_the_optimum_of_its_graph(name: str):
    graph: ReferenceGraph = REFERENCE_GRAPHS[name]
    found = Links(fluid(graph.described))
    everyone = np.arange(graph.devices)[None]
    gather = found.seconds(ALL_GATHER, everyone, G) * float(graph.all_gather) / G
    exchange = found.seconds(ALL_TO_ALL, everyone, G * graph.devices) / float(graph.all_to_all)
    for ratio, is_tight in ((gather, name in TIGHT_GATHER), (exchange, name in TIGHT_EXCHANGE)):
        assert ratio == pytest.approx(1) if is_tight else 1 < ratio < 2


def test_small_messages_take_the_tree():
    found = Links(at_peaks(find_cluster("dgx-a100:4")))
    everyone = np.arange(32)[None]
    small, large = (found.transfer(ALL_REDUCE, everyone, size) for size in (1024, G))
    assert (small.algorithm, large.algorithm) == ("tree", "ring")
    assert small.seconds == pytest.approx(2 * (2 * 2.7e-6 + 3 * 0.6e-6), rel=0.1)
    assert large.level == 0


def test_messages_of_a_graph_hop_over_devices_and_switches():
    found = Links(at_peaks(find_cluster("dgx-v100")))
    near, far = (found.transfer(PERMUTE, np.array([pair]), 1.0) for pair in ([0, 1], [0, 5]))
    assert (near.latency, far.latency) == pytest.approx((0.6e-6, 1.2e-6))
    links = "0-s0 1-s0 s0-s1 s1-2 2-3"
    level = '{name = "x", count = 4, topology = "graph", bandwidth = "1GB/s", latency = "1us"'
    text = cluster_text(f'{level}, graph = "{links}"}}')
    found = Links(at_peaks(read_cluster(text, "switches.mlir", "switches")))
    latencies = [
        found.transfer(PERMUTE, np.array([[0, target]]), 1.0).latency for target in (1, 2, 3)
    ]
    assert latencies == pytest.approx([1e-6, 1e-6, 2e-6])


def test_groups_of_one_and_empty_messages_are_free():
    found = Links(find_cluster("dgx-a100"))
    assert found.seconds(ALL_REDUCE, np.arange(8)[:, None], G) == 0
    assert found.seconds(ALL_REDUCE, np.arange(8)[None], 0) == 0


def test_a_device_that_is_not_there_is_an_index_error():
    found = Links(find_cluster("dgx-a100"))
    for groups in ([[0, 8]], [[-1, 0]]):
        with pytest.raises(IndexError):
            found.seconds(ALL_REDUCE, np.array(groups), G)
    with pytest.raises(KeyError):
        found.seconds("stablehlo.add", np.array([[0, 1]]), G)


# --- laws

CLUSTERS = (
    "dgx-a100:2", "gcp-v100:2", "dgx-v100:2", "tpu-v4:2x4x2", "tpu-v5e:16x2", "ndv2-pair",
    "pcie-workstation:8", "tpu-v4:2x2x2x2",
)  # fmt: skip


@st.composite
def patterns(draw: st.DrawFn, kinds: Sequence[str] = KINDS) -> tuple[Cluster, str, Groups]:
    """A cluster without latencies, a collective, and groups of equal size."""
    cluster = fluid(find_cluster(draw(st.sampled_from(CLUSTERS))))
    size = draw(st.sampled_from([n for n in (2, 4, 8, 16) if n <= cluster.devices]))
    ids = draw(st.permutations(range(cluster.devices)))
    count = draw(st.integers(1, cluster.devices // size))
    groups = np.array(ids[: count * size]).reshape(count, size)
    return cluster, draw(st.sampled_from(kinds)), groups


def seconds(cluster: Cluster, kind: str, groups: Groups) -> float:
    return Links(cluster).seconds(kind, groups, G)


@given(patterns(), st.floats(0.25, 8))
def test_all_links_that_much_faster_take_that_much_less(
    found: tuple[Cluster, str, Groups], factor: float
):
    cluster, kind, groups = found
    faster = cluster
    for level in cluster.levels:
        faster = faster.with_bandwidth(level.name, factor)
    assert seconds(cluster, kind, groups) / factor == pytest.approx(seconds(faster, kind, groups))


@given(patterns(), st.data())
def test_a_faster_level_is_never_slower(found: tuple[Cluster, str, Groups], data: st.DataObject):
    cluster, kind, groups = found
    name = data.draw(st.sampled_from([level.name for level in cluster.levels]))
    faster = cluster.with_bandwidth(name, 3.0)
    assert seconds(faster, kind, groups) <= seconds(cluster, kind, groups) * (1 + 1e-9)


@given(patterns())
def test_other_groups_at_work_never_speed_up_one(found: tuple[Cluster, str, Groups]):
    cluster, kind, groups = found
    assert seconds(cluster, kind, groups[:1]) <= seconds(cluster, kind, groups) * (1 + 1e-9)


@given(patterns(), st.data())
def test_names_of_devices_behind_a_switch_do_not_matter(
    found: tuple[Cluster, str, Groups], data: st.DataObject
):
    cluster, kind, groups = found
    assume(cluster.levels[-1].topology == SWITCH)
    count = cluster.levels[-1].count
    order = np.array(data.draw(st.permutations(range(count))))
    renamed = groups // count * count + order[groups % count]
    assert seconds(cluster, kind, renamed) == pytest.approx(seconds(cluster, kind, groups))


@given(patterns())
def test_an_all_reduce_is_a_reduce_scatter_and_an_all_gather(found: tuple[Cluster, str, Groups]):
    cluster, _, groups = found
    members = groups.shape[1]
    both = Links(cluster).seconds(REDUCE_SCATTER, groups, G / members)
    both += seconds(cluster, ALL_GATHER, groups)
    assert seconds(cluster, ALL_REDUCE, groups) == pytest.approx(both)


@given(patterns(), st.floats(1, 1e9))
def test_time_grows_with_bytes_and_latency(found: tuple[Cluster, str, Groups], size: float):
    cluster, kind, groups = found
    real = find_cluster(cluster.name)
    smaller, larger = (Links(real).seconds(kind, groups, n) for n in (size, 2 * size))
    assert smaller <= larger <= 2 * smaller * (1 + 1e-9)
    assert Links(cluster).seconds(kind, groups, size) <= smaller


# --- speed and memory


def test_patterns_of_a_pod_are_fast_and_remembered():
    found = Links(find_cluster("tpu-v3-4096"))
    ids = np.arange(4096)
    tables = [ids.reshape(128, 32), ids.reshape(128, 32).T.copy(), ids.reshape(32, 2, 64).copy()]
    worst = 0.0
    for groups in (tables[0], tables[1], tables[2].reshape(64, 64), ids[None]):
        for kind in (ALL_REDUCE, ALL_TO_ALL):
            start = perf_counter()
            first = found.seconds(kind, groups, G)
            worst = max(worst, perf_counter() - start)
            assert 0 < first == found.seconds(kind, groups.copy(), G) < inf
    assert worst < 1.0, "0.1 s on a quiet core"
    start = perf_counter()
    for size in range(1, 200):
        found.seconds(ALL_REDUCE, tables[1], size)
    assert perf_counter() - start < 0.2


@pytest.mark.parametrize("name", cluster_names())
def test_every_cluster_prices_every_collective(name: str):
    cluster = find_cluster(name)
    found = Links(cluster)
    everyone = np.arange(cluster.devices)
    pairs = np.stack([everyone, np.roll(everyone, 1)], axis=1)
    groups = everyone[None] if cluster.devices <= 64 else everyone.reshape(-1, 8)
    for kind in KINDS:
        assert 0 < found.seconds(kind, groups, 1.0) < found.seconds(kind, groups, G) < 60
    assert 0 < found.seconds(PERMUTE, pairs, G) < 10


def test_a_ring_that_forgets_its_last_hop_is_caught(monkeypatch: pytest.MonkeyPatch):
    """The planted error: an all-gather that moves the whole result once more."""
    monkeypatch.setitem(links.WAYS, ALL_GATHER, lambda p, n: [("ring", 0.0, 1.0, p.ring)])  # pyright: ignore
    assert not near(milliseconds("gcp-a100:2", ALL_GATHER, [range(16), range(16, 32)]), 3.47)


def test_a_tree_counts_units_within_each_unit_above():
    """Cards 0, 2, 4 and one of the last two: which of the two makes no difference."""
    levels = (
        '{name = "node", count = 4, topology = "switch", bandwidth = "1GB/s", latency = "9us"}, '
        '{name = "card", count = 2, topology = "switch", bandwidth = "4GB/s", latency = "1us"}'
    )
    found = Links(at_peaks(read_cluster(cluster_text(levels), "pairs.mlir", "pairs")))
    first, second = (
        found.transfer(ALL_REDUCE, np.array([[0, 2, 4, last]]), 8.0) for last in (6, 7)
    )
    assert first == second and first.algorithm == "tree"
    assert first.latency == pytest.approx(2 * 2 * 9e-6)

"""The model of links against messages sent link by link on the graph of a cluster."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.ir.clusters import find_cluster, read_cluster
from shardwright.spec.cluster import Cluster
from shardwright.spec.links import PERMUTE, Links
from shardwright.spec.machines import link_loads
from shardwright.spec.machines.link_loads import Groups
from shardwright.testing.machines.at_peaks import at_peaks
from shardwright.testing.machines.reference_graphs import REFERENCE_GRAPHS, cluster_text
from shardwright.testing.second_opinion.wires import (
    exchange_by_links,
    pairs_by_links,
    ring_by_links,
)

SWITCHED = ("dgx-a100:2", "gcp-v100:2", "pcie-workstation:8", "dgx-2:1", "dgx-h100:3")


@st.composite
def switched(draw: st.DrawFn) -> tuple[Cluster, Groups]:
    """A cluster of switches, and groups that have equally many members in their machines."""
    cluster = find_cluster(draw(st.sampled_from(SWITCHED)))
    size = draw(st.sampled_from([2, 4, 8]))
    axes = draw(st.permutations(range(3)))
    ids = np.arange(cluster.devices // size * size)
    table = ids.reshape(-1, 2, size // 2).transpose(axes)
    return cluster, np.ascontiguousarray(table.reshape(-1, size))


NODE, CARD = (
    '{name = "node", count = 2, topology = "switch", bandwidth = "10GB/s"',
    '{name = "card", count = 4, topology = "switch", bandwidth = "4GB/s", through = true}',
)
SOCKET = (
    '{name = "socket", count = 2, topology = "switch", bandwidth = "7GB/s", '
    "shared = true, through = true}"
)


@pytest.mark.parametrize(
    "levels",
    [
        f"{NODE}}}, {CARD}",
        f"{NODE}, shared = true}}, {CARD}",
        f"{NODE}, shared = true}}, {SOCKET}, {CARD}",
    ],
)
def test_links_that_all_traffic_goes_through_carry_it(levels: str):
    cluster = read_cluster(cluster_text(levels), "through.mlir", "through")
    ids = np.arange(cluster.devices)
    for groups in (ids[None], ids.reshape(2, -1).T.copy(), ids.reshape(-1, 2), ids.reshape(-1, 4)):
        model = max(link_loads.exchange_loads(cluster, groups))
        assert model == pytest.approx(exchange_by_links(cluster, groups))
        assert max(link_loads.ring_loads(cluster, groups)) == pytest.approx(
            ring_by_links(cluster, groups)
        )


@given(switched())
def test_rings_load_links_as_messages_do(found: tuple[Cluster, Groups]):
    """A ring that leaves a machine has one hop less inside, which the model leaves out."""
    cluster, groups = found
    model, wires = max(link_loads.ring_loads(cluster, groups)), ring_by_links(cluster, groups)
    assert wires <= model * (1 + 1e-9)
    assert model <= 2 * wires


@given(switched())
def test_exchanges_load_links_as_messages_do(found: tuple[Cluster, Groups]):
    cluster, groups = found
    model = max(link_loads.exchange_loads(cluster, groups))
    assert model == pytest.approx(exchange_by_links(cluster, groups))


@given(switched(), st.randoms())
def test_pairs_load_links_as_messages_do(found: tuple[Cluster, Groups], random: Random):
    cluster, _ = found
    targets = np.array(random.sample(range(cluster.devices), cluster.devices))
    pairs = np.stack([np.arange(cluster.devices), targets], axis=1)
    model = max(link_loads.permute_loads(cluster, pairs))
    assert model == pytest.approx(pairs_by_links(cluster, pairs))


@pytest.mark.parametrize("shape", [(2, 2, 2), (4, 4), (4, 8), (3, 5), (3, 3, 3)])
@pytest.mark.parametrize("wrap", ["true", "false"])
def test_whole_tori_exchange_as_messages_do(shape: tuple[int, ...], wrap: str):
    """Dim by dim, and along all shortest paths, load a torus alike; a mesh is fuller inside."""
    wraps = ", ".join([wrap] * len(shape))
    sizes = f'shape = {list(shape)}, topology = "torus", wrap = [{wraps}]'
    level = f'{{name = "x", {sizes}, bandwidth = "1GB/s"}}'
    cluster = read_cluster(cluster_text(level), "torus.mlir", "torus")
    everyone = np.arange(cluster.devices)[None]
    model = max(link_loads.exchange_loads(cluster, everyone))
    wires = exchange_by_links(cluster, everyone)
    if wrap == "true":
        assert model == pytest.approx(wires)
    assert 0.5 * wires < model <= wires * (1 + 1e-9)


@pytest.mark.parametrize("kind", ["ring", "line"])
@pytest.mark.parametrize("count", [2, 3, 4, 7, 8])
def test_rings_and_lines_carry_messages_link_by_link(kind: str, count: int):
    level = f'{{name = "x", count = {count}, topology = "{kind}", bandwidth = "1GB/s"}}'
    cluster = read_cluster(cluster_text(level), "ring.mlir", "ring")
    everyone = np.arange(count)[None]
    model = max(link_loads.exchange_loads(cluster, everyone))
    assert model == pytest.approx(exchange_by_links(cluster, everyone))
    shifted = np.stack([np.arange(count), np.roll(np.arange(count), -1)], axis=1)
    model = max(link_loads.permute_loads(cluster, shifted))
    assert model == pytest.approx(pairs_by_links(cluster, shifted))
    # A ring of more than two goes both ways; on a line bytes come back the way they went.
    rounds = ring_by_links(cluster, everyone)
    assert max(link_loads.ring_loads(cluster, everyone)) == pytest.approx(
        rounds / 2 if kind == "ring" and count > 2 else rounds
    )


@given(st.permutations(range(8)), st.sampled_from([2, 4, 8]))
def test_the_cube_mesh_routes_messages(order: list[int], size: int):
    cluster = REFERENCE_GRAPHS["dgx-1"].described
    groups = np.array(order).reshape(-1, size)
    model = max(link_loads.exchange_loads(cluster, groups))
    wires = exchange_by_links(cluster, groups)
    # Parts in proportion to links, there; equal parts of all shortest paths, here.
    assert 0.5 * wires <= model <= 2 * wires


def test_a_planted_shared_link_is_caught():
    cluster = find_cluster("gcp-v100:2")
    groups = np.arange(16).reshape(2, 8).T.copy()
    whole = max(link_loads.exchange_loads(cluster, groups))
    assert whole == pytest.approx(exchange_by_links(cluster, groups))
    alone = tuple(replace(level, is_shared=False) for level in cluster.levels)
    lame = max(link_loads.exchange_loads(replace(cluster, levels=alone), groups))
    assert lame < exchange_by_links(cluster, groups) / 4


# --- rails: cards that only reach those of the same index


RAILS = (
    '{name = "node", count = 2, topology = "switch", bandwidth = "25GB/s", rails = 2, '
    'latency = "3us"}, '
    '{name = "card", count = 4, topology = "switch", bandwidth = "60GB/s", latency = "1us"}'
)


@given(st.permutations(range(8)), st.sampled_from([2, 4, 8]))
def test_rails_carry_messages_link_by_link(order: list[int], size: int):
    """The inner links are slow enough to count."""
    cluster = read_cluster(cluster_text(RAILS), "rails.mlir", "rails")
    groups = np.array(order).reshape(-1, size)
    model = max(link_loads.exchange_loads(cluster, groups))
    assert model == pytest.approx(exchange_by_links(cluster, groups))
    pairs = np.stack([np.arange(8), np.array(order)], axis=1)
    model = max(link_loads.permute_loads(cluster, pairs))
    assert model == pytest.approx(pairs_by_links(cluster, pairs))
    if size == 2:
        rounds = max(link_loads.ring_loads(cluster, groups))
        assert rounds == pytest.approx(ring_by_links(cluster, groups))


def test_rings_keep_to_their_rails_where_they_can():
    """All GPUs, or those of an index, pay nothing; two that no rail joins pay a hop and time."""
    cluster = read_cluster(cluster_text(RAILS), "rails.mlir", "rails")
    joined = read_cluster(cluster_text(RAILS.replace("rails = 2, ", "")), "joined.mlir", "joined")
    columns = np.arange(8).reshape(2, 4).T.copy()
    for groups in (np.arange(8)[None], columns, columns.T.copy()):
        loads = [link_loads.ring_loads(one, groups) for one in (cluster, joined)]
        assert loads[0] == pytest.approx(loads[1])
    crossed = np.array([[0, 5], [1, 4], [2, 7], [3, 6]])
    node, card = link_loads.ring_loads(cluster, crossed)
    assert node == pytest.approx(1 / 25e9) and card > 0.5 / 60e9
    assert link_loads.ring_loads(joined, crossed)[1] == 0
    hops = [
        Links(at_peaks(one)).transfer(PERMUTE, np.array([[0, 5]]), 1.0).latency
        for one in (cluster, joined)
    ]
    assert hops == pytest.approx([4e-6, 3e-6])

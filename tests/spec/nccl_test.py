"""NCCL's own predictions: figures by hand, and a little calculator that shares nothing."""

from __future__ import annotations

from dataclasses import replace
from math import floor, log2
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.ir.clusters import cluster_names, find_cluster, read_cluster
from shardwright.spec.links import ALL_GATHER, ALL_REDUCE, BROADCAST, REDUCE_SCATTER, Links
from shardwright.spec.machines import nccl
from shardwright.spec.machines.library_collectives import communicator, defaults
from shardwright.spec.machines.nccl import Communicator, Prediction, chosen, predictions
from shardwright.testing.machines.reference_graphs import cluster_text

G, MIB = 1e9, 2.0**20


def one(kind: str, ranks: Communicator, size: float, name: str) -> Prediction:
    """The prediction of an algorithm and a protocol, such as `ring LL`."""
    found = {prediction.name: prediction for prediction in predictions(kind, ranks, size)}
    return found[f"NCCL {name}"]


def ranks_of(name: str) -> Communicator:
    cluster = find_cluster(name)
    found = communicator(cluster, np.arange(cluster.devices)[None])
    assert found is not None
    return found


# Microseconds, each worked out by hand from the table of constants.
BY_HAND = [
    # 8 ranks on NVLinks of 300 GB/s: 8.4 + 14 * 3.4; 1 GB / (300 * 8 / 14 GB/s)
    ("dgx-a100:1", ALL_REDUCE, G, "ring Simple", 56.0, 5833.3333),
    # 14.0 + 14 * 1.9; 64 MiB / (0.92 * 300 * 8 / 14 GB/s)
    ("dgx-a100:1", ALL_REDUCE, 64 * MIB, "ring LL128", 40.6, 425.5046),
    # 6.6 + 14 * 0.6; bandwidth of LL at most 87.7 GB/s on the bus
    ("dgx-a100:1", ALL_REDUCE, 1024.0, "ring LL", 15.0, 0.020433),
    # 6.8 + 2 * 7 * 0.6; 0.92 * 300 / 3.8 / 2 GB/s, and of 1 KiB = 64 B * 2^4 times 0.9
    ("dgx-a100:1", ALL_REDUCE, 1024.0, "tree LL", 15.2, 0.031330),
    # Two nodes with AMD: (30 - 2) steps of max(3.4, 3 * 2.0), two of 14, all times 1.4
    ("dgx-a100:2", ALL_REDUCE, G, "ring Simple", 286.16, 9375.0),
    # 14 + 2 * (7 * 1.25 + 8.5); min(276, 566.4) * 0.9375 / 2 GB/s, no correction from 1 GiB on
    ("dgx-a100:2", ALL_REDUCE, 2.0**30, "tree LL128", 48.5, 8299.42),
    # Four nodes: 6.8 + 2 * (7 * 0.6 + 2 * 5.0); at most 19 GB/s / 2, of 64 KiB times 0.6
    ("dgx-a100:4", ALL_REDUCE, 65536.0, "tree LL", 35.2, 11.4975),
    # Hopper: 25; 450 * 0.85 * 23 / 24 GB/s
    ("dgx-h100:1", ALL_REDUCE, G, "NVLS Simple", 25.0, 2728.05),
    # 25 + 2 * 4 * 20.9; half of 400 GB/s
    ("dgx-h100:16", ALL_REDUCE, G, "NVLS tree Simple", 192.2, 5000.0),
    # Intel: 8.4 + (15 - 1) * max(3.4, 3 * 1.0) + 1 * 14; 400 * 16 / 15 GB/s
    ("dgx-h100:2", ALL_GATHER, G, "ring Simple", 70.0, 2343.75),
    ("dgx-h100:2", REDUCE_SCATTER, G, "ring Simple", 70.0, 2343.75),
    # PCI: 8.4 + 3 * 5.7; 26 * 4 / 3 GB/s
    ("pcie-workstation:4", ALL_GATHER, G, "ring Simple", 25.5, 28846.154),
    # Broadcast has as many steps as ranks, so the rate of the bus: 6.6 + 8 * 0.6, at most 39 GB/s
    ("dgx-v100:1", BROADCAST, 4096.0, "ring LL", 11.4, 0.105026),
]  # fmt: skip


@pytest.mark.parametrize(("name", "kind", "size", "way", "latency", "moving"), BY_HAND)
def test_figures_by_hand(
    name: str, kind: str, size: float, way: str, latency: float, moving: float
) -> None:
    found = one(kind, ranks_of(name), size, way)
    assert found.latency * 1e6 == pytest.approx(latency, rel=1e-6)
    assert (found.seconds - found.latency) * 1e6 == pytest.approx(moving, rel=1e-4)


def test_one_chip_a_node_runs_pat() -> None:
    """8 + 3 * 14 / 3.5 + 8 * 2.8; 0.75 * 25 GB/s. A ring waits 5.0 for the network, as a tree."""
    ranks = Communicator("ampere", 8, 8, 300 * G, 25 * G)
    found = one(ALL_GATHER, ranks, G, "PAT Simple")
    assert found.latency * 1e6 == pytest.approx(42.4)
    assert found.seconds - found.latency == pytest.approx(1 / 18.75)
    assert one(ALL_GATHER, ranks, G, "ring LL").latency * 1e6 == pytest.approx(6.6 + 7 * 5.0)
    assert not [p for p in predictions(ALL_REDUCE, ranks, G) if p.algorithm == "PAT"]


# --- a calculator that has the constants as the table of the source prints them

TABLE: dict[str, Any] = {
    "lat": {"tree": [6.8, 14.0, 8.4], "ring": [6.6, 14.0, 8.4]},
    "nvl": {"tree": [0.6, 1.25, 4.0], "ring": [0.6, 1.9, 3.4]},
    "pci": {"tree": [1.0, 1.9, 4.0], "ring": [1.0, 2.5, 5.7]},
    "net": {"tree": [5.0, 8.5, 14], "ring": [2.7, 4.0, 14]},
    "cap": {"volta": [26.5, 18.5, 10.0], "ampere": [24.0, 23.6, 17.8],
            "hopper": [38.7, 41.4, 36.0], "blackwell": [70.0, 42.8, 24.0]},
    "ll128": {"volta": 20, "ampere": 20, "hopper": 36.7, "blackwell": 40},
    "ll": {"volta": 39, "ampere": 87.7, "hopper": 141, "blackwell": 282},
    "cpu": {"intel": [39, 20.4], "amd": [22.5, 19]},
    "fix": ["1 1 1 1 .9 .8 .7 .7 .7 .7 .6 .5 .4 .4 .5 .6 .7 .8 .9 1 1 1 1 1",
            "1 1 1 1 1 .9 .8 .8 .8 .7 .6 .6 .6 .6 .6 .6 .8 .9 .9 .9 .9 1 1 1",
            ".9 .9 .9 .9 .9 .9 .9 .8 .7 .6 .6 .5 .5 .5 .5 .6 .7 .8 .7 .7 .8 .9 .9 .9"],
}  # fmt: skip


def all_reduce_by_table(c: Communicator, size: float, algo: str, p: int) -> float:
    """Microseconds of a ring or a tree with protocol p."""
    nth = 0 if c.nodes == 1 else 1 if c.nodes == 2 else 2
    inner, net = TABLE["nvl" if c.is_nvlink else "pci"][algo][p], TABLE["net"][algo][p]
    inside, across = c.inside / 1e9, c.across / 1e9
    ll = TABLE["ll"][c.family] if nth == 0 else TABLE["cpu"][c.host][nth - 1]
    ll128 = c.channels * TABLE["ll128"][c.family]
    if algo == "ring":
        if c.ranks == c.nodes:
            net = TABLE["net"]["tree"][p]
        bus = inside if nth == 0 else min(inside, across)
        bw = [min(ll, bus / 2), min(0.92 * bus, ll128), bus][p] * c.ranks / (2 * (c.ranks - 1))
        wait = 0 if nth == 0 else {"intel": 1, "amd": 2}[c.host] * (3 if p == 2 else 1)
        hops = 2 * (c.nodes - 1)
        lat = TABLE["lat"]["ring"][p] + (2 * (c.ranks - 1) - hops) * max(inner, wait) + hops * net
        if p == 2 and nth and size / (c.channels * c.ranks) >= 64:
            lat *= 1.9 if c.family == "volta" else 1.4
        return lat + size / (1000 * bw)
    bus = [inside, min(inside, 2 * across), min(inside, across)][nth]
    bus = min(0.92 * bus, c.channels * TABLE["cap"][c.family][nth])
    bw = [min(ll, bus / 3.8), min(bus * (7 / 9 if nth == 0 else 0.9375), ll128), bus][p] / 2
    log = floor(log2(size / 64)) if size >= 64 else -1
    if 0 <= log < 24:
        bw *= float(TABLE["fix"][p].split()[log])
    lat = TABLE["lat"]["tree"][p]
    lat += 2 * ((c.ranks / c.nodes - 1) * inner + floor(log2(c.nodes)) * net)
    return lat + size / (1000 * bw)


@st.composite
def communicators(draw: st.DrawFn) -> Communicator:
    nodes, each = draw(st.integers(1, 40)), draw(st.integers(1, 16))
    if nodes * each == 1:
        each = 2
    rate = st.floats(1e9, 1e12)
    return Communicator(
        draw(st.sampled_from(["volta", "ampere", "hopper", "blackwell"])),
        nodes * each,
        nodes,
        draw(rate),
        draw(rate),
        draw(st.booleans()),
        draw(st.booleans()),
        host=draw(st.sampled_from(["intel", "amd"])),
        channels=draw(st.integers(1, 32)),
    )


SIZES = st.integers(1, 2**33).map(float) | st.integers(0, 33).map(lambda n: 2.0**n)


def differences(ranks: Communicator, size: float) -> list[str]:
    """Names of rings and trees for which the calculator says otherwise."""
    wrong: list[str] = []
    for found in predictions(ALL_REDUCE, ranks, size):
        if found.algorithm in ("ring", "tree"):
            protocol = ["LL", "LL128", "Simple"].index(found.protocol)
            expected = all_reduce_by_table(ranks, size, found.algorithm, protocol)
            if found.seconds * 1e6 != pytest.approx(expected, rel=1e-9):
                wrong.append(found.name)
    return wrong


@given(communicators(), SIZES)
def test_rings_and_trees_are_those_of_the_table(ranks: Communicator, size: float) -> None:
    assert differences(ranks, size) == []


@pytest.mark.parametrize(
    ("table", "key", "value"),
    [
        ("_NETWORK", "ring", (5.0, 8.5, 14.0)),
        ("_OVERHEAD", "amd", 1.0),
        ("_BASE", "tree", (6.6,) * 3),
    ],
)
def test_planted_constants_are_seen(
    table: str, key: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(getattr(nccl, table), key, value)
    ranks = replace(ranks_of("dgx-a100:4"), channels=24)
    assert differences(ranks, MIB)


# --- what must hold of any


@given(communicators(), SIZES, st.sampled_from(nccl.KINDS))
def test_nothing_that_nccl_chooses_among_is_faster(
    ranks: Communicator, size: float, kind: str
) -> None:
    best = chosen(kind, ranks, size)
    assert 0 < best.latency < best.seconds
    assert all(best.seconds <= other.seconds for other in predictions(kind, ranks, size))
    faster = replace(ranks, inside=2 * ranks.inside, across=2 * ranks.across)
    assert chosen(kind, faster, size).seconds <= best.seconds


@given(communicators(), SIZES)
def test_more_bytes_take_longer(ranks: Communicator, size: float) -> None:
    """Trees are corrected by size, and need not."""
    smaller, larger = (list(predictions(ALL_REDUCE, ranks, each)) for each in (size, 2 * size))
    for before, after in zip(smaller, larger, strict=True):
        assert before.algorithm == "tree" or before.seconds < after.seconds


@given(communicators(), SIZES)
def test_no_way_beats_what_the_cards_of_a_node_must_carry(ranks: Communicator, size: float) -> None:
    """A sum over nodes leaves each node at least once, without sums in the network itself."""
    if ranks.nodes > 1:
        least = size / ranks.across * (1 if ranks.nodes == 2 else 2 * (1 - 1 / ranks.nodes))
        for found in predictions(ALL_REDUCE, ranks, size):
            assert found.seconds >= least * (1 - 1e-9)


def test_the_validated_switch_of_astra_sim() -> None:
    """HGX-H100-validated.yml: eight on a switch of 400 GB/s, 936.25 ns a message."""
    ranks = replace(ranks_of("dgx-h100:1"), inside=400 * G)
    ring = one(ALL_REDUCE, ranks, G, "ring Simple").seconds
    anchor = 14 * 936.25e-9 + 2 * 7 / 8 * G / (400 * G)
    assert ring == pytest.approx(anchor, rel=0.011)
    hops = [ranks.hop("ring", protocol) for protocol in range(3)]
    assert hops[0] < 0.93625 < hops[1] < hops[2]


# --- where it applies


def test_which_clusters_run_nccl_follows_from_their_text() -> None:
    runs: set[str] = set()
    for name in cluster_names():
        cluster = find_cluster(name)
        if communicator(cluster, np.arange(cluster.devices)[None]) is not None:
            runs.add(name)
    gpus = {name for name in cluster_names() if not name.startswith(("tpu", "cpu"))}
    assert runs == gpus


def test_nodes_and_shares_of_the_network_follow_from_groups() -> None:
    cluster = find_cluster("gcp-a100:2")
    pairs = np.arange(32).reshape(2, 16).T.copy()
    found = communicator(cluster, pairs)
    assert found is not None and (found.ranks, found.nodes) == (2, 2)
    assert found.across == pytest.approx(8e9 / 16)  # sixteen groups share a card
    inside = communicator(cluster, pairs.T.copy())
    assert inside is not None and (inside.ranks, inside.nodes) == (16, 1)
    assert communicator(cluster, np.arange(32)[:, None]) is None


NODE = '{name = "node", count = 2, topology = "switch", bandwidth = "25GB/s", link = "nic"}'
CARD = '{name = "card", count = 4, topology = "switch", bandwidth = "300GB/s", link = "nvlink"}'


@pytest.mark.parametrize(
    ("levels", "chip", "is_known"),
    [
        (f"{NODE}, {CARD}", "h100", True),
        (f"{NODE}, {CARD}", "tpu-v4", False),
        (f"{NODE}, {CARD[: CARD.index(', link')]}}}", "h100", False),
        (f"{CARD}, {NODE}", "h100", False),
    ],
)
def test_chips_and_links_must_be_known(levels: str, chip: str, is_known: bool) -> None:
    cluster = read_cluster(cluster_text(levels, f'chip = "{chip}"'), "own.mlir", "own")
    names = [way.name for way in defaults(Links(cluster), ALL_REDUCE, np.arange(8)[None], G)]
    assert any(name.startswith("NCCL") for name in names) == is_known
    assert {"flat ring", "tree"} < {*names, ""}


def test_chips_of_two_families_lose_what_needs_one() -> None:
    chips = 'chips = [{chip = "h100", count = 4}, {chip = "v100-32gb", count = 4}]'
    cluster = read_cluster(cluster_text(f"{NODE}, {CARD}", chips), "own.mlir", "own")
    found = communicator(cluster, np.arange(8)[None])
    assert found is not None and (found.family, found.is_mixed) == ("volta", True)
    names = {way.name for way in predictions(ALL_REDUCE, found, G)}
    assert names == {f"NCCL {a} {p}" for a in ("ring", "tree") for p in ("LL", "Simple")}

"""Two prices of the same steps agree: tiers without devices, and the links of a cluster."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import prod

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.clusters import find_cluster, read_cluster
from shardwright.passes.collect.synthesis.cluster_prices import ClusterPrice
from shardwright.passes.collect.synthesis.enumerate import programs
from shardwright.passes.collect.synthesis.prices import Links as TierLinks
from shardwright.passes.collect.synthesis.prices import placed
from shardwright.passes.collect.synthesis.search import cheapest, steps
from shardwright.spec.cluster import Cluster
from shardwright.spec.links import Links
from shardwright.spec.machines.link_loads import ring_loads
from shardwright.spec.placement import Matrix, placements
from shardwright.spec.sharding_rules.reductions import Collective, Grouping, Instruction, Kind, Step
from shardwright.testing.machines.at_peaks import at_peaks
from shardwright.testing.machines.reference_graphs import cluster_text
from shardwright.testing.second_opinion.wires import ring_by_links

DATA = 1e9


@cache
def all_steps(levels: int) -> tuple[Step, ...]:
    """Every step of the 61 programs on two levels, of the 848 on three, once."""
    found = (step for program in programs(levels, 5) for step in steps(program))
    return tuple(dict.fromkeys(found))


def switches(counts: tuple[int, ...], rates: list[int], shared: tuple[bool, ...]) -> Cluster:
    levels = [
        f'{{name = "x{k}", count = {count}, topology = "switch", bandwidth = "{rate}GB/s", '
        f"shared = {str(is_shared).lower()}}}"
        for k, (count, rate, is_shared) in enumerate(zip(counts, rates, shared, strict=True))
    ]
    return read_cluster(cluster_text(", ".join(levels)), "own.mlir", "own")


@st.composite
def machines(draw: st.DrawFn) -> tuple[Cluster, Matrix, tuple[int, ...]]:
    """Switches of two or three levels, a placement of one or two axes, which to reduce over."""
    size = draw(st.sampled_from([2, 3]))
    counts = tuple(draw(st.integers(2, 4)) for _ in range(size))
    rates = [draw(st.integers(1, 400)) for _ in counts]
    shared = tuple(draw(st.booleans()) for _ in counts)
    devices = prod(counts)
    inner = draw(st.sampled_from([n for n in range(1, devices) if devices % n == 0]))
    axes = (devices,) if inner == 1 else (devices // inner, inner)
    matrix = draw(st.sampled_from(list(placements(counts, axes))))
    return switches(counts, rates, shared), matrix, (draw(st.integers(0, len(axes) - 1)),)


def tiers(cluster: Cluster) -> list[TierLinks]:
    return [TierLinks(1, one.rate, 0.0, not one.is_shared) for one in cluster.levels]


@settings(max_examples=60)
@given(machines())
def test_steps_cost_the_same_in_both(found: tuple[Cluster, Matrix, tuple[int, ...]]) -> None:
    cluster, matrix, over = found
    model, links = placed(matrix, over, tiers(cluster), DATA), Links(at_peaks(cluster))
    price = ClusterPrice(links, matrix, over, DATA)
    assert model.radices == price.radices
    for step in all_steps(len(model.radices)):
        assert model(step).seconds == pytest.approx(price(step).seconds, rel=1e-9), step


@pytest.mark.parametrize("shared", [*product([True, False], repeat=3)], ids=str)
def test_all_programs_of_three_levels_cost_the_same(shared: tuple[bool, ...]) -> None:
    cluster = switches((2, 3, 4), [10, 40, 90], shared)
    (matrix,) = placements((2, 3, 4), (24,))
    model = placed(matrix, (0,), tiers(cluster), DATA)
    price = ClusterPrice(Links(at_peaks(cluster)), matrix, (0,), DATA)
    for step in all_steps(3):
        assert model(step).seconds == pytest.approx(price(step).seconds, rel=1e-9), step
    first, second = cheapest(model.radices, model).best, cheapest(price.radices, price).best
    assert first.seconds == pytest.approx(second.seconds) and first.program == second.program


def test_uneven_steps_are_among_them() -> None:
    """Groups of a step that hold shares of different sizes, which a lame price charges alike."""
    uneven = [one for one in all_steps(3) if len({kind.cuts for kind in one.kinds}) > 1]
    assert len(uneven) > 3
    cluster = switches((2, 3, 4), [10, 40, 90], (True, True, False))
    (matrix,) = placements((2, 3, 4), (24,))
    price = ClusterPrice(Links(at_peaks(cluster)), matrix, (0,), DATA)
    for step in uneven:
        most = max(step.kinds, key=lambda kind: -sum(kind.cuts))
        alike = step._replace(kinds=tuple(one._replace(cuts=most.cuts) for one in step.kinds))
        assert price(step).seconds < price(alike).seconds


# --- messages sent link by link decide who is right

CARDS = ["dgx-a100:2", "gcp-v100:2"]
WHO = [("dgx-a100:2", False), ("gcp-v100:2", True), ("dgx-h100:3", False)]


@pytest.mark.parametrize(("name", "is_shared"), WHO)
def test_masters_send_over_their_own_cards(name: str, is_shared: bool) -> None:
    """Where GPUs have a card each, a group of first GPUs has one card, not all of its node."""
    cluster = find_cluster(name)
    count = cluster.devices // 8
    masters = np.arange(count)[None] * 8
    wires = ring_by_links(cluster, masters)
    (matrix,) = placements((count, 8), (cluster.devices,))
    masters_sum = Instruction(Collective.ALL_REDUCE, Grouping(0, 1, True))
    step = Step(masters_sum, (Kind((False, False), (0, 0)),))
    model = placed(matrix, (0,), tiers(cluster), DATA)(step).seconds
    sent = DATA * 2 * (count - 1) / count
    assert model == pytest.approx(wires * sent)
    node, _ = tiers(cluster)
    pooled = node._replace(bandwidth=node.bandwidth * (1 if is_shared else 8), is_own=False)
    planted = placed(matrix, (0,), [pooled, tiers(cluster)[1]], DATA)(step).seconds
    assert is_shared == (planted == pytest.approx(wires * sent))


@given(
    st.lists(st.integers(1, 9), min_size=8, max_size=8),
    st.sampled_from(["dgx-a100:2", "gcp-v100:2"]),
)
def test_groups_of_unequal_shares_load_links_as_messages_do(sizes: list[int], name: str) -> None:
    cluster = find_cluster(name)
    pairs = np.arange(16).reshape(2, 8).T.copy()
    parts = np.array(sizes, float)
    model = max(ring_loads(cluster, pairs, parts))
    assert model == pytest.approx(ring_by_links(cluster, pairs, parts))
    alike = max(ring_loads(cluster, pairs)) * max(sizes)
    assert model <= alike * (1 + 1e-9)


def test_unequal_shares_go_round_a_cube_mesh() -> None:
    cluster = find_cluster("dgx-v100:1")
    groups = np.arange(8).reshape(4, 2)
    loads = [max(ring_loads(cluster, groups, np.array(parts))) for parts in (
        [1.0, 1.0, 1.0, 1.0], [0.5, 0.5, 0.5, 0.5], [1.0, 0.1, 0.1, 0.1],
    )]  # fmt: skip
    assert loads[0] == max(ring_loads(cluster, groups)) == 2 * loads[1] and loads[2] <= loads[0]

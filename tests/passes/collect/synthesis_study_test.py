"""The models of the literature's clusters: figures of whole studies, pipelined programs."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

import pytest

from shardwright.passes.collect.synthesis.enumerate import programs
from shardwright.passes.collect.synthesis.pipelining import Pipelined, makespan, pipelined, schedule
from shardwright.passes.collect.synthesis.prices import Busy, Tier, Tiers, nodes
from shardwright.passes.collect.synthesis.search import busy, cheapest
from shardwright.spec.sharding_rules.reductions import (
    Collective,
    Grouping,
    Instruction,
    program_text,
)
from shardwright.testing.machines.placement_study import (
    SYSTEMS,
    System,
    cases,
    default_seconds,
    study,
)

GB = 1e9

# Cases; share improved in %; most and mean gain; worst placement over best.
STUDY = [
    (89, 31, 1.836, 1.678, 540),
    (219, 46, 1.836, 1.518, 540),
    (49, 29, 1.699, 1.578, 135),
    (129, 43, 1.699, 1.452, 135),
]


@pytest.mark.parametrize(("system", "expected"), list(zip(SYSTEMS, STUDY, strict=True)), ids=str)
def test_the_modelled_gains(system: System, expected: tuple[float, ...]):
    found = study(system)
    count, improved, most, mean, spread = expected
    assert found.cases == count and round(100 * found.improved) == improved
    assert (found.most, found.mean) == (
        pytest.approx(most, abs=5e-4),
        pytest.approx(mean, abs=5e-4),
    )
    assert found.spread == pytest.approx(spread)


@pytest.mark.parametrize("system", SYSTEMS, ids=str)
def test_the_best_programs_are_all_reduces_and_scattered_ones(system: System):
    best = [case.best.program for case in cases(system)]
    texts = {program_text(one, max(step.grouping.end for step in one)) for one in best}
    assert texts == {"AR·IG0", "RS·IG1 AR·P AG·IG1"}


def test_fifteen_programs_beat_the_all_reduce():
    price = nodes((2, 16), 1, GB, 270 * GB, 8 * GB)
    times = [sum(one.seconds for one in busy(program, price)) for program in programs(2, 5)]
    assert sum(time < default_seconds(price) * (1 - 1e-9) for time in times) == 15


# --- one network card per chip: chips per node, local and network GB/s; milliseconds per GB

MACHINES = {
    "GCP A100": (16, 270, 8),
    "GCP V100": (8, 135, 8),
    "DGX-2": (16, 125, 100),
    "DGX-A100": (8, 300, 200),
    "DGX-H100": (8, 450, 400),
}
# machine, nodes: flat ring, sequential, bound
RINGS = [
    ("GCP A100", 2, 242.19, 131.94, 125.0),
    ("GCP A100", 4, 246.09, 194.44, 187.5),
    ("GCP A100", 16, 249.02, 241.32, 234.38),
    ("GCP V100", 2, 234.38, 137.96, 125.0),
    ("GCP V100", 4, 242.19, 200.46, 187.5),
    ("GCP V100", 16, 248.05, 247.34, 234.38),
    ("DGX-2", 2, 19.38, 25.00, 15.0),
    ("DGX-2", 4, 19.69, 30.00, 15.0),
    ("DGX-2", 16, 19.92, 33.75, 18.75),
    ("DGX-A100", 2, 9.375, 10.833, 5.833),
    ("DGX-A100", 4, 9.688, 13.333, 7.5),
    ("DGX-A100", 16, 9.922, 15.208, 9.375),
    ("DGX-H100", 2, 4.688, 6.389, 3.889),
    ("DGX-H100", 4, 4.844, 7.639, 3.889),
    ("DGX-H100", 16, 4.961, 8.576, 4.688),
]
STAGED = (
    Instruction(Collective.REDUCE_SCATTER, Grouping(1, 2)),
    Instruction(Collective.ALL_REDUCE, Grouping(0, 1)),
    Instruction(Collective.ALL_GATHER, Grouping(1, 2)),
)


def price(machine: str, count: int, latency: float = 0.0) -> Tiers:
    chips, local, nic = MACHINES[machine]
    return nodes((count, chips), 1, GB, local * GB, nic * GB, latency=latency)


@lru_cache
def best(machine: str, count: int, latency: float = 0.0) -> Pipelined:
    chips, _, _ = MACHINES[machine]
    return pipelined((count, chips), price(machine, count, latency))


@pytest.mark.parametrize(("machine", "count", "ring", "sequential", "bound"), RINGS)
def test_rings_sequences_and_bounds(
    machine: str, count: int, ring: float, sequential: float, bound: float
):
    model = price(machine, count)
    stages = busy(STAGED, model)
    loads = [sum(times) for times in zip(*(one.links for one in stages), strict=True)]
    found = [default_seconds(model), sum(one.seconds for one in stages), max(loads)]
    expected = [ring, sequential, bound]
    assert [1e3 * one for one in found] == [pytest.approx(one, rel=4e-4) for one in expected]
    assert best(machine, count).bound == pytest.approx(max(loads))


# DGX-A100 and DGX-H100: time in chunks over the bound, for 2, 4 and 16 nodes
CHUNKED = {
    1: [(1.86, 1.78, 1.62), (1.64, 1.96, 1.83)],
    4: [(1.11, 1.19, 1.16), (1.00, 1.21, 1.21)],
    8: [(1.00, 1.10, 1.08), (1.00, 1.09, 1.10)],
    16: [(1.00, 1.05, 1.04), (1.00, 1.03, 1.05)],
    32: [(1.00, 1.02, 1.02), (1.00, 1.00, 1.03)],
    64: [(1.00, 1.01, 1.01), (1.00, 1.00, 1.01)],
}


@pytest.mark.parametrize("chunks", CHUNKED)
def test_chunks_approach_the_bound(chunks: int):
    for machine, expected in zip(("DGX-A100", "DGX-H100"), CHUNKED[chunks], strict=True):
        for count, ratio in zip((2, 4, 16), expected, strict=True):
            found = makespan(busy(STAGED, price(machine, count)), chunks)
            assert found / best(machine, count).bound == pytest.approx(ratio, abs=6e-3)


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("latency", [0.0, 5e-6, 1e-3])
def test_never_slower_than_the_flat_ring_nor_the_sequence(machine: str, latency: float):
    for count in (2, 4, 16):
        model, found = price(machine, count, latency), best(machine, count, latency)
        sequential = cheapest((count, MACHINES[machine][0]), model).best.seconds
        assert found.seconds <= min(default_seconds(model), sequential) + 1e-12
        if not latency and machine.startswith("DGX"):
            assert found.bound * (1 - 1e-9) <= found.seconds <= 1.05 * found.bound


def test_latency_asks_for_fewer_chunks():
    chunks = [best("DGX-A100", 4, latency).chunks for latency in (0.0, 5e-5, 1e-2)]
    assert chunks == sorted(chunks, reverse=True) and chunks[0] > chunks[1] > chunks[2] == 1


def test_chunks_wait_for_one_another():
    stages = (Busy((2.0, 0.0)), Busy((0.0, 4.0)), Busy((2.0, 0.0), 0.25))
    assert makespan(stages, 1) == 8.25
    assert makespan(stages, 2) == 1 + 2 + 2 + 1.25
    assert makespan((Busy((3.0, 1.0)), Busy((0.0, 1.0))), 1) == 4  # both kinds at once
    assert makespan((), 4) == 0


@pytest.mark.parametrize("chunks", [1, 3, 16])
@pytest.mark.parametrize("latency", [0.0, 1e-4])
def test_schedules_keep_the_order_of_stages_and_share_no_link(chunks: int, latency: float):
    for machine in ("DGX-A100", "GCP V100"):
        stages = busy(STAGED, price(machine, 4, latency))
        slots = schedule(stages, chunks)
        assert sorted((one.stage, one.chunk) for one in slots) == [
            (stage, chunk) for stage in range(3) for chunk in range(chunks)
        ]
        by_chunk = [sorted(one for one in slots if one.chunk == chunk) for chunk in range(chunks)]
        for first, second in ((a, b) for one in by_chunk for a, b in pairwise(one)):
            assert first.end <= second.begin + 1e-15
        for link in range(2):
            on_link = sorted(
                (one.begin, one.begin + stages[one.stage].links[link] / chunks)
                for one in slots
                if stages[one.stage].links[link]
            )
            assert all(a[1] <= b[0] + 1e-15 for a, b in pairwise(on_link))
        assert makespan(stages, chunks) == max(one.end for one in slots)


# --- three tiers: racks of two nodes of eight chips


@pytest.mark.parametrize("rack", [10, 50, 400])
def test_three_tiers(rack: int):
    radices = (2, 2, 8)
    tiers = (Tier(1, rack * GB), Tier(1, 200 * GB), Tier(1, 300 * GB))
    model = Tiers(radices, GB, tiers)
    found, one = pipelined(radices, model), cheapest(radices, model)
    assert found.seconds <= min(one.best.seconds, default_seconds(model)) + 1e-12
    assert found.bound * (1 - 1e-9) <= found.seconds <= 1.05 * found.bound
    loads = [
        sum(times) for times in zip(*(s.links for s in busy(found.program, model)), strict=True)
    ]
    assert max(loads) == pytest.approx(found.bound)
    # No program sends less than two halves of what is left over by inner levels out of a rack.
    assert loads[0] >= 2 * (1 / 2) / rack * (1 - 1e-9)

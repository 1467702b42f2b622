"""Schedules on links as programs: numbers as before, and the traffic that the plan says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from shardwright.ir.clusters import read_cluster
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.run import run_devices
from shardwright.passes.collect.link_graph import chosen_schedule, moves, replace_slower
from shardwright.passes.collect.link_graph.chosen_schedule import Schedule, best_schedule
from shardwright.passes.collect.link_graph.graph_planner import GraphPlan, permutes_of
from shardwright.passes.collect.permutes import permute_rounds
from shardwright.passes.collect.permutes.matchings import matchings
from shardwright.passes.collect.permutes.permute_rounds import Ends
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.attributes import Attrs
from shardwright.spec.cluster import Cluster
from shardwright.spec.links import Links
from shardwright.spec.machines.capacity_graph import CapacityGraph, capacity_graph
from shardwright.testing.generate.graph_programs import (
    collective_program,
    given,
    longest_wait,
    pair_bytes,
    scheduled,
)
from shardwright.testing.generate.level_programs import SYSTEMS, level_program
from shardwright.testing.generate.level_programs import cluster_text as levels_text
from shardwright.testing.machines.at_peaks import at_peaks
from shardwright.testing.machines.reference_graphs import REFERENCE_GRAPHS, cluster_text
from shardwright.testing.soundness import assert_rewrite_sound

pytest.importorskip("scipy")

KINDS = ("all-reduce", "all-gather", "reduce-scatter", "all-to-all", "broadcast")
SMALL = ("dgx-1", "ring-8", "a100-x1", "ndv2-x2")  # whose rates are in ratios of small numbers
OTHERS = {
    "torus-3x3": '{name = "chip", shape = [3, 3], topology = "torus", bandwidth = "1GB/s"}',
    "ring-4": '{name = "chip", count = 4, topology = "ring", bandwidth = "1GB/s"}',
    "switch-4": '{name = "chip", count = 4, topology = "switch", bandwidth = "1GB/s", '
    'latency = "1us"}',
    "line-3": '{name = "chip", count = 3, topology = "line", bandwidth = "1GB/s"}',
    "uneven": '{name = "chip", count = 3, topology = "graph", bandwidth = "1GB/s", '
    'graph = "0-1:3 1-2:2 0-2:1"}',
}


@cache
def cluster_of(name: str) -> Cluster:
    if name in OTHERS:
        return read_cluster(cluster_text(OTHERS[name]), "graph.mlir", name)
    return REFERENCE_GRAPHS[name].described


def program(kind: str, name: str, sizes: tuple[int, int] = (5, 3)) -> str:
    """A collective of all devices, which stand in some order in their group."""
    devices = list(range(cluster_of(name).devices))
    if kind != "broadcast":
        Random(name).shuffle(devices)
    return collective_program(kind, len(devices), devices, sizes)


def is_kept(text: str, cluster: Cluster) -> bool:
    """Whether all devices get what they got, also from the text read again."""
    args, expected = given(text)
    after = parse(print_module(scheduled(text, cluster)))
    found = run_devices(after, args)
    return all(np.array_equal(a, b) for a, b in zip(found, expected, strict=True))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", [*SMALL, *OTHERS])
def test_all_devices_get_what_they_got(name: str, kind: str):
    assert is_kept(program(kind, name), cluster_of(name))


@pytest.mark.parametrize("kind", ["all-gather", "reduce-scatter"])
def test_two_dims_of_a_torus(kind: str):
    assert is_kept(program(kind, "torus-4x4"), cluster_of("torus-4x4"))


def test_rates_that_are_no_small_ratios_are_rounded():
    assert is_kept(program("all-gather", "a100-x2"), cluster_of("a100-x2"))


def test_small_data_are_copied_everywhere_and_added_up():
    text = program("all-reduce", "switch-4", (1, 1))
    after = print_module(scheduled(text, cluster_of("switch-4")))
    assert after.count("collective_permute") == 3 and is_kept(text, cluster_of("switch-4"))


# --- traffic


def said(plan: GraphPlan, total: Fraction, devices: int) -> Counter[Ends]:
    """Bytes from device to device, by the routes of a plan alone."""
    found: dict[Ends, Fraction] = {}
    halves = [plan] if plan.after is None else [plan, plan.after]
    for half in halves:
        rate = sum((tree.rate for tree in half.trees if tree.root == 0), Fraction(0))
        for tree in half.trees:
            for hop in tree.hops:
                ends = (hop.source, hop.target)
                if half.is_reversed:
                    ends = (hop.target, hop.source)
                found[ends] = found.get(ends, Fraction(0)) + total * tree.rate / rate
    for path in plan.paths:
        stops = [node for node in path.nodes if node < devices]
        for ends in zip(stops, stops[1:], strict=False):
            found[ends] = found.get(ends, Fraction(0)) + total * Fraction(path.share) / devices
    return Counter({ends: round(size) for ends, size in found.items()})


SIZE = 8 * 3 * 7 * 4 * 5  # numbers of a device: whatever is cut has equal parts


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["dgx-1", "a100-x1", "ndv2-x2", "torus-3x3", "uneven"])
def test_programs_send_what_their_plan_says(name: str, kind: str):
    cluster = cluster_of(name)
    devices = cluster.devices
    size = 4 * SIZE * 9 * devices  # bytes
    text = collective_program(kind, devices, range(devices), (SIZE * 9, 1))
    after = parse(print_module(scheduled(text, cluster)))
    graph, latency = capacity_graph(cluster), max(level.latency for level in cluster.levels)
    total, permutes = size * (devices if kind == "all-gather" else 1), permutes_of(Links(cluster))
    schedule = best_schedule(kind, graph, total, latency, permutes)
    shares = {"all-reduce": devices, "reduce-scatter": devices}
    each = Fraction(size, shares.get(kind, 1))
    sent = pair_bytes(after)
    assert sent == said(schedule.plan, each, devices)
    assert longest_wait(after) <= sum(len(phase.turns) for phase in schedule.phases)
    assert_links_carry_it(schedule, graph, sent)


def assert_links_carry_it(schedule: Schedule, graph: CapacityGraph, sent: Counter[Ends]) -> None:
    """No link is busy for longer than the schedule takes."""
    loads: dict[Ends, Fraction] = {}
    pairs: dict[Ends, Fraction] = {}
    for phase in schedule.phases:
        for turn in phase.turns:
            for move in turn:
                ends = (move.source, move.target)
                pairs[ends] = pairs.get(ends, Fraction(0)) + 1
            for link, blocks in phase.link_blocks(turn).items():
                loads[link] = loads.get(link, Fraction(0)) + blocks
    (scale,) = {Fraction(sent[ends]) / blocks for ends, blocks in pairs.items()}
    busiest = max(size * scale / graph.capacities[link] for link, size in loads.items())
    assert float(busiest) <= schedule.seconds * (1 + 1e-9)


@pytest.mark.parametrize("name", SMALL[:2])
@pytest.mark.parametrize("kind", KINDS)
def test_seconds_are_near_the_bound_for_what_eight_pieces_allow(name: str, kind: str):
    cluster = cluster_of(name)
    found = best_schedule(kind, capacity_graph(cluster), 10**9, 1e-6)
    assert found.plan.bound <= found.seconds <= 2 * found.plan.bound
    assert found.pieces in chosen_schedule.PIECES


# --- permutes


@drawn(
    st.dictionaries(
        st.tuples(st.integers(0, 6), st.integers(0, 6)).filter(lambda ends: ends[0] != ends[1]),
        st.integers(1, 9),
        min_size=1,
    )
)
@settings(max_examples=60, deadline=None)
def test_matchings_send_just_what_is_asked(weights: dict[Ends, int]):
    found, sent = matchings(weights), Counter[Ends]()
    for blocks, pairs in found:
        assert len({a for a, _ in pairs}) == len({b for _, b in pairs}) == len(pairs)
        sent.update(dict.fromkeys(pairs, blocks))
    assert sent == weights
    busiest = max(
        sum(size for ends, size in weights.items() if ends[side] == node)
        for side in (0, 1)
        for node in range(7)
    )
    assert sum(blocks for blocks, _ in found) <= busiest


# --- mutants


def any_row(numbers: Any, count: int) -> Any:
    return tuple(tuple(number or 0 for number in numbers[0]) for _ in numbers)


def a_piece_less(phase: Any) -> Any:
    back = BACK(phase)
    return replace(back, turns=back.turns[:-1])


def not_turned(phase: Any) -> Any:
    return replace(BACK(phase), turns=BACK(phase).turns[::-1])


def next_block(*arguments: Any) -> Any:
    phase = PHASE(*arguments)
    turns = [
        tuple(move._replace(block=move.block ^ 1) if not place else move
              for place, move in enumerate(turn))
        for turn in phase.turns
    ]  # fmt: skip
    return replace(phase, turns=tuple(turns))


BACK, PHASE = vars(moves)["_back"], vars(moves)["_phase"]
MUTANTS: list[tuple[Any, str, Callable[..., Any]]] = [
    (permute_rounds, "_filled", any_row),
    (moves, "_back", a_piece_less),
    (moves, "_back", not_turned),
    (moves, "_phase", next_block),
]


@pytest.mark.parametrize(("owner", "name", "wrong"), MUTANTS)
def test_mutants_are_caught(
    owner: Any, name: str, wrong: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(owner, name, wrong)
    try:
        # Without launches there are several turns, whose order counts.
        kept = [is_kept(program(kind, "uneven"), at_peaks(cluster_of("uneven"))) for kind in KINDS]
    except (KeyError, ProgramError):  # a device would send what it does not have
        return
    assert not all(kept)


def test_a_block_too_many_is_seen(monkeypatch: pytest.MonkeyPatch):
    def twice(weights: dict[Ends, int]) -> Any:
        return tuple(one._replace(blocks=one.blocks + 1) for one in matchings(weights))

    monkeypatch.setattr(permute_rounds, "matchings", twice)
    with pytest.raises((AssertionError, IndexError)):
        test_programs_send_what_their_plan_says("uneven", "all-gather")


# --- the pass


def notes(words: str, kind: str, devices: int = 16, rows: int = 2**16) -> list[Attrs]:
    """What the pass says of a collective."""
    module = parse(collective_program(kind, devices, range(devices), (rows, 8)))
    parse_pipeline(f"synthesize{{{words}}}").run(module)
    found = [op.notes["plan.synthesis"] for op in module.walk() if "plan.synthesis" in op.notes]
    return [one for one in found if isinstance(one, Attrs)]


def test_a_program_takes_a_schedule_where_it_is_faster():
    (found,) = notes("cluster=ndv2-pair schedules=on", "all-gather")
    assert str(found["schedule"]) == '"all-gather"' and "pieces" in found
    (chain,) = notes("cluster=ndv2-pair", "all-gather")
    assert "schedule" not in chain
    (reported,) = notes("cluster=ndv2-pair schedules=on mode=report", "all-gather")
    assert reported == found


def test_every_program_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Also where the groups of a collective are all devices of each unit of the inner levels."""
    monkeypatch.setattr(replace_slower, "WORTH", 1e9)
    path, written, in_units = tmp_path / "cluster.mlir", 0, 0
    for seed in range(8):
        random = Random(seed)
        system = random.choice(SYSTEMS)
        path.write_text(levels_text(system))
        passes = f"sdy-propagation-pipeline,partition,synthesize{{cluster={path} schedules=on}}"
        after = print_module(assert_rewrite_sound(level_program(random, system), passes, seed=seed))
        written += "schedule = " in after
        in_units += "schedule = " in after and "stablehlo.remainder" in after
    assert written > 4 and in_units > 1, (written, in_units)


def test_a_schedule_that_gains_nothing_is_not_written():
    assert notes("cluster=dgx-a100 schedules=on", "all-to-all", 8, 2**20) == []


def test_the_switch_is_on_or_off():
    with pytest.raises(ProgramError, match="unknown schedules"):
        notes("cluster=ndv2-pair schedules=maybe", "all-gather")


def test_without_scipy_the_way_out_is_said(monkeypatch: pytest.MonkeyPatch):
    nothing: Callable[[str], None] = lambda name: None  # noqa: E731
    monkeypatch.setattr(replace_slower, "find_spec", nothing)
    with pytest.raises(ProgramError, match="need scipy") as caught:
        notes("cluster=ndv2-pair schedules=on", "all-gather")
    assert caught.value.code == 4

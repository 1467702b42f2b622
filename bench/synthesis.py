"""Synthesis of reductions: search time, and gains of programs in a model of clusters.

The gains are those of a model, not measurements: groups share the network cards of a node, rings
run at the full bandwidth of their links, latencies are 0 (`spec.sharding_rules.reductions`,
`Tiers`).
`python bench/synthesis.py`
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import prod

from shardwright.passes.collect.synthesis.enumerate import counts, programs
from shardwright.passes.collect.synthesis.least_load import least_loaded
from shardwright.passes.collect.synthesis.pipelining import pipelined
from shardwright.passes.collect.synthesis.prices import Price, nodes
from shardwright.passes.collect.synthesis.search import busy, cheapest
from shardwright.passes.collect.synthesis.states import skeleton
from shardwright.spec.placement import device_ids, placements
from shardwright.spec.sharding_rules.reductions import Collective, Grouping, Instruction
from shardwright.testing.machines.placement_study import SYSTEMS, default_seconds, study
from shardwright.testing.second_opinion import reduction_brute

# Chips per node; GB/s of a chip's local links and of all network cards of a node.
MACHINES = {
    "GCP A100": (16, 270, 8),
    "GCP V100": (8, 135, 8),
    "DGX-2": (16, 125, 100),
    "DGX-A100": (8, 300, 200),
    "DGX-H100": (8, 450, 400),
}
SHAPES = (
    (16,), (256,), (4096,), (2, 8), (64, 64), (2, 2, 4), (16, 16, 16), (2, 2, 2, 2), (8, 8, 8, 8),
)  # fmt: skip
PLAIN = 16  # devices on at most three levels, whose states are looked at one by one
STAGED = (
    Instruction(Collective.REDUCE_SCATTER, Grouping(1, 2)),
    Instruction(Collective.ALL_REDUCE, Grouping(0, 1)),
    Instruction(Collective.ALL_GATHER, Grouping(1, 2)),
)


def seconds(act: Callable[[], object], times: int = 3) -> float:
    """CPU time of a call with nothing remembered: the best of several."""
    found: list[float] = []
    for _ in range(times):
        skeleton.cache_clear()
        counts.cache_clear()
        start = time.process_time()
        act()
        found.append(time.process_time() - start)
    return min(found)


def speed(radices: tuple[int, ...]) -> str:
    """One line: search for the cheapest program, for the least loaded one, counting."""
    outer = max(1, len(radices) // 2)
    price = nodes(radices, outer, 1e9, 300e9, 25e9)
    times = [
        seconds(lambda: cheapest(radices, price)),
        seconds(lambda: least_loaded(radices, price)),
        seconds(lambda: counts(len(radices), 5)),
    ]
    settled = cheapest(radices, price).settled
    found = sum(counts(len(radices), 5))
    shape = "x".join(map(str, radices))
    return f"{shape:<12} {settled:8} {found:9} " + " ".join(f"{1e3 * one:9.1f}" for one in times)


def enumerated(radices: tuple[int, ...], price: Price) -> float:
    """The peer of the search: all programs of at most 5 instructions, each priced; seconds."""
    found = programs(len(radices), 5)
    return min(sum(step.seconds for step in busy(program, price)) for program in found)


def plain_states(radices: tuple[int, ...]) -> int:
    """The other peer: all states behind the start as sets of all devices, one by one."""
    named = [
        (name, groups)
        for _, groups in reduction_brute.named_groups(radices)
        for name in reduction_brute.NAMES
    ]
    waiting = [reduction_brute.start(prod(radices))]
    seen = {waiting[0]}
    while waiting:
        state = waiting.pop()
        for name, groups in named:
            after = reduction_brute.applied(state, name, groups)
            if after is not None and after not in seen:
                seen.add(after)
                waiting.append(after)
    return len(seen)


def against(radices: tuple[int, ...]) -> str:
    """One line: the search against its peers in the same run."""
    price = nodes(radices, max(1, len(radices) // 2), 1e9, 300e9, 25e9)
    ours = seconds(lambda: cheapest(radices, price))
    assert abs(enumerated(radices, price) / cheapest(radices, price).best.seconds - 1) < 1e-9
    peer = seconds(lambda: enumerated(radices, price), 1)
    shape = "x".join(map(str, radices))
    line = f"{shape:<12} {1e3 * ours:9.1f} {1e3 * peer:11.1f} {peer / ours:7.1f}"
    if len(radices) > 3 or prod(radices) > PLAIN:
        return f"{line} {'-':>11} {'-':>7}"
    plain = seconds(lambda: plain_states(radices), 1)
    return f"{line} {1e3 * plain:11.1f} {plain / ours:7.1f}"


def placing(levels: tuple[int, ...], axes: tuple[int, ...]) -> str:
    """One line: how many placements, and the time to list them with their meshes."""
    found = list(placements(levels, axes))
    times = [
        seconds(lambda: list(placements(levels, axes))),
        seconds(lambda: [device_ids(matrix) for matrix in found]),
    ]
    shapes = ("x".join(map(str, levels)), "x".join(map(str, axes)))
    figures = " ".join(f"{1e3 * one:9.2f}" for one in times)
    return f"{shapes[0]:<12} {shapes[1]:<12} {len(found):6} {figures}"


def ring(machine: str, count: int) -> str:
    """One line of milliseconds per GB on so many nodes."""
    chips, local, nic = MACHINES[machine]
    price = nodes((count, chips), 1, 1e9, local * 1e9, nic * 1e9)
    staged = sum(one.seconds for one in busy(STAGED, price))
    best = cheapest((count, chips), price).best.seconds
    found = pipelined((count, chips), price)
    times = (default_seconds(price), staged, best, found.seconds, found.bound)
    figures = " ".join(f"{1e3 * one:9.3f}" for one in times)
    return f"{machine:<10} {count:5} {figures} {found.chunks:6} {found.seconds / found.bound:7.3f}"


def main() -> None:
    """Print the tables."""
    print("milliseconds of search, nothing remembered; programs of at most 5 instructions")
    print(
        f"{'levels':<12} {'settled':>8} {'programs':>9}"
        f" {'cheapest':>9} {'loaded':>9} {'counted':>9}"
    )
    for radices in SHAPES:
        print(speed(radices), flush=True)
    print(
        "\nmilliseconds to the cheapest program; peers: pricing all programs, states of all devices"
    )
    print(f"{'levels':<12} {'ours':>9} {'enumerated':>11} {'ratio':>7} {'plain':>11} {'ratio':>7}")
    for radices in ((16,), (2, 8), (2, 2, 2), (2, 2, 4), (16, 16, 16), (2, 2, 2, 2)):
        print(against(radices), flush=True)
    print("\nmilliseconds to list placements, and their device ids")
    print(f"{'levels':<12} {'axes':<12} {'number':>6} {'matrices':>9} {'ids':>9}")
    for levels in ((2, 8), (2, 2, 4), (16, 16, 16), (8, 8, 8, 8)):
        devices = prod(levels)
        for axes in ((devices,), (4, devices // 4), (2, 4, devices // 8)):
            print(placing(levels, axes), flush=True)
    print("\nprograms and placements on GCP machines: model, not measurement")
    print(f"{'system':<16} {'cases':>5} {'improved':>8} {'most':>6} {'mean':>6} {'worst/best':>10}")
    for system in SYSTEMS:
        found = study(system)
        name = f"{system.name} {system.levels[0]}x{system.levels[1]}"
        print(
            f"{name:<16} {found.cases:5} {found.improved:8.0%} {found.most:6.3f}"
            f" {found.mean:6.3f} {found.spread:10.0f}"
        )
    print("\nall-reduce over all devices, milliseconds per GB: model, not measurement")
    print(
        f"{'machine':<10} {'nodes':>5} {'flat ring':>9} {'RS-AR-AG':>9} {'cheapest':>9}"
        f" {'in chunks':>9} {'bound':>9} {'chunks':>6} {'/ bound':>7}"
    )
    for machine in MACHINES:
        for count in (2, 4, 16):
            print(ring(machine, count))


if __name__ == "__main__":
    main()

"""Writes a section of `docs/certificates.md`: DGX-1 in steps, SCCL's points, our schedules."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time

from shardwright.ir.clusters import find_cluster
from shardwright.passes.collect.link_graph.graph_planner import plan_on_graph
from shardwright.spec.machines.capacity_graph import capacity_graph
from shardwright.spec.machines.units import shown
from shardwright.testing.second_opinion.sccl_steps import faults, found, unit_links, wanted

# Steps, rounds, chunks, and whether there is a schedule.
POINTS = (
    ("all-gather", (2, 3, 2), True),
    ("all-gather", (3, 7, 6), True),
    ("all-gather", (2, 4, 3), False),
    ("gather", (2, 5, 4), True),
    ("gather", (3, 7, 6), True),
    ("gather", (2, 6, 5), False),
    ("all-to-all", (2, 3, 1), True),
    ("all-to-all", (2, 2, 1), False),
    ("broadcast", (2, 2, 1), True),
    ("broadcast", (2, 3, 2), True),
    ("broadcast", (2, 4, 3), True),
    ("broadcast", (3, 3, 5), True),
    ("broadcast", (3, 5, 12), True),
    ("broadcast", (2, 2, 3), False),
    ("broadcast", (2, 3, 4), False),
)
CLUSTER, UNIT = "dgx-v100:1", 25e9
SIZES = tuple(1000 * 10**power for power in range(6))  # bytes a device

HEAD = """\

## Small messages: DGX-1 in steps

Cai et al., PPoPP 2021 (SCCL), send whole chunks in steps: (S, R, C) are S steps of R rounds in all
for C chunks a device, where a link of b units carries b chunks a round. That takes S latencies and
R / C times what a unit needs for the data of a device. `tests/support/second_opinion/sccl_steps.py`
finds such schedules by an integer program (HiGHS), or that there are none; a checker of its own
plays them chunk by chunk. Their (3, 7, 6) meets the bandwidth of the cut, 7/6, in the fewest steps.
"""

MIDDLE = """\

What the schedules of `shardwright synthesize` take on this machine (25 GB/s a unit, 0.6 us), model
figures. On this graph the points of SCCL are better all-gathers: our trees of six hops meet the cut
only when they are cut in many pieces, and our shallow ones do not balance their second hop.
"""


def steps_lines() -> Iterator[str]:
    """The section."""
    yield HEAD
    yield "| collective | (S, R, C) | rounds a chunk | | s to find |"
    yield "|---|---|---|---|---|"
    links = unit_links(capacity_graph(find_cluster(CLUSTER)))
    for collective, (steps, rounds, chunks), expected in POINTS:
        goal = wanted(collective, 8, chunks)
        start = process_time()
        schedule = found(links, goal, steps, rounds)
        taken = process_time() - start
        assert (schedule is not None) == expected
        assert schedule is None or not [*faults(links, goal, schedule)]
        words = "found, checked" if expected else "there is none"
        point = f"({steps}, {rounds}, {chunks})"
        yield f"| {collective} | {point} | {rounds / chunks:.3f} | {words} | {taken:.1f} |"
    yield MIDDLE
    yield from gather_lines()


def gather_lines() -> Iterator[str]:
    """All-gathers of several sizes."""
    yield "| bytes a device | ours | pieces x hops | (2, 3, 2) | (3, 7, 6) | at least |"
    yield "|---|---|---|---|---|---|"
    cluster = find_cluster(CLUSTER)
    latency = cluster.levels[-1].latency
    for size in SIZES:
        plan = plan_on_graph("all-gather", capacity_graph(cluster), 8 * size, latency)
        points = [
            steps * latency + share * size / UNIT for steps, share in ((2, 3 / 2), (3, 7 / 6))
        ]
        times = [shown(one, "seconds") for one in (plan.seconds, *points, plan.bound)]
        shape = f"{plan.pieces} x {plan.hops}"
        yield f"| {shown(size, 'bytes')} | {times[0]} | {shape} | {' | '.join(times[1:])} |"

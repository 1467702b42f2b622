"""List the fastest chains of collectives between two layouts on a cluster."""

from __future__ import annotations

from dataclasses import replace

from shardwright.passes.partition.reshard.planner import routes
from shardwright.passes.partition.reshard.types import Ends
from shardwright.passes.partition.reshard_timed.planner import FastRoutes, TimedRoute
from shardwright.passes.partition.reshard_timed.step_seconds import StepTimes
from shardwright.spec.axes import Mesh
from shardwright.spec.cluster import Cluster


def fastest(
    ends: Ends, width: float, mesh: Mesh, cluster: Cluster, count: int
) -> tuple[list[TimedRoute], float]:
    """Up to `count` chains, fastest first: of all, of those that cut axes only where layouts and
    levels do, and those that move least; and seconds that none is below.

    `width`: bytes of an element. Mesh and cluster have as many devices.
    """
    times = StepTimes(mesh, cluster)
    fast = FastRoutes(times, is_fine=True)
    best = fast.route(ends, width)
    plain = FastRoutes(times, is_fine=False).route(ends, width)
    found = {best.steps: best}
    found.setdefault(plain.steps, plain)
    for asked in dict.fromkeys((replace(ends, spare=()), ends)):
        for one in routes(asked, count):
            found.setdefault(one.steps, fast.timed(ends, one, width))
    return sorted(found.values(), key=lambda one: one.seconds)[:count], best.bound

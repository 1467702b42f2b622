"""A captured train step as an instance of each format that planners of stages read.

A minibatch of a profile is a micro-batch of the step. Its seconds are those of the cost pass on one
chip, shared by the devices of a group; a cut sends each value once there, and its gradient back.
"""

from __future__ import annotations

import numpy as np

from shardwright.passes.search.building.staged.links_of_groups import Machines
from shardwright.passes.search.building.staged.op_groups import OpGroups
from shardwright.passes.search.problem.stages.piper_files import PiperGraph, Variant
from shardwright.passes.search.problem.stages.placed_graphs import PlacedGraph
from shardwright.passes.search.problem.stages.profile_files import Profile

KEPT, AGAIN = "kept", "recompute"  # variants of nodes
LAYER = "layer"


def profile_of(groups: OpGroups, machines: Machines, batch: int, cap: float) -> Profile:
    """For PipeDream and those that read its profiles. `batch`: micro-batches; `cap`: bytes of a
    device.
    """
    chain, each = groups.chain, machines.each
    return Profile(
        groups.ids, groups.summed(chain.there) / each, groups.summed(chain.back) / each,
        groups.activation, groups.weights, groups.edges, (),
        tuple(one.units for one in machines.levels), tuple(one.send for one in machines.levels),
        cap, batch, groups.kept, groups.owned,
    )  # fmt: skip


def placed_of(groups: OpGroups, machines: Machines, batch: int, cap: float) -> PlacedGraph:
    """For DNN-partitioning and FTPipe: groups of devices as accelerators, no CPUs. A device holds
    parameters, gradients, moments, and what one micro-batch keeps.
    """
    profile, count = profile_of(groups, machines, batch, cap), len(groups)
    return PlacedGraph(
        groups.ids, 1e3 * (profile.forward + profile.backward), np.zeros(count),
        np.ones(count, bool), groups.owned + groups.kept / machines.each, np.zeros(count, bool),
        np.arange(count), np.array(groups.edges, np.int64).reshape(-1, 2),
        2e3 * groups.activation / machines.across.send, machines.groups, 0, cap,
    )  # fmt: skip


def piper_of(groups: OpGroups, machines: Machines, batch: int, cap: float) -> PiperGraph:
    """For Piper and the equal split: no tensor parallelism, on the slowest link; what nodes make is
    kept, by all of them, or worked out again from what each reads.
    """
    profile = profile_of(groups, machines, batch, cap)
    edges = tuple((a, b, float(profile.activation[a])) for a, b in groups.edges)
    return PiperGraph(
        groups.ids, tuple(_variants(groups, profile, edges, k) for k in range(len(groups))), edges,
        machines.groups, cap, machines.across.send, batch, (LAYER,) * len(groups),
    )  # fmt: skip


def _variants(
    groups: OpGroups, profile: Profile, edges: tuple[tuple[int, int, float], ...], node: int
) -> dict[int, tuple[Variant, ...]]:
    there, back = float(profile.forward[node]), float(profile.backward[node])
    read = {a: size for a, b, size in edges if b == node}
    before, behind = dict.fromkeys(read, 0.0), {b: 0.0 for a, b, _ in edges if a == node}
    weights, owned, kept = (
        float(values[node]) for values in (groups.weights, groups.owned, groups.kept)
    )
    rows = ((KEPT, there + back, kept, owned),
            (AGAIN, 2 * there + back, sum(read.values()), owned + kept))  # fmt: skip
    return {
        1: tuple(
            Variant(name, time, weights, held, fixed, before, behind)
            for name, time, held, fixed in rows
        )
    }

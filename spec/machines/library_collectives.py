"""Seconds of a library's collectives in one piece: rings, trees, and NCCL's own choice.

The competitor of every synthesised program: the fastest of a flat ring through all network cards, a
pipelined tree, and NCCL's own choice where the text of the cluster says that NCCL runs there. What
NCCL chooses, and how long it says that takes on ideal links, is its model's; a launch and the part
of the links that is reached come on top of that, as for all transfers (`spec/links.py`).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shardwright.spec.cluster import FAMILIES, NIC, NVLINK, PCIE, SWITCH, Cluster
from shardwright.spec.links import REDUCE_SCATTER, Links
from shardwright.spec.machines import nccl
from shardwright.spec.machines.link_loads import Groups, Loads, ring_loads


class Default(NamedTuple):
    """A way of a library: `flat ring`, `tree`, `NCCL tree LL128`."""

    name: str
    seconds: float


def defaults(links: Links, kind: str, groups: Groups, result_bytes: float) -> tuple[Default, ...]:
    """The ways of a collective, fastest first; arguments as of `Links.transfer`, no permutes."""
    found = [
        Default("flat ring" if way.algorithm == "ring" else way.algorithm, way.seconds)
        for way in links.ways(kind, groups, result_bytes)
    ]
    # A program must beat what a library runs, not one ring through one card (decision 0022).
    ranks = communicator(links.cluster, groups)
    if ranks is not None and kind in nccl.KINDS and result_bytes:
        size = result_bytes * (groups.shape[1] if kind == REDUCE_SCATTER else 1)
        best = nccl.chosen(kind, ranks, size)
        moving = (best.seconds - best.latency) / links.reached(kind)
        found.append(Default(best.name, links.launch + best.latency + moving))
    return tuple(sorted(found, key=lambda one: one.seconds))


def communicator(cluster: Cluster, groups: Groups) -> nccl.Communicator | None:
    """Groups as NCCL sees them, each with its share of the links; None where it does not run.

    It runs where all chips state their family and all levels of several units that their links
    are nvlink, pcie or nic, those of the network outside those of a node.
    """
    links = [level.link for level in cluster.levels if level.count > 1]
    outer = [link == NIC for link in links]
    families = [chip.family for chip, _ in cluster.chips]
    is_known = {*links} <= {NIC, NVLINK, PCIE} and all(families)
    if not is_known or outer != sorted(outer, reverse=True) or groups.shape[1] < 2:
        return None
    node = _node(cluster)
    nodes = max(len(np.unique(row)) for row in np.unique(groups // node, axis=0))
    loads = ring_loads(cluster, groups)
    inside = [level for level in cluster.levels if level.link != NIC and level.count > 1]
    return nccl.Communicator(
        family=min(families, key=FAMILIES.index),
        ranks=groups.shape[1],
        nodes=nodes,
        inside=_rate(cluster, loads, is_network=False),
        across=_rate(cluster, loads, is_network=True),
        is_nvlink=all(level.link != PCIE for level in inside),
        is_summing=len(inside) == 1 and (inside[0].link, inside[0].topology) == (NVLINK, SWITCH),
        is_mixed=len(set(families)) > 1,
        host=cluster.host,
        channels=cluster.channels,
    )


def _node(cluster: Cluster) -> int:
    """Devices of a node."""
    pairs = zip(cluster.levels, cluster.below, strict=True)
    return min((below for level, below in pairs if level.link == NIC), default=cluster.devices)


def _rate(cluster: Cluster, loads: Loads, *, is_network: bool) -> float:
    """Bytes per second of rings over the levels of the network, or over all others."""
    pairs = zip(cluster.levels, loads, strict=True)
    busiest = max((load for level, load in pairs if (level.link == NIC) == is_network), default=0.0)
    return 1 / busiest if busiest else float("inf")

"""Time of pipelined pieces over the hops of trees or paths.

In step t piece p takes its hop t - p. So the first steps use links of first hops only, and the last
ones those of last hops; a step lasts as long as the link that is busiest in it, and a latency.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, sqrt

import numpy as np
import numpy.typing as npt

from shardwright.passes.collect.link_graph.all_to_all_lp import Path
from shardwright.passes.collect.link_graph.spanning_trees import Tree
from shardwright.spec.machines.capacity_graph import CapacityGraph

MAX_PIECES = 4096

Loads = npt.NDArray[np.float64]  # seconds of all data, hops x links


def tree_loads(graph: CapacityGraph, trees: Sequence[Tree], seconds: float) -> Loads:
    """Of trees that bring all data in so many seconds at their rates."""
    found: list[tuple[int, tuple[int, ...], float]] = []
    for tree in trees:
        depths = {tree.root: 0}
        for hop in tree.hops:
            depths[hop.target] = depths[hop.source] + 1
            found += [(depths[hop.source], nodes, float(size)) for nodes, size in hop.routes]
    return _loads(graph, found) * seconds


def path_loads(graph: CapacityGraph, paths: Iterable[Path], each: float) -> Loads:
    """Of paths between devices, each of which has so many bytes for each other one."""
    found: list[tuple[int, tuple[int, ...], float]] = []
    for path in paths:
        stops = [at for at, node in enumerate(path.nodes) if node < graph.devices]
        for hop, (start, end) in enumerate(zip(stops, stops[1:], strict=False)):
            found.append((hop, path.nodes[start : end + 1], path.share * each))
    return _loads(graph, found)


def _loads(graph: CapacityGraph, sent: Sequence[tuple[int, tuple[int, ...], float]]) -> Loads:
    """`sent`: hop, nodes, bytes."""
    column = {ends: at for at, ends in enumerate(graph.capacities)}
    loads = np.zeros((1 + max(hop for hop, _, _ in sent), len(column)))
    for hop, nodes, size in sent:
        for ends in zip(nodes, nodes[1:], strict=False):
            loads[hop, column[ends]] += size
    return loads / np.array([float(rate) for rate in graph.capacities.values()])


def in_pieces(loads: Loads, latency: float, most: int) -> tuple[int, float]:
    """The number of pieces, at most so many, that takes least, and the seconds."""
    hops, whole = len(loads), float(loads.sum(axis=0).max())
    ideal = sqrt((hops - 1) * whole / latency) if latency else float(most)
    tried = {1, 2, int(ideal / 2), int(ideal), ceil(ideal)}
    counts = sorted({min(max(1, count), most) for count in tried})
    taken, count = min((seconds_of(loads, count, latency), count) for count in counts)
    return count, taken


def seconds_of(loads: Loads, pieces: int, latency: float) -> float:
    """Of so many pieces."""
    hops, whole = len(loads), float(loads.sum(axis=0).max())
    sums = np.concatenate([np.zeros((1, loads.shape[1])), np.cumsum(loads, axis=0)])
    busy = whole * max(0, pieces - hops + 1)  # turns in which all hops are at work
    for turn in (*range(1, hops), *range(max(hops, pieces + 1), pieces + hops)):
        busy += float((sums[min(turn, hops)] - sums[max(0, turn - pieces)]).max())
    return busy / pieces + (pieces + hops - 1) * latency

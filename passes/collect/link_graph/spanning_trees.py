"""Packs spanning trees from all roots that share links and reach the optimum of an all-gather.

Source: Berczi, Frank, Packing arborescences, 2009 (EGRES TR 2009-04), as ForestColl (arXiv
2402.06787) uses it: equal trees are grown together, edge by edge, each edge as often as leaves
every set of nodes with enough links for the trees that have yet to enter it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

import numpy as np
import numpy.typing as npt

from shardwright.passes.collect.link_graph.all_gather_optimum import whole
from shardwright.passes.collect.link_graph.max_flow import LIMIT, scipy_graphs
from shardwright.passes.collect.link_graph.switch_removal import DirectGraph, Ends, Route

Matrix = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Hop:
    """A block goes from one device to another; over several routes, parts of it by their rates."""

    source: int
    target: int
    routes: tuple[Route, ...]


@dataclass(frozen=True)
class Tree:
    """A part of a root's data on its way to all others, at a rate; hops in an order to send in."""

    root: int
    rate: Fraction  # bytes per second
    hops: tuple[Hop, ...]

    @property
    def depth(self) -> int:
        """Hops to the farthest device."""
        depths = {self.root: 0}
        for hop in self.hops:
            depths[hop.target] = depths[hop.source] + 1
        return max(depths.values())


@dataclass
class _Batch:
    """That many equal trees, as far as they have grown; `depths` by device reached.

    `refused`: edges that it cannot have. As it grows room only shrinks, so once is for good.
    """

    root: int
    count: int
    depths: dict[int, int]
    edges: list[Ends] = field(default_factory=list[Ends])
    refused: set[Ends] = field(default_factory=set[Ends])


def pack(graph: DirectGraph, rate: Fraction, roots: Sequence[int]) -> list[Tree]:
    """Trees from each root at a rate in all. Needs scipy.

    Raises ValueError where the links do not carry them (a rate above the optimum).
    """
    feed = {(-1 - root, root): rate for root in roots}
    unit, sizes = whole({**graph.rates, **feed})
    free = np.zeros((graph.devices, graph.devices), dtype=np.int64)
    for (a, b), size in sizes.items():
        if a >= 0:
            free[a, b] = size
    count = int(rate / unit)
    waiting = [_Batch(root, count, {root: 0}) for root in reversed(roots)]
    done: list[_Batch] = []
    while waiting:
        batch = waiting.pop()
        while len(batch.depths) < graph.devices:
            if rest := _grow(batch, free, waiting):
                waiting.append(rest)
        done.append(batch)
    return _routed(done, graph, unit)


def _grow(batch: _Batch, free: Matrix, waiting: Sequence[_Batch]) -> _Batch | None:
    """Give a batch one more edge; trees of it that cannot have that one are split off."""
    for a, b in _candidates(batch, free):
        size = min(batch.count, int(free[a, b]))
        size = min(size, _spare(a, b, free, waiting, size))
        if size <= 0:
            batch.refused.add((a, b))
            continue
        rest = None
        if size < batch.count:
            rest = _Batch(batch.root, batch.count - size, dict(batch.depths), batch.edges[:])
            batch.count = size
        free[a, b] -= size
        batch.depths[b] = batch.depths[a] + 1
        batch.edges.append((a, b))
        return rest
    raise ValueError("the links do not carry the trees")


def _candidates(batch: _Batch, free: Matrix) -> list[Ends]:
    """Edges out of what a batch reaches: near the root first, then those with most room."""
    found = [
        (depth, -int(free[a, b]), a, int(b))
        for a, depth in batch.depths.items()
        for b in np.nonzero(free[a])[0]
        if int(b) not in batch.depths and (a, int(b)) not in batch.refused
    ]
    return [(a, b) for _, _, a, b in sorted(found)]


def _spare(a: int, b: int, free: Matrix, waiting: Sequence[_Batch], enough: int) -> int:
    """The number of trees that may take an edge, as far as the others are concerned."""
    sparse, graphs = scipy_graphs()
    devices = len(free)
    started = [batch for batch in waiting if len(batch.depths) > 1]
    size = devices + len(started)
    total = sum(batch.count for batch in waiting)
    network = np.zeros((size, size), dtype=np.int64)
    network[:devices, :devices] = free
    for batch in waiting:
        if len(batch.depths) == 1 and batch.root != a:
            network[a, batch.root] += batch.count
    for number, batch in enumerate(started):
        network[a, devices + number] = batch.count
        network[devices + number, list(batch.depths)] = batch.count
    matrix = sparse.csr_matrix(np.minimum(network, LIMIT).astype(np.int32))
    return min(enough, int(graphs.maximum_flow(matrix, a, b).flow_value) - total)


def _routed(batches: Sequence[_Batch], graph: DirectGraph, unit: Fraction) -> list[Tree]:
    """Trees with the routes of their hops, each link's given out as they are asked for."""
    left = {ends: list(routes) for ends, routes in graph.routes.items()}
    trees: list[Tree] = []
    for batch in batches:
        rate = batch.count * unit
        hops = tuple(Hop(a, b, _routes(left[a, b], rate)) for a, b in batch.edges)
        trees.append(Tree(batch.root, rate, hops))
    return trees


def _routes(left: list[Route], rate: Fraction) -> tuple[Route, ...]:
    taken: list[Route] = []
    while rate > 0:
        nodes, size = left.pop()
        part = min(size, rate)
        taken.append((nodes, part))
        rate -= part
        if size > part:
            left.append((nodes, size - part))
    return tuple(taken)

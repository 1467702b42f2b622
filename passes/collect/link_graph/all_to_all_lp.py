"""The optimum of all-to-all on a graph: a linear program over flows, with the dual that proves it.

Per source, a flow that leaves one unit at every other device; no link carries more than its rate in
T seconds; the least T. By duality, prices of the links of which a second's worth costs 1 in all
make the shortest distances between devices add up to a lower bound of T: a checker needs only them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any

import numpy as np

from shardwright.passes.collect.link_graph.max_flow import scipy_graphs
from shardwright.spec.machines.capacity_graph import CapacityGraph

Ends = tuple[int, int]
SMALL = 1e-9  # of what a device sends another: less is rounding


@dataclass(frozen=True)
class Path:
    """A part of what a device sends to another, and the way it takes."""

    nodes: tuple[int, ...]
    share: float


@dataclass(frozen=True)
class Exchange:
    """Seconds where every device sends a byte to every other; `bound`: no schedule takes less."""

    seconds: float
    bound: float
    prices: Mapping[Ends, float]
    paths: tuple[Path, ...]


def exchange_optimum(graph: CapacityGraph) -> Exchange:
    """The fastest all-to-all, latency aside. Needs scipy.

    Raises ValueError where a device cannot reach another.
    """
    edges = [ends for ends, rate in graph.capacities.items() if rate]
    scale = float(max(graph.capacities.values()))
    answer = _solve(graph, edges, scale)
    if answer.status != 0:
        raise ValueError("the devices are not connected")
    flows = np.maximum(answer.x[:-1], 0).reshape(graph.devices, len(edges))
    prices = {
        ends: max(0.0, -float(price)) * scale
        for ends, price in zip(edges, answer.ineqlin.marginals, strict=True)
    }
    paths = tuple(
        path
        for source in range(graph.devices)
        for path in _paths(graph, source, dict(zip(edges, flows[source].tolist(), strict=True)))
    )
    return Exchange(exchange_seconds(graph, paths), price_bound(graph, prices), prices, paths)


def _solve(graph: CapacityGraph, edges: list[Ends], scale: float) -> Any:
    from scipy.optimize import linprog  # pyright: ignore

    sparse, _ = scipy_graphs()
    nodes, count = len(graph.names), len(edges)
    sources, targets = (np.array(part) for part in zip(*edges, strict=True))
    columns = np.arange(count)
    ends = np.concatenate([targets, sources]), np.concatenate([columns, columns])
    signs = np.concatenate([np.ones(count), -np.ones(count)])
    balance = sparse.csr_matrix((signs, ends), shape=(nodes, count))
    wanted = np.zeros((graph.devices, nodes))
    wanted[:, : graph.devices] = 1.0
    wanted[np.arange(graph.devices), np.arange(graph.devices)] = 1.0 - graph.devices
    rates = np.array([float(graph.capacities[edge]) / scale for edge in edges])
    every = sparse.hstack([sparse.identity(count)] * graph.devices)
    limits = sparse.hstack([every, sparse.csr_matrix(-rates[:, None])])
    flows = sparse.block_diag([balance] * graph.devices)
    equal = sparse.hstack([flows, sparse.csr_matrix((nodes * graph.devices, 1))])
    costs = np.zeros(count * graph.devices + 1)
    costs[-1] = 1.0
    return linprog(costs, limits, np.zeros(count), equal, wanted.ravel(), method="highs")


def _paths(graph: CapacityGraph, source: int, flow: dict[Ends, float]) -> list[Path]:
    """A flow as paths to every other device, circles left out."""
    left = {ends: size for ends, size in flow.items() if size > SMALL}
    before = _before(left)
    found: list[Path] = []
    for target in range(graph.devices):
        wanted = 1.0 if target != source else 0.0
        while wanted > SMALL:
            nodes = _back(source, target, left, before)
            links = list(zip(nodes, nodes[1:], strict=False))
            share = min(wanted, *(left[link] for link in links)) if nodes else 0.0
            if share <= 0:
                break
            for link in links:
                left[link] -= share
                if left[link] <= SMALL / 10:
                    del left[link]
            wanted -= share
            found.append(Path(nodes, share))
        if wanted > SMALL and (nodes := _back(source, target, flow, _before(flow))):
            found.append(Path(nodes, wanted))
    return found


def _before(flow: Mapping[Ends, float]) -> dict[int, list[int]]:
    """Per node those that links of a flow lead to it from."""
    before: dict[int, list[int]] = {}
    for a, b in flow:
        before.setdefault(b, []).append(a)
    return before


def _back(
    source: int, target: int, left: Mapping[Ends, float], before: Mapping[int, list[int]]
) -> tuple[int, ...]:
    """The widest path that is left, found from its end."""
    best = {target: float("inf")}
    onward: dict[int, int] = {}
    waiting = [(-best[target], target)]
    while waiting:
        width, node = heappop(waiting)
        if node == source:
            break
        for previous in before.get(node, ()):
            wide = min(-width, left.get((previous, node), 0.0))
            if wide > best.get(previous, 0.0):
                best[previous], onward[previous] = wide, node
                heappush(waiting, (-wide, previous))
    if source not in onward:
        return ()
    nodes = [source]
    while nodes[-1] != target:
        nodes.append(onward[nodes[-1]])
    return tuple(nodes)


def exchange_seconds(graph: CapacityGraph, paths: tuple[Path, ...]) -> float:
    """The seconds for which the busiest link is busy."""
    load: dict[Ends, float] = {}
    for path in paths:
        for ends in zip(path.nodes, path.nodes[1:], strict=False):
            load[ends] = load.get(ends, 0.0) + path.share
    return max(size / float(graph.capacities[ends]) for ends, size in load.items())


def price_bound(graph: CapacityGraph, prices: Mapping[Ends, float]) -> float:
    """Seconds that no all-to-all stays below, by any prices of links that are not all 0."""
    worth = sum(float(graph.capacities[ends]) * price for ends, price in prices.items())
    onward: dict[int, list[tuple[int, float]]] = {}
    for a, b in graph.capacities:
        onward.setdefault(a, []).append((b, prices.get((a, b), 0.0)))
    total = 0.0
    for source in range(graph.devices):
        found = _distances(source, onward)
        total += sum(found[device] for device in range(graph.devices) if device != source)
    return total / worth


def _distances(source: int, onward: Mapping[int, list[tuple[int, float]]]) -> dict[int, float]:
    found: dict[int, float] = {}
    waiting = [(0.0, source)]
    while waiting:
        far, node = heappop(waiting)
        if node in found:
            continue
        found[node] = far
        for target, price in onward.get(node, ()):
            if target not in found:
                heappush(waiting, (far + price, target))
    return found

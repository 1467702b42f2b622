"""Shortest-path trees: few hops, for messages so small that latency counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from shardwright.passes.collect.link_graph.spanning_trees import Hop, Tree
from shardwright.spec.machines.capacity_graph import CapacityGraph

Ends = tuple[int, int]


def shallow_trees(graph: CapacityGraph, roots: Sequence[int]) -> list[Tree]:
    """A tree of shortest ways from each root, over links that others use least; all of one rate."""
    used: dict[Ends, int] = {}
    ways = [_ways(graph, root, used) for root in roots]
    rate = min(graph.capacities[ends] / count for ends, count in used.items())
    return [
        Tree(root, rate, tuple(Hop(nodes[0], nodes[-1], ((nodes, rate),)) for nodes in found))
        for root, found in zip(roots, ways, strict=True)
    ]


def reach(graph: CapacityGraph, root: int) -> int:
    """Hops from a device to the one that is farthest from it."""
    depths = _depths(graph, root)
    return max(depths[device] for device in range(graph.devices))


def diameter(graph: CapacityGraph) -> int:
    """Hops between the two devices that are farthest apart."""
    return max(reach(graph, device) for device in range(graph.devices))


def _depths(graph: CapacityGraph, root: int) -> dict[int, int]:
    """Hops from a root to every node; what goes through switches is one hop."""
    found, level = {root: 0}, [root]
    depth = 0
    while level:
        following: list[int] = []
        waiting = level
        while waiting:
            node = waiting.pop()
            for target in graph.onward.get(node, ()):
                if target in found:
                    continue
                found[target] = depth + 1
                (following if target < graph.devices else waiting).append(target)
        level, depth = following, depth + 1
    return found


def _ways(graph: CapacityGraph, root: int, used: dict[Ends, int]) -> list[tuple[int, ...]]:
    """Per device its way from the device before it, nearer ones first; counts links in `used`."""
    depths = _depths(graph, root)
    ways: list[tuple[int, ...]] = []
    order = sorted((depth, node) for node, depth in depths.items() if node < graph.devices)
    for depth, device in order[1:]:
        starts = [node for far, node in order if far == depth - 1]
        options = [way for start in starts for way in _through(graph, start, device)]
        best = min(options, key=lambda way: _busy(graph, way, used))
        for ends in zip(best, best[1:], strict=False):
            used[ends] = used.get(ends, 0) + 1
        ways.append(best)
    return ways


def _through(graph: CapacityGraph, start: int, target: int) -> list[tuple[int, ...]]:
    """Ways from one device to another over switches alone."""
    found: list[tuple[int, ...]] = []
    waiting: list[tuple[int, ...]] = [(start,)]
    while waiting:
        way = waiting.pop()
        for node in graph.onward.get(way[-1], ()):
            if node == target:
                found.append((*way, node))
            elif node >= graph.devices and node not in way:
                waiting.append((*way, node))
    return found


def _busy(
    graph: CapacityGraph, way: tuple[int, ...], used: Mapping[Ends, int]
) -> tuple[Fraction, int]:
    """The busy time of the busiest link of a path with one more tree, and the path's length."""
    links = list(zip(way, way[1:], strict=False))
    return max((used.get(e, 0) + 1) / graph.capacities[e] for e in links), len(links)

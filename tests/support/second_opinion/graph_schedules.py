"""Checks schedules for a graph independently: shares no code with the planner.

Rates are bytes per second, exact. A fault is a sentence; no sentence, no fault.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction
from typing import Protocol

from shardwright.spec.machines.capacity_graph import CapacityGraph

_Route = tuple[tuple[int, ...], Fraction]


class _Hop(Protocol):
    @property
    def source(self) -> int: ...
    @property
    def target(self) -> int: ...
    @property
    def routes(self) -> tuple[_Route, ...]: ...


class _Tree(Protocol):
    @property
    def root(self) -> int: ...
    @property
    def rate(self) -> Fraction: ...
    @property
    def hops(self) -> Sequence[_Hop]: ...


def tree_faults(
    graph: CapacityGraph, trees: Sequence[_Tree], rate: Fraction, roots: Collection[int]
) -> Iterator[str]:
    """The faults by which trees fail to bring the data of every root to all devices at a rate."""
    for root in roots:
        total = sum((tree.rate for tree in trees if tree.root == root), Fraction(0))
        if total != rate:
            yield f"trees of root {root} carry {total}, not {rate}"
    load = Counter[tuple[int, int]]()
    for number, tree in enumerate(trees):
        yield from _tree_faults(graph, number, tree)
        for hop in tree.hops:
            for nodes, size in hop.routes:
                for ends in zip(nodes, nodes[1:], strict=False):
                    load[ends] += size  # pyright: ignore
    for ends, size in load.items():
        if size > graph.capacities.get(ends, 0):
            yield f"link {ends} carries {size}, it has {graph.capacities.get(ends, 0)}"


def _tree_faults(graph: CapacityGraph, number: int, tree: _Tree) -> Iterator[str]:
    reached = {tree.root}
    for hop in tree.hops:
        if hop.source not in reached:
            yield f"tree {number}: device {hop.source} sends before it has anything"
        if hop.target in reached:
            yield f"tree {number}: device {hop.target} is reached twice"
        reached.add(hop.target)
        if sum((size for _, size in hop.routes), Fraction(0)) != tree.rate:
            yield f"tree {number}: the routes to {hop.target} do not carry its rate"
        for nodes, _ in hop.routes:
            if (nodes[0], nodes[-1]) != (hop.source, hop.target):
                yield f"tree {number}: a route to {hop.target} leads elsewhere"
    if reached != set(range(graph.devices)):
        yield f"tree {number}: it reaches {len(reached)} of {graph.devices} devices"


def is_tight(graph: CapacityGraph, cut: Collection[int], rate: Fraction) -> bool:
    """True if no all-gather is faster: a set of nodes sends all that its links carry."""
    inside = sum(1 for node in cut if node < graph.devices)
    return 0 < inside < graph.devices and graph.leaving(cut) == rate * inside

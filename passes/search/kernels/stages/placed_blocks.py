"""What of a graph of ops on accelerators and CPUs stands together, and what runs between."""

from __future__ import annotations

from collections.abc import Mapping

from shardwright.passes.search.kernels.stages.condensed import Condensed, Order, condensed
from shardwright.passes.search.problem.problem import Ints
from shardwright.passes.search.problem.stages.placed_graphs import PlacedGraph
from shardwright.passes.search.problem.stages.topological import topological


def blocks_of(
    graph: PlacedGraph, hanging: Mapping[int, int] = {}, order: Order = topological
) -> Condensed:
    """The forward graph of what stands on one device; `hanging` groups with that they hang on."""
    both = [pair for a, b in hanging.items() for pair in ((a, b), (b, a))]
    return condensed(int(graph.group.max()) + 1, [*forward_edges(graph), *both], order)


def forward_edges(graph: PlacedGraph) -> list[tuple[int, int]]:
    """Edges of groups; those of backward nodes turned round where no forward node stands."""
    group = graph.group
    forward = set(group[~graph.backward].tolist())
    edges: list[tuple[int, int]] = []
    for maker, user in graph.edges.tolist():
        a, b = int(group[maker]), int(group[user])
        if not (graph.backward[maker] or graph.backward[user]):
            edges.append((a, b))
        elif graph.backward[maker] and graph.backward[user] and not {a, b} <= forward:
            edges.append((b, a))
    return edges


def tensors_of(graph: PlacedGraph, of: Ints) -> list[tuple[float, frozenset[int]]]:
    """By maker its weight, and the blocks `of` [n] nodes that make or take it."""
    users: dict[int, set[int]] = {}
    for maker, user in graph.edges.tolist():
        users.setdefault(maker, {int(of[maker])}).add(int(of[user]))
    return [(float(graph.sends[node]), frozenset(some)) for node, some in users.items()]

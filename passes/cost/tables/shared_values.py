"""Gives values of several users a node: what one of them is moved for is there for the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np

from shardwright.ir.core import Op
from shardwright.passes.cost.tables.program_graph import NOBODY, Graph

Key = tuple[int, int, float]  # a node, the number of its result, how often that is moved


def with_shared(graph: Graph) -> Graph:
    """The graph with a node for each value of several users, behind the node that makes it."""
    uses = Counter(
        (producer, result, turns)
        for (producer, result, _, _), turns in zip(graph.edges, graph.weights, strict=True)
    )
    shared = sorted(key for key, count in uses.items() if count > 1)
    added = np.bincount([key[0] for key in shared], minlength=len(graph.keys))
    moved: list[int] = (np.arange(len(graph.keys)) + np.cumsum(added) - added).tolist()
    found = Graph(regions=graph.regions, opaque=graph.opaque)
    behind = _nodes(graph, found, moved, iter([*shared, (len(moved), 0, 0.0)]))
    _edges(graph, found, moved, behind)
    found.args = [moved[node] if node != NOBODY else NOBODY for node in graph.args]
    found.results = [moved[node] if node != NOBODY else NOBODY for node in graph.results]
    found.joined = [(moved[one], moved[other]) for one, other in graph.joined]
    found.held = {
        (behind[source], 0, source[2]): values
        for source, values in graph.held.items()
        if source in behind
    }
    found.asked = {moved[node]: asked for node, asked in graph.asked.items()}
    for region in found.regions:
        region.visits = [
            visit if visit.node == NOBODY else visit._replace(node=moved[visit.node])
            for visit in region.visits
        ]
    return found


def _nodes(graph: Graph, found: Graph, moved: list[int], shared: Iterator[Key]) -> dict[Key, int]:
    """Copy the nodes, each followed by those of its shared values; the latter by key."""
    behind: dict[Key, int] = {}
    following = next(shared)
    rows = zip(graph.subjects, graph.keys, graph.turns, graph.same, strict=True)
    for node, (subject, key, turns, same) in enumerate(rows):
        found.subjects.append(subject)
        found.keys.append(key)
        found.turns.append(turns)
        found.same.append(moved[same])
        while following[0] == node:
            value = subject.results[following[1]] if isinstance(subject, Op) else subject
            behind[following] = number = len(found.keys)
            found.shared.append(number)
            found.subjects.append(value)
            found.keys.append(value.tensor)
            found.turns.append(following[2])
            found.same.append(behind.get((same, *following[1:]), number))
            following = next(shared)
    return behind


def _edges(graph: Graph, found: Graph, moved: list[int], behind: dict[Key, int]) -> None:
    """Copy the edges, by way of shared values, in the order of their consumers."""
    rows: list[tuple[int, int, int, int, float]] = []
    for (node, result, turns), number in behind.items():
        rows.append((number, 0, moved[node], result, turns))
    for (producer, result, consumer, operand), turns in zip(
        graph.edges, graph.weights, strict=True
    ):
        number = behind.get((producer, result, turns))
        node, place = (moved[producer], result) if number is None else (number, 0)
        rows.append((moved[consumer], operand, node, place, turns))
    rows.sort()
    found.edges = [(producer, result, node, place) for node, place, producer, result, _ in rows]
    found.weights = [row[4] for row in rows]

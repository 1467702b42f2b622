"""Bounds that messages prove, in float64: any messages give one. Kept short, apart from sweeps.

With messages M the cost of labels x is the sum of theta_i(x_i) + sum of M to i (own cost of i) and
of theta_e - M to a - M to b. Own costs are shared out equally among edges to variables before i;
what is left stays with i. The bound is the sum of the least entries of all parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Floats, Ints


class Shares(NamedTuple):
    """Costs of labels, messages, and where those of each edge start."""

    graph: FreeGraph
    unary: Floats
    messages: Floats
    to_a: Ints
    to_b: Ints


def own_costs(shares: Shares) -> Floats:
    """[labels] costs of labels with all messages to them."""
    graph, (a, b, _) = shares.graph, shares.graph.edges.T
    own = shares.unary.copy()
    for ends, at in ((a, shares.to_a), (b, shares.to_b)):
        counts = graph.sizes[ends]
        step = np.arange(int(counts.sum())) - np.repeat(np.cumsum(counts) - counts, counts)
        place = np.repeat(graph.starts[ends], counts) + step
        message = shares.messages[np.repeat(at, counts) + step]
        own += np.bincount(place, message, len(own))
    return own


def parts(shares: Shares) -> tuple[Floats, Iterator[tuple[Ints, Floats]]]:
    """[labels] what stays with variables; per table its edges, and [count, a, b] what they hold."""
    graph = shares.graph
    m = len(graph.labels)
    ahead = np.bincount(graph.edges[:, 0], minlength=m)
    behind = np.bincount(graph.edges[:, 1], minlength=m)
    share = 1.0 / np.maximum(1, np.maximum(ahead, behind))
    own = own_costs(shares)
    stays = own * np.repeat(1.0 - share * behind, graph.sizes)
    return stays, _edge_parts(shares, own * np.repeat(share, graph.sizes))


def _edge_parts(shares: Shares, given: Floats) -> Iterator[tuple[Ints, Floats]]:
    graph = shares.graph
    for number, table in enumerate(graph.tables):
        edges = np.flatnonzero(graph.edges[:, 2] == number)
        row, column = np.arange(len(table)), np.arange(len(table.T))
        to_a = shares.messages[shares.to_a[edges][:, None] + row]
        to_b = shares.messages[shares.to_b[edges][:, None] + column]
        own = given[graph.starts[graph.edges[edges, 1]][:, None] + column]
        yield edges, table[None] - to_a[:, :, None] + (own - to_b)[:, None, :]


def bound_of(shares: Shares) -> float:
    """No plan costs less than this."""
    stays, edges = parts(shares)
    total = shares.graph.fixed + float(np.minimum.reduceat(stays, shares.graph.starts[:-1]).sum())
    return total + sum(float(held.min(axis=(1, 2)).sum()) for _, held in edges)


def excess(shares: Shares) -> tuple[float, Floats]:
    """The bound, and [labels] by how much at least plans that take a label lie above it."""
    graph = shares.graph
    stays, edges = parts(shares)
    least = np.minimum.reduceat(stays, graph.starts[:-1])
    found = stays - np.repeat(least, graph.sizes)
    bound = graph.fixed + float(least.sum())
    for numbers, held in edges:
        low = held.min(axis=(1, 2))
        bound += float(low.sum())
        for end, axis in ((0, 2), (1, 1)):
            more = held.min(axis=axis) - low[:, None]
            first = graph.starts[graph.edges[numbers, end]]
            place: Ints = first[:, None] + np.arange(int(more.shape[1]))
            found += np.bincount(place.ravel(), more.ravel(), len(found))
    return bound, found

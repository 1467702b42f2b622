"""Bounds that messages prove, in float64: any messages give one. Kept short, apart from sweeps.

With messages M the cost of labels x is the sum of theta_i(x_i) + sum of M to i (own cost of i) and
of theta_e - M to a - M to b. Own costs are shared out equally among edges to variables before i;
what is left stays with i. The bound is the sum of the least entries of all parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.kernels.priced_tables import PricedTables
from shardwright.passes.search.problem.compiled import compiled
from shardwright.passes.search.problem.problem import Floats, Ints, whole


class Shares(NamedTuple):
    """Costs of labels and edges, messages, and where those of each edge start."""

    tables: PricedTables
    messages: Floats
    to_a: Ints
    to_b: Ints


def own_costs(shares: Shares) -> Floats:
    """[labels] costs of labels with all messages to them."""
    graph = shares.tables.graph
    own = shares.tables.unary.copy()
    for ends, at in ((graph.edges[:, 0], shares.to_a), (graph.edges[:, 1], shares.to_b)):
        counts = graph.sizes[ends]
        step = np.arange(int(counts.sum())) - np.repeat(np.cumsum(counts) - counts, counts)
        place = np.repeat(graph.starts[ends], counts) + step
        message = shares.messages[np.repeat(at, counts) + step]
        own += np.bincount(place, message, len(own))
    return own


def shared_out(shares: Shares) -> tuple[Floats, Floats]:
    """[labels] what stays with variables, and what each of their edges from before is given."""
    graph = shares.tables.graph
    m = len(graph.labels)
    ahead = np.bincount(graph.edges[:, 0], minlength=m)
    behind = np.bincount(graph.edges[:, 1], minlength=m)
    share = 1.0 / np.maximum(1, np.maximum(ahead, behind))
    own = own_costs(shares)
    return own * np.repeat(1.0 - share * behind, graph.sizes), own * np.repeat(share, graph.sizes)


def margins(shares: Shares, given: Floats) -> tuple[Floats, Floats]:
    """[E] the least entry of each edge, and [labels] the sum, over the edges of a label's variable,
    of how far the least entry of the label is above it.
    """
    tables, graph = shares.tables, shares.tables.graph
    return (compiled(_margins) or _margins_slowly)(
        graph.starts, np.ascontiguousarray(graph.edges[:, 0]),
        np.ascontiguousarray(graph.edges[:, 1]), given, tables.values, tables.first,
        shares.messages, shares.to_a, shares.to_b,
    )  # fmt: skip


def bound_of(shares: Shares) -> float:
    """No plan costs less than this."""
    return excess(shares)[0]


def excess(shares: Shares) -> tuple[float, Floats]:
    """The bound, and [labels] by how much at least plans that take a label lie above it."""
    graph = shares.tables.graph
    stays, given = shared_out(shares)
    least = np.minimum.reduceat(stays, graph.starts[:-1])
    low, more = margins(shares, given)
    bound = shares.tables.fixed + float(least.sum()) + float(low.sum())
    return bound, stays - np.repeat(least, graph.sizes) + more


def _margins(
    starts: Ints, first_end: Ints, second_end: Ints, given: Floats, values: Floats, first: Ints,
    messages: Floats, to_a: Ints, to_b: Ints,
) -> tuple[Floats, Floats]:  # fmt: skip
    """See `margins`; for numba."""
    low = np.zeros(len(first_end))
    more = np.zeros(len(given))
    most = np.max(starts[1:] - starts[:-1])
    rows, columns = np.zeros(most), np.zeros(most)
    for e in range(len(first_end)):
        a, b = starts[first_end[e]], starts[second_end[e]]
        wide, deep = starts[first_end[e] + 1] - a, starts[second_end[e] + 1] - b
        rows[:wide] = np.inf
        columns[:deep] = np.inf
        for k in range(wide):
            for label in range(deep):
                held = values[first[e] + k * deep + label] - messages[to_a[e] + k]
                held += given[b + label] - messages[to_b[e] + label]
                rows[k] = min(rows[k], held)
                columns[label] = min(columns[label], held)
        low[e] = rows[:wide].min()
        for k in range(wide):
            more[a + k] += rows[k] - low[e]
        for label in range(deep):
            more[b + label] += columns[label] - low[e]
    return low, more


def _margins_slowly(
    starts: Ints, first_end: Ints, second_end: Ints, given: Floats, values: Floats, first: Ints,
    messages: Floats, to_a: Ints, to_b: Ints,
) -> tuple[Floats, Floats]:  # fmt: skip
    """As `_margins`, edges of one shape at once."""
    low, more = np.zeros(len(first_end)), np.zeros(len(given))
    sizes = np.diff(starts)
    for edges, wide, deep in _by_shape(sizes[first_end], sizes[second_end]):
        row: Ints = np.arange(wide)
        column: Ints = np.arange(deep)
        held = values[first[edges][:, None] + np.arange(wide * deep)].reshape(-1, wide, deep)
        b = starts[second_end[edges]][:, None] + column
        a = starts[first_end[edges]][:, None] + row
        held = held - messages[to_a[edges][:, None] + row][:, :, None]
        held += (given[b] - messages[to_b[edges][:, None] + column])[:, None, :]
        low[edges] = held.min(axis=(1, 2))
        for place, axis in ((a, 2), (b, 1)):
            above = held.min(axis=axis) - low[edges][:, None]
            more += np.bincount(place.ravel(), above.ravel(), len(more))
    return low, more


def _by_shape(wide: Ints, deep: Ints) -> Iterator[tuple[Ints, int, int]]:
    """Edges of each shape of table."""
    most = int(deep.max(initial=0)) + 1
    for shape in whole(np.unique(wide * most + deep)):
        rows, columns = divmod(shape, most)
        yield np.flatnonzero((wide == rows) & (deep == columns)), rows, columns

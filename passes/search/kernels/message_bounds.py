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
from shardwright.passes.shared.within_runs import within_runs


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
        step = within_runs(counts)
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


def margins(shares: Shares, given: Floats) -> Floats:
    """[E] the least entry of each edge."""
    first, second = _ends(shares, given)
    return _lowest(second, _least(shares.tables, first, second, shares.tables.first))


def bound_of(shares: Shares) -> float:
    """No plan costs less than this."""
    stays, given = shared_out(shares)
    least = np.minimum.reduceat(stays, shares.tables.graph.starts[:-1])
    return shares.tables.fixed + float(least.sum()) + float(margins(shares, given).sum())


def excess(shares: Shares) -> tuple[float, Floats]:
    """The bound, and [labels] by how much at least plans that take a label lie above it: own cost
    above the least one, and at each edge the least entry of the label above that of the edge.
    """
    tables, graph = shares.tables, shares.tables.graph
    stays, given = shared_out(shares)
    low = margins(shares, given)
    least = np.minimum.reduceat(stays, graph.starts[:-1])
    more = stays - np.repeat(least, graph.sizes)
    first, second = _ends(shares, given)
    for one, other, where in ((first, second, tables.first), (second, first, tables.turned)):
        above = _least(tables, one, other, where) + other.adds - np.repeat(low, other.counts)
        more += np.bincount(other.place, above, len(more))
    return tables.fixed + float(least.sum()) + float(low.sum()), more


class _End(NamedTuple):
    """Labels of one end of all edges, edge by edge."""

    counts: Ints  # [E] labels
    at: Ints  # [E] where those of an edge start
    place: Ints  # [N] among all labels
    adds: Floats  # [N] what a label adds to the entries of its edge


def _ends(shares: Shares, given: Floats) -> tuple[_End, _End]:
    """Both ends: messages are taken off edges, and later ends give what they are given."""
    graph = shares.tables.graph
    none: Floats = np.zeros(len(given))
    first = _end(shares, graph.edges[:, 0], shares.to_a, none)
    return first, _end(shares, graph.edges[:, 1], shares.to_b, given)


def _end(shares: Shares, ends: Ints, at: Ints, given: Floats) -> _End:
    graph = shares.tables.graph
    counts = graph.sizes[ends]
    begin = np.cumsum(counts) - counts
    step = within_runs(counts)
    place = np.repeat(graph.starts[ends], counts) + step
    return _End(counts, begin, place, given[place] - shares.messages[np.repeat(at, counts) + step])


def _lowest(end: _End, entries: Floats) -> Floats:
    """[E] the least of all labels of an end."""
    if not len(end.counts):
        return np.zeros(0)
    return np.minimum.reduceat(entries + end.adds, end.at)


def _least(tables: PricedTables, one: _End, other: _End, where: Ints) -> Floats:
    """[N of other] the least entry of a label over the labels of `one`, less what it adds itself.

    `where`: [E] tables, labels of `one` first.
    """
    way = compiled(_least_entries) or _least_slowly
    return way(one.counts, one.at, one.adds, other.counts, other.at, tables.values, where)


def _least_entries(
    wide: Ints, at: Ints, adds: Floats, deep: Ints, to: Ints, values: Floats, where: Ints
) -> Floats:
    """See `_least`; for numba."""
    found = np.full(deep.sum(), np.inf)
    for e in range(len(wide)):
        out = found[to[e] : to[e] + deep[e]]
        for k in range(wide[e]):
            base = adds[at[e] + k]
            row = values[where[e] + k * deep[e] : where[e] + (k + 1) * deep[e]]
            for label in range(len(out)):
                cost = base + row[label]
                out[label] = cost if cost < out[label] else out[label]
    return found


def _least_slowly(
    wide: Ints, at: Ints, adds: Floats, deep: Ints, to: Ints, values: Floats, where: Ints
) -> Floats:
    """As `_least_entries`, edges of one shape at once."""
    found = np.full(int(deep.sum()), np.inf)
    for edges, rows, columns in _by_shape(wide, deep):
        held = values[where[edges][:, None] + np.arange(rows * columns)].reshape(-1, rows, columns)
        held = held + adds[at[edges][:, None] + np.arange(rows)][:, :, None]
        found[to[edges][:, None] + np.arange(columns)] = held.min(axis=1)
    return found


def _by_shape(wide: Ints, deep: Ints) -> Iterator[tuple[Ints, int, int]]:
    """Edges of each shape of table."""
    most = int(deep.max(initial=0)) + 1
    for shape in whole(np.unique(wide * most + deep)):
        rows, columns = divmod(shape, most)
        yield np.flatnonzero((wide == rows) & (deep == columns)), rows, columns

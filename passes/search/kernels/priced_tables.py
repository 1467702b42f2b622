"""Costs of labels and tables of edges at prices of memory, laid out for sweeps, again and again.

Tables that many edges share stand once, those of edges that pay for bytes apart; each also turned,
so rows are inner whichever end looks.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.compiled import compiled
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Bools, Floats, Ints, whole


class Prices(NamedTuple):
    """What labels and edges cost: `cost` times their own cost, and at[r] for a byte of row r.

    factor  [m] times what a variable pays for bytes; a pair pays the mean of its two
    closed  [labels] those that may not be taken
    enough  a bound at which nothing more is asked
    near    how far a plan and the bound may be apart then
    """

    at: Floats
    factor: Floats | None = None
    cost: float = 1.0
    closed: Bools | None = None
    enough: float = math.inf
    near: float = 0.0

    def of_terms(self, graph: FreeGraph) -> Floats:
        """[T] cost of a byte of each term of the loads."""
        loads, price = graph.loads, graph.loads.prices(self.at)
        if self.factor is None:
            return price
        other = np.where(loads.other >= 0, loads.other, loads.one)
        return price * (self.factor[loads.one] + self.factor[other]) / 2


class PricedTables:
    """unary [labels], `closed` those that no plan takes; `fixed`.

    Table of edge e: values[first[e]:], turned values[turned[e]:].
    """

    def __init__(self, graph: FreeGraph) -> None:
        self.graph = graph
        flat = graph.flat
        turned = [table.T.ravel() for table in graph.tables]
        self.plain: Floats = np.concatenate([flat.values, *turned])
        self.shared = flat.first if len(graph.edges) else np.zeros(0, np.int64)
        self.wide, self.deep = graph.sizes[graph.edges[:, 0]], graph.sizes[graph.edges[:, 1]]
        # Larger than all of a plan costs, so that what is closed is not taken.
        self.forbidden = 1.0 + 2.0 * float(np.abs(graph.unary).max(initial=0.0))
        self.forbidden += 2.0 * float(np.abs(flat.values).max(initial=0.0))
        self.forbidden *= 1.0 + len(graph.labels) + len(graph.edges)
        self.none: Bools = np.zeros(int(graph.starts[-1]), np.bool_)
        self.cost: float = 1.0
        self.values = self.plain
        self.set(Prices(np.zeros(len(graph.loads))))

    def set(self, prices: Prices) -> None:
        """Take other prices."""
        graph, loads, half = self.graph, self.graph.loads, len(self.plain) // 2
        price = prices.of_terms(graph)
        self.unary = graph.unary * prices.cost + loads.labels(graph.starts, price)
        self.closed = self.none if prices.closed is None else prices.closed
        if prices.closed is not None:
            self.unary[prices.closed] += self.forbidden
        self.fixed = graph.fixed * prices.cost
        chosen = loads.pairs[price[loads.pairs] != 0]
        order = np.argsort(loads.edge[chosen], kind="stable")
        terms = chosen[order]
        edges, begin = np.unique(loads.edge[terms], return_index=True)
        sizes = self.wide[edges] * self.deep[edges]
        offset = 2 * half + 2 * (np.cumsum(sizes) - sizes)
        self.make_room(2 * half + 2 * int(sizes.sum()), prices.cost)
        self.first, self.turned = self.shared.copy(), self.shared + half
        (compiled(_fill) or _fill_slowly)(
            self.values, self.shared[edges], offset, self.wide[edges], self.deep[edges],
            np.append(begin, len(terms)).astype(np.int64), loads.at[terms], loads.values,
            price[terms],
        )  # fmt: skip
        self.first[edges], self.turned[edges] = offset, offset + sizes

    def make_room(self, count: int, cost: float) -> None:
        """At least `count` values, the first of which are the tables that edges share."""
        if len(self.values) >= count and cost == self.cost:
            return
        values = np.zeros(max(count, len(self.values)))
        np.multiply(self.plain, cost, out=values[: len(self.plain)])
        self.values, self.cost = values, cost


def _fill(
    values: Floats, shared: Ints, offset: Ints, wide: Ints, deep: Ints, begin: Ints, at: Ints,
    sizes: Floats, price: Floats,
) -> None:  # fmt: skip
    """Tables of edges that pay, and turned behind each; for numba."""
    for j in range(len(shared)):
        rows, columns = wide[j], deep[j]
        for k in range(rows):
            for label in range(columns):
                cell = k * columns + label
                cost = values[shared[j] + cell]
                for t in range(begin[j], begin[j + 1]):
                    cost += price[t] * sizes[at[t] + cell]
                values[offset[j] + cell] = cost
                values[offset[j] + rows * columns + label * rows + k] = cost


def _fill_slowly(
    values: Floats, shared: Ints, offset: Ints, wide: Ints, deep: Ints, begin: Ints, at: Ints,
    sizes: Floats, price: Floats,
) -> None:  # fmt: skip
    """As `_fill`, one numpy call per term."""
    for j, (start, to) in enumerate(zip(whole(shared), whole(offset), strict=True)):
        rows, columns = int(wide[j]), int(deep[j])
        entries = rows * columns
        table = values[start : start + entries].copy()
        for t in range(int(begin[j]), int(begin[j + 1])):
            table += price[t] * sizes[at[t] : at[t] + entries]
        values[to : to + entries] = table
        values[to + entries : to + 2 * entries] = table.reshape(rows, columns).T.ravel()

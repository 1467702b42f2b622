"""Tree-reweighted message passing on a graph of choices: a bound that rises, and plans.

Messages are a reparametrisation: whatever they are, `message_bounds.py` computes a valid bound
from them. Sweeps alternate; the bound does not fall. Source: Kolmogorov, Convergent tree-reweighted
message passing for energy minimization (TRW-S), PAMI 2006.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import numpy as np

from shardwright.passes.search.kernels import message_loops as loops
from shardwright.passes.search.kernels import messages_by_numpy as slow
from shardwright.passes.search.kernels.forests import Costs, Forest, covering, settle
from shardwright.passes.search.kernels.message_bounds import Shares, bound_of
from shardwright.passes.search.kernels.priced_tables import PricedTables, Prices
from shardwright.passes.search.problem.compiled import compiled
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Bools, Floats, Ints


class MessagePassing:
    """Messages of one graph, kept between calls: other prices of memory start from them.

    messages: of edge e = (a, b), to a at `to_a[e]`, labels of a; to b at `to_b[e]`, labels of b.
    """

    def __init__(self, graph: FreeGraph) -> None:
        self.graph = graph
        self.tables = PricedTables(graph)
        sizes, edges = graph.sizes, graph.edges
        wide, deep = sizes[edges[:, 0]], sizes[edges[:, 1]]
        spans = np.concatenate([[0], np.cumsum(wide + deep)]).astype(np.int64)
        self.to_a, self.to_b = spans[:-1], spans[:-1] + wide
        self.messages = np.zeros(int(spans[-1]))
        self.sweeps = 0
        m = len(sizes)
        ahead = np.bincount(edges[:, 0], minlength=m)
        behind = np.bincount(edges[:, 1], minlength=m)
        self.share = 1.0 / np.maximum(1, np.maximum(ahead, behind))
        self.order = np.arange(m)
        self.reverse = np.ascontiguousarray(self.order[::-1])
        self._lay_out()

    def _lay_out(self) -> None:
        """Edges around each variable, from its side."""
        edges, flat = self.graph.edges, self.graph.flat
        self.begin, self.around = flat.begin, flat.around
        owner = np.repeat(np.arange(len(self.graph.labels)), np.diff(flat.begin))
        is_a: Bools = edges[self.around, 0] == owner
        self.ends: Ints = np.where(is_a, edges[self.around, 1], edges[self.around, 0])
        to_a, to_b = self.to_a[self.around], self.to_b[self.around]
        self.sent, self.came = np.where(is_a, to_b, to_a), np.where(is_a, to_a, to_b)
        self.ahead, self.back = is_a, ~is_a
        self._see_tables()

    def _see_tables(self) -> None:
        """Where the tables of the edges around each variable start, its own labels first."""
        first, turned = self.tables.first[self.around], self.tables.turned[self.around]
        self.first: Ints = np.where(self.ahead, first, turned)

    def take(self, prices: Prices) -> None:
        """Go on with other prices of memory."""
        self.tables.set(prices)
        self._see_tables()

    # --- sweeps

    @cached_property
    def _sweep(self) -> Callable[..., float]:
        return compiled(loops.sweep) or slow.sweep

    def sweep(self) -> float:
        """One sweep forward and one back: the bound as the sweep sees it, for progress only."""
        seen, tables = 0.0, self.tables
        for order, onward in ((self.order, self.ahead), (self.reverse, self.back)):
            seen = self._sweep(
                order, self.graph.starts, tables.unary, self.share, self.begin, self.around,
                self.ends, self.sent, self.came, tables.values, self.first, onward, tables.closed,
                self.messages,
            )  # fmt: skip
        self.sweeps += 1
        return self.tables.fixed + float(seen)

    def leap(self, since: Floats, far: float, bound: float) -> float:
        """Go on `far` times the way that messages have come from `since`, and sweep: the bound.
        Where it is not above `bound`, messages stay as they were.
        """
        here = self.messages.copy()
        self.messages += far * (here - since)
        for _ in range(LANDING):
            if (after := self.sweep()) > bound:
                return after
        self.messages[:] = here
        return bound

    def shares(self) -> Shares:
        """Costs as the messages share them out after the sweep back."""
        return Shares(self.tables, self.messages, self.to_a, self.to_b)

    def bound(self) -> float:
        """A bound of the cost from below, computed from the messages alone."""
        return bound_of(self.shares())

    # --- plans

    def read_off(self, backwards: bool = False) -> Ints:
        """[m] labels by the messages, then improved variable by variable."""
        y = np.zeros(len(self.order), np.int64)
        order = self.reverse if backwards else self.order
        (compiled(loops.read_off) or slow.read_off)(
            order, self.graph.starts, self.tables.unary, self.begin, self.around, self.ends,
            self.came, self.tables.values, self.first, self.messages, y,
        )  # fmt: skip
        return self.descend(y)

    def descend(self, y: Ints) -> Ints:
        """Labels no single variable of which could do better."""
        step = compiled(loops.descend) or slow.descend
        for number in range(MOST_DESCENTS):
            order = self.order if number % 2 == 0 else self.reverse
            if not step(
                order, self.graph.starts, self.tables.unary, self.begin, self.around, self.ends,
                self.tables.values, self.first, y,
            ):  # fmt: skip
                break
        return y

    @cached_property
    def _forests(self) -> list[Forest]:
        return covering(self.graph, FORESTS)

    def settle(self, y: Ints) -> float:
        """Improve labels y [m] by forests of variables at a time; what they cost then."""
        tables, cost = self.tables, self.total(y)
        for _ in range(MOST_SETTLED):
            before = cost
            for trees in self._forests:
                settle(self.graph, trees, Costs(tables.unary, tables.values, tables.first), y)
            cost = self.total(y)
            if before - cost <= SETTLED * abs(cost):
                break
        return cost

    def total(self, y: Ints) -> float:
        """Cost of labels, at the prices that messages are passed for."""
        tables, edges = self.tables, self.graph.edges
        at = tables.first + y[edges[:, 0]] * tables.deep + y[edges[:, 1]]
        own = tables.unary[self.graph.starts[:-1] + y]
        return tables.fixed + float(own.sum() + tables.values[at].sum())


LANDING = 2  # sweeps until a leap has to pay
MOST_DESCENTS = 50
FORESTS, MOST_SETTLED = 3, 3
SETTLED = 1e-7  # relative: less is not worth another round

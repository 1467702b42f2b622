"""Dynamic programming along the program: states are the choices of open producers, and memory.

Variables come in program order. Of a state, which is a choice of every producer that a later
variable still asks for, only plans stay that no other one beats in bytes and cost: lists with bytes
ascending and cost descending. Exact; as wide as the most producers that are open at once. Source:
the DP of nnScaler's autodist (Lin et al., OSDI 2024).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Bools, Floats, Ints, triples


class TooWide(Exception):
    """More states, with the next variable's choices, than the limit."""

    def __init__(self, states: int) -> None:
        super().__init__(f"{states} states")
        self.states = states


@dataclass(frozen=True)
class Front:
    """`y` labels [m] of the best plan that fits, None where there is none; its cost with the fixed
    one. `widest`: most states of a step, with the choices of its variable.
    """

    y: Ints | None
    cost: float
    widest: int


@dataclass(frozen=True)
class _States:
    """[s, w] labels of the open variables, [s] cost and bytes of plans."""

    labels: Ints
    cost: Floats
    bytes: Floats


def best_by_frontier(graph: FreeGraph, limit: float) -> Front:
    """The best plan of a graph with at most one row of bytes by variable. Raises TooWide."""
    return _Frontier(graph, limit).run()


class _Frontier:
    def __init__(self, graph: FreeGraph, limit: float) -> None:
        self.graph, self.limit, self.widest = graph, limit, 1
        count = len(graph.labels)
        self.last = list(range(count))  # by variable the last one that asks for its choice
        self.before: list[list[tuple[int, int]]] = [[] for _ in range(count)]
        for a, b, table in triples(graph.edges):
            self.last[a] = max(self.last[a], b)
            self.before[b].append((a, table))
        has_row = len(graph.loads) > 0
        every = graph.bytes[0] if has_row else np.zeros(int(graph.starts[-1]))
        self.room = float(graph.room[0]) if has_row else 0.0
        self.held = np.split(every, graph.starts[1:-1]) if count else []
        least = np.array([one.min() for one in self.held])
        self.rest = np.concatenate([np.cumsum(least[::-1])[::-1], [0.0]])  # bytes still to come
        self.steps: list[tuple[Ints, Ints]] = []  # by variable the state before and the label

    def run(self) -> Front:
        states = _States(np.zeros((1, 0), np.int64), np.zeros(1), np.zeros(1))
        open_: list[int] = []
        for variable in range(len(self.graph.labels)):
            states, open_ = self._step(states, open_, variable)
            if not len(states.cost):
                return Front(None, np.inf, self.widest)
        best = int(np.argmin(states.cost))
        cost = float(states.cost[best]) + self.graph.fixed
        y = np.zeros(len(self.steps), np.int64)
        for variable in range(len(self.steps) - 1, -1, -1):
            before, label = self.steps[variable]
            y[variable], best = label[best], int(before[best])
        return Front(y, cost, self.widest)

    def _step(
        self, states: _States, open_: list[int], variable: int
    ) -> tuple[_States, list[int]]:  # fmt: skip
        """The states behind a variable."""
        graph, count = self.graph, len(states.cost)
        size = len(self.held[variable])
        if count * size > self.limit:
            raise TooWide(count * size)
        self.widest = max(self.widest, count * size)
        start = int(graph.starts[variable])
        cost = states.cost[:, None] + graph.unary[start : start + size]
        for other, table in self.before[variable]:
            cost = cost + graph.tables[table][states.labels[:, open_.index(other)]]
        held = states.bytes[:, None] + self.held[variable]
        label = np.tile(np.arange(size), count)
        before = np.repeat(np.arange(count), size)
        every = np.column_stack([states.labels[before], label])
        names = [*open_, variable]
        kept = [k for k, name in enumerate(names) if self.last[name] > variable]
        fits = held.ravel() + self.rest[variable + 1] <= self.room
        order = best_of(every[:, kept], cost.ravel(), held.ravel(), fits)
        self.steps.append((before[order], label[order]))
        found = _States(every[order][:, kept], cost.ravel()[order], held.ravel()[order])
        return found, [names[k] for k in kept]


def best_of(labels: Ints, cost: Floats, held: Floats, fits: Bools) -> Ints:
    """Numbers of the plans that fit and that none of the same labels beats in bytes and cost."""
    some = np.flatnonzero(fits)
    if not len(some):
        return some
    state = np.zeros(len(some), np.int64)
    for column in labels[some].T:
        size = int(column.max()) + 1
        _, state = np.unique(state * size + column, return_inverse=True)
    order = np.lexsort((cost[some], held[some], state))
    rank = np.empty(len(some), np.int64)  # of costs: whole numbers, so that states can be set apart
    rank[np.argsort(cost[some], kind="stable")] = np.arange(len(some))
    apart = rank[order] - state[order] * (len(some) + 1)
    least = np.minimum.accumulate(apart)
    is_better = np.concatenate([[True], apart[1:] < least[:-1]])
    return some[order[is_better]]

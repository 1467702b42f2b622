"""Reductions of a graph of choices: parallel edges add up, a node between two others goes.

    node   R(a, b) = min over x of R1(a, x) + cost(x) + R2(x, b), for a node x with two edges
    edge   R(a, b) = R1(a, b) + R2(a, b)
    leaf   cost(a) += min over x of R1(a, x) + cost(x), for a node x with one edge
to a fixpoint; what is left is enumerated. Series-parallel graphs are left with single nodes.
Source: Jia et al., OptCNN, ICML 2018, section 5.2 (node and edge; leaves are what networks of
several inputs need).
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from math import prod
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Floats, Ints, triples, whole

LIMIT = 1e8  # plans of what is left
MOST_LEFT = 24  # nodes of it: an array has an axis for each


class TooWide(Exception):
    """What is left has too many plans. `nodes` of it, and the least `width` of one."""

    def __init__(self, nodes: int, width: int, plans: float) -> None:
        super().__init__(f"width {width}, {nodes} nodes are left that have {plans:.3g} plans")
        self.nodes, self.width, self.plans = nodes, width, plans


class Reduced(NamedTuple):
    """`cost` without the fixed one, `labels` [m], how many nodes were `left` to enumerate."""

    cost: float
    labels: Ints
    left: int


class _Step(NamedTuple):
    """A node that went, between others, and its best label by theirs."""

    node: int
    others: tuple[int, ...]
    best: Ints


def reduce(graph: FreeGraph, limit: float = LIMIT) -> Reduced:
    """The best labels. Raises TooWide."""
    found = _Reduction(graph)
    found.run()
    return found.solved(limit)


class _Reduction:
    """`tables[a][b]`: [labels of a, labels of b] of the one edge between; turned at [b][a]."""

    def __init__(self, graph: FreeGraph) -> None:
        count = len(graph.labels)
        self.costs: list[Floats] = [graph.costs[kind] for kind in whole(graph.kinds)]
        self.tables: list[dict[int, Floats]] = [{} for _ in range(count)]
        self.made: dict[tuple[int, ...], tuple[Floats, Ints]] = {}
        self.sums: dict[tuple[int, int], Floats] = {}
        self.turns: dict[int, Floats] = {}
        self.kept: list[Floats] = []  # arrays that numbers in `made` stand for stay alive
        self.steps: list[_Step] = []
        for a, b, table in triples(graph.edges):
            self.join(a, b, graph.tables[table])

    def join(self, a: int, b: int, table: Floats) -> None:
        """A further edge between two nodes: edge elimination."""
        before = self.tables[a].get(b)
        if before is not None:
            key = id(before), id(table)
            if key not in self.sums:
                self.sums[key] = before + table
                self.kept += [before, table]
            table = self.sums[key]
        self.tables[a][b] = table
        if id(table) not in self.turns:
            self.turns[id(table)] = table.T
            self.kept.append(table)
        self.tables[b][a] = self.turns[id(table)]
        self.turns[id(self.tables[b][a])] = table

    def run(self) -> None:
        """Nodes of at most two edges go, one by one, the smallest number first."""
        waiting = [node for node, around in enumerate(self.tables) if len(around) <= 2]
        heapify(waiting)
        self.gone = [False] * len(self.tables)
        while waiting:
            node = heappop(waiting)
            if self.gone[node] or not 0 < len(self.tables[node]) <= 2:
                continue
            for other in self.remove(node):
                if 0 < len(self.tables[other]) <= 2:
                    heappush(waiting, other)

    def remove(self, node: int) -> tuple[int, ...]:
        """Take a node out; its neighbours."""
        others = tuple(sorted(self.tables[node]))
        tables = [self.tables[node].pop(other) for other in others]
        for other in others:
            del self.tables[other][node]
        key = (id(self.costs[node]), *map(id, tables))
        if key not in self.made:
            self.made[key] = _least(self.costs[node], tables)
            self.kept += [self.costs[node], *tables]
        table, best = self.made[key]
        self.steps.append(_Step(node, others, best))
        self.gone[node] = True
        if len(others) == 1:
            self.fold(others[0], table)
        else:
            self.join(others[0], others[1], table)
        return others

    def fold(self, node: int, costs: Floats) -> None:
        """Add to the costs of a node."""
        key = id(self.costs[node]), id(costs)
        if key not in self.sums:
            self.sums[key] = self.costs[node] + costs
            self.kept += [self.costs[node], costs]
        self.costs[node] = self.sums[key]

    def solved(self, limit: float) -> Reduced:
        """Enumerate what is left, part by part, then undo the steps."""
        y = np.zeros(len(self.tables), np.int64)
        cost, left = 0.0, 0
        for part in self.parts():
            sizes = [len(self.costs[node]) for node in part]
            plans = prod(map(float, sizes))
            if plans > limit or len(part) > MOST_LEFT:
                width = min(len(self.tables[node]) for node in part)
                raise TooWide(len(part), width, plans)
            own, y[list(part)] = self.enumerated(part)
            cost, left = cost + own, left + len(part)
        for step in reversed(self.steps):
            y[step.node] = step.best[tuple(int(y[other]) for other in step.others)]
        return Reduced(cost, y, left)

    def parts(self) -> list[tuple[int, ...]]:
        """What is left, nodes with a way between them together."""
        seen = list(self.gone)
        found: list[tuple[int, ...]] = []
        for first in range(len(seen)):
            part, waiting = list[int](), [] if seen[first] else [first]
            while waiting:
                node = waiting.pop()
                if not seen[node]:
                    seen[node] = True
                    part.append(node)
                    waiting += self.tables[node]
            if part:
                found.append(tuple(sorted(part)))
        return found

    def enumerated(self, part: Sequence[int]) -> tuple[float, list[int]]:
        """The least cost of all plans of a part, and the first plan that has it."""
        first, *rest = part
        within = self._costs(rest)
        best, labels = np.inf, [0] * len(part)
        for label, own in enumerate(self.costs[first].tolist()):
            total = within + own
            for axis, node in enumerate(rest):
                if node in self.tables[first]:
                    shape = [1] * len(rest)
                    shape[axis] = -1
                    total = total + self.tables[first][node][label].reshape(shape)
            least = int(total.argmin())
            if total.flat[least] < best:
                best = float(total.flat[least])
                labels = [label, *map(int, np.unravel_index(least, total.shape))]
        return best, labels

    def _costs(self, part: Sequence[int]) -> Floats:
        """Costs of all plans of some nodes, an axis per node."""
        at = {node: axis for axis, node in enumerate(part)}
        total: Floats = np.zeros((1,) * len(part))
        for node, axis in at.items():
            shape = [1] * len(part)
            shape[axis] = -1
            total = total + self.costs[node].reshape(shape)
            for other, table in self.tables[node].items():
                if at.get(other, 0) > axis:
                    shape = [1] * len(part)
                    shape[axis], shape[at[other]] = table.shape
                    total = total + table.reshape(shape)
        return total


def _least(costs: Floats, tables: Sequence[Floats]) -> tuple[Floats, Ints]:
    """The least over a node's labels, by those of its neighbours, and which label it is."""
    every = costs + tables[0].T if len(tables) == 1 else None
    if every is None:
        every = costs + tables[0].T[:, None, :] + tables[1].T[None, :, :]
    best = every.argmin(axis=-1)
    return np.take_along_axis(every, best[..., None], axis=-1)[..., 0], best

"""A problem as kernels take it: free nodes only, each with allowed choices only.

Ties are contracted, parallel edges summed, edges at a node of one choice moved into costs; what is
made of equal parts is made once, and is one table again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from shardwright.passes.search.problem.free_loads import free_loads, loaded_pairs
from shardwright.passes.search.problem.loads import Loads
from shardwright.passes.search.problem.problem import (
    Flat,
    Floats,
    Ints,
    Problem,
    flat_of,
    triples,
    whole,
)


@dataclass(frozen=True, eq=False)
class FreeGraph:
    """m variables in program order.

    head     [m] the node that a variable stands for;  of: [n] the variable of a node
    labels   [m] choices of the node by label of the variable
    kinds    [m] class of a variable: equal costs;  costs: [class] float64[labels]
    edges    [E, 3] a < b, number of the table;  tables: float64[labels of a, labels of b]
    loads    bytes of rows over labels, and of pairs at edges
    held     [row] bytes that no label changes;  room: what is left for the loads
    """

    problem: Problem
    head: Ints
    of: Ints
    labels: tuple[Ints, ...]
    kinds: Ints
    costs: tuple[Floats, ...]
    edges: Ints
    tables: tuple[Floats, ...]
    fixed: float
    loads: Loads
    held: Floats
    room: Floats

    @cached_property
    def sizes(self) -> Ints:
        """[m] number of labels."""
        return np.array([len(one) for one in self.labels], np.int64)

    @cached_property
    def starts(self) -> Ints:
        """[m + 1] first place of a variable among all labels."""
        return np.concatenate([[0], np.cumsum(self.sizes)]).astype(np.int64)

    @cached_property
    def owner(self) -> Ints:
        """[labels] the variable of a label."""
        return np.repeat(np.arange(len(self.labels)), self.sizes)

    @cached_property
    def unary(self) -> Floats:
        """[labels] costs of all labels of all variables."""
        return np.concatenate([*(self.costs[kind] for kind in whole(self.kinds)), np.zeros(0)])

    @cached_property
    def bytes(self) -> Floats:
        """[row, labels] bytes of labels, of pairs the least; for few rows only."""
        return self.loads.rows_by_label(self.starts)

    @cached_property
    def parts(self) -> list[Ints]:
        """[m] the repeated part of each variable, 0 in none; empty where no parts are known."""
        region = self.problem.region
        if not len(region) or int(region.max()) <= 0:
            return []
        return [np.maximum(region[self.head], 0)]

    @cached_property
    def entries(self) -> int:
        """Entries of all edges."""
        ends = self.edges[:, 0], self.edges[:, 1]
        return int((self.sizes[ends[0]] * self.sizes[ends[1]]).sum())

    @cached_property
    def flat(self) -> Flat:
        """The entries one behind the other."""
        ones = np.ones(len(self.labels)), np.ones(len(self.edges))
        return flat_of(self.kinds, self.costs, self.edges, self.tables, *ones)

    def plan(self, y: Ints) -> Ints:
        """[n] choices of all nodes for labels y [m]."""
        chosen = np.concatenate([*self.labels, np.zeros(0, np.int64)])[self.starts[:-1] + y]
        return chosen[self.of]

    def labels_of(self, x: Ints) -> Ints:
        """[m] labels for choices x [n] that keep ties and are allowed."""
        pairs = zip(self.labels, whole(x[self.head]), strict=True)
        return np.array([int(np.searchsorted(one, choice)) for one, choice in pairs], np.int64)

    def total(self, y: Ints, unary: Floats | None = None) -> float:
        """Cost of labels y [m], with other costs of labels where they are given."""
        flat = self.flat
        own = (self.unary if unary is None else unary)[self.starts[:-1] + y].sum()
        at = flat.first + y[flat.producer] * flat.wide + y[flat.consumer]
        return self.fixed + float(own + flat.values[at].sum())

    def used(self, y: Ints) -> Floats:
        """[row] bytes of labels y [m]."""
        return self.loads.used(y)

    def fits(self, y: Ints) -> bool:
        """True if all rows hold the labels y [m]."""
        return bool(np.all(self.used(y) <= self.room))

    def of_rows(self, rows: Ints) -> FreeGraph:
        """The same graph with some of its rows."""
        return replace(
            self, loads=self.loads.only(rows), held=self.held[rows], room=self.room[rows]
        )

    @cached_property
    def least(self) -> Floats:
        """[row] no labels take fewer bytes, row by row."""
        return self.loads.least(self.starts)


def free_graph(problem: Problem) -> FreeGraph:
    """The graph of a checked problem; places of its loads count labels of variables."""
    return _Builder(problem).build()


class _Builder:
    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.head = np.flatnonzero(problem.ties == np.arange(problem.n))
        number = np.full(problem.n, -1, np.int64)
        number[self.head] = np.arange(len(self.head))
        self.of = number[problem.ties]
        self.members = _grouped(self.of, len(self.head))
        self.known: dict[tuple[int, bytes], tuple[int, Ints]] = {}
        self.sets: list[tuple[int, Ints]] = [self.allowed(nodes) for nodes in self.members]
        self.extra: dict[int, list[tuple[object, Floats]]] = defaultdict(list)
        self.fixed = problem.fixed
        self.tables: list[Floats] = []
        self.merged: dict[object, int] = {}

    def allowed(self, nodes: Sequence[int]) -> tuple[int, Ints]:
        """Number of a set of choices, and the choices that all these nodes may take."""
        size = int(self.problem.sizes[nodes[0]])
        may = np.ones(size, np.bool_)
        if len(self.problem.allowed):
            may = np.logical_and.reduce([self.problem.may(node) for node in nodes])
        key = size, may.tobytes()
        if key not in self.known:
            self.known[key] = len(self.known), np.flatnonzero(may)
        return self.known[key]

    def build(self) -> FreeGraph:
        edges = self.merge()
        kinds, costs = self.node_costs()
        starts = np.cumsum([0, *(len(labels) for _, labels in self.sets)]).astype(np.int64)
        loads, held = free_loads(self.problem, self.of, self.sets, edges, starts)
        return FreeGraph(
            self.problem, self.head, self.of, tuple(labels for _, labels in self.sets), kinds,
            costs, edges, tuple(self.tables), self.fixed, loads, held, self.problem.cap - held,
        )  # fmt: skip

    # --- edges

    def merge(self) -> Ints:
        """Edges of variables: parallel ones summed, those of one variable or label moved away."""
        problem, parts = (
            self.problem,
            defaultdict[tuple[int, int], list[tuple[int, bool, float]]](list),
        )
        weights = problem.edge_weights.tolist()
        for number, (a, b, table) in enumerate(triples(problem.edges)):
            left, right = int(self.of[a]), int(self.of[b])
            turned = left > right
            ends = (right, left) if turned else (left, right)
            parts[ends].append((table, turned, weights[number]))
        found: list[tuple[int, int, int]] = []
        loaded = loaded_pairs(problem, self.of, self.sets)
        for (a, b), some in parts.items():
            table = self.edge(a, b, tuple(sorted(some)), (a, b) in loaded)
            if table >= 0:
                found.append((a, b, table))
        return np.array(sorted(found), np.int64).reshape(-1, 3)

    def edge(
        self, a: int, b: int, parts: tuple[tuple[int, bool, float], ...], is_loaded: bool
    ) -> int:
        """Number of the table of an edge, -1 where it has become a cost of nodes.

        `is_loaded`: it has bytes, so it stays though it may cost nothing.
        """
        (set_a, labels_a), (set_b, labels_b) = self.sets[a], self.sets[b]
        if a == b:
            self.extra[a].append(
                (("self", parts), _summed(parts, self.problem.tables).diagonal()[labels_a])
            )
            return -1
        key = parts, set_a, set_b, is_loaded
        if key not in self.merged:
            self.merged[key] = self.new_table(parts, labels_a, labels_b, is_loaded)
        number = self.merged[key]
        if number >= 0 or number == _NOTHING:
            return number if number >= 0 else -1
        table = _summed(parts, self.problem.tables)[np.ix_(labels_a, labels_b)]
        if len(labels_a) == 1:
            self.extra[b].append((key, table[0]))
        else:
            self.extra[a].append((key, table[:, 0]))
        return -1

    def new_table(
        self, parts: tuple[tuple[int, bool, float], ...], a: Ints, b: Ints, is_loaded: bool
    ) -> int:
        table = _summed(parts, self.problem.tables)[np.ix_(a, b)]
        if not table.any() and not is_loaded:
            return _NOTHING
        if min(table.shape) == 1:
            return _OF_NODES
        self.tables.append(np.ascontiguousarray(table))
        return len(self.tables) - 1

    # --- costs

    def node_costs(self) -> tuple[Ints, tuple[Floats, ...]]:
        """Classes of variables by what their costs are made of."""
        known: dict[object, int] = {}
        costs: list[Floats] = []
        kinds: list[int] = []
        turns, classes = self.problem.node_turns, self.problem.kinds
        for variable, nodes in enumerate(self.members):
            number, labels = self.sets[variable]
            more = self.extra.get(variable, [])
            own = tuple((int(classes[node]), float(turns[node])) for node in nodes)
            key = number, own, tuple(key for key, _ in more)
            if key not in known:
                known[key] = len(costs)
                total = sum((self.problem.costs[kind] * times for kind, times in own), 0.0)
                costs.append(np.asarray(total)[labels] + sum(add for _, add in more))
            kinds.append(known[key])
        return np.array(kinds, np.int64), tuple(costs)


_NOTHING, _OF_NODES = -1, -2


def _summed(parts: Sequence[tuple[int, bool, float]], tables: Sequence[Floats]) -> Floats:
    """Parallel edges as one table; an edge that is turned runs from b to a."""
    total = np.zeros(())
    for table, turned, weight in parts:
        one = tables[table].T if turned else tables[table]
        total = total + one * weight
    return total


def _grouped(of: Ints, count: int) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(count)]
    for node, variable in enumerate(whole(of)):
        found[variable].append(node)
    return found

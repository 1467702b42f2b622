"""A problem as kernels take it: free nodes only, each with allowed choices only.

Ties are contracted, parallel edges summed, edges at a node of one choice moved into costs; what is
made of equal parts is made once, and is one table again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.free_loads import free_loads
from shardwright.passes.search.problem.joined_nodes import JoinedNodes
from shardwright.passes.search.problem.loads import Loads
from shardwright.passes.search.problem.problem import Flat, Floats, Ints, Problem, flat_of, whole


class Alike(NamedTuple):
    """Choices that a table does not tell apart: `costs` [K, L] by classes of its rows and of its
    columns, which `rows` and `columns` give; equal ones are one class, numbered as they come.
    """

    rows: Ints
    columns: Ints
    costs: Floats

    @staticmethod
    def of(table: Floats) -> Alike:
        rows, columns = _classes(table), _classes(np.ascontiguousarray(table.T))
        costs = np.empty((int(rows.max()) + 1, int(columns.max()) + 1))
        costs[rows[:, None], columns] = table
        return Alike(rows, columns, costs)

    @staticmethod
    def apart(table: Floats) -> Alike:
        """Each row and column by itself."""
        return Alike(np.arange(table.shape[0]), np.arange(table.shape[1]), table)


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
        flat = self.flat
        step = np.arange(len(self.owner)) - self.starts[self.owner]
        return flat.costs[flat.at[self.owner] + step]

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
    def alike(self) -> tuple[Alike, ...]:
        """By table the choices that it does not tell apart, nor bytes of its edges."""
        loaded = {*whole(self.edges[self.loads.edge[self.loads.pairs], 2])}
        return tuple(
            Alike.apart(table) if number in loaded else Alike.of(table)
            for number, table in enumerate(self.tables)
        )

    @property
    def variables(self) -> int:
        """Choices of all variables, and pairs of choices that edges tell apart."""
        sizes = np.array([one.costs.size for one in self.alike], np.int64)
        return int(self.starts[-1] + sizes[self.edges[:, 2]].sum())

    @cached_property
    def least(self) -> Floats:
        """[row] no labels take fewer bytes, row by row."""
        return self.loads.least(self.starts)


def free_graph(problem: Problem) -> FreeGraph:
    """The graph of a checked problem; places of its loads count labels of variables."""
    made = JoinedNodes(problem)
    edges = made.merge()
    kinds, costs = made.node_costs()
    sets = [(number, made.choices[number]) for number in whole(made.sets)]
    starts = np.cumsum([0, *(len(labels) for _, labels in sets)]).astype(np.int64)
    loads, held = free_loads(problem, made.of, sets, edges, starts)
    return FreeGraph(
        problem, made.head, made.of, tuple(labels for _, labels in sets), kinds, costs, edges,
        tuple(made.tables), problem.fixed, loads, held, problem.cap - held,
    )  # fmt: skip


def _classes(lines: Floats) -> Ints:
    known: dict[bytes, int] = {}
    return np.array([known.setdefault(one.tobytes(), len(known)) for one in lines], np.int64)

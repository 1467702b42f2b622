"""Of plans that take the same seconds by tables, one that moves less.

Tables charge nothing where a kernel reads its part of what devices have whole, so a broadcast may
come out whole and be sliced behind. Which one it is, is no matter of seconds: the cut one runs as
less code, and is what passes choose of their own accord.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np

from shardwright.passes.cost.tables.build_tables import Built
from shardwright.passes.cost.tables.memory_sizes import Sizes
from shardwright.passes.cost.tables.tables import JOINED, Floats, Ints
from shardwright.passes.search.building.program_problem import Program

ROUNDS = 3
SAME = 1e-12  # seconds


def fewer_moves(program: Program, x: Ints) -> Ints:
    """A plan [n] of the same seconds, whose nodes take layouts as their neighbours have them.

    It holds no more bytes in the fullest row than `x`.
    """
    found = Tidy(program, x).run()
    problem = program.problem
    if not problem.is_legal(found) or problem.total(found) > problem.total(x) + SAME:
        return x
    if len(problem.cap) and problem.memory(found).max() > problem.memory(x).max():
        return x
    return found


class Tidy:
    def __init__(self, program: Program, x: Ints) -> None:
        self.problem, self.x = program.problem, x.copy()
        tables = program.built.tables
        self.differ = _Differ(program.built)
        self.head: list[int] = tables.tie.tolist()
        self.group: dict[int, list[int]] = defaultdict(list)  # of tied nodes, by the first
        for node, head in enumerate(self.head):
            self.group[head].append(node)
        self.edges: list[list[int]] = tables.edges.tolist()
        self.around: dict[int, list[int]] = defaultdict(list)  # edges by group
        self.fixed = set[int]()  # groups that sums are taken of together
        for edge, (a, _, b, operand, _) in enumerate(self.edges):
            for head in {self.head[a], self.head[b]}:
                self.around[head].append(edge)
                if operand == JOINED:
                    self.fixed.add(head)

    def run(self) -> Ints:
        for _ in range(ROUNDS):
            heads = {self.head[node] for row in self.moved() for node in (row[0], row[2])}
            later_first = sorted(heads - self.fixed, reverse=True)
            if not sum(self.settle(head) for head in later_first):
                break
        return self.x

    def moved(self) -> list[list[int]]:
        """The edges whose ends have other layouts."""
        own = [row for row in self.edges if row[3] != JOINED]
        return [row for row in own if self.differ.table(row)[self.x[row[0]], self.x[row[2]]]]

    def settle(self, head: int) -> bool:
        """Give a node, with those tied to it, the choice of fewest moves that costs the same."""
        now = int(self.x[head])
        costs, moves = self.of(head)
        moves[~(np.abs(costs - costs[now]) <= SAME)] = np.inf
        best = int(np.argmin(moves))
        if moves[best] >= moves[now]:
            return False
        self.x[self.group[head]] = best
        return True

    def of(self, head: int) -> tuple[Floats, Floats]:
        """[K] cost and moves of the choices of a group, all else as it is."""
        problem, own = self.problem, self.group[head]
        size = int(problem.sizes[head])
        costs, moves = [np.zeros(size)], [np.zeros(size)]
        for node in own:
            costs.append(problem.costs[int(problem.kinds[node])] * problem.node_turns[node])
            costs.append(np.where(problem.may(node), 0.0, np.inf))
        for edge in self.around[head]:
            row, weight = self.edges[edge], problem.edge_weights[edge]
            costs.append(weight * self._part(row, problem.tables[row[4]], own))
            moves.append(self._part(row, self.differ.table(row), own))
        return np.sum(costs, axis=0), np.sum(moves, axis=0)

    def _part(self, row: Sequence[int], table: Floats, own: Sequence[int]) -> Floats:
        """[K] entries of an edge by the choice of a group."""
        if row[0] in own and row[2] in own:
            return np.diagonal(table)
        return table[:, self.x[row[2]]] if row[0] in own else table[self.x[row[0]]]


class _Differ:
    """Whether what a node leaves lies otherwise than the next one needs it."""

    def __init__(self, built: Built) -> None:
        self.kinds: list[int] = built.tables.kinds.tolist()
        self.strategies, self.sizes = built.tables.strategies, Sizes(built.tables, built.subjects)
        self.known: dict[tuple[int, int, int, int], Floats] = {}

    def table(self, row: Sequence[int]) -> Floats:
        """[K, K] 1 or 0, for an edge."""
        a, result, b, operand, _ = row
        key = self.kinds[a], result, self.kinds[b], operand
        if key not in self.known:
            left = [one.outs[result] for one in self.strategies[key[0]]]
            right = [self.sizes.needed(b, operand, one) for one in self.strategies[key[2]]]
            numbers = {one: number for number, one in enumerate(dict.fromkeys([*left, *right]))}
            before, after = (np.array([numbers[one] for one in many]) for many in (left, right))
            self.known[key] = (before[:, None] != after[None, :]).astype(np.float64)
        return self.known[key]

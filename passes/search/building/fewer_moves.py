"""Of plans that take the same seconds by tables, one that moves less.

Tables charge nothing where a kernel reads its part of what devices have whole, so a broadcast may
come out whole and be sliced behind. Which one it is, is no matter of seconds: the cut one runs as
less code, and is what passes choose of their own accord.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardwright.ir.gc_pause import not_collecting
from shardwright.passes.cost.tables.build_tables import Built
from shardwright.passes.cost.tables.memory_sizes import Sizes
from shardwright.passes.cost.tables.tables import Floats, Ints
from shardwright.passes.search.building.program_problem import Program

ROUNDS = 3
SAME = 1e-12  # seconds


def fewer_moves(program: Program, x: Ints) -> Ints:
    """A plan [n] of the same seconds, whose nodes take layouts as their neighbours have them.

    It holds no more bytes in the fullest row than `x`.
    """
    with not_collecting():
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
        self.edges: Ints = tables.edges
        self.head: Ints = tables.tie
        self.groups = _Numbers(self.head)  # of tied nodes, by the first
        first, second = self.head[self.edges[:, 0]], self.head[self.edges[:, 2]]
        self.first, self.second = _Numbers(first), _Numbers(second)  # edges by group
        is_joined = self.edges[:, 3] < 0
        # Groups that sums are taken of together, or later.
        self.fixed: set[int] = {*first[is_joined].tolist(), *second[is_joined].tolist()}
        self.own: Ints = self.edges[~is_joined]
        keys = np.stack([
            tables.kinds[self.own[:, 0]], self.own[:, 1],
            tables.kinds[self.own[:, 2]], self.own[:, 3],
        ])  # fmt: skip
        # Edges of one class differ alike.
        _, numbers = np.unique(keys, axis=1, return_inverse=True)
        self.classes = _Numbers(numbers.ravel())

    def run(self) -> Ints:
        for _ in range(ROUNDS):
            heads = {*self.head[self.moved()[:, [0, 2]]].ravel().tolist()}
            later_first = sorted(heads - self.fixed, reverse=True)
            if not sum(self.settle(head) for head in later_first):
                break
        return self.x

    def moved(self) -> Ints:
        """The edges whose ends have other layouts."""
        differs = np.zeros(len(self.own), bool)
        for alike in self.classes.every():
            rows = self.own[alike]
            table = self.differ.table(rows[0].tolist())
            differs[alike] = table[self.x[rows[:, 0]], self.x[rows[:, 2]]] > 0
        return self.own[differs]

    def settle(self, head: int) -> bool:
        """Give a node, with those tied to it, the choice of fewest moves that costs the same."""
        now = int(self.x[head])
        costs, moves = self.of(head)
        moves[~(np.abs(costs - costs[now]) <= SAME)] = np.inf
        best = int(np.argmin(moves))
        if moves[best] >= moves[now]:
            return False
        self.x[self.groups.of(head)] = best
        return True

    def of(self, head: int) -> tuple[Floats, Floats]:
        """[K] cost and moves of the choices of a group, all else as it is."""
        problem, own = self.problem, self.groups.of(head).tolist()
        size = int(problem.sizes[head])
        costs, moves = [np.zeros(size)], [np.zeros(size)]
        for node in own:
            costs.append(problem.costs[int(problem.kinds[node])] * problem.node_turns[node])
            costs.append(np.where(problem.may(node), 0.0, np.inf))
        for edge in np.union1d(self.first.of(head), self.second.of(head)).tolist():
            row: list[int] = self.edges[edge].tolist()
            weight = problem.edge_weights[edge]
            costs.append(weight * self._part(row, problem.tables[row[4]], own))
            moves.append(self._part(row, self.differ.table(row), own))
        return np.sum(costs, axis=0), np.sum(moves, axis=0)

    def _part(self, row: Sequence[int], table: Floats, own: Sequence[int]) -> Floats:
        """[K] entries of an edge by the choice of a group."""
        if row[0] in own and row[2] in own:
            return np.diagonal(table)
        return table[:, self.x[row[2]]] if row[0] in own else table[self.x[row[0]]]


class _Numbers:
    """The numbers of rows by what their key is."""

    def __init__(self, keys: Ints) -> None:
        self._order = np.argsort(keys, kind="stable")
        self._keys = keys[self._order]

    def of(self, key: int) -> Ints:
        """Those with a key, in order."""
        start, end = np.searchsorted(self._keys, [key, key + 1])
        return self._order[start:end]

    def every(self) -> list[Ints]:
        """By key, in order, its numbers."""
        if not len(self._order):
            return []
        return np.split(self._order, np.flatnonzero(np.diff(self._keys)) + 1)


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

"""Loads of a problem as terms over labels: ties contracted, choices that are not allowed gone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import numpy as np

from shardwright.passes.search.problem.loads import NOBODY, Loads, distinct
from shardwright.passes.search.problem.problem import Floats, Ints, Problem

# The variable of a node, and the number of the set of its choices with these choices.
Choices = Sequence[tuple[int, Ints]]


def loaded_pairs(
    problem: Problem, of: Ints, sets: Ints, choices: Sequence[Ints]
) -> list[list[int]]:
    """Pairs of variables a < b that have bytes together, each with choices left.

    `sets`: [m] the set of choices of a variable, of all `choices`.
    """
    edges = problem.edges[np.unique(problem.pairs[:, 1])]
    one, other = of[edges[:, 0]], of[edges[:, 1]]
    counts = np.array([len(some) for some in choices], np.int64)[sets]
    kept = (one != other) & (counts[one] > 1) & (counts[other] > 1)
    ends = np.column_stack([np.minimum(one, other), np.maximum(one, other)])[kept]
    found: list[list[int]] = ends.tolist()
    return found


def free_loads(
    problem: Problem, of: Ints, sets: Choices, edges: Ints, starts: Ints
) -> tuple[Loads, Floats]:
    """Terms of labels, and [t] bytes of rows that no label changes.

    `starts`: [m + 1] first place of a variable among all labels.
    """
    return _Terms(problem, of, sets, edges, len(starts) - 1).build()


class _Terms:
    def __init__(self, problem: Problem, of: Ints, sets: Choices, edges: Ints, count: int) -> None:
        self.problem, self.of, self.sets, self.count = problem, of, sets, count
        pairs = zip(edges[:, 0].tolist(), edges[:, 1].tolist(), strict=True)
        self.edge = {ends: number for number, ends in enumerate(pairs)}
        self.terms: list[tuple[int, int, int, int]] = []
        self.tables: list[Floats] = []
        self.same: list[float | None] = []  # by table what all its entries are
        self.known: dict[object, int] = {}

    def build(self) -> tuple[Loads, Floats]:
        problem = self.problem
        held = problem.held.astype(np.float64)
        rows: list[Ints] = []
        numbers: list[Ints] = []
        for loads, add in ((problem.loads, self.single), (problem.pairs, self.pair)):
            kinds, which = distinct(loads[:, 1:])
            made = [add(one, table) for one, table in cast(list[list[int]], kinds.tolist())]
            number = np.array([term for term, _ in made], np.int64)[which]
            fixed = np.array([least for _, least in made])[which]
            held += np.bincount(loads[:, 0], fixed, len(held))
            rows.append(loads[number >= 0, 0])
            numbers.append(number[number >= 0])
        row, term = np.concatenate(rows), np.concatenate(numbers)
        term = self.once_a_row(row, term)
        order = np.argsort(row, kind="stable")
        one, other, edge, table = np.array(self.terms, np.int64).reshape(-1, 4).T.copy()
        loads = Loads(
            one, other, edge, table, tuple(self.tables), row[order], term[order], len(held),
            self.count,
        )  # fmt: skip
        return loads, held

    def once_a_row(self, row: Ints, term: Ints) -> Ints:
        """[N] terms, of which one that is in a row again has a copy, so that rows hold it once."""
        order = np.lexsort((term, row))
        again = (np.diff(row[order]) == 0) & (np.diff(term[order]) == 0)
        start = np.where(np.append(True, ~again), np.arange(len(order)), 0)[: len(order)]
        rank = np.arange(len(order)) - np.maximum.accumulate(start)
        found = term.copy()
        copies = dict[tuple[int, int], int]()
        for where in np.flatnonzero(rank).tolist():
            key = int(term[order[where]]), int(rank[where])
            if key not in copies:
                copies[key] = len(self.terms)
                self.terms.append(self.terms[key[0]])
            found[order[where]] = copies[key]
        return found

    def single(self, node: int, vector: int) -> tuple[int, float]:
        """The term of a node, -1 where labels change nothing; bytes that no label changes."""
        variable = int(self.of[node])
        number, labels = self.sets[variable]
        bytes_ = self.problem.vectors[vector]
        return self.of_one(variable, (vector, number), lambda: bytes_[labels])

    def pair(self, edge: int, block: int) -> tuple[int, float]:
        """The term of an edge; see `single`."""
        a, b, _ = self.problem.edges[edge].tolist()
        one, other = int(self.of[a]), int(self.of[b])
        turned = one > other
        one, other = (other, one) if turned else (one, other)
        (set_a, labels_a), (set_b, labels_b) = self.sets[one], self.sets[other]
        bytes_ = self.problem.blocks[block].T if turned else self.problem.blocks[block]
        key = block, turned, set_a, set_b
        if one == other:
            return self.of_one(one, (*key, "self"), lambda: bytes_.diagonal()[labels_a])
        if len(labels_a) == 1:
            return self.of_one(other, key, lambda: bytes_[labels_a[0]][labels_b])
        if len(labels_b) == 1:
            return self.of_one(one, key, lambda: bytes_[labels_a, labels_b[0]])
        number = self.table(key, lambda: bytes_[np.ix_(labels_a, labels_b)])
        return self.kept(one, other, self.edge[one, other], number)

    def of_one(self, variable: int, key: object, make: Callable[[], Ints]) -> tuple[int, float]:
        return self.kept(variable, NOBODY, NOBODY, self.table(key, make))

    def kept(self, one: int, other: int, edge: int, number: int) -> tuple[int, float]:
        if (same := self.same[number]) is not None:
            return -1, same
        self.terms.append((one, other, edge, number))
        return len(self.terms) - 1, 0.0

    def table(self, key: object, make: Callable[[], Ints]) -> int:
        """Number of a table, made once."""
        if key not in self.known:
            self.known[key] = len(self.tables)
            table = np.ascontiguousarray(make().astype(np.float64))
            self.tables.append(table)
            is_same = table.size and bool(table.min() == table.max())
            self.same.append(float(table.flat[0]) if is_same else None)
        return self.known[key]

"""Rows of memory over strategies: bytes on one device at some steps of a program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from shardwright.passes.cost.tables.memory_sizes import OF_NODES, OF_PAIRS, Sizes, Term, What
from shardwright.passes.cost.tables.tables import Ints, Tables


@dataclass(frozen=True)
class Memory:
    """Rows over the strategies of tables: bytes on one device at some steps of a program.

    steps      [R] of main, in the order of the text
    constant   [R] bytes that no strategy changes
    always     the terms that are in every row
    row, term  [nonzeros] the other terms of rows
    at         [terms, 4] node, other node or -1, and where their bytes begin in `sizes`, with what
               a strategy of the first counts there: entry at + x[node] * wide + x[other]
    sizes      bytes by strategies, one table behind the other
    by_plan    the most bytes that a plan takes, where rows are not exact
    """

    steps: Ints
    constant: Ints
    always: Ints
    row: Ints
    term: Ints
    at: Ints
    sizes: Ints
    by_plan: Callable[[Ints], int] | None = None

    def bytes(self, x: Ints) -> Ints:
        """[R] for strategies x [n], as sums over nodes and pairs of them."""
        terms = bytes_of(self.at, self.sizes, x)
        found = np.bincount(self.row, terms[self.term], len(self.constant)).astype(np.int64)
        return found + self.constant + terms[self.always].sum()

    def peak(self, x: Ints) -> int:
        """The most bytes on one device for strategies x [n], whatever these hang on."""
        if self.by_plan is not None:
            return self.by_plan(x)
        return int(self.bytes(x).max(initial=0))


def bytes_of(at: Ints, sizes: Ints, x: Ints) -> Ints:
    """[terms] bytes of terms for strategies x [n]; `at` and `sizes` as those of a `Memory`."""
    node, other, first, wide = at.T
    second = np.where(other >= 0, x[other], 0)
    return sizes[first + x[node] * wide + second]


class Columns:
    """Terms as columns, each once; none of those that are nothing whatever is chosen."""

    def __init__(self, sizes: Sizes) -> None:
        self.sizes = sizes
        self._numbers: dict[Term, int] = {}
        self._places: dict[int, int] = {}  # by identity of a table of bytes where it begins
        self._blocks: list[Ints] = []
        self._at: list[tuple[int, int, int, int]] = []
        self._used = 0

    def number(self, term: Term) -> int:
        """The column of a term; -1 for constant ones."""
        known = self._numbers.get(term)
        if known is None:
            known = self._numbers[term] = self._add(term) if term.what is not What.BYTES else -1
        return known

    def _add(self, term: Term) -> int:
        found = self.sizes.of(term)
        if not found.any():
            return -1
        if id(found) not in self._places:
            self._places[id(found)] = self._used
            self._blocks.append(found.ravel())
            self._used += found.size
        node, other, wide = _ends(term, self.sizes.tables, found)
        self._at.append((node, other, self._places[id(found)], wide))
        return len(self._at) - 1

    def memory(self, rows: Sequence[Alive], always: Sequence[Term]) -> Memory:
        """Rows, and what is alive in all of them."""
        numbers = np.array([self.number(term) for term in always], np.int64)
        fixed = sum(term.place for term in always if term.what is What.BYTES)
        row = np.repeat(np.arange(len(rows)), [len(one.columns) for one in rows])
        return Memory(
            np.array([one.step for one in rows], np.int64),
            np.array([one.constant + fixed for one in rows], np.int64),
            numbers[numbers >= 0],
            row,
            np.concatenate([np.zeros(0, np.int64), *(one.columns for one in rows)]),
            *self.arrays(),
        )

    def arrays(self) -> tuple[Ints, Ints]:
        """Where the bytes of columns begin, and the bytes: `at` and `sizes` of a `Memory`."""
        at = np.array(self._at, np.int64).reshape(-1, 4)
        return at, np.concatenate([*self._blocks, np.zeros(1, np.int64)])


class Alive(NamedTuple):
    """What is in memory at a step: bytes that no strategy changes, and columns."""

    step: int
    constant: int
    columns: Ints


def _ends(term: Term, tables: Tables, found: Ints) -> tuple[int, int, int]:
    """The nodes whose strategies count, -1 for no second one, and how many the second has."""
    if term.what in OF_NODES:
        return term.number, -1, 1
    if term.what in OF_PAIRS:
        return term.number, term.other, found.shape[1]
    edge = tables.edges[term.number].tolist()
    return edge[0], edge[2], found.shape[1]

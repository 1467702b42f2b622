"""Bytes in memory rows over labels: terms of one variable or of two, each in one row or more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import numpy.typing as npt

from shardwright.passes.shared.within_runs import within_runs

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
MOST_KEYS = 2**27  # that are looked up and not sorted
NOBODY = -1  # second variable of a term of one


@dataclass(frozen=True, eq=False)
class Loads:
    """T terms in t rows over m variables.

    one, other  [T] variables; `other` is `NOBODY` in a term of one
    edge        [T] the edge between both, `NOBODY` in a term of one
    table       [T] number of `tables`, float64[labels of one] or [labels of one, labels of other]
    row, term   [N] which terms are in which rows, row by row; a row holds a term once
    rows, m     how many rows and variables there are
    """

    one: Ints
    other: Ints
    edge: Ints
    table: Ints
    tables: tuple[Floats, ...]
    row: Ints
    term: Ints
    rows: int
    m: int

    def __len__(self) -> int:
        return self.rows

    @cached_property
    def values(self) -> Floats:
        """All tables one behind the other."""
        return np.concatenate([*(table.ravel() for table in self.tables), np.zeros(0)])

    @cached_property
    def at(self) -> Ints:
        """[T] where the table of a term starts in `values`."""
        return np.cumsum([0, *(table.size for table in self.tables)])[self.table]

    @cached_property
    def wide(self) -> Ints:
        """[T] labels of the second variable, 1 where there is none."""
        found = [table.shape[1] if table.ndim == 2 else 1 for table in self.tables]
        return np.array(found, np.int64)[self.table]

    @cached_property
    def singles(self) -> Ints:
        """Terms of one variable."""
        return np.flatnonzero(self.other < 0)

    @cached_property
    def pairs(self) -> Ints:
        """Terms of two variables."""
        return np.flatnonzero(self.other >= 0)

    @cached_property
    def around(self) -> tuple[Ints, Ints]:
        """Terms of variable i: second[first[i] : first[i + 1]]."""
        return _grouped(
            np.concatenate([self.one, self.other[self.pairs]]),
            np.concatenate([np.arange(len(self.one)), self.pairs]), self.m,
        )  # fmt: skip

    @cached_property
    def rows_of(self) -> tuple[Ints, Ints]:
        """Rows of term t: second[first[t] : first[t + 1]]."""
        return _grouped(self.term, self.row, len(self.one))

    @cached_property
    def spans(self) -> tuple[Ints, Ints, Ints]:
        """Terms, and the first row, and the one behind the last, of a stretch that each is in.

        Rows are points in time, so a term is in few stretches, and sums over rows are differences.
        """
        first, rows = self.rows_of
        term = np.repeat(np.arange(len(self.one)), np.diff(first))
        fresh = np.ones(len(term), np.bool_)
        fresh[1:] = (term[1:] != term[:-1]) | (rows[1:] != rows[:-1] + 1)
        start = np.flatnonzero(fresh)
        end = np.append(start[1:], len(term))[: len(start)] - 1
        return term[start], rows[start], rows[end] + 1

    def of(self, y: Ints) -> Floats:
        """[T] bytes of terms for labels y [m]."""
        second = np.where(self.other >= 0, y[self.other], 0)
        return self.values[self.at + y[self.one] * self.wide + second]

    def used(self, y: Ints) -> Floats:
        """[t] bytes of rows for labels y [m]."""
        term, first, last = self.spans
        bytes_ = self.of(y)[term]
        change = _sums(first, bytes_, self.rows + 1) - _sums(last, bytes_, self.rows + 1)
        return np.cumsum(change)[: self.rows]

    def prices(self, at: Floats) -> Floats:
        """[T] cost of a byte of each term, for costs of a byte of each row [t]."""
        term, first, last = self.spans
        so_far = np.concatenate([[0.0], np.cumsum(at)])
        return _sums(term, so_far[last] - so_far[first], len(self.one))

    def labels(self, starts: Ints, price: Floats) -> Floats:
        """[labels] cost of terms of one variable, for costs of a byte of each term [T]."""
        chosen = self.singles[price[self.singles] != 0]
        return self._spread(chosen, self._lowest, starts, price[chosen])

    def _spread(
        self, chosen: Ints, tables: Sequence[Floats], starts: Ints, weight: Floats
    ) -> Floats:
        """[labels] weighted sum of a vector by label of each of some terms."""
        first = np.cumsum([0, *map(len, tables)])
        counts = np.array([*map(len, tables)], np.int64)[self.table[chosen]]
        step = within_runs(counts)
        values = np.concatenate([*tables, np.zeros(0)])
        size = values[np.repeat(first[self.table[chosen]], counts) + step]
        place = np.repeat(starts[self.one[chosen]], counts) + step
        return _sums(place, size * np.repeat(weight, counts), int(starts[-1]))

    def only(self, rows: Ints) -> Loads:
        """The same terms in some of the rows, which are numbered anew in this order."""
        number = np.full(self.rows, NOBODY)
        number[rows] = np.arange(len(rows))
        kept = number[self.row] >= 0
        order = np.argsort(number[self.row[kept]], kind="stable")
        row, term = number[self.row[kept]][order], self.term[kept][order]
        return replace(self, row=row, term=term, rows=len(rows))

    def rows_by_label(self, starts: Ints) -> Floats:
        """[t, labels] bytes at least: of two variables the least, counted to the first one."""
        found = np.zeros((self.rows, int(starts[-1])))
        for row in range(self.rows):
            found[row] = self.row_by_label(row, starts)
        return found

    def row_by_label(self, row: int, starts: Ints) -> Floats:
        """[labels] bytes of one row at least; see `rows_by_label`."""
        first, last = np.searchsorted(self.row, [row, row + 1])
        chosen = self.term[first:last]
        return self._spread(chosen, self._lowest, starts, np.ones(len(chosen)))

    @cached_property
    def _lowest(self) -> tuple[Floats, ...]:
        """By table bytes by label of the first variable, whatever the second one has."""
        return tuple(t if t.ndim == 1 else t.min(axis=1) for t in self.tables)

    def least(self, starts: Ints) -> Floats:
        """[t] no plan has fewer bytes in a row."""
        some = [self.row_by_label(row, starts) for row in range(self.rows)]
        return np.array([np.minimum.reduceat(one, starts[:-1]).sum() for one in some])


def _grouped(keys: Ints, numbers: Ints, count: int) -> tuple[Ints, Ints]:
    """Numbers by key: those of key k are second[first[k] : first[k + 1]]."""
    order = np.argsort(keys, kind="stable")
    first = np.concatenate([[0], np.cumsum(np.bincount(keys, minlength=count))])
    return first.astype(np.int64), np.ascontiguousarray(numbers[order])


def distinct(pairs: Ints) -> tuple[Ints, Ints]:
    """Different pairs [D, 2] of numbers of at least 0, in order, and [N] which each of them is."""
    wide = int(pairs[:, 1].max(initial=0)) + 1
    found = pairs[:, 0] * wide + pairs[:, 1]
    if int(found.max(initial=0)) > MOST_KEYS:
        keys, which = np.unique(found, return_inverse=True)
        return np.stack([keys // wide, keys % wide], axis=1), which.astype(np.int64).ravel()
    number = np.zeros(int(found.max(initial=0)) + 1, np.int32)
    number[found] = 1
    keys = np.flatnonzero(number)
    number[keys] = np.arange(len(keys))
    return np.stack([keys // wide, keys % wide], axis=1), number[found].astype(np.int64)


def _sums(keys: Ints, values: Floats, count: int) -> Floats:
    """[count] sums of values by key."""
    return np.asarray(np.bincount(keys, values, count), np.float64)

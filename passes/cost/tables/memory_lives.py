"""Terms of memory with the times at which they are alive."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from shardwright.passes.cost.tables.memory_sizes import Term, What
from shardwright.passes.cost.tables.memory_terms import Columns
from shardwright.passes.cost.tables.tables import Ints


@dataclass
class Lives:
    """Terms with the first and last time of each."""

    first: list[int] = field(default_factory=list[int])
    last: list[int] = field(default_factory=list[int])
    terms: list[Term] = field(default_factory=list[Term])
    arrays: tuple[Ints, Ints, Ints, Ints] | None = None
    copies: dict[Term, int] = field(default_factory=dict[Term, int])  # where they stand

    def add(self, first: int, last: int, term: Term) -> None:
        """Something that is alive from one time to another, if that is not before.

        What is moved is there once, however many kernels read it.
        """
        if first > last:
            return
        known = self.copies.get(term)
        if known is not None:
            self.first[known] = min(self.first[known], first)
            self.last[known] = max(self.last[known], last)
        else:
            if term.what is What.COPY:
                self.copies[term] = len(self.terms)
            self.first.append(first)
            self.last.append(last)
            self.terms.append(term)

    def counts(self, times: int) -> Ints:
        """[times] the terms that are alive."""
        changes = np.zeros(times + 1, np.int64)
        first, last = np.array([self.first, self.last], np.int64).reshape(2, -1)
        np.add.at(changes, np.clip(first, 0, times), 1)
        np.add.at(changes, np.clip(last + 1, 0, times), -1)
        return np.cumsum(changes)

    def at(self, time: int, columns: Columns) -> tuple[int, Ints]:
        """All that is alive at a time: bytes that no strategy changes, and columns."""
        if self.arrays is None:
            numbers = [columns.number(term) for term in self.terms]
            fixed = [term.place if term.what is What.BYTES else 0 for term in self.terms]
            found = (self.first, self.last, numbers, fixed)
            self.arrays = tuple(np.array(one, np.int64) for one in found)  # pyright: ignore
        assert self.arrays is not None
        first, last, number, constant = self.arrays
        alive = (first <= time) & (time <= last)
        return int(constant[alive].sum()), number[alive & (number >= 0)]

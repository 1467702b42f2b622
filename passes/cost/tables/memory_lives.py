"""Terms of memory with the times at which they are alive."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from shardwright.passes.cost.tables.memory_joined import Sums
from shardwright.passes.cost.tables.memory_sizes import Term, What
from shardwright.passes.cost.tables.memory_terms import Columns
from shardwright.passes.cost.tables.memory_times import Times
from shardwright.passes.cost.tables.tables import Ints
from shardwright.passes.cost.tables.users_of import Source

ONCE = (What.COPY, What.LATER)  # copies, which are there once for all who read them


class Stay(NamedTuple):
    """How long a plan keeps what a term counts, and where.

    edges    what keeps it: it is there until nobody reads what these hand on
    is_moved True of what is moved from: an edge that moves it has a copy, and does not keep it
    rows     False of what rows of all plans do not count, since it lies in a hole
    plans    False of what is counted in those alone
    unmoved  it is there if none of these edges moves what it hands on
    chain    the value that it is a part of the life of, -1 of none
    sums     it is there until these sums of the frame are taken at least
    parted   it is there unless all who read what these edges hand on read a slice of it
    """

    edges: tuple[int, ...] = ()
    is_moved: bool = False
    rows: bool = True
    plans: bool = True
    unmoved: tuple[int, ...] = ()
    chain: int = -1
    sums: tuple[int, ...] = ()
    parted: tuple[int, ...] = ()


LASTS = Stay()  # whatever a plan moves
ROWS = Stay(plans=False)
PLANS = Stay(rows=False)


class Piece(NamedTuple):
    """Something with the first and the last time of it."""

    first: int
    last: int
    term: Term


class Hole(NamedTuple):
    """A place that is free for a while, and until `sums` of a frame are taken at least."""

    piece: Piece
    sums: tuple[int, ...] = ()


class Wait(NamedTuple):
    """A partial result that waits for others which are summed with it, from a time on. `number`:
    among the sums of the frame; `is_result`: it lies where its sum is to be, if it fits.
    """

    number: int
    first: int
    source: Source
    is_result: bool


@dataclass
class Lives:
    """Terms with the first and last time of each, and how long a plan keeps them.

    holes      places that results will have, or arguments had, while nothing lies there
    is_breadth what is moved is moved as soon as it is there
    sums       what may be partial, and is summed together then
    """

    times: Times
    is_breadth: bool
    first: list[int] = field(default_factory=list[int])
    last: list[int] = field(default_factory=list[int])
    terms: list[Term] = field(default_factory=list[Term])
    stays: list[Stay] = field(default_factory=list[Stay])
    holes: list[Hole] = field(default_factory=list[Hole])
    sums: Sums = Sums()
    waits: list[Wait] = field(default_factory=list[Wait])
    arrays: tuple[Ints, Ints, Ints, Ints] | None = None
    copies: dict[tuple[Term, bool], int] = field(default_factory=dict[tuple[Term, bool], int])

    def add(self, first: int, last: int, term: Term, stay: Stay = LASTS) -> None:
        """Something that is alive from one time to another, if that is not before.

        What is moved is there once, however many kernels read it.
        """
        if first > last:
            return
        if term.what in ONCE:
            rows = stay.rows and not self._extended(first, last, (term, True))
            plans = stay.plans and not self._extended(first, last, (term, False))
            if not (rows or plans):
                return
            stay = stay._replace(rows=rows, plans=plans)
            if rows:
                self.copies[term, True] = len(self.terms)
            if plans:
                self.copies[term, False] = len(self.terms)
        self.first.append(first)
        self.last.append(last)
        self.terms.append(term)
        self.stays.append(stay)

    def _extended(self, first: int, last: int, key: tuple[Term, bool]) -> bool:
        """True if something is known to be there, which lasts from and to these times then."""
        known = self.copies.get(key)
        if known is None:
            return False
        self.first[known] = min(self.first[known], first)
        self.last[known] = max(self.last[known], last)
        return True

    def counts(self, times: int) -> Ints:
        """[times] the terms that are alive."""
        changes = np.zeros(times + 1, np.int64)
        first, last = np.array([self.first, self.last], np.int64).reshape(2, -1)
        if not all(stay is LASTS or stay.rows for stay in self.stays):
            rows = np.array([stay.rows for stay in self.stays], np.bool_)
            first, last = first[rows], last[rows]
        np.add.at(changes, np.clip(first, 0, times), 1)
        np.add.at(changes, np.clip(last + 1, 0, times), -1)
        return np.cumsum(changes)

    def at(self, time: int, columns: Columns) -> tuple[int, Ints]:
        """All that is alive at a time: bytes that no strategy changes, and columns."""
        if self.arrays is None:
            first, last, terms = self.first, self.last, self.terms
            if not all(stay is LASTS or stay.rows for stay in self.stays):
                kept = [place for place, stay in enumerate(self.stays) if stay.rows]
                first, last = [first[k] for k in kept], [last[k] for k in kept]
                terms = [terms[k] for k in kept]
            numbers = [columns.number(term) for term in terms]
            fixed = [term.place if term.what is What.BYTES else 0 for term in terms]
            found = first, last, numbers, fixed
            self.arrays = tuple(np.array(one, np.int64) for one in found)  # pyright: ignore
        assert self.arrays is not None
        first, last, number, constant = self.arrays
        alive = (first <= time) & (time <= last)
        return int(constant[alive].sum()), number[alive & (number >= 0)]

"""Rows of memory over strategies: bytes on one device at some steps of a program."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

import numpy as np

from shardwright.ir.core import Op, Value
from shardwright.passes.cost.tables.skeleton import is_layout_only
from shardwright.passes.cost.tables.tables import Ints, Tables
from shardwright.spec.layout import Layout, dims, local_count, partial_axes
from shardwright.spec.strategies import Strategy
from shardwright.spec.types import ELEMENTS, TensorType, Type


class What(IntEnum):
    """What a term counts. `is moved`: the strategies at both ends of an edge ask for a move."""

    BYTES = 0  # a constant number
    MADE = 1  # a result of a node, as it leaves it
    BEFORE = 2  # a result of a node before it is completed, if it is partial, else as it leaves it
    SUM = 3  # both
    NEED = 4  # an operand of a node, in the layout that the node needs
    COPY = 5  # what an edge moves to, where it is moved
    SOURCE = 6  # what it moves from, where it is moved
    AFTER = 7  # what it moves to, where it is moved, else what it was
    BOTH = 8  # both, where it is moved, else what it was
    STAYS = 9  # what it was, where it is not moved
    BESIDE = 10  # what lies beside what the edge leads to: what is partial, what it moves from
    GIVEN = 11  # an operand of what the edge leads from, where it is not moved
    EXCESS = 12  # a result of a node before it is completed, if it is larger than a value
    COMPLETED = 13  # what is partial and what it becomes: its sum, or what that is scattered into


class Term(NamedTuple):
    """`number`: a node or an edge; `place`: of the result or operand, or a number of bytes.

    `size`: bytes of all of it, if it is not as large as its type; else 0. `place` of a `GIVEN`: of
    the operand. `other`: the node of the
    value of an `EXCESS`.
    """

    what: What
    number: int
    place: int
    size: int = 0
    other: int = -1


OF_NODES = (What.MADE, What.BEFORE, What.SUM, What.NEED)


class Sizes:
    """Bytes of terms by strategies, by class of nodes and edges."""

    def __init__(self, tables: Tables, subjects: Sequence[Op | Value]) -> None:
        self.tables, self.subjects = tables, subjects
        self._known: dict[tuple[What, int, int], Ints] = {}
        self._pairs: dict[tuple[What, int, int, int], Ints] = {}
        self._given: dict[tuple[What, int, int, int, int], Ints] = {}
        self._scaled: dict[tuple[What, int, int, int], Ints] = {}

    def of(self, term: Term) -> Ints:
        """[K] of a node, or [K, K] of an edge."""
        if term.what is What.EXCESS:
            return self.excess(term)
        if term.what not in OF_NODES:
            return self.moved(term)
        found = self.operands if term.what is What.NEED else self.results
        sizes = found(term.number, term.place)
        if term.what in (What.BEFORE, What.SUM):
            sizes = self.completed(term)
        if not term.size:
            return sizes
        key = term.what, int(self.tables.kinds[term.number]), term.place, term.size
        if key not in self._scaled:
            self._scaled[key] = sizes * term.size // max(int(sizes.max()), 1)
        return self._scaled[key]

    def excess(self, term: Term) -> Ints:
        """[K, K] bytes of a result of a node where it is larger than another node's value."""
        kinds = self.tables.kinds
        key = term.what, int(kinds[term.number]), term.place, int(kinds[term.other])
        if key not in self._pairs:
            sizes = self.completed(Term(What.BEFORE, *term[1:3]))[:, None]
            room = self.results(term.other, 0)[None, :]
            self._pairs[key] = np.where(sizes > room, sizes, 0)
        return self._pairs[key]

    def completed(self, term: Term) -> Ints:
        """[K] bytes of a result before and while it is completed."""
        made = self.results(term.number, term.place)
        partial = self.partial(term.number, term.place)
        key = term.what, int(self.tables.kinds[term.number]), term.place, 0
        if key not in self._scaled:
            both = partial + made if term.what is What.SUM else partial
            self._scaled[key] = np.where(partial > 0, both, made)
        return self._scaled[key]

    def moved(self, term: Term) -> Ints:
        """[K, K] bytes of an edge."""
        producer, result, consumer, operand, table = map(int, self.tables.edges[term.number])
        kinds = self.tables.kinds
        key = term.what, table, int(kinds[producer]), int(kinds[consumer])
        if term.what is What.GIVEN:
            return self.given(term, producer, key)
        found = self._pairs.get(key)
        if found is None:
            is_moved = self.tables.tables[table] != 0
            before = self.results(producer, result)[:, None]
            after = self.operands(consumer, operand)[None, :]
            if term.what not in (What.COPY, What.SOURCE):  # a slice is no move, but a value
                is_moved = is_moved | (before != after)
            partial = self.partial(producer, result)[:, None]
            nothing = np.zeros_like(before)
            moved, kept = {
                What.COPY: (after, nothing),
                What.SOURCE: (before, nothing),
                What.AFTER: (after, before),
                What.BOTH: (before + after, before),
                What.STAYS: (nothing, before),
                What.BESIDE: (np.maximum(before, partial), partial),
                What.COMPLETED: (partial + before, partial + before),
            }[term.what]
            found = np.where(is_moved, moved, kept)
            if term.what in (What.BOTH, What.COMPLETED):
                is_scattered = is_moved & (partial == before) & (after < before)
                joined = after if term.what is What.BOTH else partial + after
                found = np.where(is_scattered & (partial > 0), joined, found)
            self._pairs[key] = found
        return found

    def given(self, term: Term, producer: int, key: tuple[What, int, int, int]) -> Ints:
        """[K, K] bytes of an operand of the producer of an edge, where that moves nothing."""
        known = self._given.get((*key, term.place))
        if known is None:
            is_moved = self.tables.tables[key[1]] != 0
            sizes = self.operands(producer, term.place)[:, None]
            known = self._given[(*key, term.place)] = np.where(is_moved, 0, sizes)
        return known

    def results(self, node: int, result: int) -> Ints:
        """[K] bytes of a result, completed."""
        kind = int(self.tables.kinds[node])
        key = What.MADE, kind, result
        found = self._known.get(key)
        if found is None:
            type, choices = self._type(node, result), self.tables.strategies[kind]
            sizes = [_bytes(type, s.outs[result]) for s in choices]
            found = self._known[key] = np.array(sizes, np.int64)
        return found

    def partial(self, node: int, result: int) -> Ints:
        """[K] bytes of a result before it is completed, 0 where it is whole."""
        kind = int(self.tables.kinds[node])
        key = What.BEFORE, kind, result
        found = self._known.get(key)
        if found is None:
            subject, choices = self.subjects[node], self.tables.strategies[kind]
            type = self._type(node, result)
            sizes = [0] * len(choices)
            if isinstance(subject, Op):
                sizes = [_partial(subject, type, result, s) for s in choices]
            found = self._known[key] = np.array(sizes, np.int64)
        return found

    def _type(self, node: int, result: int) -> Type:
        subject = self.subjects[node]
        return subject.results[result].type if isinstance(subject, Op) else subject.type

    def operands(self, node: int, operand: int) -> Ints:
        """[K] bytes of an operand as a node needs it."""
        kind = int(self.tables.kinds[node])
        key = What.NEED, kind, operand
        found = self._known.get(key)
        if found is None:
            subject, choices = self.subjects[node], self.tables.strategies[kind]
            if not isinstance(subject, Op) or is_layout_only(subject):
                return self.results(node, 0)
            rule, type = subject.sig.blocks, subject.operands[operand].type
            sizes = [
                _bytes(type, dims(rule, operand, s.cut) if rule is not None and s.cut else ())
                for s in choices
            ]
            found = self._known[key] = np.array(sizes, np.int64)
        return found


def _partial(op: Op, type: Type, result: int, strategy: Strategy) -> int:
    """Bytes of a result before it is completed; 0 where it is whole."""
    rule, cut = op.sig.blocks, strategy.cut
    if rule is None or not cut or not partial_axes(rule, cut):
        return 0
    return _bytes(type, dims(rule, len(op.operands) + result, cut))


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
    """

    steps: Ints
    constant: Ints
    always: Ints
    row: Ints
    term: Ints
    at: Ints
    sizes: Ints

    def bytes(self, x: Ints) -> Ints:
        """[R] for strategies x [n]."""
        node, other, first, wide = self.at.T
        second = np.where(other >= 0, x[other], 0)
        terms = self.sizes[first + x[node] * wide + second]
        found = np.bincount(self.row, terms[self.term], len(self.constant)).astype(np.int64)
        return found + self.constant + terms[self.always].sum()

    def peak(self, x: Ints) -> int:
        """The most bytes on one device for strategies x [n]."""
        return int(self.bytes(x).max(initial=0))


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
            np.array(self._at, np.int64).reshape(-1, 4),
            np.concatenate([*self._blocks, np.zeros(1, np.int64)]),
        )


class Alive(NamedTuple):
    """What is in memory at a step: bytes that no strategy changes, and columns."""

    step: int
    constant: int
    columns: Ints


def _ends(term: Term, tables: Tables, found: Ints) -> tuple[int, int, int]:
    """The nodes whose strategies count, -1 for no second one, and how many the second has."""
    if term.what in OF_NODES:
        return term.number, -1, 1
    if term.what is What.EXCESS:
        return term.number, term.other, found.shape[1]
    edge = tables.edges[term.number].tolist()
    return edge[0], edge[2], found.shape[1]


def _bytes(type: Type, layout: Layout) -> int:
    if not isinstance(type, TensorType):
        return 0
    count = local_count(type.shape, layout) if layout else type.count
    return -(-count * ELEMENTS[type.element].bits // 8)

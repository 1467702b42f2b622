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
    """What a term counts."""

    BYTES = 0  # a constant number
    MADE = 1  # a result of a node, as it leaves it
    PARTIAL = 2  # a result of a node before it is completed, where it is partial
    COPY = 3  # the operand of an edge, where it is moved
    SOURCE = 4  # what it is moved from, where it is moved
    AFTER = 5  # the value of an edge to all its users: what it is moved to, else what it was
    NEED = 6  # an operand of a node that is made in the layout that the node needs


class Term(NamedTuple):
    """`number`: a node or an edge; `place`: of the result, or a number of bytes."""

    what: What
    number: int
    place: int


Row = tuple[Term, ...]
OF_NODES = (What.MADE, What.PARTIAL, What.NEED)


class Sizes:
    """Bytes of terms by strategies, by class of nodes and edges."""

    def __init__(self, tables: Tables, subjects: Sequence[Op | Value]) -> None:
        self.tables, self.subjects = tables, subjects
        self._known: dict[tuple[What, int, int], Ints] = {}
        self._pairs: dict[tuple[What, int, int, int], Ints] = {}

    def of(self, term: Term) -> Ints:
        """[K] of a node, or [K, K] of an edge."""
        if term.what in (What.MADE, What.PARTIAL):
            return self.results(term.what, term.number, term.place)
        if term.what is What.NEED:
            return self.operands(term.number, term.place)
        producer, result, consumer, operand, table = map(int, self.tables.edges[term.number])
        kinds = self.tables.kinds
        key = term.what, table, int(kinds[producer]), int(kinds[consumer])
        found = self._pairs.get(key)
        if found is None:
            is_moved = self.tables.tables[table] > 0
            before = self.results(What.MADE, producer, result)[:, None]
            after = self.operands(consumer, operand)[None, :]
            moved = before if term.what is What.SOURCE else after
            kept = before if term.what is What.AFTER else np.zeros((1, 1), np.int64)
            found = self._pairs[key] = np.where(is_moved, moved, kept)
        return found

    def results(self, what: What, node: int, result: int) -> Ints:
        """[K] bytes of a result."""
        kind = int(self.tables.kinds[node])
        key = what, kind, result
        found = self._known.get(key)
        if found is None:
            subject, choices = self.subjects[node], self.tables.strategies[kind]
            type = subject.results[result].type if isinstance(subject, Op) else subject.type
            if what is What.MADE:
                sizes = [_bytes(type, s.outs[result]) for s in choices]
            else:
                assert isinstance(subject, Op)
                sizes = [_partial(subject, type, result, s) for s in choices]
            found = self._known[key] = np.array(sizes, np.int64)
        return found

    def operands(self, node: int, operand: int) -> Ints:
        """[K] bytes of an operand as a node needs it."""
        kind = int(self.tables.kinds[node])
        key = What.COPY, kind, operand
        found = self._known.get(key)
        if found is None:
            subject, choices = self.subjects[node], self.tables.strategies[kind]
            if not isinstance(subject, Op) or is_layout_only(subject):
                return self.results(What.MADE, node, 0)
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
    row, term  [nonzeros] the terms of rows
    at         [terms, 4] node, other node or -1, and where their bytes begin in `sizes`, with what
               a strategy of the first counts there: entry at + x[node] * wide + x[other]
    sizes      bytes by strategies, one table behind the other
    """

    steps: Ints
    constant: Ints
    row: Ints
    term: Ints
    at: Ints
    sizes: Ints

    def bytes(self, x: Ints) -> Ints:
        """[R] for strategies x [n]."""
        node, other, first, wide = self.at.T
        second = np.where(other >= 0, x[other], 0)
        terms = self.sizes[first + x[node] * wide + second]
        found = np.zeros(len(self.constant), np.int64)
        np.add.at(found, self.row, terms[self.term])
        return found + self.constant

    def peak(self, x: Ints) -> int:
        """The most bytes on one device for strategies x [n]."""
        return int(self.bytes(x).max(initial=0))


def as_memory(rows: Sequence[tuple[int, Row]], sizes: Sizes) -> Memory:
    """Rows, each with its step, as columns."""
    numbers: dict[Term, int] = {}
    places: dict[int, int] = {}  # by identity of a table of bytes where it begins
    blocks: list[Ints] = []
    at: list[tuple[int, int, int, int]] = []
    row: list[int] = []
    column: list[int] = []
    constant = np.zeros(len(rows), np.int64)
    used = 0
    for number, (_, terms) in enumerate(rows):
        for term in terms:
            if term.what is What.BYTES:
                constant[number] += term.place
                continue
            if term not in numbers:
                found = sizes.of(term)
                if id(found) not in places:
                    places[id(found)] = used
                    blocks.append(found.ravel())
                    used += found.size
                is_node = term.what in OF_NODES
                edge = sizes.tables.edges[0 if is_node else term.number].tolist()
                ends = (term.number, -1, 1) if is_node else (edge[0], edge[2], found.shape[1])
                numbers[term] = len(at)
                at.append((ends[0], ends[1], places[id(found)], ends[2]))
            row.append(number)
            column.append(numbers[term])
    return Memory(
        np.array([step for step, _ in rows], np.int64), constant,
        np.array(row, np.int64), np.array(column, np.int64),
        np.array(at, np.int64).reshape(-1, 4), np.concatenate([*blocks, np.zeros(1, np.int64)]),
    )  # fmt: skip


def _bytes(type: Type, layout: Layout) -> int:
    if not isinstance(type, TensorType):
        return 0
    count = local_count(type.shape, layout) if layout else type.count
    return -(-count * ELEMENTS[type.element].bits // 8)

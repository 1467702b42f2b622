"""Bytes on one device of what is in memory, by strategies."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from math import prod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from shardwright.ir.core import Op, Value
from shardwright.passes.cost.liveness.frame import Held, kind_of
from shardwright.passes.cost.tables.move_seconds import is_slice
from shardwright.passes.cost.tables.skeleton import is_layout_only
from shardwright.passes.cost.tables.tables import Ints, Tables
from shardwright.spec.axes import Axes
from shardwright.spec.blocks.halo import Need
from shardwright.spec.layout import (
    Cut,
    Layout,
    dims,
    exchanges,
    local_count,
    local_shape,
    partial_axes,
)
from shardwright.spec.strategies import Strategy
from shardwright.spec.types import ELEMENTS, TensorType, Type

Bools = npt.NDArray[np.bool_]


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
    ROOM = 14  # operand 0 of a node with the room that its local form makes, where it makes any
    REST = 15  # of what an edge moves from what it does not move to, where that is a part of it
    JOINED = 16  # a partial result, if another node's is so over the same devices
    LARGER = 17  # the same, if its sum is scattered
    SUM_BESIDE = 18  # the sum of such a one
    PARTIAL = 19  # a result of a node before and while it is completed, if it is partial
    SUMMED = 20  # what was partial, where an edge does not move it
    PARTED = 21  # what an edge moves from, where it moves to a part of it
    MOVED = 22  # one where it is moved
    SUM_MOVED = 23  # the sum of what is partial, where that is moved
    GROWN = 25  # what a node's result is larger by than a value where it is partial
    OVER = 26  # no bytes: the number of the axes that a node's result is summed over, 0 for none
    SLICED = 28  # one where an edge hands on a slice
    LAID = 27  # no bytes: the number of the layout that an edge moves to, 0 where it does not
    LATER = 24  # a `COPY`, for those that compute what is moved again when nothing is cut


class Term(NamedTuple):
    """`number`: a node or an edge; `place`: of the result or operand, or a number of bytes.

    `size`: bytes of all of it, if it is not as large as its type; else 0. `place` of a `GIVEN`: of
    the operand; of a `COPY`, a `SOURCE` or a `MOVED`: 1 where a part is read where it lies, as
    `other` of a `GIVEN` says. `other` else: the node of the value of an `EXCESS`, or that which
    what is partial waits for.
    """

    what: What
    number: int
    place: int
    size: int = 0
    other: int = -1


OF_NODES = (
    What.MADE, What.BEFORE, What.SUM, What.NEED, What.ROOM, What.PARTIAL, What.OVER,
)  # fmt: skip
WAITING = (What.JOINED, What.LARGER, What.SUM_BESIDE)
OF_PAIRS = (What.EXCESS, What.GROWN, *WAITING)
OF_PARTS = (What.COPY, What.SOURCE, What.MOVED, What.LATER)


_Key = tuple[int, int, int, int]  # the classes at both ends of an edge, and a result, an operand


class Sizes:
    """Bytes of terms by strategies, by class of nodes and edges."""

    def __init__(self, tables: Tables, subjects: Sequence[Op | Value]) -> None:
        self.tables, self.subjects = tables, subjects
        self._known: dict[tuple[What, int, int], Ints] = {}
        self._pairs: dict[tuple[What, int, int, int], Ints] = {}
        self._read: dict[tuple[What, int, int, int], Ints] = {}  # copies that leave slices out
        self._given: dict[tuple[What, int, int, int, int, int], Ints] = {}
        self._scaled: dict[tuple[What, int, int, int], Ints] = {}
        self._slices: dict[_Key, Bools] = {}
        self._differs: dict[_Key, Bools] = {}
        self._axes: dict[Axes, int] = {(): 0}
        self._layouts: dict[Layout, int] = {}

    def of(self, term: Term) -> Ints:
        """[K] of a node, or [K, K] of an edge."""
        if term.what is What.EXCESS:
            return self.excess(term)
        if term.what is What.GROWN:
            return self.grown(term)
        if term.what in WAITING:
            return self.joined(term)
        if term.what is What.LAID:
            return self.laid(term)
        if term.what not in OF_NODES:
            return self.moved(term)
        if term.what is What.ROOM:
            return self.roomy(term.number)
        if term.what is What.OVER:
            return self.over(term.number)
        found = self.operands if term.what is What.NEED else self.results
        sizes = found(term.number, term.place)
        if term.what in (What.BEFORE, What.SUM):
            sizes = self.completed(term)
        elif term.what is What.PARTIAL:
            return self.parted(term)
        if not term.size:
            return sizes
        key = term.what, int(self.tables.kinds[term.number]), term.place, term.size
        if key not in self._scaled:
            most = max(int(sizes.max()), 1)  # products of bytes need more than 64 bits
            scaled = [one * term.size // most for one in sizes.tolist()]
            self._scaled[key] = np.array(scaled, np.int64)
        return self._scaled[key]

    def excess(self, term: Term) -> Ints:
        """[K, K] bytes of a result of a node where it is larger than another node's value."""
        kinds = self.tables.kinds
        key = term.what, int(kinds[term.number]), term.place, int(kinds[term.other])
        if key not in self._pairs:
            sizes = self.completed(Term(What.BEFORE, *term[1:3]))[:, None]
            room = self.results(term.other, 0)[None, :]
            self._pairs[key] = np.maximum(sizes - room, 0)
        return self._pairs[key]

    def grown(self, term: Term) -> Ints:
        """[K, K] bytes of as many partial results as a value holds, more than it has itself."""
        kinds = self.tables.kinds
        key = (*term[:1], int(kinds[term.number]), term.place, int(kinds[term.other]))
        if key not in self._pairs:
            partial, type = self.partial(term.number, term.place), self._type(*term[1:3])
            whole = max(_bytes(type, ()), 1)
            held = np.array([one * term.size // whole for one in partial.tolist()], np.int64)
            room = self.results(term.other, 0)[None, :]
            self._pairs[key] = np.maximum(held[:, None] - room, 0)
        return self._pairs[key]

    def parted(self, term: Term) -> Ints:
        """[K] bytes of a result before and while it is completed, 0 where it is whole."""
        key = term.what, int(self.tables.kinds[term.number]), term.place, 0
        if key not in self._scaled:
            partial = self.partial(term.number, term.place)
            both = partial + self.results(term.number, term.place)
            self._scaled[key] = np.where(partial > 0, both, 0)
        return self._scaled[key]

    def joined(self, term: Term) -> Ints:
        """[K, K] bytes of a partial result or its sum, where another node's is summed alike."""
        kinds = self.tables.kinds
        key = term.what, int(kinds[term.number]), term.place, int(kinds[term.other])
        if key not in self._pairs:
            one, other = (self.sums(node) for node in (term.number, term.other))
            numbers: dict[Axes, int] = {(): -1}
            rows, columns = (
                np.array([numbers.setdefault(axes, len(numbers)) for axes in some], np.int64)
                for some in (one, other)
            )
            is_alike = (rows[:, None] == columns[None, :]) & (rows[:, None] >= 0)
            made, sizes = self.results(term.number, 0), self.partial(term.number, 0)
            if term.what is What.SUM_BESIDE:
                sizes = made
            elif term.what is What.LARGER:
                sizes = np.where(sizes > made, sizes, 0)
            self._pairs[key] = np.where(is_alike, sizes[:, None], 0)
        return self._pairs[key]

    def sums(self, node: int) -> list[Axes]:
        """By strategy the axes over which a result is summed."""
        subject, kind = self.subjects[node], int(self.tables.kinds[node])
        assert isinstance(subject, Op)
        rule, found = subject.sig.blocks, list[Axes]()
        for cut, _ in self.tables.strategies[kind]:
            axes: Axes = ()
            if rule is not None and cut:
                axes = tuple(sorted(partial_axes(rule, cut)))
            found.append(axes)
        return found

    def over(self, node: int) -> Ints:
        """[K] numbers of the axes that a node's result is summed over."""
        key = What.OVER, int(self.tables.kinds[node]), 0
        if key not in self._known:
            numbers = [self._axes.setdefault(one, len(self._axes)) for one in self.sums(node)]
            self._known[key] = np.array(numbers, np.int64)
        return self._known[key]

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
        is_read = term.what in OF_PARTS and term.place == 1
        known = self._read if is_read else self._pairs
        found = known.get(key)
        if found is None:
            is_moved = self.differs(producer, result, consumer, operand)
            before = self.results(producer, result)[:, None]
            after = self.operands(consumer, operand)[None, :]
            if term.what in (What.REST, What.PARTED, What.SLICED):
                is_moved = self.slices(producer, result, consumer, operand)
            elif is_read:
                is_moved = is_moved & ~self.slices(producer, result, consumer, operand)
            else:  # a slice is no move, but a value
                is_moved = is_moved | (before != after)
            partial = self.partial(producer, result)[:, None]
            nothing = np.zeros_like(before)
            moved, kept = {
                What.COPY: (after, nothing),
                What.LATER: (after, nothing),
                What.SOURCE: (before, nothing),
                What.AFTER: (after, before),
                What.BOTH: (before + after + self.received(consumer, operand), before),
                What.STAYS: (nothing, before),
                What.BESIDE: (np.maximum(before, partial), partial),
                What.COMPLETED: (partial + before, partial + before),
                What.REST: (before - after, nothing),
                What.PARTED: (np.where(before > after, before, 0), nothing),
                What.SLICED: ((before > after).astype(np.int64), nothing),
                What.SUMMED: (nothing, np.where(partial > 0, before, 0)),
                What.MOVED: (np.ones_like(before + after), nothing),
                What.SUM_MOVED: (np.where(partial > 0, before, 0), nothing),
            }[term.what]
            found = np.where(is_moved, moved, kept)
            if term.what in (What.BOTH, What.COMPLETED, What.SUM_MOVED):
                is_scattered = is_moved & (partial == before) & (after < before)
                joined = partial + after if term.what is What.COMPLETED else after
                found = np.where(is_scattered & (partial > 0), joined, found)
            known[key] = found
        return found

    def laid(self, term: Term) -> Ints:
        """[K, K] numbers of layouts that an edge moves to; a slice is not moved."""
        producer, result, consumer, operand, table = map(int, self.tables.edges[term.number])
        kinds = self.tables.kinds
        key = term.what, table, int(kinds[producer]), int(kinds[consumer])
        if key not in self._pairs:
            _, after, _, columns = self.ends(producer, result, consumer, operand)
            numbers = [self._layouts.setdefault(one, 1 + len(self._layouts)) for one in after]
            is_moved = self.differs(producer, result, consumer, operand)
            is_moved = is_moved & ~self.slices(producer, result, consumer, operand)
            self._pairs[key] = np.where(is_moved, np.array(numbers, np.int64)[columns], 0)
        return self._pairs[key]

    def slices(self, producer: int, result: int, consumer: int, operand: int) -> Bools:
        """[K, K] where devices have what an edge hands on: a kernel reads its part."""
        key = self._key(producer, result, consumer, operand)
        if key not in self._slices:
            before, after, rows, columns = self.ends(producer, result, consumer, operand)
            known = [
                [len(one) == len(other) and is_slice(one, other) for other in after]
                for one in before
            ]
            self._slices[key] = np.array(known, np.bool_)[rows, columns]
        return self._slices[key]

    def differs(self, producer: int, result: int, consumer: int, operand: int) -> Bools:
        """[K, K] where an edge hands on another layout than it is given."""
        key = self._key(producer, result, consumer, operand)
        if key not in self._differs:
            before, after, rows, columns = self.ends(producer, result, consumer, operand)
            known: dict[Layout, int] = {}  # what cuts nothing has no dims where nothing may be cut
            made, needed = (
                np.array([known.setdefault(one if any(one) else (), len(known)) for one in some])
                for some in (before, after)
            )
            self._differs[key] = made[rows] != needed[columns]
        return self._differs[key]

    def _key(self, producer: int, result: int, consumer: int, operand: int) -> _Key:
        kinds = self.tables.kinds
        return int(kinds[producer]), result, int(kinds[consumer]), operand

    def ends(
        self, producer: int, result: int, consumer: int, operand: int
    ) -> tuple[list[Layout], list[Layout], Ints, Ints]:
        """The layouts at both ends of an edge, and which [K, 1] and [1, K] are there."""
        choices, kinds = self.tables.strategies, self.tables.kinds
        before, after = dict[Layout, int](), dict[Layout, int]()
        rows = [
            before.setdefault(one.outs[result], len(before))
            for one in choices[int(kinds[producer])]
        ]
        columns = [
            after.setdefault(self.needed(consumer, operand, one), len(after))
            for one in choices[int(kinds[consumer])]
        ]
        return (
            list(before), list(after),
            np.array(rows, np.int64)[:, None], np.array(columns, np.int64)[None, :],
        )  # fmt: skip

    def needed(self, node: int, operand: int, strategy: Strategy) -> Layout:
        """The layout in which a node needs an operand."""
        subject = self.subjects[node]
        if not isinstance(subject, Op) or is_layout_only(subject):
            return strategy.outs[0]
        rule = subject.sig.blocks
        return dims(rule, operand, strategy.cut) if rule is not None and strategy.cut else ()

    def given(self, term: Term, producer: int, key: tuple[What, int, int, int]) -> Ints:
        """[K, K] bytes of an operand of the producer of an edge, where that moves nothing."""
        name = (*key, term.place, term.other)
        known = self._given.get(name)
        if known is None:
            ends: list[int] = self.tables.edges[term.number, :4].tolist()
            is_moved = self.differs(*ends)
            if term.other == 1:
                is_moved = is_moved & ~self.slices(*ends)
            sizes = self.operands(producer, term.place)[:, None]
            known = self._given[name] = np.where(is_moved, 0, sizes)
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

    def roomy(self, node: int) -> Ints:
        """[K] bytes of operand 0 with the room that an op that updates it needs around it."""
        kind = int(self.tables.kinds[node])
        key = What.ROOM, kind, 0
        if key not in self._known:
            subject, choices = self.subjects[node], self.tables.strategies[kind]
            assert isinstance(subject, Op)
            sizes = [_roomy(subject, one.cut) if one.cut else 0 for one in choices]
            self._known[key] = np.array(sizes, np.int64)
        return self._known[key]

    def received(self, node: int, operand: int) -> Ints:
        """[K] bytes that neighbours send of an operand."""
        kind, subject = int(self.tables.kinds[node]), self.subjects[node]
        key = What.COPY, kind, operand
        if key not in self._known:
            found = np.zeros_like(self.operands(node, operand))
            if isinstance(subject, Op) and _is_exchanging(subject):
                type, choices = subject.operands[operand].type, self.tables.strategies[kind]
                own = [_bytes(type, self.needed(node, operand, one)) for one in choices]
                found = np.maximum(self.operands(node, operand) - own, 0)
            self._known[key] = found
        return self._known[key]

    def operands(self, node: int, operand: int) -> Ints:
        """[K] bytes of an operand as a node needs it."""
        kind = int(self.tables.kinds[node])
        key = What.NEED, kind, operand
        found = self._known.get(key)
        if found is None:
            subject, choices = self.subjects[node], self.tables.strategies[kind]
            if not isinstance(subject, Op) or is_layout_only(subject):
                return self.results(node, 0)
            type = subject.operands[operand].type
            layouts = [self.needed(node, operand, s) for s in choices]
            sizes = [_bytes(type, one) for one in layouts]
            if _is_exchanging(subject):
                pairs = zip(choices, layouts, strict=True)
                sizes = [_with_neighbours(subject, operand, s.cut, one) for s, one in pairs]
            found = self._known[key] = np.array(sizes, np.int64)
        return found


def _roomy(op: Op, cut: Cut) -> int:
    """Bytes of operand 0 with room for positions that lie elsewhere; 0 where it gets none."""
    row, rule, type = op.row, op.sig.blocks, op.operands[0].type
    if row is None or row.room is None or rule is None or not isinstance(type, TensorType):
        return 0
    layout = dims(rule, 0, cut)
    pairs = zip(row.room(op.sig), layout, strict=True)
    room = [more if axes else 0 for more, axes in pairs]
    if not any(room):
        return 0
    sizes = zip(local_shape(type.shape, layout), room, strict=True)
    return prod(size + more for size, more in sizes) * ELEMENTS[type.element].bits // 8


def _partial(op: Op, type: Type, result: int, strategy: Strategy) -> int:
    """Bytes of a result before it is completed; 0 where it is whole."""
    rule, cut = op.sig.blocks, strategy.cut
    if rule is None or not cut or not partial_axes(rule, cut):
        return 0
    return _bytes(type, dims(rule, len(op.operands) + result, cut))


def _is_exchanging(op: Op) -> bool:
    """True if an op reads from memory what its blocks have of their neighbours."""
    return bool(op.sig.overlaps) and kind_of(op) is Held.WHOLE


def _with_neighbours(op: Op, operand: int, cut: Cut, layout: Layout) -> int:
    """Bytes of an operand with what blocks need of their neighbours."""
    type = op.operands[operand].type
    if not isinstance(type, TensorType) or not layout:
        return _bytes(type, layout)
    shape = list(local_shape(type.shape, layout))
    for _, needs in exchanges(op.sig, cut):
        for need in needs:
            if isinstance(need, Need) and need.operand == operand:
                shape[need.dim] = need.length
    return -(-prod(shape) * ELEMENTS[type.element].bits // 8)


def _bytes(type: Type, layout: Layout) -> int:
    if not isinstance(type, TensorType):
        return 0
    count = local_count(type.shape, layout) if layout else type.count
    return -(-count * ELEMENTS[type.element].bits // 8)

"""Columns of a long program, by those of what passes made of the short one.

Nodes and values are those of the whole program, in its order. What becomes of them, in which
kernels they run and how long they are held, is found out of these columns as of any others.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

import numpy as np

from shardwright.ir.core import Func, Module, Op
from shardwright.passes.clean.folding.layers import Form, Layer
from shardwright.passes.clean.folding.lengthen import placed
from shardwright.passes.clean.folding.long_numbers import (
    NONE,
    Ints,
    LongNumbers,
    Numbers,
    Seat,
    Taker,
    Way,
)
from shardwright.passes.clean.folding.shorten import Short
from shardwright.passes.clean.folding.stretches import Irregular, Placed
from shardwright.passes.cost.kernels.dataflow import NOBODY, Flat, Node
from shardwright.passes.cost.liveness.frame import Frame
from shardwright.passes.shared.within_runs import within_runs

Begun = Sequence[tuple[int, int]]  # by op of main, its terminator too, the nodes and values before


class Turns(NamedTuple):
    """Ops of the short program as they stand in the long one, in its order.

    ops     by number
    layers  of the long program, in which they are; NONE of what is of no inner layer
    shifts  by how many layers each stands further on; 0 of those
    """

    ops: Ints
    layers: Ints
    shifts: Ints


@dataclass(frozen=True)
class Order:
    """What passes made of a short program, and the ops of main of the long one in their order.

    number  by op of main its number
    places  by number its layer, and its number in that
    """

    short: Short
    main: Func
    form: Form
    placed: list[Placed[Op]]
    number: Mapping[Op, int]
    places: Sequence[tuple[Layer, int] | None]

    @staticmethod
    def of(short: Short, made: Module) -> Order:
        """Raises Irregular, or KeyError, where that does not tell what the long one is like."""
        main = made.main
        if main is None or len(main.args) != len(short.args):
            raise Irregular
        if len(main.body.terminator.operands) != len(short.results):
            raise Irregular
        form = Form.of(short.layers_of(made), main.body.ops, main.args, short.inner)
        number = {op: k for k, op in enumerate(main.body.ops)}
        layers = [form.layers.of.get(op) for op in main.body.ops]
        pairs = zip(main.body.ops, layers, strict=True)
        places = [None if layer is None else (layer, form.at[op]) for op, layer in pairs]
        return Order(short, main, form, placed(short, form, main), number, places)

    @cached_property
    def turns(self) -> Turns:
        """The ops of the long program, one after another."""
        ops = np.array([self.number[op] for op, _ in self.placed], np.intp)
        shifts = np.array([NONE if shift is None else shift for _, shift in self.placed], np.intp)
        own = np.array([NONE if one is None else one[0].number for one in self.places], np.intp)
        is_still = (shifts < 0) | (own[ops] < 0)
        layers, shifts = np.where(is_still, NONE, own[ops] + shifts), np.where(is_still, 0, shifts)
        return Turns(ops, layers, shifts)


@dataclass(frozen=True)
class Columns:
    """Of main: what nodes take and make, and what it returns.

    what  by node all else that it is
    """

    ins: Sequence[Sequence[int]]
    outs: Sequence[Sequence[int]]
    returned: Sequence[int]
    values: int
    begun: Begun
    what: Callable[[int], object]


@dataclass
class Long:
    """The same of the long program. nodes, values: which of the short one each is like."""

    nodes: list[int] = field(default_factory=list[int])
    ins: list[list[int]] = field(default_factory=list[list[int]])
    outs: list[list[int]] = field(default_factory=list[list[int]])
    values: list[int] = field(default_factory=list[int])
    returned: list[int] = field(default_factory=list[int])


def long_frame(order: Order, frame: Frame, begun: Begun) -> Frame:
    """The columns of main of the long program, as memory is told by.

    Raises Irregular, or KeyError, where those of the short one do not tell them.
    """

    def what(node: int) -> object:
        outs = frame.outs[node]
        return frame.kinds[node], [(frame.sizes[out], out in frame.copies) for out in outs]

    if frame.captured or frame.ends:
        raise Irregular
    columns = Columns(frame.ins, frame.outs, frame.returned, len(frame.sizes), begun, what)
    long, found = _Lengthening(order, columns).long(), Frame()
    found.ops = [frame.ops[node] for node in long.nodes]
    found.kinds = [frame.kinds[node] for node in long.nodes]
    found.inner = [frame.inner[node] for node in long.nodes]
    found.parts = [frame.parts[node] for node in long.nodes]
    found.ins, found.outs, found.returned = long.ins, long.outs, long.returned
    found.sizes = [frame.sizes[value] for value in long.values]
    found.values = [frame.values[value] for value in long.values]
    found.args = [*range(len(order.short.all_args))]
    found.copies = {k for k, value in enumerate(long.values) if value in frame.copies}
    return found


def long_flat(order: Order, flat: Flat, begun: Begun) -> Flat:
    """The same, as times are told by."""

    def what(node: int) -> object:
        one = flat.nodes[node]
        return one.op.sig, one.stage

    if flat.outer:
        raise Irregular
    ins, outs = [node.ins for node in flat.nodes], [node.outs for node in flat.nodes]
    columns = Columns(ins, outs, flat.results, len(flat.producer), begun, what)
    long, found = _Lengthening(order, columns).long(), Flat()
    for node, ins, outs in zip(long.nodes, long.ins, long.outs, strict=True):
        like = flat.nodes[node]
        found.nodes.append(Node(like.op, like.work, ins, outs))
        found.nodes[-1].stage = like.stage
    found.producer = [NOBODY] * len(long.values)
    for node, outs in enumerate(long.outs):
        for out in outs:
            found.producer[out] = node
    found.bytes = [flat.bytes[value] for value in long.values]
    found.count = [flat.count[value] for value in long.values]
    found.args, found.results = [*range(len(order.short.all_args))], long.returned
    tables = flat.tables
    found.tables = {k: tables[value] for k, value in enumerate(long.values) if value in tables}
    found.known, found.module = flat.known, flat.module
    return found


class _Takes(NamedTuple):
    """What ops of the short program take, one after another; `first`: by op, and at the end.

    row, distance  where each comes from, as a `Way`
    number         the one of the short program
    """

    first: Ints
    row: Ints
    distance: Ints
    number: Ints


class _Pieces(NamedTuple):
    """`Turns`, and which of the values of the long program is the first that each makes, and at
    the end.
    """

    ops: Ints
    layers: Ints
    shifts: Ints
    values: Ints


class _Lengthening:
    """Of each op of the short program it is found once what it takes from where; as often as it is
    placed, numbers follow.
    """

    def __init__(self, order: Order, columns: Columns) -> None:
        self.order, self.columns = order, columns
        self.nodes: list[Seat | None] = [None] * len(columns.ins)
        begun = np.array(columns.begun, np.intp).reshape(-1, 2)
        self.first_node, self.first_value = begun[:, 0], begun[:, 1]
        args = len(order.main.args)
        numbers = Numbers(order.short.gaps, self._seats(), args, self._takers())
        numbers.expect_equal()
        self.args = self._args()
        layers = max(order.short.form.layers.counts, default=0)
        self.numbers = LongNumbers(numbers, layers, [seat for _, seat, _ in self.args])

    def _seats(self) -> list[Seat | None]:
        """By value."""
        form, begun = self.order.form, self.columns.begun
        seats: list[Seat | None] = []
        for arg in self.order.main.args:
            layer = form.layers.of_arg.get(arg)
            seats.append(None if layer is None else Seat(layer, (-1, form.at_arg[arg])))
        for number, (_, start) in enumerate(begun[:-1]):
            count, place = begun[number + 1][1] - start, self.order.places[number]
            if place is None:
                seats += [None] * count
            else:
                seats += [Seat(place[0], (place[1], k)) for k in range(count)]
        if len(seats) != self.columns.values:
            raise Irregular
        return seats

    def _takers(self) -> dict[Layer, dict[Hashable, Taker]]:
        columns, begun = self.columns, self.columns.begun
        found: dict[Layer, dict[Hashable, Taker]] = {}
        for number, (start, values) in enumerate(begun[:-1]):
            place = self.order.places[number]
            if place is None:
                continue
            some = found.setdefault(place[0], {})
            for node in range(start, begun[number + 1][0]):
                seat = self.nodes[node] = Seat(place[0], (place[1], node - start))
                outs = [out - values for out in columns.outs[node]]
                some[seat.place] = Taker((outs, columns.what(node)), columns.ins[node])
        return found

    def _args(self) -> list[tuple[int, Seat | None, bool]]:
        """Arguments of the long program, as `LongNumbers` wants them."""
        short, found = self.order.short, list[tuple[int, Seat | None, bool]]()
        assert short.whole.main is not None
        form = short.form
        for number, (k, like) in enumerate(short.all_args):
            arg = short.whole.main.args[number]
            layer = form.layers.of_arg.get(arg)
            seat = None if layer is None else Seat(layer, (-1, form.at_arg[arg]))
            found.append((k, seat, number == like))
        return found

    def long(self) -> Long:
        pieces, found = self._pieces(), Long()
        starts, counts = self.first_value[:-1], np.diff(self.first_value)
        values, many = _ranges(starts[pieces.ops], counts[pieces.ops]), counts[pieces.ops]
        self.numbers.tell_args(self.args)
        self.numbers.tell(values, np.repeat(pieces.layers, many), len(self.args))
        starts, counts = self.first_node[:-1], np.diff(self.first_node)
        nodes, many = _ranges(starts[pieces.ops], counts[pieces.ops]), counts[pieces.ops]
        found.values = [*(k for k, _, _ in self.args), *values.tolist()]
        found.nodes = nodes.tolist()
        found.ins = _parted(self._taken(pieces), self.columns.ins, nodes)
        further = np.repeat(pieces.values[:-1] - self.first_value[pieces.ops], many)
        found.outs = self._made(nodes, further)
        found.returned = [self._returned(k) for k in range(len(self.order.short.all_results))]
        return found

    def _pieces(self) -> _Pieces:
        turns = self.order.turns
        counts = np.diff(self.first_value)[turns.ops]
        values = len(self.args) + np.concatenate(([0], np.cumsum(counts)))
        return _Pieces(*turns, values)

    def _taken(self, pieces: _Pieces) -> Ints:
        """What nodes take, one after another."""
        takes = self._takes(pieces)
        counts = np.diff(takes.first)[pieces.ops]
        entries = _ranges(takes.first[pieces.ops], counts)
        rows, far, layers = takes.row[entries], takes.distance[entries], pieces.layers
        found = np.where(rows < 0, far, self.numbers.at(rows, np.repeat(layers, counts) + far))
        if (found < 0).any():
            shifts = np.repeat(pieces.shifts, counts)
            for k in np.flatnonzero(found < 0).tolist():
                found[k] = self.numbers.moved(int(takes.number[entries[k]]), int(shifts[k]))
        if (found >= np.repeat(pieces.values[1:], counts)).any():
            raise Irregular  # it is taken before it is made
        return found

    def _takes(self, pieces: _Pieces) -> _Takes:
        is_still = np.ones(len(self.first_node) - 1, np.bool_)
        is_still[pieces.ops[pieces.layers >= 0]] = False
        first, found, numbers = [0], list[Way](), list[int]()
        for number, stays in enumerate(is_still.tolist()):
            for node in range(self.first_node[number], self.first_node[number + 1]):
                seat, ins = self.nodes[node], self.columns.ins[node]
                found += self._still(seat, ins) if stays else self._moving(seat, ins)
                numbers += ins
            first.append(len(found))
        row, distance = np.array(found, np.intp).reshape(-1, 2).T
        return _Takes(np.array(first), row, distance, np.array(numbers, np.intp))

    def _still(self, seat: Seat | None, ins: Sequence[int]) -> list[Way]:
        behind = None if seat is None else self.numbers.behind(seat.layer)
        return [Way(NONE, self.numbers.still(one, behind)) for one in ins]

    def _moving(self, seat: Seat | None, ins: Sequence[int]) -> list[Way]:
        ways = [] if seat is None else self.numbers.ways(seat)
        if len(ways) != len(ins):
            raise Irregular
        return ways

    def _made(self, nodes: Ints, further: Ints) -> list[list[int]]:
        """What nodes make. `further`: by how much more each numbers it."""
        counts = np.array([len(outs) for outs in self.columns.outs], np.intp)
        outs = np.array([out for outs in self.columns.outs for out in outs], np.intp)
        starts, many = np.cumsum(counts) - counts, counts[nodes]
        found = outs[_ranges(starts[nodes], many)] + np.repeat(further, many)
        return _parted(found, self.columns.outs, nodes)

    def _returned(self, result: int) -> int:
        """The number of what main gives as a result."""
        short, numbers = self.order.short, self.numbers
        k, like = short.all_results[result]
        number, told = self.columns.returned[k], short.ranks.of.get(result)
        if told is None:
            return numbers.still(number, None)
        if like == result:
            return numbers.still(number, numbers.behind(short.shortened(told.layer)))
        gap = short.gaps[told.layer.stack]
        return numbers.moved(number, told.layer.number - gap.last_before)


def _ranges(starts: Ints, counts: Ints) -> Ints:
    """So many numbers from each start on, one after another."""
    return np.repeat(starts, counts) + within_runs(counts)


def _parted(found: Ints, like: Sequence[Sequence[int]], nodes: Ints) -> list[list[int]]:
    """A list for each of these nodes, as long as that of the node of the short program."""
    counts = np.array([len(one) for one in like], np.intp)[nodes]
    flat, ends = found.tolist(), np.cumsum(counts)
    pairs = zip((ends - counts).tolist(), ends.tolist(), strict=True)
    return [flat[start:end] for start, end in pairs]

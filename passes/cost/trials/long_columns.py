"""Columns of a long program, by those of what passes made of the short one.

Nodes and values are those of the whole program, in its order. What becomes of them, in which
kernels they run and how long they are held, is found out of these columns as of any others.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from shardwright.ir.core import Func, Module, Op
from shardwright.passes.clean.folding.layers import Form, Layer
from shardwright.passes.clean.folding.lengthen import placed
from shardwright.passes.clean.folding.long_numbers import LongNumbers, Numbers, Seat, Taker
from shardwright.passes.clean.folding.shorten import Short
from shardwright.passes.clean.folding.stretches import Irregular, Placed
from shardwright.passes.cost.kernels.dataflow import NOBODY, Flat, Node
from shardwright.passes.cost.liveness.frame import Frame

Begun = Sequence[tuple[int, int]]  # by op of main, its terminator too, the nodes and values before


@dataclass(frozen=True)
class Order:
    """What passes made of a short program, and the ops of main of the long one in their order.

    number  by op of main its number
    """

    short: Short
    main: Func
    form: Form
    placed: list[Placed[Op]]
    number: Mapping[Op, int]

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
        return Order(short, main, form, placed(short, form, main), number)

    def place(self, number: int) -> tuple[Layer, int] | None:
        """The layer of an op of main, and its number in that."""
        op = self.main.body.ops[number]
        layer = self.form.layers.of.get(op)
        return None if layer is None else (layer, self.form.at[op])


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


class _Told(NamedTuple):
    """The number of the layer of an op, and by value of it where all such are noted by layer."""

    layer: int
    tables: list[dict[int, int]]


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


class _Lengthening:
    def __init__(self, order: Order, columns: Columns) -> None:
        self.order, self.columns = order, columns
        self.nodes: list[Seat | None] = [None] * len(columns.ins)
        args, self.seats = len(order.main.args), self._seats()
        numbers = Numbers(order.short.gaps, self.seats, args, self._takers())
        numbers.expect_equal()
        self.numbers, self.found = LongNumbers(numbers), Long()
        self.tables: dict[int, _Told | None] = {}

    def _seats(self) -> list[Seat | None]:
        """By value."""
        form, begun = self.order.form, self.columns.begun
        seats: list[Seat | None] = []
        for arg in self.order.main.args:
            layer = form.layers.of_arg.get(arg)
            seats.append(None if layer is None else Seat(layer, (-1, form.at_arg[arg])))
        for number, (_, start) in enumerate(begun[:-1]):
            count, place = begun[number + 1][1] - start, self.order.place(number)
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
            place = self.order.place(number)
            if place is None:
                continue
            some = found.setdefault(place[0], {})
            for node in range(start, begun[number + 1][0]):
                seat = self.nodes[node] = Seat(place[0], (place[1], node - start))
                outs = [out - values for out in columns.outs[node]]
                some[seat.place] = Taker((outs, columns.what(node)), columns.ins[node])
        return found

    def long(self) -> Long:
        self._args()
        for op, shift in self.order.placed:
            self._place(self.order.number[op], shift)
        self.found.returned = [self._returned(k) for k in range(len(self.order.short.all_results))]
        return self.found

    def _args(self) -> None:
        short = self.order.short
        assert short.whole.main is not None
        form = short.form
        for number, (k, like) in enumerate(short.all_args):
            arg = short.whole.main.args[number]
            layer = form.layers.of_arg.get(arg)
            seat = None if layer is None else Seat(layer, (-1, form.at_arg[arg]))
            self.numbers.tell_arg(k, seat, number == like, number)
            self.found.values.append(k)

    def _place(self, number: int, shift: int | None) -> None:
        """Append the columns of an op, so many layers further on."""
        found, columns, numbers = self.found, self.columns, self.numbers
        (start, value), (end, last) = columns.begun[number], columns.begun[number + 1]
        by = len(found.values) - value
        found.values += range(value, last)
        told = None if shift is None else self._tables(number)
        if told is None or shift is None:
            for one in range(value, last):
                numbers.tell(one, shift, one + by)
        else:
            for one, table in enumerate(told.tables, value + by):
                table[told.layer + shift] = one
        found.nodes += range(start, end)
        found.outs += [[out + by for out in outs] for outs in columns.outs[start:end]]
        for node in range(start, end):
            seat, ins = self.nodes[node], columns.ins[node]
            if seat is not None and shift is not None:
                found.ins.append(numbers.moving(seat, shift, ins))
                continue
            behind = None if seat is None else numbers.behind(seat.layer)
            found.ins.append([numbers.still(one, behind) for one in ins])

    def _tables(self, number: int) -> _Told | None:
        """Where to note the values of an op of a layer."""
        if number not in self.tables:
            place, value = self.order.place(number), self.columns.begun[number][1]
            told = None
            if place is not None:
                seats = [self.seats[one] for one in range(value, self.columns.begun[number + 1][1])]
                tables = [self.numbers.table(seat) for seat in seats if seat is not None]
                told = _Told(place[0].number, tables)
            self.tables[number] = told
        return self.tables[number]

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

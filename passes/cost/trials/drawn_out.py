"""Columns of a short program, drawn out to those of the long one.

Of each op of the short program it is found once what it takes from where; as often as it is placed,
numbers follow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from shardwright.passes.clean.folding.long_numbers import NONE, Bools, Ints, LongNumbers, Seats
from shardwright.passes.clean.folding.stretches import Irregular
from shardwright.passes.cost.trials.long_order import Order, Turns
from shardwright.passes.shared.within_runs import within_runs

Begun = Sequence[tuple[int, int]]  # by op of main, its terminator too, the nodes and values before


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


class DrawnOut(NamedTuple):
    """The columns of the long program as arrays, of what nodes take and make one after another.

    nodes, values  which of the short one each is like
    are_one        of what is taken, whether it is one value, which those of all layers take
    """

    nodes: Ints
    values: Ints
    taken: Ints
    are_one: Bools
    made: Ints
    returned: list[int]


class _Takes(NamedTuple):
    """Where what nodes of the short program take comes from, one after another: from a row of the
    table, of the taker's layer and so much; without a row `far` is the number that all take.
    """

    row: Ints
    far: Ints


class _Runs:
    """Lists of numbers, one after another."""

    def __init__(self, lists: Sequence[Sequence[int]]) -> None:
        self.counts = np.array([len(one) for one in lists], np.intp)
        self.flat = np.array([number for one in lists for number in one], np.intp)
        self.first = np.cumsum(self.counts) - self.counts

    def entries(self, lists: Ints) -> Ints:
        """Where the numbers of some lists are."""
        return _ranges(self.first[lists], self.counts[lists])


class Lengthening:
    """Of each op of the short program it is found once what it takes from where; as often as it is
    placed, numbers follow.

    Raises Irregular where what is repeated differs from layer to layer.
    """

    def __init__(self, order: Order, columns: Columns) -> None:
        self.order, self.columns = order, columns
        begun = np.array(columns.begun, np.intp).reshape(-1, 2)
        self.first_node, self.first_value = begun[:-1, 0], begun[:-1, 1]
        self.nodes, self.values = np.diff(begun[:, 0]), np.diff(begun[:, 1])  # by op, how many
        self.ins, self.outs = _Runs(columns.ins), _Runs(columns.outs)
        layers = max(order.short.form.layers.counts, default=0)
        args = len(order.main.args)
        if int(begun[-1, 1]) != columns.values or int(begun[0, 1]) != args:
            raise Irregular
        self.numbers = LongNumbers(order.short.gaps, self._seats(), args, layers, order.long_args)
        self._expect_equal()

    def _seats(self) -> Seats:
        """By value: its place is that of its op, and which of its values it is."""
        order, counts = self.order, self.values
        args, ops = order.arg_seats, order.seats
        width = max(int(counts.max(initial=0)), int(order.long_args.seats.place.max(initial=0))) + 1
        stack, layer, place = (np.repeat(one[:-1], counts) for one in ops)
        return args.then(Seats(stack, layer, (place + 1) * width + within_runs(counts)))

    def _nodes_of(self, ops: Ints) -> Ints:
        return _ranges(self.first_node[ops], self.nodes[ops])

    def _expect_equal(self) -> None:
        pair = self.order.neighbours
        if (self.nodes[pair[0]] != self.nodes[pair[1]]).any():
            raise Irregular
        nodes = tuple(map(self._nodes_of, pair))
        what = {node: self.columns.what(node) for node in np.unique(nodes).tolist()}
        some, others = ([what[node] for node in one.tolist()] for one in nodes)
        taken, made = (
            [runs.flat[runs.entries(one)] for one in nodes] for runs in (self.ins, self.outs)
        )
        firsts = [np.repeat(self.first_value[ops], self.nodes[ops]) for ops in pair]
        counts = self.outs.counts[nodes[0]]
        is_regular = (
            some == others
            and all((runs.counts[nodes[0]] == runs.counts[nodes[1]]).all()
                    for runs in (self.ins, self.outs))
            and ((made[1] - made[0]) == np.repeat(firsts[1] - firsts[0], counts)).all()
            and self.numbers.are_same(*taken).all()
        )  # fmt: skip
        if not is_regular:
            raise Irregular

    def drawn_out(self) -> DrawnOut:
        """The columns of the long program."""
        turns, args = self.order.turns, self.order.long_args
        values, many = self._values_of(turns.ops), self.values[turns.ops]
        ends = len(args.like) + np.cumsum(many)
        self.numbers.tell(values, np.repeat(turns.layers, many), len(args.like))
        taken, are_one = self._taken(turns, ends)
        nodes = self._nodes_of(turns.ops)
        further = np.repeat(ends - many - self.first_value[turns.ops], self.nodes[turns.ops])
        made = self.outs.flat[self.outs.entries(nodes)]
        made = made + np.repeat(further, self.outs.counts[nodes])
        all_values = np.concatenate((args.like, values))
        return DrawnOut(nodes, all_values, taken, are_one, made, self._returned())

    def _values_of(self, ops: Ints) -> Ints:
        return _ranges(self.first_value[ops], self.values[ops])

    def _taken(self, turns: Turns, ends: Ints) -> tuple[Ints, Bools]:
        """What nodes take, one after another, and whether those of all layers take one. `ends`: by
        turn the first value behind it.
        """
        takes, nodes = self._takes(), self._nodes_of(turns.ops)
        entries = self.ins.entries(nodes)
        turn = np.repeat(np.arange(len(turns.ops)), self.nodes[turns.ops])
        turn = np.repeat(turn, self.ins.counts[nodes])
        rows, far, layers = takes.row[entries], takes.far[entries], turns.layers[turn]
        found = np.where(rows < 0, far, self.numbers.at(rows, layers + far))
        left = np.flatnonzero(found < 0)
        numbers = self.ins.flat[entries[left]]
        found[left] = self.numbers.moved(numbers, turns.shifts[turn[left]])
        if (found >= ends[turn]).any():
            raise Irregular  # it is taken before it is made
        return found, (rows < 0) & (layers >= 0)

    def _takes(self) -> _Takes:
        """What inner layers take is told by those between which others went."""
        order, ins, numbers = self.order, self.ins, self.numbers
        seats, (some, others) = order.seats, order.neighbours
        is_moving = np.zeros(len(self.nodes), np.bool_)
        is_moving[order.turns.ops[order.turns.layers >= 0]] = True
        row, far = np.full(len(ins.flat), NONE, np.intp), np.full(len(ins.flat), NONE, np.intp)
        own = self._entries(np.flatnonzero(~is_moving))
        far[own[1]] = self._still(own)
        last = np.array([gap.last_before for gap in order.short.gaps], np.intp)
        is_middle = seats.layer[some] == last[seats.stack[some]]
        first = self._entries(some[is_middle])
        a, b = ins.flat[first[1]], ins.flat[self._entries(others[is_middle])[1]]
        differ = a != b
        if not numbers.is_inner[a[differ]].all():
            raise Irregular
        row[first[1]] = np.where(differ, numbers.rows[a], NONE)
        further = numbers.seats.layer[a] - seats.layer[first[0]]
        further[~differ] = numbers.still(a[~differ])
        far[first[1]] = further
        moving = self._entries(np.flatnonzero(is_moving))
        like = self._entries(self._like(is_moving, some[is_middle]))[1]
        row[moving[1]], far[moving[1]] = row[like], far[like]
        return _Takes(row, far)

    def _like(self, is_moving: Bools, middle: Ints) -> Ints:
        """By op of an inner layer that of the one behind which others went."""
        seats = self.order.seats
        width = int(seats.place.max(initial=0)) + 1
        keys = seats.stack[:-1] * width + seats.place[:-1]
        order = np.argsort(keys[middle], kind="stable")
        moving = np.flatnonzero(is_moving)
        if not len(middle):
            if len(moving):
                raise Irregular
            return moving
        place = np.searchsorted(keys[middle], keys[moving], sorter=order) % len(order)
        found = middle[order[place]]
        if (keys[found] != keys[moving]).any() or (self.nodes[found] != self.nodes[moving]).any():
            raise Irregular
        return found

    def _entries(self, ops: Ints) -> tuple[Ints, Ints]:
        """Of what nodes of ops take the op, and where it is noted."""
        nodes = self._nodes_of(ops)
        op = np.repeat(np.repeat(ops, self.nodes[ops]), self.ins.counts[nodes])
        return op, self.ins.entries(nodes)

    def _still(self, own: tuple[Ints, Ints]) -> Ints:
        """What is taken by what is of no inner layer."""
        numbers, taken, seats = self.numbers, self.ins.flat[own[1]], self.order.seats.of(own[0])
        behind = np.where(seats.stack < 0, numbers.behind[taken], numbers.further_on(seats))
        return numbers.still(taken, behind)

    def _returned(self) -> list[int]:
        """The numbers of what main gives as results."""
        results, shifts, is_own = self.order.returned
        numbers = np.array(self.columns.returned, np.intp)[results]
        found = np.empty(len(numbers), np.intp)
        behind = np.where(shifts < 0, self.numbers.behind[numbers], shifts)
        found[is_own] = self.numbers.still(numbers[is_own], behind[is_own])
        found[~is_own] = self.numbers.moved(numbers[~is_own], shifts[~is_own])
        return found.tolist()


def _ranges(starts: Ints, counts: Ints) -> Ints:
    """So many numbers from each start on, one after another."""
    return np.repeat(starts, counts) + within_runs(counts)


def parted(found: Ints, like: Sequence[Sequence[int]], nodes: Ints) -> list[list[int]]:
    """A list for each of these nodes, as long as that of the node of the short program."""
    counts = np.array([len(one) for one in like], np.intp)[nodes]
    flat, ends = found.tolist(), np.cumsum(counts)
    pairs = zip((ends - counts).tolist(), ends.tolist(), strict=True)
    return [flat[start:end] for start, end in pairs]

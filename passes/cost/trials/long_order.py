"""The ops of a long program in their order, by what passes made of the short one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.passes.clean.folding.layers import Form, Layer
from shardwright.passes.clean.folding.lengthen import placed
from shardwright.passes.clean.folding.long_numbers import NONE, Bools, Ints, LongArgs, Seats
from shardwright.passes.clean.folding.shorten import Short
from shardwright.passes.clean.folding.stretches import Irregular, Placed


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

    @cached_property
    def seats(self) -> Seats:
        """By op of main."""
        return _seats([_NOWHERE if one is None else _row(*one) for one in self.places])

    @cached_property
    def arg_seats(self) -> Seats:
        """By argument of main."""
        return _seats_of(self.form, self.main.args)

    @cached_property
    def long_args(self) -> LongArgs:
        """Of the long program."""
        short = self.short
        assert short.whole.main is not None
        args = short.whole.main.args
        seats = _seats_of(short.form, args)
        pairs = np.array(short.all_args, np.intp).reshape(-1, 2)
        return LongArgs(pairs[:, 0], pairs[:, 1] == np.arange(len(args)), seats)

    @cached_property
    def neighbours(self) -> tuple[Ints, Ints]:
        """Ops of inner layers, and by each the like of it of the layer behind it."""
        pairs = [
            pair
            for stack, gap in enumerate(self.short.gaps)
            for a, b in pairwise(Layer(stack, number) for number in gap.inner)
            for pair in zip(self.form.ops.get(a, []), self.form.ops.get(b, []), strict=True)
        ]
        some = np.array([self.number[one] for one, _ in pairs], np.intp)
        return some, np.array([self.number[other] for _, other in pairs], np.intp)

    @cached_property
    def returned(self) -> tuple[Ints, Ints, Bools]:
        """By result of the long program which of the short one it is like, by how many layers it
        stands further on, NONE where that is of no layer, and whether it is the same.
        """
        short, found = self.short, list[tuple[int, int, bool]]()
        for number, (k, like) in enumerate(short.all_results):
            told = short.ranks.of.get(number)
            if told is None:
                found.append((k, NONE, True))
                continue
            gap = short.gaps[told.layer.stack]
            if like == number:
                found.append((k, gap.behind(short.shortened(told.layer).number), True))
            else:
                found.append((k, told.layer.number - gap.last_before, False))
        results, shifts, is_own = np.array(found, np.intp).reshape(-1, 3).T
        return results, shifts, is_own.astype(np.bool_)


_NOWHERE = (NONE, NONE, NONE)


def _seats(rows: Sequence[tuple[int, int, int]]) -> Seats:
    return Seats(*np.array(rows, np.intp).reshape(-1, 3).T)


def _seats_of(form: Form, args: Sequence[Value]) -> Seats:
    of, at = form.layers.of_arg, form.at_arg
    return _seats([_row(of[arg], at[arg]) if arg in of else _NOWHERE for arg in args])


def _row(layer: Layer, place: int) -> tuple[int, int, int]:
    return layer.stack, layer.number, place

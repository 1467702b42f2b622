"""Makes the program of all layers of what passes made of one with fewer.

Each stretch of the short program in which layers follow each other holds every op of a layer once
between one place and the same place of the next layer. As often as layers went it is repeated
there. Where the layers of the short program are not equal, or do not stand one behind the other,
there is no telling what more of them would look like.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from shardwright.ir.analysis.donation import ALIAS
from shardwright.ir.core import Func, Module, Op, Value, clone
from shardwright.passes.clean.folding.layers import Form, Layer
from shardwright.passes.clean.folding.shorten import Short
from shardwright.passes.clean.folding.stretches import Irregular, Placed, Rows, repeated
from shardwright.passes.clean.outlining.repeated_regions import taken
from shardwright.spec import plan
from shardwright.spec.attributes import Array, Attribute, Attrs, ShardingPerValue, String


class _Way(NamedTuple):
    """Where an operand comes from: of values by layer that so far off."""

    values: dict[int, Value]
    distance: int


class Origin(NamedTuple):
    """The op of the short program of which an op is a copy.

    stack  of its layer; 0 where it is of none
    shift  by how many layers further on it stands; None of what is of no inner layer
    """

    op: Op
    stack: int
    shift: int | None


@dataclass(frozen=True)
class Long:
    """A program with all its layers.

    origin  by op of main where it comes from
    args    by argument of main the one of the short program that it is like
    """

    module: Module
    origin: dict[Op, Origin]
    args: list[int]


def lengthened(short: Short, made: Module) -> Long | None:
    """What passes would have made of a whole program, by what they made of its short form.

    None where that cannot be told.
    """
    main = made.main
    if main is None or len(main.args) != len(short.args):
        return None
    if len(main.body.terminator.operands) != len(short.results):
        return None
    try:
        return _Lengthening(short, made, main).long()
    except (Irregular, KeyError):  # a key: something of a layer that others do not have
        return None


def placed(short: Short, form: Form, main: Func) -> list[Placed[Op]]:
    """The ops of main of the long program in their order: those of the short one, again and again.

    Raises Irregular where layers of the short program differ.
    """
    for stack, inner in enumerate(short.inner):
        pairs = pairwise(Layer(stack, number) for number in inner)
        if not all(form.are_equal(*pair) for pair in pairs):
            raise Irregular
    rows = Rows(form.layers.of, form.at, form.ops)
    return repeated(main.body.ops[:-1], rows, short.gaps)


class _Lengthening:
    def __init__(self, short: Short, made: Module, main: Func) -> None:
        assert short.whole.main is not None
        self.short, self.made, self.main, self.whole = short, made, main, short.whole.main
        self.form = Form.of(short.layers_of(made), main.body.ops, main.args, short.inner)
        self.own: dict[Value, Value] = {}  # of arguments, and of what is of no inner layer
        # By stack, and which one of a layer: values of inner layers, and arguments, by layer.
        self.values: dict[tuple[int, int, int], dict[int, Value]] = {}
        self.ways: dict[tuple[int, int], list[_Way | None]] = {}
        self.origin: dict[Op, Origin] = {}
        self._kept_results = frozenset(short.results)

    def long(self) -> Long:
        order = placed(self.short, self.form, self.main)
        module = Module(self.made.symbol, self.made.notes)
        module.attrs, module.loc, module.place = self.made.attrs, self.made.loc, self.made.place
        module.file, module.source = self.made.file, self.made.source
        module.resources = self.made.resources
        for op in self.made.ops:
            module.body.append(self._main(order) if op is self.main else clone(op, {}))
        args = [k for k, _ in self.short.all_args]
        return Long(module, self.origin, args)

    def _main(self, order: Sequence[Placed[Op]]) -> Func:
        func = self._head()
        for op, shift in order:
            func.body.append(self._fixed(op) if shift is None else self._moving(op, shift))
        ends = self.main.body.terminator
        given = [self._result(number) for number in range(len(self.whole.result_types))]
        place = self.whole.body.terminator.place
        func.body.append(Op(ends.name, given, (), ends.attrs, (), ends.notes, ends.loc, place))
        return func

    # --- ops

    def _fixed(self, op: Op) -> Op:
        """The copy of an op that is of no inner layer."""
        layer = self.form.layers.of.get(op)
        shift = 0 if layer is None else self._behind(layer)
        taking = {value: self._still(value, shift if layer else None) for value in taken(op)}
        copy = clone(op, taking)
        self.own.update(zip(op.results, copy.results, strict=True))
        return self._told(copy, op, None)

    def _moving(self, op: Op, shift: int) -> Op:
        """The copy of an op of an inner layer, so many layers further on."""
        (stack, layer), number = self.form.layers.of[op], self.form.at[op]
        taking: dict[Value, Value] = {}
        for value, way in zip(taken(op), self._ways(stack, number), strict=True):
            if way is None:
                taking[value] = self._still(value, None)
            else:
                found = way.values.get(layer + shift + way.distance)
                taking[value] = self._moved(value, shift) if found is None else found
        copy = clone(op, taking)
        for value in copy.results:
            self._table(stack, number, value.index)[layer + shift] = value
        return self._told(copy, op, shift)

    def _ways(self, stack: int, number: int) -> list[_Way | None]:
        """By operand of the ops of inner layers with this number where it comes from: None where
        all take one value.
        """
        found = self.ways.get((stack, number))
        if found is None:
            first = self._first(stack)
            pair = [taken(self.form.ops[Layer(stack, first + k)][number]) for k in (0, 1)]
            found = [None if a is b else self._way(a) for a, b in zip(*pair, strict=True)]
            self.ways[stack, number] = found
        return found

    def _way(self, value: Value) -> _Way:
        layer = self.form.layers.layer(value)
        if layer is None or not self.form.is_inner(layer):
            raise Irregular
        return _Way(
            self._table(layer.stack, *self.form.number(value)),
            layer.number - self._first(layer.stack),
        )

    def _table(self, stack: int, number: int, index: int) -> dict[int, Value]:
        return self.values.setdefault((stack, number, index), {})

    def _told(self, copy: Op, op: Op, shift: int | None) -> Op:
        """The copy, with location and place of the op of the whole program that it stems from."""
        layer = self.form.layers.of.get(op)
        stack = 0 if layer is None else layer.stack
        self.origin[copy] = Origin(op, stack, shift)
        reason = op.notes.get(plan.REASON)
        if isinstance(reason, String):
            copy.set_note(plan.REASON, String(self.short.said(reason.value, shift)))
        first, own = self.short.origin(op), self.short.standing(op, stack, shift)
        if first is None or own is None:
            return copy
        copy.place = own.place
        if op.loc is first.loc:
            copy.loc = own.loc
        for made, old, new in zip(copy.results, first.results, own.results, strict=False):
            if made.name == old.name:
                made.name = new.name
        return copy

    # --- values

    def _still(self, value: Value, shift: int | None) -> Value:
        """A value for what is of no inner layer. `shift`: of the layer that takes it."""
        found = self.own.get(value)
        layer = self.form.layers.layer(value)
        if found is None and layer is not None:
            moved = self._behind(layer) if shift is None else shift
            found = self._at(value, layer, moved)
        if found is None:
            raise Irregular
        return found

    def _moved(self, value: Value, shift: int) -> Value:
        """The same value of so many layers further on."""
        layer = self.form.layers.layer(value)
        if layer is None:
            raise Irregular
        found = self._at(value, layer, shift)
        if found is None and shift == self._behind(layer):
            found = self.own.get(value)  # of a layer that is not repeated
        if found is None:
            raise Irregular
        return found

    def _at(self, value: Value, layer: Layer, shift: int) -> Value | None:
        if value.op is not None and not self.form.is_inner(layer):
            return None  # its numbers are others
        return self._table(layer.stack, *self.form.number(value)).get(layer.number + shift)

    def _behind(self, layer: Layer) -> int:
        """By how many layers those behind the ones that went stand further on."""
        return self.short.gaps[layer.stack].behind(layer.number)

    def _first(self, stack: int) -> int:
        return self.short.gaps[stack].last_before

    # --- arguments and results

    def _head(self) -> Func:
        """Main without a body."""
        whole, main = self.whole, self.main
        args, results = self.short.all_args, self.short.all_results
        func = Func(
            main.symbol,
            [main.args[k].type for k, _ in args],
            [main.result_types[k] for k, _ in results],
            loc=main.loc,
            place=main.place,
        )
        func.attrs = main.attrs
        func.notes = _lists(main.notes, [k for k, _ in args], [k for k, _ in results])
        func.set_boundary(
            arg_attrs=long_arg_attrs(self.short, main),
            result_shardings=[main.result_shardings[k] for k, _ in results],
            result_attrs=[
                _as_of(main.result_attrs[k], whole.result_attrs[like], whole.result_attrs[number])
                for number, (k, like) in enumerate(results)
            ],
        )
        self._tell_args(func, args)
        return func

    def _tell_args(self, func: Func, args: Sequence[tuple[int, int]]) -> None:
        form = self.short.form
        for number, (value, (k, like)) in enumerate(zip(func.args, args, strict=True)):
            old, made = self.whole.args[number], self.main.args[k]
            value.name, value.loc, value.sharding = old.name, old.loc, made.sharding
            if number == like:
                self.own[made] = value
            layer = form.layers.of_arg.get(old)
            if layer is not None:
                self._table(layer.stack, *form.number(old))[layer.number] = value

    def _result(self, number: int) -> Value:
        """What main gives as a result."""
        k, _ = self.short.all_results[number]
        value = self.main.body.terminator.operands[k]
        told = self.short.ranks.of.get(number)
        if told is None:
            return self._still(value, None)
        layer = told.layer
        if number in self._kept_results:
            return self._still(value, self._behind(self.short.shortened(layer)))
        return self._moved(value, layer.number - self._first(layer.stack))


def long_arg_attrs(short: Short, main: Func) -> list[Attrs]:
    """The attributes of all arguments, as passes left those of the short program in its main."""
    assert short.whole.main is not None
    whole = short.whole.main.arg_attrs
    return [
        _as_of(main.arg_attrs[k], whole[like], whole[number])
        for number, (k, like) in enumerate(short.all_args)
    ]


def _lists(notes: Attrs, args: Sequence[int], results: Sequence[int]) -> Attrs:
    """Notes of main that say something of every argument or result, by which each one is like."""
    numbers = {
        plan.ARG_SHARDINGS: args, plan.ARG_TYPES: args,
        plan.RESULT_SHARDINGS: results, plan.RESULT_TYPES: results,
    }  # fmt: skip
    for key, places in numbers.items():
        match notes.get(key):
            case ShardingPerValue(found):
                notes = notes.set(key, ShardingPerValue(tuple(found[k] for k in places)))
            case Array(found):
                notes = notes.set(key, Array(tuple(found[k] for k in places)))
            case _:
                pass
    return notes


def _as_of(made: Attrs, like: Attrs, own: Attrs) -> Attrs:
    """The attributes of an argument or result: as passes left those of one that is like it.

    What they left as it was is what the own one has.
    """
    found: dict[str, Attribute] = {}
    for key, value in made.items():
        if key == ALIAS or like.get(key) == value:
            if key in own:
                found[key] = own[key]
        else:
            found[key] = value
    return Attrs(found)

"""Finds which ops of a program are those of which layer, and which of its layers are equal.

Regions that repeat (`clean/outlining`) are tied by what they take from each other: a copy of a
backward pass is of the layer whose values and weights it takes, an update of that whose gradient.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from shardwright.ir.core import Module, Op, Value
from shardwright.passes.clean.outlining.repeated_regions import Alike, alike, kind, taken

LEAST = 3  # ops of a region that repeats
PERIODS = 1000  # that are looked at


class Layer(NamedTuple):
    """A layer of one of the stacks of a program, numbered from 0."""

    stack: int
    number: int

    def after(self, shift: int) -> Layer:
        """The layer so many further on."""
        return Layer(self.stack, self.number + shift)


@dataclass
class Layers:
    """The layers of a block. What is of none has no entry.

    of      by op its layer
    of_arg  by argument its layer: that of the ops that take it
    counts  by stack its layers
    """

    of: dict[Op, Layer] = field(default_factory=dict[Op, Layer])
    of_arg: dict[Value, Layer] = field(default_factory=dict[Value, Layer])
    counts: list[int] = field(default_factory=list[int])

    def layer(self, value: Value) -> Layer | None:
        """The layer of the op that makes a value, or of an argument."""
        maker = value.op
        return self.of_arg.get(value) if maker is None else self.of.get(maker)

    def shift(self, stack: int, by: int) -> None:
        """Number the layers of a stack anew."""
        self.of = {op: _shifted(layer, stack, by) for op, layer in self.of.items()}
        self.of_arg = {arg: _shifted(layer, stack, by) for arg, layer in self.of_arg.items()}

    def ops(self, ops: Sequence[Op]) -> dict[Layer, list[Op]]:
        """By layer its ops, in the order of these."""
        found: dict[Layer, list[Op]] = {}
        for op in ops:
            if (layer := self.of.get(op)) is not None:
                found.setdefault(layer, []).append(op)
        return found

    def args(self, args: Sequence[Value]) -> dict[Layer, list[Value]]:
        """By layer its arguments, in the order of these."""
        found: dict[Layer, list[Value]] = {}
        for arg in args:
            if (layer := self.of_arg.get(arg)) is not None:
                found.setdefault(layer, []).append(arg)
        return found


def _shifted(layer: Layer, stack: int, by: int) -> Layer:
    return layer.after(by) if layer.stack == stack else layer


def layers(module: Module) -> Layers:
    """The layers of main of a program."""
    assert module.main is not None
    body, found = module.main.body, Layers()
    classes, apart = alike(body.ops, LEAST, PERIODS)
    rest = [op for op in body.ops if op not in apart and not op.is_terminator]
    waiting = sorted(classes, key=lambda one: (not _is_in_a_row(one), -_size(one)))
    while waiting:
        told = _next(waiting, found)
        if told is None:  # perhaps a class holds nothing but what takes from one layer
            _tell_takers(rest, found)
            waiting = [one for one in waiting if one.copy(0)[0] not in found.of]
            if not waiting:
                break
            told = waiting[0], _of_new_stack(waiting[0], found)
        waiting.remove(told[0])
        _tell(*told, found)
    _tell_takers(rest, found)
    _tell_single([op for op in body.ops if op in apart], found)
    _tell_args(module.main.args, found)
    _count(found)
    return found


def _size(one: Alike) -> int:
    return len(one.starts) * one.length


def _is_in_a_row(one: Alike) -> bool:
    """True if nothing stands between the copies of a class."""
    return all(b - a == one.length for a, b in pairwise(one.starts))


def _next(waiting: Sequence[Alike], found: Layers) -> tuple[Alike, list[Layer]] | None:
    """The first class of which what is known tells the layers."""
    for one in waiting:
        numbers = _numbers(one, found)
        if numbers is not None:
            return one, numbers
    return None


def _of_new_stack(one: Alike, found: Layers) -> list[Layer]:
    found.counts.append(len(one.starts))
    return [Layer(len(found.counts) - 1, k) for k in range(len(one.starts))]


def _tell(one: Alike, numbers: Sequence[Layer], found: Layers) -> None:
    """Note the layers of the copies of a class."""
    for number, layer in enumerate(numbers):
        for op in one.copy(number):
            found.of[op] = layer
    for values in one.params:
        if len(set(values)) == len(values) and all(value.op is None for value in values):
            for value, layer in zip(values, numbers, strict=True):
                found.of_arg.setdefault(value, layer)


def _numbers(one: Alike, found: Layers) -> list[Layer] | None:
    """By copy of a class its layer, by what it takes and what takes it; None if that tells nothing.

    At the ends of a stack copies may take other things.
    """
    for values in one.params:
        numbers = _in_order([found.layer(value) for value in values], one)
        if numbers is not None:
            return numbers
    for place, index in one.results:
        taking = [
            {found.of.get(user) for user in one.copy(k)[place].results[index].users()} - {None}
            for k in range(len(one.starts))
        ]
        told = [layers.pop() if len(layers) == 1 else None for layers in taking]
        numbers = _in_order(told, one)
        if numbers is not None:
            return numbers
    return None


def _in_order(told: Sequence[Layer | None], one: Alike) -> list[Layer] | None:
    """The layers of copies of a class, of which some are told: each one its own, up or down.

    Where something stands between the copies, it may be of layers that are not like them.
    """
    known = [(k, layer) for k, layer in enumerate(told) if layer is not None]
    if len(known) < max(2, len(told) - 2) or len({layer.stack for _, layer in known}) > 1:
        return None
    steps = [b.number - a.number for (_, a), (_, b) in pairwise(known)]
    is_rising = min(steps) > 0 or max(steps) < 0
    if is_rising and len(known) == len(told) and not _is_in_a_row(one):
        return [layer for _, layer in known]
    (k, first), (after, _) = known[:2]
    step = steps[0] * (after - k)
    numbers = [first.after(step * (n - k)) for n in range(len(told))]
    is_even = abs(step) == after - k == 1 and all(numbers[n] == layer for n, layer in known)
    return numbers if is_even else None


def _tell_takers(ops: Sequence[Op], found: Layers) -> None:
    """What takes from one layer alone is of it."""
    for op in ops:
        if op not in found.of:
            every = {found.layer(value) for value in taken(op)} - {None}
            layer = every.pop() if len(every) == 1 else None
            if layer is not None:
                found.of[op] = layer


def _tell_single(ops: Sequence[Op], found: Layers) -> None:
    """What can be computed anywhere is of the layer that alone takes it."""
    for op in reversed(ops):
        users = {found.of.get(user) for value in op.results for user in value.users()}
        layer = users.pop() if len(users) == 1 else None
        if layer is not None:
            found.of[op] = layer


def _tell_args(args: Sequence[Value], found: Layers) -> None:
    """An argument is of the layer that alone takes it; it may be given back as it is."""
    found.of_arg.clear()
    for arg in args:
        users = {found.of.get(user) for user in arg.users() if not user.is_terminator}
        layer = users.pop() if len(users) == 1 else None
        if layer is not None:
            found.of_arg[arg] = layer


def _count(found: Layers) -> None:
    """Number the layers of all stacks from 0."""
    everything = {*found.of.values(), *found.of_arg.values()}
    for stack in range(len(found.counts)):
        numbers = [layer.number for layer in everything if layer.stack == stack]
        low = min(numbers, default=0)
        found.counts[stack] = max(numbers, default=-1) - low + 1
        if low:
            found.shift(stack, -low)


# --- equal layers


@dataclass
class Form:
    """The layers of a block as lists, and where in these an op or an argument stands.

    inner  by stack the layers that are equal; those at the ends may hold other ops
    """

    layers: Layers
    ops: dict[Layer, list[Op]]
    args: dict[Layer, list[Value]]
    inner: list[range]
    at: dict[Op, int] = field(default_factory=dict[Op, int])
    at_arg: dict[Value, int] = field(default_factory=dict[Value, int])

    @staticmethod
    def of(
        layers: Layers, ops: Sequence[Op], args: Sequence[Value], inner: Sequence[range] = ()
    ) -> Form:
        """`inner`: where it is known."""
        found = Form(layers, layers.ops(ops), layers.args(args), list(inner))
        found.at = {op: k for some in found.ops.values() for k, op in enumerate(some)}
        found.at_arg = {arg: k for some in found.args.values() for k, arg in enumerate(some)}
        if not inner:
            stacks = [
                [Layer(stack, k) for k in range(count)] for stack, count in enumerate(layers.counts)
            ]
            kinds = found.kinds()
            found.inner = [
                _longest(every, lambda a, b: kinds.get(a) == kinds.get(b)) for every in stacks
            ]
            found.inner = [
                _longest(every[like.start : like.stop], found.take_equals)
                for every, like in zip(stacks, found.inner, strict=True)
            ]
        return found

    def kinds(self) -> dict[Layer, list[int]]:
        """By layer numbers of the kinds of its ops, in their order."""
        ids: dict[object, int] = {}
        return {
            layer: [ids.setdefault(kind(op), len(ids)) for op in ops]
            for layer, ops in self.ops.items()
        }

    def is_inner(self, layer: Layer) -> bool:
        """True if a layer is like those beside it."""
        return layer.number in self.inner[layer.stack]

    def number(self, value: Value) -> tuple[int, int]:
        """Which value of its layer a value is: an op of it and its result; -1 for arguments."""
        maker = value.op
        return (-1, self.at_arg[value]) if maker is None else (self.at[maker], value.index)

    def are_equal(self, a: Layer, b: Layer) -> bool:
        """True if two layers hold equal ops that take equal ones, or the same."""
        some, others = self.ops.get(a, []), self.ops.get(b, [])
        if len(some) != len(others) or not all(map(_are_alike, some, others)):
            return False
        return self.take_equals(a, b)

    def take_equals(self, a: Layer, b: Layer) -> bool:
        """True if the ops of two layers, of the same kinds, take equal ones, or the same."""
        if not self._have_equal_args(a, b):
            return False
        shift = b.number - a.number
        pairs = zip(self.ops.get(a, []), self.ops.get(b, []), strict=True)
        return all(
            self.is_same(x, y, shift)
            for one, other in pairs
            for x, y in zip(taken(one), taken(other), strict=True)
        )

    def _have_equal_args(self, a: Layer, b: Layer) -> bool:
        some, others = self.args.get(a, []), self.args.get(b, [])
        return [(x.type, x.sharding) for x in some] == [(x.type, x.sharding) for x in others]

    def is_same(self, a: Value, b: Value, shift: int) -> bool:
        """True if two values are one, or one stands `shift` layers behind the other."""
        if a is b:
            return True
        one, other = self.layers.layer(a), self.layers.layer(b)
        if one is None or other is None:
            return False
        if one.stack != other.stack or one.number + shift != other.number:
            return False
        if not (self.is_inner(one) and self.is_inner(other)):
            return True  # what a stack begins or ends with may be anything
        return self.number(a) == self.number(b)


def _are_alike(x: Op, y: Op) -> bool:
    """True if two ops are of one kind; most are plain, and quickly compared."""
    if x.sig is not y.sig:
        return False
    is_plain = not x.regions and x.notes == y.notes and len(x.results) == 1
    if is_plain and x.results[0].sharding == y.results[0].sharding:
        return True
    return kind(x) == kind(y)


def _longest(every: Sequence[Layer], are_equal: Callable[[Layer, Layer], bool]) -> range:
    """The most layers in a row of which each two neighbours are equal."""
    best = range(0)
    start = 0
    for k in range(1, len(every) + 1):
        if k == len(every) or not are_equal(every[k - 1], every[k]):
            found = range(every[start].number, every[k - 1].number + 1)
            best = max(best, found, key=len)
            start = k
    return best

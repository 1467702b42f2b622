"""Finds which ops of a program are those of which layer, and which of its layers are equal.

Regions that repeat (`clean/outlining`) are tied by what they take from each other: a copy of a
backward pass is of the layer whose values and weights it takes, an update of that whose gradient.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
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

    def is_end(self, layer: Layer) -> bool:
        """True if a layer is the first or the last of its stack."""
        return layer.number in (0, self.counts[layer.stack] - 1)

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


def layers(module: Module) -> Layers:
    """The layers of main of a program."""
    assert module.main is not None
    body, found = module.main.body, Layers()
    classes, apart = alike(body.ops, LEAST, PERIODS)
    waiting = sorted(classes, key=lambda one: -len(one.starts) * one.length)
    while waiting:
        known = next(((one, numbers) for one in waiting if (numbers := _numbers(one, found))), None)
        one, numbers = known or (waiting[0], _of_new_stack(waiting[0], found))
        waiting.remove(one)
        _tell(one, numbers, found)
    _tell_single([op for op in body.ops if op in apart], found)
    return found


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
    """By copy of a class its layer, by what it takes; None if that tells nothing."""
    for values in one.params:
        taken = [found.layer(value) for value in values]
        known = [layer for layer in taken if layer is not None]
        if len(known) == len(taken) and _is_even(known, found.counts):
            return known
    return None


def _is_even(numbers: Sequence[Layer], counts: Sequence[int]) -> bool:
    """True if copies are of all layers of a stack alike, up or down."""
    stack = numbers[0].stack
    if any(layer.stack != stack for layer in numbers):
        return False
    times = Counter(layer.number for layer in numbers)
    if len(times) != counts[stack] or len(set(times.values())) > 1:
        return False
    column = [layer.number for layer in numbers]
    return column in (sorted(column), sorted(column, reverse=True))


def _tell_single(ops: Sequence[Op], found: Layers) -> None:
    """What can be computed anywhere is of the layer that alone takes it."""
    for op in reversed(ops):
        users = {found.of.get(user) for value in op.results for user in value.users()}
        layer = users.pop() if len(users) == 1 else None
        if layer is not None:
            found.of[op] = layer


# --- equal layers


@dataclass
class Form:
    """The layers of a block as lists, and where in these an op or an argument stands."""

    layers: Layers
    ops: dict[Layer, list[Op]]
    args: dict[Layer, list[Value]]
    at: dict[Op, int] = field(default_factory=dict[Op, int])
    at_arg: dict[Value, int] = field(default_factory=dict[Value, int])

    @staticmethod
    def of(layers: Layers, ops: Sequence[Op], args: Sequence[Value]) -> Form:
        found = Form(layers, layers.ops(ops), layers.args(args))
        found.at = {op: k for some in found.ops.values() for k, op in enumerate(some)}
        found.at_arg = {arg: k for some in found.args.values() for k, arg in enumerate(some)}
        return found

    def number(self, value: Value) -> tuple[int, int]:
        """Which value of its layer a value is: an op of it and its result; -1 for arguments."""
        maker = value.op
        return (-1, self.at_arg[value]) if maker is None else (self.at[maker], value.index)

    def are_equal(self, a: Layer, b: Layer) -> bool:
        """True if two layers hold equal ops that take equal ones, or the same."""
        some, others = self.ops.get(a, []), self.ops.get(b, [])
        if len(some) != len(others) or not self._have_equal_args(a, b):
            return False
        return all(map(self.is_equal, some, others))

    def _have_equal_args(self, a: Layer, b: Layer) -> bool:
        some, others = self.args.get(a, []), self.args.get(b, [])
        return [(x.type, x.sharding) for x in some] == [(x.type, x.sharding) for x in others]

    def is_equal(self, x: Op, y: Op) -> bool:
        """True if ops of two layers are alike, and take the same or what is alike."""
        if x.sig is not y.sig or kind(x) != kind(y):
            return False
        shift = self.layers.of[y].number - self.layers.of[x].number
        return all(self.is_same(a, b, shift) for a, b in zip(taken(x), taken(y), strict=True))

    def is_same(self, a: Value, b: Value, shift: int) -> bool:
        """True if two values are one, or one stands `shift` layers behind the other."""
        if a is b:
            return True
        one, other = self.layers.layer(a), self.layers.layer(b)
        if one is None or other is None or one.after(shift) != other:
            return False
        if self.layers.is_end(one) or self.layers.is_end(other):
            # These hold other ops, too; what stands for what is seen by what it is.
            x, y = a.op, b.op
            return x is None or y is None or (a.index == b.index and kind(x) == kind(y))
        return self.number(a) == self.number(b)


def every_value(op: Op) -> Iterator[Value]:
    """The results of an op, and what is made in its regions."""
    for inner in op.walk():
        yield from inner.results
        for region in inner.regions:
            for block in region.blocks:
                yield from block.args

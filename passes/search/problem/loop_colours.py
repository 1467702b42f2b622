"""Loops of nodes that stand for the same dims of tensors have one colour; gradients of products.

A product is a gradient of an earlier one that shares an operand with it, if both have loops of the
same colours and make different ones: of Y[m,n] = X[m,k] W[k,n] these are dX[m,k] and dW[k,n]; and
if the operand is an argument of which it sums over what the other makes and makes what the other
sums over, whatever the colours of rows: windows with strides have others forward and back. What
is only rounded or turned round stands for the argument. All others are of the forward part.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from math import prod
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.anatomy import NONE, Anatomy, Dims
from shardwright.passes.search.problem.own_costs import ports_of
from shardwright.passes.search.problem.problem import Ints, Problem, whole

Port = tuple[int, int]  # a node, the number of its result


class Loops:
    """`shapes` [n]: anatomies. `operands` [n]: by number of an operand where it comes from."""

    def __init__(self, problem: Problem) -> None:
        self.shapes: list[Anatomy] = [problem.anatomy[kind] for kind in whole(problem.kinds)]
        self._start = [0, *accumulate(len(one.sizes) for one in self.shapes)]
        self._over = list(range(self._start[-1]))
        self.operands: list[dict[int, Port]] = [{} for _ in self.shapes]
        for a, result, b, operand in ports_of(problem):
            if operand >= 0:
                maker, user = self.shapes[a], self.shapes[b]
                self._join(a, maker.outs[result], b, user.ins[operand])
                self.operands[b][operand] = a, result

    def colour(self, node: int, factor: int) -> int:
        """The colour of a loop; `NONE` of one of a single point."""
        if self.shapes[node].sizes[factor] <= 1:
            return NONE
        number, over = self._start[node] + factor, self._over
        while over[number] != number:
            over[number] = over[over[number]]
            number = over[number]
        return number

    def colours(self, node: int, factors: Iterable[int]) -> frozenset[int]:
        """Of some loops of a node, those of single points left out."""
        return frozenset(self.colour(node, factor) for factor in factors) - {NONE}

    def source(self, port: Port) -> Port:
        """What a value stands for: the op that makes it, or the argument."""
        node = port[0]
        while self.shapes[node].is_value and 0 in self.operands[node]:
            port = self.operands[node][0]
            node = port[0]
        return port

    def argument(self, port: Port) -> Port | None:
        """The argument that a value is, or is made of by ops of one operand that keep all elements;
        None for what is made otherwise.
        """
        while True:
            node, result = port = self.source(port)
            if self.shapes[node].is_value:
                return port
            if not self._is_only_turned(node, result):
                return None
            port = next(iter(self.operands[node].values()))

    def _is_only_turned(self, node: int, result: int) -> bool:
        one = self.shapes[node]
        if len(one.ins) != 1 or len(self.operands[node]) != 1 or one.summed.any():
            return False
        return prod(one.in_shapes[0]) == prod(one.out_shapes[result])

    def _join(self, a: int, made: Dims, b: int, read: Dims) -> None:
        """The dims of a tensor, as its maker and its reader have them, by their first loops."""
        for one, other in zip(made, read, strict=False):
            first, second = self._major(a, one), self._major(b, other)
            if first != NONE and second != NONE:
                x, y = self.colour(a, first), self.colour(b, second)
                self._over[max(x, y)] = min(x, y)

    def _major(self, node: int, factors: tuple[int, ...]) -> int:
        sizes = self.shapes[node].sizes
        return next((f for f in factors if sizes[f] > 1), NONE)


class Gradients(NamedTuple):
    """`of` [n] by product that is a gradient the one that it is of; `by` [n] the node that makes
    the operand which it is the gradient of. `NONE` for all others.
    """

    of: Ints
    by: Ints


class _Known(NamedTuple):
    """A product that has an operand, the number of that, and colours that it makes."""

    node: int
    operand: int
    made: frozenset[int]


def gradients(loops: Loops) -> Gradients:
    """Which products are gradients of which."""
    of = np.full(len(loops.shapes), NONE, np.int64)
    by = of.copy()
    known: dict[tuple[Port, frozenset[int]], list[_Known]] = {}
    used: dict[Port, list[tuple[int, int, _Weight]]] = {}  # by argument the products of it
    for node, one in enumerate(loops.shapes):
        if not one.is_product:
            continue
        own = loops.colours(node, range(len(one.sizes)))
        made = loops.colours(node, (f for dim in one.outs[0] for f in dim))
        found: list[tuple[int, int]] = []
        for number, port in loops.operands[node].items():
            argument = loops.argument(port)
            some = known.setdefault((argument or loops.source(port), own), [])
            found += [(k.node, k.operand) for k in some if k.made != made]
            some.append(_Known(node, number, made))
            if argument is not None:
                weight = _Weight.of(loops, node, number)
                uses = used.setdefault(argument, [])
                found += [(k, at) for k, at, before in uses if weight.turns(before)]
                uses.append((node, number, weight))
        if found:
            first, shared = min(found)
            is_forward = of[first] == NONE
            of[node] = first if is_forward else of[first]
            others = [port for k, port in loops.operands[first].items() if k != shared]
            by[node] = loops.source(others[0])[0] if is_forward and len(others) == 1 else NONE
    return Gradients(of, by)


class _Weight(NamedTuple):
    """The colours of an operand of a product: those that it sums over, and those that it makes."""

    summed: frozenset[int]
    made: frozenset[int]

    @staticmethod
    def of(loops: Loops, node: int, operand: int) -> _Weight:
        one = loops.shapes[node]
        factors = [f for dim in one.ins[operand] for f in dim]
        made = {f for dim in one.outs[0] for f in dim}
        return _Weight(
            loops.colours(node, (f for f in factors if f not in made)),
            loops.colours(node, (f for f in factors if f in made)),
        )

    def turns(self, before: _Weight) -> bool:
        """Whether it sums over what the other makes, and makes what the other sums over."""
        return bool(self.summed & before.made and self.made & before.summed)

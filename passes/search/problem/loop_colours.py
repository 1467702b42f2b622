"""Loops of nodes that stand for the same dims of tensors have one colour; gradients of products.

A product is a gradient of an earlier one that shares an operand with it, if both have loops of the
same colours and make different ones: of Y[m,n] = X[m,k] W[k,n] these are dX[m,k] and dW[k,n]. All
others are of the forward part.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

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


def gradients(loops: Loops) -> Ints:
    """[n] by product that is a gradient the one that it is of; `NONE` for all others."""
    found = np.full(len(loops.shapes), NONE, np.int64)
    known: dict[tuple[Port, frozenset[int]], list[tuple[int, frozenset[int]]]] = {}
    for node, one in enumerate(loops.shapes):
        if not one.is_product:
            continue
        own = loops.colours(node, range(len(one.sizes)))
        made = loops.colours(node, (f for dim in one.outs[0] for f in dim))
        keys = [(loops.source(port), own) for port in loops.operands[node].values()]
        of = [other for key in keys for other, makes in known.get(key, []) if makes != made]
        if of:
            first = min(of)
            found[node] = first if found[first] == NONE else found[first]
        for key in keys:
            known.setdefault(key, []).append((node, made))
    return found

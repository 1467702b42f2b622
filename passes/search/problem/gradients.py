"""Which products of a program are gradients of others, by the tensors that they share.

A product is a gradient of an earlier one that shares an operand with it, if both have loops of the
same dims (colours), and make different ones: of Y[m,n] = X[m,k] W[k,n] these are dX[m,k] and
dW[k,n]. All others are of the forward part.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

import numpy as np

from shardwright.passes.search.problem.anatomy import Anatomy, Dims
from shardwright.passes.search.problem.own_costs import ports_of
from shardwright.passes.search.problem.problem import Bools, Problem, whole

Port = tuple[int, int]  # a node, the number of its result


class _Colours:
    """Loops of nodes that stand for the same dims of tensors."""

    def __init__(self, problem: Problem) -> None:
        kinds = whole(problem.kinds)
        self.shapes: list[Anatomy] = [problem.anatomy[kind] for kind in kinds]
        counts = [len(one.sizes) for one in self.shapes]
        self.start = [0, *accumulate(counts)]
        self.over = list(range(sum(counts)))

    def find(self, node: int, factor: int) -> int:
        number, over = self.start[node] + factor, self.over
        while over[number] != number:
            over[number] = over[over[number]]
            number = over[number]
        return number

    def join(self, a: int, made: Dims, b: int, read: Dims) -> None:
        """The dims of a tensor, as its maker and its reader have them."""
        for one, other in zip(made, read, strict=False):
            first, second = self.major(a, one), self.major(b, other)
            if first >= 0 and second >= 0:
                x, y = self.find(a, first), self.find(b, second)
                self.over[max(x, y)] = min(x, y)

    def major(self, node: int, factors: tuple[int, ...]) -> int:
        """The first factor of several points."""
        sizes = self.shapes[node].sizes
        return next((f for f in factors if sizes[f] > 1), -1)

    def of(self, node: int, factors: Iterator[int]) -> frozenset[int]:
        sizes = self.shapes[node].sizes
        return frozenset(self.find(node, f) for f in factors if sizes[f] > 1)


def gradients(problem: Problem) -> Bools:
    """[n] True of products that are gradients of earlier ones."""
    colours = _Colours(problem)
    operands: list[dict[int, Port]] = [{} for _ in range(problem.n)]
    for a, result, b, operand in ports_of(problem):
        if operand >= 0:
            maker, user = colours.shapes[a], colours.shapes[b]
            colours.join(a, maker.outs[result], b, user.ins[operand])
            operands[b][operand] = a, result
    found = np.zeros(problem.n, np.bool_)
    known: dict[tuple[Port, frozenset[int]], list[frozenset[int]]] = {}
    for node, one in enumerate(colours.shapes):
        if not one.is_product:
            continue
        loops = colours.of(node, iter(range(len(one.sizes))))
        made = colours.of(node, (f for dim in one.outs[0] for f in dim))
        keys = [(_source(operands, colours, port), loops) for port in operands[node].values()]
        found[node] = any(made != other for key in keys for other in known.get(key, []))
        for key in keys:
            known.setdefault(key, []).append(made)
    return found


def _source(operands: list[dict[int, Port]], colours: _Colours, port: Port) -> Port:
    """What a value stands for: the op that makes it, or the argument."""
    node = port[0]
    while colours.shapes[node].is_value and 0 in operands[node]:
        port = operands[node][0]
        node = port[0]
    return port


def output_dims_only(problem: Problem) -> Bools:
    """[sum of K] choices in which products of the forward part cut dims of their results alone, and
    no sum is scattered; where that leaves a node nothing, all stay.
    """
    back = gradients(problem).tolist()
    kinds = whole(problem.kinds)
    forward = [_uncut_sums(one) if one.is_product else one.plain for one in problem.anatomy]
    every = [
        problem.anatomy[kind].plain if back[node] else forward[kind]
        for node, kind in enumerate(kinds)
    ]
    return np.concatenate([
        some if (some & problem.may(node)).any() else np.ones_like(some)
        for node, some in enumerate(every)
    ])  # fmt: skip


def _uncut_sums(one: Anatomy) -> Bools:
    return one.plain & np.all(one.degree[:, one.summed] == 1, axis=1)

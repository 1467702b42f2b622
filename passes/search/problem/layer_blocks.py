"""Layers of a program as ops of one level after another, an axis of the mesh each.

A layer is the product that it is cut by: two inputs, an output, and loops by colour. Sizes are
those of what a device has after earlier axes.
"""

from __future__ import annotations

from math import prod

import numpy as np

from shardwright.passes.search.problem.anatomy import Anatomy
from shardwright.passes.search.problem.layers_of_programs import Layers
from shardwright.passes.search.problem.loop_colours import Loops
from shardwright.passes.search.problem.problem import Ints, Problem
from shardwright.passes.search.problem.sized_graphs import NONE, Cut, Edge, Level

ROWS = 0.25  # of the cost of cutting the rows of a product
EVERYWHERE, BY_ROWS, COLUMNS, SUMS = range(4)  # which tensors of a product have a loop


class LayerOp:
    """A layer. `ins` (one or two), `out`: colours of loops by tensor; `cuts`: by choice."""

    def __init__(self, loops: Loops, layers: Layers, number: int) -> None:
        head = layers.heads[number]
        one = loops.shapes[head]
        ports = loops.operands[head]
        used = sorted(ports)[:2]
        self.makers = [int(layers.of[loops.source(ports[k])[0]]) for k in used]
        self.makers = [NONE if maker == number else maker for maker in self.makers]
        self.ins = [loops.colours(head, (f for dim in one.ins[k] for f in dim)) for k in used]
        self.in_sizes = [float(prod(one.in_shapes[k])) for k in used]
        self.out = loops.colours(head, (f for dim in one.outs[0] for f in dim) if one.outs else ())
        self.out_size = float(prod(one.out_shapes[0])) if one.outs else 0.0
        self.is_product = one.is_product and len(used) == 2
        self.has_windows = _has_windows(one)
        order = [loops.colour(head, f) for f in range(len(one.sizes))]
        self.rank = {colour: k for k, colour in reversed(list(enumerate(order)))}
        self.left = list(range(len(layers.cuts[number])))
        self.cuts = layers.cuts[number]

    def weight(self, parts: int) -> float:
        if not self.is_product:
            return 0.0
        (a, b), out = self.in_sizes, self.out_size
        if self.has_windows:
            return min(a, b, out) / parts
        return max(b * ROWS, a, out) / parts

    def may(self, axis: int, parts: int) -> list[tuple[int, Cut]]:
        """Colours that the axis may cut, in the order of ties, with what that cuts; else none."""
        colours = {self.cuts[k][axis] for k in self.left} - {NONE}
        ranked = sorted((self.place(c), self.rank.get(c, NONE), c) for c in colours)
        allowed = [c for kind, _, c in ranked if not self.is_product or self._is_known(kind)]
        found = [(c, self._cut(c, parts)) for c in allowed]
        return found or [(NONE, Cut(0.0, (NONE,) * len(self.ins), NONE))]

    def take(self, axis: int, parts: int, colour: int) -> None:
        """Cut a colour over an axis."""
        same = [k for k in self.left if self.cuts[k][axis] == colour]
        self.left = same or self.left
        if colour == NONE or not same:
            return
        pairs = zip(self.in_sizes, self.ins, strict=True)
        self.in_sizes = [size / parts if colour in some else size for size, some in pairs]
        self.out_size /= parts if colour in self.out else 1

    def place(self, colour: int) -> int:
        """Which tensors of a product have a colour."""
        if not self.is_product:
            return EVERYWHERE
        a, b, out = (colour in some for some in (*self.ins, self.out))
        return SUMS if not out else EVERYWHERE if a and b else BY_ROWS if a else COLUMNS

    def _is_known(self, kind: int) -> bool:
        return not self.has_windows or kind in (EVERYWHERE, BY_ROWS)

    def _cut(self, colour: int, parts: int) -> Cut:
        ins = tuple(colour if colour in some else NONE for some in self.ins)
        return Cut(self._own(colour) / parts, ins, colour if colour in self.out else NONE)

    def _own(self, colour: int) -> float:
        if not self.is_product:
            return 0.0
        kind = self.place(colour)
        rows = self.in_sizes[1] * (1.0 if self.has_windows else ROWS)
        return (0.0, rows, self.in_sizes[0], self.out_size)[kind]


class LayerLevels:
    """All layers of a program, cut axis by axis."""

    def __init__(self, problem: Problem, layers: Layers) -> None:
        loops = Loops(problem)
        self.ops = [LayerOp(loops, layers, k) for k in range(len(layers.heads))]
        self.edges = [
            Edge(maker, user, number)
            for user, op in enumerate(self.ops)
            for number, maker in enumerate(op.makers)
            if maker != NONE
        ]

    def level(self, axis: int, parts: int) -> tuple[Level, list[list[int]]]:
        """What an axis chooses from, and by layer the colours that its cuts stand for."""
        may = [op.may(axis, parts) for op in self.ops]
        cuts = [[cut for _, cut in some] for some in may]
        alone = [not op.ins or some[0][0] == NONE for op, some in zip(self.ops, may, strict=True)]
        taken = [op.in_sizes[0] if op.ins else 0.0 for op in self.ops]
        made = [op.out_size for op in self.ops]
        weights = [op.weight(parts) for op in self.ops]
        level = Level(weights, cuts, alone, taken, made, self.edges)
        return level, [[colour for colour, _ in some] for some in may]

    def choices(self) -> Ints:
        """[G] what is left of each layer, once every axis is taken."""
        return np.array([op.left[0] for op in self.ops], np.int64)


def _has_windows(one: Anatomy) -> bool:
    """Whether a dim is made of several loops, or of none."""
    return any(len(dim) != 1 for dims in (*one.ins, *one.outs) for dim in dims)

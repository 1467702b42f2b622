"""Layers of a program as ops of one level after another, an axis of the mesh each.

A layer is the product that it is cut by: two inputs, an output, and loops by colour. Sizes are
those of what a device has after earlier axes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from math import prod
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.anatomy import Anatomy
from shardwright.passes.search.problem.layers_of_programs import Layers
from shardwright.passes.search.problem.loop_colours import Loops
from shardwright.passes.search.problem.problem import Floats, Ints, Problem, triples
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


DP, TP = "dp", "tp"


class Blocks(NamedTuple):
    """`of`: the block of a layer; `words` by strategy; `choice` [G, S] of layers; `intra` [S] by
    block, `inter` [S, S] from the one before; `bytes` [S].
    """

    of: list[int]
    words: list[str]
    choice: Ints
    intra: list[Floats]
    inter: list[Floats | None]
    bytes: list[Floats]


def blocks_of(problem: Problem, layers: Layers, rowed: Problem) -> Blocks:
    """The blocks of a program. `rowed`: the problem of its layers, with a row of bytes."""
    levels = LayerLevels(problem, layers)
    of = _ends(rowed, levels)
    names = list(product((DP, TP), repeat=len(problem.axes)))
    batch = _batch(levels)
    choice = np.array([_taken(levels, of, batch, name) for name in names], np.int64).T
    count = max(of) + 1
    intra = [np.zeros(len(names)) for _ in range(count)]
    held = [np.zeros(len(names)) for _ in range(count)]
    inter: list[Floats | None] = [None, *(np.zeros((len(names),) * 2) for _ in range(count - 1))]
    for layer, block in enumerate(of):
        intra[block] += rowed.costs[layer][choice[layer]]
        held[block] += rowed.vectors[layer][choice[layer]]
    for a, b, table in triples(rowed.edges):
        entries, apart = rowed.tables[table], of[b] - of[a]
        if apart == 0:
            intra[of[a]] += entries[choice[a], choice[b]]
        elif apart == 1 and (before := inter[of[b]]) is not None:
            before += entries[np.ix_(choice[a], choice[b])]
    return Blocks(of, ["-".join(name) for name in names], choice, intra, inter, held)


def _ends(layers: Problem, levels: LayerLevels) -> list[int]:
    """By layer its block."""
    count, block = layers.n, 0
    found: list[int] = []
    edges = [(a, b) for a, b, _ in triples(layers.edges) if levels.ops[a].is_product]
    for layer in range(count):
        over = {a for a, b in edges if a < layer <= b}
        block += bool(layer and len(over) <= 1)
        found.append(block)
    return found


def _batch(levels: LayerLevels) -> int:
    """The colour that most layers have as their first loop of rows, of equal ones the least."""
    counts = Counter[int]()
    for op in levels.ops:
        may = {c for cut in op.cuts for c in cut} - {NONE}
        rows = [c for c in may if not op.is_product or op.place(c) in (EVERYWHERE, BY_ROWS)]
        if rows:
            counts[min(rows, key=lambda c: (op.rank.get(c, len(op.rank)), c))] += 1
    return max(counts, key=lambda c: (counts[c], -c), default=NONE)


def _taken(levels: LayerLevels, of: Sequence[int], batch: int, name: Sequence[str]) -> list[int]:
    """By layer its choice under a strategy."""
    cut: dict[tuple[int, int], set[int]] = {}  # by block and axis the colours so far
    found: list[int] = []
    for op, block in zip(levels.ops, of, strict=True):
        want: list[int] = []
        for axis, word in enumerate(name):
            so_far = cut.setdefault((block, axis), set())
            want.append(batch if word == DP else _split(op, axis, so_far, batch))
            so_far.add(want[-1])
        found.append(_nearest(op, want))
    return found


def _split(op: LayerOp, axis: int, before: set[int], batch: int) -> int:
    """The loop that `tp` cuts of a layer."""
    may = sorted({cut[axis] for cut in op.cuts} - {NONE, batch})
    again = [colour for colour in may if colour in before]
    columns = [colour for colour in may if op.is_product and op.place(colour) == COLUMNS]
    return (again or columns or [NONE])[0]


def _nearest(op: LayerOp, want: list[int]) -> int:
    """The choice of these colours, axes left whole from the last on where there is none."""
    known = {cut: number for number, cut in reversed(list(enumerate(op.cuts)))}
    colours = {colour for cut in op.cuts for colour in cut}
    row: tuple[int, ...] = tuple(colour if colour in colours else NONE for colour in want)
    for axis in range(len(row), -1, -1):
        if (*row[:axis], *(NONE,) * (len(row) - axis)) in known:
            return known[(*row[:axis], *(NONE,) * (len(row) - axis))]
    return 0

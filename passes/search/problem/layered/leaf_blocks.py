"""Blocks of layers in a sequence, and what the leaves of Galvatron's decision tree make of them.

A leaf says of every axis of the mesh how a block is spread over it:

    dp   rows of the batch; parameters and their states are whole
    sdp  rows of the batch; parameters, their states and updates are cut, gathered for each product,
         and gradients are scattered as they are summed
    tp   the loops of its products in turns, columns first

A block ends where at most one layer is read by later ones, and has two products at least, which
`tp` cuts by columns and by what they sum. Parameters and states are arguments that
have no rows, and what is made of these, or of sums over rows, without rows. Of these `sdp` cuts the
longest loop that the axis may cut, those that no other axis cuts first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.anatomy import Anatomy
from shardwright.passes.search.problem.layer_blocks import (
    BY_ROWS,
    COLUMNS,
    EVERYWHERE,
    LayerLevels,
    LayerOp,
)
from shardwright.passes.search.problem.layers_of_programs import Layers, bytes_by_node
from shardwright.passes.search.problem.loop_colours import Loops
from shardwright.passes.search.problem.own_costs import tied
from shardwright.passes.search.problem.problem import Bools, Floats, Ints, Problem, triples, whole
from shardwright.passes.search.problem.sized_graphs import NONE

DP, SDP, TP = "dp", "sdp", "tp"
PAIR = 2  # products of a block
Leaf = tuple[str, ...]  # by axis


class Blocks(NamedTuple):
    """`words` by leaf; `choice` [n, S] of nodes, `of` [n] their blocks; `intra` [S] by block,
    `inter` [S, S] from the one before; `bytes` [S].
    """

    words: list[str]
    choice: Ints
    of: list[int]
    intra: list[Floats]
    inter: list[Floats | None]
    bytes: list[Floats]

    def plan(self, leaves: Sequence[int]) -> Ints:
        """[n] choices under a leaf by block."""
        return self.choice[np.arange(len(self.of)), np.asarray(leaves)[self.of]]


def blocks_of(problem: Problem, own: Problem, layers: Layers) -> Blocks:
    """The blocks of a program. `own`: costs by node and edge, of the same nodes and choices."""
    levels = LayerLevels(problem, layers)
    of = _ends(layers.problem, levels)
    leaves = list(product((DP, SDP, TP), repeat=len(problem.axes)))
    spread = Spread(problem, layers, _batch(levels))
    known: dict[Leaf, Ints] = {}  # layers know no sdp
    for leaf in leaves:
        plain = tuple(DP if word == SDP else word for word in leaf)
        if plain not in known:
            taken = _taken(levels, of, spread.batch, plain)
            known[plain] = layers.expanded(np.array(taken, np.int64))
        known[leaf] = spread.shared(known[plain], [word == SDP for word in leaf])
    choice = np.stack([known[leaf] for leaf in leaves], axis=1)
    block = [of[layer] for layer in whole(layers.of)]
    return _priced(problem, own, choice, block, ["-".join(leaf) for leaf in leaves])


def _priced(
    problem: Problem, own: Problem, choice: Ints, block: list[int], words: list[str]
) -> Blocks:
    count = max(block) + 1
    intra = [np.zeros(len(words)) for _ in range(count)]
    held = [np.zeros(len(words)) for _ in range(count)]
    inter: list[Floats | None] = [None, *(np.zeros((len(words),) * 2) for _ in range(count - 1))]
    for node, (kind, size) in enumerate(zip(whole(own.kinds), bytes_by_node(problem), strict=True)):
        intra[block[node]] += own.costs[kind][choice[node]] * own.node_turns[node]
        held[block[node]] += size[choice[node]]
    for (a, b, table), weight in zip(triples(own.edges), own.edge_weights.tolist(), strict=True):
        entries = own.tables[table] * weight
        if block[a] > block[b]:
            a, b, entries = b, a, entries.T
        if block[a] == block[b]:
            intra[block[a]] += entries[choice[a], choice[b]]
        elif block[b] - block[a] == 1 and (before := inter[block[b]]) is not None:
            before += entries[np.ix_(choice[a], choice[b])]
    return Blocks(words, choice, block, intra, inter, held)


class Spread:
    """What `sdp` makes of nodes: `kept` [n] parameters, their states and updates; `sums` [n] ops
    that sum rows into something kept. `batch`: the colour of rows.
    """

    def __init__(self, problem: Problem, layers: Layers, batch: int) -> None:
        self.problem, self.batch, self.loops = problem, batch, Loops(problem)
        self.open = tied(problem, [problem.may(node) for node in range(problem.n)])
        shapes, operands = self.loops.shapes, self.loops.operands
        self.kept: list[bool] = []
        self.sums: list[bool] = []
        for node, one in enumerate(shapes):
            has_rows = batch in self.loops.colours(node, range(len(one.sizes)))
            makers = [maker for maker, _ in operands[node].values() if maker < node]
            is_own = one.is_value and not operands[node]
            is_made = any(self.kept[k] or self.sums[k] for k in makers)
            self.kept.append(not has_rows and bool(len(one.sizes)) and (is_own or is_made))
            first = one.outs[0] if one.outs else ()
            made = self.loops.colours(node, (f for dim in first for f in dim))
            self.sums.append(has_rows and bool(made) and batch not in made)
        self.known: dict[tuple[int, int, int, tuple[bool, ...]], int] = {}

    def shared(self, x: Ints, over: Sequence[bool]) -> Ints:
        """[n] the choices x with what `sdp` changes over some axes."""
        if not any(over):
            return x
        found, ties = x.copy(), whole(self.problem.ties)
        for node in range(len(x)):
            head = ties[node]
            if head != node:
                found[node] = found[head]
            elif self.kept[node] or self.sums[node]:
                found[node] = self._of(node, int(x[node]), over)
        return found

    def _of(self, node: int, choice: int, over: Sequence[bool]) -> int:
        one = self.loops.shapes[node]
        for factor in self._longest(node, one, choice):
            ways = self._cut if self.kept[node] else self._scattered
            found = np.flatnonzero(ways(one, choice, factor, over) & self.open[node])
            if len(found):
                return int(found[0])
        return choice

    def _longest(self, node: int, one: Anatomy, choice: int) -> list[int]:
        """Loops of the first result: those that nothing cuts, the longest first."""
        dims = one.outs[0] if one.outs else ()
        cut = set(one.cut[choice].tolist())
        loops = [f for dim in dims for f in dim if one.sizes[f] > 1]
        return sorted(loops, key=lambda f: (f in cut, -one.sizes[f], self.loops.colour(node, f)))

    @staticmethod
    def _cut(one: Anatomy, choice: int, factor: int, over: Sequence[bool]) -> Bools:
        """[K] choices that cut a loop over some axes, and all else as a choice does."""
        want = [
            factor if is_over else now
            for is_over, now in zip(over, one.cut[choice].tolist(), strict=True)
        ]
        return one.plain & (one.cut == want).all(axis=1)

    @staticmethod
    def _scattered(one: Anatomy, choice: int, factor: int, over: Sequence[bool]) -> Bools:
        """[K] choices that cut as a choice does, and scatter what they sum over some axes."""
        dim = next(k for k, some in enumerate(one.outs[0]) if factor in some)
        want = [
            dim if is_over else now
            for is_over, now in zip(over, one.left[choice].tolist(), strict=True)
        ]
        same = (one.cut == one.cut[choice]).all(axis=1)
        return same & (one.left == want).all(axis=1)


def _ends(layers: Problem, levels: LayerLevels) -> list[int]:
    """By layer its block."""
    block, pair = 0, 0
    found: list[int] = []
    edges = [(a, b) for a, b, _ in triples(layers.edges) if levels.ops[a].is_product]
    for layer in range(layers.n):
        over = {a for a, b in edges if a < layer <= b}
        if len(over) <= 1 and pair >= PAIR:
            block, pair = block + 1, 0
        pair += levels.ops[layer].is_product
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

"""Layers of a program as a sequence of blocks that are data- or tensor-parallel over each axis.

A block ends where one layer alone is read further on, as behind a sum of residuals. `dp` cuts the
first loop of rows of most layers; `tp` cuts what an earlier layer of the block has cut, else
columns: so a product by columns is followed by one by rows. Where a layer may not, it is left
whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.anatomy import NONE
from shardwright.passes.search.problem.layers_of_programs import Cut, Layers
from shardwright.passes.search.problem.levels.layer_levels import (
    BY_ROWS,
    COLUMNS,
    EVERYWHERE,
    LayerLevels,
    LayerOp,
)
from shardwright.passes.search.problem.problem import Floats, Ints, Problem, triples

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
    row: Cut = tuple(colour if colour in colours else NONE for colour in want)
    for axis in range(len(row), -1, -1):
        if (*row[:axis], *(NONE,) * (len(row) - axis)) in known:
            return known[(*row[:axis], *(NONE,) * (len(row) - axis))]
    return 0

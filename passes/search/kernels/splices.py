"""Joins plans that multipliers found: equal layers flip all at once, joined plans flip some.

A splice takes variables before a cut from one plan and the rest from another, in any order: that
of the program, or that of repeated parts. Blocks of variables that each follow one plan of a pool
are a small problem of choices with the rows of the large one, solved exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from shardwright.passes.search.kernels.integer_program import solve_integer
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.problem import Floats, Ints, Problem

Plans = Sequence[Ints]
Numbers = npt.NDArray[Any]


def splice(graph: FreeGraph, first: Ints, second: Ints, rank: Ints) -> Ints | None:
    """The cheapest plan that fits: variables of low rank [m] as in `first`, others as in `second`.

    None where none fits.
    """
    cuts = int(rank.max(initial=0)) + 2  # cut c: ranks below c follow the first plan
    flat, unary, at = graph.flat, graph.unary, graph.starts[:-1]
    costs = _by_cut(unary[at + first], unary[at + second], rank, cuts)
    a, b = flat.producer, flat.consumer
    low, high = np.minimum(rank[a], rank[b]), np.maximum(rank[a], rank[b])
    both = flat.values[flat.first + first[a] * flat.wide + first[b]]
    none = flat.values[flat.first + second[a] * flat.wide + second[b]]
    early = rank[a] < rank[b]
    left, right = np.where(early, first[a], second[a]), np.where(early, second[b], first[b])
    mixed = flat.values[flat.first + left * flat.wide + right]
    costs += _by_cut(mixed, none, low, cuts) + _by_cut(
        both - mixed, np.zeros_like(both), high, cuts
    )
    fits = np.ones(cuts, np.bool_)
    for (places, size), room in zip(graph.loads, graph.room, strict=True):
        label = np.bincount(places, size, len(unary))
        fits &= _by_cut(label[at + first], label[at + second], rank, cuts) <= room
    if not fits.any():
        return None
    cut = int(np.where(fits, costs, np.inf).argmin())
    return np.where(rank < cut, first, second)


def _by_cut(first: Numbers, second: Numbers, rank: Ints, cuts: int) -> Floats:
    """[cuts] sums of `first` where the rank is below the cut, else of `second`."""
    change = np.bincount(rank + 1, first - second, cuts + 1)[:cuts]
    return np.asarray(float(second.sum()) + np.cumsum(change), np.float64)


def ranks(graph: FreeGraph) -> list[Ints]:
    """Orders to cut: that of the program, and that of repeated parts where they are known."""
    return [np.arange(len(graph.labels)), *graph.parts]


def best_splice(graph: FreeGraph, plans: Plans) -> Ints | None:
    """The cheapest splice that fits of two plans out of a pool."""
    found: list[Ints] = []
    for rank in ranks(graph):
        for number, first in enumerate(plans):
            for second in (*plans[:number], *plans[number + 1 :]):
                made = splice(graph, first, second, rank)
                if made is not None:
                    found.append(made)
    return min(found, key=graph.total, default=None)


def by_blocks(
    graph: FreeGraph, plans: Plans, block: Ints, seconds: float, gap: float
) -> Ints | None:
    """The best plan whose blocks [m] each follow one plan of the pool; None if none was found."""
    small = _quotient(graph, np.array(plans), block)
    solved = solve_integer(free_graph(small), seconds, gap)
    if solved.y is None:
        return None
    made = np.array(plans)[free_graph(small).plan(solved.y)[block], np.arange(len(block))]
    return made if graph.fits(made) else None


def _quotient(graph: FreeGraph, plans: Ints, block: Ints) -> Problem:
    """Blocks as nodes, plans as choices."""
    count, blocks = len(plans), int(block.max()) + 1
    at, flat = graph.starts[:-1], graph.flat
    own = np.stack([np.bincount(block, graph.unary[at + y], blocks) for y in plans], axis=1)
    a, b = block[flat.producer], block[flat.consumer]
    keys, which = np.unique(a * blocks + b, return_inverse=True)
    tables = np.zeros((len(keys), count, count))
    for k, first in enumerate(plans):
        for other, second in enumerate(plans):
            place = flat.first + first[flat.producer] * flat.wide + second[flat.consumer]
            tables[:, k, other] = np.bincount(which, flat.values[place], len(keys))
    edges = np.stack([keys // blocks, keys % blocks, np.arange(len(keys))], axis=1)
    loads: list[Ints] = [np.zeros((0, 3), np.int64)]
    vectors: list[Ints] = []
    nodes = np.arange(blocks)
    for row, (places, size) in enumerate(graph.loads):
        label = np.bincount(places, size, int(graph.starts[-1]))
        bytes_ = np.stack([np.bincount(block, label[at + y], blocks) for y in plans], axis=1)
        loads.append(np.stack([np.full(blocks, row), nodes, len(vectors) + nodes], axis=1))
        vectors += list(np.ceil(bytes_).astype(np.int64))
    return Problem(
        nodes, tuple(own), edges, tuple(tables), loads=np.concatenate(loads),
        vectors=tuple(vectors), held=np.zeros(len(graph.loads), np.int64),
        cap=np.floor(graph.room).astype(np.int64), fixed=graph.fixed,
    )  # fmt: skip

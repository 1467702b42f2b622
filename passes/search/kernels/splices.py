"""Joins plans that multipliers found: equal layers flip all at once, joined plans flip some.

A splice takes variables before a cut from one plan and the rest from another, in any order: that
of the program, or that of repeated parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Bools, Floats, Ints, whole

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
    fits = _fits_by_cut(graph, first, second, rank, cuts)
    if not fits.any():
        return None
    cut = int(np.where(fits, costs, np.inf).argmin())
    made = np.where(rank < cut, first, second)
    return made if graph.fits(made) else None


def _fits_by_cut(graph: FreeGraph, first: Ints, second: Ints, rank: Ints, cuts: int) -> Bools:
    """[cuts] whether the rows hold a splice that one of both plans is too large for."""
    loads = graph.loads
    own = loads.of(first), loads.of(second)
    a, b = rank[loads.one], rank[np.where(loads.other >= 0, loads.other, loads.one)]
    early = a < b
    ends = loads.one, np.where(loads.other >= 0, loads.other, loads.one)
    left = np.where(early, first[ends[0]], second[ends[0]])
    right = np.where(early, second[ends[1]], first[ends[1]])
    right = np.where(loads.other >= 0, right, 0)
    left = np.where(loads.other >= 0, left, first[loads.one])
    mixed = loads.values[loads.at + left * loads.wide + right]
    low, high = np.minimum(a, b), np.maximum(a, b)
    most = np.maximum(loads.used(first), loads.used(second))
    fits = np.ones(cuts, np.bool_)
    for row in whole(np.flatnonzero(most > graph.room)):
        begin, end = np.searchsorted(loads.row, [row, row + 1])
        term = loads.term[begin:end]
        used = _by_cut(mixed[term], own[1][term], low[term], cuts)
        used += _by_cut(own[0][term] - mixed[term], np.zeros(len(term)), high[term], cuts)
        fits &= used <= graph.room[row]
    return fits


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

"""Finishes what bounds have begun: labels that no better plan takes go, the rest is solved.

A label goes when the bound with its excess lies above a known plan: what is left holds every better
plan, so the exact answer over it is the optimum.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shardwright.passes.search.kernels.elimination import TooWide, best_labels
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.problem import Bools, Floats, Ints, whole

WIDEST = 2e6  # entries of a table of elimination


class Narrowed(NamedTuple):
    """A graph of fewer labels; `back` turns its labels into those of the whole."""

    graph: FreeGraph
    kept: tuple[Ints, ...]  # [m] labels of the whole that are left

    def back(self, y: Ints) -> Ints:
        """[m] labels of the whole."""
        return np.array([one[k] for one, k in zip(self.kept, y, strict=True)], np.int64)


def narrow(graph: FreeGraph, keep: Bools, rows: bool = True) -> Narrowed:
    """The graph with these labels [labels] only, at least one of each variable.

    `rows`: with its rows of memory.
    """
    problem = graph.problem if rows else graph.problem.without_rows()
    allowed = np.zeros(int(problem.starts[-1]), np.bool_)
    kept: list[Ints] = []
    spans = zip(whole(graph.starts[:-1]), whole(graph.starts[1:]), strict=True)
    for variable, (first, last) in enumerate(spans):
        left = np.flatnonzero(keep[first:last])
        kept.append(left)
        start = problem.starts[graph.head[variable]]
        allowed[start + graph.labels[variable][left]] = True
    tied = np.flatnonzero(problem.ties != np.arange(problem.n))
    for node in whole(tied):  # nodes that follow may do what their head may
        allowed[problem.starts[node] : problem.starts[node + 1]] = True
    return Narrowed(free_graph(problem.restrict(allowed)), tuple(kept))


def nearest(graph: FreeGraph, excess: Floats, count: int, plan: Ints) -> Bools:
    """[labels] the `count` labels of least excess of each variable, and those of a plan."""
    order = np.lexsort((excess, graph.owner))
    rank = np.empty(len(order), np.int64)
    rank[order] = np.arange(len(order)) - np.repeat(graph.starts[:-1], graph.sizes)
    keep = rank < count
    keep[graph.starts[:-1] + plan] = True
    return keep


def without_hopeless(
    graph: FreeGraph, bound: float, excess: Floats, plan: Ints, cost: float
) -> Bools:
    """[labels] those that a plan better than the known one may take."""
    keep = bound + excess <= cost + 1e-12 * abs(cost)
    keep[graph.starts[:-1] + plan] = True
    return keep


def eliminate_kept(graph: FreeGraph, keep: Bools) -> tuple[float, Ints] | None:
    """The best plan of these labels, without memory rows; None where tables are too wide."""
    small = narrow(graph, keep, rows=False)
    try:
        cost, y = best_labels(small.graph, limit=WIDEST)
    except TooWide:
        return None
    return cost, small.back(y)

"""Finishes what bounds have begun: labels that no better plan takes go, the rest is solved.

A label goes when the bound with its excess lies above a known plan: what is left holds every better
plan, so the exact answer over it is the optimum.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from shardwright.ir.errors import ProgramError
from shardwright.ir.exit_codes import MISSING
from shardwright.passes.search.kernels.elimination import TooWide, best_labels
from shardwright.passes.search.kernels.integer_program import Limit, Solved, solve_integer
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.problem import Bools, Floats, Ints, whole

MOST_FINISHED = 150_000  # entries of edges of an integer program
FINISH_GAP = 1e-7
WIDEST = 2e6  # entries of a table of elimination


class Answer(NamedTuple):
    """Labels or None, a bound, whether it is proved that no plan is better, and by what."""

    y: Ints | None
    bound: float
    exact: bool
    kind: str
    proof: str = ""  # where no plan exists: why


class Narrowed(NamedTuple):
    """A graph of fewer labels; `back` turns its labels into those of the whole."""

    graph: FreeGraph
    kept: tuple[Ints, ...]  # [m] labels of the whole that are left

    def back(self, y: Ints) -> Ints:
        """[m] labels of the whole."""
        return np.concatenate(self.kept)[self.graph.starts[:-1] + y]

    def into(self, y: Ints) -> Ints:
        """[m] labels of the part, for labels of the whole that it has."""
        wide = int(max(one[-1] for one in self.kept)) + 1
        owner = self.graph.owner * wide
        found = np.searchsorted(np.concatenate(self.kept) + owner, np.arange(len(y)) * wide + y)
        return found - self.graph.starts[:-1]


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


def without_rows(graph: FreeGraph, keep: Bools, limit: Limit) -> Solved | None:
    """The best plan of these labels by HiGHS, whatever it holds; None without scipy."""
    small = narrow(graph, keep, rows=False)
    if small.graph.entries > MOST_FINISHED:
        return None
    try:
        nodes = limit.nodes(small.graph)
        solved = solve_integer(small.graph, limit.seconds, FINISH_GAP, nodes)
    except ProgramError as problem:
        if problem.code == MISSING:
            return None
        raise
    return solved if solved.y is None else replace(solved, y=small.back(solved.y))

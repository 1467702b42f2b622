"""Parts of problems: some nodes, and the edges between these."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from shardwright.passes.search.problem.problem import Bools, Ints, Problem


def induced(problem: Problem, inside: Bools) -> Problem:
    """The problem of the nodes `inside` [n], in their order, without memory rows; nodes that are
    tied by one outside are tied to the first of them.
    """
    nodes = np.flatnonzero(inside)
    number = np.full(problem.n, -1, np.int64)
    number[nodes] = np.arange(len(nodes))
    kept = inside[problem.edges[:, 0]] & inside[problem.edges[:, 1]]
    edges = problem.edges[kept].copy()
    edges[:, :2] = number[edges[:, :2]]
    allowed = problem.allowed
    if len(allowed):
        allowed = allowed[np.repeat(inside, problem.sizes)]
    none: Ints = np.full(len(nodes), -1, np.int64)
    names = tuple(problem.names[k] for k in nodes.tolist()) if problem.names else ()
    return replace(
        problem.without_rows(), kinds=problem.kinds[nodes], edges=edges, allowed=allowed,
        turns=problem.node_turns[nodes], weights=problem.edge_weights[kept],
        tie=_tied(problem.ties[nodes]), region=none, place=none, names=names, fixed=0.0,
        ports=problem.ports[kept] if len(problem.ports) else problem.ports,
        shared=number[[k for k in problem.shared.tolist() if inside[k]]].astype(np.int64),
        make_anatomy=None,
    )  # fmt: skip


def key_of(problem: Problem) -> bytes:
    """Equal for parts of one problem whose costs are equal, node by node."""
    arrays = (
        problem.kinds, problem.edges, problem.node_turns, problem.edge_weights, problem.allowed,
        problem.ties,
    )  # fmt: skip
    return b"|".join(np.ascontiguousarray(one).tobytes() for one in arrays)


def _tied(roots: Ints) -> Ints:
    """By node the first one of the same root."""
    _, first, which = np.unique(roots, return_index=True, return_inverse=True)
    return first[which.reshape(-1)].astype(np.int64)

"""Plans to start from."""

from __future__ import annotations

import numpy as np

from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Floats, Ints

TRIES = 40


def fitting_start(graph: FreeGraph) -> Ints:
    """Labels that are cheap by themselves, at a price of memory at which they fit if there is one.

    Rows that are not met raise their own price; the last labels tried may still not fit.
    """
    y = _least(graph, graph.unary)
    if not len(graph.loads):
        return y
    scale = float(np.abs(graph.unary).max(initial=1.0)) / max(float(graph.bytes.max()), 1.0)
    price = np.full(len(graph.loads), scale * 1e-3)
    for _ in range(TRIES):
        if graph.fits(y):
            return y
        price = np.where(graph.used(y) > graph.room, price * 4.0, price)
        y = _least(graph, graph.unary + price @ graph.bytes)
    return y if graph.fits(y) else _least(graph, graph.bytes.sum(axis=0))


def _least(graph: FreeGraph, unary: Floats) -> Ints:
    """[m] the cheapest label of each variable by itself, the first of equals."""
    least = np.minimum.reduceat(unary, graph.starts[:-1])
    hits = np.flatnonzero(unary == np.repeat(least, graph.sizes))
    owner = graph.owner[hits]
    return hits[np.searchsorted(owner, np.arange(len(graph.labels)))] - graph.starts[:-1]

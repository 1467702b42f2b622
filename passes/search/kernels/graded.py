"""Plans between those that multipliers find: some variables pay more for memory than others.

At the best multiplier plans that fit and plans that do not cost the same, and few lie between. With
a higher price for the first variables in some order and a lower one for the rest, the plan is a
splice whose seam is solved for; how many pay more is halved until the rows are just met.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from shardwright.passes.search.kernels.bounded_descent import descend_within
from shardwright.passes.search.kernels.multipliers import Dual, Effort, Oracle
from shardwright.passes.search.kernels.priced_tables import Prices
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Ints

ENOUGH = 0.9  # part of the gap that is left where other prices are worth a try
PARTS = (0.02, 0.1, 0.3)  # by which the two prices differ from the best multiplier


def grade(dual: Dual, oracle: Oracle, stop: Callable[[], bool], gap: float) -> None:
    """Add plans to the lines of `dual`, and what descent makes of those that fit.

    It is done when the best plan is within `gap` of the bound.
    """
    graph = dual.graph
    price = graph.loads.prices(dual.at)
    pays = np.bincount(graph.loads.one, price, len(graph.labels)) > 0
    pays[graph.loads.other[graph.loads.pairs[price[graph.loads.pairs] > 0]]] = True
    heavy = np.flatnonzero(pays)
    for part in PARTS:
        before = dual.gap
        for rank in _orders(graph):
            ordered = heavy[np.argsort(rank[heavy], kind="stable")]
            for cut in _halves(len(ordered)):
                if stop() or dual.gap <= gap:
                    return
                factor = np.full(len(graph.labels), 1.0 - part)
                factor[ordered[: cut.at]] = 1.0 + part
                cut.fits = _add(dual, oracle(Prices(dual.at, factor), Effort.QUICK)[1])
        if dual.gap > ENOUGH * before:
            return


class _Cut:
    def __init__(self, at: int) -> None:
        self.at, self.fits = at, False


def _halves(count: int) -> Iterator[_Cut]:
    """Cuts between too few and enough, by halves."""
    low, high = 0, count
    while high - low > 1:
        cut = _Cut((low + high) // 2)
        yield cut
        low, high = (low, cut.at) if cut.fits else (cut.at, high)


def _orders(graph: FreeGraph) -> list[Ints]:
    """Program order, its reverse, class by class, and repeated part by part."""
    number = np.arange(len(graph.labels))
    return [number, -number, graph.kinds * len(number) + number, *graph.parts]


def _add(dual: Dual, plans: list[Ints]) -> bool:
    """Keep plans; whether the first one fits."""
    graph = dual.graph
    for y in plans:
        if dual.fits(dual.add(y)):
            dual.add(descend_within(graph, y))
    return graph.fits(plans[0])

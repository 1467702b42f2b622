"""The least that rows can be over their caps, all at once: a bound from below, and labels.

Weights w >= 0 of rows that add up to 1: no plan has its largest excess below the least of
sum_r w_r (bytes_r - cap_r). Rows that are too full gain weight (Freund and Schapire, Adaptive game
playing using multiplicative weights, 1999).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shardwright.passes.search.kernels.multipliers import Oracle
from shardwright.passes.search.kernels.priced_tables import Prices
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Ints

ROUNDS = 40
LEARNS = 8.0  # of the part that a row is above the fullest one
SPREAD = 0.5  # the first weights are on rows at least so full


class Least(NamedTuple):
    """`bound`: no labels have a smaller largest excess over the rows' room, in bytes."""

    bound: float
    excess: float
    y: Ints


def least_peak(graph: FreeGraph, oracle: Oracle, start: Ints, enough: float = 0.0) -> Least:
    """Labels whose largest excess is least, as far as found; from labels `start` [m] on.

    It is done when the excess is at most `enough`, or the bound above it.
    """
    over = graph.used(start) - graph.room
    best, bound = Least(-np.inf, float(over.max()), start), -np.inf
    scale = max(float((graph.used(start) + graph.held).max()), 1.0)
    log = LEARNS * over / scale
    for number in range(ROUNDS):
        weight = np.exp(log - log.max())
        weight[weight < SPREAD**20] = 0.0
        weight /= weight.sum()
        low, plans = oracle(Prices(weight, cost=0.0))
        bound = max(bound, low - float(weight @ graph.room))
        for y in plans:
            excess = float((graph.used(y) - graph.room).max())
            if excess < best.excess:
                best = Least(bound, excess, y)
        if best.excess <= enough or bound > enough:
            break
        log = log + LEARNS * (graph.used(plans[0]) - graph.room) / scale / (1 + number) ** 0.5
    return best._replace(bound=bound)

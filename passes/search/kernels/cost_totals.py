"""The end of MindSpore's DP: lists of the nodes left are joined, then memory filters them.

Of what fits the least alpha computation + beta (without + gamma (communication - without)) is
taken, the first of equal ones. Source: MindSpore `dp_algo_costmodel.cc`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shardwright.passes.search.kernels.cost_eliminations import Ended, Traced, final, traced
from shardwright.passes.search.kernels.cost_fronts import Prune, Runs
from shardwright.passes.search.problem.problem import Floats, whole


class Picked(NamedTuple):
    """The promised cost [4], None where none fits, the least memory of any, and what is undone."""

    cost: Floats | None
    least: float
    traced: Traced


def pick(ended: Ended, prune: Prune, alpha: float, beta: float, cap: float) -> Picked:
    """The plan of a graph whose edges are gone. Raises Crowded."""
    nodes = sorted(ended.nodes)
    ends = [final(ended.nodes[node], prune) for node in nodes]
    total, steps = ends[0], [ends[0]]
    for one in ends[1:]:
        total = prune.joined([Runs.of([total]), Runs.of([one])], is_marked=False)
        steps.append(total)
    fits = np.flatnonzero(total.costs[:, 3] <= cap)
    least = float(total.costs[:, 3].min())
    if not len(fits):
        return Picked(None, least, Traced({}, 0))
    price = alpha * total.costs[:, 0] + beta * prune.partial(total.costs)
    rank = best = int(fits[price[fits].argmin()])
    ranks = [0] * len(nodes)
    for place in range(len(nodes) - 1, 0, -1):
        rank, ranks[place] = whole(steps[place].back[rank])
    ranks[0] = rank
    found = [
        (node, ended.nodes[node], *whole(end.back[k]))
        for node, end, k in zip(nodes, ends, ranks, strict=True)
    ]
    return Picked(total.costs[best], least, traced([(a, b, c, d) for a, b, c, d in found]))

"""All plans one by one, for small problems."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Floats, Ints, whole

BATCH = 1 << 14  # plans that are looked at together
NEAR = 1e-12  # costs this close are equal


@dataclass
class Ties:
    """The least cost that fits, and all plans [n] that have it, in order of their labels."""

    cost: float = math.inf
    plans: list[Ints] = field(default_factory=list[Ints])
    fitting: int = 0

    def take(self, plans: Ints, costs: Floats) -> None:
        self.fitting += len(plans)
        least = float(costs.min())
        if least < self.cost - NEAR * abs(least):
            self.plans.clear()
        self.cost = min(self.cost, least)
        same = costs <= self.cost + NEAR * abs(self.cost)
        self.plans += list(plans[same])


def count_of(graph: FreeGraph) -> int:
    """How many plans there are, whether they fit or not."""
    return math.prod(whole(graph.sizes))


def all_plans(graph: FreeGraph) -> Iterator[Ints]:
    """Batches of all plans [B, n] in order of their labels."""
    sizes, total = graph.sizes, count_of(graph)
    steps = [math.prod(whole(sizes[number + 1 :])) for number in range(len(sizes))]
    for first in range(0, total, BATCH):
        number = np.arange(first, min(first + BATCH, total))
        y = np.stack([number // step % size for step, size in zip(steps, sizes, strict=True)], 1)
        chosen = np.concatenate(graph.labels)[graph.starts[:-1] + y]
        yield np.ascontiguousarray(chosen[:, graph.of])


def exhaust(graph: FreeGraph, evaluator: Evaluator) -> Ties:
    """Look at all plans; raises BudgetSpent where there are more than may be looked at."""
    found, problem = Ties(), graph.problem
    for plans in all_plans(graph):
        costs = evaluator.batch(plans)
        fits = np.ones(len(plans), np.bool_)
        if len(problem.cap):
            fits = np.array([bool(np.all(problem.memory(x) <= problem.cap)) for x in plans])
        if fits.any():
            found.take(plans[fits], costs[fits])
    return found

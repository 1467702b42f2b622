"""Plans drawn at random: what every other method has to beat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.problem import Ints, Problem

BATCH = 256


@dataclass(frozen=True)
class RandomPlans:
    """`plans`: how many are drawn."""

    plans: int = 10_000
    name: str = "random"
    exact: bool = False
    relative: float = 0.0
    paper: ClassVar[str] = "this project, docs/search.md"
    label: ClassVar[str] = "own"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "plans at random"

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`. No bound; without a plan that fits the status is `budget`."""
        graph, random = free_graph(problem), np.random.default_rng(seed)
        if start is not None:
            evaluator.total(start)
        left = self.plans
        while left > 0:
            if evaluator.left() < 1:
                break
            count = int(min(BATCH, left, evaluator.left()))
            y = (random.random((count, len(graph.labels))) * graph.sizes).astype(np.int64)
            chosen = np.concatenate(graph.labels)[graph.starts[:-1] + y]
            evaluator.batch(np.ascontiguousarray(chosen[:, graph.of]))
            left -= count
        status = Status.FEASIBLE if left <= 0 and evaluator.best is not None else Status.BUDGET
        return Found(evaluator.best, status)

"""Monte-Carlo tree search over plans. Paper: Kocsis and Szepesvari, 2006; leaves are closed."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from shardwright.passes.search.kernels.bounded_answers import infeasible
from shardwright.passes.search.kernels.tree_search import EXPLORE, TreeSearch
from shardwright.passes.search.problem.budgets import BudgetSpent
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.problem import Ints, Problem


@dataclass(frozen=True)
class TreeSearchMethod:
    """`steps`: descents in all. `explore`: weight of what was visited seldom."""

    steps: int = 5_000
    explore: float = EXPLORE
    name: str = "uct"
    exact: bool = False  # it is when the tree closes
    relative: float = 1e-12
    paper: ClassVar[str] = "Kocsis and Szepesvari, ECML 2006"
    label: ClassVar[str] = "family"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "tree search on tables"

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`."""
        graph = free_graph(problem)

        def look(y: Ints) -> float:
            cost = evaluator.total(graph.plan(y))
            return cost if graph.fits(y) else math.inf

        search = TreeSearch(graph, look, np.random.default_rng(seed), self.explore)
        status = Status.FEASIBLE
        try:
            if start is not None:
                evaluator.total(start)
            for _ in range(self.steps):
                if search.is_closed:
                    break
                search.step()
        except BudgetSpent:
            status = Status.BUDGET
        if search.is_closed:
            if evaluator.best is None:
                return infeasible("every plan was looked at, none fits")
            return Found(evaluator.best, Status.OPTIMAL, evaluator.best_cost, "exact")
        return Found(evaluator.best, status if evaluator.best is not None else Status.BUDGET)

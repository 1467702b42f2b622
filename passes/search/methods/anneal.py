"""Simulated annealing with moves of single variables, groups and trees.

Paper: Jia et al., FlexFlow, MLSys 2019 (Markov chains over strategies); single moves alone end 5 to
9 % above the optimum on unrolled layers, so groups and trees move too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from shardwright.passes.search.kernels import annealing
from shardwright.passes.search.kernels.annealing import fitting_start
from shardwright.passes.search.kernels.bounded_answers import infeasible
from shardwright.passes.search.kernels.bounded_descent import descend_within
from shardwright.passes.search.kernels.forests import Costs, forest, settle
from shardwright.passes.search.kernels.solving import shortage
from shardwright.passes.search.problem.budgets import BudgetSpent
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.problem import Ints, Problem

LEAST_HEAT = 1e-30  # where a plan costs nothing


@dataclass(frozen=True)
class Anneal:
    """`proposals`: moves in all. `trees`: of a forest, after each stretch of proposals."""

    proposals: int = 2_000_000
    trees: int = 2
    name: str = "anneal"
    exact: bool = False
    relative: float = 0.0
    paper: ClassVar[str] = "Kirkpatrick et al., Science 220, 1983"
    label: ClassVar[str] = "family"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "simulated annealing on tables, by ops, layers and trees"

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`. No bound."""
        graph = free_graph(problem)
        if proof := shortage(graph):
            return infeasible(proof)
        y = fitting_start(graph) if start is None else graph.labels_of(start)
        status = Status.FEASIBLE
        try:
            if start is not None:
                evaluator.total(start)
            self.search(graph, y, evaluator, np.random.default_rng(seed))
        except BudgetSpent:
            status = Status.BUDGET
        if evaluator.best is None:
            status = Status.BUDGET
        return Found(evaluator.best, status)

    def search(
        self, graph: FreeGraph, y: Ints, evaluator: Evaluator, random: np.random.Generator
    ) -> None:
        """Stretches of proposals that cool down, larger moves in between."""
        m, left = len(graph.labels), self.proposals
        evaluator.total(graph.plan(y))
        some = annealing.groups(graph)
        rounds = max(1, -(-self.proposals // annealing.STRETCH))
        scale = max(abs(graph.total(y)) / max(m, 1), LEAST_HEAT)
        cooling = (annealing.COLD / annealing.HOT) ** (1.0 / rounds)
        hot = annealing.HOT * scale
        while left > 0:
            count = min(annealing.STRETCH, left)
            allowed = evaluator.left() * m
            count = int(min(count, max(allowed, 1)))
            evaluator.charge(count / m)
            room = graph.room - graph.used(y)
            draw = annealing.draws(random, graph, count)
            _, least, best = annealing.stretch(graph, y, draw, hot, hot * cooling, room)
            if least < 0 or evaluator.best is None:
                evaluator.total(graph.plan(best))
            self.larger(graph, y, some, evaluator, random)
            hot, left = hot * cooling, left - count
        polished = descend_within(graph, y)
        evaluator.total(graph.plan(polished))

    def larger(
        self, graph: FreeGraph, y: Ints, some: list[Ints], evaluator: Evaluator,
        random: np.random.Generator,
    ) -> None:  # fmt: skip
        """Moves of groups and trees from y, which changes."""
        m = len(graph.labels)
        evaluator.charge(annealing.move_groups(graph, y, some) / m)
        for _ in range(self.trees):
            trees = forest(graph, random.permutation(m))
            evaluator.charge(max(1, len(trees.order)) / m)
            after = y.copy()
            settle(graph, trees, Costs(graph.unary, graph.flat.values, graph.flat.first), after)
            if graph.fits(after):
                y[:] = after
        evaluator.total(graph.plan(y))

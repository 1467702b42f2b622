"""Variable elimination: the optimum of graphs of low treewidth; rows by multipliers and splices.

Where tables grow too wide, labels that no better plan takes go first (bounds of messages), and
where that does not help either, messages answer. Paper: Jia et al., OptCNN, ICML 2018 (elimination
of nodes and edges); Wang et al., PaSE, IPDPS 2021 (low treewidth).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from shardwright.passes.search.kernels.elimination import LIMIT, TooWide, best_labels
from shardwright.passes.search.kernels.exact_finish import Answer
from shardwright.passes.search.kernels.message_solver import TREE
from shardwright.passes.search.kernels.multipliers import Effort
from shardwright.passes.search.kernels.priced_graph import priced
from shardwright.passes.search.kernels.priced_tables import Prices
from shardwright.passes.search.kernels.within import constrained, solved_within
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.problem import Ints, Problem


@dataclass(frozen=True)
class Eliminate:
    """`limit`: entries of the largest table. `join_work`: entries of edges times nodes of an
    integer program, where it ends.
    """

    limit: float = LIMIT
    join_work: float = TREE
    name: str = "eliminate"
    exact: bool = False  # it is, without rows, where no table is too wide
    relative: float = 1e-6
    paper: ClassVar[str] = "Jia et al., OptCNN, ICML 2018 (arXiv 1802.04924), section 5.2"
    label: ClassVar[str] = "family"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "variable elimination on tables, exact where the graph is narrow"

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`."""
        free = free_graph(problem)

        try:
            cost, y = best_labels(free, limit=self.limit)
        except TooWide:
            return solved_within(problem, evaluator, 200, 1e-6, self.join_work)
        answer = Answer(y, cost, True, "exact")
        return constrained(
            free, _Exact(free, evaluator, self.limit), answer, evaluator, self.join_work
        )


@dataclass(frozen=True)
class _Exact:
    """The best labels at prices."""

    free: FreeGraph
    evaluator: Evaluator
    limit: float

    def __call__(self, prices: Prices, effort: Effort = Effort.USUAL) -> tuple[float, list[Ints]]:
        self.evaluator.spend()
        cost, y = best_labels(priced(self.free, prices), limit=self.limit)
        return cost, [y]

    def settled(self, y: Ints) -> Ints:
        """No labels are better than those handed out."""
        return y

    def state(self) -> None:
        """There are no messages."""

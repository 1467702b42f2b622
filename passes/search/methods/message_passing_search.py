"""Message passing with bounds, exact steps on what bounds leave, and multipliers for rows.

Paper: Kolmogorov, Convergent tree-reweighted message passing, PAMI 2006; the joins of plans under
memory rows are this project's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from shardwright.passes.search.kernels.message_solver import TREE
from shardwright.passes.search.kernels.within import solved_within
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found
from shardwright.passes.search.problem.problem import Ints, Problem


@dataclass(frozen=True)
class Messages:
    """`sweeps`: the most of one graph. `gap`: relative, to stop at.

    `join_work`: entries of edges times nodes of an integer program, where it ends. `near`: a
    relative gap that is enough under rows; 0: as close as the work allows. `thorough`: without
    rows also by what takes long, cases and integer programs of all labels.
    """

    sweeps: int = 2000
    gap: float = 1e-6
    join_work: float = TREE
    near: float = 0.0
    thorough: bool = True
    name: str = "messages"
    exact: bool = False
    relative: float = 1e-6
    paper: ClassVar[str] = "Kolmogorov, PAMI 2006 (arXiv cs/0511053)"
    label: ClassVar[str] = "family"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "tree-reweighted message passing on tables, with a bound"

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`."""
        return solved_within(
            problem, evaluator, self.sweeps, self.gap, self.join_work, self.near, self.thorough
        )

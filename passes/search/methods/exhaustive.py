"""Every plan: the optimum of small problems, and how many plans share it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.errors import error
from shardwright.passes.search.kernels.bounded_answers import infeasible
from shardwright.passes.search.kernels.exhaustion import count_of, exhaust
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.problem import Ints, Problem


@dataclass(frozen=True)
class Exhaustive:
    """`most`: plans that are looked at; more is an error."""

    most: float = 2**24
    name: str = "exhaustive"
    exact: bool = True
    relative: float = 1e-12
    paper: ClassVar[str] = "this project, docs/search.md"
    label: ClassVar[str] = "own"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "every plan of small programs"

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`. Raises ProgramError where there are too many plans."""
        graph = free_graph(problem)
        count = count_of(graph)
        if count > self.most:
            said = f"there are {_short(count)} plans, expected at most {int(self.most)}"
            raise error(said, help="take --method eliminate or messages")
        ties = exhaust(graph, evaluator)
        if not ties.plans:
            return infeasible(f"none of {count} plans fits")
        info = {"plans": count, "ties": len(ties.plans)}
        return Found(ties.plans[0], Status.OPTIMAL, ties.cost, "exact", info)


def _short(count: int) -> str:
    digits = len(str(count)) - 1
    return str(count) if digits < 12 else f"about 10^{digits}"

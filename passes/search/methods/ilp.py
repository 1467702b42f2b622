"""The integer program, by HiGHS: the optimum, given time. Paper: Zheng et al., Alpa, OSDI 2022."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from shardwright.passes.search.kernels.bounded_answers import found_with, infeasible
from shardwright.passes.search.kernels.integer_program import solve_integer
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.problem import Ints, Problem


@dataclass(frozen=True)
class IntegerProgram:
    """`gap`: relative, at which HiGHS stops."""

    gap: float = 1e-7
    name: str = "ilp"
    exact: bool = True
    relative: float = 1e-6
    paper: ClassVar[str] = "Zheng et al., Alpa, OSDI 2022 (arXiv 2201.12023), section 4"
    label: ClassVar[str] = "family"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "integer program on tables, by HiGHS"

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`. Raises ProgramError without scipy."""
        graph = free_graph(problem)
        seconds = evaluator.budget.seconds - evaluator.elapsed()
        solved = solve_integer(graph, seconds, self.gap)
        if solved.status == "infeasible":
            return infeasible("the integer program has no solution")
        y, done = solved.y, solved.status == "optimal"
        if y is not None and not graph.fits(y):  # by the tolerance of HiGHS
            y = self.tighter(graph, y, seconds)
            done = y is not None and graph.total(y) - solved.bound <= self.relative * abs(
                solved.bound
            )
        if y is None:
            return Found(None, Status.BUDGET)
        found = found_with(graph, y, solved.bound, "ilp", evaluator, done)
        status = found.status if done else Status.BUDGET
        info = {"variables": solved.variables, "rows": solved.rows, "branches": solved.branches}
        return Found(found.x, status, found.lower_bound, "ilp", info)

    def tighter(self, graph: FreeGraph, y: Ints, seconds: float) -> Ints | None:
        """Labels that fit, with caps lowered by what these are too large by; None without any."""
        over = np.ceil(np.maximum(graph.used(y) - graph.room, 0.0))
        tight = replace(graph, room=graph.room - over)
        found = solve_integer(tight, seconds, self.gap).y
        return found if found is not None and graph.fits(found) else None

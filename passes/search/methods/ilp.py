"""The integer program, by HiGHS: the optimum, given time. Paper: Zheng et al., Alpa, OSDI 2022."""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.passes.search.kernels.integer_program import solve_integer
from shardwright.passes.search.kernels.within import found_with, infeasible
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.problem import Ints, Problem


@dataclass(frozen=True)
class IntegerProgram:
    """`gap`: relative, at which HiGHS stops."""

    gap: float = 1e-7
    name: str = "ilp"
    exact: bool = True
    relative: float = 1e-6

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`. Raises ProgramError without scipy."""
        graph = free_graph(problem)
        seconds = evaluator.budget.seconds - evaluator.elapsed()
        solved = solve_integer(graph, seconds, self.gap)
        if solved.status == "infeasible":
            return infeasible("the integer program has no solution")
        done = solved.status == "optimal"
        if solved.y is None:
            return Found(None, Status.BUDGET, None)
        found = found_with(graph, solved.y, solved.bound, "ilp", evaluator, done)
        status = found.status if done else Status.BUDGET
        info = {"variables": solved.variables, "rows": solved.rows, "branches": solved.branches}
        return Found(found.x, status, found.lower_bound, "ilp", info)

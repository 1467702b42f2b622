"""Alpa's intra-operator pass: one integer program over the strategies of all ops.

    minimise    sum_i s_i (c_i + d_i) + sum_(p,j) s_p R_pj s_j       s_i one-hot
    subject to  bytes of every memory row <= its cap

c computes, d completes results, R reshards. A strategy gives a mesh axis to at most one loop dim.

1. Light ops follow: an op that never completes a sum has its variables in common with the operand
   that is dearest to bring to it, if that is light, too (`problem/followers.py`).
2. The product of two one-hot vectors is a variable per pair of strategies with their rows and
   columns as marginals, and HiGHS solves the program with its memory rows. What a table does not
   tell apart is one row or column of it: the relaxation is the same.
3. A sum whose users want parts of it is a reduce-scatter: here a strategy of its own, in the paper
   a pass behind the solver.

Decides the cut of every op, none more coarsely than an op with its followers; where that takes
more than `most` variables, ops are layers, forward with backward (`layered/narrowed.py`), and where
these take more, it is refused. Without followers (as in problems without a program) the answer is
the optimum; with them it is the best plan in which they follow, and no bound of others.

Differs from the paper: equal marginals instead of upper bounds, which is tighter; what computing
costs is kept (the paper counts it as equal for all strategies); meshes of one to three axes, where
the paper has one or two.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from shardwright.passes.search.kernels.bounded_answers import infeasible
from shardwright.passes.search.kernels.integer_program import Solved, solve_integer
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.layered.narrowed import Narrowed, narrowed
from shardwright.passes.search.problem.own_answers import too_wide
from shardwright.passes.search.problem.problem import Ints, Problem

FOLLOWED = "integer program, in which light ops follow"


@dataclass(frozen=True)
class AlpaIntra:
    """`most`: variables of the integer program. `gap`: relative, at which HiGHS stops."""

    most: float = 1e6
    gap: float = 1e-7
    name: str = "alpa-intra"
    exact: bool = False  # it is, where nothing follows
    relative: float = 1e-6
    paper: ClassVar[str] = "Zheng et al., Alpa, OSDI 2022 (arXiv 2201.12023), section 4"
    label: ClassVar[str] = "paper-formula"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "one integer program over strategies of ops, light ops follow operands"

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`. Raises ProgramError without scipy."""
        less = narrowed(problem, self.most)
        graph, width = less.graph, less.graph.variables
        if width > self.most:
            return too_wide("variables of the integer program:", width, self.most)
        if start is not None:
            evaluator.total(start)
        solved = self._within(graph, evaluator.budget.seconds - evaluator.elapsed())
        if solved.status == "infeasible":
            return infeasible(f"the integer program of {width} variables has no solution")
        if solved.y is None:
            return Found(None, Status.BUDGET)
        return self._found(problem, less, graph, solved, evaluator)

    def _within(self, graph: FreeGraph, seconds: float) -> Solved:
        """The answer, its rows tightened by what HiGHS's tolerance lets it exceed them by."""
        solved = solve_integer(graph, seconds, self.gap)
        if solved.y is None or graph.fits(solved.y):
            return solved
        over = np.ceil(np.maximum(graph.used(solved.y) - graph.room, 0.0))
        tight = solve_integer(replace(graph, room=graph.room - over), seconds, self.gap)
        fits = tight.y is not None and graph.fits(tight.y)
        return replace(tight, y=tight.y if fits else None, bound=solved.bound, status="budget")

    def _found(
        self, problem: Problem, less: Narrowed, graph: FreeGraph, solved: Solved,
        evaluator: Evaluator,
    ) -> Found:  # fmt: skip
        """The plan of all nodes; a bound only where no node follows."""
        assert solved.y is not None
        x = less.lifted(graph.plan(solved.y))
        cost = problem.total(x)
        evaluator.offer(x, cost)
        info = {
            "variables": solved.variables, "rows": solved.rows, "branches": solved.branches,
            "followers": less.followers, "layers": less.layers,
        }  # fmt: skip
        is_near = cost - solved.bound <= self.relative * abs(cost)
        if less.followers:
            status = Status.FEASIBLE if solved.status == "optimal" else Status.BUDGET
            bound = min(solved.bound, cost)
            return Found(x, status, None, "", info, own_bound=bound, own_kind=FOLLOWED)
        status = Status.OPTIMAL if solved.status == "optimal" or is_near else Status.BUDGET
        return Found(x, status, min(solved.bound, cost), "ilp", info)

"""nnScaler's planner inside a stage: an integer program, or a DP that carries open producers.

    minimise    sum_i c_i(s_i) + sum_(p,j) R_pj(s_p, s_j)     one partition s per op
    subject to  the bytes of all ops, added up, <= the bound

A light op has the partition of its father, the operand that is dearest to bring to it. Two solvers
give the same optimum:

- `nnscaler-intra`: one-hot variables per op and per pair that an edge tells apart, by HiGHS;
- `nnscaler-intra-dp`: ops in program order; a state is a choice of all producers that are still
  asked for, with a list of plans of ascending bytes and descending seconds (`kernels/frontier.py`).
  More than `most` states are refused, and so is more than one row of memory: it carries one.

Decides the cut of every op. Forward and backward ops are one op in nnScaler, and here where ops by
themselves are too wide: more than `most` variables of the integer program, and in the DP wherever
they are not few (`layered/narrowed.py`). `family` here, though the code is public: bytes are those
of the problem's rows, while nnScaler adds parameters, optimizer and activations up, the largest of
them twice. Stages are not cut.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from shardwright.passes.search.kernels.bounded_answers import infeasible
from shardwright.passes.search.kernels.frontier import TooWide, best_by_frontier
from shardwright.passes.search.kernels.integer_program import solve_integer
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.layered.narrowed import Narrowed, narrowed
from shardwright.passes.search.problem.own_answers import refused, too_wide
from shardwright.passes.search.problem.problem import Ints, Problem

Info = dict[str, float | int | str]
FOLLOWED = "exact, where light ops are as their father"
LAYERS = 1e4  # variables of ops above which the states of the DP are those of layers


@dataclass(frozen=True)
class NnScalerIntra:
    """`most`: variables of the integer program. `gap`: relative, at which HiGHS stops."""

    most: float = 1e6
    gap: float = 1e-7
    name: str = "nnscaler-intra"
    exact: bool = False  # it is, where nothing follows
    relative: float = 1e-6
    paper: ClassVar[str] = "Lin et al., nnScaler, OSDI 2024; repo microsoft/nnscaler, autodist"
    label: ClassVar[str] = "family"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "a partition per op by an integer program, light ops as their father"

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`. Raises ProgramError without scipy."""
        less = narrowed(problem, self.most)
        graph = less.graph
        if graph.variables > self.most:
            return too_wide("variables of the integer program:", graph.variables, self.most)
        if start is not None:
            evaluator.total(start)
        solved = solve_integer(graph, evaluator.budget.seconds - evaluator.elapsed(), self.gap)
        if solved.status == "infeasible":
            return infeasible(
                f"the integer program of {solved.variables} variables has no solution"
            )
        if solved.y is None or not graph.fits(solved.y):
            return Found(None, Status.BUDGET)
        info: Info = {"variables": solved.variables, "layers": less.layers}
        done = solved.status == "optimal"
        return _found(problem, less, graph.plan(solved.y), solved.bound, evaluator, done, info)


@dataclass(frozen=True)
class NnScalerStates:
    """`most`: states of a step, with the choices of its op."""

    most: float = 2e6
    name: str = "nnscaler-intra-dp"
    exact: bool = False
    relative: float = 1e-9
    paper: ClassVar[str] = NnScalerIntra.paper
    label: ClassVar[str] = "family"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "the same by a DP over open producers and memory"

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        less = narrowed(problem, LAYERS)
        graph = less.graph
        if len(graph.loads) > 1 or len(graph.loads.pairs):
            return refused(f"it carries one row of memory, and there are {len(graph.loads)}")
        if start is not None:
            evaluator.total(start)
        try:
            front = best_by_frontier(graph, self.most)
        except TooWide as wide:
            return too_wide("states of open producers and memory:", wide.states, self.most)
        if front.y is None:
            return infeasible("no state of the last op fits")
        info: Info = {"widest": front.widest}
        return _found(problem, less, graph.plan(front.y), front.cost, evaluator, True, info)


def _found(
    problem: Problem, less: Narrowed, x: Ints, bound: float, evaluator: Evaluator, done: bool,
    info: Info,
) -> Found:  # fmt: skip
    """The plan of all nodes; a bound only where no node follows another one."""
    plan = less.lifted(x)
    cost = problem.total(plan)
    evaluator.offer(plan, cost)
    info["followers"] = less.followers
    if less.followers:
        status = Status.FEASIBLE if done else Status.BUDGET
        return Found(
            plan, status, None, "", info, own_bound=min(bound, cost), own_kind=FOLLOWED
        )  # fmt: skip
    status = Status.OPTIMAL if done else Status.BUDGET
    return Found(plan, status, min(bound, cost), "exact", info)

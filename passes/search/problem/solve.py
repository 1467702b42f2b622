"""Runs a method on a problem: the budget, the clock, and what holds for every method."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter, process_time

from shardwright.passes.search.problem.budgets import Budget, BudgetSpent
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Method, Status
from shardwright.passes.search.problem.planted import Shape, random_problem
from shardwright.passes.search.problem.problem import Ints, Problem

# A problem that compiles every loop a method may take.
WARM = Shape(n=6, choices=3, rows=1)


@dataclass(frozen=True)
class Solved:
    """What a method found, the cost of its plan, and what it took."""

    found: Found
    objective: float | None
    seconds: float
    cpu_seconds: float  # of all threads of the process
    evals: float
    trace: tuple[tuple[float, float, float], ...]


def solve(
    method: Method, problem: Problem, budget: Budget = Budget(), seed: int = 0,
    start: Ints | None = None,
) -> Solved:  # fmt: skip
    """Solve a checked problem. Plans are legal; one is never worse than a legal `start`."""
    evaluator, began, cpu = Evaluator(problem, budget), perf_counter(), process_time()
    if start is not None and budget.evals > 0:
        evaluator.offer(start, problem.total(start))
    if evaluator.left() <= 0:
        found = Found(None, Status.BUDGET)
    else:
        try:
            found = method.solve(problem, evaluator, seed, start)
        except BudgetSpent:
            found = Found(None, Status.BUDGET)
    has_answer = found.status not in (Status.INFEASIBLE, Status.REFUSED) and found.own is None
    if evaluator.best is not None and has_answer:
        cost = evaluator.best_cost
        if found.x is None or cost < problem.total(found.x):
            found = replace(found, x=evaluator.best)
    x, seconds = found.x, perf_counter() - began
    objective = None if x is None else problem.total(x)
    cpu_seconds = process_time() - cpu
    trace = tuple(evaluator.trace)
    return Solved(found, objective, seconds, cpu_seconds, evaluator.count, trace)


def warm_up(method: Method) -> float:
    """Seconds to compile what a method needs, once per machine where the disk keeps it."""
    began = perf_counter()
    method.solve(random_problem(WARM, 0), Evaluator(random_problem(WARM, 0), Budget(200)), 0)
    return perf_counter() - began

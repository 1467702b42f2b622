"""From the answer without memory rows to what a search found: status, bound, plan."""

from __future__ import annotations

from time import perf_counter

import numpy as np

from shardwright.passes.search.kernels.bounded_answers import found_with, infeasible
from shardwright.passes.search.kernels.bounded_descent import descend_within
from shardwright.passes.search.kernels.exact_finish import Answer
from shardwright.passes.search.kernels.integer_program import Limit
from shardwright.passes.search.kernels.least_peak import least_peak
from shardwright.passes.search.kernels.message_solver import MessageOracle, solve_free
from shardwright.passes.search.kernels.multipliers import Oracle
from shardwright.passes.search.kernels.solving import shortage, within_rows
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.problem import Problem

TOLERANCE = 1e-9  # of a cap


def constrained(
    graph: FreeGraph, oracle: Oracle, free: Answer, evaluator: Evaluator, work: float,
    near: float = 0.0,
) -> Found:  # fmt: skip
    """The answer `free` without rows, if it fits; else what multipliers and joins find; integer
    programs end at `work`.
    """
    assert free.y is not None
    if graph.fits(free.y):
        return found_with(graph, free.y, free.bound, free.kind, evaluator, free.exact)
    if proof := shortage(graph):
        return infeasible(proof)
    known, bound = [free.y], free.bound
    if len(graph.loads) > 1:
        least = least_peak(graph, oracle, free.y)
        if least.bound > TOLERANCE * float((graph.room + graph.held).max()):
            over = int(least.bound)
            return infeasible(f"some row needs at least {over} bytes more than its cap")
        known += [descend_within(graph, least.y)]
    left = evaluator.budget.seconds - evaluator.elapsed()
    limit = Limit(work, perf_counter() + left)
    dual, exact = within_rows(graph, oracle, known, bound, evaluator.spend, limit, near)
    best = dual.best()
    if best is None and exact:
        return infeasible("the integer program has no solution")
    bound = max(dual.bound, bound)
    if best is None:
        return Found(None, Status.BUDGET, bound, "lagrange", {"proof": "no plan found that fits"})
    kind = "ilp" if exact else "lagrange"
    return found_with(graph, best.y, bound, kind, evaluator, exact)


def solved_within(
    problem: Problem, evaluator: Evaluator, sweeps: int, gap: float, work: float,
    near: float = 0.0, is_thorough: bool = True,
) -> Found:  # fmt: skip
    """By messages: without rows first, as they are many and may not bind, then within them.
    `is_thorough`: see `solve_free`.
    """
    free = free_graph(problem.without_rows())
    answer = solve_free(MessageOracle(free, evaluator.spend), sweeps, gap, is_thorough)
    assert answer.y is not None
    x = free.plan(answer.y)
    if problem.is_legal(x):
        return found_with(free, answer.y, answer.bound, answer.kind, evaluator, answer.exact)
    graph = free_graph(problem)
    answer = answer._replace(y=graph.labels_of(x))
    return constrained(graph, MessageOracle(graph, evaluator.spend), answer, evaluator, work, near)


def fewest_bytes(problem: Problem, evaluator: Evaluator) -> Found:
    """The plan whose fullest row holds fewest bytes, as far as found, and among its neighbours that
    hold no more the cheapest. The bound is of the bytes of the fullest row.
    """
    graph = free_graph(problem.with_cap(np.zeros_like(problem.cap)))
    oracle = MessageOracle(graph, evaluator.spend)
    least = least_peak(graph, oracle, np.zeros(len(graph.labels), np.int64))
    held = problem.memory(graph.plan(least.y)).max(initial=0)
    graph = free_graph(problem.with_cap(np.full_like(problem.cap, int(held))))
    return Found(
        graph.plan(descend_within(graph, least.y)),
        Status.FEASIBLE,
        max(least.bound, 0.0),
        "messages",
    )

"""What kernels answer: a plan of labels with its bound, or that there is none."""

from __future__ import annotations

from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Ints

PROVED = 1e-9  # relative gap of what counts as proof


def infeasible(proof: str) -> Found:
    """No plan exists, and why."""
    return Found(None, Status.INFEASIBLE, None, "", {"proof": proof})


def found_with(
    graph: FreeGraph, y: Ints, bound: float, kind: str, evaluator: Evaluator, is_exact: bool
) -> Found:
    """What was found: the plan of labels, or a better one that the evaluator has seen."""
    x = graph.plan(y)
    cost = graph.problem.total(x)
    evaluator.offer(x, cost)
    if evaluator.best is not None and evaluator.best_cost < cost:
        x, cost = evaluator.best, evaluator.best_cost
    bound = min(bound, cost)
    if is_exact or cost - bound <= PROVED * abs(cost):
        return Found(x, Status.OPTIMAL, bound, kind)
    status = Status.BUDGET if evaluator.left() < 1 else Status.FEASIBLE
    return Found(x, status, bound, kind)

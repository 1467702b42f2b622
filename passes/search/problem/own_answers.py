"""Answers of methods that solve a problem by their own algorithm alone, or say that they cannot."""

from __future__ import annotations

from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status, Words
from shardwright.passes.search.problem.own_costs import decided
from shardwright.passes.search.problem.problem import Ints, Problem


def refused(why: str) -> Found:
    """The method's own algorithm cannot answer, and why."""
    return Found(None, Status.REFUSED, None, "", {"why": why})


def own_answer(
    problem: Problem, own: Problem, x: Ints, evaluator: Evaluator, *, is_exact: bool = True,
    info: Words | None = None,
) -> Found:  # fmt: skip
    """The plan x [n] of a method that knows no memory rows: refused where it does not fit.

    `own`: the problem that it solved: `problem` itself, or one with an objective of its own, by
    which a plan of a program is neither better nor worse than others by tables.
    """
    words = dict(info or {})
    if len(problem.cap) and not problem.is_legal(x):
        over = int((problem.memory(x) - problem.cap).max())
        return refused(f"it knows no memory, and its plan takes {over} bytes more than a row may")
    cost = own.total(x)
    if own is not problem:
        words["unit"] = own.unit
        return Found(x, Status.FEASIBLE, None, "", words, decided(problem), cost)
    evaluator.offer(x, cost)
    if not is_exact:
        return Found(x, Status.FEASIBLE, None, "", words)
    return Found(x, Status.OPTIMAL, cost, "exact", words)

"""Answers of methods that solve a problem by their own algorithm alone, or say that they cannot."""

from __future__ import annotations

from dataclasses import replace

from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status, Words
from shardwright.passes.search.problem.own_costs import decided
from shardwright.passes.search.problem.problem import Ints, Problem

EXACT = "exact"


def refused(why: str) -> Found:
    """The method's own algorithm cannot answer, and why."""
    return Found(None, Status.REFUSED, None, "", {"why": why})


def too_wide(what: str, width: float, most: float) -> Found:
    """It would take too many entries, variables or states, `what` in words."""
    return refused(f"too wide: {what} {width:,.0f}, at most {most:,.0f}")


def own_answer(
    problem: Problem, own: Problem | None, x: Ints, evaluator: Evaluator, *, cost: float = 0.0,
    info: Words | None = None, is_least: bool = False, kind: str = EXACT,
) -> Found:  # fmt: skip
    """The plan x [n] of a method that knows no memory rows: refused where it does not fit.

    `own`: the problem that it solved: `problem` itself, whose optimum x is, or one with an
    objective of its own, by which a plan of a program is neither better nor worse than others by
    tables; None: there were several, and x has this `cost` by them. `is_least`: no plan of the
    method's space has less by its objective, known by `kind`.
    """
    words = dict(info or {})
    if len(problem.cap) and not problem.is_legal(x):
        over = int((problem.memory(x) - problem.cap).max())
        return refused(f"it knows no memory, and its plan takes {over} bytes more than a row may")
    if own is problem:
        cost = problem.total(x)
        evaluator.offer(x, cost)
        return Found(x, Status.OPTIMAL, cost, "exact", words)
    if own is not None:
        cost, words["unit"] = own.total(x), own.unit
    some = decided(problem) if own is None or own.unit != problem.unit else None
    found = Found(x, Status.FEASIBLE, None, "", words, some, cost)
    return replace(found, own_bound=cost, own_kind=kind) if is_least else found

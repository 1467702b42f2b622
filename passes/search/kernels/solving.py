"""Steps that solvers share: what they answer, whether rows can be met, and plans within rows."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from shardwright.passes.search.kernels.bounded_descent import descend_within
from shardwright.passes.search.kernels.branching import (
    FEW_ENTRIES,
    FEW_HALVES,
    MOST_HALVES,
    branch,
    excess_at_best,
)
from shardwright.passes.search.kernels.cutting_planes import has_solver
from shardwright.passes.search.kernels.exact_finish import (
    FINISH_GAP,
    MOST_FINISHED,
    Narrowed,
    narrow,
    nearest,
    without_hopeless,
)
from shardwright.passes.search.kernels.graded import grade
from shardwright.passes.search.kernels.integer_program import Limit, Solved, solve_integer
from shardwright.passes.search.kernels.multipliers import Dual, Line, Oracle, ascend
from shardwright.passes.search.kernels.splices import best_splice
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Bools, Ints

POOL = 6  # plans that are joined
LABEL_POOL = 24  # plans whose labels are
LABELS = (0, 1, 3)  # of least excess of each variable, besides those of the pool
JOINED = 8, 4, 2  # plans whose labels are joined: as many as are small together
JOIN_GAP = 0.05  # part of the gap that is left, at which a join is good enough
JOIN_NODES = 20  # of its tree
GOOD = 2e-3  # relative gap at which nothing more is tried
FAIR = 4e-3  # at which large graphs are not branched
POOR = 5e-3  # above which large integer programs are solved
PROVED = 1e-9
SAME = 1e-6  # HiGHS is no more exact
# Entries of edges of integer programs: that join, first and last, and that finish what is good.
FEW_JOINED, MOST_JOINED, FEW_FINISHED = 6_000, 20_000, 4_000
PER_JOINED = 600  # or one of so many of the graph
MOST_LOOKED_AT = 20_000_000


def shortage(graph: FreeGraph) -> str:
    """Why no plan fits, where a single row shows it; else empty."""
    for row, (least, room) in enumerate(zip(graph.least, graph.room, strict=True)):
        if least > room:
            held, cap = int(graph.held[row]), int(graph.problem.cap[row])
            return f"row {row} needs at least {int(least) + held} bytes, the cap is {cap}"
    return ""


def within_rows(
    graph: FreeGraph, oracle: Oracle, known: list[Ints], bound: float, stop: Callable[[], bool],
    limit: Limit, near: float = 0.0,
) -> tuple[Dual, bool]:  # fmt: skip
    """Bound and plans under memory rows, and whether the best one is proved to be the optimum.

    `known`: the plan without rows, which does not fit, with its bound, and others. `limit`: of
    integer programs. `near`: a relative gap that is enough; then nothing is proved, and nothing
    is branched where no plan that fits is known.
    """
    lines = [Line(graph.total(y), graph.used(y), y) for y in known]
    dual = ascend(graph, oracle, lines, bound, stop)
    improve(dual)
    _join(dual, stop, limit)
    if (before := dual.gap) > FAIR:
        grade(dual, oracle, stop, FAIR)
        if dual.gap < before:
            _join(dual, stop, limit)
    is_worth_it = dual.best() is not None or not near
    goal = max(near, GOOD if graph.entries <= FEW_ENTRIES else FAIR)
    if dual.gap > goal and is_worth_it and has_solver() and not stop():
        branch(dual, stop, goal, FEW_HALVES if near else MOST_HALVES)
        improve(dual)
        _join(dual, stop, limit)
    return dual, not near and _with_integers(dual, stop, limit)


def _with_integers(dual: Dual, stop: Callable[[], bool], limit: Limit) -> bool:
    """What is left as an integer program; True when the best plan is proved optimal."""
    if dual.gap <= PROVED or not has_solver() or stop():
        return False
    if dual.gap > POOR:
        _join_near(dual, stop, limit)
    return _finish(dual, limit, MOST_FINISHED if dual.gap > POOR else FEW_FINISHED)


def improve(dual: Dual) -> None:
    """Splices of pairs, and descent from them."""
    best, made = dual.best(), best_splice(dual.graph, dual.pool(POOL))
    for y in ([best.y] if best else []) + ([made] if made is not None else []):
        dual.add(descend_within(dual.graph, y))


def _join(dual: Dual, stop: Callable[[], bool], limit: Limit) -> None:
    """Plans whose labels are those of a pool, variable by variable: a small integer program."""
    if dual.gap > GOOD and has_solver() and not stop():
        most = max(FEW_JOINED, dual.graph.entries // PER_JOINED)
        any(_join_labels(dual, _labels_of(dual, count), limit, most) for count in JOINED)


def _join_near(dual: Dual, stop: Callable[[], bool], limit: Limit) -> None:
    """Also labels of least excess."""
    graph, keep = dual.graph, _labels_of(dual, LABEL_POOL)
    low, more = excess_at_best(dual)
    for count in LABELS:
        near = nearest(graph, more, count, dual.pool(1)[0]) & (more <= dual.gap * abs(low))
        if dual.gap <= GOOD or stop():
            return
        if not _join_labels(dual, keep | near, limit, MOST_JOINED):
            return


def _labels_of(dual: Dual, count: int) -> Bools:
    """[labels] those of a pool of plans."""
    keep = np.zeros(int(dual.graph.starts[-1]), np.bool_)
    for y in dual.pool(count):
        keep[dual.graph.starts[:-1] + y] = True
    return keep


def _join_labels(dual: Dual, keep: Bools, limit: Limit, most: int) -> bool:
    """Add the best plan of some labels; False where they have more than `most` entries."""
    graph, small = dual.graph, narrow(dual.graph, keep)
    if small.graph.entries > most:
        return False
    solved = _row_by_row(dual, small, limit, JOIN_GAP * min(dual.gap, 1.0), JOIN_NODES)
    y = None if solved.y is None else small.back(solved.y)
    if y is not None and graph.fits(y):
        dual.add(descend_within(graph, y))
    return True


def _row_by_row(dual: Dual, small: Narrowed, limit: Limit, gap: float, most: int) -> Solved:
    """Solve with the rows that have a price, then also with those that the answer is too large for.

    Any answer bounds the cost with all rows; the last one may be too large for some. `most`: nodes
    of one tree; the limit is of all together.
    """
    graph, tight = small.graph, dual.at > 0
    left = limit.nodes(graph)
    while True:
        rows = graph.of_rows(np.flatnonzero(tight))
        solved = solve_integer(rows, limit.seconds, gap, min(most, left))
        left -= max(solved.branches, 1)
        if solved.y is None or left <= 0 or not limit.seconds:
            return solved
        over = (graph.used(solved.y) > graph.room) & ~tight
        if not over.any():
            return solved
        tight |= over


def _finish(dual: Dual, limit: Limit, most: int) -> bool:
    """Solve what is left exactly, if it is small; True when the best plan is the optimum then.

    Labels whose excess at the best multipliers lies above the best plan go first. `most`: entries.
    """
    graph, best = dual.graph, dual.best()
    if graph.entries > MOST_LOOKED_AT:
        return False
    low, more = excess_at_best(dual)
    keep = np.ones(len(more), np.bool_)
    if best is not None:
        keep = without_hopeless(graph, low, more, best.y, best.cost)
    small = narrow(graph, keep)
    if small.graph.entries > most:
        return False
    solved = _row_by_row(dual, small, limit, FINISH_GAP, limit.nodes(small.graph))
    if solved.y is not None and graph.fits(small.back(solved.y)):
        dual.add(descend_within(graph, small.back(solved.y)))
    best = dual.best()
    if best is None:
        return solved.status == "infeasible"
    dual.bound = max(dual.bound, min(solved.bound, best.cost))
    return best.cost - dual.bound <= SAME * abs(best.cost)

"""Steps that solvers share: what they answer, whether rows can be met, and plans within rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from shardwright.ir.errors import ProgramError
from shardwright.ir.exit_codes import MISSING
from shardwright.passes.search.kernels.bounded_descent import descend_within
from shardwright.passes.search.kernels.exact_finish import narrow
from shardwright.passes.search.kernels.graded import grade
from shardwright.passes.search.kernels.integer_program import solve_integer
from shardwright.passes.search.kernels.multipliers import Dual, Line, Oracle, ascend
from shardwright.passes.search.kernels.splices import best_splice, by_blocks
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Bools, Ints

POOL = 6  # plans that are joined
BLOCKS = (32, 96)  # variables are divided into so many
BLOCK_GAP = 1e-4
GOOD = 1e-3  # relative gap at which joining stops
SMALL = 1500  # variables of an integer program over a pool of labels


class Answer(NamedTuple):
    """Labels or None, a bound, whether it is proved that no plan is better, and by what."""

    y: Ints | None
    bound: float
    exact: bool
    kind: str
    proof: str = ""  # where no plan exists: why


def shortage(graph: FreeGraph) -> str:
    """Why no plan fits, where a single row shows it; else empty."""
    for row, (least, room) in enumerate(zip(graph.least, graph.room, strict=True)):
        if least > room:
            held, cap = int(graph.problem.held[row]), int(graph.problem.cap[row])
            return f"row {row} needs at least {int(least) + held} bytes, the cap is {cap}"
    return ""


def integer_labels(graph: FreeGraph, keep: Bools, seconds: float = 20.0) -> Ints | None:
    """The best plan of these labels by HiGHS, with memory rows; None without scipy too."""
    small = narrow(graph, keep)
    try:
        solved = solve_integer(small.graph, seconds)
    except ProgramError as problem:
        if problem.code == MISSING:
            return None
        raise
    return None if solved.y is None else small.back(solved.y)


def within_rows(
    graph: FreeGraph, oracle: Oracle, free: Ints, stop: Callable[[], bool], seconds: float
) -> tuple[Dual, Line | None]:
    """Bound and best plan under memory rows. `free`: the plan without rows, which does not fit."""
    first = Line(graph.total(free), graph.used(free), free)
    dual = ascend(graph, oracle, first, stop)
    _improve(dual)
    if not _is_good(dual):
        grade(dual, oracle, stop)
    if not _is_good(dual) and not stop():
        _join(dual, seconds)
    return dual, dual.best()


def _is_good(dual: Dual) -> bool:
    best = dual.best()
    return best is not None and best.cost - dual.bound <= GOOD * abs(best.cost)


def _improve(dual: Dual) -> None:
    """Splices of pairs, and descent from them."""
    best, made = dual.best(), best_splice(dual.graph, dual.pool(POOL))
    for y in ([best.y] if best else []) + ([made] if made is not None else []):
        add(dual, descend_within(dual.graph, y))


def add(dual: Dual, y: Ints) -> None:
    """Keep a plan."""
    dual.lines.append(Line(dual.graph.total(y), dual.graph.used(y), y))


def _join(dual: Dual, seconds: float) -> None:
    """Blocks that follow plans of the pool, and labels of the pool one by one if they are few."""
    graph, pool = dual.graph, dual.pool(POOL)
    m = len(graph.labels)
    try:
        for count in BLOCKS:
            block = np.arange(m) * min(count, m) // max(m, 1)
            y = by_blocks(graph, pool, block, seconds, BLOCK_GAP)
            if y is not None:
                add(dual, descend_within(graph, y))
    except ProgramError as problem:
        if problem.code != MISSING:
            raise
        return
    if m <= SMALL:
        keep = np.zeros(int(graph.starts[-1]), np.bool_)
        for y in pool:
            keep[graph.starts[:-1] + y] = True
        y = integer_labels(graph, keep, seconds)
        if y is not None and graph.fits(y):
            add(dual, descend_within(graph, y))

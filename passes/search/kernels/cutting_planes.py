"""Multipliers of several rows by cutting planes: every plan known bounds the best bound from above.

    maximise t  subject to  t <= cost_k + at * (bytes_k - room) for plans k, at within a box

around the best multipliers; the box grows while its promise is kept and shrinks where it is not.
Sources: Kelley, The cutting-plane method for solving convex programs, 1960; Marsten, Hogan and
Blankenship, The boxstep method for large-scale optimization, 1975. Needs scipy.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from shardwright.passes.search.problem.problem import Floats, Ints

STEPS = 60
FIRST = 0.25  # of the box: a room's worth of bytes costs as much of the whole
SAME = 1e-6
PART, SURE = 0.03, 5e-4  # of the gap of the best plan, and of the whole: less is not asked for
KEPT = 0.2  # part of a promise that is as good as kept
SMALLEST = 1e-5
NULL, LESS = 0.8, 0.3  # times the box where plans correct the promise, and where nothing does
WIDE = 1e3
ROWS, OVER = 8, 1e-9  # that come in at once, and by how much of the room weights have to be above


class Plans(Protocol):
    """What is known: the best bound, its multipliers, and plans."""

    bound: float
    at: Floats

    @property
    def gap(self) -> float:
        """Relative, of the best plan that fits and the bound; infinite without one."""
        ...

    def columns(self) -> tuple[Floats, Floats]:
        """[K] costs of plans, and [K, t] bytes above the room."""
        ...


def climb(
    dual: Plans, ask: Callable[[Floats, bool, float], object], scale: Floats,
    stop: Callable[[], bool], steps: int = STEPS, box: float = FIRST, near: float = math.inf,
) -> None:  # fmt: skip
    """Ask at multipliers until the bound rises no more. `scale`: [t] bytes of a row's room.

    `ask` is told how near plan and bound have to be, and to look deeper where neither the bound
    rose nor plans corrected the promise, as both may be loose. `near`: a relative gap, a part of
    which is enough.
    """
    unit = max(abs(float(dual.columns()[0][0])), 1e-300)
    deeper = False
    for _ in range(steps):
        if stop() or box < SMALLEST:
            break
        before = dual.bound
        at, promised, _ = _best(dual, unit, scale, box)
        enough = min(SURE, max(SAME, PART * min(near, dual.gap)))
        if promised - before <= enough * abs(promised):
            break
        least = KEPT * (promised - before)
        ask(at, deeper, least / 2)
        costs, excess = dual.columns()
        if dual.bound - before >= least:
            box, deeper = 2.0 * box, False
        elif promised - float((costs + excess @ at).min()) >= least:  # plans correct the promise
            box *= NULL
        elif deeper:
            box *= LESS
        else:
            deeper = True


def mixture(dual: Plans, scale: Floats) -> Floats:
    """[K] weights of the plans known that together, in parts, cost least and fit."""
    unit = max(abs(float(dual.columns()[0][0])), 1e-300)
    return _best(dual, unit, scale, WIDE)[2]


def promise(dual: Plans, scale: Floats) -> float:
    """The best bound that the plans known do not rule out."""
    unit = max(abs(float(dual.columns()[0][0])), 1e-300)
    return _best(dual, unit, scale, WIDE)[1]


def _best(dual: Plans, unit: float, scale: Floats, box: float) -> tuple[Floats, float, Floats]:
    """The best multipliers of a box by the plans known, the bound that they promise, and by which
    weights of plans. Rows come in as the weights are too large for them.
    """
    costs, excess = dual.columns()
    excess = excess / scale
    centre = dual.at * scale / unit
    rows: Ints = np.flatnonzero(centre)
    while True:
        at, promised, weights = _best_of(costs / unit, excess[:, rows], centre[rows], box)
        over = weights @ excess if len(weights) else np.zeros(len(scale))
        over[rows] = 0.0
        if not (over > OVER).any():
            break
        rows = np.union1d(
            rows, np.argsort(-over, kind="stable")[: min(ROWS, int((over > OVER).sum()))]
        )
    if not len(weights):
        return dual.at, dual.bound, np.zeros(len(costs))
    found = np.zeros(len(scale))
    found[rows] = at * unit / scale[rows]
    return found, promised * unit, weights


def _best_of(
    costs: Floats, excess: Floats, centre: Floats, box: float
) -> tuple[Floats, float, Floats]:
    """The same in units of the problem; no weights where the solver fails."""
    from scipy import optimize  # pyright: ignore

    solver: Any = optimize
    bounds = [(max(0.0, one - box), one + box) for one in centre.tolist()]
    found = solver.linprog(
        np.append(np.zeros(len(centre)), -1.0),
        A_ub=np.column_stack([-excess, np.ones(len(costs))]), b_ub=costs,
        bounds=[*bounds, (None, None)], method="highs",
    )  # fmt: skip
    if found.x is None:
        return centre, 0.0, np.zeros(0)
    weights: Floats = np.maximum(-found.ineqlin.marginals, 0.0)
    return np.maximum(found.x[:-1], 0.0), float(found.x[-1]), weights


def has_solver() -> bool:
    """Whether scipy is installed."""
    try:
        from scipy import optimize  # noqa: F401  # pyright: ignore
    except ImportError:
        return False
    return True

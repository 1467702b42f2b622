"""Multipliers of several rows by cutting planes: every plan known bounds the best bound from above.

    maximise t  subject to  t <= cost_k + at * (bytes_k - room) for plans k, at within a box

around the best multipliers; the box grows while its promise is kept and shrinks where it is not.
Sources: Kelley, The cutting-plane method for solving convex programs, 1960; Marsten, Hogan and
Blankenship, The boxstep method for large-scale optimization, 1975. Needs scipy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from shardwright.passes.search.problem.problem import Floats, Ints

STEPS = 60
FIRST = 0.25  # of the box: a room's worth of bytes costs as much of the whole
SAME = 1e-6
KEPT = 0.2  # part of a promise that is as good as kept
SMALLEST = 1e-5
WIDE = 1e3


class Plans(Protocol):
    """What is known: the best bound, its multipliers, and plans."""

    bound: float
    at: Floats

    def columns(self) -> tuple[Floats, Floats]:
        """[K] costs of plans, and [K, t] bytes above the room."""
        ...


def climb(
    dual: Plans, ask: Callable[[Floats, bool], object], scale: Floats, stop: Callable[[], bool],
    steps: int = STEPS, box: float = FIRST,
) -> None:  # fmt: skip
    """Ask at multipliers until the bound rises no more. `scale`: [t] bytes of a row's room.

    `ask` is told to look deeper where a promise was not kept, as bounds may be loose.
    """
    unit = max(abs(float(dual.columns()[0][0])), 1e-300)
    is_kept = True
    for _ in range(steps):
        if stop() or box < SMALLEST:
            break
        before = dual.bound
        at, promised, _ = _best(dual, unit, scale, box)
        if promised - before <= SAME * abs(promised):
            break
        ask(at, not is_kept)
        is_kept = dual.bound - before >= KEPT * (promised - before)
        box *= 2.0 if is_kept else 0.5


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
    weights of plans.
    """
    from scipy import optimize  # pyright: ignore

    costs, excess = dual.columns()
    rows: Ints = np.flatnonzero((excess > 0).any(axis=0))
    centre = dual.at[rows] * scale[rows] / unit
    solver: Any = optimize
    bounds = [(max(0.0, one - box), one + box) for one in centre.tolist()]
    found = solver.linprog(
        np.append(np.zeros(len(rows)), -1.0),
        A_ub=np.column_stack([-excess[:, rows] / scale[rows], np.ones(len(costs))]),
        b_ub=costs / unit, bounds=[*bounds, (None, None)], method="highs",
    )  # fmt: skip
    at = np.zeros(len(scale))
    if found.x is None:
        return dual.at, dual.bound, np.zeros(len(costs))
    at[rows] = np.maximum(found.x[:-1], 0.0) * unit / scale[rows]
    weights: Floats = np.maximum(-found.ineqlin.marginals, 0.0)
    return at, float(found.x[-1]) * unit, weights


def has_solver() -> bool:
    """Whether scipy is installed."""
    try:
        from scipy import optimize  # noqa: F401  # pyright: ignore
    except ImportError:
        return False
    return True

"""Memory rows by multipliers: the least of cost + multiplier * (bytes - room) bounds all that fits.

One row: the multiplier goes to where the lines of the cheapest plan known that is too large and of
that which fits meet, until no plan lies below both. Several rows: cutting planes, and without scipy
steps along the rows' excess (Polyak), from the multiplier of all rows together. Plans met on the
way are kept: `splices.py` joins them. Source: Held, Wolfe and Crowder, Validation of subgradient
optimization, 1974.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple, Protocol

import numpy as np

from shardwright.passes.search.kernels.cutting_planes import climb, has_solver
from shardwright.passes.search.kernels.priced_tables import Prices
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Bools, Floats, Ints

ROUNDS = 24  # of one row
STEPS = 60  # of several
GROW = 8.0  # of a multiplier that is too small
MOST_GROWTH = 60
SAME = 1e-7


class Effort(IntEnum):
    """How near to the best bound an oracle that nears it goes."""

    QUICK = 0
    USUAL = 1
    DEEP = 2


class Oracle(Protocol):
    """Solves one graph at other prices of memory."""

    def __call__(self, prices: Prices, effort: Effort = Effort.USUAL) -> tuple[float, list[Ints]]:
        """A bound of the cost from below, and labels [m] found, cheapest first."""
        ...

    def state(self) -> Floats | None:
        """What proves the last bound, for others to begin with; None if it is not known."""
        ...

    def settled(self, y: Ints) -> Ints:
        """Labels [m] that cost no more than y at the prices of the last call."""
        ...


class Line(NamedTuple):
    """A plan as it stands for all multipliers: cost + multiplier * (used - room)."""

    cost: float
    used: Floats
    y: Ints


@dataclass
class Dual:
    """The best bound with its multipliers, and the plans met."""

    graph: FreeGraph
    bound: float = -math.inf
    at: Floats = field(default_factory=lambda: np.zeros(0))
    lines: list[Line] = field(default_factory=list[Line])
    solved: int = 0
    closed: Bools | None = None  # [labels] those that no plan may take
    state: Floats | None = None  # messages that prove the bound
    _best: Line | None = None  # of the first so many lines
    _looked_at: int = 0

    def ask(
        self, oracle: Oracle, at: Floats, effort: Effort = Effort.USUAL, enough: float = math.inf,
        near: float = 0.0,
    ) -> Line:  # fmt: skip
        """Solve at these multipliers; the cheapest plan found there. `enough`, `near`: `Prices`."""
        graph = self.graph
        prices = Prices(at, closed=self.closed, enough=enough + float(at @ graph.room), near=near)
        bound, plans = oracle(prices, effort)
        self.solved += 1
        if bound - float(at @ graph.room) > self.bound:
            self.bound, self.at = bound - float(at @ graph.room), at.copy()
            self.state = oracle.state()
        known = self.least(at)
        found = min((self.add(y) for y in plans), key=lambda line: self.value(line, at))
        if known is not None and self.value(known, at) < self.value(found, at):
            found = self.add(oracle.settled(known.y))
        return found

    def least(self, at: Floats) -> Line | None:
        """The plan known that is cheapest at multipliers."""
        if not self.lines:
            return None
        costs, excess = self.columns()
        return self.lines[int((costs + excess @ at).argmin())]

    def add(self, y: Ints) -> Line:
        """Keep a plan."""
        line = Line(self.graph.total(y), self.graph.used(y), y)
        self.lines.append(line)
        return line

    def value(self, line: Line, at: Floats) -> float:
        """A line at multipliers."""
        return line.cost + float(at @ (line.used - self.graph.room))

    def fits(self, line: Line) -> bool:
        """True if all rows hold the plan."""
        return bool(np.all(line.used <= self.graph.room))

    @property
    def gap(self) -> float:
        """How far the best plan that fits may be above the optimum, relative; infinite without."""
        best = self.best()
        return math.inf if best is None else (best.cost - self.bound) / max(abs(best.cost), 1e-300)

    def best(self) -> Line | None:
        """The cheapest plan that fits."""
        for line in self.lines[self._looked_at :]:
            if self.fits(line) and (self._best is None or line.cost < self._best.cost):
                self._best = line
        self._looked_at = len(self.lines)
        return self._best

    def columns(self) -> tuple[Floats, Floats]:
        """[K] costs of plans, and [K, t] bytes above the room."""
        used = np.array([line.used for line in self.lines])
        return np.array([line.cost for line in self.lines]), used - self.graph.room

    def pool(self, count: int) -> list[Ints]:
        """Different plans of least value at the best multipliers, those that fit among them."""
        found: list[Ints] = []
        known = set[bytes]()
        best = self.best()
        ordered = sorted(self.lines, key=lambda line: self.value(line, self.at))
        for line in ([best] if best else []) + ordered:
            if line.y.tobytes() not in known and len(found) < count:
                known.add(line.y.tobytes())
                found.append(line.y)
        return found


def ascend(
    graph: FreeGraph, oracle: Oracle, lines: list[Line], bound: float, stop: Callable[[], bool]
) -> Dual:
    """The best bound over multipliers. The first of `lines`: the plan without rows, of which
    `bound` is a bound; it does not fit.
    """
    dual, first = Dual(graph, bound, np.zeros(len(graph.loads)), list(lines)), lines[0]
    if len(graph.loads) == 1:
        _one_row(dual, oracle, first, stop)
    elif has_solver():
        scale = np.maximum(np.abs(graph.room), 1.0)
        efforts = Effort.USUAL, Effort.DEEP

        def ask(at: Floats, deeper: bool, near: float) -> None:
            dual.ask(oracle, at, efforts[deeper], near=near)

        climb(dual, ask, scale, stop)
    else:
        _several(dual, oracle, first, stop)
    return dual


def _one_row(dual: Dual, oracle: Oracle, over: Line, stop: Callable[[], bool]) -> None:
    room = float(dual.graph.room[0])
    price = abs(over.cost) / max(float(over.used[0]), 1.0) * 0.1 or 1.0
    under: Line | None = None
    for _ in range(MOST_GROWTH):
        line = dual.ask(oracle, np.array([price]))
        if dual.fits(line):
            under = line
            break
        over, price = line, price * GROW
        if stop():
            return
    for _ in range(ROUNDS if under else 0):
        assert under is not None
        if stop() or not under.used[0] < over.used[0]:
            return
        price = (under.cost - over.cost) / float(over.used[0] - under.used[0])
        predicted = over.cost + price * (float(over.used[0]) - room)
        line = dual.ask(oracle, np.array([price]))
        if dual.value(line, np.array([price])) >= predicted - SAME * abs(predicted):
            return
        if dual.fits(line):
            under = line
        else:
            over = line


def _several(dual: Dual, oracle: Oracle, first: Line, stop: Callable[[], bool]) -> None:
    graph = dual.graph
    scale = np.maximum(np.abs(graph.room), 1.0)
    at = np.maximum(first.used - graph.room, 0.0) / scale
    at *= abs(first.cost) * 0.1 / max(float(at.sum()), 1e-300) / scale
    step, seen = 1.0, -math.inf
    for _ in range(STEPS):
        line = dual.ask(oracle, at)
        best = dual.best()
        target = best.cost if best else abs(dual.bound) * 1.05 + 1e-300
        excess = (line.used - graph.room) / scale
        size = float(excess @ excess)
        if stop() or not size or target - dual.bound <= SAME * abs(target):
            return
        step = step if dual.bound > seen + SAME * abs(dual.bound) else step * 0.7
        seen = dual.bound
        move = step * max(target - dual.value(line, at), SAME * abs(target)) / size
        at = np.maximum(at + move * excess / scale, 0.0)

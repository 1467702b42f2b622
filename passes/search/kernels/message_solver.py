"""Solves graphs by message passing: sweeps until plan and bound meet, then exact steps on the rest.

With memory rows the plans of many multipliers are joined by splices, blocks and a small integer
program over the labels that they take.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from shardwright.passes.search.kernels.exact_finish import (
    DEEPEST,
    Answer,
    Cases,
    eliminate_kept,
    nearest,
    without_hopeless,
    without_rows,
)
from shardwright.passes.search.kernels.folded_graphs import folded
from shardwright.passes.search.kernels.integer_program import Limit
from shardwright.passes.search.kernels.message_bounds import excess
from shardwright.passes.search.kernels.message_passing import MessagePassing
from shardwright.passes.search.kernels.multipliers import Effort
from shardwright.passes.search.kernels.priced_tables import Prices
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Floats, Ints

MET, TIGHT = 1e-9, 1e-11  # relative gaps at which plan and bound are one, and sweeps end
WIDE = 1e-4  # a gap that nobody wants closed
HOPELESS = 0.01  # a gap that quick steps do not close
FEW = 3  # labels of a variable in a small integer program
MORE = 6
ALL = 0
TREE = 3e6  # entries times nodes of an integer program
PATIENCE = 8  # sweeps without a bound that rises
LONG = 32  # the same where nothing asks for another round: bounds of many layers have shelves
FIRST = 200  # sweeps until a wide gap is enough
FOLDED, STUBBORN = 1000, 100  # sweeps of a folded graph, and those without a bound that rises
WORK, NEAR = 2e10, 5e-5  # entries that are swept until such a gap is enough
SLOW, RISING = 0.01, 1e-5  # parts of the gap and of the bound: by more a bound that rises does
FLAT = 1e-12
STRIDE, FAR = 4, 4.0  # slow sweeps before a leap, and how far that goes first
LOOK, RARELY = 3, 10  # sweeps from one look at plans to the next, at least; or one in so many
# Most sweeps, the relative gap at which they end, and slow ones until they end.
EFFORTS = {
    Effort.QUICK: (8, 1e-4, PATIENCE), Effort.USUAL: (30, 1e-5, PATIENCE),
    Effort.DEEP: (300, 1e-7, LONG),
}  # fmt: skip
KEPT = 4  # plans that an oracle hands on


@dataclass
class MessageOracle:
    """Solves one graph again and again at other prices; messages stay."""

    graph: FreeGraph
    stop: Callable[[], bool]

    def __post_init__(self) -> None:
        self.passing = MessagePassing(self.graph)

    def __call__(self, prices: Prices, effort: Effort = Effort.USUAL) -> tuple[float, list[Ints]]:
        """A bound, and plans met, cheapest first."""
        self.passing.take(prices)
        sweeps, gap, patience = EFFORTS[effort]
        return run(self.passing, sweeps, gap, self.stop, prices.enough, patience, prices.near)

    def settled(self, y: Ints) -> Ints:
        """Better labels near by."""
        found = self.passing.descend(y.copy())
        self.passing.settle(found)
        return found

    def state(self) -> Floats:
        """The messages."""
        return self.passing.messages.copy()


class _Pace:
    """Sweeps, and leaps on their way where they bring little: messages drift for long."""

    def __init__(self, passing: MessagePassing) -> None:
        self.passing, self.far, self.count = passing, FAR, 0
        self.since = passing.messages.copy()

    def sweep(self, is_slow: bool) -> float:
        """The bound after a sweep, or a leap."""
        bound = self.passing.sweep()
        self.count = self.count + 1 if is_slow else 0
        if self.count == STRIDE:
            after = self.passing.leap(self.since, self.far, bound)
            self.far = self.far * 2.0 if after > bound else max(self.far / 4.0, 1.0)
            bound, self.count = after, 0
        if not self.count:
            self.since[:] = self.passing.messages
        return bound


def run(
    passing: MessagePassing, sweeps: int, gap: float, stop: Callable[[], bool],
    enough: float = math.inf, patience: int = LONG, near: float = 0.0, known: Sequence[Ints] = (),
) -> tuple[float, list[Ints]]:  # fmt: skip
    """Sweep until the gap is met or the bound rises no more: bound, and plans cheapest first.

    `known`: plans to begin with; then nothing is read off once the bound meets them.
    """
    best, waited, looks, due = -math.inf, 0, 0, LOOK
    seen = {y.tobytes(): (passing.total(y), y) for y in known}
    cost = min((one for one, _ in seen.values()), default=math.inf)
    pace = _Pace(passing)
    for number in range(1, sweeps + 1):
        bound = pace.sweep(waited > 0)
        slow = max(FLAT * abs(bound), min(SLOW * (cost - best), RISING * abs(bound)))
        waited = 0 if bound > best + slow else waited + 1
        best = max(best, bound)
        if known and cost - best <= max(gap * abs(cost), near):
            break
        is_over = stop() or best >= enough
        is_last = number == sweeps or waited >= patience or is_over
        if number < due and not is_last:
            continue
        for backwards in (False, True) if is_last else (looks % 2 == 1,):
            y = passing.read_off(backwards)
            found = passing.settle(y) if is_last else passing.total(y)
            seen[y.tobytes()] = found, y
            cost = min(cost, found)
        looks, due = looks + 1, number + max(LOOK, number // RARELY)
        if is_last or cost - best <= max(gap * abs(cost), near):
            break
    ordered = sorted(seen.values(), key=lambda one: one[0])
    return passing.bound(), [y for _, y in ordered[:KEPT]]


def solve_free(oracle: MessageOracle, sweeps: int, gap: float, is_thorough: bool = True) -> Answer:
    """The graph without its memory rows; `gap` at which it is good enough to stop. What is left is
    not eliminated where that is a wide one. `is_thorough`: also by what takes long, cases and
    integer programs of all labels; else a gap that is far from closed is left.
    """
    passing, graph = oracle.passing, oracle.graph
    passing.take(Prices(np.zeros(len(graph.loads))))
    known = _begun(oracle, min(sweeps, FOLDED))
    first = min(sweeps, FIRST, max(1, int(WORK / max(graph.entries, 1))))
    bound, plans = run(passing, first, TIGHT, oracle.stop, known=known)
    enough = gap if gap > WIDE else TIGHT if first == min(sweeps, FIRST) else max(gap, NEAR)
    if graph.total(plans[0]) - bound > enough * abs(bound) and sweeps > first:
        bound, plans = run(passing, sweeps - first, enough, oracle.stop, known=plans)
    y = min(plans, key=graph.total)
    cost = graph.total(y)
    if not is_thorough and cost - bound > HOPELESS * abs(cost):
        return Answer(y, bound, False, "messages")
    if cost - bound > max(enough, MET) * abs(cost):
        low, more = excess(passing.shares())
        cases = Cases(graph, low, more, y, cost, oracle.stop, DEEPEST if is_thorough else 0)
        if cases.solve():
            return _settled(graph, cases.y, y)
        y, cost = cases.y, cases.cost
    answer = Answer(y, bound, cost - bound <= MET * abs(cost), "messages")
    counts = (FEW, MORE, ALL) if is_thorough else (FEW, MORE)
    return _by_integers(oracle, answer, max(gap, enough), counts)


def _begun(oracle: MessageOracle, sweeps: int) -> list[Ints]:
    """Begin with messages of the graph whose equal parts choose alike; its plan, if there are such
    parts.
    """
    passing = oracle.passing
    small = folded(oracle.graph)
    if small is None:
        return []
    inner = MessagePassing(small.graph)
    _, plans = run(inner, sweeps, TIGHT, oracle.stop, patience=STUBBORN)
    starts, to = (inner.to_a, inner.to_b), (passing.to_a, passing.to_b)
    passing.messages[:] = small.spread(inner.messages, starts, to)
    return [small.plan(plans[0])]


def _by_integers(
    oracle: MessageOracle, answer: Answer, gap: float, counts: Sequence[int]
) -> Answer:
    """Few labels of each variable, then all that a better plan may take, if these are few."""
    graph, passing, y = oracle.graph, oracle.passing, answer.y
    assert y is not None
    cost, bound = graph.total(y), answer.bound
    if cost - bound <= gap * abs(cost):
        return answer
    low, more = excess(passing.shares())
    for count in counts:
        if cost - bound <= gap * abs(cost) or oracle.stop():
            break
        keep = without_hopeless(graph, low, more, y, cost)
        if count != ALL:
            keep &= nearest(graph, more, count, y)
        solved = without_rows(graph, keep, Limit(TREE))
        found = eliminate_kept(graph, keep) if solved is None else None
        if found is not None and found[0] < cost:
            y, cost = found[1], graph.total(found[1])
        if solved is not None and solved.y is not None and graph.total(solved.y) < cost:
            y, cost = solved.y, graph.total(solved.y)
        if solved is not None and count == ALL:  # every better plan is among these labels
            bound = max(bound, min(solved.bound, cost))
            if solved.status == "optimal":
                return Answer(y, bound, True, "ilp")
    return Answer(y, bound, cost - bound <= MET * abs(cost), "messages")


def _settled(graph: FreeGraph, exact: Ints, known: Ints) -> Answer:
    """The optimum, its own bound."""
    y = exact if graph.total(exact) <= graph.total(known) else known
    return Answer(y, graph.total(y), True, "exact")

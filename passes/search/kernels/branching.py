"""Branch and bound over labels, by multipliers: halves of the plans, each with a bound of its own.

At the best multipliers several plans, taken in parts, make up the bound. Of the variables on whose
label they do not agree the one whose bytes differ most is decided: its labels fall into halves of
few and of many bytes. A half begins with the messages of the whole, and labels whose excess shows
that no better plan takes them are closed. Source: Geoffrion, Lagrangean relaxation for integer
programming, 1974.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush

import numpy as np

from shardwright.passes.search.kernels.bounded_descent import descend_within
from shardwright.passes.search.kernels.cutting_planes import climb, mixture, promise
from shardwright.passes.search.kernels.exact_finish import narrow, without_hopeless
from shardwright.passes.search.kernels.message_bounds import excess
from shardwright.passes.search.kernels.message_passing import MessagePassing
from shardwright.passes.search.kernels.message_solver import MessageOracle
from shardwright.passes.search.kernels.multipliers import Dual, Effort, Line
from shardwright.passes.search.kernels.priced_tables import Prices
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Bools, Floats, Ints, whole

MANY = 0.7  # part of the entries: where more are left, all stay
# Halves that are looked at: entries that all together may have, at least, at most.
WORK, LEAST_HALVES, MOST_HALVES = 1e8, 3, 200
# The same where a gap is enough: the next 170 gain 0.6 to 0.9 % by tables, and nothing on the
# simulator, of train steps of one and two layers.
FEW_HALVES = 30
SWEEPS = 40
STEPS = 12  # of multipliers at a node
BOX = 0.02  # how far multipliers go from those of the whole, first
LOOKED_AT = 8  # variables, of which one is decided
FEW = 12  # plans that are compared where one makes up the bound
SMALL = 1e-6  # weight of a plan that does not count
NEAR = 1.02  # times the best cost: plans from which descent is tried
# First, and where a promise was not kept: of graphs of few entries, and of others.
FEW_ENTRIES, THOROUGH, HASTY = 300_000, (Effort.USUAL, Effort.DEEP), (Effort.USUAL,) * 2


@dataclass(order=True)
class _Open:
    bound: float
    number: int
    dual: Dual = field(compare=False)


def excess_at_best(dual: Dual) -> tuple[float, Floats]:
    """A bound, and [labels] how far above it plans with a label are, at the best multipliers."""
    passing = MessagePassing(dual.graph)
    passing.take(Prices(dual.at))
    if dual.state is not None:
        passing.messages[:] = dual.state
    for _ in range(SWEEPS if dual.state is None else 0):
        passing.sweep()
    low, more = excess(passing.shares())
    return low - float(dual.at @ dual.graph.room), more


def branch(dual: Dual, stop: Callable[[], bool], gap: float, most: int = MOST_HALVES) -> None:
    """Raise the bound of `dual` by branching, and add the plans met, until they are within `gap`.

    Labels that no better plan takes are left out where these are many. `most`: halves.
    """
    graph, best = dual.graph, dual.best()
    if dual.gap <= gap:
        return None
    if best is None:
        return _branched(dual, stop, gap, most)
    low, more = excess_at_best(dual)
    keep = without_hopeless(graph, low, more, best.y, best.cost)
    left = np.add.reduceat(keep, graph.starts[:-1], dtype=np.int64)
    entries = int((left[graph.edges[:, 0]] * left[graph.edges[:, 1]]).sum())
    if entries > MANY * graph.entries:
        return _branched(dual, stop, gap, most)
    small = narrow(graph, keep)
    inner = Dual(small.graph, max(dual.bound, min(low, best.cost)), dual.at)
    for line in dual.lines:
        if keep[graph.starts[:-1] + line.y].all():
            inner.add(small.into(line.y))
    known = len(inner.lines)
    _branched(inner, stop, gap, most)
    dual.bound = max(dual.bound, min(inner.bound, best.cost))
    for line in inner.lines[known:]:  # bytes of the whole, as a part counts some as held
        dual.add(small.back(line.y))
    return None


def _branched(dual: Dual, stop: Callable[[], bool], gap: float, most: int) -> None:
    able = int(WORK / max(dual.graph.entries, 1))
    halves = max(LEAST_HALVES, min(able, most))
    Branching(dual, MessageOracle(dual.graph, stop), stop, gap).run(halves)


class Branching:
    """Halves of the plans of `whole` that are still open; the best bound of all of them."""

    def __init__(
        self, whole: Dual, oracle: MessageOracle, stop: Callable[[], bool], gap: float
    ) -> None:  # fmt: skip
        self.whole, self.oracle, self.stop, self.gap = whole, oracle, stop, gap
        self.efforts = THOROUGH if whole.graph.entries <= FEW_ENTRIES else HASTY
        self.scale = np.maximum(np.abs(whole.graph.room), 1.0)
        self.open: list[_Open] = []
        self.chosen = -1  # the variable decided last
        self.closed_at = np.inf  # the least bound of halves that nothing more is tried on
        self.count = 0
        self.rises: dict[int, list[float]] = defaultdict(list)  # by variable: what deciding it did
        best = whole.best()
        self.best = np.inf if best is None else best.cost

    def run(self, most: int) -> None:
        """Look at up to `most` halves; the bound and the plans of the whole get better."""
        whole = self.whole
        root = Dual(whole.graph, whole.bound, whole.at, list(whole.lines), state=whole.state)
        root.closed = np.zeros(int(root.graph.starts[-1]), np.bool_)
        self.look(root, root.bound)
        while self.open and self.count < most and not self.stop():
            node = heappop(self.open)
            if node.bound >= self.enough():
                heappush(self.open, node)
                break
            made = self.halves(node)
            bounds = [self.look(half, node.bound) for half in made]
            if len(made) == 2 and self.chosen >= 0:
                self.rises[self.chosen].append(self.worth(node.bound, bounds))
        bound = min([self.closed_at, self.best] + [node.bound for node in self.open])
        self.whole.bound = max(self.whole.bound, bound)

    def enough(self) -> float:
        """The bound at which a half holds no plan that is better by more than the gap."""
        return np.inf if np.isinf(self.best) else self.best - self.gap * abs(self.best)

    def worth(self, before: float, after: list[float]) -> float:
        """By how much both halves raise the bound: a product, as both have to be closed."""
        enough = self.enough()
        least = 1e-3 * max(enough - before, 0.0)
        return math.prod(max(min(one, enough) - before, least) for one in after)

    def look(self, dual: Dual, bound: float) -> float:
        """Raise the bound of a half, keep the plans met, and keep it open if it may hold more.
        The bound.

        `bound`: that of what it is a half of, which multipliers of its own may not reach at once.
        """
        self.count += 1
        known, passing = len(dual.lines), self.oracle.passing
        if dual.state is not None:
            passing.messages[:] = dual.state

        def ask(at: Floats, deeper: bool, near: float = 0.0) -> None:
            dual.ask(self.oracle, at, self.efforts[deeper], self.enough(), near)

        def is_over() -> bool:
            return dual.bound >= self.enough() or self.stop()

        if self.count > 1:
            ask(dual.at, False)
        if not is_over():
            near = max(self.enough() - bound, 0.0) / max(abs(bound), 1e-300)
            climb(dual, ask, self.scale, is_over, STEPS, BOX, near)
        for line in dual.lines[known:]:
            self.keep(line)
        bound = max(bound, dual.bound)
        if bound < self.enough() and self.close(dual):
            heappush(self.open, _Open(bound, self.count, dual))
        else:
            self.closed_at = min(self.closed_at, max(bound, self.enough()))
        return bound

    def close(self, dual: Dual) -> bool:
        """Close labels that no plan takes which is better by more than the gap; False where some
        variable has no other.
        """
        if dual.state is None or np.isinf(self.best):
            return True
        assert dual.closed is not None
        passing = self.oracle.passing
        passing.messages[:] = dual.state
        passing.take(Prices(dual.at, closed=dual.closed))
        low, more = excess(passing.shares())
        above = low - float(dual.at @ dual.graph.room) + more >= self.enough()
        dual.closed |= above
        self.closed_at = min(self.closed_at, self.enough()) if above.any() else self.closed_at
        return not np.logical_and.reduceat(dual.closed, dual.graph.starts[:-1]).any()

    def keep(self, line: Line) -> None:
        graph, lines = self.whole.graph, self.whole.lines
        lines.append(line)
        if not self.whole.fits(line):
            return
        if line.cost < NEAR * self.best:
            y = descend_within(graph, line.y)
            line = self.whole.add(y)
        self.best = min(self.best, line.cost)

    def halves(self, node: _Open) -> list[Dual]:
        """Both halves of the labels of a variable; none if all have one label left."""
        dual, graph = node.dual, node.dual.graph
        assert dual.closed is not None
        left = _open_lines(graph, dual.lines, dual.closed)
        if left:
            dual.lines = left
        seen = {variable: float(np.mean(some)) for variable, some in self.rises.items()}
        chosen = decided(dual, self.scale, self.enough(), seen) if left else _heaviest(dual)
        self.chosen = -1 if chosen is None else chosen[0]
        if chosen is None:  # a single plan is left
            only = np.flatnonzero(~dual.closed) - graph.starts[:-1]
            self.keep(Line(graph.total(only), graph.used(only), only))
            return []
        variable, few = chosen
        span = slice(graph.starts[variable], graph.starts[variable + 1])
        found: list[Dual] = []
        for half in (few, ~few):
            closed = dual.closed.copy()
            closed[span] |= ~half
            if closed[span].all():
                continue
            lines = _open_lines(graph, dual.lines, closed) or [dual.lines[0]]
            found.append(Dual(graph, -np.inf, dual.at, lines, closed=closed, state=dual.state))
        return found


def _open_lines(graph: FreeGraph, lines: list[Line], closed: Bools) -> list[Line]:
    """Plans that take no closed label."""
    return [one for one in lines if not closed[graph.starts[:-1] + one.y].any()]


def decided(
    dual: Dual, scale: Floats, enough: float, seen: Mapping[int, float]
) -> tuple[int, Bools] | None:
    """The variable, and [labels of it] a half of its labels, that raise the bound of both halves
    most, as `seen` where it was decided before, else by the plans known; None if no other plan is
    left.

    Looked at are variables in whose priced bytes plans that make up the bound differ most.
    """
    weights = mixture(dual, scale)
    used = np.flatnonzero(weights > SMALL)
    chosen = _differing(dual, used, weights)
    if not chosen:
        values = np.array([dual.value(line, dual.at) for line in dual.lines])
        near = np.argsort(values, kind="stable")[:FEW]
        chosen = _differing(dual, near, np.ones(len(values)))
    if not chosen:
        return _heaviest(dual)
    rises = [seen[one[0]] if one[0] in seen else _rise(dual, *one, scale, enough) for one in chosen]
    return chosen[int(np.argmax(rises))]


def _rise(dual: Dual, variable: int, few: Bools, scale: Floats, enough: float) -> float:
    """By how much both halves may raise the bound, as the plans known of each promise: a product,
    as both have to be closed.
    """
    plans = np.array([line.y[variable] for line in dual.lines])
    found, least = 1.0, 1e-3 * max(enough - dual.bound, 0.0)
    for half in (few[plans], ~few[plans]):
        lines = [dual.lines[k] for k in whole(np.flatnonzero(half))]
        part = Dual(dual.graph, dual.bound, dual.at, lines)
        bound = promise(part, scale) if lines else enough
        found *= max(min(bound, enough) - dual.bound, least)
    return found


def _heaviest(dual: Dual) -> tuple[int, Bools] | None:
    """The variable that pays most for bytes of those that still have a choice, and its label."""
    graph, y = dual.graph, dual.lines[-1].y
    assert dual.closed is not None
    left = np.add.reduceat(~dual.closed, graph.starts[:-1], dtype=np.int64)
    paid = _by_variable(graph, graph.loads.prices(dual.at), y)
    paid[left < 2] = -1.0
    variable = int(paid.argmax())
    if left[variable] < 2:
        return None
    label, first = int(y[variable]), int(graph.starts[variable])
    is_open = ~dual.closed[first : first + int(graph.sizes[variable])]
    if not is_open[label]:
        label = int(is_open.argmax())
    return variable, np.arange(len(is_open)) == label


def _differing(dual: Dual, used: Ints, weights: Floats) -> list[tuple[int, Bools]]:
    """Variables and halves of their labels, of most spread first."""
    graph = dual.graph
    if not len(used):
        return []
    weight = weights[used] / weights[used].sum()
    plans: Ints = np.array([dual.lines[k].y for k in whole(used)])
    differ = (plans != plans[0]).any(axis=0)
    price = graph.loads.prices(dual.at)
    size = np.array([_by_variable(graph, price, y) for y in plans])
    spread = weight @ (size - weight @ size) ** 2
    spread[~differ] = -1.0
    most = np.argsort(-spread, kind="stable")[:LOOKED_AT]
    found: list[tuple[int, Bools]] = []
    for variable in whole(most[differ[most]]):
        few = _few_bytes(graph, price, plans, weight, variable)
        taken = few[plans[:, variable]]
        if taken.all() or not taken.any():  # they differ in what others take
            mass = np.bincount(plans[:, variable], weight, int(graph.sizes[variable]))
            few = np.arange(len(mass)) == mass.argmax()
        found.append((variable, few))
    return found


def _few_bytes(
    graph: FreeGraph, price: Floats, plans: Ints, weight: Floats, variable: int
) -> Bools:
    """[labels of a variable] those of at most the mean of priced bytes, others as in plans."""
    loads, count = graph.loads, int(graph.sizes[variable])
    begin, terms = loads.around
    paid = np.zeros(count)
    for term in whole(terms[begin[variable] : begin[variable + 1]]):
        if not price[term]:
            continue
        table = loads.tables[int(loads.table[term])]
        if table.ndim == 1:
            paid += price[term] * table
        elif loads.one[term] == variable:
            paid += price[term] * (table[:, plans[:, loads.other[term]]] @ weight)
        else:
            paid += price[term] * (weight @ table[plans[:, loads.one[term]]])
    return paid <= float(weight @ paid[plans[:, variable]])


def _by_variable(graph: FreeGraph, price: Floats, y: Ints) -> Floats:
    """[m] priced bytes of the terms of each variable."""
    loads, m = graph.loads, len(graph.labels)
    paid = price * loads.of(y)
    pairs = loads.pairs
    ends, both = np.concatenate([loads.one, loads.other[pairs]]), np.append(paid, paid[pairs])
    return np.asarray(np.bincount(ends, both, m), np.float64)

"""Variable elimination: exact for graphs of low treewidth, over any ring.

The variable whose elimination makes the smallest table goes next: all factors that mention it are
joined and projected onto its neighbours. Equal joins of equal tables are made once, so repeated
layers cost one. Time and tables grow as K^(width + 1). Source: Bertele and Brioschi, Nonserial
Dynamic Programming, 1972; Dechter, Bucket elimination, 1999.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from shardwright.passes.search.kernels.rings import COST, Part, Ring
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Floats, Ints, triples, whole

LIMIT = 5e6  # entries of the largest table

Array = npt.NDArray[Any]


class TooWide(Exception):
    """The smallest table that would be made next has more entries than the limit. `scope`: the
    variables that it would stand for, first the one that would go; `around`: by variable that is
    left those that it meets then.
    """

    def __init__(self, entries: float, scope: Sequence[int], around: dict[int, set[int]]) -> None:
        self.entries, self.scope, self.around = entries, tuple(scope), around
        self.width = len(scope) - 1
        super().__init__(f"width {self.width}, a table of {entries:.3g} entries")


class _Factor(NamedTuple):
    scope: tuple[int, ...]
    key: int  # of the table
    step: int  # the elimination that made it, -1: given


@dataclass(frozen=True)
class _Step:
    variable: int
    scope: tuple[int, ...]
    sources: tuple[int, ...]  # steps of the factors joined, in that order
    trace: Any


@dataclass(frozen=True)
class Eliminated:
    """`value` of the ring; `widest` entries of a table, `joins` made, `steps` to go back."""

    ring: Ring
    value: Array
    widest: float
    joins: int
    steps: list[_Step]
    last: _Step

    def labels(self, rank: int = 0) -> Ints:
        """[m] labels of the answer, for rings that choose; `rank` counts answers of lists."""
        y = np.zeros(len(self.steps), np.int64)
        ranks = [0] * len(self.steps)
        _, found = self.ring.choose(self.last.trace, (), rank)
        for source, place in zip(self.last.sources, found, strict=True):
            ranks[source] = place
        for number in range(len(self.steps) - 1, -1, -1):
            step = self.steps[number]
            at = tuple(int(y[one]) for one in step.scope)
            y[step.variable], found = self.ring.choose(step.trace, at, ranks[number])
            for source, place in zip(step.sources, found, strict=True):
                if source >= 0:
                    ranks[source] = place
        return y


def eliminate(
    graph: FreeGraph, ring: Ring = COST, unary: Floats | None = None, limit: float = LIMIT
) -> Eliminated:
    """Eliminate all variables. `unary`: other costs of all labels. Raises TooWide.

    The value does not hold the fixed cost of the graph.
    """
    return _Elimination(graph, ring, unary, limit).run()


class _Elimination:
    def __init__(self, graph: FreeGraph, ring: Ring, unary: Floats | None, limit: float) -> None:
        self.ring, self.limit, self.sizes = ring, limit, whole(graph.sizes)
        self.store: list[Array] = []
        self.made: dict[object, tuple[int, Any]] = {}
        self.factors: list[list[_Factor]] = [[] for _ in self.sizes]
        self.ends: list[_Factor] = []
        self.around: list[set[int]] = [set() for _ in self.sizes]
        self.widest, self.joins = 1.0, 0
        self.add_nodes(graph, unary)
        tables = [self.keep(ring.lift_edge(table)) for table in graph.tables]
        for a, b, table in triples(graph.edges):
            self.add(_Factor((a, b), tables[table], -1))
            self.around[a].add(b)
            self.around[b].add(a)

    def add_nodes(self, graph: FreeGraph, unary: Floats | None) -> None:
        """A factor per variable, one table per class of costs and loads."""
        bytes_, known = self.ring.bytes_of(graph), dict[object, int]()
        starts = whole(graph.starts)
        for variable, kind in enumerate(whole(graph.kinds)):
            span = slice(starts[variable], starts[variable + 1])
            costs = graph.costs[kind] if unary is None else unary[span]
            size = None if bytes_ is None else bytes_[span]
            plain = kind if unary is None else costs.tobytes()
            key = plain if size is None else (plain, size.tobytes())
            if key not in known:
                known[key] = self.keep(self.ring.lift_node(costs, size))
            self.add(_Factor((variable,), known[key], -1))

    def keep(self, table: Array) -> int:
        self.store.append(table)
        return len(self.store) - 1

    def add(self, factor: _Factor) -> None:
        for variable in factor.scope:
            self.factors[variable].append(factor)
        if not factor.scope:
            self.ends.append(factor)

    def entries(self, variable: int) -> float:
        found = float(self.sizes[variable])
        for other in self.around[variable]:
            found *= self.sizes[other]
        return found

    def run(self) -> Eliminated:
        steps: list[_Step] = []
        count = len(self.sizes)
        # Of equal ones first what changed longest ago: alike layers go alike, and two by two.
        heap = [(self.entries(variable), 0, variable) for variable in range(count)]
        heapify(heap)
        since, done = [0] * count, [False] * count
        while heap:
            entries, stamp, variable = heappop(heap)
            if done[variable] or stamp != since[variable]:
                continue
            if entries > self.limit:
                scope = variable, *sorted(self.around[variable])
                left = {k: some for k, some in enumerate(self.around) if not done[k]}
                raise TooWide(entries, scope, left)
            done[variable] = True
            self.widest = max(self.widest, entries)
            scope = tuple(sorted(self.around[variable]))
            steps.append(self.step(variable, scope, len(steps)))
            for other in scope:
                self.around[other].discard(variable)
                self.around[other].update(one for one in scope if one != other)
            for other in scope:
                since[other] = len(steps)
                heappush(heap, (self.entries(other), len(steps), other))
        parts = [Part(self.store[one.key], ()) for one in self.ends]
        value, trace = self.ring.join(parts, ())
        last = _Step(-1, (), tuple(one.step for one in self.ends), self.ring.finish(trace))
        return Eliminated(self.ring, value, self.widest, self.joins, steps, last)

    def step(self, variable: int, scope: tuple[int, ...], number: int) -> _Step:
        """Eliminate one variable: its factors become one over its neighbours."""
        whole = (*scope, variable)
        at = {other: place for place, other in enumerate(whole)}
        used = [
            (factor.key, tuple(at[one] for one in factor.scope), factor)
            for factor in self.factors[variable]
        ]
        used.sort(key=lambda one: (one[1], one[0]))
        shape = tuple(self.sizes[one] for one in whole)
        key = shape, tuple((name, places) for name, places, _ in used)
        if key not in self.made:
            self.joins += 1
            parts = [Part(self.store[name], places) for name, places, _ in used]
            table, trace = self.ring.eliminate(parts, shape)
            self.made[key] = self.keep(table), trace
        name, trace = self.made[key]
        for _, _, factor in used:
            for other in factor.scope:
                if other != variable:
                    self.factors[other].remove(factor)
        self.add(_Factor(scope, name, number))
        return _Step(variable, scope, tuple(one.step for _, _, one in used), trace)


def best_labels(
    graph: FreeGraph, unary: Floats | None = None, limit: float = LIMIT
) -> tuple[float, Ints]:
    """The least cost with the fixed one, and labels of it. Raises TooWide."""
    found = eliminate(graph, COST, unary, limit)
    return float(found.value) + graph.fixed, found.labels()


def k_best(found: Eliminated, count: int) -> Sequence[Ints]:
    """[count] labels of the best answers of a ring of lists, best first."""
    return [
        found.labels(rank)
        for rank in range(min(count, int(np.isfinite(found.value[..., 0]).sum())))
    ]

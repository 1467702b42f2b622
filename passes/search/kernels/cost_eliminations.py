"""MindSpore's six eliminations of a graph whose nodes and edges have lists of costs.

Op       a node between two edges becomes an edge        Edge      parallel edges become one
Merge    a source of one edge goes into its user         Contract  a sink of one into its maker
Triangle a source of two edges, its users joined         Star      a source of several edges
The first that has a place is done, at the place of the least numbers; then the next is looked for.
Triangle and Star fold a node into its first user: what others take is free, and compared at the
end, so they are not exact. docs/methods/mindspore.md has all orders.
Source: MindSpore `dp_algo_costmodel.cc`, `graph_costmodel.cc`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from shardwright.passes.search.kernels.cost_fronts import Front, Prune, Runs, Table
from shardwright.passes.search.problem.problem import whole


class Made(NamedTuple):
    """What a table was made of: `how`, tables `of`, and nodes in these."""

    how: str
    of: tuple[Costs, ...] = ()
    nodes: tuple[int, ...] = ()


@dataclass(frozen=True, eq=False)
class Costs:
    """Lists by choices of the ends; of a node one row."""

    table: Table
    made: Made = Made("given")


@dataclass
class Ended:
    """`nodes` that are left and their costs; names of `steps`."""

    nodes: dict[int, Costs]
    steps: list[str]


@dataclass
class Eliminations:
    """`nodes` and `edges` (maker, user, costs) that are alive, by number."""

    nodes: dict[int, Costs]
    edges: dict[int, tuple[int, int, Costs]]
    prune: Prune
    known: dict[tuple[object, ...], Table] = field(default_factory=dict[tuple[object, ...], Table])
    kept: list[Table] = field(default_factory=list[Table])
    last: int = -1

    def run(self) -> Ended:
        """Eliminate until nothing has an edge. Raises Crowded."""
        steps: list[str] = []
        rules = (self.op, self.edge, self.merge, self.contract, self.triangle, self.star)
        while any(rule() and not steps.append(rule.__name__) for rule in rules):
            pass
        return Ended(self.nodes, steps)

    # --- the six

    def op(self) -> bool:
        """(maker's edge + node) + user's edge."""
        for v in sorted(self.nodes):
            ins, outs = self.around(v)
            if len(ins) == len(outs) == 1:
                (u, _, a), (_, w, b) = self.edges.pop(ins[0]), self.edges.pop(outs[0])
                own = self.nodes.pop(v)
                new = self._between(u, w, (a, own, b), v)
                self.edges[self._next(ins[0], outs[0])] = u, w, new
                return True
        return False

    def edge(self) -> bool:
        """All edges between two nodes, the first outermost."""
        between: dict[tuple[int, int], list[int]] = {}
        for number in sorted(self.edges):
            between.setdefault(self.edges[number][:2], []).append(number)
        for (u, w), numbers in sorted(between.items()):
            if len(numbers) > 1:
                some = tuple(self.edges.pop(number)[2] for number in numbers)
                key = ("edge", *(id(one.table) for one in some))
                table = self.known.get(key) or self._keep(key, self._parallel(some))
                self.edges[self._next(*numbers)] = u, w, Costs(table, Made("edge", some))
                return True
        return False

    def merge(self) -> bool:
        """A source of one edge."""
        for u in sorted(self.nodes):
            ins, outs = self.around(u)
            if not ins and len(outs) == 1:
                _, v, edge = self.edges.pop(outs[0])
                self._fold("merge", u, edge, v)
                return True
        return False

    def contract(self) -> bool:
        """A sink of one edge."""
        for v in sorted(self.nodes):
            ins, outs = self.around(v)
            if not outs and len(ins) == 1:
                u, _, edge = self.edges.pop(ins[0])
                self._fold("contract", v, edge, u)
                return True
        return False

    def triangle(self) -> bool:
        """A source of two edges whose users an edge joins."""
        pairs = {one[:2] for one in self.edges.values()}
        for u in sorted(self.nodes):
            ins, outs = self.around(u)
            users = sorted(self.edges[number][1] for number in outs)
            if not ins and len(outs) == 2 and tuple(users) in pairs:
                self._star("triangle", u, outs)
                return True
        return False

    def star(self) -> bool:
        """A source of several edges."""
        for u in sorted(self.nodes):
            ins, outs = self.around(u)
            if not ins and len(outs) > 1:
                self._star("star", u, outs)
                return True
        return False

    # --- what they share

    def around(self, node: int) -> tuple[list[int], list[int]]:
        """Numbers of edges in and out."""
        ins = [k for k in sorted(self.edges) if self.edges[k][1] == node]
        return ins, [k for k in sorted(self.edges) if self.edges[k][0] == node]

    def _next(self, *gone: int) -> int:
        self.last = max(self.last, *self.edges, *gone) + 1
        return self.last

    def _keep(self, key: tuple[object, ...], table: Table) -> Table:
        self.known[key] = table
        self.kept.append(table)  # numbers in keys stand for tables that are alive
        return table

    def _between(self, u: int, w: int, of: tuple[Costs, Costs, Costs], v: int) -> Costs:
        key = ("op", *(id(one.table) for one in of))
        if key not in self.known:
            a, own, b = (one.table for one in of)
            alone, firsts, lasts = Runs.of(own[0]), _Lines.of(a), _Lines.of(_columns(b))
            begun = (self.prune.begun([first, alone]) for first in firsts.runs)
            made = [[self.prune.ended(sums, last) for last in lasts.runs] for sums in begun]
            self._keep(key, [[made[k][n] for n in lasts.which] for k in firsts.which])
        return Costs(self.known[key], Made("op", of, (v,)))

    def _parallel(self, some: Sequence[Costs]) -> Table:
        known: dict[tuple[int, ...], Front] = {}

        def joined(*cells: Front) -> Front:
            key = tuple(map(id, cells))
            if key not in known:
                lists = [Runs.of([one]) for one in cells]
                known[key] = self.prune.joined(lists, is_marked=False)
            return known[key]

        rows = zip(*(one.table for one in some), strict=True)
        return [[*map(joined, *cells)] for cells in rows]

    def _fold(self, how: str, gone: int, edge: Costs, into: int) -> None:
        """(node + edge) + what it goes into."""
        of = (self.nodes.pop(gone), edge, self.nodes[into])
        key = (how, *(id(one.table) for one in of))
        if key not in self.known:
            own, between, target = (one.table for one in of)
            cells = _columns(between) if how == "merge" else between
            alone = Runs.of(own[0])
            self._keep(key, [[
                self.prune.joined([alone, Runs.of(some), _same(goes_into, len(own[0]))])
                for some, goes_into in zip(cells, target[0], strict=True)
            ]])  # fmt: skip
        self.nodes[into] = Costs(self.known[key], Made(how, of, (gone,)))

    def _star(self, how: str, gone: int, outs: Sequence[int]) -> None:
        """((node + first edge) + first user) + other edges."""
        edges = sorted((self.edges.pop(number) for number in outs), key=lambda one: one[1])
        first, *others = (user for _, user, _ in edges)
        of = (self.nodes.pop(gone), edges[0][2], self.nodes[first], *(one[2] for one in edges[1:]))
        key = (how, *(id(one.table) for one in of))
        if key not in self.known:
            self._keep(key, self._starred([one.table for one in of]))
        self.nodes[first] = Costs(self.known[key], Made(how, of, (gone, *others)))

    def _starred(self, tables: Sequence[Table]) -> Table:
        own, first, target, *rest = tables
        free = [Runs.of_pools([self.prune.pooled(row) for row in table]) for table in rest]
        alone = Runs.of(own[0])
        return [[
            self.prune.joined([alone, Runs.of(some), _same(goes_into, len(own[0]))], free)
            for some, goes_into in zip(_columns(first), target[0], strict=True)
        ]]  # fmt: skip


class _Lines(NamedTuple):
    """Rows of lists that differ, and by row `which` it is: what is made of equal ones is one."""

    runs: list[Runs]
    which: list[int]

    @staticmethod
    def of(rows: Sequence[Sequence[Front]]) -> _Lines:
        known: dict[tuple[int, ...], int] = {}
        which = [known.setdefault(tuple(map(id, row)), len(known)) for row in rows]
        first = [which.index(number) for number in range(len(known))]
        return _Lines([Runs.of(rows[k]) for k in first], which)


def _columns(table: Table) -> list[tuple[Front, ...]]:
    return list(zip(*table, strict=True))


def _same(front: Front, count: int) -> Runs:
    """One list for each of so many choices."""
    return Runs.of([front] * count)


class Traced(NamedTuple):
    """Choices by node, and pairs of what a node was supposed to take and did not."""

    choices: dict[int, int]
    mismatches: int


def final(costs: Costs, prune: Prune) -> Front:
    """The list of a node that is left: of all its choices; `back` is (choice, rank)."""
    return prune.joined([Runs.of(costs.table[0])])


def traced(ends: Sequence[tuple[int, Costs, int, int]]) -> Traced:
    """Undo all: from nodes that are left with their costs, choice and rank in its list."""
    choices: dict[int, int] = {}
    supposed: list[tuple[int, int]] = []
    waiting = [(costs, (0, choice), rank) for _, costs, choice, rank in ends]
    for node, _, choice, _ in ends:
        choices[node] = choice
    while waiting:
        costs, (s, t), rank = waiting.pop()
        row = whole(costs.table[s][t].back[rank])
        made = costs.made
        if made.how == "op":
            mark, *ranks = row
            places = ((s, mark), (0, mark), (mark, t))
            choices[made.nodes[0]] = mark
        elif made.how == "edge":
            ranks, places = row, ((s, t),) * len(row)
        elif made.how in ("merge", "contract"):
            mark, *ranks = row
            choices[made.nodes[0]] = mark
            places = ((0, mark), (mark, t) if made.how == "merge" else (t, mark), (0, t))
        elif made.how in ("triangle", "star"):
            count = len(made.nodes)
            mark, *others = row[:count]
            ranks = row[count:]
            choices[made.nodes[0]] = mark
            supposed += zip(made.nodes[1:], others, strict=True)
            places = ((0, mark), (mark, t), (0, t), *((mark, k) for k in others))
        else:
            continue
        waiting += zip(made.of, places, ranks, strict=True)
    return Traced(choices, sum(choices[node] != choice for node, choice in supposed))

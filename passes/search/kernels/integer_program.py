"""The problem as a mixed integer program, solved by HiGHS (scipy).

Variables: s_i,k binary; e_kl of an edge in [0, 1]. Rows, all equalities but those of memory:
sum_k s_i,k = 1; sum_l e_kl = s_p,k; sum_k e_kl = s_c,l; memory, less the least of each variable.
The equal marginals give the tight relaxation. Choices that a table does not tell apart are one k or
l of its edges, and s their sum: what is cut off in fractions is the same, by far fewer variables.
Source: Zheng et al., Alpa, OSDI 2022 (their form is weaker); Koster et al., The partial constraint
satisfaction problem, 1998.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from shardwright.ir.errors import error
from shardwright.ir.exit_codes import MISSING
from shardwright.passes.search.problem.free_graph import Alike, FreeGraph
from shardwright.passes.search.problem.problem import Floats, Ints, whole

SCALE = 1e7  # what the largest cost becomes
LEAST_GAP = 1e-9


@dataclass(frozen=True)
class Solved:
    """`y` labels [m] or None; `bound` of the cost; `status` optimal, infeasible or budget;
    `variables` and `rows` of the program that was solved.
    """

    y: Ints | None
    bound: float
    status: str
    variables: int
    rows: int
    branches: int


class Limit(NamedTuple):
    """Where integer programs end: at `work` entries of edges times nodes of the tree of branches,
    which the same input reaches at the same place; and when the clock says `until`, which is that
    of a budget of time.
    """

    work: float
    until: float = np.inf

    @property
    def seconds(self) -> float:
        """What is left on the clock."""
        return max(self.until - perf_counter(), 0.0)

    def nodes(self, graph: FreeGraph) -> int:
        """The most of the tree of one program."""
        return max(1, int(self.work / max(graph.entries, 1)))


class _Block(NamedTuple):
    """Entries of the matrix of rows, and the right side."""

    row: Ints
    column: Ints
    value: Floats
    right: Floats


def solve_integer(
    graph: FreeGraph, seconds: float = np.inf, gap: float = 1e-7, nodes: int | None = None,
    relaxed: bool = False,
) -> Solved:  # fmt: skip
    """Solve the graph with its memory rows; `relaxed`: in fractions, only the bound counts.

    `nodes`: the most of the tree of branches.

    Raises ProgramError without scipy.
    """
    milp, matrix, bounds = needed_solver()
    labels = int(graph.starts[-1])
    blocks, costs = _rows(graph)
    cost = np.concatenate([graph.unary, costs])
    scale = SCALE / max(float(np.abs(cost).max(initial=0.0)), 1e-300)
    row, column, value, right = (np.concatenate(part) for part in zip(*blocks, strict=True))
    upper, lower = right.copy(), right.copy()
    if len(graph.loads):
        lower[-len(graph.loads) :] = -np.inf
    shape = len(right), len(cost)
    rows = bounds.LinearConstraint(matrix((value, (row, column)), shape=shape), lower, upper)
    integral = np.zeros(len(cost))
    integral[:labels] = 0 if relaxed else 1
    options = {"mip_rel_gap": max(gap, LEAST_GAP), "presolve": True}
    if np.isfinite(seconds):
        options["time_limit"] = max(seconds, 1e-3)
    if nodes is not None:
        options["node_limit"] = nodes
    with unheard():
        found = milp(
            cost * scale, constraints=rows, integrality=integral,
            bounds=bounds.Bounds(0.0, 1.0), options=options,
        )  # fmt: skip
    return _answer(graph, found, scale, relaxed, shape)


def _answer(
    graph: FreeGraph, found: Any, scale: float, relaxed: bool, shape: tuple[int, int]
) -> Solved:
    status = {0: "optimal", 2: "infeasible"}.get(int(found.status), "budget")
    bound = getattr(found, "mip_dual_bound", None)
    if relaxed and found.x is not None:
        bound = found.fun
    limit = -np.inf if bound is None else float(bound) / scale + graph.fixed
    y = None if found.x is None else _rounded(graph, found.x)
    branches = int(getattr(found, "mip_node_count", None) or 0)
    return Solved(y, limit, status, shape[1], shape[0], branches)


def _rounded(graph: FreeGraph, values: Floats) -> Ints:
    """[m] the label of the largest share."""
    starts = graph.starts
    spans = zip(whole(starts[:-1]), whole(starts[1:]), strict=True)
    return np.array([int(values[a:b].argmax()) for a, b in spans], np.int64)


@contextmanager
def unheard() -> Generator[None]:
    """Nothing is heard of what HiGHS prints by itself, which would stand between our own words."""
    try:
        kept = os.dup(1)
    except OSError:  # there is no stdout
        yield
        return
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 1)
    try:
        yield
    finally:
        ctypes.CDLL(None).fflush(None)
        os.dup2(kept, 1)
        os.close(kept)


def needed_solver() -> tuple[Any, Any, Any]:
    try:
        from scipy import optimize, sparse  # pyright: ignore
    except ImportError:
        help = "pip install 'shardwright[search]', or take --method eliminate or messages"
        raise error(
            "an integer program needs scipy, which is not installed", help=help, code=MISSING
        ) from None
    solver: Any = optimize
    matrices: Any = sparse
    return solver.milp, matrices.csr_array, solver


def _rows(graph: FreeGraph) -> tuple[list[_Block], Floats]:
    """Rows of choices, of edges, and of memory; costs of the variables of edges."""
    m, labels = len(graph.labels), int(graph.starts[-1])
    blocks = [_Block(graph.owner, np.arange(labels), np.ones(labels), np.ones(m))]
    costs: list[Floats] = [np.zeros(0)]
    row, column = m, labels
    first = np.zeros(len(graph.edges), np.int64)
    for number, alike in enumerate(graph.alike):
        chosen = np.flatnonzero(graph.edges[:, 2] == number)
        first[chosen] = column + np.arange(len(chosen)) * alike.costs.size
        edges = graph.edges[chosen]
        block = _edges(graph, edges, alike, row, column)
        blocks.append(block)
        costs.append(np.tile(alike.costs.ravel(), len(edges)))
        row, column = row + len(block.right), column + alike.costs.size * len(edges)
    for number in range(len(graph.loads)):
        blocks.append(_memory(graph, number, row + number, first))
    return blocks, np.concatenate(costs)


def _memory(graph: FreeGraph, number: int, row: int, first: Ints) -> _Block:
    """A row of memory, less the least of each variable and edge. `first`: columns of edges."""
    loads = graph.loads
    begin, end = np.searchsorted(loads.row, [number, number + 1])
    here = np.bincount(loads.term[begin:end], minlength=len(loads.one)).astype(np.float64)
    kept = loads.labels(graph.starts, here)
    low = np.minimum.reduceat(kept, graph.starts[:-1])
    kept -= np.repeat(low, graph.sizes)
    used, room = np.flatnonzero(kept), float(graph.room[number] - low.sum())
    columns, sizes = [used], [kept[used]]
    for term in whole(loads.pairs[here[loads.pairs] > 0]):
        table = loads.tables[int(loads.table[term])].ravel()
        least = float(table.min())
        columns.append(first[loads.edge[term]] + np.flatnonzero(table > least))
        sizes.append(table[table > least] - least)
        room -= least
    column, size = np.concatenate(columns), np.concatenate(sizes)
    unit = max(float(size.max(initial=1.0)), 1.0)
    return _Block(np.full(len(column), row), column, size / unit, np.array([room / unit]))


def _edges(graph: FreeGraph, edges: Ints, alike: Alike, row: int, column: int) -> _Block:
    """Marginals of all edges of one table."""
    wide, deep = map(int, alike.costs.shape)
    count, entries = len(edges), wide * deep
    cell = np.arange(entries)
    edge = np.arange(count)[:, None]
    own = column + edge * entries + cell
    first = row + edge * (wide + deep) + cell // deep
    second = row + edge * (wide + deep) + wide + cell % deep
    ends = row + edge * (wide + deep) + np.concatenate([alike.rows, wide + alike.columns])
    a = graph.starts[edges[:, 0]][:, None] + np.arange(len(alike.rows))
    b = graph.starts[edges[:, 1]][:, None] + np.arange(len(alike.columns))
    rows = np.concatenate([first.ravel(), second.ravel(), ends.ravel()])
    columns = np.concatenate([own.ravel(), own.ravel(), np.concatenate([a, b], axis=1).ravel()])
    values = np.concatenate([np.ones(2 * own.size), -np.ones(ends.size)])
    return _Block(rows, columns, values, np.zeros(count * (wide + deep)))

"""Additive cost tables (tier A): seconds per op and strategy, and per edge and pair of strategies.

A *strategy* cuts factors of an op over axes of a mesh. A node of the tables is an op of the program,
its entries are what the op costs under each strategy: the kernel on its local sizes, and the sum of
what is partial then. An edge is an operand that another op made: what it takes to bring it from the
layout in which one strategy leaves it to that in which the other needs it. Entries come from the same
functions as the simulator's times, once per signature; overlap, contention and fusion are left out, so
sums serve searches as a guide and the simulator judges. Source of the form: Zheng et al., Alpa, OSDI
2022, section 4.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


class Edge(NamedTuple):
    """From a node to one that uses it; `matrix` is the number of its costs in `matrices`."""

    source: int
    target: int
    matrix: int


@dataclass(frozen=True)
class Tables:
    """`nodes`: by node the seconds of each strategy. `matrices`: seconds by strategy of the source
    and of the target; edges between ops of equal signatures share one.
    """

    nodes: tuple[Floats, ...]
    edges: tuple[Edge, ...]
    matrices: tuple[Floats, ...]

    def total(self, choice: Sequence[int]) -> float:
        """Seconds of all nodes and edges, each node with its chosen strategy."""
        own = sum(float(costs[k]) for costs, k in zip(self.nodes, choice, strict=True))
        between = (self.matrices[e.matrix][choice[e.source], choice[e.target]] for e in self.edges)
        return own + float(sum(between))

    @cached_property
    def rows(self) -> tuple[list[list[float]], list[list[tuple[int, list[list[float]]]]]]:
        """The tables for plain Python: node costs; by node the other end and costs of its edges,
        its own strategy first.
        """
        whole = {k: matrix.tolist() for k, matrix in enumerate(self.matrices)}
        turned = {k: matrix.T.tolist() for k, matrix in enumerate(self.matrices)}
        around: list[list[tuple[int, list[list[float]]]]] = [[] for _ in self.nodes]
        for source, target, matrix in self.edges:
            around[source].append((target, whole[matrix]))
            around[target].append((source, turned[matrix]))
        return [costs.tolist() for costs in self.nodes], around

    def delta(self, choice: Sequence[int], node: int, new: int) -> float:
        """The growth of `total` when a node gets another strategy."""
        nodes, around = self.rows
        old = choice[node]
        costs = nodes[node]
        change = costs[new] - costs[old]
        for other, matrix in around[node]:
            there = choice[other]
            change += matrix[new][there] - matrix[old][there]
        return change

    @cached_property
    def columns(self) -> Columns:
        """The tables as flat columns, for compiled loops."""
        return _columns(self)


class Columns(NamedTuple):
    """`costs[at[n] + k]`: seconds of node n with strategy k. The edges of node n are the numbers
    from `first[n]` to `first[n + 1]`: the other end; `values[start + own * own_step + other *
    other_step]` are the seconds of an edge.
    """

    at: Ints
    costs: Floats
    first: Ints
    other: Ints
    start: Ints
    own_step: Ints
    other_step: Ints
    values: Floats


def _columns(tables: Tables) -> Columns:
    sizes = [len(costs) for costs in tables.nodes]
    starts = np.cumsum([0, *(matrix.size for matrix in tables.matrices)])
    around: list[list[tuple[int, int, int, int]]] = [[] for _ in sizes]
    for source, target, number in tables.edges:
        wide, start = tables.matrices[number].shape[1], int(starts[number])
        around[source].append((target, start, wide, 1))
        around[target].append((source, start, 1, wide))
    ends = [end for edges in around for end in edges]
    other, start, own, theirs = np.array(ends, np.int64).reshape(-1, 4).T
    first = np.cumsum([0, *map(len, around)])
    values = [matrix.ravel() for matrix in tables.matrices] or [np.zeros(0)]
    costs = np.concatenate([*tables.nodes, np.zeros(0)])
    at = np.cumsum([0, *sizes])
    ends_of = [np.ascontiguousarray(row) for row in (other, start, own, theirs)]
    return Columns(
        at, costs, first, ends_of[0], ends_of[1], ends_of[2], ends_of[3], np.concatenate(values)
    )


def deltas(columns: Columns, choice: Ints, nodes: Ints, new: Ints, out: Floats) -> None:
    """`Tables.delta` of many single changes of one choice, written to `out`.

    Plain loops over numbers: `compiled` makes machine code of it.
    """
    for k in range(len(nodes)):
        node, strategy = nodes[k], new[k]
        old = choice[node]
        change = columns.costs[columns.at[node] + strategy] - columns.costs[columns.at[node] + old]
        for edge in range(columns.first[node], columns.first[node + 1]):
            there = columns.start[edge] + choice[columns.other[edge]] * columns.other_step[edge]
            step = columns.own_step[edge]
            change += columns.values[there + strategy * step] - columns.values[there + old * step]
        out[k] = change


def compiled() -> Callable[[Columns, Ints, Ints, Ints, Floats], None]:
    """`deltas` as machine code by numba. Raises ImportError without it."""
    import numba

    compile: Any = numba.njit
    made: Callable[[Columns, Ints, Ints, Ints, Floats], None] = compile(deltas)
    return made

"""A problem of choices: nodes with a cost per choice, edges with a cost per pair of choices.

    minimise    fixed + sum_i turns_i cost_i[x_i] + sum_e weight_e table_e[x_p, x_c]
    subject to  bytes of every memory row, of nodes and of pairs at edges, <= its cap,
                x_i = x_tie(i),  x_i allowed

It knows no program. Costs and tables stand once per class: nodes of one kind have equal costs and
equal choices, edges of one number share a table. Infinite costs are no costs: what may not be
chosen is not allowed. Source of the form: Zheng et al., Alpa, OSDI 2022, section 4.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from shardwright.passes.search.problem.anatomy import Anatomy
from shardwright.passes.search.problem.loads import NOBODY, Loads, distinct

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
NOWHERE = -1  # of `region` and `place`: no repeated part

EMPTY: Ints = np.zeros(0, np.int64)


def whole(array: npt.NDArray[np.integer[Any]]) -> list[int]:
    """Numbers of an array [N]."""
    return cast(list[int], array.tolist())


def triples(array: Ints) -> list[tuple[int, int, int]]:
    """Rows of an array [N, 3]."""
    return cast(list[tuple[int, int, int]], array.tolist())


class Flat(NamedTuple):
    """The entries one behind the other, for loops over numbers.

    costs[at[i] + k] * turns[i]: node i with choice k. values[first[e] + p * wide[e] + c] *
    weights[e]: edge e. Edges of node i: around[begin[i] : begin[i + 1]].
    """

    costs: Floats
    at: Ints
    sizes: Ints
    turns: Floats
    values: Floats
    first: Ints
    wide: Ints
    weights: Floats
    producer: Ints
    consumer: Ints
    begin: Ints
    around: Ints


@dataclass(frozen=True, eq=False)
class Problem:
    """n nodes in program order, E edges, t memory rows.

    kinds       [n] class of a node
    compute     [class] float64[K], in `unit`, one execution
    collective  [class] float64[K], what completes results; added to `compute`
    turns       [n] executions a step
    edges       [E, 3] producer, consumer, number of the table; parallel edges add up
    weights     [E] executions a step
    tables      [T] float64[K of producer, K of consumer]
    allowed     [sum of K] by node, then choice; all where it is empty
    tie         [n] the node whose choice a node takes: itself where it is free
    region      [n] which repeated part a node is in, -1: none; `place`: where in that part
    names       [n] or empty;  labels: [class][K] words of choices, or empty
    ports       [E, 2] result of the producer, operand of the consumer, or empty
    shared      nodes that are values of several users
    loads       [M, 3] row, node, number of `vectors`: bytes that the node adds by choice
    vectors     int64[K] bytes
    pairs       [P, 3] row, edge, number of `blocks`: bytes that the choices at both ends add
    blocks      int64[K of producer, K of consumer] bytes
    held        [t] bytes that every plan holds
    cap         [t] bytes that a row may hold
    fixed       cost of every plan
    make_anatomy  of programs: gives `anatomy`, what choices cut; not in files
    axes        sizes of the axes of the mesh, of programs
    for_parameters  [class] float64[K]: of `collective`, what parameters need; not in files
    """

    kinds: Ints
    compute: tuple[Floats, ...]
    edges: Ints
    tables: tuple[Floats, ...]
    collective: tuple[Floats, ...] = ()
    turns: Floats = field(default_factory=lambda: np.zeros(0))
    weights: Floats = field(default_factory=lambda: np.zeros(0))
    allowed: Bools = field(default_factory=lambda: np.zeros(0, np.bool_))
    tie: Ints = field(default_factory=lambda: EMPTY)
    region: Ints = field(default_factory=lambda: EMPTY)
    place: Ints = field(default_factory=lambda: EMPTY)
    loads: Ints = field(default_factory=lambda: np.zeros((0, 3), np.int64))
    vectors: tuple[Ints, ...] = ()
    pairs: Ints = field(default_factory=lambda: np.zeros((0, 3), np.int64))
    blocks: tuple[Ints, ...] = ()
    held: Ints = field(default_factory=lambda: EMPTY)
    cap: Ints = field(default_factory=lambda: EMPTY)
    ports: Ints = field(default_factory=lambda: np.zeros((0, 2), np.int64))
    shared: Ints = field(default_factory=lambda: EMPTY)
    names: tuple[str, ...] = ()
    labels: tuple[tuple[str, ...], ...] = ()
    fixed: float = 0.0
    unit: str = "s"
    name: str = ""
    make_anatomy: Callable[[], tuple[Anatomy, ...]] | None = None
    axes: tuple[int, ...] = ()
    for_parameters: tuple[Floats, ...] = ()

    @property
    def n(self) -> int:
        """Number of nodes."""
        return len(self.kinds)

    @cached_property
    def anatomy(self) -> tuple[Anatomy, ...]:
        """[class] what choices cut, for methods that price plans their own way; else empty."""
        return self.make_anatomy() if self.make_anatomy is not None else ()

    @cached_property
    def node_turns(self) -> Floats:
        """[n] executions a step; 1 where nothing is said."""
        return self.turns if len(self.turns) else np.ones(self.n)

    @cached_property
    def edge_weights(self) -> Floats:
        """[E] executions a step; 1 where nothing is said."""
        return self.weights if len(self.weights) else np.ones(len(self.edges))

    @cached_property
    def ties(self) -> Ints:
        """[n] the node that decides, itself where it is free; chains of ties are followed."""
        found = self.tie if len(self.tie) else np.arange(self.n)
        for _ in range(self.n.bit_length()):  # each turn follows chains of twice the length
            found = found[found]
        return found

    @cached_property
    def costs(self) -> tuple[Floats, ...]:
        """[class] float64[K]: both parts of a node's cost."""
        if not self.collective:
            return self.compute
        return tuple(a + b for a, b in zip(self.compute, self.collective, strict=True))

    @cached_property
    def sizes(self) -> Ints:
        """[n] number of choices."""
        return np.array([len(one) for one in self.compute], np.int64)[self.kinds]

    @cached_property
    def starts(self) -> Ints:
        """[n + 1] first place of a node in `allowed`."""
        return np.concatenate([[0], np.cumsum(self.sizes)]).astype(np.int64)

    @cached_property
    def flat(self) -> Flat:
        """The entries one behind the other."""
        return flat_of(
            self.kinds, self.costs, self.edges, self.tables, self.node_turns, self.edge_weights
        )

    def may(self, node: int) -> Bools:
        """[K] which choices of a node are allowed."""
        if not len(self.allowed):
            return np.ones(int(self.sizes[node]), np.bool_)
        return self.allowed[self.starts[node] : self.starts[node + 1]]

    def totals(self, x: Ints) -> Floats:
        """[...] cost of plans x [..., n]."""
        flat = self.flat
        nodes = flat.costs[flat.at + x] * flat.turns
        at = flat.first + x[..., flat.producer] * flat.wide + x[..., flat.consumer]
        edges = flat.values[at] * flat.weights
        return self.fixed + nodes.sum(axis=-1) + edges.sum(axis=-1)

    def total(self, x: Ints | Sequence[int]) -> float:
        """Cost of a plan x [n], in `unit`."""
        return float(self.totals(np.asarray(x, np.int64)))

    def memory(self, x: Ints | Sequence[int]) -> Ints:
        """[t] bytes of every row for a plan x [n]."""
        return self.held + self.byte_terms.used(np.asarray(x, np.int64)).astype(np.int64)

    @cached_property
    def byte_terms(self) -> Loads:
        """Loads of nodes and of pairs as terms over choices, each once."""
        singles, single = distinct(self.loads[:, 1:])
        pairs, pair = distinct(self.pairs[:, 1:])
        count = len(singles)
        row = np.concatenate([self.loads[:, 0], self.pairs[:, 0]])
        term = np.concatenate([single, pair + count])
        order = np.argsort(row, kind="stable")
        none = np.full(count, NOBODY)
        ends = self.edges[pairs[:, 0]]
        return Loads(
            np.concatenate([singles[:, 0], ends[:, 0]]), np.concatenate([none, ends[:, 1]]),
            np.concatenate([none, pairs[:, 0]]),
            np.concatenate([singles[:, 1], pairs[:, 1] + len(self.vectors)]),
            tuple(one.astype(np.float64) for one in (*self.vectors, *self.blocks)),
            row[order], term[order], len(self.cap), self.n,
        )  # fmt: skip

    def is_legal(self, x: Ints) -> bool:
        """True if the plan keeps ties, takes allowed choices, and fits."""
        if np.any(x < 0) or np.any(x >= self.sizes) or np.any(x != x[self.ties]):
            return False
        if len(self.allowed) and not self.allowed[self.starts[:-1] + x].all():
            return False
        return bool(np.all(self.memory(x) <= self.cap))

    def restrict(self, allowed: Bools) -> Problem:
        """The same problem with fewer choices: `allowed` [sum of K] is met with what is allowed."""
        return replace(self, allowed=allowed & self.allowed if len(self.allowed) else allowed)

    def without_rows(self) -> Problem:
        """The same problem without memory rows."""
        none = np.zeros((0, 3), np.int64)
        return replace(self, loads=none, vectors=(), pairs=none, blocks=(), held=EMPTY, cap=EMPTY)

    def with_cap(self, cap: Ints) -> Problem:
        """The same problem with other caps [t] of its memory rows."""
        return replace(self, cap=np.asarray(cap, np.int64))


def flat_of(
    kinds: Ints, costs: Sequence[Floats], edges: Ints, tables: Sequence[Floats],
    turns: Floats, weights: Floats,
) -> Flat:  # fmt: skip
    """Arrays of classes as one array with starts, and the edges around every node."""
    starts = np.cumsum([0, *map(len, costs)])
    first = np.cumsum([0, *(table.size for table in tables)])
    wide = np.array([table.shape[1] for table in tables], np.int64)
    count = len(kinds)
    ends = np.concatenate([edges[:, 0], edges[:, 1]])
    order = np.argsort(ends, kind="stable")
    begin = np.concatenate([[0], np.cumsum(np.bincount(ends, minlength=count))])
    number = edges[:, 2]
    return Flat(
        np.concatenate([*costs, np.zeros(0)]), starts[kinds],
        np.array([len(one) for one in costs], np.int64)[kinds], turns,
        np.concatenate([*(table.ravel() for table in tables), np.zeros(0)]),
        first[number], wide[number] if len(edges) else EMPTY, weights,
        np.ascontiguousarray(edges[:, 0]), np.ascontiguousarray(edges[:, 1]),
        begin.astype(np.int64), (order % max(len(edges), 1)).astype(np.int64),
    )  # fmt: skip

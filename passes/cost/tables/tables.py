"""Additive cost tables (tier A): seconds per op and strategy, and per edge and pair of strategies.

A node is an op of the program whose factors axes of a mesh may cut, or a value that text lays out
by itself. Its entries are what the op costs under each strategy: its part of a fused kernel on
local sizes, and the collectives that complete its results. An edge is an operand that another node
made: what it takes to bring it from the layout in which one strategy leaves it to the one that the
other needs. Entries come from the functions that price the lowered program, once per class of node
or edge. Overlap and what passes do later to moves that stand beside one another are left out: sums
serve searches as a guide, and the simulator judges. Source of the form: Zheng et al., Alpa, OSDI
2022, section 4.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from shardwright.spec.axes import Mesh
from shardwright.spec.strategies import Strategy

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
FREE = -1  # of `given`: the text says nothing
JOINED = -1  # operand of an edge between two sums that are added up: one may be taken for both
LATE = -2  # operand of an edge between a sum and the place where it is better taken
BACK = -3  # operand of an edge on the way between both


@dataclass(frozen=True)
class Tables:
    """n nodes in program order, E edges in the order of their consumers; knows no program.

    names         [n] function, place in it and name of an op; the name of a value
    kinds         [n] class of a node: equal strategies, equal costs
    strategies    [class] at least one
    compute_s     [class] seconds of a kernel by strategy, one execution
    collective_s  [class] seconds of completing partial results and of exchanges between blocks
    turns         [n] executions a step
    edges         [E, 5] producer, its result, consumer, its operand, number of the table; `JOINED`
                  for the operand where no tensor is handed on, but what is saved by one sum for
                  two, `LATE` for what a sum that is taken later saves, `BACK` where a move on its
                  way takes that away
    weights       [E] executions a step
    tables        [T] seconds by strategy of the producer and of the consumer
    given         [n] the strategy that the text asks for, `FREE` where it asks for none
    tie           [n] the node whose strategy a node must have: itself where it is free
    shared        nodes that are values of several users, in a layout of their own
    fixed_s       seconds a step of kernels that are no nodes: constants that are kept
    """

    mesh: Mesh
    names: tuple[str, ...]
    kinds: Ints
    strategies: tuple[tuple[Strategy, ...], ...]
    compute_s: tuple[Floats, ...]
    collective_s: tuple[Floats, ...]
    turns: Floats
    edges: Ints
    weights: Floats
    tables: tuple[Floats, ...]
    given: Ints
    tie: Ints
    shared: Ints
    fixed_s: float = 0.0

    @cached_property
    def sizes(self) -> Ints:
        """[n] number of strategies."""
        return np.array([len(one) for one in self.strategies], np.int64)[self.kinds]

    @cached_property
    def flat(self) -> Flat:
        """The entries one behind the other."""
        seconds = [a + b for a, b in zip(self.compute_s, self.collective_s, strict=True)]
        starts = np.cumsum([0, *map(len, seconds)])
        first = np.cumsum([0, *(table.size for table in self.tables)])
        number = self.edges[:, 4]
        return Flat(
            np.concatenate([*seconds, np.zeros(0)]), starts[self.kinds],
            np.concatenate([*(table.ravel() for table in self.tables), np.zeros(0)]),
            first[number], self.sizes[self.edges[:, 2]],
        )  # fmt: skip

    def node_seconds(self, x: Ints) -> Floats:
        """[..., n] by node for strategies x [..., n], all executions."""
        return self.flat.costs[self.flat.at + x] * self.turns

    def edge_seconds(self, x: Ints) -> Floats:
        """[..., E] by edge for strategies x [..., n], all executions."""
        flat, producer, consumer = self.flat, self.edges[:, 0], self.edges[:, 2]
        places = flat.first + x[..., producer] * flat.wide + x[..., consumer]
        return flat.values[places] * self.weights

    def totals(self, x: Ints) -> Floats:
        """[...] seconds of a step for strategies x [..., n]."""
        nodes, edges = self.node_seconds(x), self.edge_seconds(x)
        return self.fixed_s + nodes.sum(axis=-1) + edges.sum(axis=-1)

    def total(self, x: Ints | Sequence[int]) -> float:
        """Seconds of a step, each node with its chosen strategy."""
        return float(self.totals(np.asarray(x, np.int64)))


class Flat(NamedTuple):
    """`costs[at[n] + k]`: seconds of node n with strategy k. `values[first[e] + p * wide[e] + c]`:
    seconds of edge e between strategies p and c.
    """

    costs: Floats
    at: Ints
    values: Floats
    first: Ints
    wide: Ints

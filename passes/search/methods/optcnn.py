"""OptCNN: the fastest degrees of every layer, by eliminations of nodes and edges.

Every layer has a configuration: in how many equal parts each dim of its output is. It minimises
    sum_i compute(c_i) + sync(c_i) + sum_(i,j) transfer(i, j, c_i, c_j)
by two eliminations that keep the optimum: a node with one edge in and one out becomes an edge,
min over c of R1 + cost + R2, and parallel edges add up. What is left, two nodes of classic
networks, is enumerated: O(E K^3 + K^n').

What differs. A node with a single edge is folded into its neighbour, which networks of several
inputs need. What is left is enumerated up to `limit` plans, and refused with its width beyond: no
other algorithm takes over. Memory is not known.

Of a program: nodes are layers, products of the forward part with their gradients and all that is
made of them until the next product (`problem/layers_of_programs.py`), configurations cut dims of
what the product makes, costs are seconds of the tables.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from shardwright.passes.search.kernels.node_eliminations import LIMIT, TooWide, reduce
from shardwright.passes.search.problem.anatomy import Anatomy
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.layers_of_programs import layers_of
from shardwright.passes.search.problem.own_answers import own_answer, refused
from shardwright.passes.search.problem.problem import Bools, Ints, Problem


@dataclass(frozen=True)
class OptCnn:
    """`limit`: plans of what no elimination applies to."""

    limit: float = LIMIT
    name: str = "optcnn"
    exact: bool = True
    relative: float = 1e-9
    paper: ClassVar[str] = "Jia et al., OptCNN, ICML 2018 (arXiv 1802.04924), section 5.2"
    label: ClassVar[str] = "paper-formula"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "degrees of output dims by node and edge elimination"

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`. Refuses where too much is left, and where the plan does not fit."""
        own, layers = problem, None
        if problem.anatomy:
            own = problem.without_rows()
            layers = layers_of(problem, own, output_dims)
        graph = free_graph(own if layers is None else layers.problem)
        evaluator.charge(1.0)
        try:
            found = reduce(graph, self.limit)
        except TooWide as wide:
            return refused(f"too wide: {wide}, of at most {self.limit:.3g}")
        x, info = graph.plan(found.labels), {"left": found.left, "nodes": len(graph.labels)}
        x = x if layers is None else layers.expanded(x)
        return own_answer(problem, own, x, evaluator, info=info, is_least=True)


def output_dims(one: Anatomy) -> Bools:
    """[K] choices that cut dims of results alone, and scatter no sum."""
    return one.plain & np.all(one.degree[:, one.summed] == 1, axis=1)

"""MindSpore's dynamic programme: eliminations over costs of computation and communication.

Repeated, the first that applies: Op (a node between two edges), Edge (parallel ones), Merge (a
source of one edge), Contract (a sink of one), Triangle, Star (sources of several). Lists keep what
no other beats in
    computation   and   without + gamma (communication - without)
where *without* leaves out what parameters need. Memory only filters at the end: of the lists of
what is left, the least alpha computation + beta communication whose bytes fit.

Triangle and Star fold a node into its first user, what the others take is free and compared when
all is undone: not exact, and a plan may take more than was promised. Orders that the sources leave
open are chosen below.

What differs. What is beaten in a part of a sum goes before more is added, where no rounding and no
tie can tell, so the lists are those of the code and shorter on the way; one that would be made of
more than `most` costs is refused. alpha and beta are 1 here, as costs are of one unit. A plan whose
promised bytes fit and whose own do not is refused.

Of a program: nodes are layers (`problem/layers_of_programs.py`), computation is the seconds of
their members, communication that of collectives and edges, none of it known to be for parameters;
memory the bytes of all arguments and results on a device, nothing freed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from math import inf
from typing import ClassVar, NamedTuple

import numpy as np

from shardwright.passes.search.kernels.cost_eliminations import Costs, Eliminations, Traced
from shardwright.passes.search.kernels.cost_fronts import Crowded, Prune, given
from shardwright.passes.search.kernels.cost_totals import pick
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.layers_of_programs import layers_of, with_bytes
from shardwright.passes.search.problem.own_answers import own_answer, refused
from shardwright.passes.search.problem.own_costs import plain_only
from shardwright.passes.search.problem.problem import Floats, Ints, Problem
from shardwright.passes.search.problem.two_costs import CostGraph, cost_graph, parts_of

ROUNDED = 1e-12  # of all costs: more than roundings of their sums


class Answer(NamedTuple):
    """The promised cost [4], None where none fits; the least bytes; choices; `steps` by name."""

    cost: Floats | None
    least: float
    traced: Traced
    steps: tuple[str, ...]

    @property
    def words(self) -> str:
        """How many eliminations of which kind."""
        return ", ".join(f"{count} {name}" for name, count in Counter(self.steps).items())


@dataclass(frozen=True)
class MindSpore:
    """`gamma`: what communication for parameters counts. `most`: costs of a list, before it is
    pruned.
    """

    alpha: float = 1.0
    beta: float = 1.0
    gamma: float = 1e-3
    most: float = 2e6
    name: str = "mindspore"
    exact: bool = False
    relative: float = 0.0
    paper: ClassVar[str] = "MindSpore dp_algo_costmodel.cc; Cai et al., TensorOpt, TPDS 2021"
    label: ClassVar[str] = "exact-code"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "eliminations over computation and communication, memory at the end"

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`. Refuses lists that are too long, several rows, and what does not fit."""
        if len(problem.cap) > 1 or len(problem.pairs):
            return refused("it knows one row of memory, of bytes by node")
        evaluator.charge(1.0)
        layers = None
        parts = parts_of(problem)
        rowed = problem
        if problem.anatomy:
            layers = layers_of(problem, problem.without_rows(), plain_only)
            parts = tuple(layers.priced(one) for one in parts)
            rowed = with_bytes(problem, layers)
        graph, cap = cost_graph(parts, rowed)
        try:
            found = self.of_costs(graph, inf if layers is not None else cap)
        except Crowded as many:
            return refused(f"too wide: {many}, of at most {self.most:.3g}")
        if found.cost is None:
            return refused(f"no plan of its lists fits at the end, the least has {found.least:.0f}")
        y = np.array([found.traced.choices[k] for k in range(len(graph.nodes))], np.int64)
        x = free_graph(rowed).plan(y)
        info = {"mismatches": found.traced.mismatches, "steps": found.words}
        if layers is not None:
            x = layers.expanded(x)
            return own_answer(problem, problem.without_rows(), x, evaluator, info=info)
        answer = own_answer(problem, problem, x, evaluator, info=info)
        if answer.status is Status.REFUSED:
            return answer
        return replace(answer, status=Status.FEASIBLE, lower_bound=None, bound_kind="")

    def of_costs(self, graph: CostGraph, cap: float = inf) -> Answer:
        """The plan of a graph whose nodes and edges have costs of four fields. Raises Crowded."""
        prune = Prune(self.gamma, self.most, ROUNDED * graph.most)
        nodes = {k: Costs(given(costs[None])) for k, costs in enumerate(graph.nodes)}
        edges = {k: (p, q, Costs(given(c))) for k, (p, q, c) in enumerate(graph.edges)}
        ended = Eliminations(nodes, edges, prune).run()
        picked = pick(ended, prune, self.alpha, self.beta, cap)
        return Answer(picked.cost, picked.least, picked.traced, tuple(ended.steps))

"""TensorOpt: all plans that no other beats in time and memory, by eliminations over frontiers.

Tables of the elimination hold sets of (time, memory) in place of costs: joining two adds every pair
(Minkowski sum), minimising keeps what no other beats. The frontier is exact where `steps` is 0;
else bytes of a choice are rounded up to multiples of a part of all bytes, 1/`steps`. Of the
frontier the fastest plan that fits is taken (mini-time). O(E K^3 F^2), F the longest frontier; a
table of more than `limit` entries, or a frontier of more than `most` plans, is refused. Entries are
lists, and joins make lists of pairs of plans, so that wider tables take very long.

What differs. The paper's own eliminations and modes of profiling are not known in detail: those of
the kernel stand for them. A problem without a row has a frontier of one plan.

Of a program: nodes are layers (`problem/layers_of_programs.py`), time is the seconds of the tables,
memory the bytes of all arguments and results on a device, nothing freed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from shardwright.passes.search.kernels.elimination import Eliminated, TooWide, eliminate
from shardwright.passes.search.kernels.plan_lists import Crowded, Pareto
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.layers_of_programs import (
    NO_CAP,
    layers_of,
    with_bytes,
    with_row,
)
from shardwright.passes.search.problem.own_answers import own_answer, refused
from shardwright.passes.search.problem.own_costs import plain_only
from shardwright.passes.search.problem.problem import Ints, Problem


@dataclass(frozen=True)
class TensorOpt:
    """`steps`: of bytes, 0: each byte counts (of programs 48). `most`: plans of a frontier."""

    limit: float = 2e6
    steps: float = 0
    most: float = 4096
    name: str = "tensoropt"
    exact: bool = True
    relative: float = 1e-9
    paper: ClassVar[str] = "Cai et al., TensorOpt, TPDS 2021 (arXiv 2004.10856), section 4"
    label: ClassVar[str] = "family"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "all plans that no other beats in time and memory, the fastest that fits"

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`. Refuses what is too wide, or has too many plans, or several rows."""
        if len(problem.cap) > 1 or len(problem.pairs):
            return refused("it knows one row of memory, of bytes by node")
        layers, own, steps = None, problem, self.steps
        if problem.anatomy:
            layers = layers_of(problem, problem.without_rows(), plain_only)
            own, steps = with_bytes(problem, layers), self.steps or 48
        graph = free_graph(own if len(own.cap) else with_row(own))
        evaluator.charge(1.0)
        try:
            found = eliminate(graph, self.ring(graph, steps), limit=self.limit)
        except TooWide as wide:
            return refused(f"too wide: {wide}, of at most {self.limit:.3g}")
        except Crowded as many:
            return refused(f"the frontier is too long: {many}, of at most {self.most:g}")
        points = frontier(found, graph)
        cap = int(own.cap[0]) if len(own.cap) else NO_CAP
        fits = [rank for rank, (_, size) in enumerate(points) if size <= cap]
        if not fits:
            need = min(size for _, size in points)
            if steps:
                return refused(f"no plan of the rounded frontier fits, the least has {need} bytes")
            return Found(None, Status.INFEASIBLE, None, "", {"proof": f"row 0 needs {need} bytes"})
        x = graph.plan(found.labels(fits[0]))
        words = "; ".join(f"{cost:.9g} {own.unit} {size} B" for cost, size in points)
        info = {"frontier": len(points), "points": words}
        if layers is None:
            answer = own_answer(problem, problem, x, evaluator, info=info)
            return (
                answer if not steps else replace(answer, status=Status.FEASIBLE, lower_bound=None)
            )
        return own_answer(
            problem, problem.without_rows(), layers.expanded(x), evaluator, info=info,
            is_least=fits[0] == 0,  # bytes are rounded, so others might have fitted
        )  # fmt: skip

    def ring(self, graph: FreeGraph, steps: float) -> Pareto:
        total = sum(float(graph.bytes[0][graph.owner == k].max()) for k in range(len(graph.labels)))
        return Pareto(count=int(self.most), grain=max(1.0, total / steps) if steps else 1.0)


def frontier(found: Eliminated, graph: FreeGraph) -> list[tuple[float, int]]:
    """Cost and bytes of all plans that no other beats, fastest first; by ranks of `labels`."""
    values = found.value[np.isfinite(found.value[..., 0])]
    held = float(graph.held[0])
    return [(float(cost) + graph.fixed, int(size + held)) for cost, size in values]
